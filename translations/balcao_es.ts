<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>balcao::AcceptanceQuestion</name>
    <message>
        <source>The provider&apos;s last word is right</source>
        <translation>Vale la última palabra del proveedor</translation>
    </message>
    <message>
        <source>The charge then counts as “%1”.</source>
        <translation>El cobro pasa a valer como “%1”.</translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>All of it went back</source>
        <translation>Se devolvió todo</translation>
    </message>
    <message>
        <source>No part of the payment is left.</source>
        <translation>No queda nada del pago.</translation>
    </message>
    <message>
        <source>Accept the refund</source>
        <translation>Aceptar el reembolso</translation>
    </message>
    <message>
        <source>The other amount is right</source>
        <translation>El otro valor es correcto</translation>
    </message>
    <message>
        <source>You have seen that %1 came.</source>
        <translation>Usted vio que llegaron %1.</translation>
    </message>
    <message>
        <source>Accept %1</source>
        <translation>Aceptar %1</translation>
    </message>
    <message>
        <source>Accept the new receiver</source>
        <translation>Aceptar el nuevo receptor</translation>
    </message>
    <message>
        <source>It is the shop&apos;s. Its codes are shown from now on.</source>
        <translation>Es el de la tienda. Sus códigos se muestran desde ahora.</translation>
    </message>
    <message>
        <source>Accept the difference</source>
        <translation>Aceptar la diferencia</translation>
    </message>
    <message>
        <source>You have seen both amounts, and know which one is right.</source>
        <translation>Usted vio los dos valores y sabe cuál es el correcto.</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>Mostrar el código</translation>
    </message>
    <message>
        <source>Accept the other address</source>
        <translation>Aceptar la otra dirección</translation>
    </message>
    <message>
        <source>It is the shop&apos;s. Only this code is shown: the next one asks again.</source>
        <translation>Es de la tienda. Solo se muestra este código: el próximo vuelve a preguntar.</translation>
    </message>
</context>
<context>
    <name>balcao::AccountOptions</name>
    <message>
        <source>The file of --api-key-file cannot be read. Check its name and who may read it; the option does not take the key itself.</source>
        <translation>El archivo de --api-key-file no se puede leer. Revise el nombre y quién puede leerlo; la opción no acepta la clave misma.</translation>
    </message>
    <message>
        <source>It belongs into the first line of the file of --api-key-file.</source>
        <translation>Va en la primera línea del archivo de --api-key-file.</translation>
    </message>
    <message>
        <source>Give it in a file with --api-key-file, or in BALCAO_API_KEY.</source>
        <translation>Indíquela en un archivo con --api-key-file, o en BALCAO_API_KEY.</translation>
    </message>
    <message>
        <source>--timeout takes whole seconds from 1 to %1.</source>
        <translation>--timeout acepta segundos enteros de 1 a %1.</translation>
    </message>
    <message>
        <source>--%1 takes %2 or %3.</source>
        <translation>--%1 acepta %2 o %3.</translation>
    </message>
    <message>
        <source>Give it with --base-url, or in BALCAO_BASE_URL.</source>
        <translation>Indíquela con --base-url, o en BALCAO_BASE_URL.</translation>
    </message>
    <message>
        <source>Put it into the keyring with balcao-cli key set, or give it in a file with --api-key-file or in BALCAO_API_KEY.</source>
        <translation>Guárdela en el llavero con balcao-cli key set, o indíquela en un archivo con --api-key-file o en BALCAO_API_KEY.</translation>
    </message>
    <message>
        <source>Others may read the key&apos;s file %1: it has to be this user&apos;s, with the permissions 0600. Treat the key as known.</source>
        <translation>Otros pueden leer el archivo de la clave %1: tiene que ser de este usuario, con los permisos 0600. Considere conocida la clave.</translation>
    </message>
    <message>
        <source>The key&apos;s file %1 of the settings cannot be read. Check its name and who may read it.</source>
        <translation>El archivo de la clave %1, de los ajustes, no se puede leer. Revise su nombre y quién puede leerlo.</translation>
    </message>
    <message>
        <source>It belongs into the first line of the file %1.</source>
        <translation>Va en la primera línea del archivo %1.</translation>
    </message>
    <message>
        <source>The file %1 of provider.ca-file cannot be read, or holds no certificates in PEM.</source>
        <translation>El archivo %1 de provider.ca-file no se puede leer o no tiene certificados en PEM.</translation>
    </message>
    <message>
        <source>The provider&apos;s address with its version: https://api.example.com/v1. Else BALCAO_BASE_URL</source>
        <translation>Dirección del proveedor, con su versión: https://api.example.com/v1. Si no, BALCAO_BASE_URL</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARCHIVO</translation>
    </message>
    <message>
        <source>A file whose first line is the provider&apos;s key. Else BALCAO_API_KEY, else the keyring</source>
        <translation>Archivo cuya primera línea es la clave del proveedor. Si no, BALCAO_API_KEY; si no, el llavero</translation>
    </message>
    <message>
        <source>SECONDS</source>
        <translation>SEGUNDOS</translation>
    </message>
    <message>
        <source>For the whole exchange with the provider, 30 unless told</source>
        <translation>Para todo el intercambio con el proveedor; sin ella, 30</translation>
    </message>
    <message>
        <source>Unit of the provider&apos;s amounts, reais unless told</source>
        <translation>Unidad de los valores del proveedor; sin ella, reais</translation>
    </message>
    <message>
        <source>Form of the amount in an update, number unless told</source>
        <translation>Forma del valor en una actualización; sin ella, number</translation>
    </message>
    <message>
        <source>Where an update&apos;s parameters go, body unless told</source>
        <translation>Dónde van los parámetros de una actualización; sin ella, body</translation>
    </message>
</context>
<context>
    <name>balcao::AmountDisplay</name>
    <message>
        <source>Amount to charge</source>
        <translation>Valor a cobrar</translation>
    </message>
    <message>
        <source>Type digits only: they enter from the right.
Backspace corrects, Del clears.</source>
        <translation>Escriba solo números: entran por la derecha.
Retroceso corrige, Supr borra.</translation>
    </message>
</context>
<context>
    <name>balcao::AmountHint</name>
    <message>
        <source>Comma: now the centavos.</source>
        <translation>Coma: ahora los centavos.</translation>
    </message>
    <message>
        <source>One digit too many. The maximum is R$ 999.999,99.</source>
        <translation>Un dígito de más. El máximo es R$ 999.999,99.</translation>
    </message>
    <message>
        <source>One digit too many. Centavos have two.</source>
        <translation>Un dígito de más. Los centavos son dos.</translation>
    </message>
    <message>
        <source>Pasted “%1” is not an amount. Still %2.</source>
        <translation>Pegado “%1” no es un valor. Quedó %2.</translation>
    </message>
    <message>
        <source>Pasted “%1”: the maximum is R$ 999.999,99. Still %2.</source>
        <translation>Pegado “%1”: el máximo es R$ 999.999,99. Quedó %2.</translation>
    </message>
    <message>
        <source>Pasted “%1” can be read in two ways: type it. Still %2.</source>
        <translation>Pegado “%1” se lee de dos maneras: tecléelo. Quedó %2.</translation>
    </message>
</context>
<context>
    <name>balcao::Announcement</name>
    <message>
        <source>Code ready, %1</source>
        <translation>Código listo, %1</translation>
    </message>
</context>
<context>
    <name>balcao::ApprovalWords</name>
    <message>
        <source>%1 may not correct a charge.</source>
        <translation>%1 no puede corregir un cobro.</translation>
    </message>
    <message>
        <source>Authorises the correction of charge %1</source>
        <translation>Autoriza la corrección del cobro %1</translation>
    </message>
    <message>
        <source>%1 may not accept another amount.</source>
        <translation>%1 no puede aceptar otro valor.</translation>
    </message>
    <message>
        <source>Authorises the other amount of charge %1</source>
        <translation>Autoriza el otro valor del cobro %1</translation>
    </message>
    <message>
        <source>%1 may not accept the provider&apos;s report.</source>
        <translation>%1 no puede aceptar lo que informa el proveedor.</translation>
    </message>
    <message>
        <source>Authorises the provider&apos;s report on charge %1</source>
        <translation>Autoriza lo que informa el proveedor del cobro %1</translation>
    </message>
    <message>
        <source>%1 may not settle an attempt.</source>
        <translation>%1 no puede resolver un intento.</translation>
    </message>
    <message>
        <source>Authorises what is said of attempt %1</source>
        <translation>Autoriza lo que se dice del intento %1</translation>
    </message>
    <message>
        <source>%1 may not confirm a receipt.</source>
        <translation>%1 no puede confirmar una recepción.</translation>
    </message>
    <message>
        <source>Authorises the receipt of charge %1</source>
        <translation>Autoriza la recepción del cobro %1</translation>
    </message>
    <message>
        <source>%1 may not take a receipt back.</source>
        <translation>%1 no puede deshacer una recepción.</translation>
    </message>
    <message>
        <source>Authorises that the receipt of charge %1 is taken back</source>
        <translation>Autoriza deshacer la recepción del cobro %1</translation>
    </message>
    <message>
        <source>%1 may not do this alone.</source>
        <translation>%1 no puede hacer esto sin ayuda.</translation>
    </message>
    <message>
        <source>Authorises it</source>
        <translation>Autoriza</translation>
    </message>
    <message>
        <source>The approval holds for this only, for %1 s.</source>
        <translation>La aprobación vale solo para esto, por %1 s.</translation>
    </message>
    <message>
        <source>%1 stays at the till. Both names are recorded.</source>
        <translation>En la caja sigue %1. Quedan registrados los dos nombres.</translation>
    </message>
    <message>
        <source>Authorises %1 on charge %2</source>
        <translation>Autoriza %1 en el cobro %2</translation>
    </message>
    <message>
        <source>%1 may not change the settings.</source>
        <translation>%1 no puede cambiar los ajustes.</translation>
    </message>
    <message>
        <source>Authorises the change of settings</source>
        <translation>Autoriza el cambio de ajustes</translation>
    </message>
    <message>
        <source>%1 may not change operators.</source>
        <translation>%1 no puede cambiar los operadores.</translation>
    </message>
    <message>
        <source>%1 may not accept another receiver.</source>
        <translation>%1 no puede aceptar otro receptor.</translation>
    </message>
    <message>
        <source>Authorises whom the code of charge %1 pays</source>
        <translation>Autoriza a quién paga el código del cobro %1</translation>
    </message>
    <message>
        <source>Authorises the change of operators</source>
        <translation>Autoriza el cambio de operadores</translation>
    </message>
    <message>
        <source>%1 may not say that a charge is contested.</source>
        <translation>%1 no puede marcar un cobro como impugnado.</translation>
    </message>
    <message>
        <source>Authorises what is said of the contested charge %1</source>
        <translation>Autoriza lo que se dice del cobro impugnado %1</translation>
    </message>
    <message>
        <source>%1 may not close the day.</source>
        <translation>%1 no puede cerrar el día.</translation>
    </message>
    <message>
        <source>Authorises the closing</source>
        <translation>Autoriza el cierre</translation>
    </message>
</context>
<context>
    <name>balcao::Arguments</name>
    <message>
        <source>The option %1 lacks its value. Write the value behind it.</source>
        <translation>Falta el valor de la opción %1. Escríbalo después de ella.</translation>
    </message>
    <message>
        <source>--lang takes one of %1.</source>
        <translation>--lang acepta uno de %1.</translation>
    </message>
    <message>
        <source>The option %1 is given twice. Give it once.</source>
        <translation>La opción %1 se dio dos veces. Úsela una sola vez.</translation>
    </message>
    <message>
        <source>The command line cannot be read. See --help.</source>
        <translation>La línea de comandos no se puede leer. Vea --help.</translation>
    </message>
    <message>
        <source>The API key is never taken from the command line, where others can read it. Put it into a file and give --api-key-file, or set BALCAO_API_KEY.</source>
        <translation>La clave de acceso nunca viene de la línea de comandos, donde otros pueden leerla. Póngala en un archivo y use --api-key-file, o defina BALCAO_API_KEY.</translation>
    </message>
    <message>
        <source>There is no option %1. See --help.</source>
        <translation>No existe la opción %1. Vea --help.</translation>
    </message>
    <message>
        <source>There is no such short option. A txid or a code that begins with a dash needs -- before it.</source>
        <translation>No existe esa opción corta. Un txid o código que empieza con guion necesita -- antes.</translation>
    </message>
    <message>
        <source>The option %1 does not belong to this command.</source>
        <translation>La opción %1 no pertenece a este comando.</translation>
    </message>
    <message>
        <source>The command is not known. See --help.</source>
        <translation>El comando no se conoce. Vea --help.</translation>
    </message>
    <message>
        <source>There are more arguments than this command takes. A value with blanks needs quotes.</source>
        <translation>Hay argumentos de más para este comando. Un valor con espacios necesita comillas.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Print this help and end</source>
        <translation>Imprime esta ayuda y termina</translation>
    </message>
    <message>
        <source>Print the version and end</source>
        <translation>Imprime la versión y termina</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPCIONES</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMANDO</translation>
    </message>
    <message>
        <source>Its words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>The language of what is said, pt-BR unless told</source>
        <translation>Idioma de los mensajes; sin ella, pt-BR</translation>
    </message>
    <message>
        <source>Say what is wrong in the settings, and end with 0 or 1</source>
        <translation>Dice qué está mal en los ajustes y termina con 0 o 1</translation>
    </message>
    <message>
        <source>Print each setting and where it comes from, and end</source>
        <translation>Imprime cada ajuste y de dónde viene, y termina</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
</context>
<context>
    <name>balcao::BadgeDialog</name>
    <message>
        <source>Waiting for the reader…</source>
        <translation>Esperando al lector…</translation>
    </message>
    <message>
        <source>Badge</source>
        <translation>Credencial</translation>
    </message>
    <message>
        <source>Take the badge back</source>
        <translation>Retirar la credencial</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Badge not recognised. A badge has 9 to 64 characters and is read by a scanner, not typed.</source>
        <translation>Credencial no reconocida. Una credencial tiene de 9 a 64 caracteres y la lee un lector, no se escribe.</translation>
    </message>
</context>
<context>
    <name>balcao::BankLimits</name>
    <message>
        <source>8 pm to 6 am: many banks limit Pix to %1.</source>
        <translation>De 20 h a 6 h muchos bancos limitan el Pix a %1.</translation>
    </message>
    <message>
        <source>New here. If the phone is new to the bank: %1 at most.</source>
        <translation>Nuevo aquí. Si el celular es nuevo en el banco: hasta %1.</translation>
    </message>
    <message>
        <source>From a phone that is new to the bank %1 is the most.</source>
        <translation>Desde un celular que el banco aún no conoce pasa %1 como máximo.</translation>
    </message>
</context>
<context>
    <name>balcao::CalibrationView</name>
    <message>
        <source>Not done, and nothing is locked: the ledger has no operators.</source>
        <translation>No se hizo, y nada está bloqueado: el registro no tiene operadores.</translation>
    </message>
    <message>
        <source>Not done. Cashiers cannot charge before it.</source>
        <translation>No se hizo. Antes de ella los cajeros no pueden cobrar.</translation>
    </message>
    <message>
        <source>The charge is made. Say what a bank&apos;s app shows of it.</source>
        <translation>El cobro está hecho. Diga qué muestra de él la app de un banco.</translation>
    </message>
    <message>
        <source>Done on %1 by %2.</source>
        <translation>Hecha el %1 por %2.</translation>
    </message>
    <message>
        <source>amount as a number</source>
        <translation>valor como número</translation>
    </message>
    <message>
        <source>amount as text</source>
        <translation>valor como texto</translation>
    </message>
    <message>
        <source>amount as text with a comma</source>
        <translation>valor como texto con coma</translation>
    </message>
    <message>
        <source>no amount</source>
        <translation>sin valor</translation>
    </message>
    <message>
        <source>time with its zone</source>
        <translation>hora con zona</translation>
    </message>
    <message>
        <source>time without a zone</source>
        <translation>hora sin zona</translation>
    </message>
    <message>
        <source>time in seconds since 1970</source>
        <translation>hora en segundos desde 1970</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>sin hora</translation>
    </message>
    <message>
        <source>a time that cannot be read</source>
        <translation>hora que no se puede leer</translation>
    </message>
    <message>
        <source>in centavos</source>
        <translation>en centavos</translation>
    </message>
    <message>
        <source>in reais</source>
        <translation>en reales</translation>
    </message>
    <message>
        <source>with an image</source>
        <translation>con imagen</translation>
    </message>
    <message>
        <source>without an image</source>
        <translation>sin imagen</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibración</translation>
    </message>
    <message>
        <source>A charge of R$ 1,23 that a manager looks at.</source>
        <translation>Un cobro de R$&#xa0;1,23 que un gerente revisa.</translation>
    </message>
    <message>
        <source>What the bank shows…</source>
        <translation>Lo que muestra el banco…</translation>
    </message>
    <message>
        <source>Calibrate…</source>
        <translation>Calibrar…</translation>
    </message>
    <message>
        <source>Calibrate again…</source>
        <translation>Calibrar otra vez…</translation>
    </message>
    <message>
        <source>Receiver</source>
        <translation>Receptor</translation>
    </message>
    <message>
        <source>A code that pays another is not shown.</source>
        <translation>Un código que paga a otro no se muestra.</translation>
    </message>
    <message>
        <source>Its answers</source>
        <translation>Sus respuestas</translation>
    </message>
    <message>
        <source>Type the receiver&apos;s name as the app shows it.</source>
        <translation>Escriba el nombre del receptor como lo muestra la app.</translation>
    </message>
</context>
<context>
    <name>balcao::ChargeDialogs</name>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
</context>
<context>
    <name>balcao::ChargeDrawer</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Consultar</translation>
    </message>
    <message>
        <source>Read status</source>
        <translation>Consultar situación</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Confirm receipt…</source>
        <translation>Confirmar cobro recibido…</translation>
    </message>
    <message>
        <source>Copy txid</source>
        <translation>Copiar txid</translation>
    </message>
    <message>
        <source>WhatsApp</source>
        <translation>WhatsApp</translation>
    </message>
    <message>
        <source>No code to show</source>
        <translation>Sin código que mostrar</translation>
    </message>
    <message>
        <source>Take the receipt back…</source>
        <translation>Deshacer la recepción…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Contested by a bank…</source>
        <translation>Impugnado por un banco…</translation>
    </message>
    <message>
        <source>The contestation is over…</source>
        <translation>La impugnación terminó…</translation>
    </message>
    <message>
        <source>Dossier of the sale (F11)</source>
        <translation>Expediente de la venta (F11)</translation>
    </message>
</context>
<context>
    <name>balcao::ChargeFields</name>
    <message>
        <source>if you like</source>
        <translation>si quiere</translation>
    </message>
    <message>
        <source>Only digits, or a CNPJ with letters</source>
        <translation>Solo números o CNPJ con letras</translation>
    </message>
    <message>
        <source>Begin to type to search</source>
        <translation>Empiece a escribir para buscar</translation>
    </message>
    <message>
        <source>Order, table or tab</source>
        <translation>Pedido, mesa o cuenta</translation>
    </message>
    <message>
        <source>↑ ↓ choose · Enter use</source>
        <translation>↑ ↓ elegir · Enter usar</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>nombre@dominio.com</translation>
    </message>
</context>
<context>
    <name>balcao::ChargeForms</name>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>I have read it</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>There is an attempt like this one, still to check</source>
        <translation>Hay un intento igual, aún por verificar</translation>
    </message>
    <message>
        <source>There is a charge like this one</source>
        <translation>Ya existe un cobro igual</translation>
    </message>
    <message>
        <source>Look at that one</source>
        <translation>Ver ese</translation>
    </message>
    <message>
        <source>Create another</source>
        <translation>Crear otro</translation>
    </message>
    <message>
        <source>The provider may have corrected the charge of %1 for %2. The answer has not come yet.</source>
        <translation>El proveedor puede haber corregido el cobro de %1 de %2. La respuesta aún no llegó.</translation>
    </message>
    <message>
        <source>The provider may have created the charge of %1 for %2. The answer has not come yet.</source>
        <translation>El proveedor puede haber creado el cobro de %1 de %2. La respuesta aún no llegó.</translation>
    </message>
    <message>
        <source>A request has already left</source>
        <translation>Un pedido ya salió</translation>
    </message>
    <message>
        <source>If you close now, the request is not undone. The charge stays “To check” and appears at the next start.</source>
        <translation>Si cierra ahora, el pedido no se deshace. El cobro queda “Por verificar” y aparece al abrir de nuevo.</translation>
    </message>
    <message>
        <source>If you close now, the request is not undone. The attempt stays “To check” and appears at the next start.</source>
        <translation>Si cierra ahora, el pedido no se deshace. El intento queda “Por verificar” y aparece al abrir de nuevo.</translation>
    </message>
    <message>
        <source>Wait for the reply (up to %1 s)</source>
        <translation>Esperar (hasta %1 s)</translation>
    </message>
    <message>
        <source>Wait for the reply</source>
        <translation>Esperar la respuesta</translation>
    </message>
    <message>
        <source>Close: stays to check</source>
        <translation>Cerrar: queda por verificar</translation>
    </message>
    <message>
        <source>Who saw it</source>
        <translation>Quién lo vio</translation>
    </message>
    <message>
        <source>Amount that came, if another (optional)</source>
        <translation>Valor que entró, si otro (opcional)</translation>
    </message>
    <message>
        <source>Paid the old amount: %1</source>
        <translation>Pagó el valor antiguo: %1</translation>
    </message>
    <message>
        <source>Confirm receipt</source>
        <translation>Confirmar cobro</translation>
    </message>
    <message>
        <source>For when the money is on the shop&apos;s account and the screen has not changed yet.</source>
        <translation>Para cuando el dinero ya está en la cuenta de la tienda y la pantalla aún no cambió.</translation>
    </message>
    <message>
        <source>A receipt on the customer&apos;s phone is not proof.</source>
        <translation>El comprobante en el celular del cliente no vale.</translation>
    </message>
    <message>
        <source>Open the shop&apos;s account and look for a Pix of %1, after %2.</source>
        <translation>Abra la cuenta de la tienda y busque un Pix de %1, después de las %2.</translation>
    </message>
    <message>
        <source>I saw %1 on the shop&apos;s account</source>
        <translation>Vi %1 en la cuenta de la tienda</translation>
    </message>
    <message>
        <source>Identification on the statement (optional)</source>
        <translation>Identificación en el extracto (opcional)</translation>
    </message>
    <message>
        <source>such as E1823…</source>
        <translation>p. ej.: E1823…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Mark as paid</source>
        <translation>Marcar como pagado</translation>
    </message>
    <message>
        <source>End-to-end id, for the fiscal document (optional)</source>
        <translation>Id. E2E, para el documento fiscal (opcional)</translation>
    </message>
    <message>
        <source>Take the receipt back?</source>
        <translation>¿Deshacer la recepción?</translation>
    </message>
    <message>
        <source>%1 confirmed the receipt of %2 at %3. Without it the charge is what the provider says of it.</source>
        <translation>%1 confirmó la recepción de %2 a las %3. Sin eso el cobro queda como informa el proveedor.</translation>
    </message>
    <message>
        <source>Take the receipt back</source>
        <translation>Deshacer la recepción</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>Faltan %1</translation>
    </message>
    <message>
        <source>%1 came of %2, and that is recorded. The difference can be charged from the same customer, with the sale&apos;s mark.</source>
        <translation>Entraron %1 de %2, y eso quedó registrado. Se puede cobrar la diferencia al mismo cliente, con la marca de la venta.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejar así</translation>
    </message>
    <message>
        <source>Charge the difference</source>
        <translation>Cobrar la diferencia</translation>
    </message>
    <message>
        <source>What does the bank&apos;s app show?</source>
        <translation>¿Qué muestra la app del banco?</translation>
    </message>
    <message>
        <source>Read the code with it, do not pay, and type what stands there: both have to be right.</source>
        <translation>Lea el código con ella, no pague y escriba lo que aparece: los dos tienen que ser correctos.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Receiver&apos;s name</source>
        <translation>Nombre del receptor</translation>
    </message>
    <message>
        <source>That is what it shows</source>
        <translation>Eso es lo que muestra</translation>
    </message>
    <message>
        <source>Contested by a bank</source>
        <translation>Impugnado por un banco</translation>
    </message>
    <message>
        <source>A bank asks for the %1 of charge %2 back. The status of the charge stays as it is.</source>
        <translation>Un banco pide la devolución de los %1 del cobro %2. El estado del cobro no cambia.</translation>
    </message>
    <message>
        <source>The shop was told on</source>
        <translation>La tienda lo supo el</translation>
    </message>
    <message>
        <source>To be answered until</source>
        <translation>Responder hasta</translation>
    </message>
    <message>
        <source>The bank&apos;s number (optional)</source>
        <translation>Número del banco (opcional)</translation>
    </message>
    <message>
        <source>number of the complaint</source>
        <translation>número de la impugnación</translation>
    </message>
    <message>
        <source>The bank says until when. Save the dossier (F11) and send it to who asks.</source>
        <translation>El banco dice hasta cuándo. Guarde el expediente (F11) y envíelo a quien lo pide.</translation>
    </message>
    <message>
        <source>Note the contestation</source>
        <translation>Anotar la impugnación</translation>
    </message>
    <message>
        <source>Is the contestation over?</source>
        <translation>¿Terminó la impugnación?</translation>
    </message>
    <message>
        <source>A bank has asked for %1 back since %2. Say how it ended: the money stays, went back, or part of it.</source>
        <translation>Un banco pide la devolución de %1 desde el %2. Diga cómo terminó: el dinero queda, volvió, o una parte.</translation>
    </message>
    <message>
        <source>It is over</source>
        <translation>Terminó</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Cómo terminó</translation>
    </message>
    <message>
        <source>Use the existing charge</source>
        <translation>Usar el cobro que existe</translation>
    </message>
    <message>
        <source>Open the provider&apos;s panel, find the charge of %1 and copy its identifier.</source>
        <translation>Abra el panel del proveedor, busque el cobro de %1 y copie su identificador.</translation>
    </message>
    <message>
        <source>Identifier (txid)</source>
        <translation>Identificador (txid)</translation>
    </message>
    <message>
        <source>txid, as the provider&apos;s panel shows it</source>
        <translation>txid, como lo muestra el panel del proveedor</translation>
    </message>
    <message>
        <source>Who found it</source>
        <translation>Quién lo encontró</translation>
    </message>
    <message>
        <source>Use the existing one</source>
        <translation>Usar el que existe</translation>
    </message>
    <message>
        <source>The wrong txid?</source>
        <translation>¿El txid está equivocado?</translation>
    </message>
    <message>
        <source>%1 gave the txid %2 for the charge of %3. Then nobody knows again whether the charge exists: look for it in the provider&apos;s panel once more.</source>
        <translation>%1 informó el txid %2 para el cobro de %3. De nuevo nadie sabrá si el cobro existe: búsquelo otra vez en el panel del proveedor.</translation>
    </message>
    <message>
        <source>Wrong: look again</source>
        <translation>Equivocado: buscar de nuevo</translation>
    </message>
    <message>
        <source>Who looked in the panel</source>
        <translation>Quién miró en el panel</translation>
    </message>
    <message>
        <source>The charge is not there?</source>
        <translation>¿El cobro no está?</translation>
    </message>
    <message>
        <source>Did you look in the provider&apos;s panel, and the charge of %1 (attempt %2) is not there?</source>
        <translation>¿Miró en el panel del proveedor, y el cobro de %1 (intento %2) no está allí?</translation>
    </message>
    <message>
        <source>Not there: create another</source>
        <translation>No está: crear otro</translation>
    </message>
    <message>
        <source>Not there: only note it</source>
        <translation>No está: solo anotarlo</translation>
    </message>
    <message>
        <source>It is in the account?</source>
        <translation>¿Está en la cuenta?</translation>
    </message>
    <message>
        <source>The provider says that %1 was paid, and %2 was asked for. Say so after you saw the payment on the shop&apos;s account.</source>
        <translation>El proveedor dice que pagaron %1, y el cobro era de %2. Diga que sí después de ver el pago en la cuenta de la tienda.</translation>
    </message>
    <message>
        <source>It is in the account</source>
        <translation>Está en la cuenta</translation>
    </message>
    <message>
        <source>Who looked at the account</source>
        <translation>Quién miró la cuenta</translation>
    </message>
    <message>
        <source>The provider said that %1 was paid, and says “%2” now. Without the payment on the shop&apos;s account its last word holds.</source>
        <translation>El proveedor dijo que se pagó %1, y ahora dice “%2”. Sin el pago en la cuenta de la tienda, vale su última palabra.</translation>
    </message>
    <message>
        <source>Did you look on the shop&apos;s account for %1 after %2, and it is not there? The attempt ends: nobody has its code.</source>
        <translation>¿Buscó %1 en la cuenta de la tienda después de las %2, y no está? El intento termina: nadie tiene su código.</translation>
    </message>
    <message>
        <source>It is not in the account?</source>
        <translation>¿No está en la cuenta?</translation>
    </message>
    <message>
        <source>It is not there</source>
        <translation>No está</translation>
    </message>
    <message>
        <source>Didn&apos;t it go through?</source>
        <translation>¿No pasó?</translation>
    </message>
    <message>
        <source>What the customer&apos;s bank says, and what helps. The charge stays as it is.</source>
        <translation>Lo que dice el banco del cliente, y lo que ayuda. El cobro sigue como está.</translation>
    </message>
    <message>
        <source>It is recorded as “Paid, confirmed at the shop by %1”, apart from what the provider says.</source>
        <translation>Queda registrado: “Pagado, confirmado en la tienda por %1”, aparte de lo que dice el proveedor.</translation>
    </message>
    <message>
        <source>Tick that the money was seen on the shop&apos;s account.</source>
        <translation>Marque que el dinero se vio en la cuenta de la tienda.</translation>
    </message>
    <message>
        <source>Write who saw it: it is kept with the charge.</source>
        <translation>Escriba quién lo vio: queda anotado en el cobro.</translation>
    </message>
    <message>
        <source>%1 came of %2: both stand in the charge&apos;s history.</source>
        <translation>Entraron %1 de %2: los dos quedan en el historial del cobro.</translation>
    </message>
    <message>
        <source>Nothing new is created: the attempt gets this txid.</source>
        <translation>No se crea nada nuevo: el intento recibe este txid.</translation>
    </message>
    <message>
        <source>Write who found it: it is kept with the charge.</source>
        <translation>Escriba quién lo encontró: queda anotado en el cobro.</translation>
    </message>
    <message>
        <source>Write who looked: it is kept with the charge.</source>
        <translation>Escriba quién miró: queda registrado en el cobro.</translation>
    </message>
    <message>
        <source>Write why: it is kept with the charge.</source>
        <translation>Escriba el motivo: queda guardado con el cobro.</translation>
    </message>
    <message>
        <source>Write how it ended: it is kept with the charge.</source>
        <translation>Escriba cómo terminó: queda guardado con el cobro.</translation>
    </message>
</context>
<context>
    <name>balcao::ChargePage</name>
    <message>
        <source>Read status</source>
        <translation>Consultar situación</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>WhatsApp</source>
        <translation>WhatsApp</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Simulate payment</source>
        <translation>Simular pago</translation>
    </message>
    <message>
        <source>Simulate expiry</source>
        <translation>Simular expiración</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>New charge</source>
        <translation>Nuevo cobro</translation>
    </message>
    <message>
        <source>Identifier (txid)</source>
        <translation>Identificador (txid)</translation>
    </message>
    <message>
        <source>Confirm receipt</source>
        <translation>Confirmar cobro</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Volver a la lista</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Pix copy and paste</source>
        <translation>Pix copia y pega</translation>
    </message>
    <message>
        <source>Do not copy or send this code again.</source>
        <translation>No copie ni reenvíe este código.</translation>
    </message>
    <message>
        <source>Take the receipt back</source>
        <translation>Deshacer la recepción</translation>
    </message>
    <message>
        <source>What the bank shows</source>
        <translation>Lo que muestra el banco</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Didn&apos;t it go through?</source>
        <translation>¿No pasó?</translation>
    </message>
</context>
<context>
    <name>balcao::ChargeStateView</name>
    <message>
        <source>Charge again</source>
        <translation>Cobrar de nuevo</translation>
    </message>
</context>
<context>
    <name>balcao::ChargeTableModel</name>
    <message>
        <source>Data erased</source>
        <translation>Datos borrados</translation>
    </message>
    <message>
        <source>Charge %1</source>
        <translation>Cobro %1</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corregido</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operador</translation>
    </message>
    <message>
        <source>confirmed at the shop</source>
        <translation>confirmada en la tienda</translation>
    </message>
    <message>
        <source>It is not known whether the last correction was made. Do not let the customer pay the old code before this is settled.</source>
        <translation>No se sabe si se hizo la última corrección. No deje que el cliente pague el código anterior antes de resolverlo.</translation>
    </message>
    <message>
        <source>The request left, but no answer came back. The charge may or may not exist at the provider. Check before creating another.</source>
        <translation>El pedido salió, pero no volvió ninguna respuesta. El cobro puede existir o no en el proveedor. Verifique antes de crear otro.</translation>
    </message>
    <message>
        <source>The provider has this charge, but its code is not here. Open it and ask for the code again.</source>
        <translation>El proveedor tiene este cobro, pero el código no está aquí. Ábralo y pida el código otra vez.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer does not match the charge. Open it to see the difference.</source>
        <translation>La respuesta del proveedor no coincide con el cobro. Ábralo para ver la diferencia.</translation>
    </message>
    <message>
        <source>A bank asks for the money back, since %1. To be answered until %2.</source>
        <translation>Un banco pide la devolución desde el %1. Responder hasta el %2.</translation>
    </message>
    <message>
        <source>%1 confirmed the payment at the shop. The provider has not reported it.</source>
        <translation>%1 confirmó el pago en la tienda. El proveedor no lo ha informado.</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Alguien</translation>
    </message>
    <message>
        <source>It replaces attempt %1.</source>
        <translation>Reemplaza al intento %1.</translation>
    </message>
    <message>
        <source>It was replaced by attempt %1.</source>
        <translation>Fue reemplazado por el intento %1.</translation>
    </message>
    <message>
        <source>The customer&apos;s data was erased. Amounts and times stay.</source>
        <translation>Los datos del cliente fueron borrados. Quedan los valores y las horas.</translation>
    </message>
    <message>
        <source>Open QR</source>
        <translation>Abrir QR</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>No se sabe</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n cobro</numerusform>
            <numerusform>%n cobros</numerusform>
        </translation>
    </message>
    <message>
        <source>Made on %1</source>
        <translation>Hecho el %1</translation>
    </message>
</context>
<context>
    <name>balcao::ChargeView</name>
    <message>
        <source>Creating the charge</source>
        <translation>Creando el cobro</translation>
    </message>
    <message>
        <source>Nothing sent yet</source>
        <translation>Nada enviado aún</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>Esperando hace</translation>
    </message>
    <message>
        <source>Expires in</source>
        <translation>Expira en</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>límite %1</translation>
    </message>
    <message>
        <source>Status read at %1</source>
        <translation>Situación leída a las %1</translation>
    </message>
    <message>
        <source>The QR code appears here</source>
        <translation>El código QR aparece aquí</translation>
    </message>
    <message>
        <source>Training code: do not use it at a bank</source>
        <translation>Código de entrenamiento: no lo use en el banco</translation>
    </message>
    <message>
        <source>Point your bank app&apos;s camera</source>
        <translation>Apunte la cámara de la app del banco</translation>
    </message>
    <message>
        <source>Code not shown</source>
        <translation>Código no mostrado</translation>
    </message>
    <message>
        <source>A new code is coming</source>
        <translation>Llega un código nuevo</translation>
    </message>
    <message>
        <source>Code covered</source>
        <translation>Código cubierto</translation>
    </message>
    <message>
        <source>Connecting to the provider…</source>
        <translation>Conectando con el proveedor…</translation>
    </message>
    <message>
        <source>Request sent. Waiting for the answer…</source>
        <translation>Pedido enviado. Esperando respuesta…</translation>
    </message>
    <message>
        <source>The code could not be drawn readably</source>
        <translation>El código no se pudo dibujar de forma legible</translation>
    </message>
    <message>
        <source>The received code does not match</source>
        <translation>El código recibido no coincide</translation>
    </message>
    <message>
        <source>Sending the correction…</source>
        <translation>Enviando la corrección…</translation>
    </message>
    <message>
        <source>The amount of this code is in doubt</source>
        <translation>El valor de este código está en duda</translation>
    </message>
    <message>
        <source>Nothing was sent yet. Cancelling now leaves no charge behind.</source>
        <translation>Nada se ha enviado aún. Cancelar ahora no deja ningún cobro.</translation>
    </message>
    <message>
        <source>The provider may have created the charge. So it can no longer be cancelled here.</source>
        <translation>El proveedor ya puede haber creado el cobro. Por eso ya no se puede cancelar aquí.</translation>
    </message>
    <message>
        <source>The picture of the code did not read back as the code. For safety it is not shown.</source>
        <translation>La imagen del código no se pudo leer de vuelta. Por seguridad no se muestra.</translation>
    </message>
    <message>
        <source>The old code is off every screen. Whoever scanned it must scan the new one.</source>
        <translation>El código anterior salió de todas las pantallas. Quien lo leyó debe leer el nuevo.</translation>
    </message>
    <message>
        <source>The correction left, but the answer did not come back. Do not let the customer pay the old code.</source>
        <translation>La corrección salió, pero la respuesta no volvió. No deje que el cliente pague el código anterior.</translation>
    </message>
    <message>
        <source>The QR code was hidden so that nobody tries to pay it. Charging again opens the form with the same data.</source>
        <translation>El código QR se ocultó para que nadie intente pagarlo. Cobrar de nuevo abre la pantalla con los mismos datos.</translation>
    </message>
    <message>
        <source>Reported by the provider at %1</source>
        <translation>Según el proveedor, a las %1</translation>
    </message>
    <message>
        <source>The provider gave this status. There is no code to pay.</source>
        <translation>El proveedor informó esta situación. No hay código que pagar.</translation>
    </message>
    <message>
        <source>CRC matches</source>
        <translation>CRC correcto:</translation>
    </message>
    <message>
        <source>the difference in the amount was seen</source>
        <translation>la diferencia de valor fue vista</translation>
    </message>
    <message>
        <source>Code checked:</source>
        <translation>Código verificado:</translation>
    </message>
    <message>
        <source>CRC and amount</source>
        <translation>CRC y valor</translation>
    </message>
    <message>
        <source>CRC and structure</source>
        <translation>CRC y estructura</translation>
    </message>
    <message>
        <source>CRC matches · amount does not match</source>
        <translation>CRC correcto · valor no coincide</translation>
    </message>
    <message>
        <source>CRC does not match</source>
        <translation>CRC no coincide</translation>
    </message>
    <message>
        <source>Not a valid Pix code</source>
        <translation>No es un código Pix válido</translation>
    </message>
    <message>
        <source>No code came</source>
        <translation>No llegó ningún código</translation>
    </message>
    <message>
        <source>Not a code to pay</source>
        <translation>No es un código para pagar</translation>
    </message>
    <message>
        <source>Code matches · answer does not</source>
        <translation>Código correcto · respuesta no coincide</translation>
    </message>
    <message>
        <source>Data checked on this computer</source>
        <translation>Datos verificados en esta computadora</translation>
    </message>
    <message>
        <source>Connect to the provider</source>
        <translation>Conectar con el proveedor</translation>
    </message>
    <message>
        <source>Send the request</source>
        <translation>Enviar el pedido</translation>
    </message>
    <message>
        <source>Receive and check the code</source>
        <translation>Recibir y verificar el código</translation>
    </message>
    <message>
        <source>Connected to the provider</source>
        <translation>Conectado con el proveedor</translation>
    </message>
    <message>
        <source>Request sent</source>
        <translation>Pedido enviado</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>Leaving does not cancel:
the charge is valid until %1.</source>
        <translation>Salir de esta pantalla no cancela:
el cobro vale hasta las %1.</translation>
    </message>
    <message>
        <source>Leaving does not cancel:
the charge stays valid.</source>
        <translation>Salir de esta pantalla no cancela:
el cobro sigue valiendo.</translation>
    </message>
    <message>
        <source>Confirmed at</source>
        <translation>Confirmado a las</translation>
    </message>
    <message>
        <source>Paid, confirmed at the shop by %1</source>
        <translation>Pagado, confirmado en la tienda por %1</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Data erased</source>
        <translation>Datos borrados</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>No se sabe</translation>
    </message>
    <message>
        <source>The answer waits to be written down: %1</source>
        <translation>La respuesta espera a ser anotada: %1</translation>
    </message>
    <message>
        <source>The code is not here yet</source>
        <translation>El código todavía no está aquí</translation>
    </message>
    <message>
        <source>Found at the provider</source>
        <translation>Encontrado en el proveedor</translation>
    </message>
    <message>
        <source>Only the txid is known here. The provider has not told the charge&apos;s amount, status and code yet.</source>
        <translation>Aquí solo se conoce el txid. El proveedor todavía no informó valor, situación ni código del cobro.</translation>
    </message>
    <message>
        <source>It can still be cancelled.</source>
        <translation>Aún se puede cancelar.</translation>
    </message>
    <message>
        <source>Without an answer in time we show what to do. Nothing is resent by itself.</source>
        <translation>Sin respuesta en el límite, mostramos qué hacer. Nada se reenvía solo.</translation>
    </message>
    <message>
        <source>A receipt on the customer&apos;s phone is not proof.</source>
        <translation>El comprobante en el celular del cliente no vale.</translation>
    </message>
    <message>
        <source>Send the correction again</source>
        <translation>Enviar la corrección de nuevo</translation>
    </message>
    <message>
        <source>The same values for the same charge: safe to repeat.</source>
        <translation>Los mismos valores para el mismo cobro: se puede repetir.</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Enviar de nuevo</translation>
    </message>
    <message>
        <source>Fetch the charge</source>
        <translation>Buscar el cobro</translation>
    </message>
    <message>
        <source>Asks for what the provider has under this txid.</source>
        <translation>Pregunta qué tiene el proveedor con este txid.</translation>
    </message>
    <message>
        <source>Read status</source>
        <translation>Consultar situación</translation>
    </message>
    <message>
        <source>Ask for the code again</source>
        <translation>Pedir el código otra vez</translation>
    </message>
    <message>
        <source>Sends the same data for the same txid.</source>
        <translation>Reenvía los mismos datos para el mismo txid.</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Pedir de nuevo</translation>
    </message>
    <message>
        <source>The txid is not this charge&apos;s</source>
        <translation>El txid no es de este cobro</translation>
    </message>
    <message>
        <source>%1 gave it. Another can be given.</source>
        <translation>Lo dio %1. Se puede dar otro.</translation>
    </message>
    <message>
        <source>Change it…</source>
        <translation>Cambiarlo…</translation>
    </message>
    <message>
        <source>Tell the manager and get paid in another way</source>
        <translation>Avisar al gerente y cobrar de otra forma</translation>
    </message>
    <message>
        <source>It stays “To check” in the list.</source>
        <translation>Queda “Por verificar” en la lista.</translation>
    </message>
    <message>
        <source>Leave to check</source>
        <translation>Dejar por verificar</translation>
    </message>
    <message>
        <source>Do not read out or send this code to the customer.</source>
        <translation>No lea ni envíe este código al cliente.</translation>
    </message>
    <message>
        <source>The charge exists at the provider.</source>
        <translation>El cobro existe en el proveedor.</translation>
    </message>
    <message>
        <source>The customer says it is paid? Check the shop&apos;s account before creating another.</source>
        <translation>¿El cliente dice que pagó? Verifique en la cuenta de la tienda antes de crear otro.</translation>
    </message>
    <message>
        <source>Read the amount again</source>
        <translation>Volver a leer el valor</translation>
    </message>
    <message>
        <source>Reads the charge by its txid, and changes nothing.</source>
        <translation>Lee el cobro por su txid, sin cambiar nada.</translation>
    </message>
    <message>
        <source>Take payment another way</source>
        <translation>Cobrar de otra manera</translation>
    </message>
    <message>
        <source>The charge exists at the provider. Do not create another.</source>
        <translation>El cobro existe en el proveedor. No genere otro.</translation>
    </message>
    <message>
        <source>While in doubt, the code is not shown, copied or printed.</source>
        <translation>Mientras haya duda, el código no se muestra, ni se copia, ni se imprime.</translation>
    </message>
    <message>
        <source>The amount in the answer does not match</source>
        <translation>El valor de la respuesta no coincide</translation>
    </message>
    <message>
        <source>The code is right, but the provider answered another amount. Nobody knows which one holds.</source>
        <translation>El código está bien, pero el proveedor respondió otro valor. No se sabe cuál vale.</translation>
    </message>
    <message>
        <source>You charged</source>
        <translation>Usted cobró</translation>
    </message>
    <message>
        <source>The code carries</source>
        <translation>El código lleva</translation>
    </message>
    <message>
        <source>The provider answered</source>
        <translation>El proveedor respondió</translation>
    </message>
    <message>
        <source>Amount in doubt:</source>
        <translation>Valor en duda:</translation>
    </message>
    <message>
        <source>difference of %1</source>
        <translation>diferencia de %1</translation>
    </message>
    <message>
        <source>May be paid already: check before showing it again</source>
        <translation>Quizá ya pagado: compruebe antes de mostrarlo de nuevo</translation>
    </message>
    <message>
        <source>The provider refused the correction. The customer may have paid %1 at this moment.</source>
        <translation>El proveedor rechazó la corrección. El cliente puede haber pagado %1 en este instante.</translation>
    </message>
    <message>
        <source>The correction was not made.</source>
        <translation>La corrección no se hizo.</translation>
    </message>
    <message>
        <source>%1 still holds</source>
        <translation>Vale %1</translation>
    </message>
    <message>
        <source>Paid today at %1, %2 ago</source>
        <translation>Pagado hoy a las %1, hace %2</translation>
    </message>
    <message>
        <source>Paid on %1 at %2</source>
        <translation>Pagado el %1 a las %2</translation>
    </message>
    <message>
        <source>Request sent by %1</source>
        <translation>Pedido enviado por %1</translation>
    </message>
    <message>
        <source>Code received and checked</source>
        <translation>Código recibido y comprobado</translation>
    </message>
    <message>
        <source>Corrected by %1</source>
        <translation>Corregido por %1</translation>
    </message>
    <message>
        <source>Confirmed at the shop by %1</source>
        <translation>Confirmado en la tienda por %1</translation>
    </message>
    <message>
        <source>Paid, reported by the provider</source>
        <translation>Pagado, según el proveedor</translation>
    </message>
    <message>
        <source>Counter %1</source>
        <translation>Caja %1</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Attempt of %1</source>
        <translation>Intento de las %1</translation>
    </message>
    <message>
        <source>This txid already belongs to charge %1</source>
        <translation>Este txid ya es del cobro %1</translation>
    </message>
    <message>
        <source>This txid already belongs to another charge</source>
        <translation>Este txid ya es de otro cobro</translation>
    </message>
    <message>
        <source>The provider answered the new request with the txid of another attempt. Showing the code could charge the wrong person.</source>
        <translation>El proveedor respondió al pedido nuevo con el txid de otro intento. Mostrar el código podría cobrar a la persona equivocada.</translation>
    </message>
    <message>
        <source>Charge %1</source>
        <translation>Cobro %1</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>Pedido nuevo</translation>
    </message>
    <message>
        <source>CRC matches · repeated txid</source>
        <translation>CRC correcto · txid repetido</translation>
    </message>
    <message>
        <source>We do not know whether the request for %1 exists.</source>
        <translation>No sabemos si el pedido de %1 existe.</translation>
    </message>
    <message>
        <source>The other charge is as it was. Totals count this txid once.</source>
        <translation>El otro cobro sigue como estaba. Los totales cuentan este txid una sola vez.</translation>
    </message>
    <message>
        <source>Look at the other charge</source>
        <translation>Mirar el otro cobro</translation>
    </message>
    <message>
        <source>Opens it, and changes nothing.</source>
        <translation>Lo abre sin cambiar nada.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ver el %1</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Create another</source>
        <translation>Generar otro</translation>
    </message>
    <message>
        <source>Only after looking in the provider&apos;s panel.</source>
        <translation>Solo después de mirar en el panel del proveedor.</translation>
    </message>
    <message>
        <source>Create another…</source>
        <translation>Generar otro…</translation>
    </message>
    <message>
        <source>Charged: %1</source>
        <translation>Cobrado: %1</translation>
    </message>
    <message>
        <source>Another amount was paid</source>
        <translation>Se pagó otro valor</translation>
    </message>
    <message>
        <source>Look at the shop&apos;s account first</source>
        <translation>Mire antes la cuenta de la tienda</translation>
    </message>
    <message>
        <source>The money came</source>
        <translation>El dinero llegó</translation>
    </message>
    <message>
        <source>You have seen the payment on the shop&apos;s account.</source>
        <translation>Usted vio el pago en la cuenta de la tienda.</translation>
    </message>
    <message>
        <source>Confirm receipt…</source>
        <translation>Confirmar cobro recibido…</translation>
    </message>
    <message>
        <source>This code&apos;s time is over</source>
        <translation>El tiempo de este código terminó</translation>
    </message>
    <message>
        <source>The provider has ended this code</source>
        <translation>El proveedor cerró este código</translation>
    </message>
    <message>
        <source>Was valid until</source>
        <translation>Era válido hasta</translation>
    </message>
    <message>
        <source>revision %1, at %2</source>
        <translation>revisión %1, a las %2</translation>
    </message>
    <message>
        <source>created at %1</source>
        <translation>creado a las %1</translation>
    </message>
    <message>
        <source>It took</source>
        <translation>Tardó</translation>
    </message>
    <message>
        <source>Training code</source>
        <translation>Código de entrenamiento</translation>
    </message>
    <message>
        <source>Point the camera</source>
        <translation>Apunte la cámara</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Revisado</translation>
    </message>
    <message>
        <source>Deadline not given</source>
        <translation>Plazo no informado</translation>
    </message>
    <message>
        <source>This code pays another receiver</source>
        <translation>Este código paga a otro receptor</translation>
    </message>
    <message>
        <source>CRC matches · another receiver</source>
        <translation>CRC coincide · otro receptor</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>In the code</source>
        <translation>En el código</translation>
    </message>
    <message>
        <source>A manager has to look at it before the customer pays.</source>
        <translation>Un gerente debe mirarlo antes de que el cliente pague.</translation>
    </message>
    <message>
        <source>Calibration.</source>
        <translation>Calibración.</translation>
    </message>
    <message>
        <source>Look at the code with a bank&apos;s app, do not pay, and press F12.</source>
        <translation>Mire el código con la app de un banco, no pague y pulse F12.</translation>
    </message>
    <message>
        <source>Not printed.</source>
        <translation>No se imprimió.</translation>
    </message>
    <message>
        <source>The shop&apos;s bank statement shows the payment and its amount.</source>
        <translation>El extracto de la tienda muestra el pago y su valor.</translation>
    </message>
    <message>
        <source>The reported payment is not clear</source>
        <translation>El pago informado no está claro</translation>
    </message>
    <message>
        <source>Deadline in doubt</source>
        <translation>Plazo en duda</translation>
    </message>
    <message>
        <source>Leaving does not cancel.
How long it is valid is in doubt.</source>
        <translation>Salir no cancela.
Hasta cuándo vale es dudoso.</translation>
    </message>
</context>
<context>
    <name>balcao::Closing</name>
    <message>
        <source>Made</source>
        <translation>Creados</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagados</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corregidos</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>Por verificar</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recibido</translation>
    </message>
    <message>
        <source>Confirmed at the shop</source>
        <translation>Confirmado en la tienda</translation>
    </message>
    <message>
        <source>Changed since earlier closings</source>
        <translation>Cambiaron desde cierres anteriores</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Received before</source>
        <translation>Recibido antes</translation>
    </message>
    <message>
        <source>Received after</source>
        <translation>Recibido después</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Correcciones</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>Authorised by</source>
        <translation>Autorizado por</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Cierre</translation>
    </message>
    <message>
        <source>Not closed yet</source>
        <translation>Aún sin cerrar</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Closed by</source>
        <translation>Cerrado por</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Charges made</source>
        <translation>Cobros creados</translation>
    </message>
    <message>
        <source>Went back</source>
        <translation>Volvió</translation>
    </message>
    <message>
        <source>Unknown, of these</source>
        <translation>Desconocidos, de estos</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Impugnado</translation>
    </message>
    <message>
        <source>Counted before</source>
        <translation>Contado antes</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operador</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Caja</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Approvals by %1</source>
        <translation>Autorizaciones de %1</translation>
    </message>
    <message>
        <source>Operators without PINs</source>
        <translation>Operadores sin PIN</translation>
    </message>
    <message>
        <source>The provider&apos;s key is in no keyring</source>
        <translation>La clave del proveedor no está en ningún llavero</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>el comienzo</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>Received, by the provider&apos;s word</source>
        <translation>Recibido, según el proveedor</translation>
    </message>
    <message>
        <source>Charges made, by status</source>
        <translation>Cobros creados, por estado</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>To check, of any day</source>
        <translation>Por verificar, de cualquier día</translation>
    </message>
    <message>
        <source>Nobody said</source>
        <translation>Nadie dijo</translation>
    </message>
    <message>
        <source>At the shop</source>
        <translation>En la tienda</translation>
    </message>
    <message>
        <source>Received by hour</source>
        <translation>Recibido por hora</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Cobrar</translation>
    </message>
    <message numerus="yes">
        <source>%n approval(s) by %1</source>
        <translation>
            <numerusform>%n autorización de %1</numerusform>
            <numerusform>%n autorizaciones de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>TRAINING: this closing has no value.</source>
        <translation>ENTRENAMIENTO: este cierre no tiene valor.</translation>
    </message>
    <message>
        <source>Closing %1</source>
        <translation>Cierre %1</translation>
    </message>
    <message>
        <source>Since the last closing</source>
        <translation>Desde el último cierre</translation>
    </message>
    <message>
        <source>received, %1</source>
        <translation>recibido, %1</translation>
    </message>
    <message>
        <source>received, %1, not closed</source>
        <translation>recibido, %1, sin cerrar</translation>
    </message>
    <message>
        <source>This closing</source>
        <translation>Este cierre</translation>
    </message>
    <message>
        <source>By operator</source>
        <translation>Por operador</translation>
    </message>
    <message>
        <source>By counter</source>
        <translation>Por caja</translation>
    </message>
    <message>
        <source>Made by %1 on %2, %3</source>
        <translation>Hecho por %1 el %2, %3</translation>
    </message>
    <message>
        <source>Closed by %1</source>
        <translation>Cerrado por %1</translation>
    </message>
    <message numerus="yes">
        <source>%n payment(s) by the provider&apos;s word</source>
        <translation>
            <numerusform>%n pago según el proveedor</numerusform>
            <numerusform>%n pagos según el proveedor</numerusform>
        </translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Promedio</translation>
    </message>
    <message>
        <source>a payment</source>
        <translation>por pago</translation>
    </message>
    <message>
        <source>nothing went back</source>
        <translation>nada volvió</translation>
    </message>
    <message>
        <source>went back: %1</source>
        <translation>volvió: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) to check, %1</source>
        <translation>
            <numerusform>%n cobro por verificar, %1</numerusform>
            <numerusform>%n cobros por verificar, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to check</source>
        <translation>Nada por verificar</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) contested, %1</source>
        <translation>
            <numerusform>%n cobro impugnado, %1</numerusform>
            <numerusform>%n cobros impugnados, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) of earlier closings changed since</source>
        <translation>
            <numerusform>%n cobro de cierres anteriores cambió</numerusform>
            <numerusform>%n cobros de cierres anteriores cambiaron</numerusform>
        </translation>
    </message>
    <message>
        <source>What was counted before is the same</source>
        <translation>Lo contado antes coincide</translation>
    </message>
    <message>
        <source>Counted before: %1, %2. The ledger has %3, %4: %5</source>
        <translation>Contado antes: %1, %2. El registro tiene %3, %4: %5</translation>
    </message>
    <message>
        <source>Since the beginning</source>
        <translation>Desde el comienzo</translation>
    </message>
    <message>
        <source>Closed %1 · %2</source>
        <translation>Cerrado %1 · %2</translation>
    </message>
    <message>
        <source>Closed %1 by %2 · %3</source>
        <translation>Cerrado %1 por %2 · %3</translation>
    </message>
    <message>
        <source>the last one was made %1</source>
        <translation>el último se hizo %1</translation>
    </message>
    <message>
        <source>Operators without PINs.</source>
        <translation>Operadores sin PIN.</translation>
    </message>
    <message>
        <source>The provider&apos;s key was kept in no keyring.</source>
        <translation>La clave del proveedor no estaba en ningún llavero.</translation>
    </message>
    <message>
        <source>Closing %1 of %2, %3</source>
        <translation>Cierre %1 de %2, %3</translation>
    </message>
    <message>
        <source>Closing %1 of %2 would say (nothing is closed):</source>
        <translation>El cierre %1 de %2 diría (nada se cierra):</translation>
    </message>
    <message>
        <source>Who closes here counts first (shop.blind-closing): give what was counted, like --counted 12:1.234,50. There is no --preview.</source>
        <translation>Aquí quien cierra cuenta primero (shop.blind-closing): diga lo contado, como --counted 12:1.234,50. No hay --preview.</translation>
    </message>
    <message>
        <source>--pdf takes the name of a new file: %1 is there already.</source>
        <translation>--pdf recibe el nombre de un archivo nuevo: %1 ya existe.</translation>
    </message>
    <message>
        <source>There is no closing %1.</source>
        <translation>No hay cierre %1.</translation>
    </message>
</context>
<context>
    <name>balcao::CodeCheckPage</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Open a picture…</source>
        <translation>Abrir imagen…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpiar</translation>
    </message>
    <message>
        <source>Open the charge</source>
        <translation>Abrir el cobro</translation>
    </message>
    <message>
        <source>Copy the right code</source>
        <translation>Copiar el correcto</translation>
    </message>
    <message>
        <source>Copy it for the manager</source>
        <translation>Copiar para el gerente</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Mandar de nuevo</translation>
    </message>
    <message>
        <source>Check a code</source>
        <translation>Verificar código</translation>
    </message>
    <message>
        <source>Paste the customer&apos;s Pix code, or drop the picture of its QR code.</source>
        <translation>Pegue el código Pix del cliente o suelte la imagen del código QR.</translation>
    </message>
    <message>
        <source>What stands in the code</source>
        <translation>Lo que está en el código</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Abrir imagen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
</context>
<context>
    <name>balcao::CodeCheckPresenter</name>
    <message>
        <source>No code in this picture</source>
        <translation>Ningún código en esta imagen</translation>
    </message>
</context>
<context>
    <name>balcao::CodeCheckView</name>
    <message>
        <source>A code of this shop, whole, and it still holds. It may be sent again.</source>
        <translation>Código de la tienda, sin defecto, todavía vale. Se puede mandar de nuevo.</translation>
    </message>
    <message>
        <source>It is not to be paid now: something about its charge is open. Open the charge.</source>
        <translation>No es para pagar ahora: algo del cobro está abierto. Abra el cobro.</translation>
    </message>
    <message>
        <source>An old code: the charge was corrected since. Ask for the new code to be scanned.</source>
        <translation>Código antiguo: el cobro se corrigió después. Pida que lean el código nuevo.</translation>
    </message>
    <message>
        <source>Another charge took its place in the sale. This one is not to be paid.</source>
        <translation>Otro cobro tomó su lugar en la venta. Este no es para pagar.</translation>
    </message>
    <message>
        <source>Its time is over by our clock. Look at the shop&apos;s account before you charge again.</source>
        <translation>El plazo venció por nuestro reloj. Vea la cuenta de la tienda antes de cobrar de nuevo.</translation>
    </message>
    <message>
        <source>It has expired, by the provider&apos;s word. Look at the shop&apos;s account before you charge again.</source>
        <translation>Expiró, según el proveedor. Vea la cuenta de la tienda antes de cobrar de nuevo.</translation>
    </message>
    <message>
        <source>It was cancelled at the provider. Nobody can pay it.</source>
        <translation>Fue cancelado en el proveedor. Nadie puede pagarlo.</translation>
    </message>
    <message>
        <source>It is paid already. The customer does not pay it again.</source>
        <translation>Ya está pagado. El cliente no paga de nuevo.</translation>
    </message>
    <message>
        <source>It was paid, and the money went back.</source>
        <translation>Fue pagado, y el dinero volvió.</translation>
    </message>
    <message>
        <source>The bank will refuse this code.</source>
        <translation>El banco va a rechazar este código.</translation>
    </message>
    <message>
        <source>The messaging app ate the asterisks.</source>
        <translation>La aplicación de mensajes se comió los asteriscos.</translation>
    </message>
    <message>
        <source>Its end is missing.</source>
        <translation>Falta el final.</translation>
    </message>
    <message>
        <source>A part of it is missing.</source>
        <translation>Falta una parte.</translation>
    </message>
    <message>
        <source>It differs from ours in one place.</source>
        <translation>Es diferente del nuestro en un punto.</translation>
    </message>
    <message>
        <source>position %1: %2 is missing</source>
        <translation>posición %1: falta %2</translation>
    </message>
    <message>
        <source>position %1: %2 too much</source>
        <translation>posición %1: sobra %2</translation>
    </message>
    <message>
        <source>position %1: %2 in place of %3</source>
        <translation>posición %1: %2 en lugar de %3</translation>
    </message>
    <message>
        <source>%1, the current one</source>
        <translation>%1, la actual</translation>
    </message>
    <message>
        <source>%1, now %2 holds</source>
        <translation>%1, ahora vale la %2</translation>
    </message>
    <message>
        <source>none: the bank shows it</source>
        <translation>ninguno: el banco lo muestra</translation>
    </message>
    <message>
        <source>Amount in the code</source>
        <translation>Valor en el código</translation>
    </message>
    <message>
        <source>Receiver</source>
        <translation>Receptor</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>It is ours: charge %1</source>
        <translation>Es nuestro: cobro %1</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Válido hasta</translation>
    </message>
    <message>
        <source>Check sum (CRC)</source>
        <translation>Control (CRC)</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>coincide</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>no coincide</translation>
    </message>
    <message>
        <source>Ours, but it arrived damaged</source>
        <translation>Es nuestro, pero llegó dañado</translation>
    </message>
    <message>
        <source>Looks like</source>
        <translation>Parece ser</translation>
    </message>
    <message>
        <source>charge %1, %2</source>
        <translation>cobro %1, %2</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Not this shop&apos;s</source>
        <translation>No es de esta tienda</translation>
    </message>
    <message>
        <source>Whoever pays this code pays somebody else. Do not give it back to the customer as if it were ours.</source>
        <translation>Quien pague este código le paga a otra persona. No lo devuelva al cliente como si fuera nuestro.</translation>
    </message>
    <message>
        <source>In our ledger</source>
        <translation>En nuestro registro</translation>
    </message>
    <message>
        <source>nothing like it</source>
        <translation>nada parecido</translation>
    </message>
    <message>
        <source>Not in this ledger</source>
        <translation>No está en este registro</translation>
    </message>
    <message>
        <source>It pays this shop, but no charge of this ledger has it. It was made elsewhere.</source>
        <translation>Paga a esta tienda, pero ningún cobro de este registro lo tiene. Se generó en otro lugar.</translation>
    </message>
    <message>
        <source>No charge of this ledger has this code, and nobody has told yet whom this shop&apos;s codes pay. Compare the receiver.</source>
        <translation>Ningún cobro de este registro tiene este código, y nadie dijo todavía a quién pagan los códigos de la tienda. Compare el receptor.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Not a Pix code</source>
        <translation>No es un código Pix</translation>
    </message>
    <message>
        <source>Ask for the code again and copy it whole.</source>
        <translation>Pida el código de nuevo y cópielo entero.</translation>
    </message>
    <message>
        <source>Whose code is it?</source>
        <translation>¿De quién es el código?</translation>
    </message>
    <message>
        <source>Paste it, scan it, or drop its picture: the till says whether it is ours, and what became of it.</source>
        <translation>Pegue, lea o suelte la imagen: la caja dice si es nuestro y qué pasó con él.</translation>
    </message>
    <message>
        <source>More than one code</source>
        <translation>Más de un código</translation>
    </message>
</context>
<context>
    <name>balcao::CodeEdit</name>
    <message>
        <source>Code to check</source>
        <translation>Código por verificar</translation>
    </message>
</context>
<context>
    <name>balcao::CodePicture</name>
    <message>
        <source>This file cannot be read. Save the picture on this computer, then open it again.</source>
        <translation>Este archivo no se puede leer. Guarde la imagen en esta computadora y ábrala de nuevo.</translation>
    </message>
    <message>
        <source>This picture is too large. Cut out the QR code, or take a photo of it from nearer.</source>
        <translation>Esta imagen es demasiado grande. Recorte el código QR o tome la foto más de cerca.</translation>
    </message>
    <message>
        <source>This is no picture that can be read here. Save it as PNG or JPEG.</source>
        <translation>Esta imagen no se puede leer aquí. Guárdela como PNG o JPEG.</translation>
    </message>
    <message>
        <source>There is no QR code in it that can be read. Take it whole, sharp and straight, or paste the text.</source>
        <translation>No hay en ella un código QR que se pueda leer. Fotografíelo entero, nítido y derecho, o pegue el texto.</translation>
    </message>
    <message>
        <source>Pictures cannot be read on this computer. Paste the text of the code.</source>
        <translation>Esta computadora no lee imágenes. Pegue el texto del código.</translation>
    </message>
</context>
<context>
    <name>balcao::ContestEntry</name>
    <message>
        <source>Write the day like %1.</source>
        <translation>Escriba el día como %1.</translation>
    </message>
    <message>
        <source>That day has not come yet: when was the shop told?</source>
        <translation>Ese día todavía no llegó: ¿cuándo lo supo la tienda?</translation>
    </message>
    <message>
        <source>Write the deadline like %1.</source>
        <translation>Escriba el plazo como %1.</translation>
    </message>
    <message>
        <source>The deadline is before the day on which the shop was told.</source>
        <translation>El plazo es anterior al día en que lo supo la tienda.</translation>
    </message>
</context>
<context>
    <name>balcao::CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>balcao::CorrectionDialog</name>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Choose or write</source>
        <translation>Elija o escriba</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save correction</source>
        <translation>Guardar corrección</translation>
    </message>
    <message>
        <source>Ctrl + Enter</source>
        <translation>Ctrl + Enter</translation>
    </message>
    <message>
        <source>The amount and the customer&apos;s four fields go to the provider.</source>
        <translation>Va al proveedor: valor y los cuatro campos del cliente.</translation>
    </message>
    <message>
        <source>Who corrects</source>
        <translation>Quién corrige</translation>
    </message>
</context>
<context>
    <name>balcao::CorrectionHead</name>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
</context>
<context>
    <name>balcao::CorrectionView</name>
    <message>
        <source>unchanged</source>
        <translation>sin cambio</translation>
    </message>
    <message>
        <source>Correct the highlighted fields first.</source>
        <translation>Corrija antes los campos marcados.</translation>
    </message>
    <message>
        <source>Nothing was changed yet.</source>
        <translation>Nada se ha cambiado aún.</translation>
    </message>
    <message>
        <source>Choose or write the reason.</source>
        <translation>Elija o escriba el motivo.</translation>
    </message>
    <message>
        <source>Write who corrects it.</source>
        <translation>Escriba quién lo corrige.</translation>
    </message>
    <message>
        <source>Correct charge %1</source>
        <translation>Corregir cobro %1</translation>
    </message>
    <message>
        <source>Created at %1.</source>
        <translation>Creado a las %1.</translation>
    </message>
    <message>
        <source>Expires at %1.</source>
        <translation>Expira a las %1.</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambió</translation>
    </message>
    <message>
        <source>Forgotten discount</source>
        <translation>Descuento olvidado</translation>
    </message>
    <message>
        <source>Wrong amount typed</source>
        <translation>Valor mal escrito</translation>
    </message>
    <message>
        <source>Customer&apos;s data wrong</source>
        <translation>Datos del cliente equivocados</translation>
    </message>
    <message>
        <source>Item added or taken out</source>
        <translation>Artículo agregado o quitado</translation>
    </message>
</context>
<context>
    <name>balcao::Csv</name>
    <message>
        <source>Confirmed at the shop</source>
        <translation>Confirmado en la tienda</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operador</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Reported amount</source>
        <translation>Valor informado</translation>
    </message>
    <message>
        <source>Txid</source>
        <translation>Txid</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Pedido</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF o CNPJ</translation>
    </message>
</context>
<context>
    <name>balcao::CustomerScreen</name>
    <message>
        <source>The customer&apos;s screen was not found.</source>
        <translation>No se encontró la pantalla del cliente.</translation>
    </message>
</context>
<context>
    <name>balcao::CustomerView</name>
    <message>
        <source>TRAINING: charge has no value.</source>
        <translation>ENTRENAMIENTO: cobro sin valor.</translation>
    </message>
    <message>
        <source>Nobody can pay this code.</source>
        <translation>Nadie puede pagar este código.</translation>
    </message>
    <message>
        <source>Amount to pay</source>
        <translation>Valor a pagar</translation>
    </message>
    <message>
        <source>The shop asked for %1.</source>
        <translation>La tienda pidió %1.</translation>
    </message>
    <message>
        <source>The code is new: scan this one, and not the one from before.</source>
        <translation>El código es nuevo: lea este, y no el de antes.</translation>
    </message>
    <message>
        <source>Open your bank&apos;s app and choose Pix.</source>
        <translation>Abra la app de su banco y elija Pix.</translation>
    </message>
    <message>
        <source>Point its camera at the code.</source>
        <translation>Apunte la cámara de la app al código.</translation>
    </message>
    <message>
        <source>Your bank has to show:</source>
        <translation>En su banco debe aparecer:</translation>
    </message>
    <message>
        <source>This code is valid for</source>
        <translation>Este código vale por</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>Un momento, por favor</translation>
    </message>
    <message>
        <source>Payment received</source>
        <translation>Pago recibido</translation>
    </message>
    <message>
        <source>Thank you, and come again!</source>
        <translation>¡Gracias y vuelva pronto!</translation>
    </message>
    <message>
        <source>Please do not pay it. Ask for another one at the counter.</source>
        <translation>Por favor, no lo pague. Pida otro en la caja.</translation>
    </message>
    <message>
        <source>This code is not valid any more</source>
        <translation>Este código ya no vale</translation>
    </message>
    <message>
        <source>Your code is on its way.</source>
        <translation>Su código ya viene.</translation>
    </message>
    <message>
        <source>A new code is coming. Please do not pay the one from before.</source>
        <translation>Ya viene un código nuevo. Por favor, no pague el de antes.</translation>
    </message>
    <message>
        <source>Please do not pay yet: the counter is looking at this charge.</source>
        <translation>Por favor, no pague todavía: la caja está revisando este cobro.</translation>
    </message>
    <message>
        <source>This code&apos;s time is over</source>
        <translation>El plazo de este código terminó</translation>
    </message>
    <message>
        <source>The code appears on this screen.</source>
        <translation>El código aparece en esta pantalla.</translation>
    </message>
    <message>
        <source>Here Pix is by QR code or by copy and paste.</source>
        <translation>Aquí el Pix es por QR o copiar y pegar.</translation>
    </message>
    <message>
        <source>The counter tells you how to go on.</source>
        <translation>La caja le dice cómo seguir.</translation>
    </message>
    <message>
        <source>Somebody will be at this counter soon.</source>
        <translation>Pronto alguien atenderá en esta caja.</translation>
    </message>
</context>
<context>
    <name>balcao::DayPage</name>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Close the day…</source>
        <translation>Cerrar el día…</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Cierre</translation>
    </message>
    <message>
        <source>The closing before</source>
        <translation>El cierre anterior</translation>
    </message>
    <message>
        <source>The next closing</source>
        <translation>El cierre siguiente</translation>
    </message>
    <message>
        <source>Received by hour</source>
        <translation>Recibido por hora</translation>
    </message>
    <message>
        <source>By status</source>
        <translation>Por estado</translation>
    </message>
    <message>
        <source>Before closing</source>
        <translation>Antes de cerrar</translation>
    </message>
    <message>
        <source>Closing changes nothing at the provider.</source>
        <translation>Cerrar no cambia nada en el proveedor.</translation>
    </message>
    <message>
        <source>Count first: how many payments came, and what they came to. The figures are shown when the day is closed.</source>
        <translation>Cuente antes: cuántos pagos vinieron y cuánto sumaron. Las cifras aparecen cuando se cierra el día.</translation>
    </message>
    <message>
        <source>Reading the ledger…</source>
        <translation>Leyendo el registro…</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Resolver</translation>
    </message>
</context>
<context>
    <name>balcao::DayPresenter</name>
    <message>
        <source>Count first: how many payments, and what they came to.</source>
        <translation>Cuente antes: cuántos pagos y cuánto sumaron.</translation>
    </message>
    <message>
        <source>Write how many payments came as a whole number, and their sum like 1.234,50.</source>
        <translation>Escriba cuántos pagos vinieron en número entero, y la suma como 1.234,50.</translation>
    </message>
    <message>
        <source>closing-%1-%2</source>
        <translation>cierre-%1-%2</translation>
    </message>
    <message>
        <source>Save for a spreadsheet</source>
        <translation>Guardar para hoja de cálculo</translation>
    </message>
    <message>
        <source>Semicolons and a decimal comma, as spreadsheets read it here. It names operators, and no customer.</source>
        <translation>Punto y coma y coma decimal, como las hojas de cálculo lo leen aquí. Nombra operadores y ningún cliente.</translation>
    </message>
    <message>
        <source>Save the closing as a PDF</source>
        <translation>Guardar el cierre en PDF</translation>
    </message>
    <message>
        <source>Every figure, on paper for whoever keeps the books. It names operators, and no customer.</source>
        <translation>Todas las cifras, en papel para la contabilidad. Nombra operadores y ningún cliente.</translation>
    </message>
    <message>
        <source>(optional)</source>
        <translation>(opcional)</translation>
    </message>
    <message>
        <source>Close the day?</source>
        <translation>¿Cerrar el día?</translation>
    </message>
    <message>
        <source>What came since the last closing gets a number and does not change any more. Nothing changes at the provider.</source>
        <translation>Lo que vino desde el último cierre recibe un número y ya no cambia. Nada cambia en el proveedor.</translation>
    </message>
    <message>
        <source>Payments counted</source>
        <translation>Pagos contados</translation>
    </message>
    <message>
        <source>What they came to</source>
        <translation>Cuánto sumaron</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close the day</source>
        <translation>Cerrar el día</translation>
    </message>
</context>
<context>
    <name>balcao::DiagnosticsPresenter</name>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operadores</translation>
    </message>
    <message>
        <source>Is the ledger whole?</source>
        <translation>¿El registro está íntegro?</translation>
    </message>
    <message>
        <source>Every event and charge is read.</source>
        <translation>Lee cada evento y cada cobro.</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Copy of the ledger</source>
        <translation>Copia de seguridad</translation>
    </message>
    <message>
        <source>A file with all customers&apos; data.</source>
        <translation>Un archivo con los datos de todos los clientes.</translation>
    </message>
    <message>
        <source>Copy…</source>
        <translation>Copiar…</translation>
    </message>
    <message>
        <source>For support</source>
        <translation>Para soporte</translation>
    </message>
    <message>
        <source>Without key, PIN, customer or code.</source>
        <translation>Sin clave, PIN, cliente ni código.</translation>
    </message>
    <message>
        <source>Look and save…</source>
        <translation>Ver y guardar…</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro técnico</translation>
    </message>
    <message>
        <source>Names no customer. Three files of 1 MiB.</source>
        <translation>No nombra clientes. Tres archivos de 1 MiB.</translation>
    </message>
    <message>
        <source>Not asked since the start</source>
        <translation>Aún no consultado</translation>
    </message>
    <message>
        <source>Is being asked</source>
        <translation>Se está consultando</translation>
    </message>
    <message>
        <source>Answered at %1</source>
        <translation>Respondió a las %1</translation>
    </message>
    <message>
        <source>Gave no answer at %1</source>
        <translation>No respondió a las %1</translation>
    </message>
    <message>
        <source>Was not reached at %1</source>
        <translation>Fuera de alcance a las %1</translation>
    </message>
    <message>
        <source>Refused the key at %1</source>
        <translation>Rechazó la clave a las %1</translation>
    </message>
    <message>
        <source>Not compared yet</source>
        <translation>Aún no comparado</translation>
    </message>
    <message>
        <source>As the provider&apos;s</source>
        <translation>Igual al del proveedor</translation>
    </message>
    <message>
        <source>%1 ahead of the provider&apos;s</source>
        <translation>Adelantado %1 respecto al proveedor</translation>
    </message>
    <message>
        <source>%1 behind the provider&apos;s</source>
        <translation>Atrasado %1 respecto al proveedor</translation>
    </message>
    <message>
        <source>Without PIN: nobody is asked</source>
        <translation>Operadores sin PIN: nadie tiene que entrar</translation>
    </message>
    <message>
        <source>It is being stopped.</source>
        <translation>Deteniendo.</translation>
    </message>
    <message>
        <source>A whole ledger, and customers&apos; data with it: keep it where nobody else reads it. Selling goes on meanwhile.</source>
        <translation>Un registro entero, con los datos de los clientes: guárdelo donde nadie más lo lea. Las ventas siguen mientras tanto.</translation>
    </message>
    <message>
        <source>balcao-ledger-%1.sqlite</source>
        <translation>balcao-registro-%1.sqlite</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>It begins.</source>
        <translation>Empezando.</translation>
    </message>
    <message>
        <source>%1 % done</source>
        <translation>%1 % listo</translation>
    </message>
    <message>
        <source>What support gets</source>
        <translation>Lo que recibe soporte</translation>
    </message>
    <message>
        <source>Nothing is sent: a ZIP is saved, and you send it. Nothing in it is made from a key, a PIN, a customer or a code.</source>
        <translation>No se envía nada: se guarda un ZIP y lo envía usted. Nada en él viene de clave, PIN, cliente o código.</translation>
    </message>
    <message>
        <source>balcao-support-%1.zip</source>
        <translation>balcao-soporte-%1.zip</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>balcao::Dossier</name>
    <message>
        <source>Dossier of charge %1</source>
        <translation>Expediente del cobro %1</translation>
    </message>
    <message>
        <source>Paid on %1</source>
        <translation>Pagado el %1</translation>
    </message>
    <message>
        <source>TRAINING: this charge has no value.</source>
        <translation>ENTRENAMIENTO: este cobro no tiene valor.</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Data erased</source>
        <translation>Datos borrados</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Vale hasta</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>no informado</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operador</translation>
    </message>
    <message>
        <source>Allowed by</source>
        <translation>Autorizado por</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Impugnado</translation>
    </message>
    <message>
        <source>The sale</source>
        <translation>La venta</translation>
    </message>
    <message>
        <source>Two sources, side by side</source>
        <translation>Dos fuentes, lado a lado</translation>
    </message>
    <message>
        <source>The provider said</source>
        <translation>El proveedor dijo</translation>
    </message>
    <message>
        <source>Amount told</source>
        <translation>Valor informado</translation>
    </message>
    <message>
        <source>The shop saw</source>
        <translation>La tienda comprobó</translation>
    </message>
    <message>
        <source>Amount seen</source>
        <translation>Valor comprobado</translation>
    </message>
    <message>
        <source>Identification of the Pix (E2E) %1</source>
        <translation>Identificación del Pix (E2E) %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>del %1 al %2</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>Receiver: %1</source>
        <translation>Receptor: %1</translation>
    </message>
    <message>
        <source>CRC %1</source>
        <translation>CRC %1</translation>
    </message>
    <message>
        <source>Code %1</source>
        <translation>Código %1</translation>
    </message>
    <message>
        <source>Codes that there were</source>
        <translation>Códigos que existieron</translation>
    </message>
    <message>
        <source>No code is drawn while somebody might still pay by it, or where it was not verified.</source>
        <translation>No se dibuja ningún código mientras alguien pueda pagar con él, ni si no fue verificado.</translation>
    </message>
    <message>
        <source>What happened, in its order</source>
        <translation>Lo que pasó, en orden</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>sin prueba</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Each proof depends on the one before it at its counter. %1 Checked on %2. The file %3.json has everything that it takes to prove them again.</source>
        <translation>Cada prueba depende de la anterior en la misma caja. %1 Verificado el %2. El archivo %3.json trae todo para probarlas de nuevo.</translation>
    </message>
    <message>
        <source>The provider&apos;s answers, as received</source>
        <translation>Las respuestas del proveedor, como llegaron</translation>
    </message>
    <message>
        <source>%1, HTTP %2</source>
        <translation>%1, HTTP %2</translation>
    </message>
    <message>
        <source>dossier-%1</source>
        <translation>expediente-%1</translation>
    </message>
    <message>
        <source>Made by %1 on %2, %3</source>
        <translation>Hecho por %1 el %2, %3</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>alguien</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nada todavía</translation>
    </message>
    <message>
        <source>nothing was noted</source>
        <translation>no se anotó nada</translation>
    </message>
    <message>
        <source>%1 saw it, %2</source>
        <translation>%1 lo vio, %2</translation>
    </message>
    <message>
        <source>It pays another receiver and is not given out.</source>
        <translation>Paga a otro receptor y no se entrega.</translation>
    </message>
    <message>
        <source>It is not a whole Pix code.</source>
        <translation>No es un código Pix entero.</translation>
    </message>
    <message>
        <source>It authorises a recurring payment and pays nothing.</source>
        <translation>Autoriza un pago recurrente y no paga nada.</translation>
    </message>
    <message>
        <source>It carries another amount.</source>
        <translation>Lleva otro valor.</translation>
    </message>
    <message>
        <source>Replaced by a correction.</source>
        <translation>Sustituido por la corrección.</translation>
    </message>
    <message>
        <source>The last code of this charge.</source>
        <translation>El último código de este cobro.</translation>
    </message>
    <message>
        <source>%1 of %2 facts are proven: each is as it was written.</source>
        <translation>%1 de %2 hechos probados. La secuencia está entera.</translation>
    </message>
    <message>
        <source>Only %1 of %2 facts are proven: the ledger was changed or damaged. Tell support.</source>
        <translation>Solo %1 de %2 hechos probados: el registro fue cambiado o dañado. Avise a soporte.</translation>
    </message>
    <message>
        <source>Charge %1 of %2, created on %3 at counter %4 by %5.</source>
        <translation>Cobro %1 de %2, creado el %3 en la caja %4 por %5.</translation>
    </message>
    <message>
        <source>nobody who said a name</source>
        <translation>nadie que dijo su nombre</translation>
    </message>
    <message>
        <source>txid: %1</source>
        <translation>txid: %1</translation>
    </message>
    <message>
        <source>Identification of the Pix (E2E): %1</source>
        <translation>Identificación del Pix (E2E): %1</translation>
    </message>
    <message>
        <source>The provider said: %1.</source>
        <translation>El proveedor dijo: %1.</translation>
    </message>
    <message>
        <source>Amount told by the provider: %1.</source>
        <translation>Valor informado por el proveedor: %1.</translation>
    </message>
    <message>
        <source>Seen on the shop&apos;s account: %1.</source>
        <translation>Comprobado en la cuenta de la tienda: %1.</translation>
    </message>
    <message>
        <source>Receiver in the code: %1, %2.</source>
        <translation>Receptor en el código: %1, %2.</translation>
    </message>
    <message>
        <source>Proof of the last fact: %1</source>
        <translation>Prueba del último hecho: %1</translation>
    </message>
    <message>
        <source>Amount seen there: %1.</source>
        <translation>Valor visto allí: %1.</translation>
    </message>
    <message>
        <source>But a fact that holds another receiver&apos;s code is proven by the ledger alone.</source>
        <translation>Pero un hecho que trae el código de otro receptor solo lo prueba el registro.</translation>
    </message>
    <message>
        <source>nobody said another one</source>
        <translation>nadie dijo otro</translation>
    </message>
    <message>
        <source>What the shop noted of the payment: %1</source>
        <translation>Lo que la tienda anotó del pago: %1</translation>
    </message>
    <message>
        <source>(a code that somebody might still pay by)</source>
        <translation>(un código con el que alguien aún podría pagar)</translation>
    </message>
    <message>
        <source>The bank&apos;s number of it: %1</source>
        <translation>Número dado por el banco: %1</translation>
    </message>
    <message>
        <source>%1 (account %2)</source>
        <translation>%1 (cuenta %2)</translation>
    </message>
</context>
<context>
    <name>balcao::DossierPage</name>
    <message>
        <source>Save PDF…</source>
        <translation>Guardar PDF…</translation>
    </message>
    <message>
        <source>Save with the proofs (JSON)…</source>
        <translation>Guardar con las pruebas (JSON)…</translation>
    </message>
    <message>
        <source>Copy text for the bank</source>
        <translation>Copiar texto para el banco</translation>
    </message>
    <message>
        <source>Dossier of the sale</source>
        <translation>Expediente de la venta</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Incluir</translation>
    </message>
    <message>
        <source>Customer&apos;s full data</source>
        <translation>Datos completos del cliente</translation>
    </message>
    <message>
        <source>Codes that there were</source>
        <translation>Códigos que existieron</translation>
    </message>
    <message>
        <source>What the shop saw</source>
        <translation>Lo que comprobó la tienda</translation>
    </message>
    <message>
        <source>The provider&apos;s answers</source>
        <translation>Respuestas del proveedor</translation>
    </message>
    <message>
        <source>It has a CPF and a phone number. Send it only to who needs it.</source>
        <translation>Lleva CPF y teléfono. Envíelo solo a quien lo necesita.</translation>
    </message>
    <message>
        <source>All that is known of this sale, to answer a bank that asks for the money back.</source>
        <translation>Todo lo que se sabe de esta venta, para responder a una impugnación del banco.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>balcao::DossierPresenter</name>
    <message>
        <source>Save the dossier as a PDF</source>
        <translation>Guardar el expediente en PDF</translation>
    </message>
    <message>
        <source>It holds the customer&apos;s CPF and phone. Send it only to who needs it.</source>
        <translation>Lleva el CPF y el teléfono del cliente. Envíelo solo a quien lo necesita.</translation>
    </message>
    <message>
        <source>The customer is masked in it.</source>
        <translation>El cliente aparece enmascarado.</translation>
    </message>
    <message>
        <source>Save the dossier with its proofs</source>
        <translation>Guardar el expediente con las pruebas</translation>
    </message>
    <message>
        <source>As JSON: all that it takes to prove each event again. It is for machines and experts.</source>
        <translation>En JSON: todo lo que hace falta para probar cada hecho de nuevo. Es para máquinas y peritos.</translation>
    </message>
</context>
<context>
    <name>balcao::DropArea</name>
    <message>
        <source>Drop a photo or screenshot here.</source>
        <translation>Suelte aquí una foto o captura de pantalla.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>Nada sale de esta computadora.</translation>
    </message>
</context>
<context>
    <name>balcao::Environment</name>
    <message>
        <source>The training provider does not start: %1</source>
        <translation>El proveedor de entrenamiento no inicia: %1</translation>
    </message>
    <message>
        <source>Training shop</source>
        <translation>Tienda de entrenamiento</translation>
    </message>
</context>
<context>
    <name>balcao::EventText</name>
    <message>
        <source>Reason: %1</source>
        <translation>Motivo: %1</translation>
    </message>
    <message>
        <source>Reference: %1</source>
        <translation>Referencia: %1</translation>
    </message>
    <message>
        <source>Answer read: txid, no code</source>
        <translation>Respuesta: txid, sin código</translation>
    </message>
    <message>
        <source>Code %1 received and checked: CRC, amount</source>
        <translation>Código %1 recibido y verificado: CRC, valor</translation>
    </message>
    <message>
        <source>Code %1 received, not as expected</source>
        <translation>Código %1 recibido, no coincide</translation>
    </message>
    <message>
        <source>Code shown on the till&apos;s screen</source>
        <translation>Código mostrado en la pantalla de la caja</translation>
    </message>
    <message>
        <source>Code shown on the customer&apos;s screen</source>
        <translation>Código mostrado en la pantalla del cliente</translation>
    </message>
    <message>
        <source>Code sent to the printer</source>
        <translation>Código enviado a la impresora</translation>
    </message>
    <message>
        <source>Code sent by WhatsApp</source>
        <translation>Código enviado por WhatsApp</translation>
    </message>
    <message>
        <source>Code copied</source>
        <translation>Código copiado</translation>
    </message>
    <message>
        <source>Paid (confirmed by the provider)</source>
        <translation>Pagado, dice el proveedor</translation>
    </message>
    <message>
        <source>Status read: waiting</source>
        <translation>Estado leído: esperando</translation>
    </message>
    <message>
        <source>Expired (reported by the provider)</source>
        <translation>Expirado, dice el proveedor</translation>
    </message>
    <message>
        <source>Cancelled (reported by the provider)</source>
        <translation>Cancelado, dice el proveedor</translation>
    </message>
    <message>
        <source>Refunded (reported by the provider)</source>
        <translation>Reembolsado, dice el proveedor</translation>
    </message>
    <message>
        <source>Status read</source>
        <translation>Estado leído</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>Pedido</translation>
    </message>
    <message>
        <source>taken in by its txid</source>
        <translation>registrado por su txid</translation>
    </message>
    <message>
        <source>request written before it left</source>
        <translation>pedido escrito antes de salir</translation>
    </message>
    <message>
        <source>in place of attempt %1</source>
        <translation>en lugar del intento %1</translation>
    </message>
    <message>
        <source>Request sent to the provider</source>
        <translation>Pedido enviado al proveedor</translation>
    </message>
    <message>
        <source>Answer %1 received and kept</source>
        <translation>Respuesta %1 recibida y guardada</translation>
    </message>
    <message>
        <source>Unknown outcome</source>
        <translation>Resultado desconocido</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>No enviado</translation>
    </message>
    <message>
        <source>Refused by the provider</source>
        <translation>Rechazado por el proveedor</translation>
    </message>
    <message>
        <source>No byte left this computer. No charge exists.</source>
        <translation>Nada salió de esta computadora. No existe ningún cobro.</translation>
    </message>
    <message>
        <source>Different amount seen and accepted</source>
        <translation>Diferencia de valor vista y aceptada</translation>
    </message>
    <message>
        <source>The provider&apos;s word on the payment accepted</source>
        <translation>Aceptado lo que el proveedor dice del pago</translation>
    </message>
    <message>
        <source>Receiver of the code accepted</source>
        <translation>Receptor del código aceptado</translation>
    </message>
    <message>
        <source>Receipt confirmed at the shop</source>
        <translation>Recepción confirmada en la tienda</translation>
    </message>
    <message>
        <source>Receipt taken back</source>
        <translation>Recepción deshecha</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Impugnado</translation>
    </message>
    <message>
        <source>Contestation ended</source>
        <translation>Impugnación terminada</translation>
    </message>
    <message>
        <source>Settled: it is the charge of attempt %1</source>
        <translation>Resuelto: es el cobro del intento %1</translation>
    </message>
    <message>
        <source>Settled: it is at the provider</source>
        <translation>Resuelto: está en el proveedor</translation>
    </message>
    <message>
        <source>Settled: the provider never made it</source>
        <translation>Resuelto: el proveedor no lo creó</translation>
    </message>
    <message>
        <source>The txid was the wrong one: unknown again</source>
        <translation>Txid equivocado: resultado desconocido de nuevo</translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation>revisión %1</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Respuesta %1</translation>
    </message>
    <message>
        <source>Not known whether it was corrected</source>
        <translation>No se sabe si se corrigió</translation>
    </message>
    <message>
        <source>Correction not sent</source>
        <translation>Corrección no enviada</translation>
    </message>
    <message>
        <source>Correction refused</source>
        <translation>Corrección rechazada</translation>
    </message>
    <message>
        <source>Code asked for again</source>
        <translation>Código pedido otra vez</translation>
    </message>
    <message>
        <source>Code received again</source>
        <translation>Código recibido otra vez</translation>
    </message>
    <message>
        <source>Correction asked for</source>
        <translation>Corrección pedida</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corregido</translation>
    </message>
    <message>
        <source>customer&apos;s data</source>
        <translation>datos del cliente</translation>
    </message>
    <message>
        <source>provider</source>
        <translation>proveedor</translation>
    </message>
    <message>
        <source>%1, allowed by %2</source>
        <translation>%1, autorizado por %2</translation>
    </message>
    <message>
        <source>since %1, to answer until %2</source>
        <translation>desde %1, con respuesta hasta %2</translation>
    </message>
</context>
<context>
    <name>balcao::FieldRow</name>
    <message>
        <source>Required.</source>
        <translation>Obligatorio.</translation>
    </message>
</context>
<context>
    <name>balcao::FilterBar</name>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>Guardar la lista</translation>
    </message>
    <message>
        <source>For a spreadsheet (CSV)…</source>
        <translation>Para hoja de cálculo (CSV)…</translation>
    </message>
    <message>
        <source>On paper (PDF)…</source>
        <translation>En papel (PDF)…</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>Por verificar</translation>
    </message>
    <message>
        <source>Check a code</source>
        <translation>Verificar código</translation>
    </message>
</context>
<context>
    <name>balcao::FirstRun</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>As it stands in what this person does.</source>
        <translation>Figura en todo lo que hace esta persona.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>6 to 8 digits.</source>
        <translation>De 6 a 8 dígitos.</translation>
    </message>
    <message>
        <source>PIN again</source>
        <translation>PIN otra vez</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Connect to the provider</source>
        <translation>Conectar con el proveedor</translation>
    </message>
    <message>
        <source>Address and key come from the provider.</source>
        <translation>Dirección y clave vienen del proveedor.</translation>
    </message>
    <message>
        <source>The first manager</source>
        <translation>El primer gerente</translation>
    </message>
    <message>
        <source>Corrects, sets up, and adds the others. Where the ledger has operators: one of its managers.</source>
        <translation>Corrige, ajusta y agrega a los demás. Si el registro ya tiene operadores: uno de sus gerentes.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Begin here</source>
        <translation>Empiece por aquí</translation>
    </message>
    <message>
        <source>Built-in provider: nothing leaves this computer</source>
        <translation>Simulador incluido: nada sale de esta computadora</translation>
    </message>
    <message>
        <source>Codes without value, a purple ribbon on every screen</source>
        <translation>Códigos sin valor, con franja morada en cada pantalla</translation>
    </message>
    <message>
        <source>Play payment, expiry and no answer</source>
        <translation>Simule pago, expiración y falta de respuesta</translation>
    </message>
    <message>
        <source>Train now</source>
        <translation>Entrenar ahora</translation>
    </message>
    <message>
        <source>Real charges</source>
        <translation>Cobros de verdad</translation>
    </message>
    <message>
        <source>Have at hand:</source>
        <translation>Tenga a mano:</translation>
    </message>
    <message>
        <source>Base address, which ends in %1</source>
        <translation>Dirección base, terminada en %1</translation>
    </message>
    <message>
        <source>Access key, which goes into the system&apos;s keyring</source>
        <translation>Clave de acceso, que va al llavero del sistema</translation>
    </message>
    <message>
        <source>A manager&apos;s name and a PIN</source>
        <translation>Nombre del gerente y un PIN</translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation>Conectar…</translation>
    </message>
    <message>
        <source>Database password</source>
        <translation>Contraseña de la base</translation>
    </message>
    <message>
        <source>Of the role that changes operators. It is kept nowhere.</source>
        <translation>Del usuario de la base que cambia operadores. No se guarda.</translation>
    </message>
</context>
<context>
    <name>balcao::FirstRunHead</name>
    <message>
        <source>Pix charges at your shop&apos;s counter</source>
        <translation>Cobros Pix en la caja de su tienda</translation>
    </message>
</context>
<context>
    <name>balcao::FirstRunPage</name>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>balcao::FirstRunPresenter</name>
    <message>
        <source>Looking…</source>
        <translation>Probando…</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>“Begin” saves everything.</source>
        <translation>“Empezar” guarda todo.</translation>
    </message>
    <message>
        <source>Nothing is saved before the last step.</source>
        <translation>Nada se guarda antes del último paso.</translation>
    </message>
</context>
<context>
    <name>balcao::FirstRunStart</name>
    <message>
        <source>How do you want to begin?</source>
        <translation>¿Cómo quiere empezar?</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Idioma: %1</translation>
    </message>
    <message>
        <source>It can be changed later in the settings.</source>
        <translation>Se puede cambiar después en Ajustes.</translation>
    </message>
    <message>
        <source>Free software. No customer&apos;s data leaves the shop but what a charge needs.</source>
        <translation>Programa libre. Ningún dato del cliente sale de la tienda, salvo lo que exige el cobro.</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versión %1</translation>
    </message>
</context>
<context>
    <name>balcao::FormDialog</name>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Ctrl + Enter</source>
        <translation>Ctrl + Enter</translation>
    </message>
</context>
<context>
    <name>balcao::Help</name>
    <message>
        <source>On every screen</source>
        <translation>En toda pantalla</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Back, without cancelling a charge</source>
        <translation>Volver, sin cancelar el cobro</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Cobrar</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Type, take back, clear the amount</source>
        <translation>Escribir, borrar, poner a cero</translation>
    </message>
    <message>
        <source>Now the centavos</source>
        <translation>Ahora los centavos</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Campo siguiente</translation>
    </message>
    <message>
        <source>Ctrl + Enter</source>
        <translation>Ctrl + Enter</translation>
    </message>
    <message>
        <source>Create QR code</source>
        <translation>Generar código QR</translation>
    </message>
    <message>
        <source>Open a waiting charge</source>
        <translation>Abrir un cobro en espera</translation>
    </message>
    <message>
        <source>A charge on the screen</source>
        <translation>Cobro en pantalla</translation>
    </message>
    <message>
        <source>Begin the next charge</source>
        <translation>Empezar el próximo cobro</translation>
    </message>
    <message>
        <source>Copy the Pix code</source>
        <translation>Copiar el código Pix</translation>
    </message>
    <message>
        <source>Read status, correct</source>
        <translation>Consultar, corregir</translation>
    </message>
    <message>
        <source>WhatsApp, confirm receipt</source>
        <translation>WhatsApp, confirmar el pago</translation>
    </message>
    <message>
        <source>List of charges</source>
        <translation>Lista de cobros</translation>
    </message>
    <message>
        <source>Search by name, CPF or txid</source>
        <translation>Buscar por nombre, CPF o txid</translation>
    </message>
    <message>
        <source>Choose and open</source>
        <translation>Elegir y abrir</translation>
    </message>
    <message>
        <source>The customer says it is paid, but the screen has not changed.</source>
        <translation>El cliente dice que pagó, pero la pantalla no cambió.</translation>
    </message>
    <message>
        <source>Press F5. Still Waiting? Look for the Pix in the shop&apos;s account. Found? F12. A receipt on the customer&apos;s phone does not count.</source>
        <translation>Pulse F5. Si sigue Esperando, busque el Pix en la cuenta de la tienda. ¿Está? F12. El comprobante en el celular del cliente no vale.</translation>
    </message>
    <message>
        <source>“Unknown outcome” came up.</source>
        <translation>Apareció “Resultado desconocido”.</translation>
    </message>
    <message>
        <source>I typed a wrong amount or customer.</source>
        <translation>Escribí mal el valor o el cliente.</translation>
    </message>
    <message>
        <source>F6 corrects it, with the manager. A new code comes: who scanned the old one must scan again.</source>
        <translation>F6 corrige, con el gerente. Sale un código nuevo: quien leyó el anterior debe leer de nuevo.</translation>
    </message>
    <message>
        <source>The code expired. What now?</source>
        <translation>El código expiró. ¿Y ahora?</translation>
    </message>
    <message>
        <source>Before you charge again, see in the shop&apos;s account that the Pix has not arrived. “Past due” is our clock; “Expired” is the provider.</source>
        <translation>Antes de cobrar de nuevo, verifique en la cuenta de la tienda que el Pix no entró. “Plazo vencido” es nuestro reloj; “Expirado” es el proveedor.</translation>
    </message>
    <message>
        <source>I closed the screen. Is the charge gone?</source>
        <translation>Cerré la pantalla. ¿Se perdió el cobro?</translation>
    </message>
    <message>
        <source>No. Leaving does not cancel: it still holds and is in Charges (F3). What was left in doubt is under “To check”.</source>
        <translation>No. Salir no cancela: sigue valiendo y está en Cobros (F3). Lo que quedó en duda aparece en “Por verificar”.</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entrenamiento</translation>
    </message>
    <message>
        <source>Last customer, take back</source>
        <translation>Último cliente, deshacer</translation>
    </message>
    <message>
        <source>Hear the top line (screen reader)</source>
        <translation>Oír la línea de arriba (lector)</translation>
    </message>
    <message>
        <source>Lock, another operator</source>
        <translation>Bloquear, cambiar de operador</translation>
    </message>
    <message>
        <source>Pages of the side bar</source>
        <translation>Páginas de la barra lateral</translation>
    </message>
    <message>
        <source>Shift F8</source>
        <translation>Mayús F8</translation>
    </message>
    <message>
        <source>Print, choose the paper</source>
        <translation>Imprimir, elegir el papel</translation>
    </message>
    <message>
        <source>It does not go through: why</source>
        <translation>No pasó: por qué</translation>
    </message>
    <message>
        <source>Dossier of the sale</source>
        <translation>Expediente de la venta</translation>
    </message>
    <message>
        <source>Check a code, to check</source>
        <translation>Verificar código, por verificar</translation>
    </message>
    <message>
        <source>Do not create another. Check in the provider&apos;s panel whether the charge exists, then choose with the arrow keys and Enter.</source>
        <translation>No cree otro. Vea en el panel del proveedor si el cobro existe y elija con las flechas y Enter.</translation>
    </message>
</context>
<context>
    <name>balcao::HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>each button shows its own</source>
        <translation>cada botón muestra la suya</translation>
    </message>
    <message>
        <source>Five questions</source>
        <translation>Cinco preguntas</translation>
    </message>
    <message>
        <source>Copy a summary for support</source>
        <translation>Copiar resumen para soporte</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
</context>
<context>
    <name>balcao::HistoryHeader</name>
    <message>
        <source>Sort by %1</source>
        <translation>Ordenar por %1</translation>
    </message>
</context>
<context>
    <name>balcao::HistoryPresenter</name>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo el período</translation>
    </message>
    <message>
        <source>All</source>
        <comment>statuses</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Status: all</source>
        <translation>Estado: todos</translation>
    </message>
    <message>
        <source>All</source>
        <comment>operators</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Operator: all</source>
        <translation>Operador: todos</translation>
    </message>
    <message>
        <source>All</source>
        <comment>counters</comment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Counter: all</source>
        <translation>Caja: todas</translation>
    </message>
    <message>
        <source>Counter %1</source>
        <translation>Caja %1</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ayer</translation>
    </message>
    <message>
        <source>in 7 days</source>
        <translation>en 7 días</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>en total</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>el %1</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recibido</translation>
    </message>
    <message>
        <source>No charge fits these filters.</source>
        <translation>Ningún cobro con estos filtros.</translation>
    </message>
    <message>
        <source>No charge today yet. They appear here as they are made.</source>
        <translation>Todavía no hay cobros hoy. Aparecen aquí a medida que se crean.</translation>
    </message>
    <message>
        <source>No charge in this period.</source>
        <translation>Ningún cobro en este período.</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>Nada encontrado para “%1”</translation>
    </message>
    <message>
        <source>Nothing found for “%1” %2</source>
        <comment>today</comment>
        <translation>Nada encontrado para “%1” %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Period: %1</source>
        <translation>Período: %1</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>Estado: %1</translation>
    </message>
    <message>
        <source>Operator: %1</source>
        <translation>Operador: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 charge(s)</source>
        <translation>
            <numerusform>%1 cobro</numerusform>
            <numerusform>%1 cobros</numerusform>
        </translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mes</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>this month</source>
        <translation>este mes</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>del %1 al %2</translation>
    </message>
    <message>
        <source>At the shop</source>
        <translation>En la tienda</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>a sum</comment>
        <translation>Esperando</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Impugnado</translation>
    </message>
    <message>
        <source>Charges %1</source>
        <translation>Cobros %1</translation>
    </message>
    <message>
        <source>charges-%1</source>
        <translation>cobros-%1</translation>
    </message>
    <message>
        <source>Save the list for a spreadsheet</source>
        <translation>Guardar la lista para hoja de cálculo</translation>
    </message>
    <message>
        <source>Save the list as a PDF</source>
        <translation>Guardar la lista en PDF</translation>
    </message>
    <message>
        <source>What the list shows, customers as they are shown there.</source>
        <translation>Lo que muestra la lista, con los clientes como aparecen en ella.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more charge(s) are left out of the file; the sums count them.</source>
        <translation>
            <numerusform>%1 cobro más queda fuera del archivo; las sumas lo cuentan.</numerusform>
            <numerusform>%1 cobros más quedan fuera del archivo; las sumas los cuentan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Semicolons and a decimal comma, as spreadsheets read it here; customers as they are shown in the list.</source>
        <translation>Punto y coma y coma decimal, como lo leen aquí las hojas de cálculo; los clientes como los muestra la lista.</translation>
    </message>
</context>
<context>
    <name>balcao::HistoryTable</name>
    <message>
        <source>Clear search</source>
        <translation>Limpiar la búsqueda</translation>
    </message>
    <message>
        <source>Search all days</source>
        <translation>Buscar en todos los días</translation>
    </message>
    <message>
        <source>The search looks at name, order, CPF, CNPJ, phone, e-mail, txid and amount.</source>
        <translation>La búsqueda mira nombre, pedido, CPF, CNPJ, celular, correo, txid y valor.</translation>
    </message>
</context>
<context>
    <name>balcao::HistoryView</name>
    <message>
        <source>Charges</source>
        <translation>Cobros</translation>
    </message>
</context>
<context>
    <name>balcao::HourBars</name>
    <message>
        <source>Received by hour</source>
        <translation>Recibido por hora</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nada todavía</translation>
    </message>
    <message>
        <source>Nothing came yet</source>
        <translation>Nada vino todavía</translation>
    </message>
</context>
<context>
    <name>balcao::Key</name>
    <message>
        <source>Delete the last digit</source>
        <translation>Borrar el último dígito</translation>
    </message>
</context>
<context>
    <name>balcao::Keypad</name>
    <message>
        <source>Keypad</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Próximo campo</translation>
    </message>
</context>
<context>
    <name>balcao::LedgerDesk</name>
    <message>
        <source>What is there is a training ledger, which cannot be the shop&apos;s.</source>
        <translation>Lo que hay allí es un registro de entrenamiento, que no sirve para la tienda.</translation>
    </message>
    <message>
        <source>There is no ledger yet: it is made when this is saved.</source>
        <translation>Aún no hay registro: se crea al guardar.</translation>
    </message>
    <message>
        <source>Its ledger has %1 charges of %2 counters.</source>
        <translation>El registro tiene %1 cobros de %2 cajas.</translation>
    </message>
    <message>
        <source>Connected to PostgreSQL %1 as %2, %3.</source>
        <translation>Conectado a PostgreSQL %1 como %2, %3.</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>sin cifrado</translation>
    </message>
    <message>
        <source>%1 events of %2 charges were read.</source>
        <translation>Se leyeron %1 eventos de %2 cobros.</translation>
    </message>
    <message>
        <source>The ledger is whole.</source>
        <translation>El registro está íntegro.</translation>
    </message>
    <message>
        <source>The ledger was changed or damaged. Keep it, and a copy, and tell support.</source>
        <translation>El registro fue alterado o dañado. Guárdelo, con una copia, y avise a soporte.</translation>
    </message>
    <message>
        <source>Type the whole path of a file.</source>
        <translation>Escriba la ruta completa de un archivo.</translation>
    </message>
    <message>
        <source>There is something of this name already.</source>
        <translation>Ya existe algo con ese nombre.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Esa carpeta no existe.</translation>
    </message>
    <message>
        <source>The copy lies in %1.</source>
        <translation>La copia está en %1.</translation>
    </message>
    <message>
        <source>The copy cannot be written to %1: it is there already, or the folder may not be written.</source>
        <translation>La copia no se pudo guardar en %1: ya existe, o no se puede escribir en la carpeta.</translation>
    </message>
    <message>
        <source>The bundle lies in %1.</source>
        <translation>El paquete está en %1.</translation>
    </message>
    <message>
        <source>The bundle cannot be written to %1: it is there already, or the folder may not be written.</source>
        <translation>El paquete no se pudo guardar en %1: ya existe, o no se puede escribir en la carpeta.</translation>
    </message>
    <message>
        <source>The database is out of reach. Check server, port, the database&apos;s name, and whether the server takes TLS as it is chosen here.</source>
        <translation>La base está fuera de alcance. Revise servidor, puerto, nombre de la base y si el servidor acepta el TLS elegido aquí.</translation>
    </message>
</context>
<context>
    <name>balcao::LedgerMoving</name>
    <message>
        <source>The file is verified.</source>
        <translation>se verifica el archivo.</translation>
    </message>
    <message>
        <source>The events are copied.</source>
        <translation>se copian los eventos.</translation>
    </message>
    <message>
        <source>The charges are made from them.</source>
        <translation>los cobros se rehacen a partir de ellos.</translation>
    </message>
    <message>
        <source>The copy is verified and compared.</source>
        <translation>se verifica y compara la copia.</translation>
    </message>
    <message>
        <source>All of it is there. The file is closed.</source>
        <translation>Está todo allí. Se cierra el archivo.</translation>
    </message>
    <message>
        <source>The ledger was not moved.</source>
        <translation>El registro no se movió.</translation>
    </message>
    <message>
        <source>%1 charges (%2 events) were moved to %3 and compared with the file, which is only to be read from now on.</source>
        <translation>%1 cobros (%2 eventos) se movieron a %3 y se compararon con el archivo, que ahora es solo de lectura.</translation>
    </message>
    <message>
        <source>The ledger is being moved</source>
        <translation>Se está moviendo el registro</translation>
    </message>
    <message>
        <source>Nothing is sold meanwhile. Until the last step it can be stopped, and nothing has changed then.</source>
        <translation>Mientras tanto no se vende nada. Hasta el último paso se puede parar, y nada habrá cambiado.</translation>
    </message>
    <message>
        <source>Step %1 of 5: %2 %3 of %4</source>
        <translation>Paso %1 de 5: %2 %3 de %4</translation>
    </message>
    <message>
        <source>It is being stopped.</source>
        <translation>Deteniendo.</translation>
    </message>
</context>
<context>
    <name>balcao::LedgerOpening</name>
    <message>
        <source>The ledger is being opened.</source>
        <translation>El registro se está abriendo.</translation>
    </message>
</context>
<context>
    <name>balcao::LedgerOptions</name>
    <message>
        <source>Nothing can be written in the folder %1. Check its name and who may write there.</source>
        <translation>No se puede escribir en la carpeta %1. Revise su nombre y quién puede escribir en ella.</translation>
    </message>
    <message>
        <source>The counter&apos;s name has 1 to 32 letters, digits, dashes, dots or low lines.</source>
        <translation>El nombre de la caja tiene de 1 a 32 letras, cifras, guiones, puntos o guiones bajos.</translation>
    </message>
    <message>
        <source>There is no ledger %1. Check its name.</source>
        <translation>No hay registro %1. Compruebe el nombre.</translation>
    </message>
    <message>
        <source>BALCAO_LEDGER names the shop&apos;s ledger, and training writes nothing there. Take the variable away, or name a ledger for training with --ledger.</source>
        <translation>BALCAO_LEDGER indica el registro de la tienda, y el entrenamiento no escribe nada en él. Quite la variable o indique un registro para el entrenamiento con --ledger.</translation>
    </message>
    <message>
        <source>The ledger is being brought up to date, once for this version: %1 of %2 charges.</source>
        <translation>El registro se está actualizando, una sola vez para esta versión: %1 de %2 cobros.</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>CARPETA</translation>
    </message>
    <message>
        <source>The folder of the ledger&apos;s file. Else BALCAO_DATA_DIR, else this user&apos;s data folder</source>
        <translation>Carpeta del archivo del registro. Si no, BALCAO_DATA_DIR; si no, la carpeta de datos de este usuario</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>DIRECCIÓN</translation>
    </message>
    <message>
        <source>A file, or postgresql://user@host/database. Else BALCAO_LEDGER, else a file in the data folder</source>
        <translation>Un archivo, o postgresql://user@host/database. Si no, BALCAO_LEDGER; si no, un archivo en la carpeta de datos</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>This counter&apos;s name. Else BALCAO_COUNTER, else 01</source>
        <translation>Nombre de esta caja. Si no, BALCAO_COUNTER; si no, 01</translation>
    </message>
    <message>
        <source>Who is at work. Else BALCAO_OPERATOR, else the account&apos;s name</source>
        <translation>Quién está trabajando. Si no, BALCAO_OPERATOR; si no, el nombre de la cuenta</translation>
    </message>
    <message>
        <source>The shop&apos;s ledger %1, which the settings name, is out of reach: who may do this cannot be told.</source>
        <translation>El registro de la tienda, %1, indicado en la configuración, está fuera de alcance: no se puede saber quién puede hacer esto.</translation>
    </message>
    <message>
        <source>The connection to the ledger&apos;s database is not verified: another computer that answers in the server&apos;s place would get the password. To verify it, write this line under [ledger], with your certificate authority&apos;s file: %1</source>
        <translation>La conexión con la base de datos del registro no está verificada: otra computadora que responda en lugar del servidor recibiría la contraseña. Para verificarla, escriba esta línea en [ledger], con el archivo de su autoridad certificadora: %1</translation>
    </message>
</context>
<context>
    <name>balcao::LedgerView</name>
    <message>
        <source>If offered</source>
        <translation>Si hay</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Always, and verified</source>
        <translation>Siempre, y verificado</translation>
    </message>
    <message>
        <source>Server and port</source>
        <translation>Servidor y puerto</translation>
    </message>
    <message>
        <source>A name, or a socket&apos;s folder.</source>
        <translation>Un nombre, o la carpeta de un socket.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>Database and user</source>
        <translation>Base y usuario</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Is kept in the system&apos;s keyring only.</source>
        <translation>Queda solo en el llavero del sistema.</translation>
    </message>
    <message>
        <source>Type a new one to change it</source>
        <translation>Escriba una nueva para cambiarla</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>Away from this computer it is needed.</source>
        <translation>Necesario fuera de esta computadora.</translation>
    </message>
    <message>
        <source>Certificate authority</source>
        <translation>Autoridad certificadora</translation>
    </message>
    <message>
        <source>A PEM file, by which the server is verified.</source>
        <translation>Un archivo PEM, que verifica el servidor.</translation>
    </message>
    <message>
        <source>Type the server&apos;s name.</source>
        <translation>Escriba el nombre del servidor.</translation>
    </message>
    <message>
        <source>Type the database&apos;s name.</source>
        <translation>Escriba el nombre de la base.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to %1.</source>
        <translation>El puerto es un número de 1 a %1.</translation>
    </message>
    <message>
        <source>It takes the whole path of a file.</source>
        <translation>Acepta la ruta completa de un archivo.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>PostgreSQL. Several counters, one history.</source>
        <translation>PostgreSQL. Varias cajas, el mismo historial.</translation>
    </message>
    <message>
        <source>SQLite. One counter, no network.</source>
        <translation>SQLite. Una sola caja. Sin red.</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>En esta computadora</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Compartido</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Its whole path. Empty: a file of this user.</source>
        <translation>Ruta completa. Vacío: un archivo de este usuario.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Looks, and writes nothing.</source>
        <translation>Solo mira, no escribe nada.</translation>
    </message>
    <message>
        <source>Charges made so far</source>
        <translation>Cobros hechos hasta aquí</translation>
    </message>
    <message>
        <source>Are in a file of this computer.</source>
        <translation>Están en un archivo de esta computadora.</translation>
    </message>
    <message>
        <source>Move them to PostgreSQL…</source>
        <translation>Mover a PostgreSQL…</translation>
    </message>
    <message>
        <source>Not verified: another computer that answers in the server&apos;s place would get the password. Choose “%1”.</source>
        <translation>No verificada: otra computadora que responda en lugar del servidor recibiría la contraseña. Elija “%1”.</translation>
    </message>
</context>
<context>
    <name>balcao::LockScreen</name>
    <message>
        <source>Sign in</source>
        <translation>Entrar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Choose who you are.</source>
        <translation>Elija quién es.</translation>
    </message>
    <message>
        <source>Screen locked</source>
        <translation>Pantalla bloqueada</translation>
    </message>
    <message>
        <source>Charges are waiting. They stay valid, and what was typed is not lost.</source>
        <translation>Hay cobros en espera. Siguen siendo válidos, y lo escrito no se perdió.</translation>
    </message>
    <message>
        <source>Another person does not erase the sale: both names are recorded.</source>
        <translation>Cambiar de persona no borra la venta: quedan registrados los dos nombres.</translation>
    </message>
    <message>
        <source>Choose who you are and type the PIN, or swipe the badge.</source>
        <translation>Elija quién es y escriba el PIN, o pase la credencial.</translation>
    </message>
</context>
<context>
    <name>balcao::MainWindow</name>
    <message>
        <source>The guide could not be opened</source>
        <translation>La guía no se abrió</translation>
    </message>
    <message>
        <source>Open it with a browser: %1</source>
        <translation>Ábrala con un navegador: %1</translation>
    </message>
    <message>
        <source>Change operator</source>
        <translation>Cambiar de persona</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>Dossier of the sale</source>
        <translation>Expediente de la venta</translation>
    </message>
    <message>
        <source>Check a code</source>
        <translation>Verificar código</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>Por verificar</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Choose printer and paper</source>
        <translation>Elegir impresora y papel</translation>
    </message>
    <message>
        <source>Last customer</source>
        <translation>Último cliente</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>balcao::Moment</name>
    <message>
        <source>New code (revision %1): ask them to scan again</source>
        <translation>Código nuevo (revisión %1): que lo lean de nuevo</translation>
    </message>
    <message>
        <source>Counter %1</source>
        <translation>Caja %1</translation>
    </message>
    <message>
        <source>new code, ask them to scan again</source>
        <translation>código nuevo, pida que lo lean de nuevo</translation>
    </message>
    <message>
        <source>Corrected at %1: %2</source>
        <translation>Corregido en %1: %2</translation>
    </message>
    <message>
        <source>Corrected at %1 by %2: %3</source>
        <translation>Corregido en %1 por %2: %3</translation>
    </message>
    <message>
        <source>Last minute: this code expires at %1</source>
        <translation>Último minuto: el código expira a las %1</translation>
    </message>
</context>
<context>
    <name>balcao::Navigator</name>
    <message>
        <source>The charge could not be opened</source>
        <translation>No se pudo abrir el cobro</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>No se hizo</translation>
    </message>
    <message>
        <source>Rest of %1</source>
        <translation>Resto de %1</translation>
    </message>
    <message>
        <source>The provider is calibrated</source>
        <translation>El proveedor está calibrado</translation>
    </message>
    <message>
        <source>From now on everybody at the counter can charge. A code that pays another receiver is not shown.</source>
        <translation>Desde ahora todos en el mostrador pueden cobrar. Un código que paga a otro receptor no se muestra.</translation>
    </message>
</context>
<context>
    <name>balcao::NewChargePage</name>
    <message>
        <source>On-screen keypad</source>
        <translation>Teclado en pantalla</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>The provider requires all four fields.</source>
        <translation>El proveedor exige los cuatro campos.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpiar</translation>
    </message>
    <message>
        <source>Create QR code</source>
        <translation>Crear código QR</translation>
    </message>
    <message>
        <source>Ctrl + Enter</source>
        <translation>Ctrl + Enter</translation>
    </message>
    <message>
        <source>order or table</source>
        <translation>pedido o mesa</translation>
    </message>
    <message>
        <source>Last customer</source>
        <translation>Último cliente</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>balcao::NewChargePresenter</name>
    <message>
        <source>this customer</source>
        <translation>este cliente</translation>
    </message>
    <message>
        <source>%1 for %2 at %3 (%4 ago), attempt %5: %6. Did you mean to create another?</source>
        <translation>%1 para %2 a las %3 (hace %4), intento %5: %6. ¿De verdad quiere crear otro?</translation>
    </message>
</context>
<context>
    <name>balcao::NewChargeView</name>
    <message>
        <source>Dots and dashes are added for you.</source>
        <translation>Los puntos y guiones se agregan solos.</translation>
    </message>
    <message>
        <source>With the area code.</source>
        <translation>Con código de área.</translation>
    </message>
    <message>
        <source>Suggests past customers.</source>
        <translation>Sugiere clientes ya atendidos.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) to fix</source>
        <translation>
            <numerusform>%n campo por corregir</numerusform>
            <numerusform>%n campos por corregir</numerusform>
        </translation>
    </message>
    <message>
        <source>Provider: “%1”</source>
        <translation>Proveedor: “%1”</translation>
    </message>
    <message>
        <source>The provider did not accept this amount.</source>
        <translation>El proveedor no aceptó este valor.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Check this field.</source>
        <translation>Revise este campo.</translation>
    </message>
    <message>
        <source>The provider refused: %1.</source>
        <translation>El proveedor rechazó: %1.</translation>
    </message>
    <message>
        <source>No charge was created.</source>
        <translation>No se creó ningún cobro.</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Respuesta %1</translation>
    </message>
    <message>
        <source>CPF</source>
        <translation>CPF</translation>
    </message>
    <message>
        <source>CNPJ</source>
        <translation>CNPJ</translation>
    </message>
    <message>
        <source>last charged today</source>
        <translation>última compra hoy</translation>
    </message>
    <message>
        <source>last charged on %1</source>
        <translation>última compra el %1</translation>
    </message>
    <message>
        <source>Esc brings back what stood here.</source>
        <translation>Esc trae de vuelta lo que había aquí.</translation>
    </message>
    <message>
        <source>Before: %1. Esc brings it back.</source>
        <translation>Antes: %1. Esc lo trae de vuelta.</translation>
    </message>
    <message>
        <source>Not sent to the provider.</source>
        <translation>No va al proveedor.</translation>
    </message>
    <message>
        <source>A sale of %1.</source>
        <translation>Venta de %1.</translation>
    </message>
    <message>
        <source>The charge will bear that name. Clear begins another.</source>
        <translation>El cobro llevará ese nombre. Limpiar comienza otra.</translation>
    </message>
    <message>
        <source>Calibration.</source>
        <translation>Calibración.</translation>
    </message>
    <message>
        <source>With your own data: the charge is looked at with a bank&apos;s app, and not paid.</source>
        <translation>Con sus propios datos: el cobro se mira con la app de un banco y no se paga.</translation>
    </message>
</context>
<context>
    <name>balcao::NewFile</name>
    <message>
        <source>Nothing was written: this program was built without its typeface and makes no PDF.</source>
        <translation>No se escribió nada: este programa fue hecho sin su tipo de letra y no genera PDF.</translation>
    </message>
    <message>
        <source>The file cannot be written: it is there already, or the folder may not be written.</source>
        <translation>El archivo no se puede escribir: ya existe, o la carpeta no lo permite.</translation>
    </message>
    <message>
        <source>The file could not be written whole: the disk may be full.</source>
        <translation>El archivo no se pudo escribir entero: el disco puede estar lleno.</translation>
    </message>
</context>
<context>
    <name>balcao::OpenRow</name>
    <message>
        <source>Paid just now</source>
        <translation>Pagado ahora</translation>
    </message>
    <message>
        <source>%1 to check</source>
        <translation>%1 por verificar</translation>
    </message>
</context>
<context>
    <name>balcao::OpenRowBar</name>
    <message>
        <source>No charge is waiting</source>
        <translation>Ningún cobro esperando</translation>
    </message>
</context>
<context>
    <name>balcao::OperatorsPresenter</name>
    <message>
        <source>None yet</source>
        <translation>Ninguno aún</translation>
    </message>
    <message>
        <source>Operators without PIN</source>
        <translation>Operadores sin PIN</translation>
    </message>
    <message numerus="yes">
        <source>%n active</source>
        <translation>
            <numerusform>%n activo</numerusform>
            <numerusform>%n activos</numerusform>
        </translation>
    </message>
    <message>
        <source>PIN is set</source>
        <translation>PIN definido</translation>
    </message>
    <message>
        <source>without a PIN</source>
        <translation>sin PIN</translation>
    </message>
    <message>
        <source>New PIN…</source>
        <translation>Nuevo PIN…</translation>
    </message>
    <message>
        <source>Disable…</source>
        <translation>Desactivar…</translation>
    </message>
    <message>
        <source>The first one is a manager. From then on each one signs in.</source>
        <translation>El primero es gerente. Desde ahí cada uno entra con PIN.</translation>
    </message>
    <message>
        <source>Charges; a manager corrects and sets up as well.</source>
        <translation>Cada persona con su PIN.</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operadores</translation>
    </message>
    <message>
        <source>Add an operator…</source>
        <translation>Nuevo operador…</translation>
    </message>
    <message>
        <source>PINs</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Each one signs in with a PIN.</source>
        <translation>Cada uno entra con su PIN.</translation>
    </message>
    <message>
        <source>Nobody is asked: for a shop of one person.</source>
        <translation>No se le pide a nadie: para tienda de una persona.</translation>
    </message>
    <message>
        <source>Switch PINs off</source>
        <translation>Desactivar el PIN</translation>
    </message>
    <message>
        <source>Switch PINs on</source>
        <translation>Activar el PIN</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Hecho.</translation>
    </message>
    <message>
        <source>A new operator</source>
        <translation>Nuevo operador</translation>
    </message>
    <message>
        <source>A new PIN for %1</source>
        <translation>Nuevo PIN de %1</translation>
    </message>
    <message>
        <source>Disable %1?</source>
        <translation>¿Desactivar a %1?</translation>
    </message>
    <message>
        <source>Signs in no more. The name stays in what was done.</source>
        <translation>No entra más. El nombre queda en lo que ya hizo.</translation>
    </message>
    <message>
        <source>A cashier&apos;s PIN has 4 to 8 digits, a manager&apos;s 6 to 8.</source>
        <translation>El PIN de operador tiene 4 a 8 dígitos, el de gerente 6 a 8.</translation>
    </message>
    <message>
        <source>The two PINs are not the same. Type both again.</source>
        <translation>Los dos PIN no son iguales. Escriba los dos de nuevo.</translation>
    </message>
    <message>
        <source>a badge</source>
        <translation>con credencial</translation>
    </message>
    <message>
        <source>Badge…</source>
        <translation>Credencial…</translation>
    </message>
    <message>
        <source>A badge for %1</source>
        <translation>Una credencial para %1</translation>
    </message>
    <message>
        <source>There is one. Let the reader read another one, which takes its place.</source>
        <translation>Ya hay una. Pase otra por el lector y ocupará su lugar.</translation>
    </message>
    <message>
        <source>Let its reader read it, or a bar code. From then on it says who that is.</source>
        <translation>Pase por el lector la credencial o un código de barras. Desde entonces dice quién es.</translation>
    </message>
    <message>
        <source>Nothing was changed: the database&apos;s password was not given.</source>
        <translation>Nada cambió: no se dio la contraseña de la base.</translation>
    </message>
    <message>
        <source>The database&apos;s password</source>
        <translation>La contraseña de la base</translation>
    </message>
    <message>
        <source>The ledger takes changes of operators from the role %1 alone. Its password is kept nowhere.</source>
        <translation>El registro solo acepta cambios de operadores del usuario %1 de la base. La contraseña no se guarda.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Agregar</translation>
    </message>
    <message>
        <source>Set the PIN</source>
        <translation>Definir el PIN</translation>
    </message>
    <message>
        <source>Disable</source>
        <translation>Desactivar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN again</source>
        <translation>PIN otra vez</translation>
    </message>
</context>
<context>
    <name>balcao::OutcomeBanner</name>
    <message>
        <source>Back to the list</source>
        <translation>Volver a la lista</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
</context>
<context>
    <name>balcao::OutcomePage</name>
    <message>
        <source>What to tell the customer</source>
        <translation>Qué decir al cliente</translation>
    </message>
    <message>
        <source>For the support desk</source>
        <translation>Para el soporte</translation>
    </message>
</context>
<context>
    <name>balcao::OutcomePresenter</name>
    <message>
        <source>Copy the txid from the provider&apos;s panel and paste it here.</source>
        <translation>Copie el txid del panel del proveedor y péguelo aquí.</translation>
    </message>
</context>
<context>
    <name>balcao::OutcomeView</name>
    <message>
        <source>Sends the same data. Nothing is typed again.</source>
        <translation>Envía los mismos datos. Nada se escribe de nuevo.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Change the data</source>
        <translation>Cambiar los datos</translation>
    </message>
    <message>
        <source>Back to the form, with everything still in it.</source>
        <translation>Vuelve al formulario, con todo en él.</translation>
    </message>
    <message>
        <source>Unknown outcome</source>
        <translation>Resultado desconocido</translation>
    </message>
    <message>
        <source>The charge may or may not exist. Check before creating another.</source>
        <translation>El cobro puede existir o no. No cree otro antes de verificar.</translation>
    </message>
    <message>
        <source>What we know</source>
        <translation>Lo que sabemos</translation>
    </message>
    <message>
        <source>The request left here at %1.</source>
        <translation>El pedido salió de aquí a las %1.</translation>
    </message>
    <message>
        <source>No QR code came: nobody has paid through this screen.</source>
        <translation>No llegó ningún código QR: nadie pagó por esta pantalla.</translation>
    </message>
    <message>
        <source>What we do not know</source>
        <translation>Lo que no sabemos</translation>
    </message>
    <message>
        <source>Whether the provider created the charge.</source>
        <translation>Si el proveedor creó el cobro.</translation>
    </message>
    <message>
        <source>Whether it told the customer by e-mail or mobile.</source>
        <translation>Si avisó al cliente por correo o celular.</translation>
    </message>
    <message>
        <source>Look at the provider&apos;s panel and choose:</source>
        <translation>Mire en el panel del proveedor y elija:</translation>
    </message>
    <message>
        <source>The charge is there</source>
        <translation>El cobro está allí</translation>
    </message>
    <message>
        <source>Give its txid. We fetch its QR code, without creating another.</source>
        <translation>Indique el txid. Buscamos su código QR, sin crear otro.</translation>
    </message>
    <message>
        <source>Use the existing one</source>
        <translation>Usar el que existe</translation>
    </message>
    <message>
        <source>The charge is not there</source>
        <translation>El cobro no está allí</translation>
    </message>
    <message>
        <source>We create a new one. You confirm that you looked in the panel.</source>
        <translation>Creamos uno nuevo. Usted confirma que miró en el panel.</translation>
    </message>
    <message>
        <source>Create another…</source>
        <translation>Crear otro…</translation>
    </message>
    <message>
        <source>You cannot look now</source>
        <translation>No se puede mirar ahora</translation>
    </message>
    <message>
        <source>Get paid in cash or card. It stays “To check” until it is settled.</source>
        <translation>Cobre en efectivo o con tarjeta. Queda “Por verificar” hasta resolverse.</translation>
    </message>
    <message>
        <source>Leave to check</source>
        <translation>Dejar por verificar</translation>
    </message>
    <message>
        <source>Attempt of %1</source>
        <translation>Intento de las %1</translation>
    </message>
    <message>
        <source>“One moment, I am checking. If a Pix of %1 comes by e-mail or message, do not pay it yet.”</source>
        <translation>“Un momento, estoy verificando. Si llega un Pix de %1 por correo o mensaje, aún no lo pague.”</translation>
    </message>
    <message>
        <source>Answer %1.</source>
        <translation>Respuesta %1.</translation>
    </message>
    <message>
        <source>Provider: “%1”</source>
        <translation>Proveedor: “%1”</translation>
    </message>
    <message>
        <source>The provider gave no reason.</source>
        <translation>El proveedor no dio el motivo.</translation>
    </message>
    <message>
        <source>The provider refused the API key</source>
        <translation>El proveedor rechazó la clave de acceso</translation>
    </message>
    <message>
        <source>The key was changed or revoked in the provider&apos;s panel.</source>
        <translation>La clave fue cambiada o revocada en el panel del proveedor.</translation>
    </message>
    <message>
        <source>The key belongs to another environment (test or production).</source>
        <translation>La clave es de otro ambiente (prueba o producción).</translation>
    </message>
    <message>
        <source>The key was pasted with a blank or incomplete.</source>
        <translation>La clave fue pegada con espacio o incompleta.</translation>
    </message>
    <message>
        <source>In use: %1</source>
        <translation>En uso: %1</translation>
    </message>
    <message>
        <source>After the manager has put the key right.</source>
        <translation>Después de que el gerente corrija la clave.</translation>
    </message>
    <message>
        <source>“Pix is out of order at our counter. Nothing was charged.”</source>
        <translation>“El Pix no funciona en nuestra caja. No se cobró nada.”</translation>
    </message>
    <message>
        <source>No charge was created.</source>
        <translation>No se creó ningún cobro.</translation>
    </message>
    <message>
        <source>Why it happens</source>
        <translation>Por qué sucede</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>Data kept</source>
        <translation>Datos conservados</translation>
    </message>
    <message>
        <source>“One moment, I am checking your data. Nothing was charged.”</source>
        <translation>“Un momento, estoy verificando los datos. No se cobró nada.”</translation>
    </message>
    <message>
        <source>The request did not leave this computer</source>
        <translation>El pedido no salió de esta computadora</translation>
    </message>
    <message>
        <source>The internet connection or the provider&apos;s address is not working from here.</source>
        <translation>La internet o la dirección del proveedor no funciona desde aquí.</translation>
    </message>
    <message>
        <source>The charge could not be recorded</source>
        <translation>El registro no aceptó el intento</translation>
    </message>
    <message>
        <source>What cannot be written down first is not sent.</source>
        <translation>Lo que no se puede anotar antes no se envía.</translation>
    </message>
    <message>
        <source>Settled: the provider has no such charge</source>
        <translation>Resuelto: el proveedor no tiene ese cobro</translation>
    </message>
    <message>
        <source>%1 looked and did not find it.</source>
        <translation>%1 miró y no lo encontró.</translation>
    </message>
    <message>
        <source>A new charge may be created.</source>
        <translation>Se puede crear otro.</translation>
    </message>
    <message>
        <source>The attempt of %1 stays in the list as settled.</source>
        <translation>El intento de las %1 queda en la lista como resuelto.</translation>
    </message>
    <message>
        <source>The provider refused the charge</source>
        <translation>El proveedor rechazó el cobro</translation>
    </message>
    <message>
        <source>The provider asks to wait</source>
        <translation>El proveedor pide esperar</translation>
    </message>
    <message>
        <source>Wait %1</source>
        <translation>Espere %1</translation>
    </message>
    <message>
        <source>Use another payment method</source>
        <translation>Cobrar de otra forma</translation>
    </message>
    <message>
        <source>Cash or card. Back to an empty form.</source>
        <translation>Efectivo o tarjeta. Vuelve a un formulario vacío.</translation>
    </message>
    <message>
        <source>Clear the screen</source>
        <translation>Limpiar la pantalla</translation>
    </message>
    <message>
        <source>attempt %1 · %2</source>
        <translation>intento %1 · %2</translation>
    </message>
    <message>
        <source>ledger: %1</source>
        <translation>registro: %1</translation>
    </message>
    <message>
        <source>code: %1</source>
        <translation>código: %1</translation>
    </message>
    <message>
        <source>sent %1, limit %2</source>
        <translation>enviado %1, límite %2</translation>
    </message>
    <message>
        <source>automatic resends: none</source>
        <translation>reenvíos automáticos: ninguno</translation>
    </message>
    <message>
        <source>The charge is there after all</source>
        <translation>El cobro está, después de todo</translation>
    </message>
    <message>
        <source>Nothing of the request left: trying again cannot charge twice.</source>
        <translation>Nada del pedido salió de aquí: intentar de nuevo no cobra dos veces.</translation>
    </message>
    <message>
        <source>“Our till cannot write the sale down at the moment. Nothing was charged.”</source>
        <translation>“Nuestra caja no puede registrar la venta en este momento. No se cobró nada.”</translation>
    </message>
</context>
<context>
    <name>balcao::PaperDesk</name>
    <message>
        <source>No charge of this ledger has that bar code.</source>
        <translation>Ningún cobro de este registro tiene ese código de barras.</translation>
    </message>
</context>
<context>
    <name>balcao::PaperPresenter</name>
    <message>
        <source>charge-%1.pdf</source>
        <translation>cobro-%1.pdf</translation>
    </message>
    <message>
        <source>TEST</source>
        <translation>PRUEBA</translation>
    </message>
    <message>
        <source>Balcão prints on this paper. Without value.</source>
        <translation>Balcão imprime en este papel. Sin valor.</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Caja</translation>
    </message>
    <message>
        <source>Printed on</source>
        <translation>Impreso el</translation>
    </message>
</context>
<context>
    <name>balcao::PaperSheet</name>
    <message>
        <source>QR Code</source>
        <translation>Código QR</translation>
    </message>
</context>
<context>
    <name>balcao::PaperView</name>
    <message>
        <source>What comes out on paper</source>
        <translation>Lo que sale en el papel</translation>
    </message>
</context>
<context>
    <name>balcao::PasswordDialog</name>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Ctrl + Enter</source>
        <translation>Ctrl + Enter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>balcao::PayingTrouble</name>
    <message>
        <source>The bank&apos;s app speaks of a limit.</source>
        <translation>La app del banco habla de un límite.</translation>
    </message>
    <message>
        <source>The app shows the limit, and raising it takes a day or two. Correct the amount (F6), and take the rest in another way.</source>
        <translation>La app muestra el límite, y subirlo tarda uno o dos días. Corrija el valor (F6) y cobre el resto de otra forma.</translation>
    </message>
    <message>
        <source>Leave the bank&apos;s app, open it anew and scan the code that is on the screen now. Of a code in a message copy all of it.</source>
        <translation>Cierre la app del banco, ábrala de nuevo y lea el código que está ahora en la pantalla. Si llegó por mensaje, copie el código entero.</translation>
    </message>
    <message>
        <source>This is revision %1: whoever scanned an older code has to scan again.</source>
        <translation>Esta es la revisión %1: quien leyó un código anterior debe leer de nuevo.</translation>
    </message>
    <message>
        <source>The bank does not know the code, or shows another amount or name.</source>
        <translation>El banco no reconoce el código, o muestra otro valor u otro nombre.</translation>
    </message>
    <message>
        <source>Nobody pays to a name that is not the shop&apos;s.</source>
        <translation>No se paga a un nombre que no es el de la tienda.</translation>
    </message>
    <message>
        <source>The code holds until %1: do not create another one.</source>
        <translation>El código vale hasta %1: no genere otro.</translation>
    </message>
    <message>
        <source>The code still holds: do not create another one.</source>
        <translation>El código todavía vale: no genere otro.</translation>
    </message>
    <message>
        <source>The bank&apos;s app waits, or asks to try again later.</source>
        <translation>La app del banco no avanza, o pide intentar más tarde.</translation>
    </message>
    <message>
        <source>Another network, or the app closed and opened anew. Before paying again the customer looks at the statement there: the first one may have gone through.</source>
        <translation>Otra red, o cerrar y abrir la app. Antes de pagar otra vez, el cliente mira el extracto en la app: el primer Pix puede haber salido.</translation>
    </message>
    <message>
        <source>Look at the shop&apos;s account before you charge again. Found? F12. A scheduled Pix is not paid, and a receipt on the phone is no proof.</source>
        <translation>Mire la cuenta de la tienda antes de cobrar otra vez. ¿Está? F12. Un Pix agendado no está pagado, y un comprobante en el celular no es prueba.</translation>
    </message>
    <message>
        <source>The bank says that it is expired, or paid already.</source>
        <translation>El banco dice que está expirado, o que ya está pagado.</translation>
    </message>
    <message>
        <source>F5 reads the status.</source>
        <translation>F5 consulta la situación.</translation>
    </message>
</context>
<context>
    <name>balcao::PeriodCalendar</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1, elegido</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Mes anterior</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Mes siguiente</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month and year</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>balcao::PinDialog</name>
    <message>
        <source>Authorise</source>
        <translation>Autorizar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>PIN de %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
</context>
<context>
    <name>balcao::PinField</name>
    <message>
        <source>PIN of %1</source>
        <translation>PIN de %1</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>The PIN can be typed again.</source>
        <translation>El PIN se puede escribir de nuevo.</translation>
    </message>
    <message>
        <source>A badge can be read again.</source>
        <translation>Ya se puede pasar una credencial de nuevo.</translation>
    </message>
</context>
<context>
    <name>balcao::PinInput</name>
    <message>
        <source>There is no terminal to type it on. Give it by a file descriptor: no option and no variable takes it.</source>
        <translation>No hay terminal donde escribirlo. Indíquelo por un descriptor de archivo: ninguna opción y ninguna variable lo acepta.</translation>
    </message>
    <message>
        <source>The terminal cannot be read.</source>
        <translation>No se puede leer el terminal.</translation>
    </message>
    <message>
        <source>The file descriptor of --%1 is not open for reading. Open it in the shell, like --%1 3 3&lt;FILE.</source>
        <translation>El descriptor de archivo de --%1 no está abierto para lectura. Ábralo en el shell, como --%1 3 3&lt;ARCHIVO.</translation>
    </message>
    <message>
        <source>Nothing was typed.</source>
        <translation>No se escribió nada.</translation>
    </message>
    <message>
        <source>The file descriptor of --%1 has no line to read. Open it in the shell, like --%1 3 3&lt;FILE.</source>
        <translation>El descriptor de archivo de --%1 no tiene línea para leer. Ábralo en el shell, como --%1 3 3&lt;ARCHIVO.</translation>
    </message>
    <message>
        <source>What was typed is longer than %1 characters.</source>
        <translation>Lo que se escribió tiene más de %1 caracteres.</translation>
    </message>
    <message>
        <source>The line that --%1 reads is longer than %2 characters.</source>
        <translation>La línea que --%1 lee tiene más de %2 caracteres.</translation>
    </message>
</context>
<context>
    <name>balcao::PrintDialog</name>
    <message>
        <source>One page A4.</source>
        <translation>Una página A4.</translation>
    </message>
    <message>
        <source>One module is %1. The least is %2.</source>
        <translation>Módulo de %1. El mínimo es %2.</translation>
    </message>
    <message>
        <source>No code is on it: nothing is to be paid by this paper.</source>
        <translation>Sale sin código: con este papel no se paga nada.</translation>
    </message>
    <message>
        <source>Print the code</source>
        <translation>Imprimir código</translation>
    </message>
    <message>
        <source>Print the receipt</source>
        <translation>Imprimir recibo</translation>
    </message>
    <message>
        <source>The customer pays by reading the paper.</source>
        <translation>El cliente paga leyendo el papel.</translation>
    </message>
    <message>
        <source>It was paid.</source>
        <translation>El cobro fue pagado.</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>txid</source>
        <translation>txid</translation>
    </message>
    <message>
        <source>Copy and paste</source>
        <translation>Copiar y pegar</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Impresora</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>QR Code</source>
        <translation>Código QR</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Incluir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>No printer was found on this computer.</source>
        <translation>No se encontró ninguna impresora en esta computadora.</translation>
    </message>
    <message>
        <source>One in the network is named by its address in the settings (F10).</source>
        <translation>La de la red va por su dirección, en los ajustes (F10).</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Save as a PDF</source>
        <translation>Guardar en PDF</translation>
    </message>
    <message>
        <source>Whoever has the file can pay by its code.</source>
        <translation>Quien tenga el archivo puede pagar con su código.</translation>
    </message>
</context>
<context>
    <name>balcao::ProgressDialog</name>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
</context>
<context>
    <name>balcao::QrCodeWidget</name>
    <message>
        <source>QR code of the charge</source>
        <translation>Código QR del cobro</translation>
    </message>
</context>
<context>
    <name>balcao::QueuePage</name>
    <message>
        <source>Highest amount</source>
        <translation>Mayor valor</translation>
    </message>
    <message>
        <source>Oldest</source>
        <translation>Más antiguo</translation>
    </message>
    <message>
        <source>For whoever sees the account</source>
        <translation>Para quien ve la cuenta</translation>
    </message>
    <message>
        <source>Without name, CPF or phone of the customer.</source>
        <translation>Sin nombre, CPF ni teléfono del cliente.</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copiar texto</translation>
    </message>
    <message>
        <source>WhatsApp</source>
        <translation>WhatsApp</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>Por verificar</translation>
    </message>
    <message>
        <source>Only who sees the shop&apos;s account settles it. Nothing changes at the provider.</source>
        <translation>Solo quien ve la cuenta de la tienda resuelve. Nada cambia en el proveedor.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>El texto</translation>
    </message>
    <message>
        <source>Nothing waits for a look at the account.</source>
        <translation>Nada espera una mirada a la cuenta.</translation>
    </message>
    <message>
        <source>Reading the ledger…</source>
        <translation>Leyendo el registro…</translation>
    </message>
    <message>
        <source>together %1</source>
        <translation>suman %1</translation>
    </message>
    <message>
        <source>The oldest: %1</source>
        <translation>El más antiguo: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Print the list</source>
        <translation>Imprimir la lista</translation>
    </message>
    <message>
        <source>The oldest of these: %1</source>
        <translation>El más antiguo de estos: %1</translation>
    </message>
</context>
<context>
    <name>balcao::QueueRowView</name>
    <message>
        <source>Open the charge</source>
        <translation>Abrir el cobro</translation>
    </message>
    <message>
        <source>It is in the account</source>
        <translation>Está en la cuenta</translation>
    </message>
    <message>
        <source>It is not</source>
        <translation>No está</translation>
    </message>
</context>
<context>
    <name>balcao::QueueView</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Correction refused (%1): perhaps paid already.</source>
        <translation>Corrección rechazada (%1): quizás ya pagado.</translation>
    </message>
    <message>
        <source>Correction refused: perhaps paid already.</source>
        <translation>Corrección rechazada: quizás ya pagado.</translation>
    </message>
    <message>
        <source>It is not known whether the correction was made.</source>
        <translation>No se sabe si la corrección se hizo.</translation>
    </message>
    <message>
        <source>The program ended before the answer came.</source>
        <translation>El programa se cerró antes de la respuesta.</translation>
    </message>
    <message>
        <source>It was paid, and the provider says less now.</source>
        <translation>Fue pagado, y ahora el proveedor dice menos que eso.</translation>
    </message>
    <message>
        <source>%1 was paid, another amount than asked for.</source>
        <translation>Pagaron %1, otro valor.</translation>
    </message>
    <message>
        <source>Another charge has its txid.</source>
        <translation>Otro cobro tiene el mismo txid.</translation>
    </message>
    <message>
        <source>Its code pays another receiver.</source>
        <translation>El código paga a otro receptor.</translation>
    </message>
    <message>
        <source>The amount in the answer does not match.</source>
        <translation>El valor de la respuesta no coincide.</translation>
    </message>
    <message>
        <source>Found by hand: the provider has said nothing of it yet.</source>
        <translation>Encontrado a mano: el proveedor todavía no dijo nada.</translation>
    </message>
    <message>
        <source>It has no code that can be shown.</source>
        <translation>No tiene código que se pueda mostrar.</translation>
    </message>
    <message>
        <source>Something in the provider&apos;s answer is in doubt.</source>
        <translation>Algo en la respuesta del proveedor está en duda.</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>hace %1</translation>
    </message>
    <message>
        <source>Customer not known</source>
        <translation>Cliente no conocido</translation>
    </message>
    <message>
        <source>Look after %1.</source>
        <translation>Busque desde las %1.</translation>
    </message>
    <message>
        <source>%1: please look at the account.</source>
        <translation>%1: vea la cuenta, por favor.</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <translation>%1, después de las %2</translation>
    </message>
    <message>
        <source>Answer with the number and “there” or “not there”.</source>
        <translation>Responda con el número y “está” o “no está”.</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n cobro</numerusform>
            <numerusform>%n cobros</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the account</source>
        <translation>Mirar en la cuenta de la tienda</translation>
    </message>
    <message>
        <source>there</source>
        <translation>está</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>no está</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n charge(s)</source>
        <translation>
            <numerusform>%1 de %n cobro</numerusform>
            <numerusform>%1 de %n cobros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>balcao::Rail</name>
    <message>
        <source>Charge</source>
        <translation>Cobrar</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Cobros</translation>
    </message>
    <message numerus="yes">
        <source>%1 charge(s) to check</source>
        <translation>
            <numerusform>%1 cobro por verificar</numerusform>
            <numerusform>%1 cobros por verificar</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Cierre</translation>
    </message>
</context>
<context>
    <name>balcao::Scan</name>
    <message>
        <source>That was a product&apos;s bar code. Nothing was changed.</source>
        <translation>Ese es el código de barras de un producto. Nada cambió.</translation>
    </message>
    <message>
        <source>The scanner and this computer are set to different keyboard layouts (%1). Set the scanner to this computer&apos;s layout. Nothing was changed.</source>
        <translation>El lector y esta computadora usan disposiciones de teclado distintas (%1). Ajuste el lector a la de esta computadora. Nada cambió.</translation>
    </message>
    <message>
        <source>Finish or close what is open, then scan again. Nothing was changed.</source>
        <translation>Termine o cierre lo que está abierto y lea de nuevo. Nada cambió.</translation>
    </message>
    <message>
        <source>The scanner read neither a slip nor a Pix code. Nothing was changed.</source>
        <translation>El lector no leyó un comprobante ni un código Pix. Nada cambió.</translation>
    </message>
</context>
<context>
    <name>balcao::SearchEdit</name>
    <message>
        <source>Search charges</source>
        <translation>Buscar cobros</translation>
    </message>
    <message>
        <source>Name, order, CPF…</source>
        <translation>Nombre, pedido, CPF…</translation>
    </message>
</context>
<context>
    <name>balcao::Settings</name>
    <message>
        <source>%1, line %2: there is no setting %3.</source>
        <translation>%1, línea %2: no existe el ajuste %3.</translation>
    </message>
    <message>
        <source>It takes the provider&apos;s address with its version: https://api.example.com/v1.</source>
        <translation>Acepta la dirección del proveedor con su versión: https://api.example.com/v1.</translation>
    </message>
    <message>
        <source>It takes %1 or %2.</source>
        <translation>Acepta %1 o %2.</translation>
    </message>
    <message>
        <source>It takes the whole path of a file, or an address that begins with postgresql://.</source>
        <translation>Acepta la ruta completa de un archivo, o una dirección que empieza con postgresql://.</translation>
    </message>
    <message>
        <source>The settings file %1 cannot be read. It has to be a file of at most 64 KiB that this user may read.</source>
        <translation>El archivo de ajustes %1 no se puede leer. Tiene que ser un archivo de hasta 64 KiB que este usuario pueda leer.</translation>
    </message>
    <message>
        <source>The settings file %1 is not valid TOML at line %2. It is saved as UTF-8, and a path with backslashes stands in single quotes.</source>
        <translation>El archivo de ajustes %1 tiene un error de TOML en la línea %2. Guárdelo en UTF-8, y ponga entre comillas simples una ruta con barras invertidas.</translation>
    </message>
    <message>
        <source>%1, line %2: the value of %3 is not valid.</source>
        <translation>%1, línea %2: el valor de %3 no es válido.</translation>
    </message>
    <message>
        <source>It takes a whole number from %1 to %2.</source>
        <translation>Acepta un número entero de %1 a %2.</translation>
    </message>
    <message>
        <source>default</source>
        <translation>predeterminado</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, línea %2</translation>
    </message>
    <message>
        <source>(not valid)</source>
        <translation>(no válido)</translation>
    </message>
    <message>
        <source>%1, line %2: %3 is held by this computer&apos;s settings, and stays as it is there.</source>
        <translation>%1, línea %2: %3 está bloqueado en los ajustes de esta computadora y queda como está allí.</translation>
    </message>
    <message>
        <source>The settings are valid.</source>
        <translation>Los ajustes son válidos.</translation>
    </message>
    <message>
        <source>It takes the whole path of a file.</source>
        <translation>Acepta la ruta completa de un archivo.</translation>
    </message>
    <message>
        <source>It takes %1, %2, or an address such as %3, without a password.</source>
        <translation>Acepta %1, %2 o una dirección como %3, sin contraseña.</translation>
    </message>
    <message>
        <source>This is not valid.</source>
        <translation>Esto no es válido.</translation>
    </message>
    <message>
        <source>The settings file %1 cannot be read, or is not valid TOML. Mend it with an editor first.</source>
        <translation>El archivo de ajustes %1 no se puede leer o no es TOML válido. Corríjalo antes con un editor.</translation>
    </message>
    <message>
        <source>The settings file %1 could not be written.</source>
        <translation>No se pudo grabar el archivo de ajustes %1.</translation>
    </message>
    <message>
        <source>It takes the two letters of a state of Brazil, such as %1.</source>
        <translation>Acepta las dos letras de un estado de Brasil, como %1.</translation>
    </message>
    <message>
        <source>It takes %1, %2, or the name of a screen, such as %3.</source>
        <translation>Acepta %1, %2 o el nombre de una pantalla, como %3.</translation>
    </message>
    <message>
        <source>It takes an address such as %1, the whole path of a device, or the name of a printer of this computer.</source>
        <translation>Acepta una dirección como %1, la ruta completa de un dispositivo o el nombre de una impresora de esta computadora.</translation>
    </message>
    <message>
        <source>It takes one of these: %1.</source>
        <translation>Acepta uno de estos: %1.</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Motivo: %1</translation>
    </message>
    <message>
        <source>; not %1 of %2</source>
        <translation>; no %1 de %2</translation>
    </message>
    <message>
        <source>Balcão writes this file. Rename it, start again, and set what is missing on the settings page.</source>
        <translation>Balcão escribe este archivo. Cámbiele el nombre, inicie de nuevo y ajuste lo que falte en la página de ajustes.</translation>
    </message>
</context>
<context>
    <name>balcao::SettingsPage</name>
    <message>
        <source>Provider</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Who makes this shop&apos;s Pix charges.</source>
        <translation>Quien crea los cobros Pix de esta tienda.</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Entorno</translation>
    </message>
    <message>
        <source>Training uses the built-in provider.</source>
        <translation>El entrenamiento usa el simulador incluido.</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Producción</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Base address</source>
        <translation>Dirección base</translation>
    </message>
    <message>
        <source>With its version, no slash at the end.</source>
        <translation>Con la versión, sin barra al final.</translation>
    </message>
    <message>
        <source>Access key</source>
        <translation>Clave de acceso</translation>
    </message>
    <message>
        <source>Is kept in the system&apos;s keyring only.</source>
        <translation>Queda solo en el llavero del sistema.</translation>
    </message>
    <message>
        <source>Type a new one to change it</source>
        <translation>Escriba una nueva para cambiarla</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Tiempo límite</translation>
    </message>
    <message>
        <source>After it the outcome is unknown.</source>
        <translation>Después el resultado es desconocido.</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Time to connect</source>
        <translation>Tiempo para conectar</translation>
    </message>
    <message>
        <source>Until it nothing has been sent.</source>
        <translation>Hasta ahí no se envió nada.</translation>
    </message>
    <message>
        <source>Amounts in</source>
        <translation>Valores en</translation>
    </message>
    <message>
        <source>How the provider counts R$ 86,40.</source>
        <translation>Cómo cuenta el proveedor R$ 86,40.</translation>
    </message>
    <message>
        <source>Reais, 86.40</source>
        <translation>Reales, 86.40</translation>
    </message>
    <message>
        <source>Centavos, 8640</source>
        <translation>Centavos, 8640</translation>
    </message>
    <message>
        <source>Amount of a correction</source>
        <translation>Valor en la corrección</translation>
    </message>
    <message>
        <source>Providers document both forms.</source>
        <translation>El proveedor documenta las dos formas.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Correction&apos;s data</source>
        <translation>Datos de la corrección</translation>
    </message>
    <message>
        <source>Where an update carries it.</source>
        <translation>Dónde van en la actualización.</translation>
    </message>
    <message>
        <source>In the body</source>
        <translation>En el cuerpo</translation>
    </message>
    <message>
        <source>In the address</source>
        <translation>En la dirección</translation>
    </message>
    <message>
        <source>Look at the status</source>
        <translation>Consultar el estado</translation>
    </message>
    <message>
        <source>No provider documents reading.</source>
        <translation>El proveedor no documenta lectura.</translation>
    </message>
    <message>
        <source>Correction without change</source>
        <translation>Corrección sin cambio</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivada</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>system, none, or an address without a password.</source>
        <translation>system, none o una dirección sin contraseña.</translation>
    </message>
    <message>
        <source>More certificates</source>
        <translation>Más certificados</translation>
    </message>
    <message>
        <source>A PEM file, trusted besides the system&apos;s.</source>
        <translation>Un archivo PEM, además de los del sistema.</translation>
    </message>
    <message>
        <source>File of the key</source>
        <translation>Archivo de la clave</translation>
    </message>
    <message>
        <source>Where there is no keyring.</source>
        <translation>Donde no hay llavero.</translation>
    </message>
    <message>
        <source>This counter</source>
        <translation>Esta caja</translation>
    </message>
    <message>
        <source>Holds for this computer only.</source>
        <translation>Vale solo para esta computadora.</translation>
    </message>
    <message>
        <source>Name of the counter</source>
        <translation>Nombre de la caja</translation>
    </message>
    <message>
        <source>Stands in each charge made here.</source>
        <translation>Queda en cada cobro hecho aquí.</translation>
    </message>
    <message>
        <source>Name of the shop</source>
        <translation>Nombre de la tienda</translation>
    </message>
    <message>
        <source>As customers know it.</source>
        <translation>Como la conoce el cliente.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Ring when a charge is paid</source>
        <translation>Sonar cuando se paga un cobro</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Where charges are kept. The provider lists none: this is the history.</source>
        <translation>Donde se guardan los cobros. El proveedor no los lista: el historial es este.</translation>
    </message>
    <message>
        <source>Look and language</source>
        <translation>Apariencia e idioma</translation>
    </message>
    <message>
        <source>The QR code is black on white in every theme.</source>
        <translation>El código QR es siempre negro sobre blanco, en cualquier tema.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>System follows the computer.</source>
        <translation>Sistema sigue a la computadora.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 días</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privacidad</translation>
    </message>
    <message>
        <source>Customers&apos; data stays in the shop. Nothing is sent but what a charge needs.</source>
        <translation>Los datos de clientes quedan en la tienda. No se envía nada más que lo que exige el cobro.</translation>
    </message>
    <message>
        <source>Keep customers&apos; data</source>
        <translation>Guardar datos del cliente</translation>
    </message>
    <message>
        <source>Then amount and status stay.</source>
        <translation>Después quedan valor y estado.</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 año</translation>
    </message>
    <message>
        <source>5 years</source>
        <translation>5 años</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Past customers</source>
        <translation>Clientes anteriores</translation>
    </message>
    <message>
        <source>While one is typed at Charge.</source>
        <translation>Al escribir en Cobrar.</translation>
    </message>
    <message>
        <source>Suggest them</source>
        <translation>Sugerir</translation>
    </message>
    <message>
        <source>Lock the screen</source>
        <translation>Bloquear la pantalla</translation>
    </message>
    <message>
        <source>When nobody touches it. Ctrl+L does it at once.</source>
        <translation>Sin uso. Ctrl+L bloquea al momento.</translation>
    </message>
    <message>
        <source>2 min</source>
        <translation>2 min</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 min</translation>
    </message>
    <message>
        <source>15 min</source>
        <translation>15 min</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Ctrl S</source>
        <translation>Ctrl S</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Operators and PINs</source>
        <translation>Operadores y PIN</translation>
    </message>
    <message>
        <source>A cashier charges. A manager corrects and sets up as well.</source>
        <translation>El operador cobra. El gerente también corrige y ajusta.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Sends no key and makes no charge.</source>
        <translation>No envía la clave ni crea un cobro.</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>Probar la conexión</translation>
    </message>
    <message>
        <source>A sale&apos;s operator</source>
        <translation>Operador de la venta</translation>
    </message>
    <message>
        <source>Where operators take turns.</source>
        <translation>Donde los operadores se turnan.</translation>
    </message>
    <message>
        <source>Whoever typed its first digit</source>
        <translation>Quien escribió el primer dígito</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Two letters, such as RS.</source>
        <translation>Dos letras, como RS.</translation>
    </message>
    <message>
        <source>NFC-e</source>
        <translation>NFC-e</translation>
    </message>
    <message>
        <source>The shop issues NFC-e</source>
        <translation>La tienda emite NFC-e</translation>
    </message>
    <message>
        <source>In Rio Grande do Sul an electronic payment that is made in person has to be linked to its fiscal document.</source>
        <translation>En Rio Grande do Sul, el pago electrónico presencial debe vincularse al documento fiscal.</translation>
    </message>
    <message>
        <source>Customers in lists</source>
        <translation>Clientes en las listas</translation>
    </message>
    <message>
        <source>Marina P., and no whole CPF, mobile or e-mail.</source>
        <translation>Marina P., sin CPF, celular ni correo enteros.</translation>
    </message>
    <message>
        <source>Mask them</source>
        <translation>Enmascarar</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Impresión</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>What support has to know. Without customers&apos; data.</source>
        <translation>Lo que soporte necesita saber. Sin datos de clientes.</translation>
    </message>
    <message>
        <source>The day ends</source>
        <translation>El día termina</translation>
    </message>
    <message>
        <source>Hours after midnight, for the closing.</source>
        <translation>Horas después de medianoche, para el cierre.</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>The proxy has no user for it. Write the address so: %1.</source>
        <translation>El proxy no tiene usuario para ella. Escriba la dirección así: %1.</translation>
    </message>
    <message>
        <source>Password of the proxy</source>
        <translation>Contraseña del proxy</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Cierre</translation>
    </message>
    <message>
        <source>Count first, see figures afterwards</source>
        <translation>Contar antes, ver las cifras después</translation>
    </message>
    <message>
        <source>Customer&apos;s screen</source>
        <translation>Pantalla del cliente</translation>
    </message>
    <message>
        <source>Shows the amount and the code, nothing else.</source>
        <translation>Muestra el valor y el código, nada más.</translation>
    </message>
    <message>
        <source>The second one</source>
        <translation>La segunda</translation>
    </message>
    <message>
        <source>Its language</source>
        <translation>Su idioma</translation>
    </message>
    <message>
        <source>The till&apos;s</source>
        <translation>El de la caja</translation>
    </message>
    <message>
        <source>By itself, every</source>
        <translation>Por sí solo, cada</translation>
    </message>
    <message>
        <source>Each charge that waits, where it may look.</source>
        <translation>Cada cobro que espera, si la consulta está activada.</translation>
    </message>
    <message>
        <source>30 s</source>
        <translation>30 s</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1 min</translation>
    </message>
    <message>
        <source>Receipts and QR codes on paper.</source>
        <translation>Recibos y códigos QR en papel.</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Impresora</translation>
    </message>
    <message>
        <source>Its name, device, or address: tcp://192.168.0.9.</source>
        <translation>Nombre, dispositivo o dirección: tcp://192.168.0.9.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>With what stands here.</source>
        <translation>Con lo que está en esta página.</translation>
    </message>
    <message>
        <source>Print a test</source>
        <translation>Imprimir prueba</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>A roll of 80 mm has 72 mm to print on.</source>
        <translation>Área útil de 72 mm en el de 80 mm.</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>On the slip</source>
        <translation>En el recibo</translation>
    </message>
    <message>
        <source>The CPF is masked.</source>
        <translation>El CPF sale oculto.</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Copy and paste</source>
        <translation>Copiar y pegar</translation>
    </message>
    <message>
        <source>Cutter</source>
        <translation>Guillotina</translation>
    </message>
    <message>
        <source>Cut the paper at the end</source>
        <translation>Cortar el papel al final</translation>
    </message>
    <message>
        <source>When the payment comes</source>
        <translation>Cuando llega el pago</translation>
    </message>
    <message>
        <source>Print the receipt</source>
        <translation>Imprimir recibo</translation>
    </message>
    <message>
        <source>The whole window grows with it, from the next start.</source>
        <translation>Toda la ventana crece con él, desde el próximo inicio.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>A file&apos;s whole path, or postgresql://user@server/database. Empty: a file of this user.</source>
        <translation>La ruta entera de un archivo, o postgresql://user@server/database. Vacío: un archivo de este usuario.</translation>
    </message>
</context>
<context>
    <name>balcao::SettingsPresenter</name>
    <message>
        <source>Saved.</source>
        <translation>Guardado.</translation>
    </message>
    <message>
        <source>Counter %1</source>
        <translation>Caja %1</translation>
    </message>
    <message>
        <source>Changes take a manager&apos;s PIN.</source>
        <translation>Los cambios piden el PIN del gerente.</translation>
    </message>
    <message>
        <source>Holds for this computer.</source>
        <translation>Vale para esta computadora.</translation>
    </message>
    <message numerus="yes">
        <source>%1 to mend. Nothing was saved.</source>
        <translation>
            <numerusform>%1 por corregir. No se guardó nada.</numerusform>
            <numerusform>%1 por corregir. No se guardó nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>No se guardó nada.</translation>
    </message>
    <message>
        <source>Keeps data: %1</source>
        <translation>Guarda datos: %1</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Probando…</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versión %1</translation>
    </message>
    <message>
        <source>Move all charges into the database?</source>
        <translation>¿Mover todos los cobros a la base?</translation>
    </message>
    <message>
        <source>Nothing is sold meanwhile. Counts, sums and the chains of both are compared; until then it can be stopped, and nothing has changed. Afterwards the file is only to be read.</source>
        <translation>Mientras tanto no se vende nada. Se comparan cantidades, sumas y las cadenas de ambos; hasta entonces se puede parar, y nada habrá cambiado. Después el archivo es solo de lectura.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>This user&apos;s file</source>
        <translation>El archivo de este usuario</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>No printer</source>
        <translation>Sin impresora</translation>
    </message>
    <message>
        <source>Nothing was saved. The shop has operators, or its ledger is out of reach: a manager changes this at a till that does not train.</source>
        <translation>No se guardó nada. La tienda tiene operadores, o su registro está fuera de alcance: un gerente lo cambia en una caja que no está en entrenamiento.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Set here. %1, line %2, has %3.</source>
        <translation>Definido aquí. %1, línea %2, trae %3.</translation>
    </message>
</context>
<context>
    <name>balcao::SettingsRow</name>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Use the file&apos;s value</source>
        <translation>Usar el valor del archivo</translation>
    </message>
</context>
<context>
    <name>balcao::ShellPresenter</name>
    <message>
        <source>Counter %1</source>
        <translation>Caja %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ledger unavailable&lt;/b&gt; since %1</source>
        <translation>&lt;b&gt;Registro fuera de servicio&lt;/b&gt; desde las %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Talking to the provider…&lt;/b&gt;</source>
        <translation>&lt;b&gt;Hablando con el proveedor…&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;No answer from the provider&lt;/b&gt; since %1</source>
        <translation>&lt;b&gt;Proveedor sin respuesta&lt;/b&gt; desde las %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Provider not reached&lt;/b&gt; since %1</source>
        <translation>&lt;b&gt;Proveedor no alcanzado&lt;/b&gt; desde las %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Key refused&lt;/b&gt; by the provider</source>
        <translation>&lt;b&gt;Clave rechazada&lt;/b&gt; por el proveedor</translation>
    </message>
    <message>
        <source>&lt;b&gt;Training&lt;/b&gt; · nothing leaves this computer</source>
        <translation>&lt;b&gt;Entrenamiento&lt;/b&gt; · nada sale de esta computadora</translation>
    </message>
    <message>
        <source>&lt;b&gt;Provider answered&lt;/b&gt; at %1</source>
        <translation>&lt;b&gt;El proveedor respondió&lt;/b&gt; a las %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Provider not asked yet&lt;/b&gt;</source>
        <translation>&lt;b&gt;Proveedor aún no consultado&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Nothing is sent now.</source>
        <translation>Ahora no se envía nada.</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Todavía no.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Customer&apos;s screen not found&lt;/b&gt; since %1</source>
        <translation>&lt;b&gt;Pantalla del cliente no encontrada&lt;/b&gt; desde las %1</translation>
    </message>
</context>
<context>
    <name>balcao::SignIn</name>
    <message>
        <source>Manager</source>
        <translation>Gerente</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Cajero(a)</translation>
    </message>
    <message>
        <source>Wrong PIN. Wait %1</source>
        <translation>PIN incorrecto. Espere %1</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s).</source>
        <translation>
            <numerusform>%n error.</numerusform>
            <numerusform>%n errores.</numerusform>
        </translation>
    </message>
    <message>
        <source>The wait doubles each time.</source>
        <translation>La espera se duplica con cada uno.</translation>
    </message>
    <message>
        <source>The wait is as long each time.</source>
        <translation>La espera es igual con cada uno.</translation>
    </message>
    <message>
        <source>The PIN was not looked at</source>
        <translation>El PIN no se comprobó</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>The badge was not accepted</source>
        <translation>La credencial no se aceptó</translation>
    </message>
    <message>
        <source>Badge not recognised. Wait %1</source>
        <translation>Credencial no reconocida. Espere %1</translation>
    </message>
    <message>
        <source>A PIN can be typed.</source>
        <translation>Se puede escribir el PIN.</translation>
    </message>
</context>
<context>
    <name>balcao::Slip</name>
    <message>
        <source>PAY BY PIX</source>
        <translation>PAGUE CON PIX</translation>
    </message>
    <message>
        <source>Point the camera of your bank&apos;s app at it</source>
        <translation>Apunte la cámara de la app de su banco</translation>
    </message>
    <message>
        <source>Valid until %1</source>
        <translation>Vale hasta el %1</translation>
    </message>
    <message>
        <source>How long it is valid was not told</source>
        <translation>Validez no informada</translation>
    </message>
    <message>
        <source>Your bank shows: %1</source>
        <translation>En su banco debe aparecer: %1</translation>
    </message>
    <message>
        <source>PAID BY PIX</source>
        <translation>PAGADO CON PIX</translation>
    </message>
    <message>
        <source>Confirmed at the shop by %1</source>
        <translation>Confirmado en la tienda por %1</translation>
    </message>
    <message>
        <source>Reported by the provider</source>
        <translation>Informado por el proveedor</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Cobro</translation>
    </message>
    <message>
        <source>Created on</source>
        <translation>Creado el</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>The provider said later</source>
        <translation>Después el proveedor dijo</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Caja</translation>
    </message>
    <message>
        <source>TRAINING: this charge has no value.</source>
        <translation>ENTRENAMIENTO: este cobro no tiene valor.</translation>
    </message>
    <message>
        <source>Not a tax document</source>
        <translation>No es un documento fiscal</translation>
    </message>
    <message>
        <source>How long it is valid is in doubt</source>
        <translation>Hasta cuándo vale es dudoso</translation>
    </message>
</context>
<context>
    <name>balcao::StartDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>balcao::StartQuestions</name>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Once what stands above is mended.</source>
        <translation>Después de resolver lo de arriba.</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Intentar ahora</translation>
    </message>
    <message>
        <source>Open in training</source>
        <translation>Abrir en entrenamiento</translation>
    </message>
    <message>
        <source>Nothing leaves this computer, and the shop&apos;s ledger is not touched.</source>
        <translation>Nada sale de esta computadora y el registro de la tienda no se toca.</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>The access key is missing</source>
        <translation>Falta la clave de acceso</translation>
    </message>
    <message>
        <source>The provider&apos;s key is not in this computer&apos;s keyring. Without it Balcão cannot charge.</source>
        <translation>La clave del proveedor no está en el llavero de esta computadora. Sin ella Balcão no cobra.</translation>
    </message>
    <message>
        <source>Keep the key that is typed above</source>
        <translation>Guardar la clave escrita arriba</translation>
    </message>
    <message>
        <source>In this user&apos;s keyring; nobody sees it again.</source>
        <translation>En el llavero de este usuario; nadie más la ve.</translation>
    </message>
    <message>
        <source>Keep the key</source>
        <translation>Guardar la clave</translation>
    </message>
    <message>
        <source>The provider&apos;s access key</source>
        <translation>Clave de acceso del proveedor</translation>
    </message>
    <message>
        <source>The ledger of charges does not open</source>
        <translation>El registro de cobros no se abre</translation>
    </message>
    <message>
        <source>The ledger of charges is damaged</source>
        <translation>El registro de cobros está dañado</translation>
    </message>
    <message>
        <source>Part of the file does not check. Nothing was deleted, and what the provider created is still there. A backup can be put back in its place.</source>
        <translation>Parte del archivo no coincide. Nada se borró, y lo que el proveedor creó sigue ahí. Una copia de seguridad puede volver a su lugar.</translation>
    </message>
    <message>
        <source>Call support before touching</source>
        <translation>Llamar al soporte antes de tocar nada</translation>
    </message>
    <message>
        <source>Closes without changing anything.</source>
        <translation>Cierra sin cambiar nada.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Begin a new ledger</source>
        <translation>Empezar un registro nuevo</translation>
    </message>
    <message>
        <source>The damaged file is kept beside it.</source>
        <translation>El archivo dañado queda guardado al lado.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Balcão does not start like this</source>
        <translation>Así Balcão no se abre</translation>
    </message>
    <message>
        <source>The settings are not valid</source>
        <translation>Los ajustes no son válidos</translation>
    </message>
    <message>
        <source>Balcão does not sell with them: provider or ledger could be another than the shop&apos;s.</source>
        <translation>Con ellos Balcão no vende: el proveedor o el registro podría no ser el de la tienda.</translation>
    </message>
    <message>
        <source>Charges are missing in the ledger</source>
        <translation>Faltan cobros en el registro</translation>
    </message>
    <message>
        <source>There is no keyring</source>
        <translation>No hay llavero</translation>
    </message>
    <message>
        <source>Go on with the key that is typed above</source>
        <translation>Seguir con la clave escrita arriba</translation>
    </message>
    <message>
        <source>It is kept nowhere, and asked for again at the next start.</source>
        <translation>No se guarda, y se pide de nuevo la próxima vez.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>Abrir el archivo</translation>
    </message>
    <message>
        <source>In an editor. Save it there, then start Balcão again.</source>
        <translation>En un editor. Guárdelo allí y vuelva a abrir Balcão.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostrar la carpeta</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>No program was found that opens %1.</source>
        <translation>No se encontró ningún programa que abra %1.</translation>
    </message>
</context>
<context>
    <name>balcao::StatusTable</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>By status</source>
        <translation>Por estado</translation>
    </message>
</context>
<context>
    <name>balcao::SuggestionList</name>
    <message>
        <source>Past customers</source>
        <translation>Clientes anteriores</translation>
    </message>
    <message>
        <source>Only customers of this shop. Nothing is looked up on the internet.</source>
        <translation>Solo clientes de esta tienda. No se busca nada en internet.</translation>
    </message>
</context>
<context>
    <name>balcao::SupportBundle</name>
    <message>
        <source>Versions of the program, of what it is built on and of this computer&apos;s system.</source>
        <translation>Versiones del programa, de las partes que usa y del sistema de esta computadora.</translation>
    </message>
    <message>
        <source>The settings and where each was said, without key and password.</source>
        <translation>Los ajustes y de dónde viene cada uno, sin clave ni contraseña.</translation>
    </message>
    <message>
        <source>How much the ledger holds, in numbers; nothing of any charge.</source>
        <translation>Cuánto hay en el registro, en números; nada de ningún cobro.</translation>
    </message>
    <message>
        <source>What the program did and when; no customer, no key, PIN or code.</source>
        <translation>Qué hizo el programa y cuándo; sin cliente, clave, PIN ni código.</translation>
    </message>
</context>
<context>
    <name>balcao::ThreadLimit</name>
    <message>
        <source>Too few threads can be started: this user, or this computer, has reached its process limit. Nothing was done. Close other programs or raise the limit, then try again.</source>
        <translation>El sistema no permite iniciar suficientes hilos: este usuario, o esta computadora, llegó al límite de procesos. No se hizo nada. Cierre otros programas o aumente el límite y vuelva a intentarlo.</translation>
    </message>
</context>
<context>
    <name>balcao::Till</name>
    <message>
        <source>Comes from %1 of this start.</source>
        <translation>Viene de %1 de esta apertura.</translation>
    </message>
    <message>
        <source>Held by %1.</source>
        <translation>Definido por %1.</translation>
    </message>
    <message>
        <source>Something answered there in %1 ms (HTTP %2).</source>
        <translation>Respondió en %1 ms (HTTP %2).</translation>
    </message>
    <message>
        <source>Whether the key is right, only a charge tells.</source>
        <translation>Si la clave es correcta, solo un cobro lo dice.</translation>
    </message>
    <message>
        <source>Its certificate is for %1, signed by %2, valid until %3.</source>
        <translation>El certificado es de %1, firmado por %2, válido hasta %3.</translation>
    </message>
</context>
<context>
    <name>balcao::TillOptions</name>
    <message>
        <source>Balcão: a point of sale for Pix.</source>
        <translation>Balcão: un punto de venta para Pix.</translation>
    </message>
    <message>
        <source>Use the built-in provider on this computer (so it is where no provider is named)</source>
        <translation>Usa el proveedor incluido en esta computadora (así es también donde no se indica ninguno)</translation>
    </message>
    <message>
        <source>Do not suggest past customers</source>
        <translation>No sugiere clientes anteriores</translation>
    </message>
    <message>
        <source>DAYS</source>
        <translation>DÍAS</translation>
    </message>
    <message>
        <source>Erase customers&apos; data so many days after a charge&apos;s last event. Else BALCAO_RETENTION_DAYS</source>
        <translation>Borra los datos de los clientes tantos días después del último evento del cobro. Si no, BALCAO_RETENTION_DAYS</translation>
    </message>
    <message>
        <source>--retention-days takes a number of days from 1 to %1.</source>
        <translation>--retention-days acepta un número de días de 1 a %1.</translation>
    </message>
    <message>
        <source>system unless told</source>
        <translation>Tema; sin ella, system</translation>
    </message>
    <message>
        <source>--theme takes light, dark or system.</source>
        <translation>--theme acepta light, dark o system.</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT</source>
        <translation>ANCHOxALTO</translation>
    </message>
    <message>
        <source>Size of the window at the start; unless told, as it was left, at first the whole screen</source>
        <translation>Tamaño de la ventana al abrir; sin ella, como se dejó, y la primera vez toda la pantalla</translation>
    </message>
    <message>
        <source>--size takes a width and a height, such as 1366x768.</source>
        <translation>--size acepta un ancho y un alto, como 1366x768.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARCHIVO</translation>
    </message>
    <message>
        <source>Walk the counter flow by itself, save what the window shows to FILE (PNG), and end</source>
        <translation>Recorre el mostrador por sí solo, guarda lo que muestra la ventana en ARCHIVO (PNG) y termina</translation>
    </message>
</context>
<context>
    <name>balcao::TimelineEntry</name>
    <message>
        <source>Waiting for the provider&apos;s answer</source>
        <translation>Esperando la respuesta del proveedor</translation>
    </message>
    <message>
        <source>Expires, if nobody pays</source>
        <translation>Expira, si nadie paga</translation>
    </message>
    <message>
        <source>By our clock. The provider has not said so.</source>
        <translation>Según nuestro reloj. El proveedor no lo ha dicho.</translation>
    </message>
    <message>
        <source>%1 became %2</source>
        <translation>%1 pasó a %2</translation>
    </message>
</context>
<context>
    <name>balcao::TodayList</name>
    <message>
        <source>Today&apos;s charges</source>
        <translation>Cobros de hoy</translation>
    </message>
    <message>
        <source>No charge yet. They appear here as they are made.</source>
        <translation>Ningún cobro aún. Aparecen aquí.</translation>
    </message>
    <message>
        <source>See all charges</source>
        <translation>Ver todos los cobros</translation>
    </message>
</context>
<context>
    <name>balcao::TodayModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recibido</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagados</translation>
    </message>
    <message numerus="yes">
        <source>%1 confirmed at the shop</source>
        <translation>
            <numerusform>%1 confirmado en la tienda</numerusform>
            <numerusform>%1 confirmados en la tienda</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>balcao::TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
</context>
<context>
    <name>balcao::TrainingRibbon</name>
    <message>
        <source>TRAINING: charge has no value.</source>
        <translation>ENTRENAMIENTO: cobro sin valor.</translation>
    </message>
    <message>
        <source>Nobody can pay this code.</source>
        <translation>Nadie puede pagar este código.</translation>
    </message>
</context>
<context>
    <name>balcao::VerdictRows</name>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>balcao::Walkthrough</name>
    <message>
        <source>A step did not come in time.</source>
        <translation>Un paso no llegó a tiempo.</translation>
    </message>
    <message>
        <source>The provider gave no charge.</source>
        <translation>El proveedor no creó el cobro.</translation>
    </message>
    <message>
        <source>The form did not accept the example.</source>
        <translation>El formulario no aceptó el ejemplo.</translation>
    </message>
    <message>
        <source>The provider&apos;s code did not pass its check.</source>
        <translation>El código del proveedor no pasó la verificación.</translation>
    </message>
    <message>
        <source>The picture cannot be written to %1.</source>
        <translation>La imagen no se puede guardar en %1.</translation>
    </message>
    <message>
        <source>Walkthrough</source>
        <translation>Demostración</translation>
    </message>
</context>
<context>
    <name>balcao::WhoDialog</name>
    <message>
        <source>Who authorises?</source>
        <translation>¿Quién autoriza?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
</context>
<context>
    <name>balcao::cli</name>
    <message>
        <source>Standard input cannot be read.</source>
        <translation>La entrada estándar no se puede leer.</translation>
    </message>
    <message>
        <source>The result could not be written to standard output: the disk is full, or the reader has gone. The exit code tells what became of it; 8 is done.</source>
        <translation>El resultado no se pudo escribir en la salida estándar: el disco está lleno o quien leía se fue. El código de salida dice qué pasó; 8 es hecho.</translation>
    </message>
    <message>
        <source>The keyring holds no key for %1 any more.</source>
        <translation>El llavero ya no guarda ninguna clave para %1.</translation>
    </message>
    <message>
        <source>The keyring holds a key for %1.</source>
        <translation>El llavero guarda una clave para %1.</translation>
    </message>
    <message>
        <source>The keyring holds a key for %1 that ends in %2.</source>
        <translation>El llavero guarda una clave para %1 que termina en %2.</translation>
    </message>
    <message>
        <source>The key has fewer than %1 characters: it was cut. Copy it whole from the provider.</source>
        <translation>La clave tiene menos de %1 caracteres: se cortó. Cópiela entera del proveedor.</translation>
    </message>
    <message>
        <source>Nothing was done. Mend the settings, then give the command again.</source>
        <translation>No se hizo nada. Corrija los ajustes y dé la orden de nuevo.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::CalibrateCommand</name>
    <message>
        <source>Nobody has calibrated this provider, and nothing is locked: the ledger has no operators.</source>
        <translation>Nadie calibró este proveedor, y nada está bloqueado: el registro no tiene operadores.</translation>
    </message>
    <message>
        <source>This provider is not calibrated: the till is locked for cashiers. calibrate begin makes the charge.</source>
        <translation>Este proveedor no está calibrado: solo un gerente puede vender. calibrate begin crea el cobro.</translation>
    </message>
    <message>
        <source>The charge is made. Look at it with a bank&apos;s app, then say with calibrate confirm what it shows.</source>
        <translation>El cobro está creado. Mírelo con la app de un banco y diga con calibrate confirm lo que muestra.</translation>
    </message>
    <message>
        <source>This provider is calibrated.</source>
        <translation>Este proveedor está calibrado.</translation>
    </message>
    <message>
        <source>Receiver: %1, %2 (%3)</source>
        <translation>Receptor: %1, %2 (%3)</translation>
    </message>
</context>
<context>
    <name>balcao::cli::ChargeCommand</name>
    <message>
        <source>The file %1 cannot be written. Check its folder and who may write there.</source>
        <translation>El archivo %1 no se puede escribir. Revise su carpeta y quién puede escribir en ella.</translation>
    </message>
    <message>
        <source>The charge is as told, but the QR code could not be written to %1. The status command can write it again.</source>
        <translation>El cobro está como se dijo, pero el código QR no se pudo escribir en %1. El comando status puede escribirlo de nuevo.</translation>
    </message>
    <message>
        <source>No QR code was written: the charge does not wait for a payment, or has no code.</source>
        <translation>No se escribió ningún código QR: el cobro no espera un pago, o no tiene código.</translation>
    </message>
    <message>
        <source>The older %1 showed another code and was removed.</source>
        <translation>El %1 anterior mostraba otro código y se quitó.</translation>
    </message>
    <message>
        <source>--qr takes a file of its own: not a link, a device or a part of the ledger.</source>
        <translation>--qr acepta un archivo propio: no un enlace, un dispositivo ni una parte del registro.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::ChargeInput</name>
    <message>
        <source>The txid is empty. Write the one that the charge was created with.</source>
        <translation>El txid está vacío. Escriba aquel con que se creó el cobro.</translation>
    </message>
    <message>
        <source>This is not a txid. Write the one that the charge was created with.</source>
        <translation>Esto no es un txid. Escriba aquel con que se creó el cobro.</translation>
    </message>
    <message>
        <source>--amount is missing. Write it like --amount 49,90.</source>
        <translation>Falta --amount. Escríbalo como --amount 49,90.</translation>
    </message>
    <message>
        <source>Nothing is to be corrected. Give --amount, or --name, --phone, --email and --tax-id.</source>
        <translation>No hay qué corregir. Dé --amount, o --name, --phone, --email y --tax-id.</translation>
    </message>
    <message>
        <source>--%1 is missing. The provider takes a customer only with name, phone, e-mail and tax number.</source>
        <translation>Falta --%1. El proveedor solo acepta el cliente con nombre, celular, correo y CPF o CNPJ.</translation>
    </message>
    <message>
        <source>The name contains a CPF, CNPJ, phone number or e-mail after a tab or a line end. Give the name alone.</source>
        <translation>El nombre contiene un CPF, CNPJ, teléfono o correo después de una tabulación o un salto de línea. Indique solo el nombre.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::ChargeReport</name>
    <message>
        <source>The charge was created.</source>
        <translation>El cobro fue creado.</translation>
    </message>
    <message>
        <source>The charge was corrected.</source>
        <translation>El cobro fue corregido.</translation>
    </message>
    <message>
        <source>This is the charge by the provider&apos;s word.</source>
        <translation>Este es el cobro según el proveedor.</translation>
    </message>
    <message>
        <source>The charge exists at the provider, but needs attention. Do not let the customer pay yet.</source>
        <translation>El cobro existe en el proveedor, pero necesita atención. No deje que el cliente pague aún.</translation>
    </message>
    <message>
        <source>No QR code was made. Once the reason is known, status reads the charge again.</source>
        <translation>No se hizo ningún código QR. Sabido el motivo, status lee el cobro de nuevo.</translation>
    </message>
    <message>
        <source>A code of this charge that is shown already may ask for another amount now: take it away. The same correction can be sent again.</source>
        <translation>Un código de este cobro que ya está a la vista puede pedir ahora otro valor: quítelo. La misma corrección se puede enviar de nuevo.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>No se envió nada.</translation>
    </message>
    <message>
        <source>txid: %1</source>
        <translation>txid: %1</translation>
    </message>
    <message>
        <source>Amount: %1</source>
        <translation>Valor: %1</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>Situación: %1</translation>
    </message>
    <message>
        <source>Deadline: %1</source>
        <translation>Plazo: %1</translation>
    </message>
    <message>
        <source>Copy-and-paste code: %1</source>
        <translation>Pix copia y pega: %1</translation>
    </message>
    <message>
        <source>The QR code lies in %1.</source>
        <translation>El código QR está en %1.</translation>
    </message>
    <message>
        <source>The result of a correction of this charge is unknown: the amount of its code is in doubt. Do not let the customer pay yet.</source>
        <translation>El resultado de una corrección de este cobro es desconocido: el valor del código está en duda. No deje que el cliente pague todavía.</translation>
    </message>
    <message>
        <source>There is a charge of the same amount and customer of the last minutes: attempt %1.</source>
        <translation>Hay un cobro del mismo valor y cliente de los últimos minutos: intento %1.</translation>
    </message>
    <message>
        <source>Nobody knows for sure what was paid of this charge: somebody has to look at it.</source>
        <translation>No se sabe con certeza qué se pagó de este cobro: alguien tiene que revisarlo.</translation>
    </message>
    <message>
        <source>The charge was created. Look at it with a bank&apos;s app, then say with calibrate confirm what it shows.</source>
        <translation>El cobro fue creado. Mírelo con la app de un banco y diga con calibrate confirm lo que muestra.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::CodeReport</name>
    <message>
        <source>The text is longer than any code.</source>
        <translation>El texto es más largo que cualquier código.</translation>
    </message>
    <message>
        <source>This is not a valid Pix code.</source>
        <translation>Este no es un código Pix válido.</translation>
    </message>
    <message>
        <source>Ask for the code again and copy it whole.</source>
        <translation>Pida el código de nuevo y cópielo entero.</translation>
    </message>
    <message>
        <source>This is a valid Pix code.</source>
        <translation>Este es un código Pix válido.</translation>
    </message>
    <message>
        <source>This is a valid code, but it only authorises a recurring payment. It cannot pay a charge.</source>
        <translation>Es un código válido, pero solo autoriza un pago recurrente. No paga un cobro.</translation>
    </message>
    <message>
        <source>Receiver: %1, %2</source>
        <translation>Receptor: %1, %2</translation>
    </message>
    <message>
        <source>Amount: %1</source>
        <translation>Valor: %1</translation>
    </message>
    <message>
        <source>Amount: the code names none. The payer&apos;s bank shows it or asks for it.</source>
        <translation>Valor: el código no lo dice. El banco de quien paga lo muestra o lo pide.</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>Clave: %1</translation>
    </message>
    <message>
        <source>Address: %1</source>
        <translation>Dirección: %1</translation>
    </message>
    <message>
        <source>Forgiven or unusual: %1</source>
        <translation>Tolerado o inusual: %1</translation>
    </message>
    <message>
        <source>Use the code in this form: %1</source>
        <translation>Use el código en esta forma: %1</translation>
    </message>
    <message>
        <source>Attempt: %1</source>
        <translation>Intento: %1</translation>
    </message>
</context>
<context>
    <name>balcao::cli::CommandLine</name>
    <message>
        <source>The code is missing. Write it behind check, or - to read it from standard input.</source>
        <translation>Falta el código. Escríbalo después de check, o - para leerlo de la entrada estándar.</translation>
    </message>
    <message>
        <source>The txid is missing. Write it behind the command.</source>
        <translation>Falta el txid. Escríbalo después del comando.</translation>
    </message>
    <message>
        <source>--qr takes the name of a file that ends in .png or .svg.</source>
        <translation>--qr acepta el nombre de un archivo que termina en .png o .svg.</translation>
    </message>
    <message>
        <source>There is no command. See balcao-cli --help.</source>
        <translation>Falta el comando. Vea balcao-cli --help.</translation>
    </message>
    <message>
        <source>The file is missing. Write its name behind backup.</source>
        <translation>Falta el archivo. Escriba su nombre después de backup.</translation>
    </message>
    <message>
        <source>The events are missing. Write their numbers behind set-aside, with commas between them.</source>
        <translation>Faltan los eventos. Escriba sus números detrás de set-aside, separados por comas.</translation>
    </message>
    <message>
        <source>The attempt is missing. Write it behind the command.</source>
        <translation>Falta el intento. Escríbalo después del comando.</translation>
    </message>
    <message>
        <source>--%1 takes a day like 2026-11-21, or a moment with its zone.</source>
        <translation>--%1 recibe un día como 2026-11-21, o un instante con su zona.</translation>
    </message>
    <message>
        <source>--sort takes newest, oldest, highest or lowest.</source>
        <translation>--sort recibe newest, oldest, highest o lowest.</translation>
    </message>
    <message>
        <source>--limit takes a whole number from 1 to %1.</source>
        <translation>--limit recibe un número entero de 1 a %1.</translation>
    </message>
    <message>
        <source>--older-than takes whole days, at least 1.</source>
        <translation>--older-than recibe días enteros, al menos 1.</translation>
    </message>
    <message>
        <source>--after takes what the page before told as next, in the same --sort.</source>
        <translation>--after acepta lo que la página anterior indicó como siguiente, en el mismo --sort.</translation>
    </message>
    <message>
        <source>Creates, corrects and reads Pix charges at the provider, checks copy-and-paste codes, and shows and settles what the shop&apos;s ledger holds. With --json one JSON object is printed.</source>
        <translation>Crea, corrige y lee cobros Pix en el proveedor, revisa códigos de copiar y pegar, y muestra y resuelve lo que hay en el registro de la tienda. Con --json se imprime un objeto JSON.</translation>
    </message>
    <message>
        <source>These variables stand in for options that are not given: BALCAO_BASE_URL, BALCAO_API_KEY (the key, which no option takes), BALCAO_DATA_DIR, BALCAO_LEDGER, BALCAO_COUNTER, BALCAO_OPERATOR.</source>
        <translation>Estas variables valen en lugar de las opciones que faltan: BALCAO_BASE_URL, BALCAO_API_KEY (la clave, que ninguna opción acepta), BALCAO_DATA_DIR, BALCAO_LEDGER, BALCAO_COUNTER, BALCAO_OPERATOR.</translation>
    </message>
    <message>
        <source>It ends with: 0 done, 1 usage, 2 input not valid, 3 refused by the provider, 4 result unknown, 5 provider not reached and nothing sent, 6 the charge exists but needs attention, 7 trouble on this computer and nothing sent, 8 done but the result could not be written.</source>
        <translation>Termina con: 0 hecho, 1 uso, 2 entrada no válida, 3 rechazado por el proveedor, 4 resultado desconocido, 5 proveedor no alcanzado y nada enviado, 6 el cobro existe pero necesita atención, 7 problema en esta computadora y nada enviado, 8 hecho pero el resultado no se pudo escribir.</translation>
    </message>
    <message>
        <source>This computer trains: training = true stands in its settings, and balcao-cli has no provider for training. Nothing is sent to a real one, whatever the options say.</source>
        <translation>Esta computadora es de práctica: hay training = true en los ajustes, y balcao-cli no tiene proveedor de práctica. No se envía nada a uno real, digan lo que digan las opciones. Para vender, quite esa línea de los ajustes.</translation>
    </message>
    <message>
        <source>Say one of these: --found TXID, --absent, --reopen after a wrong txid, or --accept what was paid.</source>
        <translation>Diga uno de estos: --found TXID, --absent, --reopen tras un txid equivocado, o --accept para aceptar lo que se pagó.</translation>
    </message>
    <message>
        <source>--operator is missing. Who goes on without the missing events says so by name.</source>
        <translation>Falta --operator. Quien decide seguir sin lo que falta dice su nombre.</translation>
    </message>
    <message>
        <source>--%1 takes the number of an open file descriptor.</source>
        <translation>--%1 recibe el número de un descriptor de archivo abierto.</translation>
    </message>
    <message>
        <source>The operator&apos;s name is missing. Write it behind the command.</source>
        <translation>Falta el nombre del operador. Escríbalo después del comando.</translation>
    </message>
    <message>
        <source>--role takes cashier or manager.</source>
        <translation>--role recibe cashier (cajero) o manager (gerente).</translation>
    </message>
    <message>
        <source>--take-back and --reason belong together: say why it is taken back.</source>
        <translation>--take-back y --reason van juntos: diga por qué se deshace la recepción.</translation>
    </message>
    <message>
        <source>--reference is of a payment that was seen, not of one that is taken back.</source>
        <translation>--reference es de un pago que se vio, no de uno que se deshace.</translation>
    </message>
    <message>
        <source>operator pins takes on or off.</source>
        <translation>operator pins acepta on u off.</translation>
    </message>
    <message>
        <source>--to is missing. Write it like --to postgresql://owner@host/database.</source>
        <translation>Falta --to. Escríbalo así: --to postgresql://dueño@servidor/base.</translation>
    </message>
    <message>
        <source>The file is missing. Write its name behind support-bundle, or give --list.</source>
        <translation>Falta el archivo. Escriba su nombre después de support-bundle, o use --list.</translation>
    </message>
    <message>
        <source>balcao-cli: Pix charges for scripts and support.</source>
        <translation>balcao-cli: cobros Pix para scripts y soporte.</translation>
    </message>
    <message>
        <source>Print one JSON object</source>
        <translation>Imprime un objeto JSON</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXTO</translation>
    </message>
    <message>
        <source>Order, table or tab: stays in the ledger</source>
        <translation>Pedido, mesa o cuenta: queda en el registro</translation>
    </message>
    <message>
        <source>The charge</source>
        <translation>El cobro</translation>
    </message>
    <message>
        <source>Correct amount, customer, or both</source>
        <translation>Corrige valor, cliente o ambos</translation>
    </message>
    <message>
        <source>Read a charge at the provider</source>
        <translation>Lee un cobro en el proveedor</translation>
    </message>
    <message>
        <source>Check a copy-and-paste code</source>
        <translation>Comprueba un código de copiar y pegar</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CÓDIGO</translation>
    </message>
    <message>
        <source>The code, or - for standard input</source>
        <translation>El código, o - para la entrada estándar</translation>
    </message>
    <message>
        <source>In reais: 49,90</source>
        <translation>En reales: 49,90</translation>
    </message>
    <message>
        <source>The customer&apos;s name</source>
        <translation>Nombre del cliente</translation>
    </message>
    <message>
        <source>With its area code</source>
        <translation>Con su código de área</translation>
    </message>
    <message>
        <source>The customer&apos;s e-mail</source>
        <translation>Correo del cliente</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF o CNPJ</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARCHIVO</translation>
    </message>
    <message>
        <source>Write the QR code to FILE (.png or .svg)</source>
        <translation>Guarda el código QR en ARCHIVO (.png o .svg)</translation>
    </message>
    <message>
        <source>List the ledger&apos;s charges, the newest first unless told</source>
        <translation>Lista los cobros del registro; sin --sort, desde el más nuevo</translation>
    </message>
    <message>
        <source>From this day on: 2026-11-21, or a moment with its zone</source>
        <translation>Desde este día: 2026-11-21, o un momento con su zona</translation>
    </message>
    <message>
        <source>Up to this day, included</source>
        <translation>Hasta este día, incluido</translation>
    </message>
    <message>
        <source>Name, mark, txid, CPF, CNPJ, phone, e-mail or amount</source>
        <translation>Nombre, marca, txid, CPF, CNPJ, teléfono, correo o valor</translation>
    </message>
    <message>
        <source>ORDER</source>
        <translation>ORDEN</translation>
    </message>
    <message>
        <source>newest, oldest, highest or lowest</source>
        <translation>newest, oldest, highest o lowest</translation>
    </message>
    <message>
        <source>Charges a page, 50 unless told</source>
        <translation>Cobros por página; sin ella, 50</translation>
    </message>
    <message>
        <source>NEXT</source>
        <translation>SIGUIENTE</translation>
    </message>
    <message>
        <source>The page behind the one that told this as next</source>
        <translation>La página posterior a la que dio esto en next</translation>
    </message>
    <message>
        <source>DAY</source>
        <translation>DÍA</translation>
    </message>
    <message>
        <source>Show a charge of the ledger and its events</source>
        <translation>Muestra un cobro del registro y sus eventos</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>txid or attempt, or its beginning from four characters on</source>
        <translation>txid o intento, o su comienzo desde cuatro caracteres</translation>
    </message>
    <message>
        <source>Say what became of an attempt or payment in doubt</source>
        <translation>Dice qué pasó con un intento o un pago en duda</translation>
    </message>
    <message>
        <source>ATTEMPT</source>
        <translation>INTENTO</translation>
    </message>
    <message>
        <source>The attempt, or its beginning from four characters on</source>
        <translation>El intento, o su comienzo desde cuatro caracteres</translation>
    </message>
    <message>
        <source>It was found at the provider under this txid</source>
        <translation>Se encontró en el proveedor con este txid</translation>
    </message>
    <message>
        <source>It is not at the provider</source>
        <translation>No está en el proveedor</translation>
    </message>
    <message>
        <source>The txid that was told was wrong: it is unknown again</source>
        <translation>El txid indicado era erróneo: vuelve a ser desconocido</translation>
    </message>
    <message>
        <source>What the provider says of the payment is right: another amount, or a later word</source>
        <translation>Lo que dice el proveedor del pago es correcto: otro valor, o un aviso posterior</translation>
    </message>
    <message>
        <source>Say that the shop&apos;s account shows the payment</source>
        <translation>Dice que la cuenta de la tienda muestra el pago</translation>
    </message>
    <message>
        <source>The payment&apos;s identification on the statement</source>
        <translation>La identificación del pago en el extracto</translation>
    </message>
    <message>
        <source>It was confirmed by mistake: it stands as before</source>
        <translation>Se confirmó por error: queda como antes</translation>
    </message>
    <message>
        <source>Why it is taken back</source>
        <translation>Por qué se deshace</translation>
    </message>
    <message>
        <source>verify, stats, backup FILE, erase --older-than DAYS, rebuild, set-aside, accept-loss, move</source>
        <translation>verify, stats, backup ARCHIVO, erase --older-than DÍAS, rebuild, set-aside, accept-loss, move</translation>
    </message>
    <message>
        <source>Read everything and say what is not as it was written</source>
        <translation>Lee todo y dice qué no está como se escribió</translation>
    </message>
    <message>
        <source>Count what is in it</source>
        <translation>Cuenta lo que hay en él</translation>
    </message>
    <message>
        <source>Make a whole copy, also while the till works</source>
        <translation>Hace una copia entera, también con la caja en uso</translation>
    </message>
    <message>
        <source>The copy</source>
        <translation>La copia</translation>
    </message>
    <message>
        <source>DAYS</source>
        <translation>DÍAS</translation>
    </message>
    <message>
        <source>Whole days since a charge&apos;s last event</source>
        <translation>Días enteros desde el último evento del cobro</translation>
    </message>
    <message>
        <source>Erase customers&apos; data of old charges</source>
        <translation>Borra los datos de los clientes de cobros antiguos</translation>
    </message>
    <message>
        <source>Make the charges anew from their events</source>
        <translation>Rehace los cobros a partir de sus eventos</translation>
    </message>
    <message>
        <source>Take out events that no counter wrote; a record stays</source>
        <translation>Aparta eventos que ninguna caja escribió; queda constancia</translation>
    </message>
    <message>
        <source>EVENTS</source>
        <translation>EVENTOS</translation>
    </message>
    <message>
        <source>Their numbers, as verify or rebuild names them, with commas between them</source>
        <translation>Sus números, como los da verify o rebuild, separados por comas</translation>
    </message>
    <message>
        <source>Go on with a ledger of which events are missing</source>
        <translation>Sigue con un registro al que le faltan eventos</translation>
    </message>
    <message>
        <source>Put together what support is sent, in a ZIP</source>
        <translation>Reúne en un ZIP lo que se envía al soporte</translation>
    </message>
    <message>
        <source>The bundle</source>
        <translation>El paquete</translation>
    </message>
    <message>
        <source>Only say what would be in it</source>
        <translation>Solo dice qué habría en él</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>DIRECCIÓN</translation>
    </message>
    <message>
        <source>Move the ledger&apos;s file into a database</source>
        <translation>Pasa el archivo del registro a una base de datos</translation>
    </message>
    <message>
        <source>set, test or delete: the provider&apos;s key in the keyring</source>
        <translation>set, test o delete: la clave del proveedor en el llavero</translation>
    </message>
    <message>
        <source>Keep the key that the first line of standard input holds</source>
        <translation>Guarda la clave de la primera línea de la entrada estándar</translation>
    </message>
    <message>
        <source>Say whether there is one, and how it ends</source>
        <translation>Dice si hay una, y cómo termina</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>La saca</translation>
    </message>
    <message>
        <source>The operator&apos;s PIN is the next line of this file descriptor</source>
        <translation>El PIN del operador es la línea siguiente de este descriptor de archivo</translation>
    </message>
    <message>
        <source>The manager who allows it</source>
        <translation>El gerente que autoriza</translation>
    </message>
    <message>
        <source>That one&apos;s PIN is the next line of this file descriptor</source>
        <translation>Su PIN es la línea siguiente de este descriptor de archivo</translation>
    </message>
    <message>
        <source>Say who works here</source>
        <translation>Dice quién trabaja aquí</translation>
    </message>
    <message>
        <source>The operator, as in the list</source>
        <translation>El operador, como en la lista</translation>
    </message>
    <message>
        <source>Add somebody, with a new PIN</source>
        <translation>Agrega a alguien, con un PIN nuevo</translation>
    </message>
    <message>
        <source>ROLE</source>
        <translation>ROL</translation>
    </message>
    <message>
        <source>cashier unless told, or manager</source>
        <translation>cashier (sin ella) o manager</translation>
    </message>
    <message>
        <source>Somebody does not work here any more</source>
        <translation>Alguien ya no trabaja aquí</translation>
    </message>
    <message>
        <source>A new PIN: one&apos;s own, or as a manager anybody&apos;s</source>
        <translation>Un PIN nuevo: el propio o, como gerente, el de cualquiera</translation>
    </message>
    <message>
        <source>A new PIN for a forgotten one: for who controls the ledger</source>
        <translation>Un PIN nuevo para quien lo olvidó: para quien controla el registro</translation>
    </message>
    <message>
        <source>Switch PINs on or off</source>
        <translation>Activa o desactiva los PIN</translation>
    </message>
    <message>
        <source>off: names only</source>
        <translation>off: solo nombres</translation>
    </message>
    <message>
        <source>status, begin, or confirm: prove the provider by a charge of R$ 1,23 and a bank&apos;s app</source>
        <translation>status, begin o confirm: prueba al proveedor con un cobro de R$ 1,23 y la app de un banco</translation>
    </message>
    <message>
        <source>Say where it stands, and what was learned</source>
        <translation>Dice cómo está, y qué se aprendió</translation>
    </message>
    <message>
        <source>In reais: 1,23</source>
        <translation>En reales: 1,23</translation>
    </message>
    <message>
        <source>Whom it would pay</source>
        <translation>A quién pagaría</translation>
    </message>
    <message>
        <source>Create a charge: amount, customer</source>
        <translation>Crea un cobro: valor, cliente</translation>
    </message>
    <message>
        <source>list, add, disable, set-pin, set-badge, take-badge, reset, or pins: who works here</source>
        <translation>list, add, disable, set-pin, set-badge, take-badge, reset o pins: quién trabaja aquí</translation>
    </message>
    <message>
        <source>What a badge&apos;s reader types says who it is</source>
        <translation>Lo que escribe el lector de la credencial dice quién es</translation>
    </message>
    <message>
        <source>No badge says who it is any more</source>
        <translation>Ninguna credencial dice ya quién es</translation>
    </message>
    <message>
        <source>Of add, set-pin, set-badge, reset: the new PIN or badge is the next line of this file descriptor</source>
        <translation>De add, set-pin, set-badge, reset: el PIN o la credencial nueva es la línea siguiente de este descriptor de archivo</translation>
    </message>
    <message>
        <source>Create the charge of R$ 1,23</source>
        <translation>Crea el cobro de R$ 1,23</translation>
    </message>
    <message>
        <source>Say what a bank&apos;s app shows</source>
        <translation>Dice qué muestra la app de un banco</translation>
    </message>
    <message>
        <source>Close what came since the last closing, over all counters, and print it</source>
        <translation>Cerrar lo que vino desde el último cierre, en todas las cajas, e imprimirlo</translation>
    </message>
    <message>
        <source>Only print what a closing would say now</source>
        <translation>Solo imprimir lo que un cierre diría ahora</translation>
    </message>
    <message>
        <source>Print that closing again</source>
        <translation>Imprimir de nuevo ese cierre</translation>
    </message>
    <message>
        <source>--number takes the number of a closing, at least 1.</source>
        <translation>--number recibe el número de un cierre, a partir de 1.</translation>
    </message>
    <message>
        <source>N:AMOUNT</source>
        <translation>N:VALOR</translation>
    </message>
    <message>
        <source>Blind: the payments that were counted before, and their sum: 12:1.234,50</source>
        <translation>A ciegas: los pagos contados antes y su suma: 12:1.234,50</translation>
    </message>
    <message>
        <source>--counted takes the number of payments and their sum in reais, like 12:1.234,50.</source>
        <translation>--counted recibe el número de pagos y su suma en reales, como 12:1.234,50.</translation>
    </message>
    <message>
        <source>--number prints a closing that was made: nothing is counted or previewed.</source>
        <translation>--number imprime un cierre ya hecho: nada se cuenta ni se prevé.</translation>
    </message>
    <message>
        <source>Print a table for spreadsheets: all pages of it</source>
        <translation>Imprimir una tabla para hojas de cálculo: todas las páginas</translation>
    </message>
    <message>
        <source>PRINTER</source>
        <translation>IMPRESORA</translation>
    </message>
    <message>
        <source>Print a charge of the ledger</source>
        <translation>Imprime un cobro del registro</translation>
    </message>
    <message>
        <source>Print a table for spreadsheets</source>
        <translation>Imprimir una tabla para hojas de cálculo</translation>
    </message>
    <message>
        <source>--csv and --json are two forms of the same: say one of them.</source>
        <translation>--csv y --json son dos formas de lo mismo: diga una de ellas.</translation>
    </message>
    <message>
        <source>--status takes to_check, contested, waiting, paid, received, expired, cancelled, refunded, unknown, attention, not_sent, refused and absent, with commas between them.</source>
        <translation>--status recibe to_check, contested, waiting, paid, received, expired, cancelled, refunded, unknown, attention, not_sent, refused y absent, separados por comas.</translation>
    </message>
    <message>
        <source>The file of a sale, to answer a bank</source>
        <translation>El expediente de una venta, para responder a un banco</translation>
    </message>
    <message>
        <source>Say that a bank asks for the money back</source>
        <translation>Anotar que un banco pide la devolución</translation>
    </message>
    <message>
        <source>Also as a PDF, in a new file</source>
        <translation>También en PDF, en un archivo nuevo</translation>
    </message>
    <message>
        <source>--end and --reason belong together: say how it ended.</source>
        <translation>--end y --reason van juntos: diga cómo terminó.</translation>
    </message>
    <message>
        <source>--deadline is missing: until when the shop may answer, like 2026-11-28. With --end nothing is to be answered any more.</source>
        <translation>Falta --deadline: hasta cuándo puede responder la tienda, como 2026-11-28. Con --end ya no hay nada que responder.</translation>
    </message>
    <message>
        <source>Without the customer&apos;s data</source>
        <translation>Sin los datos del cliente</translation>
    </message>
    <message>
        <source>--%1 takes a day like 2026-11-21.</source>
        <translation>--%1 recibe un día como 2026-11-21.</translation>
    </message>
    <message>
        <source>When the shop was told; today unless told</source>
        <translation>Cuándo lo supo la tienda; hoy si no se dice</translation>
    </message>
    <message>
        <source>Until when it may answer</source>
        <translation>Hasta cuándo puede responder</translation>
    </message>
    <message>
        <source>The bank&apos;s number of it</source>
        <translation>El número que dio el banco</translation>
    </message>
    <message>
        <source>It is over: --reason says how</source>
        <translation>Terminó: --reason dice cómo</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Cómo terminó</translation>
    </message>
    <message>
        <source>What came, where it is another amount: 49,90</source>
        <translation>Lo que entró, si es otro valor: 49,90</translation>
    </message>
    <message>
        <source>--amount is of a payment that was seen, not of one that is taken back.</source>
        <translation>--amount es de un pago que se vio, no de uno que se deshace.</translation>
    </message>
    <message>
        <source>The other amount that was paid is right</source>
        <translation>El otro valor pagado es correcto</translation>
    </message>
    <message>
        <source>The later word that said less is right</source>
        <translation>La última respuesta, que dice menos, es correcta</translation>
    </message>
    <message>
        <source>The shop is also paid under this name</source>
        <translation>La tienda también cobra con este nombre</translation>
    </message>
    <message>
        <source>PostgreSQL: the password of the manager&apos;s role is the next line of this file descriptor</source>
        <translation>PostgreSQL: la contraseña del usuario que cambia operadores es la próxima línea de este descriptor de archivo</translation>
    </message>
    <message>
        <source>confirm takes --amount and --receiver, as a bank&apos;s app shows them.</source>
        <translation>confirm pide --amount y --receiver, como los muestra la app de un banco.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::DossierCommand</name>
    <message>
        <source>The PDF lies in %1.</source>
        <translation>El PDF está en %1.</translation>
    </message>
    <message>
        <source>The part of Balcão that draws pages is missing (lib/balcao/render.so). Install Balcão again.</source>
        <translation>Falta la parte de Balcão que dibuja páginas (lib/balcao/render.so). Instale Balcão de nuevo.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::LedgerCommand</name>
    <message>
        <source>No charge fits.</source>
        <translation>Ningún cobro encontrado.</translation>
    </message>
    <message>
        <source>There are more: --after %1</source>
        <translation>Hay más: --after %1</translation>
    </message>
    <message>
        <source>%1 events of %2 charges were read.</source>
        <translation>Se leyeron %1 eventos de %2 cobros.</translation>
    </message>
    <message>
        <source>Not as it was written: %1, event %2 (counter %3, number %4) of attempt %5 %6</source>
        <translation>No está como se escribió: %1, evento %2 (caja %3, número %4) del intento %5 %6</translation>
    </message>
    <message>
        <source>The ledger is whole.</source>
        <translation>El registro está íntegro.</translation>
    </message>
    <message>
        <source>The ledger was changed or damaged. Keep it, and a copy, and tell support.</source>
        <translation>El registro fue alterado o está dañado. Guárdelo, con una copia, y avise a soporte.</translation>
    </message>
    <message>
        <source>Charges: %1, of these to check: %2, with erased data: %3</source>
        <translation>Cobros: %1, de ellos por verificar: %2, con datos borrados: %3</translation>
    </message>
    <message>
        <source>Events: %1 from the counters %2</source>
        <translation>Eventos: %1, de las cajas %2</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>Tamaño: %1</translation>
    </message>
    <message>
        <source>The copy cannot be written to %1: it is there already, or the folder may not be written.</source>
        <translation>La copia no se puede escribir en %1: ya existe, o no se puede escribir en la carpeta.</translation>
    </message>
    <message>
        <source>The copy lies in %1.</source>
        <translation>La copia está en %1.</translation>
    </message>
    <message numerus="yes">
        <source>Customers&apos; data of %n charge(s) was erased.</source>
        <translation>
            <numerusform>Se borraron los datos del cliente de %n cobro.</numerusform>
            <numerusform>Se borraron los datos de los clientes de %n cobros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) did not follow from their events and were put right.</source>
        <translation>
            <numerusform>%n cobro no correspondía a sus eventos y se corrigió.</numerusform>
            <numerusform>%n cobros no correspondían a sus eventos y se corrigieron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) were set aside.</source>
        <translation>
            <numerusform>Se apartó %n evento.</numerusform>
            <numerusform>Se apartaron %n eventos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside, because no counter wrote it: event %1</source>
        <translation>Apartado, porque ninguna caja lo escribió: evento %1</translation>
    </message>
    <message>
        <source>set-aside takes the numbers of events, with commas between them.</source>
        <translation>set-aside recibe los números de los eventos, separados por comas.</translation>
    </message>
    <message>
        <source>This ledger is for training: no charge in it is real.</source>
        <translation>Este registro es de entrenamiento: ningún cobro en él es real.</translation>
    </message>
    <message>
        <source>Nothing is missing, and nothing was changed.</source>
        <translation>No falta nada, y nada se cambió.</translation>
    </message>
    <message>
        <source>The ledger goes on without these numbers of each counter: %1.</source>
        <translation>El registro sigue sin estos números de cada caja: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) may have been sent and are unknown now. Look for them at the provider, and for charges that are missing here.</source>
        <translation>
            <numerusform>%n cobro puede haberse enviado y ahora tiene resultado desconocido. Búsquelo en el proveedor, y también los cobros que faltan aquí.</numerusform>
            <numerusform>%n cobros pueden haberse enviado y ahora tienen resultado desconocido. Búsquelos en el proveedor, y también los cobros que faltan aquí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not an anchor of this ledger, and not read: %1</source>
        <translation>No es un ancla de este registro y no se leyó: %1</translation>
    </message>
    <message>
        <source>Ignored, because it cannot be read: event %1</source>
        <translation>Ignorado, porque no se puede leer: evento %1</translation>
    </message>
    <message>
        <source>Copies from before an update that were removed: %1.</source>
        <translation>Copias anteriores a una actualización que se eliminaron: %1.</translation>
    </message>
    <message>
        <source>Still there, and may hold customers&apos; data: %1. Remove it by hand.</source>
        <translation>Todavía existe y puede contener datos de clientes: %1. Elimínelo a mano.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::MoveCommand</name>
    <message>
        <source>move takes a ledger&apos;s file, and this one is in a database already.</source>
        <translation>move lleva el archivo de un registro, y este ya está en una base de datos.</translation>
    </message>
    <message>
        <source>The ledger is being moved, step %1 of 5: %2 of %3.</source>
        <translation>El registro se está trasladando, paso %1 de 5: %2 de %3.</translation>
    </message>
    <message>
        <source>%1 charges (%2 events) were moved to %3, and what is there was compared with the file. The file is kept, only to be read. Start the tills with --ledger, BALCAO_LEDGER or address in the settings.</source>
        <translation>%1 cobros (%2 eventos) se trasladaron a %3, y lo que hay allí se comparó con el archivo. El archivo queda guardado, solo para lectura. Inicie las cajas con --ledger, BALCAO_LEDGER o address en la configuración.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::OpenLedger</name>
    <message>
        <source>Several attempts have this txid: %1. Name one of them instead.</source>
        <translation>Varios intentos tienen este txid: %1. Indique uno de ellos en su lugar.</translation>
    </message>
    <message>
        <source>The ledger&apos;s database is out of reach: check server, port, the database&apos;s name, and whether the server takes TLS as sslmode asks for it. Then give the command again.</source>
        <translation>La base de datos del registro está fuera de alcance: compruebe el servidor, el puerto, el nombre de la base y si el servidor acepta TLS como pide sslmode. Después dé la orden de nuevo.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::OperatorCommand</name>
    <message>
        <source>manager</source>
        <translation>gerente</translation>
    </message>
    <message>
        <source>cashier</source>
        <translation>cajero</translation>
    </message>
    <message>
        <source>disabled</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>without a PIN</source>
        <translation>sin PIN</translation>
    </message>
    <message>
        <source>The ledger has no operators: nobody is asked for a PIN.</source>
        <translation>El registro no tiene operadores: a nadie se le pide un PIN.</translation>
    </message>
    <message>
        <source>PINs are switched off: operators without PIN.</source>
        <translation>Los PIN están desactivados: operadores sin PIN.</translation>
    </message>
    <message>
        <source>Let the reader read the badge of %1:</source>
        <translation>Pase por el lector la credencial de %1:</translation>
    </message>
    <message>
        <source>Password of the database&apos;s role %1:</source>
        <translation>Contraseña del usuario %1 de la base:</translation>
    </message>
</context>
<context>
    <name>balcao::cli::PrintCommand</name>
    <message>
        <source>The settings have no printer of this name. A file is named with its folder: ./%1.</source>
        <translation>Los ajustes no tienen impresora con ese nombre. Un archivo se escribe con su carpeta: ./%1.</translation>
    </message>
    <message>
        <source>--to takes a file of its own: not a link or a part of the ledger.</source>
        <translation>--to acepta un archivo propio: no un enlace ni parte del registro.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written. Check its folder and who may write there.</source>
        <translation>El archivo %1 no se puede escribir. Revise su carpeta y quién puede escribir en ella.</translation>
    </message>
    <message>
        <source>The slip was written to %1.</source>
        <translation>El comprobante se escribió en %1.</translation>
    </message>
    <message>
        <source>--to is missing. Write it like --to tcp://192.168.0.9:9100, --to ./slip.bin, or the name of the printer in the settings.</source>
        <translation>Falta --to. Escríbalo como --to tcp://192.168.0.9:9100, --to ./comprobante.bin o el nombre de la impresora de los ajustes.</translation>
    </message>
    <message>
        <source>The printer of the settings takes whole pages, which the till prints. Give --to the address of a receipt printer.</source>
        <translation>La impresora de los ajustes usa páginas enteras, que imprime la caja. Dé a --to la dirección de una impresora térmica.</translation>
    </message>
    <message>
        <source>--to takes an address like 192.168.0.9:9100, the name of the printer in the settings, or a file. If a file&apos;s name contains a colon, write its folder too: ./slip:1.bin.</source>
        <translation>--to acepta una dirección como 192.168.0.9:9100, el nombre de la impresora de los ajustes o un archivo. Si el nombre del archivo tiene dos puntos, escriba también su carpeta: ./slip:1.bin.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::SettleCommand</name>
    <message>
        <source>More than one difference is open. Name the one to accept: --accept-amount, --accept-status or --accept-receiver NAME.</source>
        <translation>Hay más de una diferencia abierta. Indique cuál aceptar: --accept-amount, --accept-status o --accept-receiver NOMBRE.</translation>
    </message>
    <message>
        <source>The provider&apos;s last word says less than before: --accept-status comes first.</source>
        <translation>La última respuesta del proveedor dice menos que antes: primero use --accept-status.</translation>
    </message>
    <message>
        <source>The code does not pay “%1”. Write the name that is in the code, or the other address where the name is the shop&apos;s.</source>
        <translation>El código no paga a “%1”. Escriba el nombre que está en el código o, si el nombre es el de la tienda, la otra dirección.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::SignIn</name>
    <message>
        <source>PIN of %1:</source>
        <translation>PIN de %1:</translation>
    </message>
</context>
<context>
    <name>balcao::cli::SupportCommand</name>
    <message>
        <source>The bundle cannot be written to %1: it is there already, or the folder may not be written.</source>
        <translation>El paquete no se puede escribir en %1: ya existe, o no se puede escribir en la carpeta.</translation>
    </message>
    <message>
        <source>The bundle lies in %1.</source>
        <translation>El paquete está en %1.</translation>
    </message>
</context>
<context>
    <name>balcao::customerfields</name>
    <message>
        <source>Customer</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>CPF</source>
        <translation>CPF</translation>
    </message>
    <message>
        <source>CNPJ</source>
        <translation>CNPJ</translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation>Celular</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF o CNPJ</translation>
    </message>
    <message>
        <source>Full name</source>
        <translation>Nombre completo</translation>
    </message>
    <message>
        <source>Valid CPF</source>
        <translation>CPF válido</translation>
    </message>
    <message>
        <source>Valid CNPJ</source>
        <translation>CNPJ válido</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>A landline. Valid, if it is the customer&apos;s.</source>
        <translation>Es un teléfono fijo. Correcto, si es del cliente.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>¿Quiso decir %1?</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Pedido</translation>
    </message>
    <message>
        <source>The name contains a CPF, CNPJ, phone number or e-mail. Remove it, or press again to keep it.</source>
        <translation>El nombre contiene un CPF, CNPJ, teléfono o correo. Quítelo, o presione de nuevo para mantenerlo.</translation>
    </message>
</context>
<context>
    <name>balcao::display</name>
    <message>
        <source>To check</source>
        <translation>Por verificar</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Esperando</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagado</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Expirado</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Reembolsado</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>No enviado</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Not created</source>
        <translation>No creado</translation>
    </message>
    <message>
        <source>Past due</source>
        <translation>Plazo vencido</translation>
    </message>
    <message>
        <source>paid %1</source>
        <translation>pagado %1</translation>
    </message>
    <message>
        <source>to pay %1</source>
        <translation>por pagar %1</translation>
    </message>
    <message>
        <source>%1 mi</source>
        <comment>million</comment>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousand</comment>
        <translation>%1 mil</translation>
    </message>
    <message>
        <source>Confirmed at the shop</source>
        <translation>Confirmado en la tienda</translation>
    </message>
    <message>
        <source>received %1</source>
        <translation>recibido %1</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a sum</comment>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>counter %1</source>
        <translation>Caja %1</translation>
    </message>
</context>
<context>
    <name>balcao::keyring</name>
    <message>
        <source>The keyring of this computer&apos;s user holds no key for this provider.</source>
        <translation>El llavero del usuario de esta computadora no tiene clave para este proveedor.</translation>
    </message>
    <message>
        <source>The keyring of this computer&apos;s user is not available or is locked.</source>
        <translation>El llavero del usuario de esta computadora no está disponible o está bloqueado.</translation>
    </message>
    <message>
        <source>The keyring of this computer&apos;s user did not answer within five seconds.</source>
        <translation>El llavero del usuario de esta computadora no respondió en cinco segundos.</translation>
    </message>
</context>
<context>
    <name>balcao::main</name>
    <message>
        <source>Some settings are not valid</source>
        <translation>Hay ajustes que no son válidos</translation>
    </message>
    <message>
        <source>The keyring of this computer&apos;s user is asked for the provider&apos;s key. It may have to be unlocked first.</source>
        <translation>Se está pidiendo la clave del proveedor al llavero del usuario de esta computadora. Puede que haya que desbloquearlo.</translation>
    </message>
    <message>
        <source>Balcão is open already: its window is in front now.</source>
        <translation>Balcão ya está abierto: su ventana está al frente ahora.</translation>
    </message>
    <message>
        <source>Balcão is open already, and does not answer. End that one first.</source>
        <translation>Balcão ya está abierto y no responde. Ciérrelo primero.</translation>
    </message>
    <message>
        <source>The provider&apos;s key is waited for, at the other end of its pipe.</source>
        <translation>Esperando la clave del proveedor en el otro extremo del pipe.</translation>
    </message>
    <message>
        <source>There is no keyring</source>
        <translation>No hay llavero</translation>
    </message>
    <message>
        <source>The key could not be kept: it holds until Balcão is closed, and is asked for at each start.</source>
        <translation>La clave no pudo guardarse: vale hasta cerrar Balcão, y se pide en cada inicio.</translation>
    </message>
    <message>
        <source>The keyring of this computer&apos;s user is asked for the password of the ledger&apos;s database. It may have to be unlocked first.</source>
        <translation>Se pide al llavero de este usuario la contraseña de la base del registro. Tal vez haya que desbloquearlo antes.</translation>
    </message>
    <message>
        <source>The ledger&apos;s connection is not verified</source>
        <translation>La conexión con el registro no está verificada</translation>
    </message>
</context>
<context>
    <name>balcao::messages</name>
    <message>
        <source>The amount is missing.</source>
        <translation>Falta el valor.</translation>
    </message>
    <message>
        <source>The amount holds something that is not a number. Write it like 49,90.</source>
        <translation>El valor tiene algo que no es número. Escríbalo como 49,90.</translation>
    </message>
    <message>
        <source>The amount can be read in two ways. Write it like 1.234,56.</source>
        <translation>El valor se puede leer de dos formas. Escríbalo como 1.234,56.</translation>
    </message>
    <message>
        <source>A digit is missing before or after the comma. Write it like 0,50.</source>
        <translation>Falta una cifra antes o después de la coma. Escríbalo como 0,50.</translation>
    </message>
    <message>
        <source>Reais have only two digits after the comma. Write it like 49,90.</source>
        <translation>El valor solo tiene dos cifras después de la coma. Escríbalo como 49,90.</translation>
    </message>
    <message>
        <source>The amount is zero. Type how much to charge.</source>
        <translation>El valor es cero. Escriba cuánto cobrar.</translation>
    </message>
    <message>
        <source>The amount is larger than a Pix code can hold.</source>
        <translation>El valor es mayor de lo que cabe en un código Pix.</translation>
    </message>
    <message>
        <source>The CPF or CNPJ is missing. The provider needs it.</source>
        <translation>Falta el CPF o CNPJ. El proveedor lo exige.</translation>
    </message>
    <message>
        <source>Only digits, or a CNPJ with letters. Take out the other characters.</source>
        <translation>Solo números, o CNPJ con letras. Quite los otros caracteres.</translation>
    </message>
    <message>
        <source>A CPF has 11 digits and a CNPJ 14. Check the number.</source>
        <translation>El CPF tiene 11 dígitos y el CNPJ 14. Revise el número.</translation>
    </message>
    <message>
        <source>A number of equal digits is nobody&apos;s. Ask for it again.</source>
        <translation>Un número de dígitos repetidos no es de nadie. Pídalo de nuevo.</translation>
    </message>
    <message>
        <source>The last two positions of a CNPJ are always digits.</source>
        <translation>Las dos últimas posiciones del CNPJ son siempre números.</translation>
    </message>
    <message>
        <source>Invalid CNPJ: ending %1 does not match. Check the letter O and the number 0, I and 1.</source>
        <translation>CNPJ inválido: el final %1 no coincide. Revise la letra O y el número 0, I y 1.</translation>
    </message>
    <message>
        <source>Invalid CNPJ: ending %1 does not match. Ask for it again.</source>
        <translation>CNPJ inválido: el final %1 no coincide. Pida el número de nuevo.</translation>
    </message>
    <message>
        <source>Invalid CPF: ending %1 does not match. Ask for it again.</source>
        <translation>CPF inválido: el final %1 no coincide. Pida el número de nuevo.</translation>
    </message>
    <message>
        <source>The mobile number is missing. The provider needs it.</source>
        <translation>Falta el celular. El proveedor lo exige.</translation>
    </message>
    <message>
        <source>Only digits. Take out the letters.</source>
        <translation>Solo números. Quite las letras.</translation>
    </message>
    <message>
        <source>Only Brazilian numbers. Ask for one with an area code of Brazil.</source>
        <translation>Solo números de Brasil. Pida uno con código de área.</translation>
    </message>
    <message>
        <source>A service number is not a customer&apos;s. Ask for the mobile number.</source>
        <translation>Un número de servicio no es de un cliente. Pida el celular.</translation>
    </message>
    <message>
        <source>The area code is missing. Write it like (11) 98765-4321.</source>
        <translation>Falta el código de área. Escríbalo como (11) 98765-4321.</translation>
    </message>
    <message>
        <source>This area code does not exist. Check the first two digits.</source>
        <translation>Este código de área no existe. Revise los dos primeros números.</translation>
    </message>
    <message>
        <source>This mobile number lacks the 9. Put it after the area code.</source>
        <translation>Falta el 9 en este celular. Póngalo después del código de área.</translation>
    </message>
    <message>
        <source>A mobile number begins with 9 after the area code.</source>
        <translation>Un celular empieza con 9 después del código de área.</translation>
    </message>
    <message>
        <source>The number has too many or too few digits.</source>
        <translation>El número tiene dígitos de más o de menos.</translation>
    </message>
    <message>
        <source>E-mail missing. The provider needs it to create the charge.</source>
        <translation>Falta el correo. Sin él el proveedor no crea el cobro.</translation>
    </message>
    <message>
        <source>An e-mail address has one @. Check it.</source>
        <translation>Un correo tiene una @. Revíselo.</translation>
    </message>
    <message>
        <source>Check what stands before the @.</source>
        <translation>Revise lo que está antes de la @.</translation>
    </message>
    <message>
        <source>Check the ending of the address, after the @.</source>
        <translation>Revise el final de la dirección, después de la @.</translation>
    </message>
    <message>
        <source>The address is too long.</source>
        <translation>La dirección es demasiado larga.</translation>
    </message>
    <message>
        <source>The name is missing. The provider needs it.</source>
        <translation>Falta el nombre. El proveedor lo exige.</translation>
    </message>
    <message>
        <source>The name is too short. Write the full name.</source>
        <translation>El nombre es demasiado corto. Escriba el nombre completo.</translation>
    </message>
    <message>
        <source>The name has more than 200 characters. Shorten it.</source>
        <translation>El nombre tiene más de 200 letras. Acórtelo.</translation>
    </message>
    <message>
        <source>The name holds a character that names do not have.</source>
        <translation>El nombre tiene un carácter que los nombres no tienen.</translation>
    </message>
    <message>
        <source>The provider&apos;s address is missing.</source>
        <translation>Falta la dirección del proveedor.</translation>
    </message>
    <message>
        <source>The provider&apos;s address cannot be read. Write it like https://api.example.com/v1.</source>
        <translation>La dirección del proveedor no se puede leer. Escríbala como https://api.example.com/v1.</translation>
    </message>
    <message>
        <source>The provider&apos;s address must begin with https://.</source>
        <translation>La dirección del proveedor debe empezar con https://.</translation>
    </message>
    <message>
        <source>Without https the key could be read on the way: http:// is only for this computer.</source>
        <translation>Sin https la clave se podría leer en el camino: http:// es solo para esta computadora.</translation>
    </message>
    <message>
        <source>The provider&apos;s address must not hold a name or password.</source>
        <translation>La dirección del proveedor no puede tener usuario ni contraseña.</translation>
    </message>
    <message>
        <source>The provider&apos;s address must end before any ? or #.</source>
        <translation>La dirección del proveedor debe terminar antes de ? o #.</translation>
    </message>
    <message>
        <source>The API key is missing.</source>
        <translation>Falta la clave de acceso.</translation>
    </message>
    <message>
        <source>The API key holds blanks or characters that keys do not have. Copy it again.</source>
        <translation>La clave de acceso tiene espacios o caracteres que las claves no tienen. Cópiela de nuevo.</translation>
    </message>
    <message>
        <source>The API key is too long. Copy it again.</source>
        <translation>La clave de acceso es demasiado larga. Cópiela de nuevo.</translation>
    </message>
    <message>
        <source>There is no code.</source>
        <translation>No hay código.</translation>
    </message>
    <message>
        <source>The code&apos;s check sum (CRC) does not match: something in it was changed or lost.</source>
        <translation>El CRC del código no coincide: algo en él cambió o se perdió.</translation>
    </message>
    <message>
        <source>The code&apos;s check sum (CRC) is missing: the end was cut off.</source>
        <translation>Falta el CRC del código: el final fue cortado.</translation>
    </message>
    <message>
        <source>This is not a Pix copy-and-paste code.</source>
        <translation>Esto no es un código Pix copia y pega.</translation>
    </message>
    <message>
        <source>This is a payment code, but not of Pix.</source>
        <translation>Es un código de pago, pero no de Pix.</translation>
    </message>
    <message>
        <source>The code is not in Brazilian reais.</source>
        <translation>El código no está en reales.</translation>
    </message>
    <message>
        <source>The amount inside the code cannot be paid.</source>
        <translation>El valor dentro del código no se puede pagar.</translation>
    </message>
    <message>
        <source>The code adds a tip or a fee to the amount: the customer would pay more.</source>
        <translation>El código suma una propina o tasa al valor: el cliente pagaría más.</translation>
    </message>
    <message>
        <source>The code names no amount: the customer types it. Check how much arrives.</source>
        <translation>El código no trae valor: el cliente lo escribe. Verifique cuánto entra.</translation>
    </message>
    <message>
        <source>The code is for a cash withdrawal (Pix Saque). Check it with the provider.</source>
        <translation>El código es de un retiro en efectivo (Pix Saque). Verifíquelo con el proveedor.</translation>
    </message>
    <message>
        <source>With this code the customer can also authorise a recurring payment.</source>
        <translation>Con este código el cliente también puede autorizar un pago recurrente.</translation>
    </message>
    <message>
        <source>The code can also be paid in another way than by Pix.</source>
        <translation>El código también se puede pagar de otro modo que no sea Pix.</translation>
    </message>
    <message>
        <source>The code does not follow the rules of Pix (%1).</source>
        <translation>El código no sigue las reglas del Pix (%1).</translation>
    </message>
    <message>
        <source>It was cancelled here.</source>
        <translation>Se canceló aquí.</translation>
    </message>
    <message>
        <source>The provider&apos;s computer refused the connection.</source>
        <translation>La computadora del proveedor rechazó la conexión.</translation>
    </message>
    <message>
        <source>The provider&apos;s address was not found.</source>
        <translation>La dirección del proveedor no se encontró.</translation>
    </message>
    <message>
        <source>No connection was made in time.</source>
        <translation>La conexión no se hizo a tiempo.</translation>
    </message>
    <message>
        <source>The provider&apos;s certificate could not be trusted.</source>
        <translation>El certificado del proveedor no es confiable.</translation>
    </message>
    <message>
        <source>The attempt could not be written down here first.</source>
        <translation>El intento no se pudo registrar aquí antes.</translation>
    </message>
    <message>
        <source>The provider did not answer in time.</source>
        <translation>El proveedor no respondió a tiempo.</translation>
    </message>
    <message>
        <source>The connection was lost before the whole answer came.</source>
        <translation>La conexión se perdió antes de llegar la respuesta completa.</translation>
    </message>
    <message>
        <source>The answer was larger than any charge.</source>
        <translation>La respuesta era mayor que cualquier cobro.</translation>
    </message>
    <message>
        <source>The provider&apos;s address answered with another address.</source>
        <translation>La dirección del proveedor respondió con otra dirección.</translation>
    </message>
    <message>
        <source>The provider answered that something went wrong on its side.</source>
        <translation>El proveedor respondió que hubo un problema de su lado.</translation>
    </message>
    <message>
        <source>The provider&apos;s address may lack its version. Most end like https://api.example.com/v1.</source>
        <translation>A la dirección del proveedor quizá le falte la versión. La mayoría termina como https://api.example.com/v1.</translation>
    </message>
    <message>
        <source>The provider answered with an error.</source>
        <translation>El proveedor respondió con un error.</translation>
    </message>
    <message>
        <source>The answer could not be read.</source>
        <translation>La respuesta no se pudo leer.</translation>
    </message>
    <message>
        <source>The answer does not say which charge it is about.</source>
        <translation>La respuesta no dice de qué cobro es.</translation>
    </message>
    <message>
        <source>The answer is about another charge.</source>
        <translation>La respuesta es de otro cobro.</translation>
    </message>
    <message>
        <source>The request did not leave this computer. You can try again.</source>
        <translation>El pedido no salió de esta computadora. Puede intentar de nuevo.</translation>
    </message>
    <message>
        <source>The provider refused the API key. Nothing was done.</source>
        <translation>El proveedor rechazó la clave de acceso. No se hizo nada.</translation>
    </message>
    <message>
        <source>The provider refused. Nothing was done.</source>
        <translation>El proveedor rechazó. No se hizo nada.</translation>
    </message>
    <message>
        <source>Unknown outcome: the request left, but what became of it is not known. Check at the provider before sending another.</source>
        <translation>Resultado desconocido: el pedido salió, pero no se sabe qué fue de él. Verifique en el proveedor antes de enviar otro.</translation>
    </message>
    <message>
        <source>Answer %1.</source>
        <translation>Respuesta %1.</translation>
    </message>
    <message>
        <source>Provider: %1</source>
        <translation>Proveedor: %1</translation>
    </message>
    <message>
        <source>The amount inside the code is %1, but the charge is %2. For safety the QR code is not shown.</source>
        <translation>El valor dentro del código es %1, pero el cobro es de %2. Por seguridad, el código QR no se muestra.</translation>
    </message>
    <message>
        <source>The provider created the charge, but sent no code.</source>
        <translation>El proveedor creó el cobro, pero no envió el código.</translation>
    </message>
    <message>
        <source>The code only authorises a recurring payment. It does not pay this charge.</source>
        <translation>El código solo autoriza un pago recurrente. No paga este cobro.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer holds an amount that cannot be read. The charge is %1.</source>
        <translation>La respuesta del proveedor tiene un valor que no se puede leer. El cobro es de %1.</translation>
    </message>
    <message>
        <source>The provider says that this charge is not paid by Pix: “%1”.</source>
        <translation>El proveedor dice que este cobro no se paga por Pix: “%1”.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer does not match the charge.</source>
        <translation>La respuesta del proveedor no coincide con el cobro.</translation>
    </message>
    <message>
        <source>The provider did not confirm the amount.</source>
        <translation>El proveedor no confirmó el valor.</translation>
    </message>
    <message>
        <source>The provider has other customer data than what was typed.</source>
        <translation>El proveedor tiene datos del cliente distintos de los escritos.</translation>
    </message>
    <message>
        <source>The provider named two deadlines. The earlier one is shown.</source>
        <translation>El proveedor informó dos plazos. Se muestra el más temprano.</translation>
    </message>
    <message>
        <source>The provider used a status word that this program does not know.</source>
        <translation>El proveedor usó una situación que este programa no conoce.</translation>
    </message>
    <message>
        <source>The program ended before it was over.</source>
        <translation>El programa terminó antes del final.</translation>
    </message>
    <message>
        <source>The ledger cannot be opened. Check its folder and who may write there.</source>
        <translation>El registro no se puede abrir. Compruebe su carpeta y quién puede escribir en ella.</translation>
    </message>
    <message>
        <source>The ledger may only be read. Check who may write to its file.</source>
        <translation>El registro solo se puede leer. Compruebe quién puede escribir en su archivo.</translation>
    </message>
    <message>
        <source>Another program keeps the ledger locked. Close it, or wait a moment.</source>
        <translation>Otro programa mantiene bloqueado el registro. Ciérrelo o espere un momento.</translation>
    </message>
    <message>
        <source>The disk is full. Make room; nothing is sent until the ledger can be written.</source>
        <translation>El disco está lleno. Haga sitio; no se envía nada hasta que se pueda escribir el registro.</translation>
    </message>
    <message>
        <source>The ledger cannot be written. Check the disk.</source>
        <translation>El registro no se puede escribir. Compruebe el disco.</translation>
    </message>
    <message>
        <source>The ledger is damaged. Keep the file, restore a backup or start a new ledger, and tell support.</source>
        <translation>El registro está dañado. Guarde el archivo, recupere una copia de seguridad o empiece un registro nuevo, y avise a soporte.</translation>
    </message>
    <message>
        <source>A training ledger cannot be the shop&apos;s, nor the shop&apos;s one for training. Choose another ledger.</source>
        <translation>Un registro de entrenamiento no puede ser el de la tienda, ni el de la tienda servir para entrenar. Elija otro registro.</translation>
    </message>
    <message>
        <source>The ledger was written by a newer version of the program. Update this one.</source>
        <translation>El registro lo escribió una versión más nueva del programa. Actualice este.</translation>
    </message>
    <message>
        <source>This program cannot speak to PostgreSQL: its driver (libqt6sql6-psql) is not installed.</source>
        <translation>Este programa no habla con PostgreSQL: su controlador (libqt6sql6-psql) no está instalado.</translation>
    </message>
    <message>
        <source>The database refused this user. Check the user&apos;s name, password and rights.</source>
        <translation>La base de datos rechazó a este usuario. Compruebe nombre, contraseña y permisos.</translation>
    </message>
    <message>
        <source>The ledger does not answer. The program goes on trying.</source>
        <translation>El registro no responde. El programa sigue intentándolo.</translation>
    </message>
    <message>
        <source>This sale has a request under way already. Look at today&apos;s list.</source>
        <translation>Esta venta ya tiene un pedido en curso. Mire la lista de hoy.</translation>
    </message>
    <message>
        <source>There is a charge like this one already. Look at today&apos;s list.</source>
        <translation>Ya hay un cobro como este. Mire la lista de hoy.</translation>
    </message>
    <message>
        <source>Somebody else changed this charge first. Look at it again.</source>
        <translation>Otra persona cambió antes este cobro. Mírelo otra vez.</translation>
    </message>
    <message>
        <source>There is no such charge in the ledger.</source>
        <translation>No existe ese cobro en el registro.</translation>
    </message>
    <message>
        <source>The charge&apos;s state does not allow it.</source>
        <translation>La situación del cobro no lo permite.</translation>
    </message>
    <message>
        <source>The ledger&apos;s address is empty.</source>
        <translation>La dirección del registro está vacía.</translation>
    </message>
    <message>
        <source>The ledger is a file, or an address that begins with postgresql://.</source>
        <translation>El registro es un archivo, o una dirección que empieza por postgresql://.</translation>
    </message>
    <message>
        <source>The ledger&apos;s address cannot be read. It looks like postgresql://user@host/database.</source>
        <translation>La dirección del registro no se puede leer. Es como postgresql://usuario@servidor/base.</translation>
    </message>
    <message>
        <source>The ledger&apos;s address must not hold the password, which others could read. Give it in PGPASSWORD or the pgpass file.</source>
        <translation>La dirección del registro no puede llevar la contraseña, que otros podrían leer. Indíquela en PGPASSWORD o en el archivo pgpass.</translation>
    </message>
    <message>
        <source>The provider refused the correction: the charge may just have been paid. Look at the shop&apos;s account, or read the status, before you go on.</source>
        <translation>El proveedor rechazó la corrección: el cobro puede haberse pagado recién. Mire la cuenta de la tienda, o consulte el estado, antes de seguir.</translation>
    </message>
    <message>
        <source>The provider gave two attempts the same txid: only one of them can be paid. Look into its panel with the manager before the customer pays.</source>
        <translation>El proveedor dio el mismo txid a dos intentos: solo uno de ellos se puede pagar. Mire en su panel, con el gerente, antes de que el cliente pague.</translation>
    </message>
    <message>
        <source>The provider made the charge, but reported an error beside it. Look into its panel before the customer pays.</source>
        <translation>El proveedor creó el cobro, pero informó un error junto. Mire en su panel antes de que el cliente pague.</translation>
    </message>
    <message>
        <source>The provider had reported the payment, and a later answer says less. Look at the shop&apos;s account.</source>
        <translation>El proveedor ya había informado el pago, y una respuesta posterior dice menos. Mire la cuenta de la tienda.</translation>
    </message>
    <message>
        <source>The provider is being asked about this charge. One moment.</source>
        <translation>Se está consultando al proveedor sobre este cobro. Un momento.</translation>
    </message>
    <message>
        <source>This charge is paid already.</source>
        <translation>Este cobro ya está pagado.</translation>
    </message>
    <message>
        <source>Somebody has confirmed the payment of this charge already.</source>
        <translation>Alguien ya confirmó el pago de este cobro.</translation>
    </message>
    <message>
        <source>This charge was made at another provider than the one that is set up here.</source>
        <translation>Este cobro se hizo en otro proveedor, no en el que está configurado aquí.</translation>
    </message>
    <message>
        <source>Reading the status is not switched on for this provider.</source>
        <translation>La consulta del estado no está activada para este proveedor.</translation>
    </message>
    <message>
        <source>The charge&apos;s state does not allow this any more. Look at it again.</source>
        <translation>El estado del cobro ya no permite esto. Mírelo de nuevo.</translation>
    </message>
    <message>
        <source>This program was built without a driver for the ledger&apos;s database.</source>
        <translation>Este programa se compiló sin el controlador de la base de datos del registro.</translation>
    </message>
    <message>
        <source>It is 100 times off: check the setting of the amount&apos;s unit.</source>
        <translation>Difiere 100 veces: compruebe el ajuste de la unidad del valor.</translation>
    </message>
    <message>
        <source>The provider says %1, but the charge is %2.</source>
        <translation>El proveedor dice %1, pero el cobro es de %2.</translation>
    </message>
    <message>
        <source>The provider&apos;s deadline cannot be read.</source>
        <translation>El plazo del proveedor no se puede leer.</translation>
    </message>
    <message>
        <source>The provider&apos;s code had small flaws and was repaired.</source>
        <translation>El código del proveedor tenía pequeños fallos y fue reparado.</translation>
    </message>
    <message>
        <source>The picture was not read back: this program was built without a reader.</source>
        <translation>La imagen no se leyó de vuelta: este programa se construyó sin lector.</translation>
    </message>
    <message>
        <source>The provider wrote the amount or the status twice, with two values. Look into its panel before the customer pays.</source>
        <translation>El proveedor envió el valor o la situación dos veces, con contenidos distintos. Revise su panel antes de que el cliente pague.</translation>
    </message>
    <message>
        <source>Look at the shop&apos;s account before you accept the amount that was paid.</source>
        <translation>Revise la cuenta de la tienda antes de aceptar.</translation>
    </message>
    <message>
        <source>Another attempt has taken the place of this one already. Look at today&apos;s list.</source>
        <translation>Otro intento ya ocupó el lugar de este. Mire la lista de hoy.</translation>
    </message>
    <message>
        <source>This txid belongs to another charge of this shop. Look for the right one in the provider&apos;s panel.</source>
        <translation>Este txid es de otro cobro de esta tienda. Busque el correcto en el panel del proveedor.</translation>
    </message>
    <message>
        <source>This is no txid: it is empty, too long, or has signs that no txid has. Copy only the identifier.</source>
        <translation>Esto no es un txid: está vacío, es demasiado largo o tiene signos que ningún txid tiene. Copie solo el identificador.</translation>
    </message>
    <message>
        <source>Nothing is to be corrected. Change the amount or the customer.</source>
        <translation>No hay nada que corregir. Cambie el valor o el cliente.</translation>
    </message>
    <message>
        <source>The provider says that %1 was paid, but the charge is %2.</source>
        <translation>El proveedor dice que se pagaron %1, pero el cobro es de %2.</translation>
    </message>
    <message>
        <source>The provider says that %1 is to be paid, but the charge is %2.</source>
        <translation>El proveedor dice que se pagarán %1, pero el cobro es de %2.</translation>
    </message>
    <message>
        <source>A dot stands where the comma before the centavos belongs. Write it like 1.234,56.</source>
        <translation>Hay un punto donde va la coma de los centavos. Escríbalo como 1.234,56.</translation>
    </message>
    <message>
        <source>This can be a CPF or a CNPJ. Write a CPF without the letters, a CNPJ with its dots and dashes.</source>
        <translation>Puede ser CPF o CNPJ. Escriba el CPF sin las letras, o el CNPJ con sus puntos.</translation>
    </message>
    <message>
        <source>It is not clear which digits are the number. Write one, like (11) 98765-4321.</source>
        <translation>No está claro cuál es el número. Escriba uno solo, como (11) 98765-4321.</translation>
    </message>
    <message>
        <source>This is an e-mail address. Write the name here.</source>
        <translation>Esto es un correo electrónico. Escriba aquí el nombre.</translation>
    </message>
    <message>
        <source>The key inside the code is no Pix key: no bank can pay it. Check the shop&apos;s key at the provider.</source>
        <translation>La clave dentro del código no es una clave Pix: ningún banco puede pagarlo. Revise la clave del comercio con el proveedor.</translation>
    </message>
    <message>
        <source>The provider&apos;s certificate is not valid yet. Check this computer&apos;s date and time.</source>
        <translation>El certificado del proveedor todavía no es válido. Revise la fecha y la hora de esta computadora.</translation>
    </message>
    <message>
        <source>The certificate is of another address. Check the provider&apos;s address in the settings.</source>
        <translation>El certificado es de otra dirección. Revise la dirección del proveedor en la configuración.</translation>
    </message>
    <message>
        <source>This computer does not know who signed the provider&apos;s certificate. A proxy, an antivirus program or a login page of the network may stand in between.</source>
        <translation>Esta computadora no conoce a quien firmó el certificado del proveedor. Puede haber en el medio un proxy, un antivirus o la página de acceso de la red.</translation>
    </message>
    <message>
        <source>No secure connection (https) came about. Check the provider&apos;s address and port.</source>
        <translation>No se logró una conexión segura (https). Revise la dirección y el puerto del proveedor.</translation>
    </message>
    <message>
        <source>The network did not lead to the provider. Check this computer&apos;s network connection.</source>
        <translation>La red no llegó hasta el proveedor. Revise la conexión de red de esta computadora.</translation>
    </message>
    <message>
        <source>Before its answer the provider sent a notice (HTTP 1xx), and this program cannot read what came behind it.</source>
        <translation>Antes de la respuesta el proveedor envió un aviso (HTTP 1xx), y este programa no puede leer lo que vino después.</translation>
    </message>
    <message>
        <source>The answer came packed in a way that this program cannot unpack.</source>
        <translation>La respuesta vino comprimida de una forma que este programa no sabe abrir.</translation>
    </message>
    <message numerus="yes">
        <source>Wait %n second(s) before trying again.</source>
        <translation>
            <numerusform>Espere %n segundo antes de intentar de nuevo.</numerusform>
            <numerusform>Espere %n segundos antes de intentar de nuevo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The provider&apos;s answer came after something else had changed this charge, or was older than what was known. The charge stands as the ledger has it.</source>
        <translation>La respuesta del proveedor llegó después de otro cambio en este cobro, o era más antigua que lo ya sabido. El cobro está como lo tiene el registro.</translation>
    </message>
    <message>
        <source>The ledger knows less than what was written in it: it was damaged, or an older copy was put in its place. Missing are these numbers of each counter: %1. Put the right file back, or let the person in charge go on without them: balcao-cli ledger accept-loss.</source>
        <translation>El registro sabe menos de lo que ya se grabó en él: se dañó, o se puso en su lugar una copia más antigua. Faltan estos números de cada caja: %1. Vuelva a poner el archivo correcto, o pida al responsable que decida seguir sin ellos: balcao-cli ledger accept-loss.</translation>
    </message>
    <message>
        <source>The order has more than 40 characters. Shorten it.</source>
        <translation>El pedido tiene más de 40 caracteres. Acórtelo.</translation>
    </message>
    <message>
        <source>The provider&apos;s certificate is out of date. Check this computer&apos;s date and time; if they are right, tell the provider.</source>
        <translation>El certificado del proveedor perdió la validez. Revise la fecha y la hora de esta computadora; si son correctas, avise al proveedor.</translation>
    </message>
    <message>
        <source>Nobody has confirmed the payment of this charge, or it was taken back already.</source>
        <translation>Nadie confirmó el pago de este cobro, o eso ya se deshizo.</translation>
    </message>
    <message>
        <source>To correct a charge</source>
        <translation>Para corregir un cobro</translation>
    </message>
    <message>
        <source>To accept another amount or word of the provider</source>
        <translation>Para aceptar otro valor u otra situación dicha por el proveedor</translation>
    </message>
    <message>
        <source>To settle an attempt</source>
        <translation>Para resolver un intento</translation>
    </message>
    <message>
        <source>To confirm a receipt by hand</source>
        <translation>Para confirmar una recepción a mano</translation>
    </message>
    <message>
        <source>To take a receipt back</source>
        <translation>Para deshacer una recepción</translation>
    </message>
    <message>
        <source>To see the sums of all counters</source>
        <translation>Para ver las sumas de todas las cajas</translation>
    </message>
    <message>
        <source>To change settings</source>
        <translation>Para cambiar la configuración</translation>
    </message>
    <message>
        <source>To add, disable or change operators</source>
        <translation>Para agregar, desactivar o cambiar operadores</translation>
    </message>
    <message>
        <source>To erase customers&apos; data</source>
        <translation>Para borrar datos de clientes</translation>
    </message>
    <message>
        <source>For this</source>
        <translation>Para esto</translation>
    </message>
    <message>
        <source>%1 somebody has to sign in with a PIN: this shop has operators.</source>
        <translation>%1 alguien tiene que entrar con un PIN: esta tienda tiene operadores.</translation>
    </message>
    <message>
        <source>%1 a manager is needed, who allows it with a PIN.</source>
        <translation>%1 hace falta un gerente, que lo autoriza con su PIN.</translation>
    </message>
    <message>
        <source>%1 the manager is asked again: an approval is for one thing, and for a minute.</source>
        <translation>%1 hay que preguntar otra vez al gerente: una autorización vale para una sola cosa y por un minuto.</translation>
    </message>
    <message>
        <source>The operator&apos;s name is empty, too long, or has signs that nobody sees.</source>
        <translation>El nombre del operador está vacío, es demasiado largo o tiene signos que nadie ve.</translation>
    </message>
    <message>
        <source>No operator has this name. Check how it is written.</source>
        <translation>Ningún operador tiene este nombre. Revise cómo se escribe.</translation>
    </message>
    <message>
        <source>The first operator has to be a manager: nobody else could add the others.</source>
        <translation>El primer operador tiene que ser gerente: nadie más podría agregar a los otros.</translation>
    </message>
    <message>
        <source>A PIN has digits only.</source>
        <translation>Un PIN tiene solo dígitos.</translation>
    </message>
    <message>
        <source>The PIN is too short: a cashier&apos;s has 4 to 8 digits, a manager&apos;s 6 to 8.</source>
        <translation>El PIN es demasiado corto: el de un cajero tiene de 4 a 8 dígitos, el de un gerente de 6 a 8.</translation>
    </message>
    <message>
        <source>The PIN is too long: it has 8 digits at most.</source>
        <translation>El PIN es demasiado largo: tiene 8 dígitos como máximo.</translation>
    </message>
    <message numerus="yes">
        <source>The PIN is wrong. The next one is looked at in %n second(s).</source>
        <translation>
            <numerusform>El PIN está mal. El próximo se revisará en %n segundo.</numerusform>
            <numerusform>El PIN está mal. El próximo se revisará en %n segundos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The PIN was not looked at: one was wrong before. Try again in %n second(s).</source>
        <translation>
            <numerusform>El PIN no se revisó: antes hubo uno mal. Intente otra vez en %n segundo.</numerusform>
            <numerusform>El PIN no se revisó: antes hubo uno mal. Intente otra vez en %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>This operator has no PIN, or none was given. A manager can set one.</source>
        <translation>Este operador no tiene PIN, o no se dio ninguno. Un gerente puede definir uno.</translation>
    </message>
    <message>
        <source>PINs of this shop cannot be checked on this computer: its keyring does not hold their secret.</source>
        <translation>Los PIN de esta tienda no se pueden revisar en esta computadora: su llavero no guarda el secreto de ellos.</translation>
    </message>
    <message>
        <source>%1 a manager was asked, and nobody allowed it. Nothing was changed.</source>
        <translation>%1 se pidió un gerente, y nadie lo autorizó. No cambió nada.</translation>
    </message>
    <message>
        <source>The proxy does not answer. Check its address in the settings, or this computer&apos;s proxy settings.</source>
        <translation>El proxy no responde. Revise su dirección en los ajustes, o el proxy en la configuración de esta computadora.</translation>
    </message>
    <message>
        <source>The proxy did not let the connection through. It may want another user or password, or it has to allow the provider&apos;s address.</source>
        <translation>El proxy no dejó pasar la conexión. Tal vez quiera otro usuario u otra contraseña, o tenga que permitir la dirección del proveedor.</translation>
    </message>
    <message>
        <source>There would be no manager with a PIN. Add another one, or give one a PIN first.</source>
        <translation>No habría gerente con PIN. Antes agregue otro, o dele un PIN a uno.</translation>
    </message>
    <message>
        <source>This code pays another receiver than this shop&apos;s codes did before. A manager has to look at it before the customer pays.</source>
        <translation>Este código paga a otro receptor, distinto del que pagaban los códigos de esta tienda. Un gerente debe mirarlo antes de que el cliente pague.</translation>
    </message>
    <message>
        <source>This provider is not calibrated. First a manager makes the charge of R$ 1,23, and says what a bank&apos;s app shows of it.</source>
        <translation>Este proveedor no está calibrado. Antes, un gerente crea el cobro de R$&#xa0;1,23 y dice lo que la app de un banco muestra de él.</translation>
    </message>
    <message>
        <source>The bank&apos;s app shows another amount than the charge. Check the setting of the amount&apos;s unit: nobody should sell before both are equal.</source>
        <translation>La app del banco muestra otro valor que el del cobro. Revise la configuración de la unidad del valor: nadie debe vender antes de que los dos sean iguales.</translation>
    </message>
    <message>
        <source>The bank&apos;s app shows another receiver than the code names. Ask the provider whom the code pays: nobody should sell before both are equal.</source>
        <translation>La app del banco muestra otro receptor que el del código. Pregunte al proveedor a quién paga el código: nadie debe vender antes de que los dos sean iguales.</translation>
    </message>
    <message>
        <source>This code pays another receiver: %1 instead of %2. A manager has to look at it before the customer pays.</source>
        <translation>Este código paga a otro receptor: %1 en vez de %2. Un gerente debe mirarlo antes de que el cliente pague.</translation>
    </message>
    <message>
        <source>This provider is not calibrated: nobody has compared a charge with what a bank&apos;s app shows.</source>
        <translation>Este proveedor no está calibrado: nadie comparó un cobro con lo que muestra la app de un banco.</translation>
    </message>
    <message>
        <source>The ledger of this file was moved to %1. Choose that one: --ledger, BALCAO_LEDGER or address in the settings. This file is kept as it was.</source>
        <translation>El registro de este archivo se trasladó a %1. Elija ese: --ledger, BALCAO_LEDGER o address en la configuración. Este archivo queda guardado como estaba.</translation>
    </message>
    <message>
        <source>The database holds another ledger already, and nothing was changed. Choose an empty one.</source>
        <translation>La base de datos ya tiene otro registro, y nada se cambió. Elija una vacía.</translation>
    </message>
    <message>
        <source>It was given up, and nothing was changed.</source>
        <translation>Se interrumpió, y nada se cambió.</translation>
    </message>
    <message>
        <source>To accept whom a code pays</source>
        <translation>Para aceptar a quién paga un código</translation>
    </message>
    <message>
        <source>This badge is another operator&apos;s already.</source>
        <translation>Esta credencial ya es de otro operador.</translation>
    </message>
    <message>
        <source>This badge is nobody&apos;s here. Use the PIN; a manager can give the badge to somebody.</source>
        <translation>Esta credencial no es de nadie aquí. Use el PIN; un gerente puede asignarla a alguien.</translation>
    </message>
    <message>
        <source>No payment of this charge was seen. What was not paid cannot be contested.</source>
        <translation>No se vio ningún pago de este cobro. Lo que no se pagó no se puede impugnar.</translation>
    </message>
    <message>
        <source>This charge is contested already. Look at its history.</source>
        <translation>Este cobro ya está impugnado. Vea su historial.</translation>
    </message>
    <message>
        <source>This charge is not contested, or that has ended already. Look at its history.</source>
        <translation>Este cobro no está impugnado, o eso ya terminó. Vea su historial.</translation>
    </message>
    <message>
        <source>Another charge was confirmed with this end-to-end id: one payment pays one charge. Look for the right one on the shop&apos;s statement.</source>
        <translation>Otro cobro se confirmó con este ID de extremo a extremo: un pago paga un cobro. Busque el correcto en el extracto de la tienda.</translation>
    </message>
    <message>
        <source>The reason is missing. Say why.</source>
        <translation>Falta el motivo. Diga por qué.</translation>
    </message>
    <message>
        <source>A day is missing, or the last one is before the first. Write both as they stand in the bank&apos;s notice.</source>
        <translation>Falta un día, o el último es anterior al primero. Escriba los dos como están en el aviso del banco.</translation>
    </message>
    <message>
        <source>To say that a charge is contested</source>
        <translation>Para marcar un cobro como impugnado</translation>
    </message>
    <message>
        <source>To close the day</source>
        <translation>Para cerrar el día</translation>
    </message>
    <message>
        <source>This badge cannot be looked at on this computer: its keyring does not hold the secret of the shop&apos;s badges.</source>
        <translation>Esta credencial no se puede comprobar en esta computadora: su llavero no tiene el secreto de las credenciales de la tienda.</translation>
    </message>
    <message>
        <source>The old code is on the customer&apos;s paper. Ask for it back.</source>
        <translation>El código anterior está en el papel del cliente. Pídalo de vuelta.</translation>
    </message>
    <message>
        <source>This end-to-end id is of another time: nobody could pay this charge then. Look on the shop&apos;s statement for the payment that came while its code held.</source>
        <translation>Este ID de extremo a extremo es de otra hora: nadie podía pagar este cobro entonces. Busque en el extracto el pago que entró mientras el código valía.</translation>
    </message>
    <message>
        <source>The old code was sent by WhatsApp. Send the new one.</source>
        <translation>El código anterior se envió por WhatsApp. Envíe el nuevo.</translation>
    </message>
    <message>
        <source>The old code was copied. Whoever got it needs the new one.</source>
        <translation>El código anterior se copió. Quien lo recibió necesita el nuevo.</translation>
    </message>
    <message>
        <source>A new code appears. The old one is on the customer&apos;s paper: ask for it back.</source>
        <translation>Aparece un código nuevo. El anterior está en el papel del cliente: pídalo de vuelta.</translation>
    </message>
    <message>
        <source>A new code appears. The old one was sent by WhatsApp: send the new one.</source>
        <translation>Aparece un código nuevo. El anterior se envió por WhatsApp: envíe el nuevo.</translation>
    </message>
    <message>
        <source>A new code appears. The old one was copied: whoever got it needs the new one.</source>
        <translation>Aparece un código nuevo. El anterior se copió: quien lo recibió necesita el nuevo.</translation>
    </message>
    <message>
        <source>A new code appears. Anyone who scanned the old one must scan again.</source>
        <translation>Al guardar aparece un código nuevo. Quien ya leyó el anterior tiene que leer de nuevo.</translation>
    </message>
    <message>
        <source>Whoever confirmed it at the shop saw %1 come, but the charge is %2.</source>
        <translation>Quien lo confirmó en la tienda vio entrar %1, pero el cobro es de %2.</translation>
    </message>
    <message>
        <source>The end-to-end id has 32 characters and begins with E. It stands on the shop&apos;s statement.</source>
        <translation>El id. de extremo a extremo tiene 32 caracteres y empieza con E. Está en el extracto de la tienda.</translation>
    </message>
    <message>
        <source>The ledger&apos;s server may only be read: it is a standby, or its database is set so. Choose the server that is written to.</source>
        <translation>El servidor del registro solo se puede leer: es una réplica, o su base de datos está configurada así. Elija el servidor en el que se escribe.</translation>
    </message>
    <message>
        <source>Beside the ledger&apos;s file is the log of another one, and nothing was taken from it: %1. To go on with the file as it is, move this log to another folder and keep it there. Or put the file back that the log belongs to.</source>
        <translation>Junto al archivo del registro está el log de otro archivo, y no se tomó nada de él: %1. Para seguir con el archivo tal como está, mueva ese log a otra carpeta y guárdelo. O vuelva a poner el archivo al que pertenece el log.</translation>
    </message>
    <message>
        <source>Another till is open under this counter&apos;s name, on the computer %1. Close that one, or give this till a name of its own (counter, in the settings). Until then nothing is sent from here.</source>
        <translation>Ya hay una caja abierta con este nombre, en la computadora %1. Cierre aquella o dé a esta un nombre propio (counter, en la configuración). Hasta entonces no se envía nada desde aquí.</translation>
    </message>
    <message>
        <source>The ledger&apos;s server is away. The program connects again by itself.</source>
        <translation>El servidor del registro está fuera de alcance. El programa se conecta de nuevo por sí solo.</translation>
    </message>
    <message>
        <source>The provider&apos;s txid, status or code holds characters that cannot be kept. Look into its panel before the customer pays.</source>
        <translation>El txid, el estado o el código del proveedor tiene caracteres que no se pueden guardar. Mire en su panel antes de que el cliente pague.</translation>
    </message>
    <message>
        <source>The ledger holds an event of this charge that cannot be read. Look into the provider&apos;s panel before you go on.</source>
        <translation>El registro tiene un evento de este cobro que no se puede leer. Mire en el panel del proveedor antes de seguir.</translation>
    </message>
    <message>
        <source>The provider&apos;s report of this payment is not clear. Enter the amount that the shop&apos;s bank statement shows.</source>
        <translation>Lo que dice el proveedor de este pago no está claro. Escriba el valor que muestra el extracto de la tienda.</translation>
    </message>
    <message>
        <source>its code pays another receiver</source>
        <translation>su código paga a otro receptor</translation>
    </message>
    <message>
        <source>it was not paid by Pix</source>
        <translation>no se pagó por Pix</translation>
    </message>
    <message>
        <source>its amount came twice</source>
        <translation>su valor llegó dos veces</translation>
    </message>
    <message>
        <source>its amount cannot be read</source>
        <translation>su valor no se puede leer</translation>
    </message>
    <message>
        <source>The provider says “%1”, but %2. Look at the shop&apos;s bank statement and confirm the receipt with the amount that it shows.</source>
        <translation>El proveedor dice “%1”, pero %2. Mire el extracto de la tienda y confirme el cobro con el valor que muestra.</translation>
    </message>
    <message>
        <source>The ledger&apos;s tables are not there, or they are of an older version. The database&apos;s owner makes them by connecting once with this version.</source>
        <translation>Las tablas del registro no existen, o son de una versión anterior. El dueño de la base las crea al conectarse una vez con esta versión.</translation>
    </message>
    <message>
        <source>The ledger&apos;s address is that of a pooler (PgBouncer) in transaction mode. A till needs the server itself, or a pooler in session mode: change the address.</source>
        <translation>La dirección del registro es de un pooler (PgBouncer) en modo de transacción. La caja necesita el servidor mismo, o un pooler en modo de sesión: cambie la dirección.</translation>
    </message>
    <message>
        <source>In this database only its owner changes operators. The owner makes a role for the manager: counters.sql with -v manager=NAME.</source>
        <translation>En esta base solo su dueño cambia operadores. El dueño crea un usuario para el gerente: counters.sql con -v manager=NOMBRE.</translation>
    </message>
    <message>
        <source>Changing operators takes the password of the database&apos;s role %1.</source>
        <translation>Para cambiar operadores hace falta la contraseña del usuario %1 de la base.</translation>
    </message>
    <message>
        <source>The database refused the password of the role %1. Nothing was changed.</source>
        <translation>La base rechazó la contraseña del usuario %1. Nada cambió.</translation>
    </message>
    <message>
        <source>More than one difference is open. Each of them is accepted by itself.</source>
        <translation>Hay más de una diferencia abierta. Cada una se acepta por separado.</translation>
    </message>
    <message>
        <source>The provider&apos;s last status says less than before. Accept that first.</source>
        <translation>El último estado del proveedor dice menos que antes. Decida eso primero.</translation>
    </message>
    <message>
        <source>This code can also be paid at %1, which is neither the provider nor the receiver. A manager has to look at it before the customer pays.</source>
        <translation>Este código también puede pagarse en %1, que no es ni el proveedor ni el receptor. Un gerente debe mirarlo antes de que el cliente pague.</translation>
    </message>
    <message>
        <source>A PIN or badge was wrong a moment ago. Wait, then try again.</source>
        <translation>Hace un momento un PIN o una credencial estaba mal. Espere e intente otra vez.</translation>
    </message>
    <message>
        <source>A product&apos;s bar code was scanned, not a badge. A PIN is typed more slowly.</source>
        <translation>Se leyó el código de barras de un producto, no una credencial. Escriba el PIN más despacio.</translation>
    </message>
    <message numerus="yes">
        <source>The badge was not looked at: one was wrong here before. Try again in %n second(s), or use the PIN.</source>
        <translation>
            <numerusform>La credencial no se revisó: antes hubo una mal aquí. Intente otra vez en %n segundo o use el PIN.</numerusform>
            <numerusform>La credencial no se revisó: antes hubo una mal aquí. Intente otra vez en %n segundos o use el PIN.</numerusform>
        </translation>
    </message>
    <message>
        <source>A product&apos;s bar code was scanned, not a badge.</source>
        <translation>Se leyó el código de barras de un producto, no una credencial.</translation>
    </message>
    <message>
        <source>The bar code of a slip was scanned, not a badge.</source>
        <translation>Se leyó el código de barras de un comprobante, no una credencial.</translation>
    </message>
    <message>
        <source>The badge is too short: a badge has 9 to 64 characters.</source>
        <translation>La credencial es demasiado corta: una credencial tiene de 9 a 64 caracteres.</translation>
    </message>
    <message>
        <source>The badge is too long: a badge has 9 to 64 characters.</source>
        <translation>La credencial es demasiado larga: una credencial tiene de 9 a 64 caracteres.</translation>
    </message>
    <message>
        <source>A badge has no blanks, no accents and no control characters.</source>
        <translation>Una credencial no tiene espacios, acentos ni caracteres de control.</translation>
    </message>
    <message>
        <source>The charge was past its deadline when it arrived. The provider&apos;s clock or this computer&apos;s is wrong: check that the customer&apos;s bank takes the code.</source>
        <translation>El cobro llegó ya fuera de plazo. El reloj del proveedor o el de esta computadora está mal: verifique que el banco del cliente acepte el código.</translation>
    </message>
    <message>
        <source>Another operator has this name, or one that looks the same. Add a surname or an initial.</source>
        <translation>Otro operador tiene este nombre, o uno que parece igual. Agregue un apellido o una inicial.</translation>
    </message>
    <message>
        <source>There is more than one code in this text. Paste one of them alone.</source>
        <translation>Hay más de un código en este texto. Pegue solo uno.</translation>
    </message>
    <message>
        <source>This computer&apos;s libpq is older than version 16 and does not know require_auth. Remove it from the ledger&apos;s address and use channel_binding=require instead.</source>
        <translation>La libpq de esta computadora es anterior a la versión 16 y no conoce require_auth. Quítelo de la dirección del registro y use channel_binding=require.</translation>
    </message>
</context>
<context>
    <name>balcao::printing</name>
    <message>
        <source>The printer does not answer. See that it is switched on and connected, then print again.</source>
        <translation>La impresora no responde. Vea si está encendida y conectada e imprima de nuevo.</translation>
    </message>
    <message>
        <source>What answers there is no printer that takes this. Check the printer&apos;s address or name in the settings.</source>
        <translation>Lo que responde allí no es una impresora que acepte esto. Revise la dirección o el nombre de la impresora en los ajustes.</translation>
    </message>
    <message>
        <source>This user may not write to the printer&apos;s device. On Linux the user has to be in the group lp.</source>
        <translation>Este usuario no puede escribir en el dispositivo de la impresora. En Linux el usuario debe estar en el grupo lp.</translation>
    </message>
    <message>
        <source>The printer stopped taking the slip. See whether it has paper and what came out, then print again.</source>
        <translation>La impresora dejó de recibir el comprobante. Vea si tiene papel y qué salió, e imprima de nuevo.</translation>
    </message>
    <message>
        <source>The printer has no paper. Put a roll in, then print again.</source>
        <translation>La impresora no tiene papel. Coloque un rollo e imprima de nuevo.</translation>
    </message>
    <message>
        <source>The printer is not ready. Close its cover and look at its lights, then print again.</source>
        <translation>La impresora no está lista. Cierre la tapa, mire las luces e imprima de nuevo.</translation>
    </message>
    <message>
        <source>This computer has no print system (CUPS). Name the printer by its address or device.</source>
        <translation>Esta computadora no tiene sistema de impresión (CUPS). Indique la impresora por su dirección o dispositivo.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Enviado a la impresora.</translation>
    </message>
    <message>
        <source>The code is too long for this paper: no phone would read it. Show it on the screen, or print on wider paper.</source>
        <translation>El código es demasiado largo para este papel: ningún teléfono lo leería. Muéstrelo en la pantalla o imprima en papel más ancho.</translation>
    </message>
    <message>
        <source>The bar code does not fit onto this paper. Print on wider paper.</source>
        <translation>El código de barras no cabe en este papel. Imprima en papel más ancho.</translation>
    </message>
    <message>
        <source>The code that was drawn could not be read back: it is not printed. Show it on the screen, or send it.</source>
        <translation>El código dibujado no se pudo leer de vuelta: no se imprime. Muéstrelo en la pantalla o envíelo.</translation>
    </message>
    <message>
        <source>The ledger does not take it that the code is on paper. Nothing was printed.</source>
        <translation>El registro no acepta anotar que el código está en el papel. No se imprimió nada.</translation>
    </message>
    <message>
        <source>The charge has changed meanwhile. Nothing was printed: look at it, then print again.</source>
        <translation>El cobro cambió mientras tanto. No se imprimió nada: revíselo e imprima de nuevo.</translation>
    </message>
    <message>
        <source>The printer has not taken the paper before this one yet. Print again in a moment.</source>
        <translation>La impresora aún no recibió el papel anterior. Imprima de nuevo en un momento.</translation>
    </message>
    <message>
        <source>Whole pages go to a printer of this computer, by its name. Choose one in the settings.</source>
        <translation>Las páginas enteras van a una impresora de esta computadora, por su nombre. Elija una en los ajustes.</translation>
    </message>
    <message>
        <source>No printer is set up. Name one in the settings, or save the page as a PDF.</source>
        <translation>No hay impresora en los ajustes. Indique una en los ajustes o guarde en PDF.</translation>
    </message>
    <message>
        <source>The page lies in %1.</source>
        <translation>La página está en %1.</translation>
    </message>
    <message>
        <source>Sending to the printer…</source>
        <translation>Enviando a la impresora…</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Enviado a la impresora</translation>
    </message>
    <message>
        <source>Print receipt</source>
        <translation>Imprimir recibo</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>The printer took nothing: it may be busy with another till. Print again in a moment.</source>
        <translation>La impresora no recibió nada: puede estar ocupada con otra caja. Imprima de nuevo en un momento.</translation>
    </message>
    <message>
        <source>The printer&apos;s queue on this computer is paused, and nothing was left in it. Resume it in the system&apos;s printer settings, then print again.</source>
        <translation>La cola de la impresora en esta computadora está en pausa y no quedó nada en ella. Reanúdela en la configuración de impresoras del sistema e imprima de nuevo.</translation>
    </message>
    <message>
        <source>The printer in the settings is a file, not a printer. Choose a device, an address or a printer of this computer.</source>
        <translation>La impresora de los ajustes es un archivo, no una impresora. Elija un dispositivo, una dirección o una impresora de esta computadora.</translation>
    </message>
</context>
<context>
    <name>balcao::report</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
</context>
<context>
    <name>balcao::whatsapp</name>
    <message>
        <source>TRAINING: this charge has no value.</source>
        <translation>ENTRENAMIENTO: este cobro no tiene valor.</translation>
    </message>
    <message>
        <source>WhatsApp did not open.</source>
        <translation>WhatsApp no se abrió.</translation>
    </message>
    <message>
        <source>No program here opens its address. Copy the code and send it another way.</source>
        <translation>Ningún programa de esta computadora abre la dirección. Copie el código y envíelo de otra manera.</translation>
    </message>
</context>
</TS>
