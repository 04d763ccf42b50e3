<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
<context>
    <name>balcao::AcceptanceQuestion</name>
    <message>
        <source>The provider&apos;s last word is right</source>
        <translation>Vale a última palavra do provedor</translation>
    </message>
    <message>
        <source>The charge then counts as “%1”.</source>
        <translation>A cobrança passa a valer como “%1”.</translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>All of it went back</source>
        <translation>Todo o dinheiro voltou</translation>
    </message>
    <message>
        <source>No part of the payment is left.</source>
        <translation>Não sobrou nada do pagamento.</translation>
    </message>
    <message>
        <source>Accept the refund</source>
        <translation>Aceitar o reembolso</translation>
    </message>
    <message>
        <source>The other amount is right</source>
        <translation>O outro valor está certo</translation>
    </message>
    <message>
        <source>You have seen that %1 came.</source>
        <translation>Você viu que entraram %1.</translation>
    </message>
    <message>
        <source>Accept %1</source>
        <translation>Aceitar %1</translation>
    </message>
    <message>
        <source>Accept the new receiver</source>
        <translation>Aceitar o novo recebedor</translation>
    </message>
    <message>
        <source>It is the shop&apos;s. Its codes are shown from now on.</source>
        <translation>É o da loja. Os códigos dele passam a aparecer.</translation>
    </message>
    <message>
        <source>Accept the difference</source>
        <translation>Aceitar a diferença</translation>
    </message>
    <message>
        <source>You have seen both amounts, and know which one is right.</source>
        <translation>Você viu os dois valores e sabe qual é o certo.</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>Mostrar o código</translation>
    </message>
    <message>
        <source>Accept the other address</source>
        <translation>Aceitar o outro endereço</translation>
    </message>
    <message>
        <source>It is the shop&apos;s. Only this code is shown: the next one asks again.</source>
        <translation>É da loja. Só este código aparece: o próximo pergunta de novo.</translation>
    </message>
</context>
<context>
    <name>balcao::AccountOptions</name>
    <message>
        <source>The file of --api-key-file cannot be read. Check its name and who may read it; the option does not take the key itself.</source>
        <translation>O arquivo de --api-key-file não pode ser lido. Confira o nome e quem pode lê-lo; a opção não aceita a própria chave.</translation>
    </message>
    <message>
        <source>It belongs into the first line of the file of --api-key-file.</source>
        <translation>Ela fica na primeira linha do arquivo de --api-key-file.</translation>
    </message>
    <message>
        <source>Give it in a file with --api-key-file, or in BALCAO_API_KEY.</source>
        <translation>Informe em um arquivo com --api-key-file, ou em BALCAO_API_KEY.</translation>
    </message>
    <message>
        <source>--timeout takes whole seconds from 1 to %1.</source>
        <translation>--timeout aceita segundos inteiros de 1 a %1.</translation>
    </message>
    <message>
        <source>--%1 takes %2 or %3.</source>
        <translation>--%1 aceita %2 ou %3.</translation>
    </message>
    <message>
        <source>Give it with --base-url, or in BALCAO_BASE_URL.</source>
        <translation>Informe com --base-url, ou em BALCAO_BASE_URL.</translation>
    </message>
    <message>
        <source>Put it into the keyring with balcao-cli key set, or give it in a file with --api-key-file or in BALCAO_API_KEY.</source>
        <translation>Guarde-a no cofre com balcao-cli key set, ou indique-a em um arquivo com --api-key-file ou em BALCAO_API_KEY.</translation>
    </message>
    <message>
        <source>Others may read the key&apos;s file %1: it has to be this user&apos;s, with the permissions 0600. Treat the key as known.</source>
        <translation>Outros podem ler o arquivo da chave %1: ele tem de ser deste usuário, com as permissões 0600. Considere a chave conhecida.</translation>
    </message>
    <message>
        <source>The key&apos;s file %1 of the settings cannot be read. Check its name and who may read it.</source>
        <translation>O arquivo da chave %1, dos ajustes, não pode ser lido. Confira o nome dele e quem pode lê-lo.</translation>
    </message>
    <message>
        <source>It belongs into the first line of the file %1.</source>
        <translation>Ela fica na primeira linha do arquivo %1.</translation>
    </message>
    <message>
        <source>The file %1 of provider.ca-file cannot be read, or holds no certificates in PEM.</source>
        <translation>O arquivo %1 de provider.ca-file não pode ser lido ou não tem certificados em PEM.</translation>
    </message>
    <message>
        <source>The provider&apos;s address with its version: https://api.example.com/v1. Else BALCAO_BASE_URL</source>
        <translation>Endereço do provedor, com a versão: https://api.example.com/v1. Senão BALCAO_BASE_URL</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARQUIVO</translation>
    </message>
    <message>
        <source>A file whose first line is the provider&apos;s key. Else BALCAO_API_KEY, else the keyring</source>
        <translation>Arquivo cuja primeira linha é a chave do provedor. Senão BALCAO_API_KEY, senão o chaveiro</translation>
    </message>
    <message>
        <source>SECONDS</source>
        <translation>SEGUNDOS</translation>
    </message>
    <message>
        <source>For the whole exchange with the provider, 30 unless told</source>
        <translation>Para toda a troca com o provedor; sem ela, 30</translation>
    </message>
    <message>
        <source>Unit of the provider&apos;s amounts, reais unless told</source>
        <translation>Unidade dos valores do provedor; sem ela, reais</translation>
    </message>
    <message>
        <source>Form of the amount in an update, number unless told</source>
        <translation>Forma do valor numa atualização; sem ela, number</translation>
    </message>
    <message>
        <source>Where an update&apos;s parameters go, body unless told</source>
        <translation>Onde vão os parâmetros de uma atualização; sem ela, body</translation>
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
        <translation>Digite só números: entram pela direita.
Apagar corrige, Del zera.</translation>
    </message>
</context>
<context>
    <name>balcao::AmountHint</name>
    <message>
        <source>Comma: now the centavos.</source>
        <translation>Vírgula: agora os centavos.</translation>
    </message>
    <message>
        <source>One digit too many. The maximum is R$ 999.999,99.</source>
        <translation>Um dígito a mais. O máximo é R$ 999.999,99.</translation>
    </message>
    <message>
        <source>One digit too many. Centavos have two.</source>
        <translation>Um dígito a mais. Os centavos são dois.</translation>
    </message>
    <message>
        <source>Pasted “%1” is not an amount. Still %2.</source>
        <translation>Colado “%1” não é valor. Ficou %2.</translation>
    </message>
    <message>
        <source>Pasted “%1”: the maximum is R$ 999.999,99. Still %2.</source>
        <translation>Colado “%1”: o máximo é R$ 999.999,99. Ficou %2.</translation>
    </message>
    <message>
        <source>Pasted “%1” can be read in two ways: type it. Still %2.</source>
        <translation>Colado “%1” tem duas leituras: digite. Ficou %2.</translation>
    </message>
</context>
<context>
    <name>balcao::Announcement</name>
    <message>
        <source>Code ready, %1</source>
        <translation>Código pronto, %1</translation>
    </message>
</context>
<context>
    <name>balcao::ApprovalWords</name>
    <message>
        <source>%1 may not correct a charge.</source>
        <translation>%1 não pode corrigir uma cobrança.</translation>
    </message>
    <message>
        <source>Authorises the correction of charge %1</source>
        <translation>Autoriza a correção da cobrança %1</translation>
    </message>
    <message>
        <source>%1 may not accept another amount.</source>
        <translation>%1 não pode aceitar outro valor.</translation>
    </message>
    <message>
        <source>Authorises the other amount of charge %1</source>
        <translation>Autoriza o outro valor da cobrança %1</translation>
    </message>
    <message>
        <source>%1 may not accept the provider&apos;s report.</source>
        <translation>%1 não pode aceitar o que o provedor informa.</translation>
    </message>
    <message>
        <source>Authorises the provider&apos;s report on charge %1</source>
        <translation>Autoriza o que o provedor informa da cobrança %1</translation>
    </message>
    <message>
        <source>%1 may not settle an attempt.</source>
        <translation>%1 não pode resolver uma tentativa.</translation>
    </message>
    <message>
        <source>Authorises what is said of attempt %1</source>
        <translation>Autoriza o que se diz da tentativa %1</translation>
    </message>
    <message>
        <source>%1 may not confirm a receipt.</source>
        <translation>%1 não pode confirmar um recebimento.</translation>
    </message>
    <message>
        <source>Authorises the receipt of charge %1</source>
        <translation>Autoriza o recebimento da cobrança %1</translation>
    </message>
    <message>
        <source>%1 may not take a receipt back.</source>
        <translation>%1 não pode desfazer um recebimento.</translation>
    </message>
    <message>
        <source>Authorises that the receipt of charge %1 is taken back</source>
        <translation>Autoriza desfazer o recebimento da cobrança %1</translation>
    </message>
    <message>
        <source>%1 may not do this alone.</source>
        <translation>%1 não pode fazer isto sem ajuda.</translation>
    </message>
    <message>
        <source>Authorises it</source>
        <translation>Autoriza</translation>
    </message>
    <message>
        <source>The approval holds for this only, for %1 s.</source>
        <translation>A aprovação vale só para isto, por %1 s.</translation>
    </message>
    <message>
        <source>%1 stays at the till. Both names are recorded.</source>
        <translation>Quem está no caixa continua %1. Ficam registrados os dois nomes.</translation>
    </message>
    <message>
        <source>Authorises %1 on charge %2</source>
        <translation>Autoriza %1 na cobrança %2</translation>
    </message>
    <message>
        <source>%1 may not change the settings.</source>
        <translation>%1 não pode mudar os ajustes.</translation>
    </message>
    <message>
        <source>Authorises the change of settings</source>
        <translation>Autoriza a mudança dos ajustes</translation>
    </message>
    <message>
        <source>%1 may not change operators.</source>
        <translation>%1 não pode mudar os operadores.</translation>
    </message>
    <message>
        <source>%1 may not accept another receiver.</source>
        <translation>%1 não pode aceitar outro recebedor.</translation>
    </message>
    <message>
        <source>Authorises whom the code of charge %1 pays</source>
        <translation>Autoriza quem o código da cobrança %1 paga</translation>
    </message>
    <message>
        <source>Authorises the change of operators</source>
        <translation>Autoriza a mudança dos operadores</translation>
    </message>
    <message>
        <source>%1 may not say that a charge is contested.</source>
        <translation>%1 não pode marcar uma cobrança como contestada.</translation>
    </message>
    <message>
        <source>Authorises what is said of the contested charge %1</source>
        <translation>Autoriza o que se diz da cobrança contestada %1</translation>
    </message>
    <message>
        <source>%1 may not close the day.</source>
        <translation>%1 não pode fechar o dia.</translation>
    </message>
    <message>
        <source>Authorises the closing</source>
        <translation>Autoriza o fechamento</translation>
    </message>
</context>
<context>
    <name>balcao::Arguments</name>
    <message>
        <source>The option %1 lacks its value. Write the value behind it.</source>
        <translation>Falta o valor da opção %1. Escreva depois dela.</translation>
    </message>
    <message>
        <source>--lang takes one of %1.</source>
        <translation>--lang aceita um de %1.</translation>
    </message>
    <message>
        <source>The option %1 is given twice. Give it once.</source>
        <translation>A opção %1 foi dada duas vezes. Use só uma vez.</translation>
    </message>
    <message>
        <source>The command line cannot be read. See --help.</source>
        <translation>A linha de comando não pode ser lida. Veja --help.</translation>
    </message>
    <message>
        <source>The API key is never taken from the command line, where others can read it. Put it into a file and give --api-key-file, or set BALCAO_API_KEY.</source>
        <translation>A chave de acesso nunca vem da linha de comando, onde outros podem lê-la. Ponha em um arquivo e use --api-key-file, ou defina BALCAO_API_KEY.</translation>
    </message>
    <message>
        <source>There is no option %1. See --help.</source>
        <translation>Não há a opção %1. Veja --help.</translation>
    </message>
    <message>
        <source>There is no such short option. A txid or a code that begins with a dash needs -- before it.</source>
        <translation>Não há essa opção curta. Um txid ou código que começa com hífen precisa de -- antes.</translation>
    </message>
    <message>
        <source>The option %1 does not belong to this command.</source>
        <translation>A opção %1 não pertence a este comando.</translation>
    </message>
    <message>
        <source>The command is not known. See --help.</source>
        <translation>O comando não é conhecido. Veja --help.</translation>
    </message>
    <message>
        <source>There are more arguments than this command takes. A value with blanks needs quotes.</source>
        <translation>Há argumentos demais para este comando. Um valor com espaços precisa de aspas.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Print this help and end</source>
        <translation>Imprime esta ajuda e termina</translation>
    </message>
    <message>
        <source>Print the version and end</source>
        <translation>Imprime a versão e termina</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPÇÕES</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMANDO</translation>
    </message>
    <message>
        <source>Its words</source>
        <translation>Palavras</translation>
    </message>
    <message>
        <source>The language of what is said, pt-BR unless told</source>
        <translation>Idioma das mensagens; sem ela, pt-BR</translation>
    </message>
    <message>
        <source>Say what is wrong in the settings, and end with 0 or 1</source>
        <translation>Diz o que há de errado nos ajustes e termina com 0 ou 1</translation>
    </message>
    <message>
        <source>Print each setting and where it comes from, and end</source>
        <translation>Imprime cada ajuste e de onde ele vem, e termina</translation>
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
        <translation>Aguardando o leitor…</translation>
    </message>
    <message>
        <source>Badge</source>
        <translation>Crachá</translation>
    </message>
    <message>
        <source>Take the badge back</source>
        <translation>Retirar o crachá</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Badge not recognised. A badge has 9 to 64 characters and is read by a scanner, not typed.</source>
        <translation>Crachá não reconhecido. Um crachá tem de 9 a 64 caracteres e é lido por um leitor, não digitado.</translation>
    </message>
</context>
<context>
    <name>balcao::BankLimits</name>
    <message>
        <source>8 pm to 6 am: many banks limit Pix to %1.</source>
        <translation>Das 20h às 6h muitos bancos limitam o Pix a %1.</translation>
    </message>
    <message>
        <source>New here. If the phone is new to the bank: %1 at most.</source>
        <translation>Novo aqui. Se o celular é novo no banco: até %1.</translation>
    </message>
    <message>
        <source>From a phone that is new to the bank %1 is the most.</source>
        <translation>De um celular que o banco ainda não conhece passa no máximo %1.</translation>
    </message>
</context>
<context>
    <name>balcao::CalibrationView</name>
    <message>
        <source>Not done, and nothing is locked: the ledger has no operators.</source>
        <translation>Não foi feita, e nada está bloqueado: o registro não tem operadores.</translation>
    </message>
    <message>
        <source>Not done. Cashiers cannot charge before it.</source>
        <translation>Não foi feita. Antes dela os caixas não podem cobrar.</translation>
    </message>
    <message>
        <source>The charge is made. Say what a bank&apos;s app shows of it.</source>
        <translation>A cobrança foi feita. Diga o que o app de um banco mostra dela.</translation>
    </message>
    <message>
        <source>Done on %1 by %2.</source>
        <translation>Feita em %1 por %2.</translation>
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
        <translation>valor como texto com vírgula</translation>
    </message>
    <message>
        <source>no amount</source>
        <translation>sem valor</translation>
    </message>
    <message>
        <source>time with its zone</source>
        <translation>hora com fuso</translation>
    </message>
    <message>
        <source>time without a zone</source>
        <translation>hora sem fuso</translation>
    </message>
    <message>
        <source>time in seconds since 1970</source>
        <translation>hora em segundos desde 1970</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>sem hora</translation>
    </message>
    <message>
        <source>a time that cannot be read</source>
        <translation>hora que não se consegue ler</translation>
    </message>
    <message>
        <source>in centavos</source>
        <translation>em centavos</translation>
    </message>
    <message>
        <source>in reais</source>
        <translation>em reais</translation>
    </message>
    <message>
        <source>with an image</source>
        <translation>com imagem</translation>
    </message>
    <message>
        <source>without an image</source>
        <translation>sem imagem</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibração</translation>
    </message>
    <message>
        <source>A charge of R$ 1,23 that a manager looks at.</source>
        <translation>Uma cobrança de R$&#xa0;1,23 que um gerente confere.</translation>
    </message>
    <message>
        <source>What the bank shows…</source>
        <translation>O que o banco mostra…</translation>
    </message>
    <message>
        <source>Calibrate…</source>
        <translation>Calibrar…</translation>
    </message>
    <message>
        <source>Calibrate again…</source>
        <translation>Calibrar de novo…</translation>
    </message>
    <message>
        <source>Receiver</source>
        <translation>Recebedor</translation>
    </message>
    <message>
        <source>A code that pays another is not shown.</source>
        <translation>Um código que paga outro não é mostrado.</translation>
    </message>
    <message>
        <source>Its answers</source>
        <translation>Suas respostas</translation>
    </message>
    <message>
        <source>Type the receiver&apos;s name as the app shows it.</source>
        <translation>Digite o nome do recebedor como o app mostra.</translation>
    </message>
</context>
<context>
    <name>balcao::ChargeDialogs</name>
    <message>
        <source>Saved as %1</source>
        <translation>Salvo como %1</translation>
    </message>
</context>
<context>
    <name>balcao::ChargeDrawer</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Consultar</translation>
    </message>
    <message>
        <source>Read status</source>
        <translation>Consultar situação</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corrigir</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Confirm receipt…</source>
        <translation>Confirmar recebimento…</translation>
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
        <translation>Sem código para mostrar</translation>
    </message>
    <message>
        <source>Take the receipt back…</source>
        <translation>Desfazer o recebimento…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Contested by a bank…</source>
        <translation>Contestada por um banco…</translation>
    </message>
    <message>
        <source>The contestation is over…</source>
        <translation>A contestação terminou…</translation>
    </message>
    <message>
        <source>Dossier of the sale (F11)</source>
        <translation>Dossiê da venda (F11)</translation>
    </message>
</context>
<context>
    <name>balcao::ChargeFields</name>
    <message>
        <source>if you like</source>
        <translation>se quiser</translation>
    </message>
    <message>
        <source>Only digits, or a CNPJ with letters</source>
        <translation>Só números ou CNPJ com letras</translation>
    </message>
    <message>
        <source>Begin to type to search</source>
        <translation>Comece a digitar para buscar</translation>
    </message>
    <message>
        <source>Order, table or tab</source>
        <translation>Pedido, mesa ou comanda</translation>
    </message>
    <message>
        <source>↑ ↓ choose · Enter use</source>
        <translation>↑ ↓ escolher · Enter usar</translation>
    </message>
    <message>
        <source>name@example.com</source>
        <translation>nome@dominio.com.br</translation>
    </message>
</context>
<context>
    <name>balcao::ChargeForms</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>I have read it</source>
        <translation>Entendi</translation>
    </message>
    <message>
        <source>There is an attempt like this one, still to check</source>
        <translation>Há uma tentativa igual, ainda a conferir</translation>
    </message>
    <message>
        <source>There is a charge like this one</source>
        <translation>Já existe uma cobrança igual</translation>
    </message>
    <message>
        <source>Look at that one</source>
        <translation>Ver essa</translation>
    </message>
    <message>
        <source>Create another</source>
        <translation>Gerar outra</translation>
    </message>
    <message>
        <source>The provider may have corrected the charge of %1 for %2. The answer has not come yet.</source>
        <translation>O provedor pode ter corrigido a cobrança de %1 de %2. A resposta ainda não chegou.</translation>
    </message>
    <message>
        <source>The provider may have created the charge of %1 for %2. The answer has not come yet.</source>
        <translation>O provedor pode ter criado a cobrança de %1 de %2. A resposta ainda não chegou.</translation>
    </message>
    <message>
        <source>A request has already left</source>
        <translation>Um pedido já saiu</translation>
    </message>
    <message>
        <source>If you close now, the request is not undone. The charge stays “To check” and appears at the next start.</source>
        <translation>Se fechar agora, o pedido não é desfeito. A cobrança fica “A&#xa0;conferir” e aparece na próxima abertura.</translation>
    </message>
    <message>
        <source>If you close now, the request is not undone. The attempt stays “To check” and appears at the next start.</source>
        <translation>Se fechar agora, o pedido não é desfeito. A tentativa fica “A&#xa0;conferir” e aparece na próxima abertura.</translation>
    </message>
    <message>
        <source>Wait for the reply (up to %1 s)</source>
        <translation>Esperar a resposta (até %1 s)</translation>
    </message>
    <message>
        <source>Wait for the reply</source>
        <translation>Esperar a resposta</translation>
    </message>
    <message>
        <source>Close: stays to check</source>
        <translation>Fechar: fica A conferir</translation>
    </message>
    <message>
        <source>Who saw it</source>
        <translation>Quem viu</translation>
    </message>
    <message>
        <source>Amount that came, if another (optional)</source>
        <translation>Valor que entrou, se outro (opcional)</translation>
    </message>
    <message>
        <source>Paid the old amount: %1</source>
        <translation>Pagou o valor antigo: %1</translation>
    </message>
    <message>
        <source>Confirm receipt</source>
        <translation>Confirmar recebimento</translation>
    </message>
    <message>
        <source>For when the money is on the shop&apos;s account and the screen has not changed yet.</source>
        <translation>Use quando o dinheiro já caiu na conta da loja e a tela ainda não mudou.</translation>
    </message>
    <message>
        <source>A receipt on the customer&apos;s phone is not proof.</source>
        <translation>Comprovante no celular do cliente não vale.</translation>
    </message>
    <message>
        <source>Open the shop&apos;s account and look for a Pix of %1, after %2.</source>
        <translation>Abra a conta da loja e procure um Pix de %1, depois das %2.</translation>
    </message>
    <message>
        <source>I saw %1 on the shop&apos;s account</source>
        <translation>Vi %1 na conta da loja</translation>
    </message>
    <message>
        <source>Identification on the statement (optional)</source>
        <translation>Identificação no extrato (opcional)</translation>
    </message>
    <message>
        <source>such as E1823…</source>
        <translation>ex.: E1823…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Mark as paid</source>
        <translation>Marcar como paga</translation>
    </message>
    <message>
        <source>End-to-end id, for the fiscal document (optional)</source>
        <translation>Id. fim a fim (E2E), para o documento fiscal (opcional)</translation>
    </message>
    <message>
        <source>Take the receipt back?</source>
        <translation>Desfazer o recebimento?</translation>
    </message>
    <message>
        <source>%1 confirmed the receipt of %2 at %3. Without it the charge is what the provider says of it.</source>
        <translation>%1 confirmou o recebimento de %2 às %3. Sem isso a cobrança fica como o provedor informa.</translation>
    </message>
    <message>
        <source>Take the receipt back</source>
        <translation>Desfazer o recebimento</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>Faltam %1</translation>
    </message>
    <message>
        <source>%1 came of %2, and that is recorded. The difference can be charged from the same customer, with the sale&apos;s mark.</source>
        <translation>Entraram %1 de %2, e isso ficou registrado. Dá para cobrar a diferença do mesmo cliente, com a marca da venda.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Deixar assim</translation>
    </message>
    <message>
        <source>Charge the difference</source>
        <translation>Cobrar a diferença</translation>
    </message>
    <message>
        <source>What does the bank&apos;s app show?</source>
        <translation>O que mostra o app do banco?</translation>
    </message>
    <message>
        <source>Read the code with it, do not pay, and type what stands there: both have to be right.</source>
        <translation>Leia o código com ele, não pague e digite o que aparece: os dois precisam estar certos.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Receiver&apos;s name</source>
        <translation>Nome do recebedor</translation>
    </message>
    <message>
        <source>That is what it shows</source>
        <translation>É isso que ele mostra</translation>
    </message>
    <message>
        <source>Contested by a bank</source>
        <translation>Contestada por um banco</translation>
    </message>
    <message>
        <source>A bank asks for the %1 of charge %2 back. The status of the charge stays as it is.</source>
        <translation>Um banco pede de volta os %1 da cobrança %2. A situação da cobrança não muda.</translation>
    </message>
    <message>
        <source>The shop was told on</source>
        <translation>A loja soube em</translation>
    </message>
    <message>
        <source>To be answered until</source>
        <translation>Responder até</translation>
    </message>
    <message>
        <source>The bank&apos;s number (optional)</source>
        <translation>Número do banco (se quiser)</translation>
    </message>
    <message>
        <source>number of the complaint</source>
        <translation>número da contestação</translation>
    </message>
    <message>
        <source>The bank says until when. Save the dossier (F11) and send it to who asks.</source>
        <translation>O banco diz até quando. Salve o dossiê (F11) e mande a quem pede.</translation>
    </message>
    <message>
        <source>Note the contestation</source>
        <translation>Anotar a contestação</translation>
    </message>
    <message>
        <source>Is the contestation over?</source>
        <translation>A contestação terminou?</translation>
    </message>
    <message>
        <source>A bank has asked for %1 back since %2. Say how it ended: the money stays, went back, or part of it.</source>
        <translation>Um banco pede %1 de volta desde %2. Diga como terminou: o dinheiro fica, voltou, ou parte dele.</translation>
    </message>
    <message>
        <source>It is over</source>
        <translation>Terminou</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Como terminou</translation>
    </message>
    <message>
        <source>Use the existing charge</source>
        <translation>Usar a cobrança que existe</translation>
    </message>
    <message>
        <source>Open the provider&apos;s panel, find the charge of %1 and copy its identifier.</source>
        <translation>Abra o painel do provedor, ache a cobrança de %1 e copie o identificador dela.</translation>
    </message>
    <message>
        <source>Identifier (txid)</source>
        <translation>Identificador (txid)</translation>
    </message>
    <message>
        <source>txid, as the provider&apos;s panel shows it</source>
        <translation>txid, como aparece no painel do provedor</translation>
    </message>
    <message>
        <source>Who found it</source>
        <translation>Quem achou</translation>
    </message>
    <message>
        <source>Use the existing one</source>
        <translation>Usar a que existe</translation>
    </message>
    <message>
        <source>The wrong txid?</source>
        <translation>O txid está errado?</translation>
    </message>
    <message>
        <source>%1 gave the txid %2 for the charge of %3. Then nobody knows again whether the charge exists: look for it in the provider&apos;s panel once more.</source>
        <translation>%1 informou o txid %2 para a cobrança de %3. Ninguém saberá de novo se a cobrança existe: procure por ela outra vez no painel do provedor.</translation>
    </message>
    <message>
        <source>Wrong: look again</source>
        <translation>Errado: procurar de novo</translation>
    </message>
    <message>
        <source>Who looked in the panel</source>
        <translation>Quem olhou no painel</translation>
    </message>
    <message>
        <source>The charge is not there?</source>
        <translation>A cobrança não está lá?</translation>
    </message>
    <message>
        <source>Did you look in the provider&apos;s panel, and the charge of %1 (attempt %2) is not there?</source>
        <translation>Você olhou no painel do provedor, e a cobrança de %1 (tentativa %2) não está lá?</translation>
    </message>
    <message>
        <source>Not there: create another</source>
        <translation>Não está: gerar outra</translation>
    </message>
    <message>
        <source>Not there: only note it</source>
        <translation>Não está: só registrar</translation>
    </message>
    <message>
        <source>It is in the account?</source>
        <translation>Está na conta?</translation>
    </message>
    <message>
        <source>The provider says that %1 was paid, and %2 was asked for. Say so after you saw the payment on the shop&apos;s account.</source>
        <translation>O provedor diz que pagaram %1, e a cobrança era de %2. Diga que sim depois de ver o pagamento na conta da loja.</translation>
    </message>
    <message>
        <source>It is in the account</source>
        <translation>Está na conta</translation>
    </message>
    <message>
        <source>Who looked at the account</source>
        <translation>Quem olhou a conta</translation>
    </message>
    <message>
        <source>The provider said that %1 was paid, and says “%2” now. Without the payment on the shop&apos;s account its last word holds.</source>
        <translation>O provedor disse que %1 foi pago, e agora diz “%2”. Sem o pagamento na conta da loja, vale a última palavra dele.</translation>
    </message>
    <message>
        <source>Did you look on the shop&apos;s account for %1 after %2, and it is not there? The attempt ends: nobody has its code.</source>
        <translation>Você procurou %1 na conta da loja depois das %2, e não está lá? A tentativa termina: ninguém tem o código dela.</translation>
    </message>
    <message>
        <source>It is not in the account?</source>
        <translation>Não está na conta?</translation>
    </message>
    <message>
        <source>It is not there</source>
        <translation>Não está</translation>
    </message>
    <message>
        <source>Didn&apos;t it go through?</source>
        <translation>Não passou?</translation>
    </message>
    <message>
        <source>What the customer&apos;s bank says, and what helps. The charge stays as it is.</source>
        <translation>O que o banco do cliente diz, e o que ajuda. A cobrança continua como está.</translation>
    </message>
    <message>
        <source>It is recorded as “Paid, confirmed at the shop by %1”, apart from what the provider says.</source>
        <translation>Fica registrado: “Paga, confirmada na loja por %1”, à parte do que o provedor informa.</translation>
    </message>
    <message>
        <source>Tick that the money was seen on the shop&apos;s account.</source>
        <translation>Marque que o dinheiro foi visto na conta da loja.</translation>
    </message>
    <message>
        <source>Write who saw it: it is kept with the charge.</source>
        <translation>Escreva quem viu: fica registrado na cobrança.</translation>
    </message>
    <message>
        <source>%1 came of %2: both stand in the charge&apos;s history.</source>
        <translation>Entraram %1 de %2: os dois ficam no histórico da cobrança.</translation>
    </message>
    <message>
        <source>Nothing new is created: the attempt gets this txid.</source>
        <translation>Nada novo é criado: a tentativa recebe este txid.</translation>
    </message>
    <message>
        <source>Write who found it: it is kept with the charge.</source>
        <translation>Escreva quem achou: fica registrado na cobrança.</translation>
    </message>
    <message>
        <source>Write who looked: it is kept with the charge.</source>
        <translation>Escreva quem olhou: fica registrado na cobrança.</translation>
    </message>
    <message>
        <source>Write why: it is kept with the charge.</source>
        <translation>Escreva o motivo: fica guardado com a cobrança.</translation>
    </message>
    <message>
        <source>Write how it ended: it is kept with the charge.</source>
        <translation>Escreva como terminou: fica guardado com a cobrança.</translation>
    </message>
</context>
<context>
    <name>balcao::ChargePage</name>
    <message>
        <source>Read status</source>
        <translation>Consultar situação</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corrigir</translation>
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
        <translation>Simular pagamento</translation>
    </message>
    <message>
        <source>Simulate expiry</source>
        <translation>Simular expiração</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nova</translation>
    </message>
    <message>
        <source>New charge</source>
        <translation>Nova cobrança</translation>
    </message>
    <message>
        <source>Identifier (txid)</source>
        <translation>Identificador (txid)</translation>
    </message>
    <message>
        <source>Confirm receipt</source>
        <translation>Confirmar recebimento</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Voltar à lista</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Pix copy and paste</source>
        <translation>Pix copia e cola</translation>
    </message>
    <message>
        <source>Do not copy or send this code again.</source>
        <translation>Não copie nem reenvie este código.</translation>
    </message>
    <message>
        <source>Take the receipt back</source>
        <translation>Desfazer o recebimento</translation>
    </message>
    <message>
        <source>What the bank shows</source>
        <translation>O que o banco mostra</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Didn&apos;t it go through?</source>
        <translation>Não passou?</translation>
    </message>
</context>
<context>
    <name>balcao::ChargeStateView</name>
    <message>
        <source>Charge again</source>
        <translation>Cobrar de novo</translation>
    </message>
</context>
<context>
    <name>balcao::ChargeTableModel</name>
    <message>
        <source>Data erased</source>
        <translation>Dados apagados</translation>
    </message>
    <message>
        <source>Charge %1</source>
        <translation>Cobrança %1</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corrigida</translation>
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
        <translation>Situação</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operador</translation>
    </message>
    <message>
        <source>confirmed at the shop</source>
        <translation>confirmada na loja</translation>
    </message>
    <message>
        <source>It is not known whether the last correction was made. Do not let the customer pay the old code before this is settled.</source>
        <translation>Não se sabe se a última correção foi feita. Não deixe o cliente pagar o código antigo antes de resolver isso.</translation>
    </message>
    <message>
        <source>The request left, but no answer came back. The charge may or may not exist at the provider. Check before creating another.</source>
        <translation>O pedido saiu, mas a resposta não voltou. A cobrança pode existir ou não no provedor. Confira antes de gerar outra.</translation>
    </message>
    <message>
        <source>The provider has this charge, but its code is not here. Open it and ask for the code again.</source>
        <translation>O provedor tem esta cobrança, mas o código não está aqui. Abra e peça o código de novo.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer does not match the charge. Open it to see the difference.</source>
        <translation>A resposta do provedor não confere com a cobrança. Abra para ver a diferença.</translation>
    </message>
    <message>
        <source>A bank asks for the money back, since %1. To be answered until %2.</source>
        <translation>Um banco pede o dinheiro de volta desde %1. Responder até %2.</translation>
    </message>
    <message>
        <source>%1 confirmed the payment at the shop. The provider has not reported it.</source>
        <translation>%1 confirmou o pagamento na loja. O provedor não informou nada.</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Alguém</translation>
    </message>
    <message>
        <source>It replaces attempt %1.</source>
        <translation>Substitui a tentativa %1.</translation>
    </message>
    <message>
        <source>It was replaced by attempt %1.</source>
        <translation>Foi substituída pela tentativa %1.</translation>
    </message>
    <message>
        <source>The customer&apos;s data was erased. Amounts and times stay.</source>
        <translation>Os dados do cliente foram apagados. Valores e horários ficam.</translation>
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
        <translation>Não informado</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n cobrança</numerusform>
            <numerusform>%n cobranças</numerusform>
        </translation>
    </message>
    <message>
        <source>Made on %1</source>
        <translation>Feito em %1</translation>
    </message>
</context>
<context>
    <name>balcao::ChargeView</name>
    <message>
        <source>Creating the charge</source>
        <translation>Gerando cobrança</translation>
    </message>
    <message>
        <source>Nothing sent yet</source>
        <translation>Nada enviado ainda</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>Esperando há</translation>
    </message>
    <message>
        <source>Expires in</source>
        <translation>Expira em</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>limite %1</translation>
    </message>
    <message>
        <source>Status read at %1</source>
        <translation>Situação lida às %1</translation>
    </message>
    <message>
        <source>The QR code appears here</source>
        <translation>O QR Code aparece aqui</translation>
    </message>
    <message>
        <source>Training code: do not use it at a bank</source>
        <translation>Código de treino: não use no banco</translation>
    </message>
    <message>
        <source>Point your bank app&apos;s camera</source>
        <translation>Aponte a câmera do app do banco</translation>
    </message>
    <message>
        <source>Code not shown</source>
        <translation>Código não exibido</translation>
    </message>
    <message>
        <source>A new code is coming</source>
        <translation>Um código novo está chegando</translation>
    </message>
    <message>
        <source>Code covered</source>
        <translation>Código coberto</translation>
    </message>
    <message>
        <source>Connecting to the provider…</source>
        <translation>Conectando ao provedor…</translation>
    </message>
    <message>
        <source>Request sent. Waiting for the answer…</source>
        <translation>Pedido enviado. Aguardando resposta…</translation>
    </message>
    <message>
        <source>The code could not be drawn readably</source>
        <translation>O código não pôde ser desenhado de forma legível</translation>
    </message>
    <message>
        <source>The received code does not match</source>
        <translation>O código recebido não confere</translation>
    </message>
    <message>
        <source>Sending the correction…</source>
        <translation>Enviando a correção…</translation>
    </message>
    <message>
        <source>The amount of this code is in doubt</source>
        <translation>O valor deste código está em dúvida</translation>
    </message>
    <message>
        <source>Nothing was sent yet. Cancelling now leaves no charge behind.</source>
        <translation>Nada foi enviado ainda. Cancelar agora não deixa nenhuma cobrança para trás.</translation>
    </message>
    <message>
        <source>The provider may have created the charge. So it can no longer be cancelled here.</source>
        <translation>O provedor já pode ter criado a cobrança. Por isso não dá mais para cancelar aqui.</translation>
    </message>
    <message>
        <source>The picture of the code did not read back as the code. For safety it is not shown.</source>
        <translation>A imagem do código não pôde ser lida de volta. Por segurança, ela não será mostrada.</translation>
    </message>
    <message>
        <source>The old code is off every screen. Whoever scanned it must scan the new one.</source>
        <translation>O código antigo saiu de todas as telas. Quem já leu precisa ler o novo.</translation>
    </message>
    <message>
        <source>The correction left, but the answer did not come back. Do not let the customer pay the old code.</source>
        <translation>A correção saiu, mas a resposta não voltou. Não deixe o cliente pagar o código antigo.</translation>
    </message>
    <message>
        <source>The QR code was hidden so that nobody tries to pay it. Charging again opens the form with the same data.</source>
        <translation>O QR Code foi escondido para ninguém tentar pagar. Cobrar de novo abre a tela com os mesmos dados.</translation>
    </message>
    <message>
        <source>Reported by the provider at %1</source>
        <translation>Informado pelo provedor às %1</translation>
    </message>
    <message>
        <source>The provider gave this status. There is no code to pay.</source>
        <translation>O provedor informou esta situação. Não há código a pagar.</translation>
    </message>
    <message>
        <source>CRC matches</source>
        <translation>CRC confere:</translation>
    </message>
    <message>
        <source>the difference in the amount was seen</source>
        <translation>a diferença de valor foi vista</translation>
    </message>
    <message>
        <source>Code checked:</source>
        <translation>Código conferido:</translation>
    </message>
    <message>
        <source>CRC and amount</source>
        <translation>CRC e valor</translation>
    </message>
    <message>
        <source>CRC and structure</source>
        <translation>CRC e estrutura</translation>
    </message>
    <message>
        <source>CRC matches · amount does not match</source>
        <translation>CRC confere · valor não confere</translation>
    </message>
    <message>
        <source>CRC does not match</source>
        <translation>CRC não confere</translation>
    </message>
    <message>
        <source>Not a valid Pix code</source>
        <translation>Não é um código Pix válido</translation>
    </message>
    <message>
        <source>No code came</source>
        <translation>Nenhum código veio</translation>
    </message>
    <message>
        <source>Not a code to pay</source>
        <translation>Não é um código para pagar</translation>
    </message>
    <message>
        <source>Code matches · answer does not</source>
        <translation>Código confere · resposta não confere</translation>
    </message>
    <message>
        <source>Data checked on this computer</source>
        <translation>Dados conferidos neste computador</translation>
    </message>
    <message>
        <source>Connect to the provider</source>
        <translation>Conectar ao provedor</translation>
    </message>
    <message>
        <source>Send the request</source>
        <translation>Enviar o pedido</translation>
    </message>
    <message>
        <source>Receive and check the code</source>
        <translation>Receber e conferir o código</translation>
    </message>
    <message>
        <source>Connected to the provider</source>
        <translation>Conectado ao provedor</translation>
    </message>
    <message>
        <source>Request sent</source>
        <translation>Pedido enviado</translation>
    </message>
    <message>
        <source>now</source>
        <translation>agora</translation>
    </message>
    <message>
        <source>Leaving does not cancel:
the charge is valid until %1.</source>
        <translation>Sair desta tela não cancela:
a cobrança vale até %1.</translation>
    </message>
    <message>
        <source>Leaving does not cancel:
the charge stays valid.</source>
        <translation>Sair desta tela não cancela:
a cobrança continua valendo.</translation>
    </message>
    <message>
        <source>Confirmed at</source>
        <translation>Confirmada às</translation>
    </message>
    <message>
        <source>Paid, confirmed at the shop by %1</source>
        <translation>Paga, confirmada na loja por %1</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Data erased</source>
        <translation>Dados apagados</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Não informado</translation>
    </message>
    <message>
        <source>The answer waits to be written down: %1</source>
        <translation>A resposta espera para ser gravada: %1</translation>
    </message>
    <message>
        <source>The code is not here yet</source>
        <translation>O código ainda não está aqui</translation>
    </message>
    <message>
        <source>Found at the provider</source>
        <translation>Achada no provedor</translation>
    </message>
    <message>
        <source>Only the txid is known here. The provider has not told the charge&apos;s amount, status and code yet.</source>
        <translation>Aqui só se sabe o txid. O provedor ainda não informou valor, situação e código da cobrança.</translation>
    </message>
    <message>
        <source>It can still be cancelled.</source>
        <translation>Ainda dá para cancelar.</translation>
    </message>
    <message>
        <source>Without an answer in time we show what to do. Nothing is resent by itself.</source>
        <translation>Sem resposta no limite, mostramos o que fazer. Nada é reenviado sozinho.</translation>
    </message>
    <message>
        <source>A receipt on the customer&apos;s phone is not proof.</source>
        <translation>Comprovante no celular do cliente não vale.</translation>
    </message>
    <message>
        <source>Send the correction again</source>
        <translation>Enviar a correção de novo</translation>
    </message>
    <message>
        <source>The same values for the same charge: safe to repeat.</source>
        <translation>Os mesmos valores para a mesma cobrança: pode repetir.</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Enviar de novo</translation>
    </message>
    <message>
        <source>Fetch the charge</source>
        <translation>Buscar a cobrança</translation>
    </message>
    <message>
        <source>Asks for what the provider has under this txid.</source>
        <translation>Pergunta o que o provedor tem com este txid.</translation>
    </message>
    <message>
        <source>Read status</source>
        <translation>Consultar situação</translation>
    </message>
    <message>
        <source>Ask for the code again</source>
        <translation>Pedir o código de novo</translation>
    </message>
    <message>
        <source>Sends the same data for the same txid.</source>
        <translation>Reenvia os mesmos dados para o mesmo txid.</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Pedir de novo</translation>
    </message>
    <message>
        <source>The txid is not this charge&apos;s</source>
        <translation>O txid não é desta cobrança</translation>
    </message>
    <message>
        <source>%1 gave it. Another can be given.</source>
        <translation>Informado por %1. Dá para informar outro.</translation>
    </message>
    <message>
        <source>Change it…</source>
        <translation>Trocar…</translation>
    </message>
    <message>
        <source>Tell the manager and get paid in another way</source>
        <translation>Avisar o gerente e receber de outro jeito</translation>
    </message>
    <message>
        <source>It stays “To check” in the list.</source>
        <translation>Fica “A conferir” na lista.</translation>
    </message>
    <message>
        <source>Leave to check</source>
        <translation>Deixar a conferir</translation>
    </message>
    <message>
        <source>Do not read out or send this code to the customer.</source>
        <translation>Não leia nem envie este código ao cliente.</translation>
    </message>
    <message>
        <source>The charge exists at the provider.</source>
        <translation>A cobrança existe no provedor.</translation>
    </message>
    <message>
        <source>The customer says it is paid? Check the shop&apos;s account before creating another.</source>
        <translation>O cliente diz que pagou? Confira na conta da loja antes de gerar outra.</translation>
    </message>
    <message>
        <source>Read the amount again</source>
        <translation>Consultar o valor de novo</translation>
    </message>
    <message>
        <source>Reads the charge by its txid, and changes nothing.</source>
        <translation>Lê a cobrança pelo txid, sem mudar nada.</translation>
    </message>
    <message>
        <source>Take payment another way</source>
        <translation>Receber de outro jeito</translation>
    </message>
    <message>
        <source>The charge exists at the provider. Do not create another.</source>
        <translation>A cobrança existe no provedor. Não gere outra.</translation>
    </message>
    <message>
        <source>While in doubt, the code is not shown, copied or printed.</source>
        <translation>Enquanto houver dúvida, o código não é mostrado, copiado nem impresso.</translation>
    </message>
    <message>
        <source>The amount in the answer does not match</source>
        <translation>O valor da resposta não confere</translation>
    </message>
    <message>
        <source>The code is right, but the provider answered another amount. Nobody knows which one holds.</source>
        <translation>O código está certo, mas o provedor respondeu outro valor. Não se sabe qual vale.</translation>
    </message>
    <message>
        <source>You charged</source>
        <translation>Você cobrou</translation>
    </message>
    <message>
        <source>The code carries</source>
        <translation>O código traz</translation>
    </message>
    <message>
        <source>The provider answered</source>
        <translation>O provedor respondeu</translation>
    </message>
    <message>
        <source>Amount in doubt:</source>
        <translation>Valor em dúvida:</translation>
    </message>
    <message>
        <source>difference of %1</source>
        <translation>diferença de %1</translation>
    </message>
    <message>
        <source>May be paid already: check before showing it again</source>
        <translation>Talvez já paga: confira antes de mostrar de novo</translation>
    </message>
    <message>
        <source>The provider refused the correction. The customer may have paid %1 at this moment.</source>
        <translation>O provedor recusou a correção. O cliente pode ter pago %1 neste instante.</translation>
    </message>
    <message>
        <source>The correction was not made.</source>
        <translation>A correção não foi feita.</translation>
    </message>
    <message>
        <source>%1 still holds</source>
        <translation>Vale %1</translation>
    </message>
    <message>
        <source>Paid today at %1, %2 ago</source>
        <translation>Paga hoje às %1, há %2</translation>
    </message>
    <message>
        <source>Paid on %1 at %2</source>
        <translation>Paga em %1 às %2</translation>
    </message>
    <message>
        <source>Request sent by %1</source>
        <translation>Pedido enviado por %1</translation>
    </message>
    <message>
        <source>Code received and checked</source>
        <translation>Código recebido e conferido</translation>
    </message>
    <message>
        <source>Corrected by %1</source>
        <translation>Corrigida por %1</translation>
    </message>
    <message>
        <source>Confirmed at the shop by %1</source>
        <translation>Confirmada na loja por %1</translation>
    </message>
    <message>
        <source>Paid, reported by the provider</source>
        <translation>Paga, informado pelo provedor</translation>
    </message>
    <message>
        <source>Counter %1</source>
        <translation>Caixa %1</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Criada</translation>
    </message>
    <message>
        <source>Attempt of %1</source>
        <translation>Tentativa das %1</translation>
    </message>
    <message>
        <source>This txid already belongs to charge %1</source>
        <translation>Este txid já é da cobrança %1</translation>
    </message>
    <message>
        <source>This txid already belongs to another charge</source>
        <translation>Este txid já é de outra cobrança</translation>
    </message>
    <message>
        <source>The provider answered the new request with the txid of another attempt. Showing the code could charge the wrong person.</source>
        <translation>O provedor respondeu ao pedido novo com o txid de outra tentativa. Mostrar o código poderia cobrar a pessoa errada.</translation>
    </message>
    <message>
        <source>Charge %1</source>
        <translation>Cobrança %1</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>Pedido novo</translation>
    </message>
    <message>
        <source>CRC matches · repeated txid</source>
        <translation>CRC confere · txid repetido</translation>
    </message>
    <message>
        <source>We do not know whether the request for %1 exists.</source>
        <translation>Não sabemos se o pedido de %1 existe.</translation>
    </message>
    <message>
        <source>The other charge is as it was. Totals count this txid once.</source>
        <translation>A outra cobrança continua como estava. Os totais contam este txid uma vez só.</translation>
    </message>
    <message>
        <source>Look at the other charge</source>
        <translation>Olhar a outra cobrança</translation>
    </message>
    <message>
        <source>Opens it, and changes nothing.</source>
        <translation>Abre sem mudar nada.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ver a %1</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Create another</source>
        <translation>Gerar outra</translation>
    </message>
    <message>
        <source>Only after looking in the provider&apos;s panel.</source>
        <translation>Só depois de olhar no painel do provedor.</translation>
    </message>
    <message>
        <source>Create another…</source>
        <translation>Gerar outra…</translation>
    </message>
    <message>
        <source>Charged: %1</source>
        <translation>Cobrado: %1</translation>
    </message>
    <message>
        <source>Another amount was paid</source>
        <translation>Foi pago outro valor</translation>
    </message>
    <message>
        <source>Look at the shop&apos;s account first</source>
        <translation>Olhe antes a conta da loja</translation>
    </message>
    <message>
        <source>The money came</source>
        <translation>O dinheiro entrou</translation>
    </message>
    <message>
        <source>You have seen the payment on the shop&apos;s account.</source>
        <translation>Você viu o pagamento na conta da loja.</translation>
    </message>
    <message>
        <source>Confirm receipt…</source>
        <translation>Confirmar recebimento…</translation>
    </message>
    <message>
        <source>This code&apos;s time is over</source>
        <translation>O tempo deste código acabou</translation>
    </message>
    <message>
        <source>The provider has ended this code</source>
        <translation>O provedor encerrou este código</translation>
    </message>
    <message>
        <source>Was valid until</source>
        <translation>Valia até</translation>
    </message>
    <message>
        <source>revision %1, at %2</source>
        <translation>revisão %1, às %2</translation>
    </message>
    <message>
        <source>created at %1</source>
        <translation>criada às %1</translation>
    </message>
    <message>
        <source>It took</source>
        <translation>Levou</translation>
    </message>
    <message>
        <source>Training code</source>
        <translation>Código de treino</translation>
    </message>
    <message>
        <source>Point the camera</source>
        <translation>Aponte a câmera</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Conferido</translation>
    </message>
    <message>
        <source>Deadline not given</source>
        <translation>Validade não informada</translation>
    </message>
    <message>
        <source>This code pays another receiver</source>
        <translation>Este código paga outro recebedor</translation>
    </message>
    <message>
        <source>CRC matches · another receiver</source>
        <translation>CRC confere · outro recebedor</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>In the code</source>
        <translation>No código</translation>
    </message>
    <message>
        <source>A manager has to look at it before the customer pays.</source>
        <translation>Um gerente precisa olhar antes de o cliente pagar.</translation>
    </message>
    <message>
        <source>Calibration.</source>
        <translation>Calibração.</translation>
    </message>
    <message>
        <source>Look at the code with a bank&apos;s app, do not pay, and press F12.</source>
        <translation>Veja o código com o app de um banco, não pague e tecle F12.</translation>
    </message>
    <message>
        <source>Not printed.</source>
        <translation>Não foi impresso.</translation>
    </message>
    <message>
        <source>The shop&apos;s bank statement shows the payment and its amount.</source>
        <translation>O extrato da loja mostra o pagamento e o valor.</translation>
    </message>
    <message>
        <source>The reported payment is not clear</source>
        <translation>O pagamento informado não está claro</translation>
    </message>
    <message>
        <source>Deadline in doubt</source>
        <translation>Prazo em dúvida</translation>
    </message>
    <message>
        <source>Leaving does not cancel.
How long it is valid is in doubt.</source>
        <translation>Sair não cancela.
Até quando vale é incerto.</translation>
    </message>
</context>
<context>
    <name>balcao::Closing</name>
    <message>
        <source>Made</source>
        <translation>Criadas</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagas</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrigidas</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>A conferir</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recebido</translation>
    </message>
    <message>
        <source>Confirmed at the shop</source>
        <translation>Confirmada na loja</translation>
    </message>
    <message>
        <source>Changed since earlier closings</source>
        <translation>Mudaram desde fechamentos anteriores</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Received before</source>
        <translation>Recebido antes</translation>
    </message>
    <message>
        <source>Received after</source>
        <translation>Recebido depois</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Correções</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
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
        <translation>Fechamento</translation>
    </message>
    <message>
        <source>Not closed yet</source>
        <translation>Ainda não fechado</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dia</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Até</translation>
    </message>
    <message>
        <source>Closed by</source>
        <translation>Fechado por</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Prova</translation>
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
        <translation>Cobranças criadas</translation>
    </message>
    <message>
        <source>Went back</source>
        <translation>Voltou</translation>
    </message>
    <message>
        <source>Unknown, of these</source>
        <translation>Desconhecidas, entre estas</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Contestada</translation>
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
        <translation>Caixa</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Approvals by %1</source>
        <translation>Autorizações de %1</translation>
    </message>
    <message>
        <source>Operators without PINs</source>
        <translation>Operadores sem PIN</translation>
    </message>
    <message>
        <source>The provider&apos;s key is in no keyring</source>
        <translation>A chave do provedor não está em nenhum cofre</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>o início</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagamentos</translation>
    </message>
    <message>
        <source>Received, by the provider&apos;s word</source>
        <translation>Recebido, pelo provedor</translation>
    </message>
    <message>
        <source>Charges made, by status</source>
        <translation>Cobranças criadas, por situação</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>To check, of any day</source>
        <translation>A conferir, de qualquer dia</translation>
    </message>
    <message>
        <source>Nobody said</source>
        <translation>Ninguém disse</translation>
    </message>
    <message>
        <source>At the shop</source>
        <translation>Na loja</translation>
    </message>
    <message>
        <source>Received by hour</source>
        <translation>Recebido por hora</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Cobrar</translation>
    </message>
    <message numerus="yes">
        <source>%n approval(s) by %1</source>
        <translation>
            <numerusform>%n autorização de %1</numerusform>
            <numerusform>%n autorizações de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observações</translation>
    </message>
    <message>
        <source>TRAINING: this closing has no value.</source>
        <translation>TREINAMENTO: este fechamento não tem valor.</translation>
    </message>
    <message>
        <source>Closing %1</source>
        <translation>Fechamento %1</translation>
    </message>
    <message>
        <source>Since the last closing</source>
        <translation>Desde o último fechamento</translation>
    </message>
    <message>
        <source>received, %1</source>
        <translation>recebido, %1</translation>
    </message>
    <message>
        <source>received, %1, not closed</source>
        <translation>recebido, %1, sem fechar</translation>
    </message>
    <message>
        <source>This closing</source>
        <translation>Este fechamento</translation>
    </message>
    <message>
        <source>By operator</source>
        <translation>Por operador</translation>
    </message>
    <message>
        <source>By counter</source>
        <translation>Por caixa</translation>
    </message>
    <message>
        <source>Made by %1 on %2, %3</source>
        <translation>Feito por %1 em %2, %3</translation>
    </message>
    <message>
        <source>Closed by %1</source>
        <translation>Fechado por %1</translation>
    </message>
    <message numerus="yes">
        <source>%n payment(s) by the provider&apos;s word</source>
        <translation>
            <numerusform>%n pagamento pelo provedor</numerusform>
            <numerusform>%n pagamentos pelo provedor</numerusform>
        </translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Tíquete médio</translation>
    </message>
    <message>
        <source>a payment</source>
        <translation>por pagamento</translation>
    </message>
    <message>
        <source>nothing went back</source>
        <translation>nada voltou</translation>
    </message>
    <message>
        <source>went back: %1</source>
        <translation>voltou: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) to check, %1</source>
        <translation>
            <numerusform>%n cobrança a conferir, %1</numerusform>
            <numerusform>%n cobranças a conferir, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to check</source>
        <translation>Nada a conferir</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) contested, %1</source>
        <translation>
            <numerusform>%n cobrança contestada, %1</numerusform>
            <numerusform>%n cobranças contestadas, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) of earlier closings changed since</source>
        <translation>
            <numerusform>%n cobrança de fechamentos anteriores mudou</numerusform>
            <numerusform>%n cobranças de fechamentos anteriores mudaram</numerusform>
        </translation>
    </message>
    <message>
        <source>What was counted before is the same</source>
        <translation>O que foi contado antes confere</translation>
    </message>
    <message>
        <source>Counted before: %1, %2. The ledger has %3, %4: %5</source>
        <translation>Contado antes: %1, %2. O registro tem %3, %4: %5</translation>
    </message>
    <message>
        <source>Since the beginning</source>
        <translation>Desde o início</translation>
    </message>
    <message>
        <source>Closed %1 · %2</source>
        <translation>Fechado %1 · %2</translation>
    </message>
    <message>
        <source>Closed %1 by %2 · %3</source>
        <translation>Fechado %1 por %2 · %3</translation>
    </message>
    <message>
        <source>the last one was made %1</source>
        <translation>o último foi feito %1</translation>
    </message>
    <message>
        <source>Operators without PINs.</source>
        <translation>Operadores sem PIN.</translation>
    </message>
    <message>
        <source>The provider&apos;s key was kept in no keyring.</source>
        <translation>A chave do provedor não estava em nenhum cofre.</translation>
    </message>
    <message>
        <source>Closing %1 of %2, %3</source>
        <translation>Fechamento %1 de %2, %3</translation>
    </message>
    <message>
        <source>Closing %1 of %2 would say (nothing is closed):</source>
        <translation>O fechamento %1 de %2 diria (nada é fechado):</translation>
    </message>
    <message>
        <source>Who closes here counts first (shop.blind-closing): give what was counted, like --counted 12:1.234,50. There is no --preview.</source>
        <translation>Aqui quem fecha conta primeiro (shop.blind-closing): diga o que foi contado, como --counted 12:1.234,50. Não há --preview.</translation>
    </message>
    <message>
        <source>--pdf takes the name of a new file: %1 is there already.</source>
        <translation>--pdf recebe o nome de um arquivo novo: %1 já existe.</translation>
    </message>
    <message>
        <source>There is no closing %1.</source>
        <translation>Não há fechamento %1.</translation>
    </message>
</context>
<context>
    <name>balcao::CodeCheckPage</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Open a picture…</source>
        <translation>Abrir imagem…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Open the charge</source>
        <translation>Abrir a cobrança</translation>
    </message>
    <message>
        <source>Copy the right code</source>
        <translation>Copiar o código certo</translation>
    </message>
    <message>
        <source>Copy it for the manager</source>
        <translation>Copiar para o gerente</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Mandar de novo</translation>
    </message>
    <message>
        <source>Check a code</source>
        <translation>Conferir código</translation>
    </message>
    <message>
        <source>Paste the customer&apos;s Pix code, or drop the picture of its QR code.</source>
        <translation>Cole o Pix copia e cola do cliente ou solte a imagem do QR Code.</translation>
    </message>
    <message>
        <source>What stands in the code</source>
        <translation>O que está no código</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Abrir imagem</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imagens</translation>
    </message>
</context>
<context>
    <name>balcao::CodeCheckPresenter</name>
    <message>
        <source>No code in this picture</source>
        <translation>Nenhum código nesta imagem</translation>
    </message>
</context>
<context>
    <name>balcao::CodeCheckView</name>
    <message>
        <source>A code of this shop, whole, and it still holds. It may be sent again.</source>
        <translation>Código da loja, sem defeito, ainda vale. Pode mandar de novo.</translation>
    </message>
    <message>
        <source>It is not to be paid now: something about its charge is open. Open the charge.</source>
        <translation>Não é para pagar agora: algo da cobrança está em aberto. Abra a cobrança.</translation>
    </message>
    <message>
        <source>An old code: the charge was corrected since. Ask for the new code to be scanned.</source>
        <translation>Código antigo: a cobrança foi corrigida depois. Peça para ler o código novo.</translation>
    </message>
    <message>
        <source>Another charge took its place in the sale. This one is not to be paid.</source>
        <translation>Outra cobrança ficou no lugar dela na venda. Esta não é para pagar.</translation>
    </message>
    <message>
        <source>Its time is over by our clock. Look at the shop&apos;s account before you charge again.</source>
        <translation>O prazo venceu pelo nosso relógio. Veja na conta da loja antes de cobrar de novo.</translation>
    </message>
    <message>
        <source>It has expired, by the provider&apos;s word. Look at the shop&apos;s account before you charge again.</source>
        <translation>Expirou, segundo o provedor. Veja na conta da loja antes de cobrar de novo.</translation>
    </message>
    <message>
        <source>It was cancelled at the provider. Nobody can pay it.</source>
        <translation>Foi cancelada no provedor. Ninguém consegue pagar.</translation>
    </message>
    <message>
        <source>It is paid already. The customer does not pay it again.</source>
        <translation>Já está paga. O cliente não paga de novo.</translation>
    </message>
    <message>
        <source>It was paid, and the money went back.</source>
        <translation>Foi paga, e o dinheiro voltou.</translation>
    </message>
    <message>
        <source>The bank will refuse this code.</source>
        <translation>O banco vai recusar este código.</translation>
    </message>
    <message>
        <source>The messaging app ate the asterisks.</source>
        <translation>O aplicativo de mensagens comeu os asteriscos.</translation>
    </message>
    <message>
        <source>Its end is missing.</source>
        <translation>Falta o final.</translation>
    </message>
    <message>
        <source>A part of it is missing.</source>
        <translation>Falta um pedaço.</translation>
    </message>
    <message>
        <source>It differs from ours in one place.</source>
        <translation>É diferente do nosso em um ponto.</translation>
    </message>
    <message>
        <source>position %1: %2 is missing</source>
        <translation>posição %1: falta %2</translation>
    </message>
    <message>
        <source>position %1: %2 too much</source>
        <translation>posição %1: sobra %2</translation>
    </message>
    <message>
        <source>position %1: %2 in place of %3</source>
        <translation>posição %1: %2 no lugar de %3</translation>
    </message>
    <message>
        <source>%1, the current one</source>
        <translation>%1, a atual</translation>
    </message>
    <message>
        <source>%1, now %2 holds</source>
        <translation>%1, agora vale a %2</translation>
    </message>
    <message>
        <source>none: the bank shows it</source>
        <translation>nenhum: o banco mostra</translation>
    </message>
    <message>
        <source>Amount in the code</source>
        <translation>Valor no código</translation>
    </message>
    <message>
        <source>Receiver</source>
        <translation>Recebedor</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Cidade</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>It is ours: charge %1</source>
        <translation>É nosso: cobrança %1</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Validade</translation>
    </message>
    <message>
        <source>Check sum (CRC)</source>
        <translation>Controle (CRC)</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>confere</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>não confere</translation>
    </message>
    <message>
        <source>Ours, but it arrived damaged</source>
        <translation>É nosso, mas chegou danificado</translation>
    </message>
    <message>
        <source>Looks like</source>
        <translation>Parece ser</translation>
    </message>
    <message>
        <source>charge %1, %2</source>
        <translation>cobrança %1, %2</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>Not this shop&apos;s</source>
        <translation>Não é desta loja</translation>
    </message>
    <message>
        <source>Whoever pays this code pays somebody else. Do not give it back to the customer as if it were ours.</source>
        <translation>Quem pagar este código paga outra pessoa. Não devolva ao cliente como se fosse nosso.</translation>
    </message>
    <message>
        <source>In our ledger</source>
        <translation>No nosso registro</translation>
    </message>
    <message>
        <source>nothing like it</source>
        <translation>nada parecido</translation>
    </message>
    <message>
        <source>Not in this ledger</source>
        <translation>Não está neste registro</translation>
    </message>
    <message>
        <source>It pays this shop, but no charge of this ledger has it. It was made elsewhere.</source>
        <translation>Paga esta loja, mas nenhuma cobrança deste registro tem este código. Foi gerado em outro lugar.</translation>
    </message>
    <message>
        <source>No charge of this ledger has this code, and nobody has told yet whom this shop&apos;s codes pay. Compare the receiver.</source>
        <translation>Nenhuma cobrança deste registro tem este código, e ninguém disse ainda quem os códigos da loja pagam. Compare o recebedor.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Situação</translation>
    </message>
    <message>
        <source>Not a Pix code</source>
        <translation>Não é um código Pix</translation>
    </message>
    <message>
        <source>Ask for the code again and copy it whole.</source>
        <translation>Peça o código de novo e copie inteiro.</translation>
    </message>
    <message>
        <source>Whose code is it?</source>
        <translation>De quem é o código?</translation>
    </message>
    <message>
        <source>Paste it, scan it, or drop its picture: the till says whether it is ours, and what became of it.</source>
        <translation>Cole, leia ou solte a imagem: o caixa diz se é nosso e o que aconteceu com ele.</translation>
    </message>
    <message>
        <source>More than one code</source>
        <translation>Mais de um código</translation>
    </message>
</context>
<context>
    <name>balcao::CodeEdit</name>
    <message>
        <source>Code to check</source>
        <translation>Código a conferir</translation>
    </message>
</context>
<context>
    <name>balcao::CodePicture</name>
    <message>
        <source>This file cannot be read. Save the picture on this computer, then open it again.</source>
        <translation>Este arquivo não pode ser lido. Salve a imagem neste computador e abra de novo.</translation>
    </message>
    <message>
        <source>This picture is too large. Cut out the QR code, or take a photo of it from nearer.</source>
        <translation>Esta imagem é grande demais. Recorte o QR Code ou tire a foto mais de perto.</translation>
    </message>
    <message>
        <source>This is no picture that can be read here. Save it as PNG or JPEG.</source>
        <translation>Esta imagem não pode ser lida aqui. Salve como PNG ou JPEG.</translation>
    </message>
    <message>
        <source>There is no QR code in it that can be read. Take it whole, sharp and straight, or paste the text.</source>
        <translation>Não há nela um QR Code que dê para ler. Fotografe inteiro, nítido e reto, ou cole o texto.</translation>
    </message>
    <message>
        <source>Pictures cannot be read on this computer. Paste the text of the code.</source>
        <translation>Este computador não lê imagens. Cole o texto do código.</translation>
    </message>
</context>
<context>
    <name>balcao::ContestEntry</name>
    <message>
        <source>Write the day like %1.</source>
        <translation>Escreva o dia como %1.</translation>
    </message>
    <message>
        <source>That day has not come yet: when was the shop told?</source>
        <translation>Esse dia ainda não chegou: quando a loja soube?</translation>
    </message>
    <message>
        <source>Write the deadline like %1.</source>
        <translation>Escreva o prazo como %1.</translation>
    </message>
    <message>
        <source>The deadline is before the day on which the shop was told.</source>
        <translation>O prazo é anterior ao dia em que a loja soube.</translation>
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
        <translation>Escolha ou escreva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save correction</source>
        <translation>Salvar correção</translation>
    </message>
    <message>
        <source>Ctrl + Enter</source>
        <translation>Ctrl + Enter</translation>
    </message>
    <message>
        <source>The amount and the customer&apos;s four fields go to the provider.</source>
        <translation>Vai ao provedor: valor e os quatro campos do cliente.</translation>
    </message>
    <message>
        <source>Who corrects</source>
        <translation>Quem corrige</translation>
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
        <translation>Depois</translation>
    </message>
</context>
<context>
    <name>balcao::CorrectionView</name>
    <message>
        <source>unchanged</source>
        <translation>sem mudança</translation>
    </message>
    <message>
        <source>Correct the highlighted fields first.</source>
        <translation>Corrija antes os campos marcados.</translation>
    </message>
    <message>
        <source>Nothing was changed yet.</source>
        <translation>Nada foi mudado ainda.</translation>
    </message>
    <message>
        <source>Choose or write the reason.</source>
        <translation>Escolha ou escreva o motivo.</translation>
    </message>
    <message>
        <source>Write who corrects it.</source>
        <translation>Escreva quem está corrigindo.</translation>
    </message>
    <message>
        <source>Correct charge %1</source>
        <translation>Corrigir cobrança %1</translation>
    </message>
    <message>
        <source>Created at %1.</source>
        <translation>Criada às %1.</translation>
    </message>
    <message>
        <source>Expires at %1.</source>
        <translation>Expira às %1.</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>mudou</translation>
    </message>
    <message>
        <source>Forgotten discount</source>
        <translation>Desconto esquecido</translation>
    </message>
    <message>
        <source>Wrong amount typed</source>
        <translation>Valor digitado errado</translation>
    </message>
    <message>
        <source>Customer&apos;s data wrong</source>
        <translation>Dados do cliente errados</translation>
    </message>
    <message>
        <source>Item added or taken out</source>
        <translation>Item incluído ou retirado</translation>
    </message>
</context>
<context>
    <name>balcao::Csv</name>
    <message>
        <source>Confirmed at the shop</source>
        <translation>Confirmada na loja</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dia</translation>
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
        <translation>Criada</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Situação</translation>
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
        <translation>Nome</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF ou CNPJ</translation>
    </message>
</context>
<context>
    <name>balcao::CustomerScreen</name>
    <message>
        <source>The customer&apos;s screen was not found.</source>
        <translation>A tela do cliente não foi encontrada.</translation>
    </message>
</context>
<context>
    <name>balcao::CustomerView</name>
    <message>
        <source>TRAINING: charge has no value.</source>
        <translation>TREINAMENTO: cobrança sem valor.</translation>
    </message>
    <message>
        <source>Nobody can pay this code.</source>
        <translation>Ninguém consegue pagar este código.</translation>
    </message>
    <message>
        <source>Amount to pay</source>
        <translation>Valor a pagar</translation>
    </message>
    <message>
        <source>The shop asked for %1.</source>
        <translation>A loja pediu %1.</translation>
    </message>
    <message>
        <source>The code is new: scan this one, and not the one from before.</source>
        <translation>O código é novo: leia este, e não o de antes.</translation>
    </message>
    <message>
        <source>Open your bank&apos;s app and choose Pix.</source>
        <translation>Abra o app do seu banco e escolha Pix.</translation>
    </message>
    <message>
        <source>Point its camera at the code.</source>
        <translation>Aponte a câmera do app para o código.</translation>
    </message>
    <message>
        <source>Your bank has to show:</source>
        <translation>No seu banco deve aparecer:</translation>
    </message>
    <message>
        <source>This code is valid for</source>
        <translation>Este código vale por</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>Um instante, por favor</translation>
    </message>
    <message>
        <source>Payment received</source>
        <translation>Pagamento recebido</translation>
    </message>
    <message>
        <source>Thank you, and come again!</source>
        <translation>Obrigado e volte sempre!</translation>
    </message>
    <message>
        <source>Please do not pay it. Ask for another one at the counter.</source>
        <translation>Por favor, não o pague. Peça outro no caixa.</translation>
    </message>
    <message>
        <source>This code is not valid any more</source>
        <translation>Este código não vale mais</translation>
    </message>
    <message>
        <source>Your code is on its way.</source>
        <translation>Seu código já vem.</translation>
    </message>
    <message>
        <source>A new code is coming. Please do not pay the one from before.</source>
        <translation>Um código novo já vem. Por favor, não pague o de antes.</translation>
    </message>
    <message>
        <source>Please do not pay yet: the counter is looking at this charge.</source>
        <translation>Por favor, não pague ainda: o caixa está conferindo esta cobrança.</translation>
    </message>
    <message>
        <source>This code&apos;s time is over</source>
        <translation>O prazo deste código acabou</translation>
    </message>
    <message>
        <source>The code appears on this screen.</source>
        <translation>O código aparece nesta tela.</translation>
    </message>
    <message>
        <source>Here Pix is by QR code or by copy and paste.</source>
        <translation>Aqui o Pix é por QR ou copia e cola.</translation>
    </message>
    <message>
        <source>The counter tells you how to go on.</source>
        <translation>O caixa diz como continuar.</translation>
    </message>
    <message>
        <source>Somebody will be at this counter soon.</source>
        <translation>Logo alguém atende neste caixa.</translation>
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
        <translation>Fechar o dia…</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Fechamento</translation>
    </message>
    <message>
        <source>The closing before</source>
        <translation>O fechamento anterior</translation>
    </message>
    <message>
        <source>The next closing</source>
        <translation>O próximo fechamento</translation>
    </message>
    <message>
        <source>Received by hour</source>
        <translation>Recebido por hora</translation>
    </message>
    <message>
        <source>By status</source>
        <translation>Por situação</translation>
    </message>
    <message>
        <source>Before closing</source>
        <translation>Antes de fechar</translation>
    </message>
    <message>
        <source>Closing changes nothing at the provider.</source>
        <translation>Fechar não muda nada no provedor.</translation>
    </message>
    <message>
        <source>Count first: how many payments came, and what they came to. The figures are shown when the day is closed.</source>
        <translation>Conte antes: quantos pagamentos vieram e quanto somaram. Os números aparecem quando o dia é fechado.</translation>
    </message>
    <message>
        <source>Reading the ledger…</source>
        <translation>Lendo o registro…</translation>
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
        <translation>Conte antes: quantos pagamentos, e quanto somaram.</translation>
    </message>
    <message>
        <source>Write how many payments came as a whole number, and their sum like 1.234,50.</source>
        <translation>Escreva quantos pagamentos vieram em número inteiro, e a soma como 1.234,50.</translation>
    </message>
    <message>
        <source>closing-%1-%2</source>
        <translation>fechamento-%1-%2</translation>
    </message>
    <message>
        <source>Save for a spreadsheet</source>
        <translation>Salvar para planilha</translation>
    </message>
    <message>
        <source>Semicolons and a decimal comma, as spreadsheets read it here. It names operators, and no customer.</source>
        <translation>Ponto e vírgula e vírgula decimal, como as planilhas leem aqui. Traz operadores e nenhum cliente.</translation>
    </message>
    <message>
        <source>Save the closing as a PDF</source>
        <translation>Salvar o fechamento em PDF</translation>
    </message>
    <message>
        <source>Every figure, on paper for whoever keeps the books. It names operators, and no customer.</source>
        <translation>Todos os números, em papel para a contabilidade. Traz operadores e nenhum cliente.</translation>
    </message>
    <message>
        <source>(optional)</source>
        <translation>(se quiser)</translation>
    </message>
    <message>
        <source>Close the day?</source>
        <translation>Fechar o dia?</translation>
    </message>
    <message>
        <source>What came since the last closing gets a number and does not change any more. Nothing changes at the provider.</source>
        <translation>O que veio desde o último fechamento ganha um número e não muda mais. Nada muda no provedor.</translation>
    </message>
    <message>
        <source>Payments counted</source>
        <translation>Pagamentos contados</translation>
    </message>
    <message>
        <source>What they came to</source>
        <translation>Quanto somaram</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close the day</source>
        <translation>Fechar o dia</translation>
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
        <translation>Provedor</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Relógio</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operadores</translation>
    </message>
    <message>
        <source>Is the ledger whole?</source>
        <translation>O registro está íntegro?</translation>
    </message>
    <message>
        <source>Every event and charge is read.</source>
        <translation>Lê cada evento e cada cobrança.</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Copy of the ledger</source>
        <translation>Cópia de segurança</translation>
    </message>
    <message>
        <source>A file with all customers&apos; data.</source>
        <translation>Um arquivo com os dados de todos os clientes.</translation>
    </message>
    <message>
        <source>Copy…</source>
        <translation>Copiar…</translation>
    </message>
    <message>
        <source>For support</source>
        <translation>Para o suporte</translation>
    </message>
    <message>
        <source>Without key, PIN, customer or code.</source>
        <translation>Sem chave, PIN, cliente nem código.</translation>
    </message>
    <message>
        <source>Look and save…</source>
        <translation>Ver e salvar…</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro técnico</translation>
    </message>
    <message>
        <source>Names no customer. Three files of 1 MiB.</source>
        <translation>Não cita clientes. Três arquivos de 1 MiB.</translation>
    </message>
    <message>
        <source>Not asked since the start</source>
        <translation>Ainda não consultado</translation>
    </message>
    <message>
        <source>Is being asked</source>
        <translation>Sendo consultado</translation>
    </message>
    <message>
        <source>Answered at %1</source>
        <translation>Respondeu às %1</translation>
    </message>
    <message>
        <source>Gave no answer at %1</source>
        <translation>Não respondeu às %1</translation>
    </message>
    <message>
        <source>Was not reached at %1</source>
        <translation>Fora de alcance às %1</translation>
    </message>
    <message>
        <source>Refused the key at %1</source>
        <translation>Recusou a chave às %1</translation>
    </message>
    <message>
        <source>Not compared yet</source>
        <translation>Ainda não comparado</translation>
    </message>
    <message>
        <source>As the provider&apos;s</source>
        <translation>Igual ao do provedor</translation>
    </message>
    <message>
        <source>%1 ahead of the provider&apos;s</source>
        <translation>Adiantado %1 em relação ao provedor</translation>
    </message>
    <message>
        <source>%1 behind the provider&apos;s</source>
        <translation>Atrasado %1 em relação ao provedor</translation>
    </message>
    <message>
        <source>Without PIN: nobody is asked</source>
        <translation>Operadores sem PIN: ninguém precisa entrar</translation>
    </message>
    <message>
        <source>It is being stopped.</source>
        <translation>Parando.</translation>
    </message>
    <message>
        <source>A whole ledger, and customers&apos; data with it: keep it where nobody else reads it. Selling goes on meanwhile.</source>
        <translation>Um registro inteiro, com os dados dos clientes: guarde onde ninguém mais leia. As vendas continuam enquanto isso.</translation>
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
        <translation>Começando.</translation>
    </message>
    <message>
        <source>%1 % done</source>
        <translation>%1 % pronto</translation>
    </message>
    <message>
        <source>What support gets</source>
        <translation>O que o suporte recebe</translation>
    </message>
    <message>
        <source>Nothing is sent: a ZIP is saved, and you send it. Nothing in it is made from a key, a PIN, a customer or a code.</source>
        <translation>Nada é enviado: um ZIP é salvo, e quem envia é você. Nada nele vem de chave, PIN, cliente ou código.</translation>
    </message>
    <message>
        <source>balcao-support-%1.zip</source>
        <translation>balcao-suporte-%1.zip</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
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
        <translation>Dossiê da cobrança %1</translation>
    </message>
    <message>
        <source>Paid on %1</source>
        <translation>Paga em %1</translation>
    </message>
    <message>
        <source>TRAINING: this charge has no value.</source>
        <translation>TREINAMENTO: esta cobrança não tem valor.</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Data erased</source>
        <translation>Dados apagados</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Criada</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Vale até</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>não informado</translation>
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
        <translation>Contestada</translation>
    </message>
    <message>
        <source>The sale</source>
        <translation>A venda</translation>
    </message>
    <message>
        <source>Two sources, side by side</source>
        <translation>Duas fontes, lado a lado</translation>
    </message>
    <message>
        <source>The provider said</source>
        <translation>O provedor disse</translation>
    </message>
    <message>
        <source>Amount told</source>
        <translation>Valor informado</translation>
    </message>
    <message>
        <source>The shop saw</source>
        <translation>A loja conferiu</translation>
    </message>
    <message>
        <source>Amount seen</source>
        <translation>Valor conferido</translation>
    </message>
    <message>
        <source>Identification of the Pix (E2E) %1</source>
        <translation>Identificação do Pix (E2E) %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>Receiver: %1</source>
        <translation>Recebedor: %1</translation>
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
        <translation>Códigos que existiram</translation>
    </message>
    <message>
        <source>No code is drawn while somebody might still pay by it, or where it was not verified.</source>
        <translation>Nenhum código é desenhado enquanto alguém ainda puder pagar por ele, ou se não foi conferido.</translation>
    </message>
    <message>
        <source>What happened, in its order</source>
        <translation>O que aconteceu, na ordem</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>sem prova</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Fato</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quem</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Each proof depends on the one before it at its counter. %1 Checked on %2. The file %3.json has everything that it takes to prove them again.</source>
        <translation>Cada prova depende da anterior no mesmo caixa. %1 Conferido em %2. O arquivo %3.json traz tudo para provar de novo.</translation>
    </message>
    <message>
        <source>The provider&apos;s answers, as received</source>
        <translation>As respostas do provedor, como chegaram</translation>
    </message>
    <message>
        <source>%1, HTTP %2</source>
        <translation>%1, HTTP %2</translation>
    </message>
    <message>
        <source>dossier-%1</source>
        <translation>dossie-%1</translation>
    </message>
    <message>
        <source>Made by %1 on %2, %3</source>
        <translation>Feito por %1 em %2, %3</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>alguém</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nada ainda</translation>
    </message>
    <message>
        <source>nothing was noted</source>
        <translation>nada foi anotado</translation>
    </message>
    <message>
        <source>%1 saw it, %2</source>
        <translation>%1 viu, %2</translation>
    </message>
    <message>
        <source>It pays another receiver and is not given out.</source>
        <translation>Paga outro recebedor e não é entregue.</translation>
    </message>
    <message>
        <source>It is not a whole Pix code.</source>
        <translation>Não é um código Pix inteiro.</translation>
    </message>
    <message>
        <source>It authorises a recurring payment and pays nothing.</source>
        <translation>Autoriza um débito recorrente e não paga nada.</translation>
    </message>
    <message>
        <source>It carries another amount.</source>
        <translation>Traz outro valor.</translation>
    </message>
    <message>
        <source>Replaced by a correction.</source>
        <translation>Substituído pela correção.</translation>
    </message>
    <message>
        <source>The last code of this charge.</source>
        <translation>O último código desta cobrança.</translation>
    </message>
    <message>
        <source>%1 of %2 facts are proven: each is as it was written.</source>
        <translation>%1 de %2 fatos provados. A sequência está inteira.</translation>
    </message>
    <message>
        <source>Only %1 of %2 facts are proven: the ledger was changed or damaged. Tell support.</source>
        <translation>Só %1 de %2 fatos provados: o registro foi mudado ou danificado. Avise o suporte.</translation>
    </message>
    <message>
        <source>Charge %1 of %2, created on %3 at counter %4 by %5.</source>
        <translation>Cobrança %1 de %2, criada em %3 no caixa %4 por %5.</translation>
    </message>
    <message>
        <source>nobody who said a name</source>
        <translation>ninguém que disse o nome</translation>
    </message>
    <message>
        <source>txid: %1</source>
        <translation>txid: %1</translation>
    </message>
    <message>
        <source>Identification of the Pix (E2E): %1</source>
        <translation>Identificação do Pix (E2E): %1</translation>
    </message>
    <message>
        <source>The provider said: %1.</source>
        <translation>O provedor disse: %1.</translation>
    </message>
    <message>
        <source>Amount told by the provider: %1.</source>
        <translation>Valor informado pelo provedor: %1.</translation>
    </message>
    <message>
        <source>Seen on the shop&apos;s account: %1.</source>
        <translation>Conferido na conta da loja: %1.</translation>
    </message>
    <message>
        <source>Receiver in the code: %1, %2.</source>
        <translation>Recebedor no código: %1, %2.</translation>
    </message>
    <message>
        <source>Proof of the last fact: %1</source>
        <translation>Prova do último fato: %1</translation>
    </message>
    <message>
        <source>Amount seen there: %1.</source>
        <translation>Valor visto lá: %1.</translation>
    </message>
    <message>
        <source>But a fact that holds another receiver&apos;s code is proven by the ledger alone.</source>
        <translation>Mas um fato que traz o código de outro recebedor só o registro prova.</translation>
    </message>
    <message>
        <source>nobody said another one</source>
        <translation>ninguém disse outro</translation>
    </message>
    <message>
        <source>What the shop noted of the payment: %1</source>
        <translation>O que a loja anotou do pagamento: %1</translation>
    </message>
    <message>
        <source>(a code that somebody might still pay by)</source>
        <translation>(um código pelo qual alguém ainda poderia pagar)</translation>
    </message>
    <message>
        <source>The bank&apos;s number of it: %1</source>
        <translation>Número dado pelo banco: %1</translation>
    </message>
    <message>
        <source>%1 (account %2)</source>
        <translation>%1 (conta %2)</translation>
    </message>
</context>
<context>
    <name>balcao::DossierPage</name>
    <message>
        <source>Save PDF…</source>
        <translation>Salvar PDF…</translation>
    </message>
    <message>
        <source>Save with the proofs (JSON)…</source>
        <translation>Salvar com as provas (JSON)…</translation>
    </message>
    <message>
        <source>Copy text for the bank</source>
        <translation>Copiar texto para o banco</translation>
    </message>
    <message>
        <source>Dossier of the sale</source>
        <translation>Dossiê da venda</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Prévia</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Incluir</translation>
    </message>
    <message>
        <source>Customer&apos;s full data</source>
        <translation>Dados completos do cliente</translation>
    </message>
    <message>
        <source>Codes that there were</source>
        <translation>Códigos que existiram</translation>
    </message>
    <message>
        <source>What the shop saw</source>
        <translation>O que a loja conferiu</translation>
    </message>
    <message>
        <source>The provider&apos;s answers</source>
        <translation>Respostas do provedor</translation>
    </message>
    <message>
        <source>It has a CPF and a phone number. Send it only to who needs it.</source>
        <translation>Leva CPF e telefone. Mande só a quem precisa.</translation>
    </message>
    <message>
        <source>All that is known of this sale, to answer a bank that asks for the money back.</source>
        <translation>Tudo o que se sabe desta venda, para responder a uma contestação do banco.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>balcao::DossierPresenter</name>
    <message>
        <source>Save the dossier as a PDF</source>
        <translation>Salvar o dossiê em PDF</translation>
    </message>
    <message>
        <source>It holds the customer&apos;s CPF and phone. Send it only to who needs it.</source>
        <translation>Leva o CPF e o telefone do cliente. Mande só a quem precisa.</translation>
    </message>
    <message>
        <source>The customer is masked in it.</source>
        <translation>O cliente aparece mascarado.</translation>
    </message>
    <message>
        <source>Save the dossier with its proofs</source>
        <translation>Salvar o dossiê com as provas</translation>
    </message>
    <message>
        <source>As JSON: all that it takes to prove each event again. It is for machines and experts.</source>
        <translation>Em JSON: tudo o que é preciso para provar cada fato de novo. É para programas e peritos.</translation>
    </message>
</context>
<context>
    <name>balcao::DropArea</name>
    <message>
        <source>Drop a photo or screenshot here.</source>
        <translation>Solte aqui uma foto ou captura de tela.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>Nada sai deste computador.</translation>
    </message>
</context>
<context>
    <name>balcao::Environment</name>
    <message>
        <source>The training provider does not start: %1</source>
        <translation>O provedor de treinamento não inicia: %1</translation>
    </message>
    <message>
        <source>Training shop</source>
        <translation>Loja de treino</translation>
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
        <translation>Referência: %1</translation>
    </message>
    <message>
        <source>Answer read: txid, no code</source>
        <translation>Resposta: txid, sem código</translation>
    </message>
    <message>
        <source>Code %1 received and checked: CRC, amount</source>
        <translation>Código %1 recebido e conferido: CRC, valor</translation>
    </message>
    <message>
        <source>Code %1 received, not as expected</source>
        <translation>Código %1 recebido, não confere</translation>
    </message>
    <message>
        <source>Code shown on the till&apos;s screen</source>
        <translation>Código mostrado na tela do caixa</translation>
    </message>
    <message>
        <source>Code shown on the customer&apos;s screen</source>
        <translation>Código mostrado na tela do cliente</translation>
    </message>
    <message>
        <source>Code sent to the printer</source>
        <translation>Código enviado à impressora</translation>
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
        <translation>Paga, diz o provedor</translation>
    </message>
    <message>
        <source>Status read: waiting</source>
        <translation>Situação lida: aguardando</translation>
    </message>
    <message>
        <source>Expired (reported by the provider)</source>
        <translation>Expirada, diz o provedor</translation>
    </message>
    <message>
        <source>Cancelled (reported by the provider)</source>
        <translation>Cancelada, diz o provedor</translation>
    </message>
    <message>
        <source>Refunded (reported by the provider)</source>
        <translation>Reembolsada, diz o provedor</translation>
    </message>
    <message>
        <source>Status read</source>
        <translation>Situação lida</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Criada</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>Pedida</translation>
    </message>
    <message>
        <source>taken in by its txid</source>
        <translation>registrada pelo txid</translation>
    </message>
    <message>
        <source>request written before it left</source>
        <translation>pedido gravado antes de sair</translation>
    </message>
    <message>
        <source>in place of attempt %1</source>
        <translation>no lugar da tentativa %1</translation>
    </message>
    <message>
        <source>Request sent to the provider</source>
        <translation>Pedido enviado ao provedor</translation>
    </message>
    <message>
        <source>Answer %1 received and kept</source>
        <translation>Resposta %1 recebida e guardada</translation>
    </message>
    <message>
        <source>Unknown outcome</source>
        <translation>Resultado desconhecido</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Não enviada</translation>
    </message>
    <message>
        <source>Refused by the provider</source>
        <translation>Recusada pelo provedor</translation>
    </message>
    <message>
        <source>No byte left this computer. No charge exists.</source>
        <translation>Nada saiu deste computador. Não existe cobrança.</translation>
    </message>
    <message>
        <source>Different amount seen and accepted</source>
        <translation>Diferença de valor vista e aceita</translation>
    </message>
    <message>
        <source>The provider&apos;s word on the payment accepted</source>
        <translation>Aceito o que o provedor diz do pagamento</translation>
    </message>
    <message>
        <source>Receiver of the code accepted</source>
        <translation>Recebedor do código aceito</translation>
    </message>
    <message>
        <source>Receipt confirmed at the shop</source>
        <translation>Recebimento confirmado na loja</translation>
    </message>
    <message>
        <source>Receipt taken back</source>
        <translation>Recebimento desfeito</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Contestada</translation>
    </message>
    <message>
        <source>Contestation ended</source>
        <translation>Contestação encerrada</translation>
    </message>
    <message>
        <source>Settled: it is the charge of attempt %1</source>
        <translation>Resolvida: é a cobrança da tentativa %1</translation>
    </message>
    <message>
        <source>Settled: it is at the provider</source>
        <translation>Resolvida: está no provedor</translation>
    </message>
    <message>
        <source>Settled: the provider never made it</source>
        <translation>Resolvida: o provedor não criou</translation>
    </message>
    <message>
        <source>The txid was the wrong one: unknown again</source>
        <translation>Txid errado: resultado desconhecido de novo</translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation>revisão %1</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Resposta %1</translation>
    </message>
    <message>
        <source>Not known whether it was corrected</source>
        <translation>Não se sabe se foi corrigida</translation>
    </message>
    <message>
        <source>Correction not sent</source>
        <translation>Correção não enviada</translation>
    </message>
    <message>
        <source>Correction refused</source>
        <translation>Correção recusada</translation>
    </message>
    <message>
        <source>Code asked for again</source>
        <translation>Código pedido de novo</translation>
    </message>
    <message>
        <source>Code received again</source>
        <translation>Código recebido de novo</translation>
    </message>
    <message>
        <source>Correction asked for</source>
        <translation>Correção pedida</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrigida</translation>
    </message>
    <message>
        <source>customer&apos;s data</source>
        <translation>dados do cliente</translation>
    </message>
    <message>
        <source>provider</source>
        <translation>provedor</translation>
    </message>
    <message>
        <source>%1, allowed by %2</source>
        <translation>%1, autorizado por %2</translation>
    </message>
    <message>
        <source>since %1, to answer until %2</source>
        <translation>desde %1, com resposta até %2</translation>
    </message>
</context>
<context>
    <name>balcao::FieldRow</name>
    <message>
        <source>Required.</source>
        <translation>Obrigatório.</translation>
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
        <translation>Salvar a lista</translation>
    </message>
    <message>
        <source>For a spreadsheet (CSV)…</source>
        <translation>Para planilha (CSV)…</translation>
    </message>
    <message>
        <source>On paper (PDF)…</source>
        <translation>Em papel (PDF)…</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>A conferir</translation>
    </message>
    <message>
        <source>Check a code</source>
        <translation>Conferir código</translation>
    </message>
</context>
<context>
    <name>balcao::FirstRun</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>As it stands in what this person does.</source>
        <translation>Fica em tudo o que esta pessoa faz.</translation>
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
        <translation>PIN de novo</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 de %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Connect to the provider</source>
        <translation>Conectar ao provedor</translation>
    </message>
    <message>
        <source>Address and key come from the provider.</source>
        <translation>Endereço e chave vêm do provedor.</translation>
    </message>
    <message>
        <source>The first manager</source>
        <translation>O primeiro gerente</translation>
    </message>
    <message>
        <source>Corrects, sets up, and adds the others. Where the ledger has operators: one of its managers.</source>
        <translation>Corrige, ajusta e cadastra os outros. Se o registro já tem operadores: um dos gerentes dele.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Treinamento</translation>
    </message>
    <message>
        <source>Begin here</source>
        <translation>Comece por aqui</translation>
    </message>
    <message>
        <source>Built-in provider: nothing leaves this computer</source>
        <translation>Simulador embutido: nada sai deste computador</translation>
    </message>
    <message>
        <source>Codes without value, a purple ribbon on every screen</source>
        <translation>Códigos sem valor, com faixa roxa em toda tela</translation>
    </message>
    <message>
        <source>Play payment, expiry and no answer</source>
        <translation>Simule pagamento, expiração e falta de resposta</translation>
    </message>
    <message>
        <source>Train now</source>
        <translation>Treinar agora</translation>
    </message>
    <message>
        <source>Real charges</source>
        <translation>Cobranças de verdade</translation>
    </message>
    <message>
        <source>Have at hand:</source>
        <translation>Tenha em mãos:</translation>
    </message>
    <message>
        <source>Base address, which ends in %1</source>
        <translation>Endereço base, terminado em %1</translation>
    </message>
    <message>
        <source>Access key, which goes into the system&apos;s keyring</source>
        <translation>Chave de acesso, que vai para o chaveiro do sistema</translation>
    </message>
    <message>
        <source>A manager&apos;s name and a PIN</source>
        <translation>Nome do gerente e um PIN</translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation>Conectar…</translation>
    </message>
    <message>
        <source>Database password</source>
        <translation>Senha do banco de dados</translation>
    </message>
    <message>
        <source>Of the role that changes operators. It is kept nowhere.</source>
        <translation>Do usuário do banco que altera operadores. Não fica guardada.</translation>
    </message>
</context>
<context>
    <name>balcao::FirstRunHead</name>
    <message>
        <source>Pix charges at your shop&apos;s counter</source>
        <translation>Cobranças Pix no caixa da sua loja</translation>
    </message>
</context>
<context>
    <name>balcao::FirstRunPage</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
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
        <translation>Testando…</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Um momento…</translation>
    </message>
    <message>
        <source>“Begin” saves everything.</source>
        <translation>“Começar” salva tudo.</translation>
    </message>
    <message>
        <source>Nothing is saved before the last step.</source>
        <translation>Nada é salvo antes do último passo.</translation>
    </message>
</context>
<context>
    <name>balcao::FirstRunStart</name>
    <message>
        <source>How do you want to begin?</source>
        <translation>Como você quer começar?</translation>
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
        <translation>Dá para mudar depois em Ajustes.</translation>
    </message>
    <message>
        <source>Free software. No customer&apos;s data leaves the shop but what a charge needs.</source>
        <translation>Programa livre. Nenhum dado de cliente sai da loja além do que a cobrança exige.</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versão %1</translation>
    </message>
</context>
<context>
    <name>balcao::FormDialog</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
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
        <translation>Em toda tela</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Back, without cancelling a charge</source>
        <translation>Voltar, sem cancelar cobrança</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Cobrar</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Type, take back, clear the amount</source>
        <translation>Digitar, apagar, zerar o valor</translation>
    </message>
    <message>
        <source>Now the centavos</source>
        <translation>Agora os centavos</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Próximo campo</translation>
    </message>
    <message>
        <source>Ctrl + Enter</source>
        <translation>Ctrl + Enter</translation>
    </message>
    <message>
        <source>Create QR code</source>
        <translation>Gerar QR Code</translation>
    </message>
    <message>
        <source>Open a waiting charge</source>
        <translation>Abrir cobrança à espera</translation>
    </message>
    <message>
        <source>A charge on the screen</source>
        <translation>Cobrança na tela</translation>
    </message>
    <message>
        <source>Begin the next charge</source>
        <translation>Começar a próxima cobrança</translation>
    </message>
    <message>
        <source>Copy the Pix code</source>
        <translation>Copiar o Pix copia e cola</translation>
    </message>
    <message>
        <source>Read status, correct</source>
        <translation>Consultar, corrigir</translation>
    </message>
    <message>
        <source>WhatsApp, confirm receipt</source>
        <translation>WhatsApp, confirmar recebimento</translation>
    </message>
    <message>
        <source>List of charges</source>
        <translation>Lista de cobranças</translation>
    </message>
    <message>
        <source>Search by name, CPF or txid</source>
        <translation>Buscar por nome, CPF ou txid</translation>
    </message>
    <message>
        <source>Choose and open</source>
        <translation>Escolher e abrir</translation>
    </message>
    <message>
        <source>The customer says it is paid, but the screen has not changed.</source>
        <translation>O cliente diz que pagou, mas a tela não mudou.</translation>
    </message>
    <message>
        <source>Press F5. Still Waiting? Look for the Pix in the shop&apos;s account. Found? F12. A receipt on the customer&apos;s phone does not count.</source>
        <translation>Aperte F5. Se continuar Aguardando, procure o Pix na conta da loja. Achou? F12. O comprovante no celular do cliente não vale.</translation>
    </message>
    <message>
        <source>“Unknown outcome” came up.</source>
        <translation>Apareceu “Resultado desconhecido”.</translation>
    </message>
    <message>
        <source>I typed a wrong amount or customer.</source>
        <translation>Digitei o valor ou o cliente errado.</translation>
    </message>
    <message>
        <source>F6 corrects it, with the manager. A new code comes: who scanned the old one must scan again.</source>
        <translation>F6 corrige, com o gerente. Sai um código novo: quem leu o antigo precisa ler de novo.</translation>
    </message>
    <message>
        <source>The code expired. What now?</source>
        <translation>O código expirou. E agora?</translation>
    </message>
    <message>
        <source>Before you charge again, see in the shop&apos;s account that the Pix has not arrived. “Past due” is our clock; “Expired” is the provider.</source>
        <translation>Antes de cobrar de novo, confira na conta da loja se o Pix não caiu. “Prazo vencido” é o nosso relógio; “Expirada” é o provedor.</translation>
    </message>
    <message>
        <source>I closed the screen. Is the charge gone?</source>
        <translation>Fechei a tela. A cobrança sumiu?</translation>
    </message>
    <message>
        <source>No. Leaving does not cancel: it still holds and is in Charges (F3). What was left in doubt is under “To check”.</source>
        <translation>Não. Sair não cancela: ela continua valendo e está em Cobranças (F3). O que ficou em dúvida aparece em “A conferir”.</translation>
    </message>
    <message>
        <source>training</source>
        <translation>treinamento</translation>
    </message>
    <message>
        <source>Last customer, take back</source>
        <translation>Último cliente, desfazer</translation>
    </message>
    <message>
        <source>Hear the top line (screen reader)</source>
        <translation>Ouvir a linha do topo (leitor de tela)</translation>
    </message>
    <message>
        <source>Lock, another operator</source>
        <translation>Bloquear, trocar de operador</translation>
    </message>
    <message>
        <source>Pages of the side bar</source>
        <translation>Páginas da barra lateral</translation>
    </message>
    <message>
        <source>Shift F8</source>
        <translation>Shift F8</translation>
    </message>
    <message>
        <source>Print, choose the paper</source>
        <translation>Imprimir, escolher o papel</translation>
    </message>
    <message>
        <source>It does not go through: why</source>
        <translation>Não passou: por quê</translation>
    </message>
    <message>
        <source>Dossier of the sale</source>
        <translation>Dossiê da venda</translation>
    </message>
    <message>
        <source>Check a code, to check</source>
        <translation>Conferir código, a conferir</translation>
    </message>
    <message>
        <source>Do not create another. Check in the provider&apos;s panel whether the charge exists, then choose with the arrow keys and Enter.</source>
        <translation>Não gere outra. Veja no painel do provedor se a cobrança existe e escolha com as setas e Enter.</translation>
    </message>
</context>
<context>
    <name>balcao::HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>each button shows its own</source>
        <translation>cada botão mostra a sua</translation>
    </message>
    <message>
        <source>Five questions</source>
        <translation>Cinco perguntas</translation>
    </message>
    <message>
        <source>Copy a summary for support</source>
        <translation>Copiar resumo para o suporte</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guia</translation>
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
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ontem</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 dias</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo o período</translation>
    </message>
    <message>
        <source>All</source>
        <comment>statuses</comment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Status: all</source>
        <translation>Situação: todas</translation>
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
        <translation>Todos</translation>
    </message>
    <message>
        <source>Counter: all</source>
        <translation>Caixa: todos</translation>
    </message>
    <message>
        <source>Counter %1</source>
        <translation>Caixa %1</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoje</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ontem</translation>
    </message>
    <message>
        <source>in 7 days</source>
        <translation>em 7 dias</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>no total</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>em %1</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recebido</translation>
    </message>
    <message>
        <source>No charge fits these filters.</source>
        <translation>Nenhuma cobrança com esses filtros.</translation>
    </message>
    <message>
        <source>No charge today yet. They appear here as they are made.</source>
        <translation>Ainda não há cobrança hoje. Elas aparecem aqui conforme são criadas.</translation>
    </message>
    <message>
        <source>No charge in this period.</source>
        <translation>Nenhuma cobrança neste período.</translation>
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
        <translation>Situação: %1</translation>
    </message>
    <message>
        <source>Operator: %1</source>
        <translation>Operador: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 charge(s)</source>
        <translation>
            <numerusform>%1 cobrança</numerusform>
            <numerusform>%1 cobranças</numerusform>
        </translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mês</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>this month</source>
        <translation>este mês</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>At the shop</source>
        <translation>Na loja</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>a sum</comment>
        <translation>Aguardando</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Contestada</translation>
    </message>
    <message>
        <source>Charges %1</source>
        <translation>Cobranças %1</translation>
    </message>
    <message>
        <source>charges-%1</source>
        <translation>cobrancas-%1</translation>
    </message>
    <message>
        <source>Save the list for a spreadsheet</source>
        <translation>Salvar a lista para planilha</translation>
    </message>
    <message>
        <source>Save the list as a PDF</source>
        <translation>Salvar a lista em PDF</translation>
    </message>
    <message>
        <source>What the list shows, customers as they are shown there.</source>
        <translation>O que a lista mostra, com os clientes como aparecem nela.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more charge(s) are left out of the file; the sums count them.</source>
        <translation>
            <numerusform>%1 cobrança a mais fica fora do arquivo; as somas a contam.</numerusform>
            <numerusform>%1 cobranças a mais ficam fora do arquivo; as somas as contam.</numerusform>
        </translation>
    </message>
    <message>
        <source>Semicolons and a decimal comma, as spreadsheets read it here; customers as they are shown in the list.</source>
        <translation>Ponto e vírgula e vírgula decimal, como as planilhas leem aqui; os clientes como a lista os mostra.</translation>
    </message>
</context>
<context>
    <name>balcao::HistoryTable</name>
    <message>
        <source>Clear search</source>
        <translation>Limpar a busca</translation>
    </message>
    <message>
        <source>Search all days</source>
        <translation>Procurar em todos os dias</translation>
    </message>
    <message>
        <source>The search looks at name, order, CPF, CNPJ, phone, e-mail, txid and amount.</source>
        <translation>A busca olha nome, pedido, CPF, CNPJ, celular, e-mail, txid e valor.</translation>
    </message>
</context>
<context>
    <name>balcao::HistoryView</name>
    <message>
        <source>Charges</source>
        <translation>Cobranças</translation>
    </message>
</context>
<context>
    <name>balcao::HourBars</name>
    <message>
        <source>Received by hour</source>
        <translation>Recebido por hora</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nada ainda</translation>
    </message>
    <message>
        <source>Nothing came yet</source>
        <translation>Nada veio ainda</translation>
    </message>
</context>
<context>
    <name>balcao::Key</name>
    <message>
        <source>Delete the last digit</source>
        <translation>Apagar o último dígito</translation>
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
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Zerar</translation>
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
        <translation>O que está lá é um registro de treinamento, que não serve para a loja.</translation>
    </message>
    <message>
        <source>There is no ledger yet: it is made when this is saved.</source>
        <translation>Ainda não há registro: ele é criado ao salvar.</translation>
    </message>
    <message>
        <source>Its ledger has %1 charges of %2 counters.</source>
        <translation>O registro tem %1 cobranças de %2 caixas.</translation>
    </message>
    <message>
        <source>Connected to PostgreSQL %1 as %2, %3.</source>
        <translation>Conectado ao PostgreSQL %1 como %2, %3.</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>sem criptografia</translation>
    </message>
    <message>
        <source>%1 events of %2 charges were read.</source>
        <translation>%1 eventos de %2 cobranças foram lidos.</translation>
    </message>
    <message>
        <source>The ledger is whole.</source>
        <translation>O registro está íntegro.</translation>
    </message>
    <message>
        <source>The ledger was changed or damaged. Keep it, and a copy, and tell support.</source>
        <translation>O registro foi alterado ou danificado. Guarde-o, com uma cópia, e avise o suporte.</translation>
    </message>
    <message>
        <source>Type the whole path of a file.</source>
        <translation>Digite o caminho completo de um arquivo.</translation>
    </message>
    <message>
        <source>There is something of this name already.</source>
        <translation>Já existe algo com esse nome.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Essa pasta não existe.</translation>
    </message>
    <message>
        <source>The copy lies in %1.</source>
        <translation>A cópia está em %1.</translation>
    </message>
    <message>
        <source>The copy cannot be written to %1: it is there already, or the folder may not be written.</source>
        <translation>A cópia não pôde ser gravada em %1: já existe, ou a pasta não permite gravação.</translation>
    </message>
    <message>
        <source>The bundle lies in %1.</source>
        <translation>O pacote está em %1.</translation>
    </message>
    <message>
        <source>The bundle cannot be written to %1: it is there already, or the folder may not be written.</source>
        <translation>O pacote não pôde ser gravado em %1: já existe, ou a pasta não permite gravação.</translation>
    </message>
    <message>
        <source>The database is out of reach. Check server, port, the database&apos;s name, and whether the server takes TLS as it is chosen here.</source>
        <translation>O banco está fora de alcance. Confira servidor, porta, nome do banco e se o servidor aceita o TLS escolhido aqui.</translation>
    </message>
</context>
<context>
    <name>balcao::LedgerMoving</name>
    <message>
        <source>The file is verified.</source>
        <translation>o arquivo é verificado.</translation>
    </message>
    <message>
        <source>The events are copied.</source>
        <translation>os eventos são copiados.</translation>
    </message>
    <message>
        <source>The charges are made from them.</source>
        <translation>as cobranças são refeitas a partir deles.</translation>
    </message>
    <message>
        <source>The copy is verified and compared.</source>
        <translation>a cópia é verificada e comparada.</translation>
    </message>
    <message>
        <source>All of it is there. The file is closed.</source>
        <translation>Está tudo lá. O arquivo é fechado.</translation>
    </message>
    <message>
        <source>The ledger was not moved.</source>
        <translation>O registro não foi movido.</translation>
    </message>
    <message>
        <source>%1 charges (%2 events) were moved to %3 and compared with the file, which is only to be read from now on.</source>
        <translation>%1 cobranças (%2 eventos) foram movidas para %3 e conferidas com o arquivo, que agora é só para leitura.</translation>
    </message>
    <message>
        <source>The ledger is being moved</source>
        <translation>O registro está sendo movido</translation>
    </message>
    <message>
        <source>Nothing is sold meanwhile. Until the last step it can be stopped, and nothing has changed then.</source>
        <translation>Nada é vendido enquanto isso. Até o último passo dá para parar, e nada terá mudado.</translation>
    </message>
    <message>
        <source>Step %1 of 5: %2 %3 of %4</source>
        <translation>Passo %1 de 5: %2 %3 de %4</translation>
    </message>
    <message>
        <source>It is being stopped.</source>
        <translation>Parando.</translation>
    </message>
</context>
<context>
    <name>balcao::LedgerOpening</name>
    <message>
        <source>The ledger is being opened.</source>
        <translation>O registro está sendo aberto.</translation>
    </message>
</context>
<context>
    <name>balcao::LedgerOptions</name>
    <message>
        <source>Nothing can be written in the folder %1. Check its name and who may write there.</source>
        <translation>Nada pode ser gravado na pasta %1. Confira o nome e quem pode gravar nela.</translation>
    </message>
    <message>
        <source>The counter&apos;s name has 1 to 32 letters, digits, dashes, dots or low lines.</source>
        <translation>O nome do caixa tem de 1 a 32 letras, números, traços, pontos ou sublinhados.</translation>
    </message>
    <message>
        <source>There is no ledger %1. Check its name.</source>
        <translation>Não há registro %1. Confira o nome.</translation>
    </message>
    <message>
        <source>BALCAO_LEDGER names the shop&apos;s ledger, and training writes nothing there. Take the variable away, or name a ledger for training with --ledger.</source>
        <translation>BALCAO_LEDGER indica o registro da loja, e o treino não grava nada nele. Retire a variável ou indique um registro para o treino com --ledger.</translation>
    </message>
    <message>
        <source>The ledger is being brought up to date, once for this version: %1 of %2 charges.</source>
        <translation>O registro está sendo atualizado, uma única vez para esta versão: %1 de %2 cobranças.</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>PASTA</translation>
    </message>
    <message>
        <source>The folder of the ledger&apos;s file. Else BALCAO_DATA_DIR, else this user&apos;s data folder</source>
        <translation>Pasta do arquivo do registro. Senão BALCAO_DATA_DIR, senão a pasta de dados deste usuário</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ENDEREÇO</translation>
    </message>
    <message>
        <source>A file, or postgresql://user@host/database. Else BALCAO_LEDGER, else a file in the data folder</source>
        <translation>Um arquivo, ou postgresql://user@host/database. Senão BALCAO_LEDGER, senão um arquivo na pasta de dados</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOME</translation>
    </message>
    <message>
        <source>This counter&apos;s name. Else BALCAO_COUNTER, else 01</source>
        <translation>Nome deste caixa. Senão BALCAO_COUNTER, senão 01</translation>
    </message>
    <message>
        <source>Who is at work. Else BALCAO_OPERATOR, else the account&apos;s name</source>
        <translation>Quem está trabalhando. Senão BALCAO_OPERATOR, senão o nome da conta</translation>
    </message>
    <message>
        <source>The shop&apos;s ledger %1, which the settings name, is out of reach: who may do this cannot be told.</source>
        <translation>O registro da loja, %1, indicado nas configurações, está fora de alcance: não dá para saber quem pode fazer isso.</translation>
    </message>
    <message>
        <source>The connection to the ledger&apos;s database is not verified: another computer that answers in the server&apos;s place would get the password. To verify it, write this line under [ledger], with your certificate authority&apos;s file: %1</source>
        <translation>A conexão com o banco de dados do registro não é verificada: outro computador que responda no lugar do servidor receberia a senha. Para verificar, escreva esta linha em [ledger], com o arquivo da sua autoridade certificadora: %1</translation>
    </message>
</context>
<context>
    <name>balcao::LedgerView</name>
    <message>
        <source>If offered</source>
        <translation>Se houver</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Always, and verified</source>
        <translation>Sempre, e verificado</translation>
    </message>
    <message>
        <source>Server and port</source>
        <translation>Servidor e porta</translation>
    </message>
    <message>
        <source>A name, or a socket&apos;s folder.</source>
        <translation>Um nome, ou a pasta de um socket.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>Database and user</source>
        <translation>Banco e usuário</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuário</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Senha</translation>
    </message>
    <message>
        <source>Is kept in the system&apos;s keyring only.</source>
        <translation>Fica só no chaveiro do sistema.</translation>
    </message>
    <message>
        <source>Type a new one to change it</source>
        <translation>Digite uma nova para trocar</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>Away from this computer it is needed.</source>
        <translation>Necessário fora deste computador.</translation>
    </message>
    <message>
        <source>Certificate authority</source>
        <translation>Autoridade certificadora</translation>
    </message>
    <message>
        <source>A PEM file, by which the server is verified.</source>
        <translation>Um arquivo PEM, que verifica o servidor.</translation>
    </message>
    <message>
        <source>Type the server&apos;s name.</source>
        <translation>Digite o nome do servidor.</translation>
    </message>
    <message>
        <source>Type the database&apos;s name.</source>
        <translation>Digite o nome do banco.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to %1.</source>
        <translation>A porta é um número de 1 a %1.</translation>
    </message>
    <message>
        <source>It takes the whole path of a file.</source>
        <translation>Aceita o caminho completo de um arquivo.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>PostgreSQL. Several counters, one history.</source>
        <translation>PostgreSQL. Vários caixas, o mesmo histórico.</translation>
    </message>
    <message>
        <source>SQLite. One counter, no network.</source>
        <translation>SQLite. Um caixa só. Não precisa de rede.</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Neste computador</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Compartilhado</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Its whole path. Empty: a file of this user.</source>
        <translation>Caminho completo. Vazio: um arquivo deste usuário.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Looks, and writes nothing.</source>
        <translation>Só olha, não grava nada.</translation>
    </message>
    <message>
        <source>Charges made so far</source>
        <translation>Cobranças feitas até aqui</translation>
    </message>
    <message>
        <source>Are in a file of this computer.</source>
        <translation>Estão num arquivo deste computador.</translation>
    </message>
    <message>
        <source>Move them to PostgreSQL…</source>
        <translation>Mover para o PostgreSQL…</translation>
    </message>
    <message>
        <source>Not verified: another computer that answers in the server&apos;s place would get the password. Choose “%1”.</source>
        <translation>Não verificada: outro computador que responda no lugar do servidor receberia a senha. Escolha “%1”.</translation>
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
        <translation>Escolha quem é.</translation>
    </message>
    <message>
        <source>Screen locked</source>
        <translation>Tela bloqueada</translation>
    </message>
    <message>
        <source>Charges are waiting. They stay valid, and what was typed is not lost.</source>
        <translation>Há cobranças aguardando. Elas continuam valendo, e o que estava digitado não se perdeu.</translation>
    </message>
    <message>
        <source>Another person does not erase the sale: both names are recorded.</source>
        <translation>Trocar de pessoa não apaga a venda: os dois nomes ficam registrados.</translation>
    </message>
    <message>
        <source>Choose who you are and type the PIN, or swipe the badge.</source>
        <translation>Escolha quem é e digite o PIN, ou passe o crachá.</translation>
    </message>
</context>
<context>
    <name>balcao::MainWindow</name>
    <message>
        <source>The guide could not be opened</source>
        <translation>O guia não abriu</translation>
    </message>
    <message>
        <source>Open it with a browser: %1</source>
        <translation>Abra com um navegador: %1</translation>
    </message>
    <message>
        <source>Change operator</source>
        <translation>Trocar de pessoa</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>Dossier of the sale</source>
        <translation>Dossiê da venda</translation>
    </message>
    <message>
        <source>Check a code</source>
        <translation>Conferir código</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>A conferir</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Choose printer and paper</source>
        <translation>Escolher impressora e papel</translation>
    </message>
    <message>
        <source>Last customer</source>
        <translation>Último cliente</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>balcao::Moment</name>
    <message>
        <source>New code (revision %1): ask them to scan again</source>
        <translation>Código novo (revisão %1): peça para ler de novo</translation>
    </message>
    <message>
        <source>Counter %1</source>
        <translation>Caixa %1</translation>
    </message>
    <message>
        <source>new code, ask them to scan again</source>
        <translation>código novo, peça para ler de novo</translation>
    </message>
    <message>
        <source>Corrected at %1: %2</source>
        <translation>Corrigida no %1: %2</translation>
    </message>
    <message>
        <source>Corrected at %1 by %2: %3</source>
        <translation>Corrigida no %1 por %2: %3</translation>
    </message>
    <message>
        <source>Last minute: this code expires at %1</source>
        <translation>Último minuto: o código expira às %1</translation>
    </message>
</context>
<context>
    <name>balcao::Navigator</name>
    <message>
        <source>The charge could not be opened</source>
        <translation>Não foi possível abrir a cobrança</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Não foi feito</translation>
    </message>
    <message>
        <source>Rest of %1</source>
        <translation>Resto da %1</translation>
    </message>
    <message>
        <source>The provider is calibrated</source>
        <translation>O provedor está calibrado</translation>
    </message>
    <message>
        <source>From now on everybody at the counter can charge. A code that pays another receiver is not shown.</source>
        <translation>A partir de agora todos no balcão podem cobrar. Um código que paga outro recebedor não é mostrado.</translation>
    </message>
</context>
<context>
    <name>balcao::NewChargePage</name>
    <message>
        <source>On-screen keypad</source>
        <translation>Teclado na tela</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>The provider requires all four fields.</source>
        <translation>O provedor exige os quatro campos.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Create QR code</source>
        <translation>Gerar QR Code</translation>
    </message>
    <message>
        <source>Ctrl + Enter</source>
        <translation>Ctrl + Enter</translation>
    </message>
    <message>
        <source>order or table</source>
        <translation>pedido ou mesa</translation>
    </message>
    <message>
        <source>Last customer</source>
        <translation>Último cliente</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
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
        <translation>%1 para %2 às %3 (há %4), tentativa %5: %6. Quer mesmo gerar outra?</translation>
    </message>
</context>
<context>
    <name>balcao::NewChargeView</name>
    <message>
        <source>Dots and dashes are added for you.</source>
        <translation>Pontos e traços entram sozinhos.</translation>
    </message>
    <message>
        <source>With the area code.</source>
        <translation>Com DDD.</translation>
    </message>
    <message>
        <source>Suggests past customers.</source>
        <translation>Sugere clientes já atendidos.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) to fix</source>
        <translation>
            <numerusform>%n campo para corrigir</numerusform>
            <numerusform>%n campos para corrigir</numerusform>
        </translation>
    </message>
    <message>
        <source>Provider: “%1”</source>
        <translation>Provedor: “%1”</translation>
    </message>
    <message>
        <source>The provider did not accept this amount.</source>
        <translation>O provedor não aceitou este valor.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Check this field.</source>
        <translation>Confira este campo.</translation>
    </message>
    <message>
        <source>The provider refused: %1.</source>
        <translation>O provedor recusou: %1.</translation>
    </message>
    <message>
        <source>No charge was created.</source>
        <translation>Nenhuma cobrança foi criada.</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Resposta %1</translation>
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
        <translation>última compra hoje</translation>
    </message>
    <message>
        <source>last charged on %1</source>
        <translation>última compra em %1</translation>
    </message>
    <message>
        <source>Esc brings back what stood here.</source>
        <translation>Esc traz de volta o que estava aqui.</translation>
    </message>
    <message>
        <source>Before: %1. Esc brings it back.</source>
        <translation>Antes: %1. Esc traz de volta.</translation>
    </message>
    <message>
        <source>Not sent to the provider.</source>
        <translation>Não vai ao provedor.</translation>
    </message>
    <message>
        <source>A sale of %1.</source>
        <translation>Venda de %1.</translation>
    </message>
    <message>
        <source>The charge will bear that name. Clear begins another.</source>
        <translation>A cobrança terá esse nome. Limpar começa outra.</translation>
    </message>
    <message>
        <source>Calibration.</source>
        <translation>Calibração.</translation>
    </message>
    <message>
        <source>With your own data: the charge is looked at with a bank&apos;s app, and not paid.</source>
        <translation>Com os seus próprios dados: a cobrança é vista com o app de um banco, e não é paga.</translation>
    </message>
</context>
<context>
    <name>balcao::NewFile</name>
    <message>
        <source>Nothing was written: this program was built without its typeface and makes no PDF.</source>
        <translation>Nada foi gravado: este programa foi feito sem a sua fonte e não gera PDF.</translation>
    </message>
    <message>
        <source>The file cannot be written: it is there already, or the folder may not be written.</source>
        <translation>O arquivo não pode ser gravado: já existe, ou a pasta não aceita.</translation>
    </message>
    <message>
        <source>The file could not be written whole: the disk may be full.</source>
        <translation>O arquivo não pôde ser gravado inteiro: o disco pode estar cheio.</translation>
    </message>
</context>
<context>
    <name>balcao::OpenRow</name>
    <message>
        <source>Paid just now</source>
        <translation>Paga agora</translation>
    </message>
    <message>
        <source>%1 to check</source>
        <translation>%1 a conferir</translation>
    </message>
</context>
<context>
    <name>balcao::OpenRowBar</name>
    <message>
        <source>No charge is waiting</source>
        <translation>Nenhuma cobrança aguardando</translation>
    </message>
</context>
<context>
    <name>balcao::OperatorsPresenter</name>
    <message>
        <source>None yet</source>
        <translation>Nenhum ainda</translation>
    </message>
    <message>
        <source>Operators without PIN</source>
        <translation>Operadores sem PIN</translation>
    </message>
    <message numerus="yes">
        <source>%n active</source>
        <translation>
            <numerusform>%n ativo</numerusform>
            <numerusform>%n ativos</numerusform>
        </translation>
    </message>
    <message>
        <source>PIN is set</source>
        <translation>PIN definido</translation>
    </message>
    <message>
        <source>without a PIN</source>
        <translation>sem PIN</translation>
    </message>
    <message>
        <source>New PIN…</source>
        <translation>Novo PIN…</translation>
    </message>
    <message>
        <source>Disable…</source>
        <translation>Desativar…</translation>
    </message>
    <message>
        <source>The first one is a manager. From then on each one signs in.</source>
        <translation>O primeiro é gerente. A partir daí cada um entra com PIN.</translation>
    </message>
    <message>
        <source>Charges; a manager corrects and sets up as well.</source>
        <translation>Cada pessoa com o seu PIN.</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operadores</translation>
    </message>
    <message>
        <source>Add an operator…</source>
        <translation>Novo operador…</translation>
    </message>
    <message>
        <source>PINs</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Each one signs in with a PIN.</source>
        <translation>Cada um entra com o seu PIN.</translation>
    </message>
    <message>
        <source>Nobody is asked: for a shop of one person.</source>
        <translation>Ninguém é perguntado: para loja de uma pessoa.</translation>
    </message>
    <message>
        <source>Switch PINs off</source>
        <translation>Desligar o PIN</translation>
    </message>
    <message>
        <source>Switch PINs on</source>
        <translation>Ligar o PIN</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Feito.</translation>
    </message>
    <message>
        <source>A new operator</source>
        <translation>Novo operador</translation>
    </message>
    <message>
        <source>A new PIN for %1</source>
        <translation>Novo PIN de %1</translation>
    </message>
    <message>
        <source>Disable %1?</source>
        <translation>Desativar %1?</translation>
    </message>
    <message>
        <source>Signs in no more. The name stays in what was done.</source>
        <translation>Não entra mais. O nome fica no que já foi feito.</translation>
    </message>
    <message>
        <source>A cashier&apos;s PIN has 4 to 8 digits, a manager&apos;s 6 to 8.</source>
        <translation>O PIN de operador tem 4 a 8 dígitos, o de gerente 6 a 8.</translation>
    </message>
    <message>
        <source>The two PINs are not the same. Type both again.</source>
        <translation>Os dois PINs não são iguais. Digite os dois de novo.</translation>
    </message>
    <message>
        <source>a badge</source>
        <translation>com crachá</translation>
    </message>
    <message>
        <source>Badge…</source>
        <translation>Crachá…</translation>
    </message>
    <message>
        <source>A badge for %1</source>
        <translation>Um crachá para %1</translation>
    </message>
    <message>
        <source>There is one. Let the reader read another one, which takes its place.</source>
        <translation>Já há um. Passe outro no leitor, e ele fica no lugar.</translation>
    </message>
    <message>
        <source>Let its reader read it, or a bar code. From then on it says who that is.</source>
        <translation>Passe no leitor o crachá ou um código de barras. Daí em diante ele diz quem é.</translation>
    </message>
    <message>
        <source>Nothing was changed: the database&apos;s password was not given.</source>
        <translation>Nada foi alterado: a senha do banco não foi informada.</translation>
    </message>
    <message>
        <source>The database&apos;s password</source>
        <translation>A senha do banco de dados</translation>
    </message>
    <message>
        <source>The ledger takes changes of operators from the role %1 alone. Its password is kept nowhere.</source>
        <translation>O registro só aceita mudanças de operadores do usuário %1 do banco. A senha não fica guardada.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Set the PIN</source>
        <translation>Definir o PIN</translation>
    </message>
    <message>
        <source>Disable</source>
        <translation>Desativar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN again</source>
        <translation>PIN de novo</translation>
    </message>
</context>
<context>
    <name>balcao::OutcomeBanner</name>
    <message>
        <source>Back to the list</source>
        <translation>Voltar à lista</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
</context>
<context>
    <name>balcao::OutcomePage</name>
    <message>
        <source>What to tell the customer</source>
        <translation>O que dizer ao cliente</translation>
    </message>
    <message>
        <source>For the support desk</source>
        <translation>Para o suporte</translation>
    </message>
</context>
<context>
    <name>balcao::OutcomePresenter</name>
    <message>
        <source>Copy the txid from the provider&apos;s panel and paste it here.</source>
        <translation>Copie o txid do painel do provedor e cole aqui.</translation>
    </message>
</context>
<context>
    <name>balcao::OutcomeView</name>
    <message>
        <source>Sends the same data. Nothing is typed again.</source>
        <translation>Envia os mesmos dados. Nada é digitado de novo.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Change the data</source>
        <translation>Mudar os dados</translation>
    </message>
    <message>
        <source>Back to the form, with everything still in it.</source>
        <translation>Volta para a tela Cobrar, com tudo preenchido.</translation>
    </message>
    <message>
        <source>Unknown outcome</source>
        <translation>Resultado desconhecido</translation>
    </message>
    <message>
        <source>The charge may or may not exist. Check before creating another.</source>
        <translation>A cobrança pode existir ou não. Não gere outra antes de conferir.</translation>
    </message>
    <message>
        <source>What we know</source>
        <translation>O que sabemos</translation>
    </message>
    <message>
        <source>The request left here at %1.</source>
        <translation>O pedido saiu daqui às %1.</translation>
    </message>
    <message>
        <source>No QR code came: nobody has paid through this screen.</source>
        <translation>Nenhum QR Code chegou: ninguém pagou por esta tela.</translation>
    </message>
    <message>
        <source>What we do not know</source>
        <translation>O que não sabemos</translation>
    </message>
    <message>
        <source>Whether the provider created the charge.</source>
        <translation>Se o provedor criou a cobrança.</translation>
    </message>
    <message>
        <source>Whether it told the customer by e-mail or mobile.</source>
        <translation>Se ele avisou o cliente por e-mail ou celular.</translation>
    </message>
    <message>
        <source>Look at the provider&apos;s panel and choose:</source>
        <translation>Olhe no painel do provedor e escolha:</translation>
    </message>
    <message>
        <source>The charge is there</source>
        <translation>A cobrança está lá</translation>
    </message>
    <message>
        <source>Give its txid. We fetch its QR code, without creating another.</source>
        <translation>Informe o txid. Buscamos o QR Code dela, sem criar outra.</translation>
    </message>
    <message>
        <source>Use the existing one</source>
        <translation>Usar a que existe</translation>
    </message>
    <message>
        <source>The charge is not there</source>
        <translation>A cobrança não está lá</translation>
    </message>
    <message>
        <source>We create a new one. You confirm that you looked in the panel.</source>
        <translation>Geramos uma nova. Você confirma que olhou no painel.</translation>
    </message>
    <message>
        <source>Create another…</source>
        <translation>Gerar outra…</translation>
    </message>
    <message>
        <source>You cannot look now</source>
        <translation>Não dá para olhar agora</translation>
    </message>
    <message>
        <source>Get paid in cash or card. It stays “To check” until it is settled.</source>
        <translation>Receba em dinheiro ou cartão. Fica “A conferir” até ser resolvida.</translation>
    </message>
    <message>
        <source>Leave to check</source>
        <translation>Deixar a conferir</translation>
    </message>
    <message>
        <source>Attempt of %1</source>
        <translation>Tentativa das %1</translation>
    </message>
    <message>
        <source>“One moment, I am checking. If a Pix of %1 comes by e-mail or message, do not pay it yet.”</source>
        <translation>“Um instante, estou conferindo. Se chegar um Pix de %1 por e-mail ou mensagem, ainda não pague.”</translation>
    </message>
    <message>
        <source>Answer %1.</source>
        <translation>Resposta %1.</translation>
    </message>
    <message>
        <source>Provider: “%1”</source>
        <translation>Provedor: “%1”</translation>
    </message>
    <message>
        <source>The provider gave no reason.</source>
        <translation>O provedor não deu o motivo.</translation>
    </message>
    <message>
        <source>The provider refused the API key</source>
        <translation>O provedor recusou a chave de acesso</translation>
    </message>
    <message>
        <source>The key was changed or revoked in the provider&apos;s panel.</source>
        <translation>A chave foi trocada ou revogada no painel do provedor.</translation>
    </message>
    <message>
        <source>The key belongs to another environment (test or production).</source>
        <translation>A chave é de outro ambiente (teste ou produção).</translation>
    </message>
    <message>
        <source>The key was pasted with a blank or incomplete.</source>
        <translation>A chave foi colada com espaço ou incompleta.</translation>
    </message>
    <message>
        <source>In use: %1</source>
        <translation>Em uso: %1</translation>
    </message>
    <message>
        <source>After the manager has put the key right.</source>
        <translation>Depois que o gerente acertar a chave.</translation>
    </message>
    <message>
        <source>“Pix is out of order at our counter. Nothing was charged.”</source>
        <translation>“O Pix está fora do ar no nosso caixa. Nada foi cobrado.”</translation>
    </message>
    <message>
        <source>No charge was created.</source>
        <translation>Nenhuma cobrança foi criada.</translation>
    </message>
    <message>
        <source>Why it happens</source>
        <translation>Por que acontece</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>O que fazer</translation>
    </message>
    <message>
        <source>Data kept</source>
        <translation>Dados preservados</translation>
    </message>
    <message>
        <source>“One moment, I am checking your data. Nothing was charged.”</source>
        <translation>“Um instante, estou conferindo os dados. Nada foi cobrado.”</translation>
    </message>
    <message>
        <source>The request did not leave this computer</source>
        <translation>O pedido não saiu deste computador</translation>
    </message>
    <message>
        <source>The internet connection or the provider&apos;s address is not working from here.</source>
        <translation>A internet ou o endereço do provedor não está funcionando daqui.</translation>
    </message>
    <message>
        <source>The charge could not be recorded</source>
        <translation>O registro não aceitou a tentativa</translation>
    </message>
    <message>
        <source>What cannot be written down first is not sent.</source>
        <translation>O que não pode ser gravado antes não é enviado.</translation>
    </message>
    <message>
        <source>Settled: the provider has no such charge</source>
        <translation>Resolvida: o provedor não tem essa cobrança</translation>
    </message>
    <message>
        <source>%1 looked and did not find it.</source>
        <translation>%1 olhou e não achou.</translation>
    </message>
    <message>
        <source>A new charge may be created.</source>
        <translation>Pode gerar uma nova.</translation>
    </message>
    <message>
        <source>The attempt of %1 stays in the list as settled.</source>
        <translation>A tentativa das %1 fica na lista como resolvida.</translation>
    </message>
    <message>
        <source>The provider refused the charge</source>
        <translation>O provedor recusou a cobrança</translation>
    </message>
    <message>
        <source>The provider asks to wait</source>
        <translation>O provedor pede para esperar</translation>
    </message>
    <message>
        <source>Wait %1</source>
        <translation>Espere %1</translation>
    </message>
    <message>
        <source>Use another payment method</source>
        <translation>Receber de outro jeito</translation>
    </message>
    <message>
        <source>Cash or card. Back to an empty form.</source>
        <translation>Dinheiro ou cartão. Volta para a tela Cobrar, vazia.</translation>
    </message>
    <message>
        <source>Clear the screen</source>
        <translation>Limpar a tela</translation>
    </message>
    <message>
        <source>attempt %1 · %2</source>
        <translation>tentativa %1 · %2</translation>
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
        <translation>enviada %1, limite %2</translation>
    </message>
    <message>
        <source>automatic resends: none</source>
        <translation>reenvios automáticos: nenhum</translation>
    </message>
    <message>
        <source>The charge is there after all</source>
        <translation>A cobrança está lá, afinal</translation>
    </message>
    <message>
        <source>Nothing of the request left: trying again cannot charge twice.</source>
        <translation>Nada do pedido saiu daqui: tentar de novo não cobra duas vezes.</translation>
    </message>
    <message>
        <source>“Our till cannot write the sale down at the moment. Nothing was charged.”</source>
        <translation>“Nosso caixa não está conseguindo registrar a venda agora. Nada foi cobrado.”</translation>
    </message>
</context>
<context>
    <name>balcao::PaperDesk</name>
    <message>
        <source>No charge of this ledger has that bar code.</source>
        <translation>Nenhuma cobrança deste registro tem esse código de barras.</translation>
    </message>
</context>
<context>
    <name>balcao::PaperPresenter</name>
    <message>
        <source>charge-%1.pdf</source>
        <translation>cobranca-%1.pdf</translation>
    </message>
    <message>
        <source>TEST</source>
        <translation>TESTE</translation>
    </message>
    <message>
        <source>Balcão prints on this paper. Without value.</source>
        <translation>O Balcão imprime neste papel. Sem valor.</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Caixa</translation>
    </message>
    <message>
        <source>Printed on</source>
        <translation>Impresso em</translation>
    </message>
</context>
<context>
    <name>balcao::PaperSheet</name>
    <message>
        <source>QR Code</source>
        <translation>QR Code</translation>
    </message>
</context>
<context>
    <name>balcao::PaperView</name>
    <message>
        <source>What comes out on paper</source>
        <translation>O que sai no papel</translation>
    </message>
</context>
<context>
    <name>balcao::PasswordDialog</name>
    <message>
        <source>Password</source>
        <translation>Senha</translation>
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
        <translation>O app do banco fala em limite.</translation>
    </message>
    <message>
        <source>The app shows the limit, and raising it takes a day or two. Correct the amount (F6), and take the rest in another way.</source>
        <translation>O app mostra o limite, e aumentar leva um ou dois dias. Corrija o valor (F6) e receba o resto de outro jeito.</translation>
    </message>
    <message>
        <source>Leave the bank&apos;s app, open it anew and scan the code that is on the screen now. Of a code in a message copy all of it.</source>
        <translation>Feche o app do banco, abra de novo e leia o código que está na tela agora. Se veio por mensagem, copie o código inteiro.</translation>
    </message>
    <message>
        <source>This is revision %1: whoever scanned an older code has to scan again.</source>
        <translation>Esta é a revisão %1: quem leu um código antigo precisa ler de novo.</translation>
    </message>
    <message>
        <source>The bank does not know the code, or shows another amount or name.</source>
        <translation>O banco não reconhece o código, ou mostra outro valor ou outro nome.</translation>
    </message>
    <message>
        <source>Nobody pays to a name that is not the shop&apos;s.</source>
        <translation>Não se paga para um nome que não é o da loja.</translation>
    </message>
    <message>
        <source>The code holds until %1: do not create another one.</source>
        <translation>O código vale até %1: não gere outro.</translation>
    </message>
    <message>
        <source>The code still holds: do not create another one.</source>
        <translation>O código ainda vale: não gere outro.</translation>
    </message>
    <message>
        <source>The bank&apos;s app waits, or asks to try again later.</source>
        <translation>O app do banco não sai do lugar, ou pede para tentar mais tarde.</translation>
    </message>
    <message>
        <source>Another network, or the app closed and opened anew. Before paying again the customer looks at the statement there: the first one may have gone through.</source>
        <translation>Outra rede, ou fechar e abrir o app. Antes de pagar de novo, o cliente olha o extrato no app: o primeiro Pix pode ter saído.</translation>
    </message>
    <message>
        <source>Look at the shop&apos;s account before you charge again. Found? F12. A scheduled Pix is not paid, and a receipt on the phone is no proof.</source>
        <translation>Olhe a conta da loja antes de cobrar de novo. Achou? F12. Pix agendado não é Pix pago, e comprovante no celular não é prova.</translation>
    </message>
    <message>
        <source>The bank says that it is expired, or paid already.</source>
        <translation>O banco diz que expirou, ou que já foi pago.</translation>
    </message>
    <message>
        <source>F5 reads the status.</source>
        <translation>F5 consulta a situação.</translation>
    </message>
</context>
<context>
    <name>balcao::PeriodCalendar</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1, selecionado</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Mês anterior</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Mês seguinte</translation>
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
        <translation>Voltar</translation>
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
        <translation>O PIN pode ser digitado de novo.</translation>
    </message>
    <message>
        <source>A badge can be read again.</source>
        <translation>Já se pode passar um crachá de novo.</translation>
    </message>
</context>
<context>
    <name>balcao::PinInput</name>
    <message>
        <source>There is no terminal to type it on. Give it by a file descriptor: no option and no variable takes it.</source>
        <translation>Não há terminal em que digitar. Informe por um descritor de arquivo: nenhuma opção e nenhuma variável aceita.</translation>
    </message>
    <message>
        <source>The terminal cannot be read.</source>
        <translation>Não é possível ler o terminal.</translation>
    </message>
    <message>
        <source>The file descriptor of --%1 is not open for reading. Open it in the shell, like --%1 3 3&lt;FILE.</source>
        <translation>O descritor de arquivo de --%1 não está aberto para leitura. Abra-o no shell, como --%1 3 3&lt;ARQUIVO.</translation>
    </message>
    <message>
        <source>Nothing was typed.</source>
        <translation>Nada foi digitado.</translation>
    </message>
    <message>
        <source>The file descriptor of --%1 has no line to read. Open it in the shell, like --%1 3 3&lt;FILE.</source>
        <translation>O descritor de arquivo de --%1 não tem linha para ler. Abra-o no shell, como --%1 3 3&lt;ARQUIVO.</translation>
    </message>
    <message>
        <source>What was typed is longer than %1 characters.</source>
        <translation>O que foi digitado tem mais de %1 caracteres.</translation>
    </message>
    <message>
        <source>The line that --%1 reads is longer than %2 characters.</source>
        <translation>A linha que --%1 lê tem mais de %2 caracteres.</translation>
    </message>
</context>
<context>
    <name>balcao::PrintDialog</name>
    <message>
        <source>One page A4.</source>
        <translation>Uma página A4.</translation>
    </message>
    <message>
        <source>One module is %1. The least is %2.</source>
        <translation>Módulo de %1. O mínimo é %2.</translation>
    </message>
    <message>
        <source>No code is on it: nothing is to be paid by this paper.</source>
        <translation>Sai sem código: por este papel não se paga nada.</translation>
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
        <translation>O cliente paga lendo o papel.</translation>
    </message>
    <message>
        <source>It was paid.</source>
        <translation>A cobrança foi paga.</translation>
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
        <translation>Copia e cola</translation>
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
        <translation>Impressora</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Vias</translation>
    </message>
    <message>
        <source>QR Code</source>
        <translation>QR Code</translation>
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
        <translation>Nenhuma impressora foi achada neste computador.</translation>
    </message>
    <message>
        <source>One in the network is named by its address in the settings (F10).</source>
        <translation>A da rede entra pelo endereço, nos ajustes (F10).</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Save as a PDF</source>
        <translation>Salvar em PDF</translation>
    </message>
    <message>
        <source>Whoever has the file can pay by its code.</source>
        <translation>Quem tem o arquivo pode pagar pelo código.</translation>
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
        <translation>QR Code da cobrança</translation>
    </message>
</context>
<context>
    <name>balcao::QueuePage</name>
    <message>
        <source>Highest amount</source>
        <translation>Maior valor</translation>
    </message>
    <message>
        <source>Oldest</source>
        <translation>Mais antiga</translation>
    </message>
    <message>
        <source>For whoever sees the account</source>
        <translation>Mandar para quem vê a conta</translation>
    </message>
    <message>
        <source>Without name, CPF or phone of the customer.</source>
        <translation>Sem nome, CPF nem telefone do cliente.</translation>
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
        <translation>A conferir</translation>
    </message>
    <message>
        <source>Only who sees the shop&apos;s account settles it. Nothing changes at the provider.</source>
        <translation>Só quem vê a conta da loja resolve. Nada muda no provedor.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>O texto</translation>
    </message>
    <message>
        <source>Nothing waits for a look at the account.</source>
        <translation>Nada espera uma olhada na conta.</translation>
    </message>
    <message>
        <source>Reading the ledger…</source>
        <translation>Lendo o registro…</translation>
    </message>
    <message>
        <source>together %1</source>
        <translation>somam %1</translation>
    </message>
    <message>
        <source>The oldest: %1</source>
        <translation>A mais antiga: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>mais %n</numerusform>
            <numerusform>mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Print the list</source>
        <translation>Imprimir lista</translation>
    </message>
    <message>
        <source>The oldest of these: %1</source>
        <translation>A mais antiga destas: %1</translation>
    </message>
</context>
<context>
    <name>balcao::QueueRowView</name>
    <message>
        <source>Open the charge</source>
        <translation>Abrir a cobrança</translation>
    </message>
    <message>
        <source>It is in the account</source>
        <translation>Está na conta</translation>
    </message>
    <message>
        <source>It is not</source>
        <translation>Não está</translation>
    </message>
</context>
<context>
    <name>balcao::QueueView</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n dia</numerusform>
            <numerusform>%n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>Correction refused (%1): perhaps paid already.</source>
        <translation>Correção recusada (%1): talvez já paga.</translation>
    </message>
    <message>
        <source>Correction refused: perhaps paid already.</source>
        <translation>Correção recusada: talvez já paga.</translation>
    </message>
    <message>
        <source>It is not known whether the correction was made.</source>
        <translation>Não se sabe se a correção foi feita.</translation>
    </message>
    <message>
        <source>The program ended before the answer came.</source>
        <translation>O programa fechou antes da resposta.</translation>
    </message>
    <message>
        <source>It was paid, and the provider says less now.</source>
        <translation>Foi paga, e agora o provedor diz menos que isso.</translation>
    </message>
    <message>
        <source>%1 was paid, another amount than asked for.</source>
        <translation>Pagaram %1, outro valor.</translation>
    </message>
    <message>
        <source>Another charge has its txid.</source>
        <translation>Outra cobrança tem o mesmo txid.</translation>
    </message>
    <message>
        <source>Its code pays another receiver.</source>
        <translation>O código paga outro recebedor.</translation>
    </message>
    <message>
        <source>The amount in the answer does not match.</source>
        <translation>O valor da resposta não confere.</translation>
    </message>
    <message>
        <source>Found by hand: the provider has said nothing of it yet.</source>
        <translation>Achada à mão: o provedor ainda não disse nada dela.</translation>
    </message>
    <message>
        <source>It has no code that can be shown.</source>
        <translation>Não tem código que possa ser mostrado.</translation>
    </message>
    <message>
        <source>Something in the provider&apos;s answer is in doubt.</source>
        <translation>Algo na resposta do provedor está em dúvida.</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>há %1</translation>
    </message>
    <message>
        <source>Customer not known</source>
        <translation>Cliente não conhecido</translation>
    </message>
    <message>
        <source>Look after %1.</source>
        <translation>Procure depois das %1.</translation>
    </message>
    <message>
        <source>%1: please look at the account.</source>
        <translation>%1: veja na conta, por favor.</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <translation>%1, depois das %2</translation>
    </message>
    <message>
        <source>Answer with the number and “there” or “not there”.</source>
        <translation>Responda com o número e “está” ou “não está”.</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n cobrança</numerusform>
            <numerusform>%n cobranças</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the account</source>
        <translation>Olhar na conta da loja</translation>
    </message>
    <message>
        <source>there</source>
        <translation>está</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>não está</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>mais %n</numerusform>
            <numerusform>mais %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n charge(s)</source>
        <translation>
            <numerusform>%1 de %n cobrança</numerusform>
            <numerusform>%1 de %n cobranças</numerusform>
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
        <translation>Cobranças</translation>
    </message>
    <message numerus="yes">
        <source>%1 charge(s) to check</source>
        <translation>
            <numerusform>%1 cobrança a conferir</numerusform>
            <numerusform>%1 cobranças a conferir</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Fechamento</translation>
    </message>
</context>
<context>
    <name>balcao::Scan</name>
    <message>
        <source>That was a product&apos;s bar code. Nothing was changed.</source>
        <translation>Esse é o código de barras de um produto. Nada mudou.</translation>
    </message>
    <message>
        <source>The scanner and this computer are set to different keyboard layouts (%1). Set the scanner to this computer&apos;s layout. Nothing was changed.</source>
        <translation>O leitor e este computador estão com layouts de teclado diferentes (%1). Ajuste o leitor para o layout deste computador. Nada mudou.</translation>
    </message>
    <message>
        <source>Finish or close what is open, then scan again. Nothing was changed.</source>
        <translation>Termine ou feche o que está aberto e leia de novo. Nada mudou.</translation>
    </message>
    <message>
        <source>The scanner read neither a slip nor a Pix code. Nothing was changed.</source>
        <translation>O leitor não leu um comprovante nem um código Pix. Nada mudou.</translation>
    </message>
</context>
<context>
    <name>balcao::SearchEdit</name>
    <message>
        <source>Search charges</source>
        <translation>Procurar cobranças</translation>
    </message>
    <message>
        <source>Name, order, CPF…</source>
        <translation>Nome, pedido, CPF…</translation>
    </message>
</context>
<context>
    <name>balcao::Settings</name>
    <message>
        <source>%1, line %2: there is no setting %3.</source>
        <translation>%1, linha %2: não existe o ajuste %3.</translation>
    </message>
    <message>
        <source>It takes the provider&apos;s address with its version: https://api.example.com/v1.</source>
        <translation>Aceita o endereço do provedor com a versão: https://api.example.com/v1.</translation>
    </message>
    <message>
        <source>It takes %1 or %2.</source>
        <translation>Aceita %1 ou %2.</translation>
    </message>
    <message>
        <source>It takes the whole path of a file, or an address that begins with postgresql://.</source>
        <translation>Aceita o caminho inteiro de um arquivo, ou um endereço que começa com postgresql://.</translation>
    </message>
    <message>
        <source>The settings file %1 cannot be read. It has to be a file of at most 64 KiB that this user may read.</source>
        <translation>O arquivo de ajustes %1 não pode ser lido. Tem de ser um arquivo de até 64 KiB que este usuário possa ler.</translation>
    </message>
    <message>
        <source>The settings file %1 is not valid TOML at line %2. It is saved as UTF-8, and a path with backslashes stands in single quotes.</source>
        <translation>O arquivo de ajustes %1 tem um erro de TOML na linha %2. Salve-o em UTF-8, e ponha entre aspas simples um caminho com barras invertidas.</translation>
    </message>
    <message>
        <source>%1, line %2: the value of %3 is not valid.</source>
        <translation>%1, linha %2: o valor de %3 não é válido.</translation>
    </message>
    <message>
        <source>It takes a whole number from %1 to %2.</source>
        <translation>Aceita um número inteiro de %1 a %2.</translation>
    </message>
    <message>
        <source>default</source>
        <translation>padrão</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, linha %2</translation>
    </message>
    <message>
        <source>(not valid)</source>
        <translation>(inválido)</translation>
    </message>
    <message>
        <source>%1, line %2: %3 is held by this computer&apos;s settings, and stays as it is there.</source>
        <translation>%1, linha %2: %3 está travado nos ajustes deste computador e fica como está lá.</translation>
    </message>
    <message>
        <source>The settings are valid.</source>
        <translation>Os ajustes são válidos.</translation>
    </message>
    <message>
        <source>It takes the whole path of a file.</source>
        <translation>Aceita o caminho inteiro de um arquivo.</translation>
    </message>
    <message>
        <source>It takes %1, %2, or an address such as %3, without a password.</source>
        <translation>Aceita %1, %2 ou um endereço como %3, sem senha.</translation>
    </message>
    <message>
        <source>This is not valid.</source>
        <translation>Isto não é válido.</translation>
    </message>
    <message>
        <source>The settings file %1 cannot be read, or is not valid TOML. Mend it with an editor first.</source>
        <translation>O arquivo de ajustes %1 não pode ser lido, ou não é TOML válido. Corrija-o antes com um editor.</translation>
    </message>
    <message>
        <source>The settings file %1 could not be written.</source>
        <translation>O arquivo de ajustes %1 não pôde ser gravado.</translation>
    </message>
    <message>
        <source>It takes the two letters of a state of Brazil, such as %1.</source>
        <translation>Aceita as duas letras de um estado do Brasil, como %1.</translation>
    </message>
    <message>
        <source>It takes %1, %2, or the name of a screen, such as %3.</source>
        <translation>Aceita %1, %2 ou o nome de uma tela, como %3.</translation>
    </message>
    <message>
        <source>It takes an address such as %1, the whole path of a device, or the name of a printer of this computer.</source>
        <translation>Aceita um endereço como %1, o caminho completo de um dispositivo ou o nome de uma impressora deste computador.</translation>
    </message>
    <message>
        <source>It takes one of these: %1.</source>
        <translation>Aceita um destes: %1.</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Motivo: %1</translation>
    </message>
    <message>
        <source>; not %1 of %2</source>
        <translation>; não %1 de %2</translation>
    </message>
    <message>
        <source>Balcão writes this file. Rename it, start again, and set what is missing on the settings page.</source>
        <translation>O Balcão grava este arquivo. Renomeie, inicie de novo e ajuste o que faltar na página de ajustes.</translation>
    </message>
</context>
<context>
    <name>balcao::SettingsPage</name>
    <message>
        <source>Provider</source>
        <translation>Provedor</translation>
    </message>
    <message>
        <source>Who makes this shop&apos;s Pix charges.</source>
        <translation>Quem cria as cobranças Pix desta loja.</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Ambiente</translation>
    </message>
    <message>
        <source>Training uses the built-in provider.</source>
        <translation>Treinamento usa o simulador embutido.</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produção</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Treinamento</translation>
    </message>
    <message>
        <source>Base address</source>
        <translation>Endereço base</translation>
    </message>
    <message>
        <source>With its version, no slash at the end.</source>
        <translation>Inclui a versão, sem barra no fim.</translation>
    </message>
    <message>
        <source>Access key</source>
        <translation>Chave de acesso</translation>
    </message>
    <message>
        <source>Is kept in the system&apos;s keyring only.</source>
        <translation>Fica só no chaveiro do sistema.</translation>
    </message>
    <message>
        <source>Type a new one to change it</source>
        <translation>Digite uma nova para trocar</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Tempo limite</translation>
    </message>
    <message>
        <source>After it the outcome is unknown.</source>
        <translation>Depois disso o resultado é desconhecido.</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Time to connect</source>
        <translation>Tempo para conectar</translation>
    </message>
    <message>
        <source>Until it nothing has been sent.</source>
        <translation>Até aí nada foi enviado.</translation>
    </message>
    <message>
        <source>Amounts in</source>
        <translation>Valores em</translation>
    </message>
    <message>
        <source>How the provider counts R$ 86,40.</source>
        <translation>Como o provedor conta R$ 86,40.</translation>
    </message>
    <message>
        <source>Reais, 86.40</source>
        <translation>Reais, 86.40</translation>
    </message>
    <message>
        <source>Centavos, 8640</source>
        <translation>Centavos, 8640</translation>
    </message>
    <message>
        <source>Amount of a correction</source>
        <translation>Valor na correção</translation>
    </message>
    <message>
        <source>Providers document both forms.</source>
        <translation>O provedor documenta dos dois jeitos.</translation>
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
        <translation>Dados da correção</translation>
    </message>
    <message>
        <source>Where an update carries it.</source>
        <translation>Onde vão na atualização.</translation>
    </message>
    <message>
        <source>In the body</source>
        <translation>No corpo</translation>
    </message>
    <message>
        <source>In the address</source>
        <translation>No endereço</translation>
    </message>
    <message>
        <source>Look at the status</source>
        <translation>Consultar situação</translation>
    </message>
    <message>
        <source>No provider documents reading.</source>
        <translation>O provedor não documenta leitura.</translation>
    </message>
    <message>
        <source>Correction without change</source>
        <translation>Correção sem mudança</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligada</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>system, none, or an address without a password.</source>
        <translation>system, none ou um endereço sem senha.</translation>
    </message>
    <message>
        <source>More certificates</source>
        <translation>Mais certificados</translation>
    </message>
    <message>
        <source>A PEM file, trusted besides the system&apos;s.</source>
        <translation>Um arquivo PEM, aceito além dos do sistema.</translation>
    </message>
    <message>
        <source>File of the key</source>
        <translation>Arquivo da chave</translation>
    </message>
    <message>
        <source>Where there is no keyring.</source>
        <translation>Onde não há chaveiro.</translation>
    </message>
    <message>
        <source>This counter</source>
        <translation>Este caixa</translation>
    </message>
    <message>
        <source>Holds for this computer only.</source>
        <translation>Vale só para este computador.</translation>
    </message>
    <message>
        <source>Name of the counter</source>
        <translation>Nome do caixa</translation>
    </message>
    <message>
        <source>Stands in each charge made here.</source>
        <translation>Fica em cada cobrança feita aqui.</translation>
    </message>
    <message>
        <source>Name of the shop</source>
        <translation>Nome da loja</translation>
    </message>
    <message>
        <source>As customers know it.</source>
        <translation>Como o cliente conhece.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Ring when a charge is paid</source>
        <translation>Tocar quando uma cobrança é paga</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Where charges are kept. The provider lists none: this is the history.</source>
        <translation>Onde as cobranças ficam guardadas. O provedor não lista cobranças: o histórico é este.</translation>
    </message>
    <message>
        <source>Look and language</source>
        <translation>Aparência e idioma</translation>
    </message>
    <message>
        <source>The QR code is black on white in every theme.</source>
        <translation>O QR Code é sempre preto no branco, em qualquer tema.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>System follows the computer.</source>
        <translation>Sistema acompanha o computador.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 dias</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privacidade</translation>
    </message>
    <message>
        <source>Customers&apos; data stays in the shop. Nothing is sent but what a charge needs.</source>
        <translation>Dados de clientes ficam na loja. Nada é enviado além do que a cobrança exige.</translation>
    </message>
    <message>
        <source>Keep customers&apos; data</source>
        <translation>Guardar dados do cliente</translation>
    </message>
    <message>
        <source>Then amount and status stay.</source>
        <translation>Depois ficam só valor e situação.</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 ano</translation>
    </message>
    <message>
        <source>5 years</source>
        <translation>5 anos</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Past customers</source>
        <translation>Clientes anteriores</translation>
    </message>
    <message>
        <source>While one is typed at Charge.</source>
        <translation>Ao digitar em Cobrar.</translation>
    </message>
    <message>
        <source>Suggest them</source>
        <translation>Sugerir</translation>
    </message>
    <message>
        <source>Lock the screen</source>
        <translation>Bloquear a tela</translation>
    </message>
    <message>
        <source>When nobody touches it. Ctrl+L does it at once.</source>
        <translation>Sem uso. Ctrl+L bloqueia na hora.</translation>
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
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
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
        <translation>Operadores e PIN</translation>
    </message>
    <message>
        <source>A cashier charges. A manager corrects and sets up as well.</source>
        <translation>Operador cobra. Gerente também corrige e ajusta.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Sends no key and makes no charge.</source>
        <translation>Não envia a chave nem cria cobrança.</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>Testar conexão</translation>
    </message>
    <message>
        <source>A sale&apos;s operator</source>
        <translation>Operador da venda</translation>
    </message>
    <message>
        <source>Where operators take turns.</source>
        <translation>Onde operadores se revezam.</translation>
    </message>
    <message>
        <source>Whoever typed its first digit</source>
        <translation>Quem digitou o primeiro dígito</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Two letters, such as RS.</source>
        <translation>Duas letras, como RS.</translation>
    </message>
    <message>
        <source>NFC-e</source>
        <translation>NFC-e</translation>
    </message>
    <message>
        <source>The shop issues NFC-e</source>
        <translation>A loja emite NFC-e</translation>
    </message>
    <message>
        <source>In Rio Grande do Sul an electronic payment that is made in person has to be linked to its fiscal document.</source>
        <translation>No Rio Grande do Sul, o pagamento eletrônico presencial precisa ser vinculado ao documento fiscal.</translation>
    </message>
    <message>
        <source>Customers in lists</source>
        <translation>Clientes nas listas</translation>
    </message>
    <message>
        <source>Marina P., and no whole CPF, mobile or e-mail.</source>
        <translation>Marina P., sem CPF, celular ou e-mail inteiros.</translation>
    </message>
    <message>
        <source>Mask them</source>
        <translation>Mascarar</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Impressão</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>What support has to know. Without customers&apos; data.</source>
        <translation>O que o suporte precisa saber. Sem dados de clientes.</translation>
    </message>
    <message>
        <source>The day ends</source>
        <translation>O dia termina</translation>
    </message>
    <message>
        <source>Hours after midnight, for the closing.</source>
        <translation>Horas depois da meia-noite, para o fechamento.</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>The proxy has no user for it. Write the address so: %1.</source>
        <translation>O proxy não tem usuário para ela. Escreva o endereço assim: %1.</translation>
    </message>
    <message>
        <source>Password of the proxy</source>
        <translation>Senha do proxy</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Fechamento</translation>
    </message>
    <message>
        <source>Count first, see figures afterwards</source>
        <translation>Contar antes, ver os números depois</translation>
    </message>
    <message>
        <source>Customer&apos;s screen</source>
        <translation>Tela do cliente</translation>
    </message>
    <message>
        <source>Shows the amount and the code, nothing else.</source>
        <translation>Mostra o valor e o código, nada mais.</translation>
    </message>
    <message>
        <source>The second one</source>
        <translation>A segunda</translation>
    </message>
    <message>
        <source>Its language</source>
        <translation>Idioma dela</translation>
    </message>
    <message>
        <source>The till&apos;s</source>
        <translation>O do caixa</translation>
    </message>
    <message>
        <source>By itself, every</source>
        <translation>Sozinho, a cada</translation>
    </message>
    <message>
        <source>Each charge that waits, where it may look.</source>
        <translation>Cada cobrança que aguarda, se a consulta está ligada.</translation>
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
        <translation>Recibos e QR Code em papel.</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Impressora</translation>
    </message>
    <message>
        <source>Its name, device, or address: tcp://192.168.0.9.</source>
        <translation>Nome, dispositivo ou endereço: tcp://192.168.0.9.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>With what stands here.</source>
        <translation>Com o que está nesta página.</translation>
    </message>
    <message>
        <source>Print a test</source>
        <translation>Imprimir teste</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>A roll of 80 mm has 72 mm to print on.</source>
        <translation>Área útil de 72 mm no de 80 mm.</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Vias</translation>
    </message>
    <message>
        <source>On the slip</source>
        <translation>No recibo</translation>
    </message>
    <message>
        <source>The CPF is masked.</source>
        <translation>CPF sai mascarado.</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Copy and paste</source>
        <translation>Copia e cola</translation>
    </message>
    <message>
        <source>Cutter</source>
        <translation>Guilhotina</translation>
    </message>
    <message>
        <source>Cut the paper at the end</source>
        <translation>Cortar papel no fim</translation>
    </message>
    <message>
        <source>When the payment comes</source>
        <translation>Quando o pagamento chega</translation>
    </message>
    <message>
        <source>Print the receipt</source>
        <translation>Imprimir recibo</translation>
    </message>
    <message>
        <source>The whole window grows with it, from the next start.</source>
        <translation>A janela inteira cresce junto, a partir do próximo início.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>A file&apos;s whole path, or postgresql://user@server/database. Empty: a file of this user.</source>
        <translation>O caminho inteiro de um arquivo, ou postgresql://user@server/database. Vazio: um arquivo deste usuário.</translation>
    </message>
</context>
<context>
    <name>balcao::SettingsPresenter</name>
    <message>
        <source>Saved.</source>
        <translation>Salvo.</translation>
    </message>
    <message>
        <source>Counter %1</source>
        <translation>Caixa %1</translation>
    </message>
    <message>
        <source>Changes take a manager&apos;s PIN.</source>
        <translation>Mudanças pedem o PIN do gerente.</translation>
    </message>
    <message>
        <source>Holds for this computer.</source>
        <translation>Vale para este computador.</translation>
    </message>
    <message numerus="yes">
        <source>%1 to mend. Nothing was saved.</source>
        <translation>
            <numerusform>%1 para corrigir. Nada foi salvo.</numerusform>
            <numerusform>%1 para corrigir. Nada foi salvo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>Nada foi salvo.</translation>
    </message>
    <message>
        <source>Keeps data: %1</source>
        <translation>Guarda dados: %1</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Testando…</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versão %1</translation>
    </message>
    <message>
        <source>Move all charges into the database?</source>
        <translation>Mover todas as cobranças para o banco?</translation>
    </message>
    <message>
        <source>Nothing is sold meanwhile. Counts, sums and the chains of both are compared; until then it can be stopped, and nothing has changed. Afterwards the file is only to be read.</source>
        <translation>Nada é vendido enquanto isso. Contagens, somas e as cadeias dos dois são comparadas; até lá dá para parar, e nada terá mudado. Depois o arquivo é só para leitura.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>This user&apos;s file</source>
        <translation>O arquivo deste usuário</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>No printer</source>
        <translation>Sem impressora</translation>
    </message>
    <message>
        <source>Nothing was saved. The shop has operators, or its ledger is out of reach: a manager changes this at a till that does not train.</source>
        <translation>Nada foi salvo. A loja tem operadores, ou o registro dela está fora de alcance: um gerente muda isto em um caixa que não está em treinamento.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Set here. %1, line %2, has %3.</source>
        <translation>Definido aqui. %1, linha %2, traz %3.</translation>
    </message>
</context>
<context>
    <name>balcao::SettingsRow</name>
    <message>
        <source>Choose</source>
        <translation>Escolher</translation>
    </message>
    <message>
        <source>Use the file&apos;s value</source>
        <translation>Usar o valor do arquivo</translation>
    </message>
</context>
<context>
    <name>balcao::ShellPresenter</name>
    <message>
        <source>Counter %1</source>
        <translation>Caixa %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ledger unavailable&lt;/b&gt; since %1</source>
        <translation>&lt;b&gt;Registro fora do ar&lt;/b&gt; desde %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Talking to the provider…&lt;/b&gt;</source>
        <translation>&lt;b&gt;Falando com o provedor…&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;No answer from the provider&lt;/b&gt; since %1</source>
        <translation>&lt;b&gt;Provedor sem resposta&lt;/b&gt; desde %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Provider not reached&lt;/b&gt; since %1</source>
        <translation>&lt;b&gt;Provedor não alcançado&lt;/b&gt; desde %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Key refused&lt;/b&gt; by the provider</source>
        <translation>&lt;b&gt;Chave recusada&lt;/b&gt; pelo provedor</translation>
    </message>
    <message>
        <source>&lt;b&gt;Training&lt;/b&gt; · nothing leaves this computer</source>
        <translation>&lt;b&gt;Treinamento&lt;/b&gt; · nada sai deste computador</translation>
    </message>
    <message>
        <source>&lt;b&gt;Provider answered&lt;/b&gt; at %1</source>
        <translation>&lt;b&gt;Provedor respondeu&lt;/b&gt; às %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Provider not asked yet&lt;/b&gt;</source>
        <translation>&lt;b&gt;Provedor ainda não consultado&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Nothing is sent now.</source>
        <translation>Nada é enviado agora.</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Ainda não.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Customer&apos;s screen not found&lt;/b&gt; since %1</source>
        <translation>&lt;b&gt;Tela do cliente não encontrada&lt;/b&gt; desde %1</translation>
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
        <translation>Operador(a)</translation>
    </message>
    <message>
        <source>Wrong PIN. Wait %1</source>
        <translation>PIN errado. Espere %1</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s).</source>
        <translation>
            <numerusform>%n erro.</numerusform>
            <numerusform>%n erros.</numerusform>
        </translation>
    </message>
    <message>
        <source>The wait doubles each time.</source>
        <translation>A espera dobra a cada um.</translation>
    </message>
    <message>
        <source>The wait is as long each time.</source>
        <translation>A espera é a mesma a cada um.</translation>
    </message>
    <message>
        <source>The PIN was not looked at</source>
        <translation>O PIN não foi conferido</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Conferindo…</translation>
    </message>
    <message>
        <source>The badge was not accepted</source>
        <translation>O crachá não foi aceito</translation>
    </message>
    <message>
        <source>Badge not recognised. Wait %1</source>
        <translation>Crachá não reconhecido. Espere %1</translation>
    </message>
    <message>
        <source>A PIN can be typed.</source>
        <translation>O PIN pode ser digitado.</translation>
    </message>
</context>
<context>
    <name>balcao::Slip</name>
    <message>
        <source>PAY BY PIX</source>
        <translation>PAGUE COM PIX</translation>
    </message>
    <message>
        <source>Point the camera of your bank&apos;s app at it</source>
        <translation>Aponte a câmera do app do banco</translation>
    </message>
    <message>
        <source>Valid until %1</source>
        <translation>Vale até %1</translation>
    </message>
    <message>
        <source>How long it is valid was not told</source>
        <translation>Validade não informada</translation>
    </message>
    <message>
        <source>Your bank shows: %1</source>
        <translation>No seu banco deve aparecer: %1</translation>
    </message>
    <message>
        <source>PAID BY PIX</source>
        <translation>PAGO COM PIX</translation>
    </message>
    <message>
        <source>Confirmed at the shop by %1</source>
        <translation>Confirmado na loja por %1</translation>
    </message>
    <message>
        <source>Reported by the provider</source>
        <translation>Informado pelo provedor</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Cobrança</translation>
    </message>
    <message>
        <source>Created on</source>
        <translation>Criada em</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>The provider said later</source>
        <translation>Depois o provedor disse</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Caixa</translation>
    </message>
    <message>
        <source>TRAINING: this charge has no value.</source>
        <translation>TREINAMENTO: esta cobrança não tem valor.</translation>
    </message>
    <message>
        <source>Not a tax document</source>
        <translation>Não é documento fiscal</translation>
    </message>
    <message>
        <source>How long it is valid is in doubt</source>
        <translation>Até quando vale é incerto</translation>
    </message>
</context>
<context>
    <name>balcao::StartDialog</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>balcao::StartQuestions</name>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Once what stands above is mended.</source>
        <translation>Depois de resolver o que está acima.</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Tentar agora</translation>
    </message>
    <message>
        <source>Open in training</source>
        <translation>Abrir em treinamento</translation>
    </message>
    <message>
        <source>Nothing leaves this computer, and the shop&apos;s ledger is not touched.</source>
        <translation>Nada sai deste computador e o registro da loja não é tocado.</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Treinar</translation>
    </message>
    <message>
        <source>The access key is missing</source>
        <translation>Falta a chave de acesso</translation>
    </message>
    <message>
        <source>The provider&apos;s key is not in this computer&apos;s keyring. Without it Balcão cannot charge.</source>
        <translation>A chave do provedor não está no cofre deste computador. Sem ela o Balcão não cobra.</translation>
    </message>
    <message>
        <source>Keep the key that is typed above</source>
        <translation>Guardar a chave digitada acima</translation>
    </message>
    <message>
        <source>In this user&apos;s keyring; nobody sees it again.</source>
        <translation>No cofre deste usuário; ninguém mais a vê.</translation>
    </message>
    <message>
        <source>Keep the key</source>
        <translation>Guardar a chave</translation>
    </message>
    <message>
        <source>The provider&apos;s access key</source>
        <translation>Chave de acesso do provedor</translation>
    </message>
    <message>
        <source>The ledger of charges does not open</source>
        <translation>O registro de cobranças não abre</translation>
    </message>
    <message>
        <source>The ledger of charges is damaged</source>
        <translation>O registro de cobranças está danificado</translation>
    </message>
    <message>
        <source>Part of the file does not check. Nothing was deleted, and what the provider created is still there. A backup can be put back in its place.</source>
        <translation>Parte do arquivo não confere. Nada foi apagado, e o que o provedor criou continua lá. Uma cópia de segurança pode voltar ao lugar dele.</translation>
    </message>
    <message>
        <source>Call support before touching</source>
        <translation>Chamar o suporte antes de mexer</translation>
    </message>
    <message>
        <source>Closes without changing anything.</source>
        <translation>Fecha sem mudar nada.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Begin a new ledger</source>
        <translation>Começar um registro novo</translation>
    </message>
    <message>
        <source>The damaged file is kept beside it.</source>
        <translation>O arquivo danificado fica guardado ao lado.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Balcão does not start like this</source>
        <translation>Assim o Balcão não abre</translation>
    </message>
    <message>
        <source>The settings are not valid</source>
        <translation>Os ajustes não são válidos</translation>
    </message>
    <message>
        <source>Balcão does not sell with them: provider or ledger could be another than the shop&apos;s.</source>
        <translation>Com eles o Balcão não vende: o provedor ou o registro poderia não ser o da loja.</translation>
    </message>
    <message>
        <source>Charges are missing in the ledger</source>
        <translation>Faltam cobranças no registro</translation>
    </message>
    <message>
        <source>There is no keyring</source>
        <translation>Não há cofre</translation>
    </message>
    <message>
        <source>Go on with the key that is typed above</source>
        <translation>Seguir com a chave digitada acima</translation>
    </message>
    <message>
        <source>It is kept nowhere, and asked for again at the next start.</source>
        <translation>Ela não é guardada, e é pedida de novo na próxima vez.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>Abrir o arquivo</translation>
    </message>
    <message>
        <source>In an editor. Save it there, then start Balcão again.</source>
        <translation>Num editor. Salve o arquivo e abra o Balcão de novo.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostrar a pasta</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>No program was found that opens %1.</source>
        <translation>Nenhum programa foi encontrado para abrir %1.</translation>
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
        <translation>Por situação</translation>
    </message>
</context>
<context>
    <name>balcao::SuggestionList</name>
    <message>
        <source>Past customers</source>
        <translation>Clientes já atendidos</translation>
    </message>
    <message>
        <source>Only customers of this shop. Nothing is looked up on the internet.</source>
        <translation>Só clientes já cobrados nesta loja. Nada é buscado na internet.</translation>
    </message>
</context>
<context>
    <name>balcao::SupportBundle</name>
    <message>
        <source>Versions of the program, of what it is built on and of this computer&apos;s system.</source>
        <translation>Versões do programa, das partes que ele usa e do sistema deste computador.</translation>
    </message>
    <message>
        <source>The settings and where each was said, without key and password.</source>
        <translation>As configurações e de onde vem cada uma, sem chave nem senha.</translation>
    </message>
    <message>
        <source>How much the ledger holds, in numbers; nothing of any charge.</source>
        <translation>Quanto há no registro, em números; nada de nenhuma cobrança.</translation>
    </message>
    <message>
        <source>What the program did and when; no customer, no key, PIN or code.</source>
        <translation>O que o programa fez e quando; sem cliente, chave, PIN ou código.</translation>
    </message>
</context>
<context>
    <name>balcao::ThreadLimit</name>
    <message>
        <source>Too few threads can be started: this user, or this computer, has reached its process limit. Nothing was done. Close other programs or raise the limit, then try again.</source>
        <translation>O sistema não deixa iniciar threads suficientes: este usuário, ou este computador, chegou ao limite de processos. Nada foi feito. Feche outros programas ou aumente o limite e tente de novo.</translation>
    </message>
</context>
<context>
    <name>balcao::Till</name>
    <message>
        <source>Comes from %1 of this start.</source>
        <translation>Vem de %1 desta abertura.</translation>
    </message>
    <message>
        <source>Held by %1.</source>
        <translation>Definido por %1.</translation>
    </message>
    <message>
        <source>Something answered there in %1 ms (HTTP %2).</source>
        <translation>Respondeu em %1 ms (HTTP %2).</translation>
    </message>
    <message>
        <source>Whether the key is right, only a charge tells.</source>
        <translation>Se a chave está certa, só uma cobrança diz.</translation>
    </message>
    <message>
        <source>Its certificate is for %1, signed by %2, valid until %3.</source>
        <translation>O certificado é de %1, assinado por %2, válido até %3.</translation>
    </message>
</context>
<context>
    <name>balcao::TillOptions</name>
    <message>
        <source>Balcão: a point of sale for Pix.</source>
        <translation>Balcão: um ponto de venda para Pix.</translation>
    </message>
    <message>
        <source>Use the built-in provider on this computer (so it is where no provider is named)</source>
        <translation>Usa o simulador embutido neste computador (é assim também onde nenhum provedor é indicado)</translation>
    </message>
    <message>
        <source>Do not suggest past customers</source>
        <translation>Não sugere clientes já atendidos</translation>
    </message>
    <message>
        <source>DAYS</source>
        <translation>DIAS</translation>
    </message>
    <message>
        <source>Erase customers&apos; data so many days after a charge&apos;s last event. Else BALCAO_RETENTION_DAYS</source>
        <translation>Apaga os dados dos clientes tantos dias depois do último evento da cobrança. Senão BALCAO_RETENTION_DAYS</translation>
    </message>
    <message>
        <source>--retention-days takes a number of days from 1 to %1.</source>
        <translation>--retention-days aceita um número de dias de 1 a %1.</translation>
    </message>
    <message>
        <source>system unless told</source>
        <translation>Tema; sem ela, system</translation>
    </message>
    <message>
        <source>--theme takes light, dark or system.</source>
        <translation>--theme aceita light, dark ou system.</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT</source>
        <translation>LARGURAxALTURA</translation>
    </message>
    <message>
        <source>Size of the window at the start; unless told, as it was left, at first the whole screen</source>
        <translation>Tamanho da janela ao abrir; sem ela, como foi deixada, e na primeira vez a tela inteira</translation>
    </message>
    <message>
        <source>--size takes a width and a height, such as 1366x768.</source>
        <translation>--size aceita uma largura e uma altura, como 1366x768.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARQUIVO</translation>
    </message>
    <message>
        <source>Walk the counter flow by itself, save what the window shows to FILE (PNG), and end</source>
        <translation>Percorre o balcão sozinho, grava o que a janela mostra em ARQUIVO (PNG) e termina</translation>
    </message>
</context>
<context>
    <name>balcao::TimelineEntry</name>
    <message>
        <source>Waiting for the provider&apos;s answer</source>
        <translation>Esperando a resposta do provedor</translation>
    </message>
    <message>
        <source>Expires, if nobody pays</source>
        <translation>Expira, se ninguém pagar</translation>
    </message>
    <message>
        <source>By our clock. The provider has not said so.</source>
        <translation>Pelo nosso relógio. O provedor não disse isso.</translation>
    </message>
    <message>
        <source>%1 became %2</source>
        <translation>%1 virou %2</translation>
    </message>
</context>
<context>
    <name>balcao::TodayList</name>
    <message>
        <source>Today&apos;s charges</source>
        <translation>Cobranças de hoje</translation>
    </message>
    <message>
        <source>No charge yet. They appear here as they are made.</source>
        <translation>Nenhuma cobrança ainda. Elas aparecem aqui.</translation>
    </message>
    <message>
        <source>See all charges</source>
        <translation>Ver todas as cobranças</translation>
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
        <translation>Recebido</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagas</translation>
    </message>
    <message numerus="yes">
        <source>%1 confirmed at the shop</source>
        <translation>
            <numerusform>%1 confirmada na loja</numerusform>
            <numerusform>%1 confirmadas na loja</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>balcao::TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>balcao::TrainingRibbon</name>
    <message>
        <source>TRAINING: charge has no value.</source>
        <translation>TREINAMENTO: cobrança sem valor.</translation>
    </message>
    <message>
        <source>Nobody can pay this code.</source>
        <translation>Ninguém consegue pagar este código.</translation>
    </message>
</context>
<context>
    <name>balcao::VerdictRows</name>
    <message>
        <source>Status</source>
        <translation>Situação</translation>
    </message>
</context>
<context>
    <name>balcao::Walkthrough</name>
    <message>
        <source>A step did not come in time.</source>
        <translation>Um passo não veio a tempo.</translation>
    </message>
    <message>
        <source>The provider gave no charge.</source>
        <translation>O provedor não criou a cobrança.</translation>
    </message>
    <message>
        <source>The form did not accept the example.</source>
        <translation>O formulário não aceitou o exemplo.</translation>
    </message>
    <message>
        <source>The provider&apos;s code did not pass its check.</source>
        <translation>O código do provedor não passou na conferência.</translation>
    </message>
    <message>
        <source>The picture cannot be written to %1.</source>
        <translation>A imagem não pode ser gravada em %1.</translation>
    </message>
    <message>
        <source>Walkthrough</source>
        <translation>Demonstração</translation>
    </message>
</context>
<context>
    <name>balcao::WhoDialog</name>
    <message>
        <source>Who authorises?</source>
        <translation>Quem autoriza?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
</context>
<context>
    <name>balcao::cli</name>
    <message>
        <source>Standard input cannot be read.</source>
        <translation>A entrada padrão não pode ser lida.</translation>
    </message>
    <message>
        <source>The result could not be written to standard output: the disk is full, or the reader has gone. The exit code tells what became of it; 8 is done.</source>
        <translation>O resultado não pôde ser escrito na saída padrão: o disco está cheio ou quem lia foi embora. O código de saída diz o que aconteceu; 8 é feito.</translation>
    </message>
    <message>
        <source>The keyring holds no key for %1 any more.</source>
        <translation>O cofre não guarda mais nenhuma chave para %1.</translation>
    </message>
    <message>
        <source>The keyring holds a key for %1.</source>
        <translation>O cofre guarda uma chave para %1.</translation>
    </message>
    <message>
        <source>The keyring holds a key for %1 that ends in %2.</source>
        <translation>O cofre guarda uma chave para %1 que termina em %2.</translation>
    </message>
    <message>
        <source>The key has fewer than %1 characters: it was cut. Copy it whole from the provider.</source>
        <translation>A chave tem menos de %1 caracteres: foi cortada. Copie-a inteira do provedor.</translation>
    </message>
    <message>
        <source>Nothing was done. Mend the settings, then give the command again.</source>
        <translation>Nada foi feito. Corrija os ajustes e dê o comando de novo.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::CalibrateCommand</name>
    <message>
        <source>Nobody has calibrated this provider, and nothing is locked: the ledger has no operators.</source>
        <translation>Ninguém calibrou este provedor, e nada está bloqueado: o registro não tem operadores.</translation>
    </message>
    <message>
        <source>This provider is not calibrated: the till is locked for cashiers. calibrate begin makes the charge.</source>
        <translation>Este provedor não está calibrado: só um gerente pode vender. calibrate begin cria a cobrança.</translation>
    </message>
    <message>
        <source>The charge is made. Look at it with a bank&apos;s app, then say with calibrate confirm what it shows.</source>
        <translation>A cobrança está criada. Olhe-a com o app de um banco e diga com calibrate confirm o que ele mostra.</translation>
    </message>
    <message>
        <source>This provider is calibrated.</source>
        <translation>Este provedor está calibrado.</translation>
    </message>
    <message>
        <source>Receiver: %1, %2 (%3)</source>
        <translation>Recebedor: %1, %2 (%3)</translation>
    </message>
</context>
<context>
    <name>balcao::cli::ChargeCommand</name>
    <message>
        <source>The file %1 cannot be written. Check its folder and who may write there.</source>
        <translation>O arquivo %1 não pode ser gravado. Confira a pasta e quem pode gravar nela.</translation>
    </message>
    <message>
        <source>The charge is as told, but the QR code could not be written to %1. The status command can write it again.</source>
        <translation>A cobrança está como dito, mas o QR Code não pôde ser gravado em %1. O comando status pode gravá-lo de novo.</translation>
    </message>
    <message>
        <source>No QR code was written: the charge does not wait for a payment, or has no code.</source>
        <translation>Nenhum QR Code foi gravado: a cobrança não espera pagamento, ou não tem código.</translation>
    </message>
    <message>
        <source>The older %1 showed another code and was removed.</source>
        <translation>O %1 antigo mostrava outro código e foi removido.</translation>
    </message>
    <message>
        <source>--qr takes a file of its own: not a link, a device or a part of the ledger.</source>
        <translation>--qr aceita um arquivo próprio: não um link, um dispositivo nem uma parte do registro.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::ChargeInput</name>
    <message>
        <source>The txid is empty. Write the one that the charge was created with.</source>
        <translation>O txid está vazio. Escreva aquele com que a cobrança foi criada.</translation>
    </message>
    <message>
        <source>This is not a txid. Write the one that the charge was created with.</source>
        <translation>Isto não é um txid. Escreva aquele com que a cobrança foi criada.</translation>
    </message>
    <message>
        <source>--amount is missing. Write it like --amount 49,90.</source>
        <translation>Falta --amount. Escreva como --amount 49,90.</translation>
    </message>
    <message>
        <source>Nothing is to be corrected. Give --amount, or --name, --phone, --email and --tax-id.</source>
        <translation>Não há o que corrigir. Dê --amount, ou --name, --phone, --email e --tax-id.</translation>
    </message>
    <message>
        <source>--%1 is missing. The provider takes a customer only with name, phone, e-mail and tax number.</source>
        <translation>Falta --%1. O provedor só aceita o cliente com nome, celular, e-mail e CPF ou CNPJ.</translation>
    </message>
    <message>
        <source>The name contains a CPF, CNPJ, phone number or e-mail after a tab or a line end. Give the name alone.</source>
        <translation>O nome contém CPF, CNPJ, telefone ou e-mail depois de uma tabulação ou quebra de linha. Informe só o nome.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::ChargeReport</name>
    <message>
        <source>The charge was created.</source>
        <translation>A cobrança foi criada.</translation>
    </message>
    <message>
        <source>The charge was corrected.</source>
        <translation>A cobrança foi corrigida.</translation>
    </message>
    <message>
        <source>This is the charge by the provider&apos;s word.</source>
        <translation>Esta é a cobrança pela palavra do provedor.</translation>
    </message>
    <message>
        <source>The charge exists at the provider, but needs attention. Do not let the customer pay yet.</source>
        <translation>A cobrança existe no provedor, mas precisa de atenção. Não deixe o cliente pagar ainda.</translation>
    </message>
    <message>
        <source>No QR code was made. Once the reason is known, status reads the charge again.</source>
        <translation>Nenhum QR Code foi feito. Sabendo o motivo, status lê a cobrança de novo.</translation>
    </message>
    <message>
        <source>A code of this charge that is shown already may ask for another amount now: take it away. The same correction can be sent again.</source>
        <translation>Um código desta cobrança que já está à vista pode agora pedir outro valor: tire-o. A mesma correção pode ser enviada de novo.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Nada foi enviado.</translation>
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
        <translation>Situação: %1</translation>
    </message>
    <message>
        <source>Deadline: %1</source>
        <translation>Validade: %1</translation>
    </message>
    <message>
        <source>Copy-and-paste code: %1</source>
        <translation>Pix copia e cola: %1</translation>
    </message>
    <message>
        <source>The QR code lies in %1.</source>
        <translation>O QR Code está em %1.</translation>
    </message>
    <message>
        <source>The result of a correction of this charge is unknown: the amount of its code is in doubt. Do not let the customer pay yet.</source>
        <translation>O resultado de uma correção desta cobrança é desconhecido: o valor do código está em dúvida. Não deixe o cliente pagar ainda.</translation>
    </message>
    <message>
        <source>There is a charge of the same amount and customer of the last minutes: attempt %1.</source>
        <translation>Há uma cobrança de mesmo valor e cliente dos últimos minutos: tentativa %1.</translation>
    </message>
    <message>
        <source>Nobody knows for sure what was paid of this charge: somebody has to look at it.</source>
        <translation>Não se sabe ao certo o que foi pago desta cobrança: alguém precisa conferir.</translation>
    </message>
    <message>
        <source>The charge was created. Look at it with a bank&apos;s app, then say with calibrate confirm what it shows.</source>
        <translation>A cobrança foi criada. Olhe-a com o app de um banco e diga com calibrate confirm o que ele mostra.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::CodeReport</name>
    <message>
        <source>The text is longer than any code.</source>
        <translation>O texto é mais longo que qualquer código.</translation>
    </message>
    <message>
        <source>This is not a valid Pix code.</source>
        <translation>Este não é um código Pix válido.</translation>
    </message>
    <message>
        <source>Ask for the code again and copy it whole.</source>
        <translation>Peça o código de novo e copie inteiro.</translation>
    </message>
    <message>
        <source>This is a valid Pix code.</source>
        <translation>Este é um código Pix válido.</translation>
    </message>
    <message>
        <source>This is a valid code, but it only authorises a recurring payment. It cannot pay a charge.</source>
        <translation>É um código válido, mas só autoriza um pagamento recorrente. Não paga uma cobrança.</translation>
    </message>
    <message>
        <source>Receiver: %1, %2</source>
        <translation>Recebedor: %1, %2</translation>
    </message>
    <message>
        <source>Amount: %1</source>
        <translation>Valor: %1</translation>
    </message>
    <message>
        <source>Amount: the code names none. The payer&apos;s bank shows it or asks for it.</source>
        <translation>Valor: o código não diz. O banco de quem paga mostra ou pergunta.</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>Chave: %1</translation>
    </message>
    <message>
        <source>Address: %1</source>
        <translation>Endereço: %1</translation>
    </message>
    <message>
        <source>Forgiven or unusual: %1</source>
        <translation>Tolerado ou incomum: %1</translation>
    </message>
    <message>
        <source>Use the code in this form: %1</source>
        <translation>Use o código nesta forma: %1</translation>
    </message>
    <message>
        <source>Attempt: %1</source>
        <translation>Tentativa: %1</translation>
    </message>
</context>
<context>
    <name>balcao::cli::CommandLine</name>
    <message>
        <source>The code is missing. Write it behind check, or - to read it from standard input.</source>
        <translation>Falta o código. Escreva depois de check, ou - para ler da entrada padrão.</translation>
    </message>
    <message>
        <source>The txid is missing. Write it behind the command.</source>
        <translation>Falta o txid. Escreva depois do comando.</translation>
    </message>
    <message>
        <source>--qr takes the name of a file that ends in .png or .svg.</source>
        <translation>--qr aceita o nome de um arquivo que termina em .png ou .svg.</translation>
    </message>
    <message>
        <source>There is no command. See balcao-cli --help.</source>
        <translation>Falta o comando. Veja balcao-cli --help.</translation>
    </message>
    <message>
        <source>The file is missing. Write its name behind backup.</source>
        <translation>Falta o arquivo. Escreva o nome depois de backup.</translation>
    </message>
    <message>
        <source>The events are missing. Write their numbers behind set-aside, with commas between them.</source>
        <translation>Faltam os eventos. Escreva os números deles depois de set-aside, separados por vírgulas.</translation>
    </message>
    <message>
        <source>The attempt is missing. Write it behind the command.</source>
        <translation>Falta a tentativa. Escreva-a depois do comando.</translation>
    </message>
    <message>
        <source>--%1 takes a day like 2026-11-21, or a moment with its zone.</source>
        <translation>--%1 recebe um dia como 2026-11-21, ou um instante com fuso.</translation>
    </message>
    <message>
        <source>--sort takes newest, oldest, highest or lowest.</source>
        <translation>--sort recebe newest, oldest, highest ou lowest.</translation>
    </message>
    <message>
        <source>--limit takes a whole number from 1 to %1.</source>
        <translation>--limit recebe um número inteiro de 1 a %1.</translation>
    </message>
    <message>
        <source>--older-than takes whole days, at least 1.</source>
        <translation>--older-than recebe dias inteiros, no mínimo 1.</translation>
    </message>
    <message>
        <source>--after takes what the page before told as next, in the same --sort.</source>
        <translation>--after aceita o que a página anterior indicou como próxima, no mesmo --sort.</translation>
    </message>
    <message>
        <source>Creates, corrects and reads Pix charges at the provider, checks copy-and-paste codes, and shows and settles what the shop&apos;s ledger holds. With --json one JSON object is printed.</source>
        <translation>Cria, corrige e lê cobranças Pix no provedor, confere códigos copia e cola, e mostra e resolve o que está no registro da loja. Com --json é impresso um objeto JSON.</translation>
    </message>
    <message>
        <source>These variables stand in for options that are not given: BALCAO_BASE_URL, BALCAO_API_KEY (the key, which no option takes), BALCAO_DATA_DIR, BALCAO_LEDGER, BALCAO_COUNTER, BALCAO_OPERATOR.</source>
        <translation>Estas variáveis valem no lugar das opções que faltam: BALCAO_BASE_URL, BALCAO_API_KEY (a chave, que nenhuma opção aceita), BALCAO_DATA_DIR, BALCAO_LEDGER, BALCAO_COUNTER, BALCAO_OPERATOR.</translation>
    </message>
    <message>
        <source>It ends with: 0 done, 1 usage, 2 input not valid, 3 refused by the provider, 4 result unknown, 5 provider not reached and nothing sent, 6 the charge exists but needs attention, 7 trouble on this computer and nothing sent, 8 done but the result could not be written.</source>
        <translation>Termina com: 0 feito, 1 uso, 2 entrada inválida, 3 recusado pelo provedor, 4 resultado desconhecido, 5 provedor não alcançado e nada enviado, 6 a cobrança existe mas precisa de atenção, 7 problema neste computador e nada enviado, 8 feito mas o resultado não pôde ser escrito.</translation>
    </message>
    <message>
        <source>This computer trains: training = true stands in its settings, and balcao-cli has no provider for training. Nothing is sent to a real one, whatever the options say.</source>
        <translation>Este computador é de treino: há training = true nos ajustes, e balcao-cli não tem provedor de treino. Nada é enviado a um provedor real, digam o que disserem as opções. Para vender, tire essa linha dos ajustes.</translation>
    </message>
    <message>
        <source>Say one of these: --found TXID, --absent, --reopen after a wrong txid, or --accept what was paid.</source>
        <translation>Diga um destes: --found TXID, --absent, --reopen depois de um txid errado, ou --accept para aceitar o que foi pago.</translation>
    </message>
    <message>
        <source>--operator is missing. Who goes on without the missing events says so by name.</source>
        <translation>Falta --operator. Quem decide seguir sem o que falta diz o próprio nome.</translation>
    </message>
    <message>
        <source>--%1 takes the number of an open file descriptor.</source>
        <translation>--%1 recebe o número de um descritor de arquivo aberto.</translation>
    </message>
    <message>
        <source>The operator&apos;s name is missing. Write it behind the command.</source>
        <translation>Falta o nome do operador. Escreva-o depois do comando.</translation>
    </message>
    <message>
        <source>--role takes cashier or manager.</source>
        <translation>--role recebe cashier (caixa) ou manager (gerente).</translation>
    </message>
    <message>
        <source>--take-back and --reason belong together: say why it is taken back.</source>
        <translation>--take-back e --reason andam juntos: diga por que o recebimento é desfeito.</translation>
    </message>
    <message>
        <source>--reference is of a payment that was seen, not of one that is taken back.</source>
        <translation>--reference é de um pagamento que foi visto, não de um que é desfeito.</translation>
    </message>
    <message>
        <source>operator pins takes on or off.</source>
        <translation>operator pins aceita on ou off.</translation>
    </message>
    <message>
        <source>--to is missing. Write it like --to postgresql://owner@host/database.</source>
        <translation>Falta --to. Escreva assim: --to postgresql://dono@servidor/banco.</translation>
    </message>
    <message>
        <source>The file is missing. Write its name behind support-bundle, or give --list.</source>
        <translation>Falta o arquivo. Escreva o nome depois de support-bundle, ou use --list.</translation>
    </message>
    <message>
        <source>balcao-cli: Pix charges for scripts and support.</source>
        <translation>balcao-cli: cobranças Pix para scripts e suporte.</translation>
    </message>
    <message>
        <source>Print one JSON object</source>
        <translation>Imprime um objeto JSON</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXTO</translation>
    </message>
    <message>
        <source>Order, table or tab: stays in the ledger</source>
        <translation>Pedido, mesa ou comanda: fica no registro</translation>
    </message>
    <message>
        <source>The charge</source>
        <translation>A cobrança</translation>
    </message>
    <message>
        <source>Correct amount, customer, or both</source>
        <translation>Corrige valor, cliente ou ambos</translation>
    </message>
    <message>
        <source>Read a charge at the provider</source>
        <translation>Lê uma cobrança no provedor</translation>
    </message>
    <message>
        <source>Check a copy-and-paste code</source>
        <translation>Confere um código copia e cola</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CÓDIGO</translation>
    </message>
    <message>
        <source>The code, or - for standard input</source>
        <translation>O código, ou - para a entrada padrão</translation>
    </message>
    <message>
        <source>In reais: 49,90</source>
        <translation>Em reais: 49,90</translation>
    </message>
    <message>
        <source>The customer&apos;s name</source>
        <translation>Nome do cliente</translation>
    </message>
    <message>
        <source>With its area code</source>
        <translation>Com DDD</translation>
    </message>
    <message>
        <source>The customer&apos;s e-mail</source>
        <translation>E-mail do cliente</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF ou CNPJ</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARQUIVO</translation>
    </message>
    <message>
        <source>Write the QR code to FILE (.png or .svg)</source>
        <translation>Grava o QR Code em ARQUIVO (.png ou .svg)</translation>
    </message>
    <message>
        <source>List the ledger&apos;s charges, the newest first unless told</source>
        <translation>Lista as cobranças do registro; sem --sort, da mais nova</translation>
    </message>
    <message>
        <source>From this day on: 2026-11-21, or a moment with its zone</source>
        <translation>A partir deste dia: 2026-11-21, ou um instante com fuso</translation>
    </message>
    <message>
        <source>Up to this day, included</source>
        <translation>Até este dia, inclusive</translation>
    </message>
    <message>
        <source>Name, mark, txid, CPF, CNPJ, phone, e-mail or amount</source>
        <translation>Nome, marca, txid, CPF, CNPJ, celular, e-mail ou valor</translation>
    </message>
    <message>
        <source>ORDER</source>
        <translation>ORDEM</translation>
    </message>
    <message>
        <source>newest, oldest, highest or lowest</source>
        <translation>newest, oldest, highest ou lowest</translation>
    </message>
    <message>
        <source>Charges a page, 50 unless told</source>
        <translation>Cobranças por página; sem ela, 50</translation>
    </message>
    <message>
        <source>NEXT</source>
        <translation>PRÓXIMA</translation>
    </message>
    <message>
        <source>The page behind the one that told this as next</source>
        <translation>A página depois da que informou isto em next</translation>
    </message>
    <message>
        <source>DAY</source>
        <translation>DIA</translation>
    </message>
    <message>
        <source>Show a charge of the ledger and its events</source>
        <translation>Mostra uma cobrança do registro e seus eventos</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOME</translation>
    </message>
    <message>
        <source>txid or attempt, or its beginning from four characters on</source>
        <translation>txid ou tentativa, ou seu começo a partir de quatro caracteres</translation>
    </message>
    <message>
        <source>Say what became of an attempt or payment in doubt</source>
        <translation>Diz o que houve com uma tentativa ou um pagamento em dúvida</translation>
    </message>
    <message>
        <source>ATTEMPT</source>
        <translation>TENTATIVA</translation>
    </message>
    <message>
        <source>The attempt, or its beginning from four characters on</source>
        <translation>A tentativa, ou seu começo a partir de quatro caracteres</translation>
    </message>
    <message>
        <source>It was found at the provider under this txid</source>
        <translation>Foi encontrada no provedor com este txid</translation>
    </message>
    <message>
        <source>It is not at the provider</source>
        <translation>Não está no provedor</translation>
    </message>
    <message>
        <source>The txid that was told was wrong: it is unknown again</source>
        <translation>O txid informado estava errado: volta a ser desconhecida</translation>
    </message>
    <message>
        <source>What the provider says of the payment is right: another amount, or a later word</source>
        <translation>O que o provedor diz do pagamento está certo: outro valor, ou uma informação posterior</translation>
    </message>
    <message>
        <source>Say that the shop&apos;s account shows the payment</source>
        <translation>Diz que a conta da loja mostra o pagamento</translation>
    </message>
    <message>
        <source>The payment&apos;s identification on the statement</source>
        <translation>A identificação do pagamento no extrato</translation>
    </message>
    <message>
        <source>It was confirmed by mistake: it stands as before</source>
        <translation>Foi confirmado por engano: volta a ser como antes</translation>
    </message>
    <message>
        <source>Why it is taken back</source>
        <translation>Por que é desfeito</translation>
    </message>
    <message>
        <source>verify, stats, backup FILE, erase --older-than DAYS, rebuild, set-aside, accept-loss, move</source>
        <translation>verify, stats, backup ARQUIVO, erase --older-than DIAS, rebuild, set-aside, accept-loss, move</translation>
    </message>
    <message>
        <source>Read everything and say what is not as it was written</source>
        <translation>Lê tudo e diz o que não está como foi escrito</translation>
    </message>
    <message>
        <source>Count what is in it</source>
        <translation>Conta o que há nele</translation>
    </message>
    <message>
        <source>Make a whole copy, also while the till works</source>
        <translation>Faz uma cópia inteira, mesmo com o caixa em uso</translation>
    </message>
    <message>
        <source>The copy</source>
        <translation>A cópia</translation>
    </message>
    <message>
        <source>DAYS</source>
        <translation>DIAS</translation>
    </message>
    <message>
        <source>Whole days since a charge&apos;s last event</source>
        <translation>Dias inteiros desde o último evento da cobrança</translation>
    </message>
    <message>
        <source>Erase customers&apos; data of old charges</source>
        <translation>Apaga os dados dos clientes de cobranças antigas</translation>
    </message>
    <message>
        <source>Make the charges anew from their events</source>
        <translation>Refaz as cobranças a partir dos eventos</translation>
    </message>
    <message>
        <source>Take out events that no counter wrote; a record stays</source>
        <translation>Separa eventos que nenhum caixa escreveu; fica um registro</translation>
    </message>
    <message>
        <source>EVENTS</source>
        <translation>EVENTOS</translation>
    </message>
    <message>
        <source>Their numbers, as verify or rebuild names them, with commas between them</source>
        <translation>Seus números, como verify ou rebuild os informa, separados por vírgulas</translation>
    </message>
    <message>
        <source>Go on with a ledger of which events are missing</source>
        <translation>Continua com um registro em que faltam eventos</translation>
    </message>
    <message>
        <source>Put together what support is sent, in a ZIP</source>
        <translation>Reúne num ZIP o que se envia ao suporte</translation>
    </message>
    <message>
        <source>The bundle</source>
        <translation>O pacote</translation>
    </message>
    <message>
        <source>Only say what would be in it</source>
        <translation>Só diz o que haveria nele</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ENDEREÇO</translation>
    </message>
    <message>
        <source>Move the ledger&apos;s file into a database</source>
        <translation>Muda o arquivo do registro para um banco de dados</translation>
    </message>
    <message>
        <source>set, test or delete: the provider&apos;s key in the keyring</source>
        <translation>set, test ou delete: a chave do provedor no chaveiro</translation>
    </message>
    <message>
        <source>Keep the key that the first line of standard input holds</source>
        <translation>Guarda a chave que está na primeira linha da entrada padrão</translation>
    </message>
    <message>
        <source>Say whether there is one, and how it ends</source>
        <translation>Diz se há uma, e como ela termina</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Retira a chave</translation>
    </message>
    <message>
        <source>The operator&apos;s PIN is the next line of this file descriptor</source>
        <translation>O PIN do operador é a próxima linha deste descritor de arquivo</translation>
    </message>
    <message>
        <source>The manager who allows it</source>
        <translation>O gerente que autoriza</translation>
    </message>
    <message>
        <source>That one&apos;s PIN is the next line of this file descriptor</source>
        <translation>O PIN dele é a próxima linha deste descritor de arquivo</translation>
    </message>
    <message>
        <source>Say who works here</source>
        <translation>Diz quem trabalha aqui</translation>
    </message>
    <message>
        <source>The operator, as in the list</source>
        <translation>O operador, como na lista</translation>
    </message>
    <message>
        <source>Add somebody, with a new PIN</source>
        <translation>Acrescenta alguém, com um PIN novo</translation>
    </message>
    <message>
        <source>ROLE</source>
        <translation>PAPEL</translation>
    </message>
    <message>
        <source>cashier unless told, or manager</source>
        <translation>cashier (sem ela) ou manager</translation>
    </message>
    <message>
        <source>Somebody does not work here any more</source>
        <translation>Alguém já não trabalha aqui</translation>
    </message>
    <message>
        <source>A new PIN: one&apos;s own, or as a manager anybody&apos;s</source>
        <translation>Um PIN novo: o próprio ou, como gerente, o de qualquer um</translation>
    </message>
    <message>
        <source>A new PIN for a forgotten one: for who controls the ledger</source>
        <translation>Um PIN novo para quem esqueceu: para quem controla o registro</translation>
    </message>
    <message>
        <source>Switch PINs on or off</source>
        <translation>Liga ou desliga os PINs</translation>
    </message>
    <message>
        <source>off: names only</source>
        <translation>off: só nomes</translation>
    </message>
    <message>
        <source>status, begin, or confirm: prove the provider by a charge of R$ 1,23 and a bank&apos;s app</source>
        <translation>status, begin ou confirm: prova o provedor com uma cobrança de R$ 1,23 e o app de um banco</translation>
    </message>
    <message>
        <source>Say where it stands, and what was learned</source>
        <translation>Diz como está, e o que se aprendeu</translation>
    </message>
    <message>
        <source>In reais: 1,23</source>
        <translation>Em reais: 1,23</translation>
    </message>
    <message>
        <source>Whom it would pay</source>
        <translation>A quem pagaria</translation>
    </message>
    <message>
        <source>Create a charge: amount, customer</source>
        <translation>Cria uma cobrança: valor, cliente</translation>
    </message>
    <message>
        <source>list, add, disable, set-pin, set-badge, take-badge, reset, or pins: who works here</source>
        <translation>list, add, disable, set-pin, set-badge, take-badge, reset ou pins: quem trabalha aqui</translation>
    </message>
    <message>
        <source>What a badge&apos;s reader types says who it is</source>
        <translation>O que o leitor do crachá digita diz quem é</translation>
    </message>
    <message>
        <source>No badge says who it is any more</source>
        <translation>Nenhum crachá diz mais quem é</translation>
    </message>
    <message>
        <source>Of add, set-pin, set-badge, reset: the new PIN or badge is the next line of this file descriptor</source>
        <translation>De add, set-pin, set-badge, reset: o PIN ou crachá novo é a próxima linha deste descritor de arquivo</translation>
    </message>
    <message>
        <source>Create the charge of R$ 1,23</source>
        <translation>Cria a cobrança de R$ 1,23</translation>
    </message>
    <message>
        <source>Say what a bank&apos;s app shows</source>
        <translation>Diz o que o app de um banco mostra</translation>
    </message>
    <message>
        <source>Close what came since the last closing, over all counters, and print it</source>
        <translation>Fechar o que veio desde o último fechamento, em todos os caixas, e imprimir</translation>
    </message>
    <message>
        <source>Only print what a closing would say now</source>
        <translation>Só imprimir o que um fechamento diria agora</translation>
    </message>
    <message>
        <source>Print that closing again</source>
        <translation>Imprimir de novo esse fechamento</translation>
    </message>
    <message>
        <source>--number takes the number of a closing, at least 1.</source>
        <translation>--number recebe o número de um fechamento, a partir de 1.</translation>
    </message>
    <message>
        <source>N:AMOUNT</source>
        <translation>N:VALOR</translation>
    </message>
    <message>
        <source>Blind: the payments that were counted before, and their sum: 12:1.234,50</source>
        <translation>Às cegas: os pagamentos contados antes e a soma deles: 12:1.234,50</translation>
    </message>
    <message>
        <source>--counted takes the number of payments and their sum in reais, like 12:1.234,50.</source>
        <translation>--counted recebe o número de pagamentos e a soma em reais, como 12:1.234,50.</translation>
    </message>
    <message>
        <source>--number prints a closing that was made: nothing is counted or previewed.</source>
        <translation>--number imprime um fechamento já feito: nada é contado nem previsto.</translation>
    </message>
    <message>
        <source>Print a table for spreadsheets: all pages of it</source>
        <translation>Imprimir uma tabela para planilhas: todas as páginas</translation>
    </message>
    <message>
        <source>PRINTER</source>
        <translation>IMPRESSORA</translation>
    </message>
    <message>
        <source>Print a charge of the ledger</source>
        <translation>Imprime uma cobrança do registro</translation>
    </message>
    <message>
        <source>Print a table for spreadsheets</source>
        <translation>Imprimir uma tabela para planilhas</translation>
    </message>
    <message>
        <source>--csv and --json are two forms of the same: say one of them.</source>
        <translation>--csv e --json são duas formas do mesmo: diga uma delas.</translation>
    </message>
    <message>
        <source>--status takes to_check, contested, waiting, paid, received, expired, cancelled, refunded, unknown, attention, not_sent, refused and absent, with commas between them.</source>
        <translation>--status recebe to_check, contested, waiting, paid, received, expired, cancelled, refunded, unknown, attention, not_sent, refused e absent, separados por vírgulas.</translation>
    </message>
    <message>
        <source>The file of a sale, to answer a bank</source>
        <translation>O dossiê de uma venda, para responder a um banco</translation>
    </message>
    <message>
        <source>Say that a bank asks for the money back</source>
        <translation>Anotar que um banco pede o dinheiro de volta</translation>
    </message>
    <message>
        <source>Also as a PDF, in a new file</source>
        <translation>Também em PDF, num arquivo novo</translation>
    </message>
    <message>
        <source>--end and --reason belong together: say how it ended.</source>
        <translation>--end e --reason andam juntos: diga como terminou.</translation>
    </message>
    <message>
        <source>--deadline is missing: until when the shop may answer, like 2026-11-28. With --end nothing is to be answered any more.</source>
        <translation>Falta --deadline: até quando a loja pode responder, como 2026-11-28. Com --end não há mais o que responder.</translation>
    </message>
    <message>
        <source>Without the customer&apos;s data</source>
        <translation>Sem os dados do cliente</translation>
    </message>
    <message>
        <source>--%1 takes a day like 2026-11-21.</source>
        <translation>--%1 recebe um dia como 2026-11-21.</translation>
    </message>
    <message>
        <source>When the shop was told; today unless told</source>
        <translation>Quando a loja soube; hoje, se nada for dito</translation>
    </message>
    <message>
        <source>Until when it may answer</source>
        <translation>Até quando pode responder</translation>
    </message>
    <message>
        <source>The bank&apos;s number of it</source>
        <translation>O número que o banco deu</translation>
    </message>
    <message>
        <source>It is over: --reason says how</source>
        <translation>Terminou: --reason diz como</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Como terminou</translation>
    </message>
    <message>
        <source>What came, where it is another amount: 49,90</source>
        <translation>O que entrou, se for outro valor: 49,90</translation>
    </message>
    <message>
        <source>--amount is of a payment that was seen, not of one that is taken back.</source>
        <translation>--amount é de um pagamento que foi visto, não de um que é desfeito.</translation>
    </message>
    <message>
        <source>The other amount that was paid is right</source>
        <translation>O outro valor pago está certo</translation>
    </message>
    <message>
        <source>The later word that said less is right</source>
        <translation>A última resposta, que diz menos, está certa</translation>
    </message>
    <message>
        <source>The shop is also paid under this name</source>
        <translation>A loja também recebe com este nome</translation>
    </message>
    <message>
        <source>PostgreSQL: the password of the manager&apos;s role is the next line of this file descriptor</source>
        <translation>PostgreSQL: a senha do usuário que altera operadores é a próxima linha deste descritor de arquivo</translation>
    </message>
    <message>
        <source>confirm takes --amount and --receiver, as a bank&apos;s app shows them.</source>
        <translation>confirm pede --amount e --receiver, como o app de um banco os mostra.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::DossierCommand</name>
    <message>
        <source>The PDF lies in %1.</source>
        <translation>O PDF está em %1.</translation>
    </message>
    <message>
        <source>The part of Balcão that draws pages is missing (lib/balcao/render.so). Install Balcão again.</source>
        <translation>Falta a parte do Balcão que desenha páginas (lib/balcao/render.so). Instale o Balcão de novo.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::LedgerCommand</name>
    <message>
        <source>No charge fits.</source>
        <translation>Nenhuma cobrança encontrada.</translation>
    </message>
    <message>
        <source>There are more: --after %1</source>
        <translation>Há mais: --after %1</translation>
    </message>
    <message>
        <source>%1 events of %2 charges were read.</source>
        <translation>%1 eventos de %2 cobranças foram lidos.</translation>
    </message>
    <message>
        <source>Not as it was written: %1, event %2 (counter %3, number %4) of attempt %5 %6</source>
        <translation>Não está como foi gravado: %1, evento %2 (caixa %3, número %4) da tentativa %5 %6</translation>
    </message>
    <message>
        <source>The ledger is whole.</source>
        <translation>O registro está íntegro.</translation>
    </message>
    <message>
        <source>The ledger was changed or damaged. Keep it, and a copy, and tell support.</source>
        <translation>O registro foi alterado ou está danificado. Guarde-o, com uma cópia, e avise o suporte.</translation>
    </message>
    <message>
        <source>Charges: %1, of these to check: %2, with erased data: %3</source>
        <translation>Cobranças: %1, destas a conferir: %2, com dados apagados: %3</translation>
    </message>
    <message>
        <source>Events: %1 from the counters %2</source>
        <translation>Eventos: %1, dos caixas %2</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>Tamanho: %1</translation>
    </message>
    <message>
        <source>The copy cannot be written to %1: it is there already, or the folder may not be written.</source>
        <translation>A cópia não pode ser gravada em %1: já existe, ou não se pode gravar na pasta.</translation>
    </message>
    <message>
        <source>The copy lies in %1.</source>
        <translation>A cópia está em %1.</translation>
    </message>
    <message numerus="yes">
        <source>Customers&apos; data of %n charge(s) was erased.</source>
        <translation>
            <numerusform>Os dados do cliente de %n cobrança foram apagados.</numerusform>
            <numerusform>Os dados dos clientes de %n cobranças foram apagados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) did not follow from their events and were put right.</source>
        <translation>
            <numerusform>%n cobrança não correspondia aos seus eventos e foi corrigida.</numerusform>
            <numerusform>%n cobranças não correspondiam aos seus eventos e foram corrigidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) were set aside.</source>
        <translation>
            <numerusform>%n evento foi posto de lado.</numerusform>
            <numerusform>%n eventos foram postos de lado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside, because no counter wrote it: event %1</source>
        <translation>Posto de lado, porque nenhum caixa o escreveu: evento %1</translation>
    </message>
    <message>
        <source>set-aside takes the numbers of events, with commas between them.</source>
        <translation>set-aside recebe os números de eventos, separados por vírgulas.</translation>
    </message>
    <message>
        <source>This ledger is for training: no charge in it is real.</source>
        <translation>Este registro é de treino: nenhuma cobrança nele é real.</translation>
    </message>
    <message>
        <source>Nothing is missing, and nothing was changed.</source>
        <translation>Não falta nada, e nada foi alterado.</translation>
    </message>
    <message>
        <source>The ledger goes on without these numbers of each counter: %1.</source>
        <translation>O registro segue sem estes números de cada caixa: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) may have been sent and are unknown now. Look for them at the provider, and for charges that are missing here.</source>
        <translation>
            <numerusform>%n cobrança pode ter sido enviada e agora tem resultado desconhecido. Procure no provedor por ela e pelas cobranças que faltam aqui.</numerusform>
            <numerusform>%n cobranças podem ter sido enviadas e agora têm resultado desconhecido. Procure no provedor por elas e pelas cobranças que faltam aqui.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not an anchor of this ledger, and not read: %1</source>
        <translation>Não é âncora deste registro e não foi lido: %1</translation>
    </message>
    <message>
        <source>Ignored, because it cannot be read: event %1</source>
        <translation>Ignorado, porque não dá para ler: evento %1</translation>
    </message>
    <message>
        <source>Copies from before an update that were removed: %1.</source>
        <translation>Cópias anteriores a uma atualização que foram removidas: %1.</translation>
    </message>
    <message>
        <source>Still there, and may hold customers&apos; data: %1. Remove it by hand.</source>
        <translation>Ainda existe e pode conter dados de clientes: %1. Remova à mão.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::MoveCommand</name>
    <message>
        <source>move takes a ledger&apos;s file, and this one is in a database already.</source>
        <translation>move leva o arquivo de um registro, e este já está em um banco de dados.</translation>
    </message>
    <message>
        <source>The ledger is being moved, step %1 of 5: %2 of %3.</source>
        <translation>O registro está sendo mudado, passo %1 de 5: %2 de %3.</translation>
    </message>
    <message>
        <source>%1 charges (%2 events) were moved to %3, and what is there was compared with the file. The file is kept, only to be read. Start the tills with --ledger, BALCAO_LEDGER or address in the settings.</source>
        <translation>%1 cobranças (%2 eventos) foram mudadas para %3, e o que está lá foi comparado com o arquivo. O arquivo fica guardado, só para leitura. Inicie os caixas com --ledger, BALCAO_LEDGER ou address nas configurações.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::OpenLedger</name>
    <message>
        <source>Several attempts have this txid: %1. Name one of them instead.</source>
        <translation>Várias tentativas têm este txid: %1. Informe uma delas em vez dele.</translation>
    </message>
    <message>
        <source>The ledger&apos;s database is out of reach: check server, port, the database&apos;s name, and whether the server takes TLS as sslmode asks for it. Then give the command again.</source>
        <translation>O banco de dados do registro está fora de alcance: confira o servidor, a porta, o nome do banco e se o servidor aceita TLS como sslmode pede. Depois dê o comando de novo.</translation>
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
        <translation>caixa</translation>
    </message>
    <message>
        <source>disabled</source>
        <translation>desativado</translation>
    </message>
    <message>
        <source>without a PIN</source>
        <translation>sem PIN</translation>
    </message>
    <message>
        <source>The ledger has no operators: nobody is asked for a PIN.</source>
        <translation>O registro não tem operadores: não se pede PIN a ninguém.</translation>
    </message>
    <message>
        <source>PINs are switched off: operators without PIN.</source>
        <translation>Os PINs estão desligados: operadores sem PIN.</translation>
    </message>
    <message>
        <source>Let the reader read the badge of %1:</source>
        <translation>Passe no leitor o crachá de %1:</translation>
    </message>
    <message>
        <source>Password of the database&apos;s role %1:</source>
        <translation>Senha do usuário %1 do banco:</translation>
    </message>
</context>
<context>
    <name>balcao::cli::PrintCommand</name>
    <message>
        <source>The settings have no printer of this name. A file is named with its folder: ./%1.</source>
        <translation>Os ajustes não têm impressora com esse nome. Um arquivo se escreve com a pasta: ./%1.</translation>
    </message>
    <message>
        <source>--to takes a file of its own: not a link or a part of the ledger.</source>
        <translation>--to aceita um arquivo próprio: não um atalho nem parte do registro.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written. Check its folder and who may write there.</source>
        <translation>O arquivo %1 não pode ser gravado. Confira a pasta e quem pode gravar nela.</translation>
    </message>
    <message>
        <source>The slip was written to %1.</source>
        <translation>O recibo foi gravado em %1.</translation>
    </message>
    <message>
        <source>--to is missing. Write it like --to tcp://192.168.0.9:9100, --to ./slip.bin, or the name of the printer in the settings.</source>
        <translation>Falta --to. Escreva como --to tcp://192.168.0.9:9100, --to ./recibo.bin ou o nome da impressora dos ajustes.</translation>
    </message>
    <message>
        <source>The printer of the settings takes whole pages, which the till prints. Give --to the address of a receipt printer.</source>
        <translation>A impressora dos ajustes usa páginas inteiras, que o caixa imprime. Dê a --to o endereço de uma impressora térmica.</translation>
    </message>
    <message>
        <source>--to takes an address like 192.168.0.9:9100, the name of the printer in the settings, or a file. If a file&apos;s name contains a colon, write its folder too: ./slip:1.bin.</source>
        <translation>--to aceita um endereço como 192.168.0.9:9100, o nome da impressora dos ajustes ou um arquivo. Se o nome do arquivo tem dois-pontos, escreva também a pasta: ./slip:1.bin.</translation>
    </message>
</context>
<context>
    <name>balcao::cli::SettleCommand</name>
    <message>
        <source>More than one difference is open. Name the one to accept: --accept-amount, --accept-status or --accept-receiver NAME.</source>
        <translation>Há mais de uma diferença em aberto. Diga qual aceitar: --accept-amount, --accept-status ou --accept-receiver NOME.</translation>
    </message>
    <message>
        <source>The provider&apos;s last word says less than before: --accept-status comes first.</source>
        <translation>A última resposta do provedor diz menos que antes: primeiro use --accept-status.</translation>
    </message>
    <message>
        <source>The code does not pay “%1”. Write the name that is in the code, or the other address where the name is the shop&apos;s.</source>
        <translation>O código não paga “%1”. Escreva o nome que está no código ou, se o nome é o da loja, o outro endereço.</translation>
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
        <translation>Não foi possível gravar o pacote em %1: o arquivo já existe, ou a pasta não permite gravação.</translation>
    </message>
    <message>
        <source>The bundle lies in %1.</source>
        <translation>O pacote está em %1.</translation>
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
        <translation>E-mail</translation>
    </message>
    <message>
        <source>CPF or CNPJ</source>
        <translation>CPF ou CNPJ</translation>
    </message>
    <message>
        <source>Full name</source>
        <translation>Nome completo</translation>
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
        <translation>Certo</translation>
    </message>
    <message>
        <source>A landline. Valid, if it is the customer&apos;s.</source>
        <translation>É um telefone fixo. Certo, se for do cliente.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Quis dizer %1?</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Pedido</translation>
    </message>
    <message>
        <source>The name contains a CPF, CNPJ, phone number or e-mail. Remove it, or press again to keep it.</source>
        <translation>O nome contém CPF, CNPJ, telefone ou e-mail. Tire, ou pressione de novo para manter.</translation>
    </message>
</context>
<context>
    <name>balcao::display</name>
    <message>
        <source>To check</source>
        <translation>A conferir</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Aguardando</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Paga</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Expirada</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelada</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Reembolsada</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>Em andamento</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Não enviada</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Recusada</translation>
    </message>
    <message>
        <source>Not created</source>
        <translation>Não criada</translation>
    </message>
    <message>
        <source>Past due</source>
        <translation>Prazo vencido</translation>
    </message>
    <message>
        <source>paid %1</source>
        <translation>pago %1</translation>
    </message>
    <message>
        <source>to pay %1</source>
        <translation>a pagar %1</translation>
    </message>
    <message>
        <source>%1 mi</source>
        <comment>million</comment>
        <translation>%1 mi</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousand</comment>
        <translation>%1 mil</translation>
    </message>
    <message>
        <source>Confirmed at the shop</source>
        <translation>Confirmada na loja</translation>
    </message>
    <message>
        <source>received %1</source>
        <translation>recebido %1</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a sum</comment>
        <translation>%1 ou mais</translation>
    </message>
    <message>
        <source>counter %1</source>
        <translation>Caixa %1</translation>
    </message>
</context>
<context>
    <name>balcao::keyring</name>
    <message>
        <source>The keyring of this computer&apos;s user holds no key for this provider.</source>
        <translation>O cofre do usuário deste computador não tem chave para este provedor.</translation>
    </message>
    <message>
        <source>The keyring of this computer&apos;s user is not available or is locked.</source>
        <translation>O cofre do usuário deste computador não está disponível ou está trancado.</translation>
    </message>
    <message>
        <source>The keyring of this computer&apos;s user did not answer within five seconds.</source>
        <translation>O cofre do usuário deste computador não respondeu em cinco segundos.</translation>
    </message>
</context>
<context>
    <name>balcao::main</name>
    <message>
        <source>Some settings are not valid</source>
        <translation>Há ajustes que não são válidos</translation>
    </message>
    <message>
        <source>The keyring of this computer&apos;s user is asked for the provider&apos;s key. It may have to be unlocked first.</source>
        <translation>O cofre do usuário deste computador está sendo consultado para obter a chave do provedor. Talvez seja preciso desbloqueá-lo.</translation>
    </message>
    <message>
        <source>Balcão is open already: its window is in front now.</source>
        <translation>O Balcão já está aberto: a janela dele está na frente agora.</translation>
    </message>
    <message>
        <source>Balcão is open already, and does not answer. End that one first.</source>
        <translation>O Balcão já está aberto e não responde. Encerre-o primeiro.</translation>
    </message>
    <message>
        <source>The provider&apos;s key is waited for, at the other end of its pipe.</source>
        <translation>Esperando a chave do provedor na outra ponta do pipe.</translation>
    </message>
    <message>
        <source>There is no keyring</source>
        <translation>Não há cofre</translation>
    </message>
    <message>
        <source>The key could not be kept: it holds until Balcão is closed, and is asked for at each start.</source>
        <translation>A chave não pôde ser guardada: vale até fechar o Balcão, e é pedida a cada início.</translation>
    </message>
    <message>
        <source>The keyring of this computer&apos;s user is asked for the password of the ledger&apos;s database. It may have to be unlocked first.</source>
        <translation>Pedindo ao chaveiro deste usuário a senha do banco do registro. Talvez seja preciso desbloqueá-lo antes.</translation>
    </message>
    <message>
        <source>The ledger&apos;s connection is not verified</source>
        <translation>A conexão com o registro não é verificada</translation>
    </message>
</context>
<context>
    <name>balcao::messages</name>
    <message>
        <source>The amount is missing.</source>
        <translation>Falta o valor.</translation>
    </message>
    <message>
        <source>The amount holds something that is not a number. Write it like 49,90.</source>
        <translation>O valor tem algo que não é número. Escreva como 49,90.</translation>
    </message>
    <message>
        <source>The amount can be read in two ways. Write it like 1.234,56.</source>
        <translation>O valor pode ser lido de dois jeitos. Escreva como 1.234,56.</translation>
    </message>
    <message>
        <source>A digit is missing before or after the comma. Write it like 0,50.</source>
        <translation>Falta um algarismo antes ou depois da vírgula. Escreva como 0,50.</translation>
    </message>
    <message>
        <source>Reais have only two digits after the comma. Write it like 49,90.</source>
        <translation>O valor só tem dois algarismos depois da vírgula. Escreva como 49,90.</translation>
    </message>
    <message>
        <source>The amount is zero. Type how much to charge.</source>
        <translation>O valor é zero. Digite quanto cobrar.</translation>
    </message>
    <message>
        <source>The amount is larger than a Pix code can hold.</source>
        <translation>O valor é maior do que cabe em um código Pix.</translation>
    </message>
    <message>
        <source>The CPF or CNPJ is missing. The provider needs it.</source>
        <translation>Falta o CPF ou CNPJ. O provedor exige.</translation>
    </message>
    <message>
        <source>Only digits, or a CNPJ with letters. Take out the other characters.</source>
        <translation>Só números, ou CNPJ com letras. Tire os outros caracteres.</translation>
    </message>
    <message>
        <source>A CPF has 11 digits and a CNPJ 14. Check the number.</source>
        <translation>O CPF tem 11 dígitos e o CNPJ 14. Confira o número.</translation>
    </message>
    <message>
        <source>A number of equal digits is nobody&apos;s. Ask for it again.</source>
        <translation>Número com dígitos repetidos não é de ninguém. Peça de novo.</translation>
    </message>
    <message>
        <source>The last two positions of a CNPJ are always digits.</source>
        <translation>As duas últimas posições do CNPJ são sempre números.</translation>
    </message>
    <message>
        <source>Invalid CNPJ: ending %1 does not match. Check the letter O and the number 0, I and 1.</source>
        <translation>CNPJ inválido: o final %1 não confere. Confira a letra O e o número 0, I e 1.</translation>
    </message>
    <message>
        <source>Invalid CNPJ: ending %1 does not match. Ask for it again.</source>
        <translation>CNPJ inválido: o final %1 não confere. Peça o número de novo.</translation>
    </message>
    <message>
        <source>Invalid CPF: ending %1 does not match. Ask for it again.</source>
        <translation>CPF inválido: o final %1 não confere. Peça o número de novo.</translation>
    </message>
    <message>
        <source>The mobile number is missing. The provider needs it.</source>
        <translation>Falta o celular. O provedor exige.</translation>
    </message>
    <message>
        <source>Only digits. Take out the letters.</source>
        <translation>Só números. Tire as letras.</translation>
    </message>
    <message>
        <source>Only Brazilian numbers. Ask for one with an area code of Brazil.</source>
        <translation>Só números do Brasil. Peça um com DDD.</translation>
    </message>
    <message>
        <source>A service number is not a customer&apos;s. Ask for the mobile number.</source>
        <translation>Número de serviço não é de cliente. Peça o celular.</translation>
    </message>
    <message>
        <source>The area code is missing. Write it like (11) 98765-4321.</source>
        <translation>Falta o DDD. Escreva como (11) 98765-4321.</translation>
    </message>
    <message>
        <source>This area code does not exist. Check the first two digits.</source>
        <translation>Este DDD não existe. Confira os dois primeiros números.</translation>
    </message>
    <message>
        <source>This mobile number lacks the 9. Put it after the area code.</source>
        <translation>Falta o 9 neste celular. Inclua depois do DDD.</translation>
    </message>
    <message>
        <source>A mobile number begins with 9 after the area code.</source>
        <translation>Celular começa com 9 depois do DDD.</translation>
    </message>
    <message>
        <source>The number has too many or too few digits.</source>
        <translation>O número tem dígitos demais ou de menos.</translation>
    </message>
    <message>
        <source>E-mail missing. The provider needs it to create the charge.</source>
        <translation>Falta o e-mail. Sem ele o provedor não cria a cobrança.</translation>
    </message>
    <message>
        <source>An e-mail address has one @. Check it.</source>
        <translation>Um e-mail tem um @. Confira.</translation>
    </message>
    <message>
        <source>Check what stands before the @.</source>
        <translation>Confira o que vem antes do @.</translation>
    </message>
    <message>
        <source>Check the ending of the address, after the @.</source>
        <translation>Confira o final do endereço, depois do @.</translation>
    </message>
    <message>
        <source>The address is too long.</source>
        <translation>O endereço é longo demais.</translation>
    </message>
    <message>
        <source>The name is missing. The provider needs it.</source>
        <translation>Falta o nome. O provedor exige.</translation>
    </message>
    <message>
        <source>The name is too short. Write the full name.</source>
        <translation>O nome é curto demais. Escreva o nome completo.</translation>
    </message>
    <message>
        <source>The name has more than 200 characters. Shorten it.</source>
        <translation>O nome tem mais de 200 letras. Encurte.</translation>
    </message>
    <message>
        <source>The name holds a character that names do not have.</source>
        <translation>O nome tem um caractere que nomes não têm.</translation>
    </message>
    <message>
        <source>The provider&apos;s address is missing.</source>
        <translation>Falta o endereço do provedor.</translation>
    </message>
    <message>
        <source>The provider&apos;s address cannot be read. Write it like https://api.example.com/v1.</source>
        <translation>O endereço do provedor não pode ser lido. Escreva como https://api.example.com/v1.</translation>
    </message>
    <message>
        <source>The provider&apos;s address must begin with https://.</source>
        <translation>O endereço do provedor deve começar com https://.</translation>
    </message>
    <message>
        <source>Without https the key could be read on the way: http:// is only for this computer.</source>
        <translation>Sem https a chave poderia ser lida no caminho: http:// é só para este computador.</translation>
    </message>
    <message>
        <source>The provider&apos;s address must not hold a name or password.</source>
        <translation>O endereço do provedor não pode ter usuário nem senha.</translation>
    </message>
    <message>
        <source>The provider&apos;s address must end before any ? or #.</source>
        <translation>O endereço do provedor deve terminar antes de ? ou #.</translation>
    </message>
    <message>
        <source>The API key is missing.</source>
        <translation>Falta a chave de acesso.</translation>
    </message>
    <message>
        <source>The API key holds blanks or characters that keys do not have. Copy it again.</source>
        <translation>A chave de acesso tem espaços ou caracteres que chaves não têm. Copie de novo.</translation>
    </message>
    <message>
        <source>The API key is too long. Copy it again.</source>
        <translation>A chave de acesso é longa demais. Copie de novo.</translation>
    </message>
    <message>
        <source>There is no code.</source>
        <translation>Não há código.</translation>
    </message>
    <message>
        <source>The code&apos;s check sum (CRC) does not match: something in it was changed or lost.</source>
        <translation>O CRC do código não confere: algo nele mudou ou se perdeu.</translation>
    </message>
    <message>
        <source>The code&apos;s check sum (CRC) is missing: the end was cut off.</source>
        <translation>Falta o CRC do código: o final foi cortado.</translation>
    </message>
    <message>
        <source>This is not a Pix copy-and-paste code.</source>
        <translation>Isto não é um código Pix copia e cola.</translation>
    </message>
    <message>
        <source>This is a payment code, but not of Pix.</source>
        <translation>É um código de pagamento, mas não é do Pix.</translation>
    </message>
    <message>
        <source>The code is not in Brazilian reais.</source>
        <translation>O código não é em reais.</translation>
    </message>
    <message>
        <source>The amount inside the code cannot be paid.</source>
        <translation>O valor dentro do código não pode ser pago.</translation>
    </message>
    <message>
        <source>The code adds a tip or a fee to the amount: the customer would pay more.</source>
        <translation>O código soma uma gorjeta ou taxa ao valor: o cliente pagaria mais.</translation>
    </message>
    <message>
        <source>The code names no amount: the customer types it. Check how much arrives.</source>
        <translation>O código não traz valor: o cliente digita. Confira quanto entra.</translation>
    </message>
    <message>
        <source>The code is for a cash withdrawal (Pix Saque). Check it with the provider.</source>
        <translation>O código é de um saque em dinheiro (Pix Saque). Confira com o provedor.</translation>
    </message>
    <message>
        <source>With this code the customer can also authorise a recurring payment.</source>
        <translation>Com este código o cliente também pode autorizar um pagamento recorrente.</translation>
    </message>
    <message>
        <source>The code can also be paid in another way than by Pix.</source>
        <translation>O código também pode ser pago de outro modo que não o Pix.</translation>
    </message>
    <message>
        <source>The code does not follow the rules of Pix (%1).</source>
        <translation>O código não segue as regras do Pix (%1).</translation>
    </message>
    <message>
        <source>It was cancelled here.</source>
        <translation>Foi cancelado aqui.</translation>
    </message>
    <message>
        <source>The provider&apos;s computer refused the connection.</source>
        <translation>O computador do provedor recusou a conexão.</translation>
    </message>
    <message>
        <source>The provider&apos;s address was not found.</source>
        <translation>O endereço do provedor não foi encontrado.</translation>
    </message>
    <message>
        <source>No connection was made in time.</source>
        <translation>A conexão não foi feita a tempo.</translation>
    </message>
    <message>
        <source>The provider&apos;s certificate could not be trusted.</source>
        <translation>O certificado do provedor não é confiável.</translation>
    </message>
    <message>
        <source>The attempt could not be written down here first.</source>
        <translation>A tentativa não pôde ser registrada aqui antes.</translation>
    </message>
    <message>
        <source>The provider did not answer in time.</source>
        <translation>O provedor não respondeu a tempo.</translation>
    </message>
    <message>
        <source>The connection was lost before the whole answer came.</source>
        <translation>A conexão caiu antes de chegar a resposta inteira.</translation>
    </message>
    <message>
        <source>The answer was larger than any charge.</source>
        <translation>A resposta era maior do que qualquer cobrança.</translation>
    </message>
    <message>
        <source>The provider&apos;s address answered with another address.</source>
        <translation>O endereço do provedor respondeu com outro endereço.</translation>
    </message>
    <message>
        <source>The provider answered that something went wrong on its side.</source>
        <translation>O provedor respondeu que houve um problema do lado dele.</translation>
    </message>
    <message>
        <source>The provider&apos;s address may lack its version. Most end like https://api.example.com/v1.</source>
        <translation>O endereço do provedor talvez esteja sem a versão. A maioria termina como https://api.example.com/v1.</translation>
    </message>
    <message>
        <source>The provider answered with an error.</source>
        <translation>O provedor respondeu com um erro.</translation>
    </message>
    <message>
        <source>The answer could not be read.</source>
        <translation>A resposta não pôde ser lida.</translation>
    </message>
    <message>
        <source>The answer does not say which charge it is about.</source>
        <translation>A resposta não diz de qual cobrança é.</translation>
    </message>
    <message>
        <source>The answer is about another charge.</source>
        <translation>A resposta é de outra cobrança.</translation>
    </message>
    <message>
        <source>The request did not leave this computer. You can try again.</source>
        <translation>O pedido não saiu deste computador. Pode tentar de novo.</translation>
    </message>
    <message>
        <source>The provider refused the API key. Nothing was done.</source>
        <translation>O provedor recusou a chave de acesso. Nada foi feito.</translation>
    </message>
    <message>
        <source>The provider refused. Nothing was done.</source>
        <translation>O provedor recusou. Nada foi feito.</translation>
    </message>
    <message>
        <source>Unknown outcome: the request left, but what became of it is not known. Check at the provider before sending another.</source>
        <translation>Resultado desconhecido: o pedido saiu, mas não se sabe o que foi feito dele. Confira no provedor antes de enviar outro.</translation>
    </message>
    <message>
        <source>Answer %1.</source>
        <translation>Resposta %1.</translation>
    </message>
    <message>
        <source>Provider: %1</source>
        <translation>Provedor: %1</translation>
    </message>
    <message>
        <source>The amount inside the code is %1, but the charge is %2. For safety the QR code is not shown.</source>
        <translation>O valor dentro do código é %1, mas a cobrança é de %2. Por segurança, o QR Code não será mostrado.</translation>
    </message>
    <message>
        <source>The provider created the charge, but sent no code.</source>
        <translation>O provedor criou a cobrança, mas não mandou o código.</translation>
    </message>
    <message>
        <source>The code only authorises a recurring payment. It does not pay this charge.</source>
        <translation>O código só autoriza um pagamento recorrente. Ele não paga esta cobrança.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer holds an amount that cannot be read. The charge is %1.</source>
        <translation>A resposta do provedor tem um valor que não pode ser lido. A cobrança é de %1.</translation>
    </message>
    <message>
        <source>The provider says that this charge is not paid by Pix: “%1”.</source>
        <translation>O provedor diz que esta cobrança não é paga por Pix: “%1”.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer does not match the charge.</source>
        <translation>A resposta do provedor não confere com a cobrança.</translation>
    </message>
    <message>
        <source>The provider did not confirm the amount.</source>
        <translation>O provedor não confirmou o valor.</translation>
    </message>
    <message>
        <source>The provider has other customer data than what was typed.</source>
        <translation>O provedor tem dados do cliente diferentes dos digitados.</translation>
    </message>
    <message>
        <source>The provider named two deadlines. The earlier one is shown.</source>
        <translation>O provedor informou dois prazos. Aparece o mais cedo.</translation>
    </message>
    <message>
        <source>The provider used a status word that this program does not know.</source>
        <translation>O provedor usou uma situação que este programa não conhece.</translation>
    </message>
    <message>
        <source>The program ended before it was over.</source>
        <translation>O programa terminou antes do fim.</translation>
    </message>
    <message>
        <source>The ledger cannot be opened. Check its folder and who may write there.</source>
        <translation>O registro não pode ser aberto. Confira a pasta e quem pode gravar nela.</translation>
    </message>
    <message>
        <source>The ledger may only be read. Check who may write to its file.</source>
        <translation>O registro só pode ser lido. Confira quem pode gravar no arquivo.</translation>
    </message>
    <message>
        <source>Another program keeps the ledger locked. Close it, or wait a moment.</source>
        <translation>Outro programa mantém o registro bloqueado. Feche-o ou espere um momento.</translation>
    </message>
    <message>
        <source>The disk is full. Make room; nothing is sent until the ledger can be written.</source>
        <translation>O disco está cheio. Libere espaço; nada é enviado enquanto o registro não puder ser gravado.</translation>
    </message>
    <message>
        <source>The ledger cannot be written. Check the disk.</source>
        <translation>O registro não pode ser gravado. Confira o disco.</translation>
    </message>
    <message>
        <source>The ledger is damaged. Keep the file, restore a backup or start a new ledger, and tell support.</source>
        <translation>O registro está danificado. Guarde o arquivo, recupere uma cópia de segurança ou comece um registro novo, e avise o suporte.</translation>
    </message>
    <message>
        <source>A training ledger cannot be the shop&apos;s, nor the shop&apos;s one for training. Choose another ledger.</source>
        <translation>Um registro de treinamento não pode ser o da loja, nem o da loja servir para treinar. Escolha outro registro.</translation>
    </message>
    <message>
        <source>The ledger was written by a newer version of the program. Update this one.</source>
        <translation>O registro foi gravado por uma versão mais nova do programa. Atualize este.</translation>
    </message>
    <message>
        <source>This program cannot speak to PostgreSQL: its driver (libqt6sql6-psql) is not installed.</source>
        <translation>Este programa não fala com o PostgreSQL: o driver dele (libqt6sql6-psql) não está instalado.</translation>
    </message>
    <message>
        <source>The database refused this user. Check the user&apos;s name, password and rights.</source>
        <translation>O banco de dados recusou este usuário. Confira nome, senha e permissões.</translation>
    </message>
    <message>
        <source>The ledger does not answer. The program goes on trying.</source>
        <translation>O registro não responde. O programa continua tentando.</translation>
    </message>
    <message>
        <source>This sale has a request under way already. Look at today&apos;s list.</source>
        <translation>Esta venda já tem um pedido em andamento. Olhe a lista de hoje.</translation>
    </message>
    <message>
        <source>There is a charge like this one already. Look at today&apos;s list.</source>
        <translation>Já existe uma cobrança como esta. Olhe a lista de hoje.</translation>
    </message>
    <message>
        <source>Somebody else changed this charge first. Look at it again.</source>
        <translation>Outra pessoa alterou esta cobrança antes. Olhe de novo.</translation>
    </message>
    <message>
        <source>There is no such charge in the ledger.</source>
        <translation>Não há essa cobrança no registro.</translation>
    </message>
    <message>
        <source>The charge&apos;s state does not allow it.</source>
        <translation>A situação da cobrança não permite isso.</translation>
    </message>
    <message>
        <source>The ledger&apos;s address is empty.</source>
        <translation>O endereço do registro está vazio.</translation>
    </message>
    <message>
        <source>The ledger is a file, or an address that begins with postgresql://.</source>
        <translation>O registro é um arquivo, ou um endereço que começa com postgresql://.</translation>
    </message>
    <message>
        <source>The ledger&apos;s address cannot be read. It looks like postgresql://user@host/database.</source>
        <translation>O endereço do registro não pode ser lido. Ele é como postgresql://usuario@servidor/banco.</translation>
    </message>
    <message>
        <source>The ledger&apos;s address must not hold the password, which others could read. Give it in PGPASSWORD or the pgpass file.</source>
        <translation>O endereço do registro não pode conter a senha, que outros poderiam ler. Informe-a em PGPASSWORD ou no arquivo pgpass.</translation>
    </message>
    <message>
        <source>The provider refused the correction: the charge may just have been paid. Look at the shop&apos;s account, or read the status, before you go on.</source>
        <translation>O provedor recusou a correção: a cobrança pode ter acabado de ser paga. Confira a conta da loja, ou consulte a situação, antes de continuar.</translation>
    </message>
    <message>
        <source>The provider gave two attempts the same txid: only one of them can be paid. Look into its panel with the manager before the customer pays.</source>
        <translation>O provedor deu o mesmo txid a duas tentativas: só uma delas pode ser paga. Veja no painel dele, com o gerente, antes que o cliente pague.</translation>
    </message>
    <message>
        <source>The provider made the charge, but reported an error beside it. Look into its panel before the customer pays.</source>
        <translation>O provedor criou a cobrança, mas relatou um erro junto. Veja no painel dele antes que o cliente pague.</translation>
    </message>
    <message>
        <source>The provider had reported the payment, and a later answer says less. Look at the shop&apos;s account.</source>
        <translation>O provedor já tinha informado o pagamento, e uma resposta posterior diz menos. Confira a conta da loja.</translation>
    </message>
    <message>
        <source>The provider is being asked about this charge. One moment.</source>
        <translation>O provedor está sendo consultado sobre esta cobrança. Um momento.</translation>
    </message>
    <message>
        <source>This charge is paid already.</source>
        <translation>Esta cobrança já está paga.</translation>
    </message>
    <message>
        <source>Somebody has confirmed the payment of this charge already.</source>
        <translation>Alguém já confirmou o recebimento desta cobrança.</translation>
    </message>
    <message>
        <source>This charge was made at another provider than the one that is set up here.</source>
        <translation>Esta cobrança foi feita em outro provedor, não no que está configurado aqui.</translation>
    </message>
    <message>
        <source>Reading the status is not switched on for this provider.</source>
        <translation>A consulta de situação não está ligada para este provedor.</translation>
    </message>
    <message>
        <source>The charge&apos;s state does not allow this any more. Look at it again.</source>
        <translation>A situação da cobrança não permite mais isso. Olhe a cobrança de novo.</translation>
    </message>
    <message>
        <source>This program was built without a driver for the ledger&apos;s database.</source>
        <translation>Este programa foi compilado sem o driver do banco de dados do registro.</translation>
    </message>
    <message>
        <source>It is 100 times off: check the setting of the amount&apos;s unit.</source>
        <translation>É 100 vezes diferente: confira o ajuste da unidade do valor.</translation>
    </message>
    <message>
        <source>The provider says %1, but the charge is %2.</source>
        <translation>O provedor diz %1, mas a cobrança é de %2.</translation>
    </message>
    <message>
        <source>The provider&apos;s deadline cannot be read.</source>
        <translation>O prazo do provedor não pode ser lido.</translation>
    </message>
    <message>
        <source>The provider&apos;s code had small flaws and was repaired.</source>
        <translation>O código do provedor tinha pequenas falhas e foi reparado.</translation>
    </message>
    <message>
        <source>The picture was not read back: this program was built without a reader.</source>
        <translation>A imagem não foi lida de volta: este programa foi feito sem leitor.</translation>
    </message>
    <message>
        <source>The provider wrote the amount or the status twice, with two values. Look into its panel before the customer pays.</source>
        <translation>O provedor mandou o valor ou a situação duas vezes, com dois conteúdos diferentes. Confira no painel dele antes de o cliente pagar.</translation>
    </message>
    <message>
        <source>Look at the shop&apos;s account before you accept the amount that was paid.</source>
        <translation>Veja antes a conta da loja.</translation>
    </message>
    <message>
        <source>Another attempt has taken the place of this one already. Look at today&apos;s list.</source>
        <translation>Outra tentativa já tomou o lugar desta. Veja a lista de hoje.</translation>
    </message>
    <message>
        <source>This txid belongs to another charge of this shop. Look for the right one in the provider&apos;s panel.</source>
        <translation>Este txid é de outra cobrança desta loja. Procure o certo no painel do provedor.</translation>
    </message>
    <message>
        <source>This is no txid: it is empty, too long, or has signs that no txid has. Copy only the identifier.</source>
        <translation>Isto não é um txid: está vazio, é longo demais ou tem sinais que nenhum txid tem. Copie só o identificador.</translation>
    </message>
    <message>
        <source>Nothing is to be corrected. Change the amount or the customer.</source>
        <translation>Não há nada a corrigir. Mude o valor ou o cliente.</translation>
    </message>
    <message>
        <source>The provider says that %1 was paid, but the charge is %2.</source>
        <translation>Pagos %1, diz o provedor; cobrados %2.</translation>
    </message>
    <message>
        <source>The provider says that %1 is to be paid, but the charge is %2.</source>
        <translation>O provedor diz que serão pagos %1, mas a cobrança é de %2.</translation>
    </message>
    <message>
        <source>A dot stands where the comma before the centavos belongs. Write it like 1.234,56.</source>
        <translation>Há um ponto onde deveria estar a vírgula dos centavos. Escreva como 1.234,56.</translation>
    </message>
    <message>
        <source>This can be a CPF or a CNPJ. Write a CPF without the letters, a CNPJ with its dots and dashes.</source>
        <translation>Pode ser CPF ou CNPJ. Escreva o CPF sem as letras, ou o CNPJ com os pontos.</translation>
    </message>
    <message>
        <source>It is not clear which digits are the number. Write one, like (11) 98765-4321.</source>
        <translation>Não está claro qual é o número. Escreva um só, como (11) 98765-4321.</translation>
    </message>
    <message>
        <source>This is an e-mail address. Write the name here.</source>
        <translation>Isto é um e-mail. Escreva aqui o nome.</translation>
    </message>
    <message>
        <source>The key inside the code is no Pix key: no bank can pay it. Check the shop&apos;s key at the provider.</source>
        <translation>A chave dentro do código não é uma chave Pix: nenhum banco consegue pagar. Confira a chave da loja no provedor.</translation>
    </message>
    <message>
        <source>The provider&apos;s certificate is not valid yet. Check this computer&apos;s date and time.</source>
        <translation>O certificado do provedor ainda não vale. Confira a data e a hora deste computador.</translation>
    </message>
    <message>
        <source>The certificate is of another address. Check the provider&apos;s address in the settings.</source>
        <translation>O certificado é de outro endereço. Confira o endereço do provedor nas configurações.</translation>
    </message>
    <message>
        <source>This computer does not know who signed the provider&apos;s certificate. A proxy, an antivirus program or a login page of the network may stand in between.</source>
        <translation>Este computador não conhece quem assinou o certificado do provedor. Pode haver no meio um proxy, um antivírus ou a página de login da rede.</translation>
    </message>
    <message>
        <source>No secure connection (https) came about. Check the provider&apos;s address and port.</source>
        <translation>Não foi possível fazer uma conexão segura (https). Confira o endereço e a porta do provedor.</translation>
    </message>
    <message>
        <source>The network did not lead to the provider. Check this computer&apos;s network connection.</source>
        <translation>A rede não chegou até o provedor. Confira a conexão de rede deste computador.</translation>
    </message>
    <message>
        <source>Before its answer the provider sent a notice (HTTP 1xx), and this program cannot read what came behind it.</source>
        <translation>Antes da resposta o provedor mandou um aviso (HTTP 1xx), e este programa não consegue ler o que veio depois dele.</translation>
    </message>
    <message>
        <source>The answer came packed in a way that this program cannot unpack.</source>
        <translation>A resposta veio compactada de um jeito que este programa não sabe abrir.</translation>
    </message>
    <message numerus="yes">
        <source>Wait %n second(s) before trying again.</source>
        <translation>
            <numerusform>Espere %n segundo antes de tentar de novo.</numerusform>
            <numerusform>Espere %n segundos antes de tentar de novo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The provider&apos;s answer came after something else had changed this charge, or was older than what was known. The charge stands as the ledger has it.</source>
        <translation>A resposta do provedor veio depois de outra mudança nesta cobrança, ou era mais antiga do que já se sabia. A cobrança está como o registro a tem.</translation>
    </message>
    <message>
        <source>The ledger knows less than what was written in it: it was damaged, or an older copy was put in its place. Missing are these numbers of each counter: %1. Put the right file back, or let the person in charge go on without them: balcao-cli ledger accept-loss.</source>
        <translation>O registro sabe menos do que já foi gravado nele: foi danificado, ou uma cópia mais antiga foi posta no lugar. Faltam estes números de cada caixa: %1. Ponha de volta o arquivo certo, ou peça ao responsável que decida seguir sem eles: balcao-cli ledger accept-loss.</translation>
    </message>
    <message>
        <source>The order has more than 40 characters. Shorten it.</source>
        <translation>O pedido tem mais de 40 caracteres. Encurte.</translation>
    </message>
    <message>
        <source>The provider&apos;s certificate is out of date. Check this computer&apos;s date and time; if they are right, tell the provider.</source>
        <translation>O certificado do provedor perdeu a validade. Confira a data e a hora deste computador; se estiverem certas, avise o provedor.</translation>
    </message>
    <message>
        <source>Nobody has confirmed the payment of this charge, or it was taken back already.</source>
        <translation>Ninguém confirmou o pagamento desta cobrança, ou isso já foi desfeito.</translation>
    </message>
    <message>
        <source>To correct a charge</source>
        <translation>Para corrigir uma cobrança</translation>
    </message>
    <message>
        <source>To accept another amount or word of the provider</source>
        <translation>Para aceitar outro valor ou outra situação dita pelo provedor</translation>
    </message>
    <message>
        <source>To settle an attempt</source>
        <translation>Para resolver uma tentativa</translation>
    </message>
    <message>
        <source>To confirm a receipt by hand</source>
        <translation>Para confirmar um recebimento à mão</translation>
    </message>
    <message>
        <source>To take a receipt back</source>
        <translation>Para desfazer um recebimento</translation>
    </message>
    <message>
        <source>To see the sums of all counters</source>
        <translation>Para ver as somas de todos os caixas</translation>
    </message>
    <message>
        <source>To change settings</source>
        <translation>Para mudar configurações</translation>
    </message>
    <message>
        <source>To add, disable or change operators</source>
        <translation>Para incluir, desativar ou mudar operadores</translation>
    </message>
    <message>
        <source>To erase customers&apos; data</source>
        <translation>Para apagar dados de clientes</translation>
    </message>
    <message>
        <source>For this</source>
        <translation>Para isto</translation>
    </message>
    <message>
        <source>%1 somebody has to sign in with a PIN: this shop has operators.</source>
        <translation>%1 alguém precisa entrar com um PIN: esta loja tem operadores.</translation>
    </message>
    <message>
        <source>%1 a manager is needed, who allows it with a PIN.</source>
        <translation>%1 é preciso um gerente, que autoriza com o PIN.</translation>
    </message>
    <message>
        <source>%1 the manager is asked again: an approval is for one thing, and for a minute.</source>
        <translation>%1 o gerente é consultado de novo: uma autorização vale para uma coisa só, e por um minuto.</translation>
    </message>
    <message>
        <source>The operator&apos;s name is empty, too long, or has signs that nobody sees.</source>
        <translation>O nome do operador está vazio, é longo demais ou tem sinais que ninguém vê.</translation>
    </message>
    <message>
        <source>No operator has this name. Check how it is written.</source>
        <translation>Nenhum operador tem este nome. Confira como se escreve.</translation>
    </message>
    <message>
        <source>The first operator has to be a manager: nobody else could add the others.</source>
        <translation>O primeiro operador precisa ser gerente: mais ninguém poderia incluir os outros.</translation>
    </message>
    <message>
        <source>A PIN has digits only.</source>
        <translation>Um PIN tem só dígitos.</translation>
    </message>
    <message>
        <source>The PIN is too short: a cashier&apos;s has 4 to 8 digits, a manager&apos;s 6 to 8.</source>
        <translation>O PIN é curto demais: o de um caixa tem de 4 a 8 dígitos, o de um gerente de 6 a 8.</translation>
    </message>
    <message>
        <source>The PIN is too long: it has 8 digits at most.</source>
        <translation>O PIN é longo demais: tem no máximo 8 dígitos.</translation>
    </message>
    <message numerus="yes">
        <source>The PIN is wrong. The next one is looked at in %n second(s).</source>
        <translation>
            <numerusform>O PIN está errado. O próximo será conferido em %n segundo.</numerusform>
            <numerusform>O PIN está errado. O próximo será conferido em %n segundos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The PIN was not looked at: one was wrong before. Try again in %n second(s).</source>
        <translation>
            <numerusform>O PIN não foi conferido: houve um errado antes. Tente de novo em %n segundo.</numerusform>
            <numerusform>O PIN não foi conferido: houve um errado antes. Tente de novo em %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>This operator has no PIN, or none was given. A manager can set one.</source>
        <translation>Este operador não tem PIN, ou nenhum foi dado. Um gerente pode definir um.</translation>
    </message>
    <message>
        <source>PINs of this shop cannot be checked on this computer: its keyring does not hold their secret.</source>
        <translation>Os PINs desta loja não podem ser conferidos neste computador: o cofre dele não guarda o segredo deles.</translation>
    </message>
    <message>
        <source>%1 a manager was asked, and nobody allowed it. Nothing was changed.</source>
        <translation>%1 foi pedido um gerente, e ninguém autorizou. Nada mudou.</translation>
    </message>
    <message>
        <source>The proxy does not answer. Check its address in the settings, or this computer&apos;s proxy settings.</source>
        <translation>O proxy não responde. Confira o endereço dele nos ajustes, ou o proxy nas configurações deste computador.</translation>
    </message>
    <message>
        <source>The proxy did not let the connection through. It may want another user or password, or it has to allow the provider&apos;s address.</source>
        <translation>O proxy não deixou a conexão passar. Talvez queira outro usuário ou outra senha, ou tenha de liberar o endereço do provedor.</translation>
    </message>
    <message>
        <source>There would be no manager with a PIN. Add another one, or give one a PIN first.</source>
        <translation>Não haveria gerente com PIN. Antes acrescente outro, ou dê um PIN a um.</translation>
    </message>
    <message>
        <source>This code pays another receiver than this shop&apos;s codes did before. A manager has to look at it before the customer pays.</source>
        <translation>Este código paga outro recebedor, diferente do que os códigos desta loja pagavam. Um gerente precisa olhar antes de o cliente pagar.</translation>
    </message>
    <message>
        <source>This provider is not calibrated. First a manager makes the charge of R$ 1,23, and says what a bank&apos;s app shows of it.</source>
        <translation>Este provedor não está calibrado. Antes, um gerente cria a cobrança de R$&#xa0;1,23 e diz o que o app de um banco mostra dela.</translation>
    </message>
    <message>
        <source>The bank&apos;s app shows another amount than the charge. Check the setting of the amount&apos;s unit: nobody should sell before both are equal.</source>
        <translation>O app do banco mostra outro valor que o da cobrança. Confira a configuração da unidade do valor: ninguém deve vender antes de os dois serem iguais.</translation>
    </message>
    <message>
        <source>The bank&apos;s app shows another receiver than the code names. Ask the provider whom the code pays: nobody should sell before both are equal.</source>
        <translation>O app do banco mostra outro recebedor que o do código. Pergunte ao provedor quem o código paga: ninguém deve vender antes de os dois serem iguais.</translation>
    </message>
    <message>
        <source>This code pays another receiver: %1 instead of %2. A manager has to look at it before the customer pays.</source>
        <translation>Este código paga outro recebedor: %1 em vez de %2. Um gerente precisa olhar antes de o cliente pagar.</translation>
    </message>
    <message>
        <source>This provider is not calibrated: nobody has compared a charge with what a bank&apos;s app shows.</source>
        <translation>Este provedor não está calibrado: ninguém comparou uma cobrança com o que o app de um banco mostra.</translation>
    </message>
    <message>
        <source>The ledger of this file was moved to %1. Choose that one: --ledger, BALCAO_LEDGER or address in the settings. This file is kept as it was.</source>
        <translation>O registro deste arquivo foi mudado para %1. Escolha esse: --ledger, BALCAO_LEDGER ou address nas configurações. Este arquivo fica guardado como estava.</translation>
    </message>
    <message>
        <source>The database holds another ledger already, and nothing was changed. Choose an empty one.</source>
        <translation>O banco de dados já tem outro registro, e nada foi mudado. Escolha um vazio.</translation>
    </message>
    <message>
        <source>It was given up, and nothing was changed.</source>
        <translation>Foi interrompido, e nada foi mudado.</translation>
    </message>
    <message>
        <source>To accept whom a code pays</source>
        <translation>Para aceitar quem um código paga</translation>
    </message>
    <message>
        <source>This badge is another operator&apos;s already.</source>
        <translation>Este crachá já é de outro operador.</translation>
    </message>
    <message>
        <source>This badge is nobody&apos;s here. Use the PIN; a manager can give the badge to somebody.</source>
        <translation>Este crachá não é de ninguém aqui. Use o PIN; um gerente pode atribuir o crachá a alguém.</translation>
    </message>
    <message>
        <source>No payment of this charge was seen. What was not paid cannot be contested.</source>
        <translation>Nenhum pagamento desta cobrança foi visto. O que não foi pago não pode ser contestado.</translation>
    </message>
    <message>
        <source>This charge is contested already. Look at its history.</source>
        <translation>Esta cobrança já está contestada. Veja o histórico dela.</translation>
    </message>
    <message>
        <source>This charge is not contested, or that has ended already. Look at its history.</source>
        <translation>Esta cobrança não está contestada, ou isso já terminou. Veja o histórico dela.</translation>
    </message>
    <message>
        <source>Another charge was confirmed with this end-to-end id: one payment pays one charge. Look for the right one on the shop&apos;s statement.</source>
        <translation>Outra cobrança foi confirmada com este ID fim a fim: um pagamento paga uma cobrança. Procure o certo no extrato da loja.</translation>
    </message>
    <message>
        <source>The reason is missing. Say why.</source>
        <translation>Falta o motivo. Diga por quê.</translation>
    </message>
    <message>
        <source>A day is missing, or the last one is before the first. Write both as they stand in the bank&apos;s notice.</source>
        <translation>Falta um dia, ou o último vem antes do primeiro. Escreva os dois como estão no aviso do banco.</translation>
    </message>
    <message>
        <source>To say that a charge is contested</source>
        <translation>Para marcar uma cobrança como contestada</translation>
    </message>
    <message>
        <source>To close the day</source>
        <translation>Para fechar o dia</translation>
    </message>
    <message>
        <source>This badge cannot be looked at on this computer: its keyring does not hold the secret of the shop&apos;s badges.</source>
        <translation>Este crachá não pode ser conferido neste computador: o chaveiro dele não tem o segredo dos crachás da loja.</translation>
    </message>
    <message>
        <source>The old code is on the customer&apos;s paper. Ask for it back.</source>
        <translation>O código antigo está no papel do cliente. Peça de volta.</translation>
    </message>
    <message>
        <source>This end-to-end id is of another time: nobody could pay this charge then. Look on the shop&apos;s statement for the payment that came while its code held.</source>
        <translation>Este ID de ponta a ponta é de outra hora: ninguém podia pagar esta cobrança então. Procure no extrato o pagamento que entrou enquanto o código valia.</translation>
    </message>
    <message>
        <source>The old code was sent by WhatsApp. Send the new one.</source>
        <translation>O código antigo foi enviado pelo WhatsApp. Envie o novo.</translation>
    </message>
    <message>
        <source>The old code was copied. Whoever got it needs the new one.</source>
        <translation>O código antigo foi copiado. Quem o recebeu precisa do novo.</translation>
    </message>
    <message>
        <source>A new code appears. The old one is on the customer&apos;s paper: ask for it back.</source>
        <translation>Aparece um código novo. O antigo está no papel do cliente: peça de volta.</translation>
    </message>
    <message>
        <source>A new code appears. The old one was sent by WhatsApp: send the new one.</source>
        <translation>Aparece um código novo. O antigo foi enviado pelo WhatsApp: envie o novo.</translation>
    </message>
    <message>
        <source>A new code appears. The old one was copied: whoever got it needs the new one.</source>
        <translation>Aparece um código novo. O antigo foi copiado: quem o recebeu precisa do novo.</translation>
    </message>
    <message>
        <source>A new code appears. Anyone who scanned the old one must scan again.</source>
        <translation>Depois de salvar aparece um código novo. Quem já leu o antigo precisa ler de novo.</translation>
    </message>
    <message>
        <source>Whoever confirmed it at the shop saw %1 come, but the charge is %2.</source>
        <translation>Quem confirmou na loja viu entrar %1, mas a cobrança é de %2.</translation>
    </message>
    <message>
        <source>The end-to-end id has 32 characters and begins with E. It stands on the shop&apos;s statement.</source>
        <translation>O id. fim a fim tem 32 caracteres e começa com E. Está no extrato da loja.</translation>
    </message>
    <message>
        <source>The ledger&apos;s server may only be read: it is a standby, or its database is set so. Choose the server that is written to.</source>
        <translation>O servidor do registro só pode ser lido: é uma réplica, ou o banco de dados está assim configurado. Escolha o servidor em que se grava.</translation>
    </message>
    <message>
        <source>Beside the ledger&apos;s file is the log of another one, and nothing was taken from it: %1. To go on with the file as it is, move this log to another folder and keep it there. Or put the file back that the log belongs to.</source>
        <translation>Ao lado do arquivo do registro está o log de outro arquivo, e nada dele foi aproveitado: %1. Para seguir com o arquivo como está, mova esse log para outra pasta e guarde-o. Ou ponha de volta o arquivo ao qual o log pertence.</translation>
    </message>
    <message>
        <source>Another till is open under this counter&apos;s name, on the computer %1. Close that one, or give this till a name of its own (counter, in the settings). Until then nothing is sent from here.</source>
        <translation>Já há um caixa aberto com este nome, no computador %1. Feche aquele, ou dê a este um nome só dele (counter, nas configurações). Até lá nada é enviado daqui.</translation>
    </message>
    <message>
        <source>The ledger&apos;s server is away. The program connects again by itself.</source>
        <translation>O servidor do registro está fora de alcance. O programa se conecta de novo sozinho.</translation>
    </message>
    <message>
        <source>The provider&apos;s txid, status or code holds characters that cannot be kept. Look into its panel before the customer pays.</source>
        <translation>O txid, o status ou o código do provedor tem caracteres que não dá para guardar. Olhe no painel do provedor antes de o cliente pagar.</translation>
    </message>
    <message>
        <source>The ledger holds an event of this charge that cannot be read. Look into the provider&apos;s panel before you go on.</source>
        <translation>O registro tem um evento desta cobrança que não dá para ler. Olhe no painel do provedor antes de continuar.</translation>
    </message>
    <message>
        <source>The provider&apos;s report of this payment is not clear. Enter the amount that the shop&apos;s bank statement shows.</source>
        <translation>O que o provedor diz deste pagamento não está claro. Digite o valor que aparece no extrato da loja.</translation>
    </message>
    <message>
        <source>its code pays another receiver</source>
        <translation>o código paga outro recebedor</translation>
    </message>
    <message>
        <source>it was not paid by Pix</source>
        <translation>não foi pago por Pix</translation>
    </message>
    <message>
        <source>its amount came twice</source>
        <translation>o valor veio duas vezes</translation>
    </message>
    <message>
        <source>its amount cannot be read</source>
        <translation>o valor não pode ser lido</translation>
    </message>
    <message>
        <source>The provider says “%1”, but %2. Look at the shop&apos;s bank statement and confirm the receipt with the amount that it shows.</source>
        <translation>O provedor diz “%1”, mas %2. Confira o extrato da loja e confirme o recebimento com o valor que aparece nele.</translation>
    </message>
    <message>
        <source>The ledger&apos;s tables are not there, or they are of an older version. The database&apos;s owner makes them by connecting once with this version.</source>
        <translation>As tabelas do registro não existem, ou são de uma versão anterior. O dono do banco as cria ao conectar uma vez com esta versão.</translation>
    </message>
    <message>
        <source>The ledger&apos;s address is that of a pooler (PgBouncer) in transaction mode. A till needs the server itself, or a pooler in session mode: change the address.</source>
        <translation>O endereço do registro é de um pooler (PgBouncer) em modo de transação. O caixa precisa do próprio servidor, ou de um pooler em modo de sessão: mude o endereço.</translation>
    </message>
    <message>
        <source>In this database only its owner changes operators. The owner makes a role for the manager: counters.sql with -v manager=NAME.</source>
        <translation>Neste banco só o dono altera operadores. O dono cria um usuário para o gerente: counters.sql com -v manager=NOME.</translation>
    </message>
    <message>
        <source>Changing operators takes the password of the database&apos;s role %1.</source>
        <translation>Para alterar operadores é preciso a senha do usuário %1 do banco.</translation>
    </message>
    <message>
        <source>The database refused the password of the role %1. Nothing was changed.</source>
        <translation>O banco recusou a senha do usuário %1. Nada foi alterado.</translation>
    </message>
    <message>
        <source>More than one difference is open. Each of them is accepted by itself.</source>
        <translation>Mais de uma diferença está em aberto. Cada uma é aceita por si.</translation>
    </message>
    <message>
        <source>The provider&apos;s last status says less than before. Accept that first.</source>
        <translation>O último status do provedor diz menos do que antes. Decida isso primeiro.</translation>
    </message>
    <message>
        <source>This code can also be paid at %1, which is neither the provider nor the receiver. A manager has to look at it before the customer pays.</source>
        <translation>Este código também pode ser pago em %1, que não é nem o provedor nem o recebedor. Um gerente precisa olhar antes de o cliente pagar.</translation>
    </message>
    <message>
        <source>A PIN or badge was wrong a moment ago. Wait, then try again.</source>
        <translation>Um PIN ou um crachá estava errado há pouco. Espere e tente de novo.</translation>
    </message>
    <message>
        <source>A product&apos;s bar code was scanned, not a badge. A PIN is typed more slowly.</source>
        <translation>Foi lido o código de barras de um produto, não um crachá. Digite o PIN mais devagar.</translation>
    </message>
    <message numerus="yes">
        <source>The badge was not looked at: one was wrong here before. Try again in %n second(s), or use the PIN.</source>
        <translation>
            <numerusform>O crachá não foi conferido: houve um errado aqui antes. Tente de novo em %n segundo ou use o PIN.</numerusform>
            <numerusform>O crachá não foi conferido: houve um errado aqui antes. Tente de novo em %n segundos ou use o PIN.</numerusform>
        </translation>
    </message>
    <message>
        <source>A product&apos;s bar code was scanned, not a badge.</source>
        <translation>Foi lido o código de barras de um produto, não um crachá.</translation>
    </message>
    <message>
        <source>The bar code of a slip was scanned, not a badge.</source>
        <translation>Foi lido o código de barras de um recibo, não um crachá.</translation>
    </message>
    <message>
        <source>The badge is too short: a badge has 9 to 64 characters.</source>
        <translation>O crachá é curto demais: um crachá tem de 9 a 64 caracteres.</translation>
    </message>
    <message>
        <source>The badge is too long: a badge has 9 to 64 characters.</source>
        <translation>O crachá é longo demais: um crachá tem de 9 a 64 caracteres.</translation>
    </message>
    <message>
        <source>A badge has no blanks, no accents and no control characters.</source>
        <translation>Um crachá não tem espaços, acentos nem caracteres de controle.</translation>
    </message>
    <message>
        <source>The charge was past its deadline when it arrived. The provider&apos;s clock or this computer&apos;s is wrong: check that the customer&apos;s bank takes the code.</source>
        <translation>A cobrança chegou já fora do prazo. O relógio do provedor ou o deste computador está errado: confira se o banco do cliente aceita o código.</translation>
    </message>
    <message>
        <source>Another operator has this name, or one that looks the same. Add a surname or an initial.</source>
        <translation>Outro operador tem este nome, ou um que parece igual. Acrescente um sobrenome ou uma inicial.</translation>
    </message>
    <message>
        <source>There is more than one code in this text. Paste one of them alone.</source>
        <translation>Há mais de um código neste texto. Cole só um deles.</translation>
    </message>
    <message>
        <source>This computer&apos;s libpq is older than version 16 and does not know require_auth. Remove it from the ledger&apos;s address and use channel_binding=require instead.</source>
        <translation>A libpq deste computador é anterior à versão 16 e não conhece require_auth. Tire-o do endereço do registro e use channel_binding=require.</translation>
    </message>
</context>
<context>
    <name>balcao::printing</name>
    <message>
        <source>The printer does not answer. See that it is switched on and connected, then print again.</source>
        <translation>A impressora não responde. Veja se está ligada e conectada e imprima de novo.</translation>
    </message>
    <message>
        <source>What answers there is no printer that takes this. Check the printer&apos;s address or name in the settings.</source>
        <translation>O que responde nesse endereço não é uma impressora que aceite isto. Confira o endereço ou o nome da impressora nos ajustes.</translation>
    </message>
    <message>
        <source>This user may not write to the printer&apos;s device. On Linux the user has to be in the group lp.</source>
        <translation>Este usuário não pode escrever no dispositivo da impressora. No Linux o usuário precisa estar no grupo lp.</translation>
    </message>
    <message>
        <source>The printer stopped taking the slip. See whether it has paper and what came out, then print again.</source>
        <translation>A impressora parou de receber o recibo. Veja se tem papel e o que saiu, e imprima de novo.</translation>
    </message>
    <message>
        <source>The printer has no paper. Put a roll in, then print again.</source>
        <translation>A impressora está sem papel. Coloque uma bobina e imprima de novo.</translation>
    </message>
    <message>
        <source>The printer is not ready. Close its cover and look at its lights, then print again.</source>
        <translation>A impressora não está pronta. Feche a tampa, olhe as luzes e imprima de novo.</translation>
    </message>
    <message>
        <source>This computer has no print system (CUPS). Name the printer by its address or device.</source>
        <translation>Este computador não tem sistema de impressão (CUPS). Informe a impressora pelo endereço ou dispositivo.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Enviado à impressora.</translation>
    </message>
    <message>
        <source>The code is too long for this paper: no phone would read it. Show it on the screen, or print on wider paper.</source>
        <translation>O código é longo demais para este papel: nenhum celular o leria. Mostre na tela ou imprima em papel mais largo.</translation>
    </message>
    <message>
        <source>The bar code does not fit onto this paper. Print on wider paper.</source>
        <translation>O código de barras não cabe neste papel. Imprima em papel mais largo.</translation>
    </message>
    <message>
        <source>The code that was drawn could not be read back: it is not printed. Show it on the screen, or send it.</source>
        <translation>O código desenhado não pôde ser lido de volta: não é impresso. Mostre na tela ou envie.</translation>
    </message>
    <message>
        <source>The ledger does not take it that the code is on paper. Nothing was printed.</source>
        <translation>O registro não aceita anotar que o código está no papel. Nada foi impresso.</translation>
    </message>
    <message>
        <source>The charge has changed meanwhile. Nothing was printed: look at it, then print again.</source>
        <translation>A cobrança mudou enquanto isso. Nada foi impresso: confira e imprima de novo.</translation>
    </message>
    <message>
        <source>The printer has not taken the paper before this one yet. Print again in a moment.</source>
        <translation>A impressora ainda não recebeu o papel anterior. Imprima de novo daqui a pouco.</translation>
    </message>
    <message>
        <source>Whole pages go to a printer of this computer, by its name. Choose one in the settings.</source>
        <translation>Páginas inteiras vão para uma impressora deste computador, pelo nome. Escolha uma nos ajustes.</translation>
    </message>
    <message>
        <source>No printer is set up. Name one in the settings, or save the page as a PDF.</source>
        <translation>Não há impressora nos ajustes. Informe uma nos ajustes ou salve em PDF.</translation>
    </message>
    <message>
        <source>The page lies in %1.</source>
        <translation>A página está em %1.</translation>
    </message>
    <message>
        <source>Sending to the printer…</source>
        <translation>Enviando à impressora…</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Enviado à impressora</translation>
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
        <translation>A impressora não recebeu nada: pode estar ocupada com outro caixa. Imprima de novo em instantes.</translation>
    </message>
    <message>
        <source>The printer&apos;s queue on this computer is paused, and nothing was left in it. Resume it in the system&apos;s printer settings, then print again.</source>
        <translation>A fila da impressora neste computador está pausada, e nada ficou nela. Retome a fila nas configurações de impressoras do sistema e imprima de novo.</translation>
    </message>
    <message>
        <source>The printer in the settings is a file, not a printer. Choose a device, an address or a printer of this computer.</source>
        <translation>A impressora dos ajustes é um arquivo, não uma impressora. Escolha um dispositivo, um endereço ou uma impressora deste computador.</translation>
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
        <translation>TREINAMENTO: cobrança sem valor.</translation>
    </message>
    <message>
        <source>WhatsApp did not open.</source>
        <translation>O WhatsApp não abriu.</translation>
    </message>
    <message>
        <source>No program here opens its address. Copy the code and send it another way.</source>
        <translation>Nenhum programa deste computador abre o endereço. Copie o código e envie de outro jeito.</translation>
    </message>
</context>
</TS>
