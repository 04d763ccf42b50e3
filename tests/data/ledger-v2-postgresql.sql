
\restrict tt0bZrSZUJ8isRDFDQdOWX47bgdTHl7b6niGwmgRHgtNzCHaZZat4JRu9LGUaOh

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE FUNCTION public.balcao_announce() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
    PERFORM pg_notify('balcao_event', NEW.token || ' ' || NEW.attempt);
    RETURN NULL;
END $$;

ALTER FUNCTION public.balcao_announce() OWNER TO balcao_owner;

CREATE FUNCTION public.balcao_only_erasure() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
    IF (SELECT at FROM event WHERE id = OLD.event) >= coalesce((SELECT max(before) FROM erasure), 0) THEN
        RAISE EXCEPTION 'only an erasure removes personal data';
    END IF;
    RETURN OLD;
END $$;

ALTER FUNCTION public.balcao_only_erasure() OWNER TO balcao_owner;

CREATE FUNCTION public.balcao_only_grows() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
    RAISE EXCEPTION 'the ledger only grows';
END $$;

ALTER FUNCTION public.balcao_only_grows() OWNER TO balcao_owner;

CREATE FUNCTION public.balcao_put_charge(state jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
    INSERT INTO charge SELECT (jsonb_populate_record(NULL::charge, state)).* ON CONFLICT (id) DO UPDATE SET
        (replaced_by, changed_at, limit_ms, last_event, state, correction, corrections, revision, standing, txid, status,
         amount, told, attention, accepted, expires_at, code, received_at, received_by, settled_by, name, phone, email,
         tax_id, erased) =
        (EXCLUDED.replaced_by, EXCLUDED.changed_at, EXCLUDED.limit_ms, EXCLUDED.last_event, EXCLUDED.state,
         EXCLUDED.correction, EXCLUDED.corrections, EXCLUDED.revision, EXCLUDED.standing, EXCLUDED.txid, EXCLUDED.status,
         EXCLUDED.amount, EXCLUDED.told, EXCLUDED.attention, EXCLUDED.accepted, EXCLUDED.expires_at, EXCLUDED.code,
         EXCLUDED.received_at, EXCLUDED.received_by, EXCLUDED.settled_by, EXCLUDED.name, EXCLUDED.phone, EXCLUDED.email,
         EXCLUDED.tax_id, EXCLUDED.erased);
END $$;

ALTER FUNCTION public.balcao_put_charge(state jsonb) OWNER TO balcao_owner;

CREATE FUNCTION public.balcao_put_charge(state jsonb, new_words text, new_parts text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
    PERFORM balcao_put_charge(state);
    INSERT INTO charge_search (id, words, parts) VALUES ((state->>'id')::bigint, new_words, new_parts)
        ON CONFLICT (id) DO UPDATE SET words = EXCLUDED.words, parts = EXCLUDED.parts
        WHERE charge_search.words <> EXCLUDED.words OR charge_search.parts <> EXCLUDED.parts;
END $$;

ALTER FUNCTION public.balcao_put_charge(state jsonb, new_words text, new_parts text) OWNER TO balcao_owner;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.charge (
    id bigint NOT NULL,
    attempt text NOT NULL,
    sale text NOT NULL,
    replaces text NOT NULL,
    replaced_by text NOT NULL,
    counter text NOT NULL,
    operator text NOT NULL,
    number integer NOT NULL,
    day integer NOT NULL,
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL,
    limit_ms integer NOT NULL,
    last_event bigint NOT NULL,
    state integer NOT NULL,
    correction integer NOT NULL,
    corrections integer NOT NULL,
    revision integer NOT NULL,
    standing integer NOT NULL,
    txid text NOT NULL,
    status text NOT NULL,
    amount bigint NOT NULL,
    told bigint,
    attention integer NOT NULL,
    accepted integer NOT NULL,
    expires_at bigint,
    code text NOT NULL,
    received_at bigint,
    received_by text NOT NULL,
    settled_by text NOT NULL,
    name text NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    tax_id text NOT NULL,
    erased integer NOT NULL
);

ALTER TABLE public.charge OWNER TO balcao_owner;

CREATE TABLE public.charge_search (
    id bigint NOT NULL,
    words text NOT NULL,
    parts text NOT NULL
);

ALTER TABLE public.charge_search OWNER TO balcao_owner;

CREATE TABLE public.erasure (
    event bigint NOT NULL,
    before bigint NOT NULL
);

ALTER TABLE public.erasure OWNER TO balcao_owner;

CREATE TABLE public.event (
    id bigint NOT NULL,
    counter text NOT NULL,
    seq bigint NOT NULL,
    at bigint NOT NULL,
    kind text NOT NULL,
    attempt text NOT NULL,
    sale text NOT NULL,
    replaces text NOT NULL,
    correction integer NOT NULL,
    txid text NOT NULL,
    operator text NOT NULL,
    amount bigint,
    data text NOT NULL,
    personal_hash text NOT NULL,
    token text NOT NULL,
    hash text NOT NULL
);

ALTER TABLE public.event OWNER TO balcao_owner;

CREATE TABLE public.ledger_meta (
    schema integer NOT NULL
);

ALTER TABLE public.ledger_meta OWNER TO balcao_owner;

CREATE TABLE public.personal (
    event bigint NOT NULL,
    salt text NOT NULL,
    fields text NOT NULL
);

ALTER TABLE public.personal OWNER TO balcao_owner;

INSERT INTO public.charge VALUES (1, '01a1f0b8-322f-70ce-a389-db0a125785f8', '01a1f0b8-322f-774b-8231-f6baa5c2a8fd', '', '', '01', 'Ana Paula', 1, 20261118, 1795039965744, 1795039965764, 30000, 4, 5, 0, 0, 1, 0, 'ccf7a0067e5443a1fe03591bb9c7788f', 'Aguardando', 1200, 1200, 0, 0, 1795300065756, '00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/f325561650651819aa21e96bee56550f520400005303986540512.005802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***630462FB', NULL, '', '', '', '', '', '', 1);
INSERT INTO public.charge VALUES (5, '01a1f0b8-3396-720b-a477-69ab6bcdf6f5', '01a1f0b8-3396-7e77-86b2-a9d1b1136b54', '', '', '01', 'Ana Paula', 2, 20261118, 1795039966103, 1795039966124, 30000, 8, 5, 0, 0, 1, 0, 'a6c7417b221c1b3b658bc8fb40662b66', 'Aguardando', 1300, 1300, 0, 0, 1795300066114, '00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/94442466a5364e86758ee27be6884261520400005303986540513.005802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***63049EC0', NULL, '', '', '', '', '', '', 1);
INSERT INTO public.charge VALUES (10, '01a2002b-496d-7cec-8325-492002aba80a', '01a2002b-496d-7735-9b2a-dd2f6abee81f', '', '', '01', 'Ana Paula', 1, 20261121, 1795299166574, 1795299167045, 30000, 21, 5, 0, 2, 3, 0, '117c307a74a5254595088a23ec919084', 'Aguardando', 4450, 4450, 0, 0, 1795300066585, '00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/0b6ee5be4ff5bb6f00cb6246a66fc48f520400005303986540544.505802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***63043E7E', NULL, '', '', 'João da Silva', '11987654321', 'joao@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (33, '01a2002b-4ee0-7315-bd0b-8d88b8ebe209', '01a2002b-4ee0-7abc-a169-df18ae79ae93', '', '', '02', 'Ana Paula', 1, 20261121, 1795299167969, 1795299167996, 30000, 36, 5, 0, 0, 1, 0, '6ee2d35a5ae5cad19d86f092da58205c', 'Aguardando', 1500, 1500, 0, 0, 1795300067980, '00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/88bca91a2d6a940cf6d090decc301fac520400005303986540515.005802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***6304864B', NULL, '', '', 'Jürgen Weiß', '4733335555', 'jw@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (22, '01a2002b-4b8e-73c0-9efe-b7a41993fd63', '01a2002b-4b8e-76e4-b521-6594086852e6', '', '', '01', 'Ana Paula', 2, 20261121, 1795299167119, 1795299167525, 30000, 27, 5, 0, 0, 1, 0, 'f6a960629ce9c9bcd8656bcba944d29e', 'Aguardando', 8640, 8640, 0, 0, 1795300067140, '00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/07af3ef5b18ce83a4e8ccfb778f865cf520400005303986540586.405802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***6304C67D', NULL, '', '', 'Odd Ødegård', '21912340187', 'odd@example.com', '11144477735', 0);
INSERT INTO public.charge VALUES (28, '01a2002b-4d67-7765-93bf-eeb24ea51cf8', '01a2002b-4d67-7ba9-93d2-2a693dfea09b', '', '', '01', 'Ana Paula', 3, 20261121, 1795299167592, 1795299167907, 30000, 32, 5, 0, 0, 1, 2, '9c7778844539a6a4b944cab7f700bbce', 'Aguardando', 2000, 2000, 0, 0, 1795300067605, '00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/c8581b48267f7000b2305132229488fd520400005303986540520.005802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***63041FBF', 1795299167907, 'Ana Paula', '', 'Ana D''Ávila', '8533336666', 'ana@example.com', '39053344705', 0);
INSERT INTO public.charge VALUES (45, '01a2002b-5141-7b6f-8526-98f89ab70421', '01a2002b-5141-7d1f-856d-faa8aa4fc870', '', '', '01', 'Ana Paula', 5, 20261121, 1795299168578, 1795299169589, 1000, 47, 4, 0, 0, 1, 6, '', '', 6100, NULL, 0, 0, NULL, '', NULL, '', '', 'Łukasz Nowak', '11987654321', 'x@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (37, '01a2002b-4f38-7dbe-b616-b189028eb13f', '01a2002b-4f38-743c-bb23-c3558c42af07', '', '', '01', 'Ana Paula', 4, 20261121, 1795299168057, 1795299168463, 30000, 44, 5, 0, 1, 2, 0, 'aa0d842cb4f703922877d0a9ce66850e', 'Aguardando', 3100, 3100, 0, 0, 1795300068080, '00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/84b74840ae53c645275d40d096d2e338520400005303986540531.005802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***6304578C', NULL, '', '', 'Loja 124 Ltda', '3133334444', 'loja@example.com', '12ABC34501DE35', 0);
INSERT INTO public.charge VALUES (56, '01a2002b-5f9f-73f1-b91a-d31de8e11122', '01a2002b-5f9f-748f-903a-fee03cbb8bb7', '', '', '01', 'Ana Paula', 8, 20261121, 1795299172256, 1795299172270, 30000, 59, 5, 0, 0, 1, 7, '1e055c79407c194b0fbe3cc8b72e9920', 'Aguardando', 7100, 7101, 1, 0, 1795300072265, '00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/e85c067506fe7924a7dd7f3882c87568520400005303986540571.005802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***6304BD41', NULL, '', '', 'Bia Reis', '11987654321', 'b@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (48, '01a2002b-55d5-7fd4-bfe1-252dad0adb8e', '01a2002b-55d5-7fff-9688-726670e5b087', '', '', '01', 'Ana Paula', 6, 20261121, 1795299169750, 1795299170915, 1000, 51, 5, 0, 0, 1, 7, 'TXFOUND62', '', 6200, NULL, 1, 0, NULL, '', NULL, '', 'Ana Paula', 'Vera Prado', '11987654321', 'x@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (52, '01a2002b-5aa9-7728-8076-f3d3baf51c8e', '01a2002b-5aa9-7aa8-879c-78a9d5e8257a', '', '', '01', 'Ana Paula', 7, 20261121, 1795299170986, 1795299172140, 1000, 55, 6, 0, 0, 1, 10, '', '', 6300, NULL, 0, 0, NULL, '', NULL, '', 'Ana Paula', 'Zeca Lima', '11987654321', 'x@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (60, '01a2002b-60ee-7e16-92ae-7fd2c8f504c5', '01a2002b-60ee-71f5-a7af-308f6de7da9f', '', '', '01', 'Ana Paula', 9, 20261121, 1795299172591, 1795299172604, 30000, 63, 3, 0, 0, 1, 9, '', '', 7200, NULL, 0, 0, NULL, '', NULL, '', '', 'Caio Reis', '11987654321', 'c@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (64, '01a2002b-6216-7d58-b24d-36a8cc4609ab', '01a2002b-6216-7303-bf35-db23536a6798', '', '', '01', 'Ana Paula', 10, 20261121, 1795299172886, 1795299172894, 30000, 65, 2, 0, 0, 1, 8, '', '', 7300, NULL, 0, 0, NULL, '', NULL, '', '', 'Davi Reis', '11987654321', 'd@example.com', '52998224725', 0);

INSERT INTO public.charge_search VALUES (1, ' ', 'ccf7a0067e5443a1fe03591bb9c7788f   ');
INSERT INTO public.charge_search VALUES (5, ' ', 'a6c7417b221c1b3b658bc8fb40662b66   ');
INSERT INTO public.charge_search VALUES (10, ' joao da silva', '117c307a74a5254595088a23ec919084 52998224725 11987654321 joao@example.com');
INSERT INTO public.charge_search VALUES (22, ' odd ødegard', 'f6a960629ce9c9bcd8656bcba944d29e 11144477735 21912340187 odd@example.com');
INSERT INTO public.charge_search VALUES (28, ' ana d avila', '9c7778844539a6a4b944cab7f700bbce 39053344705 8533336666 ana@example.com');
INSERT INTO public.charge_search VALUES (33, ' jurgen weiß', '6ee2d35a5ae5cad19d86f092da58205c 52998224725 4733335555 jw@example.com');
INSERT INTO public.charge_search VALUES (37, ' loja 124 ltda', 'aa0d842cb4f703922877d0a9ce66850e 12abc34501de35 3133334444 loja@example.com');
INSERT INTO public.charge_search VALUES (45, ' łukasz nowak', ' 52998224725 11987654321 x@example.com');
INSERT INTO public.charge_search VALUES (48, ' vera prado', 'txfound62 52998224725 11987654321 x@example.com');
INSERT INTO public.charge_search VALUES (52, ' zeca lima', ' 52998224725 11987654321 x@example.com');
INSERT INTO public.charge_search VALUES (56, ' bia reis', '1e055c79407c194b0fbe3cc8b72e9920 52998224725 11987654321 b@example.com');
INSERT INTO public.charge_search VALUES (60, ' caio reis', ' 52998224725 11987654321 c@example.com');
INSERT INTO public.charge_search VALUES (64, ' davi reis', ' 52998224725 11987654321 d@example.com');

INSERT INTO public.erasure VALUES (9, 1795212766493);

INSERT INTO public.event VALUES (1, '01', 1, 1795039965744, 'attempt', '01a1f0b8-322f-70ce-a389-db0a125785f8', '01a1f0b8-322f-774b-8231-f6baa5c2a8fd', '', 0, '', 'Ana Paula', 1200, '{"day":20261118,"limit_ms":30000,"number":1,"unit":"reais"}', '5f03642a1b17dcac8acaa12f19c8177f9464b4c408d7061de13204d6d611321b', '938bc172edb4468d98f80f024281d3b1', '8ccc358e480999e25b31b94a5b930680192f2af48fae4ea1356d9fcfc2fe9c8d');
INSERT INTO public.event VALUES (2, '01', 2, 1795039965753, 'out', '01a1f0b8-322f-70ce-a389-db0a125785f8', '', '', 0, '', 'Ana Paula', 1200, '{}', '', 'f75f85e88c2f42c697e55c2ccbf67d34', 'fd0d468c379279ff86f420d6ae6e5f009b5dcc667441988b3f0d0df213749272');
INSERT INTO public.event VALUES (3, '01', 3, 1795039965762, 'reply', '01a1f0b8-322f-70ce-a389-db0a125785f8', '', '', 0, '', 'Ana Paula', 1200, '{"date":1795299165000,"http":200,"request":"create"}', '86d42872ebe60a18c00008f415af900dde95eba0df1c2cd0d72bcbbbc3db9029', 'e94c0d2f8af840e48852416d7c227097', '849b3577eb0fc7e5c4f87ed6639ccb16dfacc8451a249f31bdb34437b49774cb');
INSERT INTO public.event VALUES (4, '01', 4, 1795039965764, 'created', '01a1f0b8-322f-70ce-a389-db0a125785f8', '', '', 0, 'ccf7a0067e5443a1fe03591bb9c7788f', 'Ana Paula', 1200, '{"answer":{"checked":1200,"created":{"at":1795299165756,"text":"2026-11-21T22:12:45.756Z"},"expires":{"at":1795300065756,"text":"2026-11-21T22:27:45.756Z"},"http":200,"method":"PIX","updated":{"at":1795299165756,"text":"2026-11-21T22:12:45.756Z"},"verdict":"verified","warnings":[]},"attention":false,"code":"00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/f325561650651819aa21e96bee56550f520400005303986540512.005802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***630462FB","expires":1795300065756,"status":"Aguardando","told":1200}', 'b659729ef2707668d64345bdd7dd3f08373b48e0d1f8142b33c4204720a7079e', '58ace558f9404290897542b31ff3aba6', '5618556a4ddc74a119077bc0c2c7f01ae999de8baaa904bcb5122b0d867c9b0e');
INSERT INTO public.event VALUES (5, '01', 5, 1795039966103, 'attempt', '01a1f0b8-3396-720b-a477-69ab6bcdf6f5', '01a1f0b8-3396-7e77-86b2-a9d1b1136b54', '', 0, '', 'Ana Paula', 1300, '{"day":20261118,"limit_ms":30000,"number":2,"unit":"reais"}', '6aa29138dc52a26c10d829baa561356bfa7fe13ae71e2b2d47d8d11ce685a100', '1eb3a20e6f7c453e8c25cdb6e53165a3', '82f32cd4dcb358d9d574521fc5b825e06031f0cd18259fee63595c7045da1d34');
INSERT INTO public.event VALUES (6, '01', 6, 1795039966112, 'out', '01a1f0b8-3396-720b-a477-69ab6bcdf6f5', '', '', 0, '', 'Ana Paula', 1300, '{}', '', 'd09d757eb1e44875ad5a124aece69719', '5ebe411354ed19d58d1a0b2c90d792ac04647c9a0eabc003381b4857bf0d417b');
INSERT INTO public.event VALUES (7, '01', 7, 1795039966117, 'reply', '01a1f0b8-3396-720b-a477-69ab6bcdf6f5', '', '', 0, '', 'Ana Paula', 1300, '{"date":1795299166000,"http":200,"request":"create"}', 'dd1db2a481a3fd4b83ff45b574ab7a4155ad7e91bf88d37bf40672cb05561c10', '12af304d7182475f8c4fec8821b8d88e', '718bece2ff9930c3355b76b1d8513f4993a795833f778d1702dc57e2d32755b5');
INSERT INTO public.event VALUES (8, '01', 8, 1795039966124, 'created', '01a1f0b8-3396-720b-a477-69ab6bcdf6f5', '', '', 0, 'a6c7417b221c1b3b658bc8fb40662b66', 'Ana Paula', 1300, '{"answer":{"checked":1300,"created":{"at":1795299166114,"text":"2026-11-21T22:12:46.114Z"},"expires":{"at":1795300066114,"text":"2026-11-21T22:27:46.114Z"},"http":200,"method":"PIX","updated":{"at":1795299166114,"text":"2026-11-21T22:12:46.114Z"},"verdict":"verified","warnings":[]},"attention":false,"code":"00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/94442466a5364e86758ee27be6884261520400005303986540513.005802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***63049EC0","expires":1795300066114,"status":"Aguardando","told":1300}', '3aab7e06dd5133015c8e951afa83e29412c54e45895d51fa78bf88ddd0ac55bb', '1de9e733949949ba991bbc63c8abdcb7', '066563036ca9790b7c476afc239715c720ebed499d93775b06559101eab0b198');
INSERT INTO public.event VALUES (9, '01', 9, 1795299166494, 'erased', '', '', '', 0, '', 'Ana Paula', NULL, '{"before":1795212766493,"charges":2}', '', '3716eb6673994becbfd87aab9b968b9f', 'dabcbc22ae4e4aaa4d80c6a5a5cf9b0a75284ba138e11384ade8202dfd03ecb6');
INSERT INTO public.event VALUES (10, '01', 10, 1795299166574, 'attempt', '01a2002b-496d-7cec-8325-492002aba80a', '01a2002b-496d-7735-9b2a-dd2f6abee81f', '', 0, '', 'Ana Paula', 4990, '{"day":20261121,"limit_ms":30000,"number":1,"unit":"reais"}', 'fda4ef5c13f2c75081e525808940a5ce0cccb3a65de6e179ddffdc3faa6b0c43', '1cccbf413de54b6198df2797cc04f3a1', '5cdd90c676a66aaff8fa69d72ae8a67c9015d34cb10150f3b579eae2cd09896a');
INSERT INTO public.event VALUES (11, '01', 11, 1795299166583, 'out', '01a2002b-496d-7cec-8325-492002aba80a', '', '', 0, '', 'Ana Paula', 4990, '{}', '', 'd12f61f63ce042748edc635461cdafd6', 'b2173885f105ca34d833b7ce7b81b800d7c7c3c638dadae663b60a4258640278');
INSERT INTO public.event VALUES (12, '01', 12, 1795299166588, 'reply', '01a2002b-496d-7cec-8325-492002aba80a', '', '', 0, '', 'Ana Paula', 4990, '{"date":1795299166000,"http":200,"request":"create"}', '4ee5ab004ab2f949600decf9acc54fbb7576dfac606ac232f127c64d035759d2', '1f4ff7d67d2a46db9266992d1214f96b', 'f073d2de98b7e34a0d9aa116c6a7c19153abf0911895f9e437705841f5c547f2');
INSERT INTO public.event VALUES (13, '01', 13, 1795299166591, 'created', '01a2002b-496d-7cec-8325-492002aba80a', '', '', 0, '117c307a74a5254595088a23ec919084', 'Ana Paula', 4990, '{"answer":{"checked":4990,"created":{"at":1795299166585,"text":"2026-11-21T22:12:46.585Z"},"expires":{"at":1795300066585,"text":"2026-11-21T22:27:46.585Z"},"http":200,"method":"PIX","updated":{"at":1795299166585,"text":"2026-11-21T22:12:46.585Z"},"verdict":"verified","warnings":[]},"attention":false,"code":"00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/da73bb533f0a50cbd2168368ede3ca72520400005303986540549.905802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***6304A76A","expires":1795300066585,"status":"Aguardando","told":4990}', 'b081c3579562eac0de83a452a28df63073281c66e8eb743954531417f1d3313e', '76dd2704281d4b1b8a3de4bbb6b0d9c8', '16c87419a256a3c9d399219704bb5a96df4287c411aa7e845c5801847bc697f6');
INSERT INTO public.event VALUES (14, '01', 14, 1795299166953, 'correction_asked', '01a2002b-496d-7cec-8325-492002aba80a', '', '', 1, '117c307a74a5254595088a23ec919084', 'Ana Paula', 4500, '{"before":4990,"limit_ms":30000,"reason":"","unit":"reais"}', 'b0e2812ecaaf21e8e7c9694838555700b5256004b1118cf4a6b17731cc4ada62', '2fa5179fa11e43e9aa6654ea84a82167', '423442c88ba25fa1ae34d02d6e113ec61cf18f52d316020b15c1dd8b55981986');
INSERT INTO public.event VALUES (15, '01', 15, 1795299166959, 'out', '01a2002b-496d-7cec-8325-492002aba80a', '', '', 1, '117c307a74a5254595088a23ec919084', 'Ana Paula', 4990, '{}', '', '75431581dda94fd2abeefae6869a6323', '3b7b445043f1b67c0aee1c230bfaa066c6bf0e29da0349b28a24ee3838a9501f');
INSERT INTO public.event VALUES (16, '01', 16, 1795299166971, 'reply', '01a2002b-496d-7cec-8325-492002aba80a', '', '', 1, '117c307a74a5254595088a23ec919084', 'Ana Paula', 4990, '{"date":1795299166000,"http":200,"request":"correction"}', '3f55ca72dfa9895795ccba0a23bc2bd63ef9fed1071f3c1d67341e4664fef611', '5a7fd354879c43b3807a5cd593113aa9', '3d5164214c65c718e382f041d905349224a52ec9936ee21d1c779079ba45baec');
INSERT INTO public.event VALUES (17, '01', 17, 1795299166974, 'correction_done', '01a2002b-496d-7cec-8325-492002aba80a', '', '', 1, '117c307a74a5254595088a23ec919084', 'Ana Paula', 4500, '{"answer":{"checked":4500,"created":{"at":1795299166585,"text":"2026-11-21T22:12:46.585Z"},"expires":{"at":1795300066585,"text":"2026-11-21T22:27:46.585Z"},"http":200,"method":"PIX","updated":{"at":1795299166961,"text":"2026-11-21T22:12:46.961Z"},"verdict":"verified","warnings":[]},"attention":false,"code":"00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/4c6159d14bb8f35f53dad69db8c461d4520400005303986540545.005802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***63041C1B","expires":1795300066585,"reason":"","revision":2,"status":"Aguardando","told":4500}', '268dc51cb95858b721c6e43a6a598a863a355257e62b4cb84e103f6fa7854f26', 'e792546127a248a5980e336db8c6eac1', 'bb47fc24ba06a3926c1b80c11ca5329a27de9ea5f157110476ccf156ce8ae366');
INSERT INTO public.event VALUES (35, '02', 3, 1795299167993, 'reply', '01a2002b-4ee0-7315-bd0b-8d88b8ebe209', '', '', 0, '', 'Ana Paula', 1500, '{"date":1795299167000,"http":200,"request":"create"}', 'fa9543265a08e8aadd2ff436c59f90c852c37e5a9f861e2a823c79f6fd5d5803', '80f83811bf0942d39efad4016bcc9e9d', '6f65f929e6a04c57f3188ad52ad401a68cf4b17776ab3b17079fd414828f833c');
INSERT INTO public.event VALUES (18, '01', 18, 1795299167024, 'correction_asked', '01a2002b-496d-7cec-8325-492002aba80a', '', '', 2, '117c307a74a5254595088a23ec919084', 'Ana Paula', 4450, '{"before":4500,"limit_ms":30000,"reason":"","unit":"reais"}', '18b15417589d72c74e435d2c855a2d6f6850f2058c567ed3035cc9b444cbd886', 'b348c38ae0994b32beb369674ba68164', '481656a861d012daaf894408219f5d5260bc20dbe32f9ba8453070d649cfb9da');
INSERT INTO public.event VALUES (19, '01', 19, 1795299167033, 'out', '01a2002b-496d-7cec-8325-492002aba80a', '', '', 2, '117c307a74a5254595088a23ec919084', 'Ana Paula', 4500, '{}', '', '3ee7d05c5d9d4df69c969981214b04e4', '22d637c50f0d3d62eb79589d7c5876ee28a61b6d33682a04e8f850462b366268');
INSERT INTO public.event VALUES (20, '01', 20, 1795299167042, 'reply', '01a2002b-496d-7cec-8325-492002aba80a', '', '', 2, '117c307a74a5254595088a23ec919084', 'Ana Paula', 4500, '{"date":1795299167000,"http":200,"request":"correction"}', '6407304b247dd28920acb50e21e7754937b2ea42d3834e0ea561e2a24e2e289f', 'b28a64a9c8474511b6367de051489e80', 'd5dbb5a1f7cff0d39cf095148e8d91e33deefcc562317c4b26103b47a6632fff');
INSERT INTO public.event VALUES (21, '01', 21, 1795299167045, 'correction_done', '01a2002b-496d-7cec-8325-492002aba80a', '', '', 2, '117c307a74a5254595088a23ec919084', 'Ana Paula', 4450, '{"answer":{"checked":4450,"created":{"at":1795299166585,"text":"2026-11-21T22:12:46.585Z"},"expires":{"at":1795300066585,"text":"2026-11-21T22:27:46.585Z"},"http":200,"method":"PIX","updated":{"at":1795299167035,"text":"2026-11-21T22:12:47.035Z"},"verdict":"verified","warnings":[]},"attention":false,"code":"00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/0b6ee5be4ff5bb6f00cb6246a66fc48f520400005303986540544.505802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***63043E7E","expires":1795300066585,"reason":"","revision":3,"status":"Aguardando","told":4450}', '8ffd5c4fcea2f82d6a54339df779bec37402a7c893b70ea554880965e6f77eec', '6949f0cc7ede4eb990e07869e0c6bba2', 'ce8732d6cbfefe7d73d30daa8c485130251eb0e0ef2001232538f172da220340');
INSERT INTO public.event VALUES (22, '01', 22, 1795299167119, 'attempt', '01a2002b-4b8e-73c0-9efe-b7a41993fd63', '01a2002b-4b8e-76e4-b521-6594086852e6', '', 0, '', 'Ana Paula', 8640, '{"day":20261121,"limit_ms":30000,"number":2,"unit":"reais"}', 'a3de1ca02bb41f09fcb8ee0c136c15a7a4d62f2d7ddfa84701b5e1c6950eea3e', 'b6c1c015f709469597f05344baab9f1e', '190a0e45fcd90e226b15031633dafdee292de26bbd8ad919487060b6d7ea2664');
INSERT INTO public.event VALUES (23, '01', 23, 1795299167134, 'out', '01a2002b-4b8e-73c0-9efe-b7a41993fd63', '', '', 0, '', 'Ana Paula', 8640, '{}', '', '17237f409bba45438de3d60fe691963d', '449d3acfd235655ba1571575de08b0d0ccba4e0b6b2f2142911b36c5128f1f47');
INSERT INTO public.event VALUES (24, '01', 24, 1795299167146, 'reply', '01a2002b-4b8e-73c0-9efe-b7a41993fd63', '', '', 0, '', 'Ana Paula', 8640, '{"date":1795299167000,"http":200,"request":"create"}', 'aa6c78e1dcd170756952c428abb16111186194a1bc7a56bb4ba3ecea390ee06d', 'eae00272567d48758a8e0036844db054', 'a36bff2aa2deb605da04743b23047a713e2c33d35800bef3399a19cbcb62be36');
INSERT INTO public.event VALUES (25, '01', 25, 1795299167149, 'created', '01a2002b-4b8e-73c0-9efe-b7a41993fd63', '', '', 0, 'f6a960629ce9c9bcd8656bcba944d29e', 'Ana Paula', 8640, '{"answer":{"checked":8640,"created":{"at":1795299167140,"text":"2026-11-21T22:12:47.140Z"},"expires":{"at":1795300067140,"text":"2026-11-21T22:27:47.140Z"},"http":200,"method":"PIX","updated":{"at":1795299167140,"text":"2026-11-21T22:12:47.140Z"},"verdict":"verified","warnings":[]},"attention":false,"code":"00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/07af3ef5b18ce83a4e8ccfb778f865cf520400005303986540586.405802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***6304C67D","expires":1795300067140,"status":"Aguardando","told":8640}', '7b9bb9b5f46b53a9a580ef8d355f220f8019fbfb2c25494d1b99bd702266f652', '4093d0fffcbf4e72840ecc64ed792fcd', '73b8b2f3234855e91c2b01e2616f2a10af20ed6fd63f2875f958d7c1b349adb7');
INSERT INTO public.event VALUES (26, '01', 26, 1795299167515, 'reply', '01a2002b-4b8e-73c0-9efe-b7a41993fd63', '', '', 0, 'f6a960629ce9c9bcd8656bcba944d29e', 'Ana Paula', 8640, '{"date":1795299167000,"http":200,"request":"status"}', 'fbe75734e13b0d7e2c7bd5129564699f10b3c76e1b508ae21db26383dd21bee5', 'ac1c3e40692d462e9edb14fb3bbf4c9a', '07887af366e224f22af2917d41a6e19d99b00ba8d76fd36439437e0bf3fa4c3d');
INSERT INTO public.event VALUES (27, '01', 27, 1795299167525, 'status_read', '01a2002b-4b8e-73c0-9efe-b7a41993fd63', '', '', 0, 'f6a960629ce9c9bcd8656bcba944d29e', 'Ana Paula', 8640, '{"answer":{"checked":8640,"created":{"at":1795299167140,"text":"2026-11-21T22:12:47.140Z"},"expires":{"at":1795300067140,"text":"2026-11-21T22:27:47.140Z"},"http":200,"method":"PIX","updated":{"at":1795299167140,"text":"2026-11-21T22:12:47.140Z"},"verdict":"verified","warnings":[]},"attention":false,"code":"00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/07af3ef5b18ce83a4e8ccfb778f865cf520400005303986540586.405802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***6304C67D","expires":1795300067140,"status":"Aguardando","told":8640}', '5ebbb40ae5947857589a4bf2b43efa3a74a25caf751e7396a56dd3493753c8c3', '151f30ff4f8f426ea1869b55f407e967', '6e4b386b6227a9da0b314bb195f313846c65f28549e61429eac140be6a4fc40a');
INSERT INTO public.event VALUES (28, '01', 28, 1795299167592, 'attempt', '01a2002b-4d67-7765-93bf-eeb24ea51cf8', '01a2002b-4d67-7ba9-93d2-2a693dfea09b', '', 0, '', 'Ana Paula', 2000, '{"day":20261121,"limit_ms":30000,"number":3,"unit":"reais"}', '9678be238d8c9bba9bf8e67446154ce8b1a3fd0414b34df6808799246d38a1b8', '0b9eb7c387634a5d8d7368855267689e', '2ae44f2356665c278ec4d61a7a049a3c94692673ab458627a7a3570563aed963');
INSERT INTO public.event VALUES (29, '01', 29, 1795299167601, 'out', '01a2002b-4d67-7765-93bf-eeb24ea51cf8', '', '', 0, '', 'Ana Paula', 2000, '{}', '', '5481498517274617aa182771dd96f304', 'cc4a4d8482442f80a8c0e5729a0b4ea4a2112d1356b2634e4bc6fa82c7eb9909');
INSERT INTO public.event VALUES (30, '01', 30, 1795299167608, 'reply', '01a2002b-4d67-7765-93bf-eeb24ea51cf8', '', '', 0, '', 'Ana Paula', 2000, '{"date":1795299167000,"http":200,"request":"create"}', '23ecff20106b55e08d03c4906ff5e949de0ab69910af09486c3bee63cbdfe19e', '5e4c8648951345cbaeab85e448077409', '62267947952de8edfa6bce33a6efe44ae3dc9e8582f75e7ca805c3a031d8d62c');
INSERT INTO public.event VALUES (31, '01', 31, 1795299167612, 'created', '01a2002b-4d67-7765-93bf-eeb24ea51cf8', '', '', 0, '9c7778844539a6a4b944cab7f700bbce', 'Ana Paula', 2000, '{"answer":{"checked":2000,"created":{"at":1795299167605,"text":"2026-11-21T22:12:47.605Z"},"expires":{"at":1795300067605,"text":"2026-11-21T22:27:47.605Z"},"http":200,"method":"PIX","updated":{"at":1795299167605,"text":"2026-11-21T22:12:47.605Z"},"verdict":"verified","warnings":[]},"attention":false,"code":"00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/c8581b48267f7000b2305132229488fd520400005303986540520.005802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***63041FBF","expires":1795300067605,"status":"Aguardando","told":2000}', 'b4ca5952ac59f679c3197fa303377dba9749433523b68e97b3285a1744512b38', 'c06f797475504d569f996bf067c612f2', '6160bae42926d70d358fb6fb5e6157a1d21e5afbeee54bb82d8e58bc75a7cec4');
INSERT INTO public.event VALUES (32, '01', 32, 1795299167907, 'received', '01a2002b-4d67-7765-93bf-eeb24ea51cf8', '', '', 0, '', 'Ana Paula', 2000, '{"reference":"E2E1"}', '', '6a50230c2cbc461091e37b39c8bdeb94', 'f842312fe865baedaebf622ffb11be8092c4a7b8312f8cc267fce6b4d86cd71e');
INSERT INTO public.event VALUES (33, '02', 1, 1795299167969, 'attempt', '01a2002b-4ee0-7315-bd0b-8d88b8ebe209', '01a2002b-4ee0-7abc-a169-df18ae79ae93', '', 0, '', 'Ana Paula', 1500, '{"day":20261121,"limit_ms":30000,"number":1,"unit":"reais"}', 'de1b8942d72be380ddd80bd68e3afe19a2adacc7eb1c05f688a68f4ad2bd3e77', '3a3487ce1b9544bcabdf47d7b3123057', '6f5bfee6df141c8e0005a49dad7e12f0ff03f9364d971403b09557f1a0be32fe');
INSERT INTO public.event VALUES (34, '02', 2, 1795299167978, 'out', '01a2002b-4ee0-7315-bd0b-8d88b8ebe209', '', '', 0, '', 'Ana Paula', 1500, '{}', '', 'e01444091a5b431ba740005432f2a638', 'ff5d820a341586d8176437b33d833ee0401da3af738506b98455bc86bc2fb7df');
INSERT INTO public.event VALUES (36, '02', 4, 1795299167996, 'created', '01a2002b-4ee0-7315-bd0b-8d88b8ebe209', '', '', 0, '6ee2d35a5ae5cad19d86f092da58205c', 'Ana Paula', 1500, '{"answer":{"checked":1500,"created":{"at":1795299167980,"text":"2026-11-21T22:12:47.980Z"},"expires":{"at":1795300067980,"text":"2026-11-21T22:27:47.980Z"},"http":200,"method":"PIX","updated":{"at":1795299167980,"text":"2026-11-21T22:12:47.980Z"},"verdict":"verified","warnings":[]},"attention":false,"code":"00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/88bca91a2d6a940cf6d090decc301fac520400005303986540515.005802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***6304864B","expires":1795300067980,"status":"Aguardando","told":1500}', 'fd213b0dab0d2d3f97e7ddc34eed72b6ac5716a7fe2ad147a578672f34e34367', '5281520f8ba04c5f9c93633f253cc943', '02652eea749ff5242d0cea499de0c4f2275d8023a5702b4c64f293661b0d0d03');
INSERT INTO public.event VALUES (37, '01', 33, 1795299168057, 'attempt', '01a2002b-4f38-7dbe-b616-b189028eb13f', '01a2002b-4f38-743c-bb23-c3558c42af07', '', 0, '', 'Ana Paula', 3100, '{"day":20261121,"limit_ms":30000,"number":4,"unit":"reais"}', 'ddc5c2ad16b28486d22b6fd3926aebb9ee5761b9a53eb12fedf194b5c33b46eb', '4746ab454c314833a19471f06dbdaef5', '8f00d5e16319d9b754979ac9da91a7ad40d3cfb6bbe195caaf98e242a4d7ce17');
INSERT INTO public.event VALUES (38, '01', 34, 1795299168071, 'out', '01a2002b-4f38-7dbe-b616-b189028eb13f', '', '', 0, '', 'Ana Paula', 3100, '{}', '', 'bc050d7a5d51405f96c04baa3001a05b', 'cac31b909f58ee34743aad4ba93da20e7d60f53f5d49e8e7b02457362b485d06');
INSERT INTO public.event VALUES (39, '01', 35, 1795299168085, 'reply', '01a2002b-4f38-7dbe-b616-b189028eb13f', '', '', 0, '', 'Ana Paula', 3100, '{"date":1795299168000,"http":200,"request":"create"}', 'a3bae228a743a0c4630c89f5d4d58145695848ce22ed328c2286fc30a95c1b0e', '3bce5885abd64afdb997fc7afde16959', '6acb7dca9ba2fe3cb159e207fb1d0ed1430e58f9ebfd0121f96e192ec6d14045');
INSERT INTO public.event VALUES (40, '01', 36, 1795299168088, 'created', '01a2002b-4f38-7dbe-b616-b189028eb13f', '', '', 0, 'aa0d842cb4f703922877d0a9ce66850e', 'Ana Paula', 3100, '{"answer":{"checked":3100,"created":{"at":1795299168080,"text":"2026-11-21T22:12:48.080Z"},"expires":{"at":1795300068080,"text":"2026-11-21T22:27:48.080Z"},"http":200,"method":"PIX","updated":{"at":1795299168080,"text":"2026-11-21T22:12:48.080Z"},"verdict":"verified","warnings":[]},"attention":false,"code":"00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/84b74840ae53c645275d40d096d2e338520400005303986540531.005802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***6304578C","expires":1795300068080,"status":"Aguardando","told":3100}', '9562306e8daac6dea09f1e2b6d1311deccebde156a2f8ea775f4a9b5449e2042', 'fc15bf51aa4a46628dd28c2c7bdd7d51', 'bcae5cbbbadd85dac899f44ce0a4c3203f6bf67b5537e3df53f5e3ca4c37d48a');
INSERT INTO public.event VALUES (41, '01', 37, 1795299168436, 'correction_asked', '01a2002b-4f38-7dbe-b616-b189028eb13f', '', '', 1, 'aa0d842cb4f703922877d0a9ce66850e', 'Ana Paula', NULL, '{"before":3100,"limit_ms":30000,"reason":"","unit":"reais"}', '7047f96a7215c7b916e4a8ebfdebb4a194602ef73f999a9c1338079c634d9bcb', '7ca1d2ec593641fd9d3c701a70f0536c', '66c8752d8013567867b54af21838c948fda9a2d90e0c8f4561c3e790dcb38556');
INSERT INTO public.event VALUES (42, '01', 38, 1795299168445, 'out', '01a2002b-4f38-7dbe-b616-b189028eb13f', '', '', 1, 'aa0d842cb4f703922877d0a9ce66850e', 'Ana Paula', 3100, '{}', '', 'c46af769c36d4048b86d7f810f4f32d9', '94211d0e53caad9e2192069b8daaf0567c9b66c18f97581138fbccebfe17b034');
INSERT INTO public.event VALUES (43, '01', 39, 1795299168461, 'reply', '01a2002b-4f38-7dbe-b616-b189028eb13f', '', '', 1, 'aa0d842cb4f703922877d0a9ce66850e', 'Ana Paula', 3100, '{"date":1795299168000,"http":200,"request":"correction"}', '1fbe8b51bef1f18e1781ac751eeda284ef9cafdec16e82e77ad6c4faeb011bd8', '39ac53d1abe54e1a878ab5b41b2789c9', '05616ac4ca51524091c05b4abb329f291e74a06dbf922fb853668e80690c5799');
INSERT INTO public.event VALUES (44, '01', 40, 1795299168463, 'correction_done', '01a2002b-4f38-7dbe-b616-b189028eb13f', '', '', 1, 'aa0d842cb4f703922877d0a9ce66850e', 'Ana Paula', 3100, '{"answer":{"checked":3100,"created":{"at":1795299168080,"text":"2026-11-21T22:12:48.080Z"},"expires":{"at":1795300068080,"text":"2026-11-21T22:27:48.080Z"},"http":200,"method":"PIX","updated":{"at":1795299168452,"text":"2026-11-21T22:12:48.452Z"},"verdict":"verified","warnings":[]},"attention":false,"code":"00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/84b74840ae53c645275d40d096d2e338520400005303986540531.005802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***6304578C","expires":1795300068080,"reason":"","revision":2,"status":"Aguardando","told":3100}', '5721b67eab2065d1d6d3f8bc6b5e58c046e82e6df992eba370c47692cccdf153', 'e8ce96a7dba24d17b9452bc7fefb6d72', '15887b0cdf3089a587855476b7fe580ca8059b3fa3d228f09c3b876332363c06');
INSERT INTO public.event VALUES (45, '01', 41, 1795299168578, 'attempt', '01a2002b-5141-7b6f-8526-98f89ab70421', '01a2002b-5141-7d1f-856d-faa8aa4fc870', '', 0, '', 'Ana Paula', 6100, '{"day":20261121,"limit_ms":1000,"number":5,"unit":"reais"}', 'e95b83bba72017a84d58cebd4e0f54257b9dfdee331cea54a04bb66fa2d60256', '22e618edec2844c6bd64ed2ce432cf5c', 'fc2b1a7aa9a025d77fd263e95cc438afc2fb6188272042c287993b1cc68c99ee');
INSERT INTO public.event VALUES (46, '01', 42, 1795299168586, 'out', '01a2002b-5141-7b6f-8526-98f89ab70421', '', '', 0, '', 'Ana Paula', 6100, '{}', '', '7b0a5314146d44e08f290d6a0bda8a04', 'ebcbcd5a83b4c37c09a259514f65d56054a2a8a3502fa484d2deccc80f022283');
INSERT INTO public.event VALUES (47, '01', 43, 1795299169589, 'unknown', '01a2002b-5141-7b6f-8526-98f89ab70421', '', '', 0, '', 'Ana Paula', 6100, '{"category":"none","cause":"deadline","code":"","http":0}', '', '80c26b90c6724806876c41850f34ab1d', '1f4aaa8f74f0e5796ae759b1c5e6761286906474d57eade369d9e635b23b86ba');
INSERT INTO public.event VALUES (48, '01', 44, 1795299169750, 'attempt', '01a2002b-55d5-7fd4-bfe1-252dad0adb8e', '01a2002b-55d5-7fff-9688-726670e5b087', '', 0, '', 'Ana Paula', 6200, '{"day":20261121,"limit_ms":1000,"number":6,"unit":"reais"}', 'bba23738d7465eddd19005583097e03d3e563d8a48f14290abc563e4e31099ae', 'c4194cb8cd254ea2911ba9b97c11ea2a', '05ae4fbf834d076de21cefb884d81e24a67f7da41125cf55d8759dd80161770e');
INSERT INTO public.event VALUES (49, '01', 45, 1795299169756, 'out', '01a2002b-55d5-7fd4-bfe1-252dad0adb8e', '', '', 0, '', 'Ana Paula', 6200, '{}', '', 'db99810ed4bd4bc2a59346a06bdf0512', 'b0c1018ac600fd5cdad2f32841bc840f2007f3edfbfa8d1afeaa6a9268ebb526');
INSERT INTO public.event VALUES (50, '01', 46, 1795299170757, 'unknown', '01a2002b-55d5-7fd4-bfe1-252dad0adb8e', '', '', 0, '', 'Ana Paula', 6200, '{"category":"none","cause":"deadline","code":"","http":0}', '', '10dabc0fab734456ab58e76b3c51aff1', 'a503234ad2628714123c7c10a5da4b22701517a3d0212dfab9c737bdfbe6e412');
INSERT INTO public.event VALUES (51, '01', 47, 1795299170915, 'settled', '01a2002b-55d5-7fd4-bfe1-252dad0adb8e', '', '', 0, 'TXFOUND62', 'Ana Paula', 6200, '{"found":true}', '', '9727389f604f4134905a1ca4eb04b376', '47bc99850b497e26f5ab709f453fcfafc28a19872134e9387bc01bf802a348cf');
INSERT INTO public.event VALUES (52, '01', 48, 1795299170986, 'attempt', '01a2002b-5aa9-7728-8076-f3d3baf51c8e', '01a2002b-5aa9-7aa8-879c-78a9d5e8257a', '', 0, '', 'Ana Paula', 6300, '{"day":20261121,"limit_ms":1000,"number":7,"unit":"reais"}', '0396359673b88427c4f3a3d5239407d15d619be642fe6b749e3ae8faf4d1f0c1', 'a760b976d2ae4e3e91aa05bf85488005', '4ad0828384dcb0fe415b38df22633c689af2c5d9019e9c613444b6e65724eae3');
INSERT INTO public.event VALUES (53, '01', 49, 1795299170998, 'out', '01a2002b-5aa9-7728-8076-f3d3baf51c8e', '', '', 0, '', 'Ana Paula', 6300, '{}', '', '22736feaeb964809ba0a2736596d087d', '41e955d5a9d73f4688ef0f16618cb9b31d3d98d39007dd6b987909e3568fdc73');
INSERT INTO public.event VALUES (54, '01', 50, 1795299171999, 'unknown', '01a2002b-5aa9-7728-8076-f3d3baf51c8e', '', '', 0, '', 'Ana Paula', 6300, '{"category":"none","cause":"deadline","code":"","http":0}', '', '35f172d26e6441969cb3dee3a8a806a8', '759df603e916a055d78fe483165ce73434777d956434e3842a8b8d292bc6d048');
INSERT INTO public.event VALUES (55, '01', 51, 1795299172140, 'settled', '01a2002b-5aa9-7728-8076-f3d3baf51c8e', '', '', 0, '', 'Ana Paula', 6300, '{"found":false}', '', '4086b67d0f9e4b4f816b2c27d8b6e699', '3bb5d335f845091623422b340808df9830dbd9d6f6168cefdc3c98cbb3fe2ace');
INSERT INTO public.event VALUES (56, '01', 52, 1795299172256, 'attempt', '01a2002b-5f9f-73f1-b91a-d31de8e11122', '01a2002b-5f9f-748f-903a-fee03cbb8bb7', '', 0, '', 'Ana Paula', 7100, '{"day":20261121,"limit_ms":30000,"number":8,"unit":"reais"}', 'f736a6064d453f530af460b352bbedd10c64e98497a633e954f6f812b82b2b7f', '41d72f2860914d65889a929685a4f216', 'e7c2f28cf294e08105d6eead6988b0bf1f9bea8da9cba95b76ccc781f7afe9ee');
INSERT INTO public.event VALUES (57, '01', 53, 1795299172263, 'out', '01a2002b-5f9f-73f1-b91a-d31de8e11122', '', '', 0, '', 'Ana Paula', 7100, '{}', '', 'e5710fe7e21146459113cd58dba0980f', 'dc166849c58fbd63f6f0c68a62df2bda6c4f65a131c60edf04ae9e52af8d9636');
INSERT INTO public.event VALUES (58, '01', 54, 1795299172267, 'reply', '01a2002b-5f9f-73f1-b91a-d31de8e11122', '', '', 0, '', 'Ana Paula', 7100, '{"date":1795299172000,"http":200,"request":"create"}', 'e6f6294f20cb105a45c9124fe2184ecb69de2d9c669e9a95715ea87504980e8f', '261431dfab2e4e42b6552d2bd2bb8f3a', 'f466d5f8af0bdf9e2b0a70a6eb694b63cff60917901ac506ca014358d2fc0c76');
INSERT INTO public.event VALUES (59, '01', 55, 1795299172270, 'created', '01a2002b-5f9f-73f1-b91a-d31de8e11122', '', '', 0, '1e055c79407c194b0fbe3cc8b72e9920', 'Ana Paula', 7100, '{"answer":{"checked":7100,"created":{"at":1795299172265,"text":"2026-11-21T22:12:52.265Z"},"expires":{"at":1795300072265,"text":"2026-11-21T22:27:52.265Z"},"http":200,"method":"PIX","updated":{"at":1795299172265,"text":"2026-11-21T22:12:52.265Z"},"verdict":"verified","warnings":["amount_mismatch"]},"attention":true,"code":"00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/e85c067506fe7924a7dd7f3882c87568520400005303986540571.005802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***6304BD41","expires":1795300072265,"status":"Aguardando","told":7101}', '0fcc454d006bebb616ebdcf2a6f88fc28c352808444a85c924621b64a68b2fbf', '14653797d419466f95c68dcead9d89d3', '069b95927066f1ad616b83a3cce183e2190071cfc5c05b2d7c1dbe8738529048');
INSERT INTO public.event VALUES (60, '01', 56, 1795299172591, 'attempt', '01a2002b-60ee-7e16-92ae-7fd2c8f504c5', '01a2002b-60ee-71f5-a7af-308f6de7da9f', '', 0, '', 'Ana Paula', 7200, '{"day":20261121,"limit_ms":30000,"number":9,"unit":"reais"}', '245a6a84f704b3e48df33cf5bf5698e5409e986795a5279ba931e037cb12b115', 'd0fae71874f24a868addca5a96171bd6', 'c0d2bc4895679ef81a4191d2f265155bf72ef84ff71ac8830e83dcf8321d68be');
INSERT INTO public.event VALUES (61, '01', 57, 1795299172598, 'out', '01a2002b-60ee-7e16-92ae-7fd2c8f504c5', '', '', 0, '', 'Ana Paula', 7200, '{}', '', '33d8281990034ea58af3bee4c91372a4', '6641b75a3d9ce2d0f0aa9468f88c04d9cb4de6e15b0528b717a6188e6431ffaa');
INSERT INTO public.event VALUES (62, '01', 58, 1795299172602, 'reply', '01a2002b-60ee-7e16-92ae-7fd2c8f504c5', '', '', 0, '', 'Ana Paula', 7200, '{"date":1795299172000,"http":422,"request":"create"}', '2bb56d7a5a1a288b48ebbbd2d3f25cf0b4fff8f4f81b800737bf88e682331a80', '5d9c575ddbc84189ba0af808a56e2183', 'c5a5336fa9cbb084eb125a30c9aba18e31d2508fa839d1cbe59a15e7c4ab110b');
INSERT INTO public.event VALUES (63, '01', 59, 1795299172604, 'refused', '01a2002b-60ee-7e16-92ae-7fd2c8f504c5', '', '', 0, '', 'Ana Paula', 7200, '{"category":"validation","cause":"http_status","code":"invalid_fields","http":422}', '96b4516389c54242b758cb13c30600c0ccd18ce30b223c624d5ecbf29528ee73', '99790deec4564af0b67862b9461c93f8', '4c67f2faf83fd0a8edc1dab6d7e5a6df3b9e344376e203eeec9288bc398860a3');
INSERT INTO public.event VALUES (64, '01', 60, 1795299172886, 'attempt', '01a2002b-6216-7d58-b24d-36a8cc4609ab', '01a2002b-6216-7303-bf35-db23536a6798', '', 0, '', 'Ana Paula', 7300, '{"day":20261121,"limit_ms":30000,"number":10,"unit":"reais"}', '5acf27fa08cc0195ba20900210106c32087dec4f9cfb1f991a0deb512c220ebb', '78de96128af44ede9c8dd8c86ed72686', '66c931694a20c732655cd688c0595373a241483f437efd6ee8b333825a1abde6');
INSERT INTO public.event VALUES (65, '01', 61, 1795299172894, 'not_sent', '01a2002b-6216-7d58-b24d-36a8cc4609ab', '', '', 0, '', 'Ana Paula', 7300, '{"category":"none","cause":"connection_refused","code":"","http":0}', '', '02e7126a4d384055a2e2bef7cce68a48', 'a7dfdd711e0accf080be0f0094c8ae780c0f5ce9502f1fbefb508ea763a6cc19');

INSERT INTO public.ledger_meta VALUES (2);

INSERT INTO public.personal VALUES (10, 'd87f28e7eda01e7764982ba0fe47db40', '{"email":"joao@example.com","name":"João da Silva","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (12, 'e82966e33de092400fc54fd573132ba2', '{"body":"{\"txid\":\"117c307a74a5254595088a23ec919084\",\"amount\":49.90,\"status\":\"Aguardando\",\"method\":\"PIX\",\"pix_copia_e_cola\":\"00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/da73bb533f0a50cbd2168368ede3ca72520400005303986540549.905802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***6304A76A\",\"constumer\":{\"name\":\"João da Silva\",\"phone\":\"(11) 98765-4321\",\"email\":\"joao@example.com\",\"tax_id\":\"529.982.247-25\"},\"created_at\":\"2026-11-21T22:12:46.585Z\",\"updated_at\":\"2026-11-21T22:12:46.585Z\",\"expired_at\":\"2026-11-21T22:27:46.585Z\",\"error\":null}"}');
INSERT INTO public.personal VALUES (13, '13bb86f89447dcfdcf79cde7a772ef11', '{"customer":{"email":"joao@example.com","name":"João da Silva","phone":"(11) 98765-4321","tax_id":"529.982.247-25"}}');
INSERT INTO public.personal VALUES (14, 'd0aa6ba2b4dbb8096bfcb0781f11d5ad', '{"before":{"email":"joao@example.com","name":"João da Silva","phone":"11987654321","tax_id":"52998224725"}}');
INSERT INTO public.personal VALUES (16, '74e5a3dfdd8f75f3ced6112ac73de4a5', '{"body":"{\"txid\":\"117c307a74a5254595088a23ec919084\",\"amount\":45.00,\"status\":\"Aguardando\",\"method\":\"PIX\",\"pix_copia_e_cola\":\"00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/4c6159d14bb8f35f53dad69db8c461d4520400005303986540545.005802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***63041C1B\",\"pix_qr_code_image\":\"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAW4AAAFuCAAAAACEya1TAAAACXBIWXMAAA9hAAAPYQGoP6dpAAAIfElEQVR4nO2dwYr0OAwGM8u+/yv/e+g5GITUn5Le2oatOgxD4tihMETYsvrnzyUcf/3XL/D/Qt0o6kZRN4q6UdSNom4UdaOoG0XdKOpGUTeKulHUjaJuFHWjqBtF3SjqRlE3irpR1I2ibpS/uxs/cRdnpsrPeP1P3PPZsv5fmfvsxp17q3fvOTlxdqOoG0XdKOpGUTdKG5m8mPNju2/9z/G39pDECT/l//pU0vOTCGd+/445enF2o6gbRd0o6kZRN8qbyORFstpQv+N5VFDvJv3PV+o7z2/SXenIV2BOnN0o6kZRN4q6UdSNEkUmW2pskKxUJF/2ZD8lj0C61ZV65VNnq53dKOpGUTeKulHUjfLhyKSLHPJclPP6vTikXu/I45NP4exGUTeKulHUjaJulCgyyb/O+arIHAPkaxc1pyXJS5n3ehLuRSzObhR1o6gbRd0o6kZ5E5nkp1HqU3OeSbLW0Y2+zWmZM3W3Y91z8sLZjaJuFHWjqBtF3ShtZPJ8FyOPQ+Z3uJd/2/WzzR6p8c8TnN0o6kZRN4q6UdSN8pPsvyTxQ/JUssPyvGJJfuImz5LdeuhwdqOoG0XdKOpGUTdKtJuTVwKZTwR32R1db2cP87jJOkxyCjg50dy94dzPC2c3irpR1I2ibhR1o7RrJr+3j//nmqhJP0/qtuX12ba1W5PVku5u954dzm4UdaOoG0XdKOpGWdSAzfM9zrvbimf12eRsb/I+tU23klPZnkfucHajqBtF3SjqRlE3ymLN5GSbR5rsfeR5KclKTpKvss1pSU7ouGbyRagbRd0o6kZRN8qjeib5ueCufbdach0t53Hn2ObJ+aDncUjF2Y2ibhR1o6gbRd0ob35rOK8HUq937btRuitdD3NU071nHkfl75avHTm7UdSNom4UdaOoG2VRzyS5ss1WTe4+OdtbV2aS+iT5HtY8bsXZjaJuFHWjqBtF3SiL3ZwntU/nPru1l6uMm3z97+XB3ot/tjVPnN0o6kZRN4q6UdSN8mY358WcK1Kfmqt/1D7PNsmZna7PbaW1+mz9f5vrO+PsRlE3irpR1I2ibpTo1HCSO5pkmySjdHfn611Uk9RJ60ZJzinXu57N+SLUjaJuFHWjqBvlzanh30bH/8lXOD/tsu1te3Inr5NW29R3eL5+4uxGUTeKulHUjaJulI/VM0miiyQD5Oz/Xst53Hs1WOpY84qQGbBfgbpR1I2ibhR1o0QZsC/mnNVKnk1an5r732aoJu82303OTSe7V85uFHWjqBtF3SjqRln/1nBypV7PV2bm/u/FOff6uZedMuPsRlE3irpR1I2ibpSbeSbd3Xtt8pyQq7m+rZw2Rx15nsk2/8TZjaJuFHWjqBtF3SiLNZN7J27m3uqItYdkxDyT5F7ebDJugrMbRd0o6kZRN4q6URZ5JidJXJHvpHQ9b+OZ5PTNHEt0Y+UZuXNc5OxGUTeKulHUjaJulKg6fZ4pmu/IbOuqzeNux5pHSfpJ3qri7EZRN4q6UdSNom6UqAZsR5Jx2rXfVi+Zx02ijnnFJtm9StZbZpzdKOpGUTeKulHUjbKoZ5Jkfcw5pXmOytxb0n5+h7y6Wo6RydehbhR1o6gbRd0obzJgX+T7IPnp3YR7UUTePj+nk+8HmWfyRagbRd0o6kZRN0p0avi36Xg3/7LXPvPIp3uf7Sj5+smTVaOKsxtF3SjqRlE3irpR3uSZbHMt8vPFSb5oQnKCprbZ1pHrestXdV44u1HUjaJuFHWjqBslyjPZ7mh0PcyjVPIqcJ/a8bm36nLimskXoW4UdaOoG0XdKP9KDdhty7N9vuoy787Mcch8vev/ZLta8sLZjaJuFHWjqBtF3SjRqeH6rd+eW+k4e+7O8HZXut7q/+ezc5/PK7fMOLtR1I2ibhR1o6gb5U0N2PmrvT3zcpW7SfvKvazUe5Vdk32fPFvG2Y2ibhR1o6gbRd0o6+r0TzIunmTGdlms3VhXaVP73541znvocHajqBtF3SjqRlE3yrqeSb6+sc30mMft3qQ+O69ynCSRUuVJVOPsRlE3irpR1I2ibpRFPZPfB67ryr71eSZqd/de3mlSk2Tuc0u+cuLsRlE3irpR1I2ibpQ3uznb2qfn9e7ZLnJIVjzyaOdJBm++ipJk1Z44u1HUjaJuFHWjqBtlsZtTr2/v1v63dUXu9XM1V7o3vJdn0vV24uxGUTeKulHUjaJulOhsTr7zkmdu5JFDnnGaxwn3do7OZ7f1T144u1HUjaJuFHWjqBvl0S/6XU2beysh25zbPLsjqd6WvH8dt+unw9mNom4UdaOoG0XdKFF1+hd5y478jMy9Omb38lKS9nM8k+PsRlE3irpR1I2ibpRFpbV81WJb22R7Brky1z+pI9YrT6qvzOOeOLtR1I2ibhR1o6gbZVFpbf76JxVWT+bsjmTE2r7rf/tWlTwLxTyTL0LdKOpGUTeKulGi382ZqV//2k8eG5xtkqgjGWVbS60jP7PT4exGUTeKulHUjaJulMVuTuVe/ZBknSS5co1t5rtzNZUnWSWumXwR6kZRN4q6UdSNEu3mbE/jzjmuXYQwZ6J2b1Kvb+OHZHUlv+6ayRehbhR1o6gbRd0o61/0S8irmpzMdWKvciXf68mf3ebl5qO/cHajqBtF3SjqRlE3yocjkySrJDnvk6yZbNdY8tPBSZbL+VS93uHsRlE3irpR1I2ibpQoMslzVvOnkhjgKm3mPrengboVkrkO7byu4m7OF6FuFHWjqBtF3SjRL/olJNXa5yyU2lu+EtI9W9ts68p27e/VgnN2o6gbRd0o6kZRN8qbGrDyWZzdKOpGUTeKulHUjaJuFHWjqBtF3SjqRlE3irpR1I2ibhR1o6gbRd0o6kZRN4q6UdSNom4UdaP8A8d9vvulsjBuAAAAAElFTkSuQmCC\",\"constumer\":{\"name\":\"João da Silva\",\"phone\":\"(11) 98765-4321\",\"email\":\"joao@example.com\",\"tax_id\":\"529.982.247-25\"},\"created_at\":\"2026-11-21T22:12:46.585Z\",\"updated_at\":\"2026-11-21T22:12:46.961Z\",\"expires_at\":\"2026-11-21T22:27:46.585Z\"}"}');
INSERT INTO public.personal VALUES (17, '6ca7d21825eb277f33fb79eb009b6b9e', '{"customer":{"email":"joao@example.com","name":"João da Silva","phone":"(11) 98765-4321","tax_id":"529.982.247-25"},"email":"joao@example.com","name":"João da Silva","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (18, '8589fe9a12b58d2b4c2a11d5517ca758', '{"before":{"email":"joao@example.com","name":"João da Silva","phone":"11987654321","tax_id":"52998224725"}}');
INSERT INTO public.personal VALUES (20, '6917db1526f603201513fd2b32b5bde9', '{"body":"{\"txid\":\"117c307a74a5254595088a23ec919084\",\"amount\":44.50,\"status\":\"Aguardando\",\"method\":\"PIX\",\"pix_copia_e_cola\":\"00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/0b6ee5be4ff5bb6f00cb6246a66fc48f520400005303986540544.505802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***63043E7E\",\"pix_qr_code_image\":\"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAW4AAAFuCAAAAACEya1TAAAACXBIWXMAAA9hAAAPYQGoP6dpAAAIfElEQVR4nO2dwY4jNwwFvUH+/5c3h8lBAUP6Ue2pDJCq00DuljQFASYoif71+yUcf/zXE/h/oW4UdaOoG0XdKOpGUTeKulHUjaJuFHWjqBtF3SjqRlE3irpR1I2ibhR1o6gbRd0o6kZRN8qf3Qe/4i5+N8/XEyy/mufnlvp3ZZ5tPsM6z3yUpGdXN4q6UdSNom4UdaO0kckX8/nY7pv6d/BM7aeLH17l0/r3HNvU9jq3OY6qM+mY/19XN4q6UdSNom4UdaO8iUy+SLINNRLoYoY8Vjn/nkfs5rCdW9fzPMPzrRlXN4q6UdSNom4UdaNEkUnCvNvyKp/Oezdd//O7+Q5R7eduVltc3SjqRlE3irpR1I3yschkzj/M+y/zbk6+ezLnOu52Zz5b78XVjaJuFHWjqBtF3ShRZLL9du6yE10WItk96WYy7/t0f8/9380kwdWNom4UdaOoG0XdKG8ik/w2Shd7PP97HuvVPJ/0P/fZtedOKq5uFHWjqBtF3SjqRmkjk++oWn93v7jrJx8rybR8atwZVzeKulHUjaJuFHWj/EpqeiRnOZKTqzXz0MUP+emRueecfA7zf1Hnc+LqRlE3irpR1I2ibpQ3kUlHUhVku+uRVxo5uZvn+ek2AplnOMdFrm4UdaOoG0XdKOpGaSOTfzz0er02OY28turz3Mvccx5pdL0lld+6WVVc3SjqRlE3irpR1I0S7eacLa+mfbvHcVeXdZ7nXXRUP016ODFn8kNRN4q6UdSNom6URc6k427XI+k/OeWyvWUzzySZT/5MxdWNom4UdaOoG0XdKI9uDeeRw3yfdx59vilzd96jm8lZBa7rJ59/xdWNom4UdaOoG0XdKIsTsEkWIj/RsT2POpOcZd3uT9X2yjZz4upGUTeKulHUjaJulKieSb7b0nF3Rzg/xVr/nuvB1pb5+XkmuQdXN4q6UdSNom4UdaO0kUmyu/GkGuo87quMO++5zPFJ7e0c6+yty/Bsq7h0uLpR1I2ibhR1o6gb5U3OZM4PbPMqc1RzdxP5fDffD7qrxlZnso1VXN0o6kZRN4q6UdSN8iZnUv/+ostgdG/lezR1lLmlIzk/U2e4PSGTxGYnrm4UdaOoG0XdKOpGeXM3Jz+JcfIdJ0/yd/MbOklGZY6+6mxnXN0o6kZRN4q6UdSNstjNmW+7zHmVbZW2O7ocSB5d5Ddx7vI5rm4UdaOoG0XdKOpGeZMz6cirvD6JBO5u8ib1SbpRkt5OEg8nrm4UdaOoG0XdKOpGWe/mvEpLsnuy3QfJY54kU3FXjS05o7s9qevqRlE3irpR1I2ibpQP/NZw9/yTWmfJpx15Zbbz+eRecF59zpzJj0DdKOpGUTeKulGiX/T7VN2SbW/5808yIXWs/NyL9Ux+NOpGUTeKulHUjRLVgD1btndpu56TXEpyv7g+mcQkdzFS11t+dsXVjaJuFHWjqBtF3ShRPZP8FOun9kTmyCE/j5rccU7e7cbd5lhc3SjqRlE3irpR1I3ygd/NydvPT2vO4ckeSndDOYk37vaM8pYTVzeKulHUjaJuFHWjRCdgP3veIz8Hsh03ORvzHdVU5sjnxNWNom4UdaOoG0XdKOsTsHf7HSfbXZhtz/OeSxI/dOSVaTtc3SjqRlE3irpR1I0SVVrr4oHtN3U9rVqf7959Ug+tY3tupNszynF1o6gbRd0o6kZRN0qbM/n749frtblNk9c9S3I1Z8srGH1+pj5Zn+9atng350egbhR1o6gbRd0obyKTf3mhab87T5Lv7OTxSVLJLY9DtvtHVlr7QagbRd0o6kZRN0p0a7hjjgq2N4jz2mj5uZS55+0O0V3FlRNXN4q6UdSNom4UdaNEuzlf5Lsnd/FG9/zdneK8+tn2TvTsxMjkB6FuFHWjqBtF3SjR3Zyz5VXa61v1mbuzqV0/Z/u25dV8mp+36doTP65uFHWjqBtF3SjqRlmcM0nyJE/Ojm5jg0+dVKktd7VWEpOubhR1o6gbRd0o6kZZnDOpd2a3UUGyI3NXb6SeBpnvHd+dp03mUMc6cXWjqBtF3SjqRlE3SlTP5CSJT+qTJ3PEcpeLyMeqb1W6fuaxknyRqxtF3SjqRlE3irpR3kQm9ds2iUaSJ0/q9359Kz8BO9NVS5tjm65lm9txdaOoG0XdKOpGUTdK9Ls5J/ld4CT7sa1JsiU5T7I9WzK3z7i6UdSNom4UdaOoG2WdM5k/Tc7B5idMtjVV5rGSXac5V9O151GKqxtF3SjqRlE3irpRvvG3hs9+8vs7c+7lLh7Ix32ewzEy+UGoG0XdKOpGUTdKmzPJT7rO5067vMo84tkyjzhnPPL4Jz9hko9ScXWjqBtF3SjqRlE3yrqeyZw9eJ4PeV4LJT9DcvJkLym/9ePqRlE3irpR1I2ibpTFreHkvsy2dll9cm6f8xXPY5K7bEwez7i6UdSNom4UdaOoG+XRL/p90VUzm3ubo466i5TfXO7G7fIqyfzncbveKq5uFHWjqBtF3SjqRonu5nQkt2y22Ybk+z25LzPPKm+f+9/WiXV1o6gbRd0o6kZRN0q0m5N8R8/Zku2dneQ+TjfDevK2q66W9HP3VoerG0XdKOpGUTeKulHW1ek75lvG3W2dpKLsfJP3O24Tb8+95DtNrm4UdaOoG0XdKOpG+Vhk8kW+z5JnUTqS2mjdDlGSA/nU+d4TVzeKulHUjaJuFHWjRJFJ8s1bv6m7zMNdXdY5xthWgp1zLF0+Z97fSWbi6kZRN4q6UdSNom6U9e/mVJ7UIen6ybMQr3H0eQ+oe3Luf3ui5sTVjaJuFHWjqBtF3SiLSmvyHFc3irpR1I2ibhR1o6gbRd0o6kZRN4q6UdSNom4UdaOoG0XdKOpGUTeKulHUjaJuFHWjqBtF3Sh/ATY6qQHv3lO1AAAAAElFTkSuQmCC\",\"constumer\":{\"name\":\"João da Silva\",\"phone\":\"(11) 98765-4321\",\"email\":\"joao@example.com\",\"tax_id\":\"529.982.247-25\"},\"created_at\":\"2026-11-21T22:12:46.585Z\",\"updated_at\":\"2026-11-21T22:12:47.035Z\",\"expires_at\":\"2026-11-21T22:27:46.585Z\"}"}');
INSERT INTO public.personal VALUES (21, '55b65f89507450f0c94e115d96a4bb5c', '{"customer":{"email":"joao@example.com","name":"João da Silva","phone":"(11) 98765-4321","tax_id":"529.982.247-25"},"email":"joao@example.com","name":"João da Silva","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (22, '59e0143d9f3df2237bbce6503438781d', '{"email":"odd@example.com","name":"Odd Ødegård","phone":"21912340187","tax_id":"11144477735"}');
INSERT INTO public.personal VALUES (24, '35a214aaf972e46485063def05dcd067', '{"body":"{\"txid\":\"f6a960629ce9c9bcd8656bcba944d29e\",\"amount\":86.40,\"status\":\"Aguardando\",\"method\":\"PIX\",\"pix_copia_e_cola\":\"00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/07af3ef5b18ce83a4e8ccfb778f865cf520400005303986540586.405802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***6304C67D\",\"constumer\":{\"name\":\"Odd Ødegård\",\"phone\":\"(21) 91234-0187\",\"email\":\"odd@example.com\",\"tax_id\":\"111.444.777-35\"},\"created_at\":\"2026-11-21T22:12:47.140Z\",\"updated_at\":\"2026-11-21T22:12:47.140Z\",\"expired_at\":\"2026-11-21T22:27:47.140Z\",\"error\":null}"}');
INSERT INTO public.personal VALUES (25, '010a0bcd387b914cce6b05837ec66066', '{"customer":{"email":"odd@example.com","name":"Odd Ødegård","phone":"(21) 91234-0187","tax_id":"111.444.777-35"}}');
INSERT INTO public.personal VALUES (26, 'df1bd6a15ed18137ba17e46b0a763a95', '{"body":"{\"txid\":\"f6a960629ce9c9bcd8656bcba944d29e\",\"amount\":86.40,\"status\":\"Aguardando\",\"method\":\"PIX\",\"pix_copia_e_cola\":\"00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/07af3ef5b18ce83a4e8ccfb778f865cf520400005303986540586.405802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***6304C67D\",\"pix_qr_code_image\":\"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAW4AAAFuCAAAAACEya1TAAAACXBIWXMAAA9hAAAPYQGoP6dpAAAIfElEQVR4nO2d3aoruQ4Gk+G8/yvvuei5aBBSPrlDnQxTdRX6x/YqDC1sWev95yUcf/2/B/DfQt0o6kZRN4q6UdSNom4UdaOoG0XdKOpGUTeKulHUjaJuFHWjqBtF3SjqRlE3irpR1I2ibpT/dTfecRP3TJV3c/1+t7te23w3vyvzaP80z8ytJeOce6w4u1HUjaJuFHWjqBuljUwu5vzYOaLI44pty93YumfOIpzuya2TO85uFHWjqBtF3SjqRvkQmVwkqw35ukd3N+m9rs90V+p45viku5KMqo6tw9mNom4UdaOoG0XdKFFkkpNHBXMk8Kf8fpdnOvIIpIuU6pVvna12dqOoG0XdKOpGUTfKlyOTO/NuSI1PamxwFofMvXcjma98C2c3irpR1I2ibhR1o0SRyVl+yDYztt6dd1vu17t1kmQ8c/sdZxGLsxtF3SjqRlE3irpRPkQm+WmUi3ntYnsGZ45Guh2fOT6Zn69s809mnN0o6kZRN4q6UdSN0kYmZ2sCZ7HBPIY8/3ZejcnH1vX1fGfH2Y2ibhR1o6gbRd0oH+qZ5N/uOfd1br+7cm9/zoCt8cacAVvf7TiLYTqc3SjqRlE3irpR1I2yyIB9cp5l3n95lSdrv3MFkiRvNrk+x0VJ5sycr+LsRlE3irpR1I2ibpR3UnMsr5WaZ4nUls+yQfIs2Y5tjZQn54ud3SjqRlE3irpR1I3SRiYfXnu9Xtn+RR4tzNkjz6u0zb3UZ/KI6N6OkckPoW4UdaOoG0XdKOuzOXMWR30rqSgy9zXvH1Vqtkl3Nzn7k6/wJDi7UdSNom4UdaOoG+VRPZPu+56cw+2ubKuOzCsb3djycc7PbFecnN0o6kZRN4q6UdSNEu3mbPM07tfnNYr8rE33/LfGP+/FfKtOrLMbRd0o6kZRN4q6URaRSZ4per9yJ/+Cb2OJZP/lrMdtnsncr7MbRd0o6kZRN4q6UQ7/b06Sg7HNCcnP4W7riuQnevK1kbPacc5uFHWjqBtF3SjqRlmczdnWUH1y9nZu4VWerP2etXNWoSXJqr1wdqOoG0XdKOpGUTfK4mxOsn+Rf6O7Nuds2+5Kks3ypHZKEoN5avjnUDeKulHUjaJulKjS2p2kjsd3K4R0z5xlz25XVLp3z+rAOLtR1I2ibhR1o6gbZb2bc5FHF7WFJ1XXKtsetzXiur62uS4Xzm4UdaOoG0XdKOpG+fAf/S66GiB5VJBHCEn7z/M9tnffze9uPB3ObhR1o6gbRd0o6kb5sJuzzXfNc0fru7X35Jk5DvluLmt+xqfD2Y2ibhR1o6gbRd0o7ZpJnok6k+R1zOszr/GZbVxR7yY7U2e9VJzdKOpGUTeKulHUjRKtmdTrHdsVhvv1swohXctnmb1Paqe4ZvJzqBtF3SjqRlE3SlRpLd9bOasxkjw/93v/PfeV9zu/lZw/qji7UdSNom4UdaOoG2VRA7Z+8ZM81Xm/Zm5nzkFNTgQnd+cs3GScyd0LZzeKulHUjaJuFHWjLCqtVZKYZG7zLPc1jyWSemtJvbiu33lUFWc3irpR1I2ibhR1oyzqmfzzwnh3mxnyJGtlfr6+ta2TlvQ4915xdqOoG0XdKOpGUTdKVAM2OSNT331ejS0/+fKkpmvX76tcOVuZuePsRlE3irpR1I2ibpQPaybbSibzl31+t2ttHlvyVlKbJTmbs13nqTi7UdSNom4UdaOoG2V9arht6Pb77CTyNq8jj162PeYrMNYz+WnUjaJuFHWjqBtlvWaS72jU67XlmTwbZLvj0/X1ZNXl3k6HsxtF3SjqRlE3irpRDuuZXMzniLsKJ7VOSP7d79rper8/mcQetZ18zAnObhR1o6gbRd0o6kY5XDO5332V6/Xd+UrHWS5rJc8emce2PcdUcXajqBtF3SjqRlE3SvS/hi/mkyx5lHL/nWdodGPLc0W6fmfy8zsJzm4UdaOoG0XdKOpGidZMLs7ySJ+fZ5nH9vwkTh1D3sI8koqzG0XdKOpGUTeKulG+djanvntnm4/RvZXniiS9Jyeaa8tPohRnN4q6UdSNom4UdaM8ikzmb/3z87xPrtdn7iPctjCT7+w4u1HUjaJuFHWjqBulzTPJd0nud1/NM/O7c/t5O9szRJWzVR3XTH4UdaOoG0XdKOpGWfyv4cq2PmpSCSQ/EdPltXbZuUn7c8xjPZN/GepGUTeKulHUjfLhbE5X02O+kq88JCsec+xRn+zan/ud13DynF7XTH4IdaOoG0XdKOpG+bBmMn+Lt2eB8z2Uee9mu16R7/vMqyV5xmyHsxtF3SjqRlE3irpRHp0anp+vJHslXZt572enffPzxa9yN8fZjaJuFHWjqBtF3Sgf1kzm+GGOGbo45KxS2bYiSrLTNO8N5ZkzXY8VZzeKulHUjaJuFHWjLDJg56//XBU2b7N+689qmHS7S9tz0N1bZ6eYnd0o6kZRN4q6UdSNsqhO35HkYOT1YO9t5l//OV93exa44/muk7MbRd0o6kZRN4q6URa7OZWuQkiy45NnmSaZrnNObJJtksRO21yXirMbRd0o6kZRN4q6UaLdnG3VjvtbScZpvTtXJplHuB1bfmYnue6ayQ+hbhR1o6gbRd0ojyqtzcwrG3mGatfmtqLI/O5cny3HNZMfQt0o6kZRN4q6Ub4cmSQ5GHP9kyR+uD+ZVFxJnt/WUktGW3F2o6gbRd0o6kZRN0oUmSTrBkn1s+2eS215fivJipn3iZKacvOo3M35IdSNom4UdaOoGyWqAZuQ/2eZ2vJ8+iZZCenerc/U3No5dpr/rjxqunB2o6gbRd0o6kZRN8qHGrDyXZzdKOpGUTeKulHUjaJuFHWjqBtF3SjqRlE3irpR1I2ibhR1o6gbRd0o6kZRN4q6UdSNom4UdaP8Def6vf2tsH4DAAAAAElFTkSuQmCC\",\"constumer\":{\"name\":\"Odd Ødegård\",\"phone\":\"(21) 91234-0187\",\"email\":\"odd@example.com\",\"tax_id\":\"111.444.777-35\"},\"created_at\":\"2026-11-21T22:12:47.140Z\",\"updated_at\":\"2026-11-21T22:12:47.140Z\",\"expires_at\":\"2026-11-21T22:27:47.140Z\"}"}');
INSERT INTO public.personal VALUES (27, 'fe9f3c8e4b1193a8d02b05e4c26ddd41', '{"customer":{"email":"odd@example.com","name":"Odd Ødegård","phone":"(21) 91234-0187","tax_id":"111.444.777-35"}}');
INSERT INTO public.personal VALUES (28, '365e0cf892e05dfc446ca5e67397cf19', '{"email":"ana@example.com","name":"Ana D''Ávila","phone":"8533336666","tax_id":"39053344705"}');
INSERT INTO public.personal VALUES (30, '0222163ad8f488ff3255c22b5ae0069f', '{"body":"{\"txid\":\"9c7778844539a6a4b944cab7f700bbce\",\"amount\":20.00,\"status\":\"Aguardando\",\"method\":\"PIX\",\"pix_copia_e_cola\":\"00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/c8581b48267f7000b2305132229488fd520400005303986540520.005802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***63041FBF\",\"constumer\":{\"name\":\"Ana D''Ávila\",\"phone\":\"(85) 3333-6666\",\"email\":\"ana@example.com\",\"tax_id\":\"390.533.447-05\"},\"created_at\":\"2026-11-21T22:12:47.605Z\",\"updated_at\":\"2026-11-21T22:12:47.605Z\",\"expired_at\":\"2026-11-21T22:27:47.605Z\",\"error\":null}"}');
INSERT INTO public.personal VALUES (31, '97a1bb3a7ca307451a59d48f3188521f', '{"customer":{"email":"ana@example.com","name":"Ana D''Ávila","phone":"(85) 3333-6666","tax_id":"390.533.447-05"}}');
INSERT INTO public.personal VALUES (33, 'ef592898a2dab55a458b383405849730', '{"email":"jw@example.com","name":"Jürgen Weiß","phone":"4733335555","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (35, '01063721c57cc0bd3ec299e00436dc5b', '{"body":"{\"txid\":\"6ee2d35a5ae5cad19d86f092da58205c\",\"amount\":15.00,\"status\":\"Aguardando\",\"method\":\"PIX\",\"pix_copia_e_cola\":\"00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/88bca91a2d6a940cf6d090decc301fac520400005303986540515.005802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***6304864B\",\"constumer\":{\"name\":\"Jürgen Weiß\",\"phone\":\"(47) 3333-5555\",\"email\":\"jw@example.com\",\"tax_id\":\"529.982.247-25\"},\"created_at\":\"2026-11-21T22:12:47.980Z\",\"updated_at\":\"2026-11-21T22:12:47.980Z\",\"expired_at\":\"2026-11-21T22:27:47.980Z\",\"error\":null}"}');
INSERT INTO public.personal VALUES (36, 'aba073dc6c83d105bcd910b8d9121777', '{"customer":{"email":"jw@example.com","name":"Jürgen Weiß","phone":"(47) 3333-5555","tax_id":"529.982.247-25"}}');
INSERT INTO public.personal VALUES (37, '025651e425acdf577472c6de401c0f44', '{"email":"loja@example.com","name":"Loja 123 Ltda","phone":"3133334444","tax_id":"12ABC34501DE35"}');
INSERT INTO public.personal VALUES (39, '15d01113aae7e6c9206ee8289a7642c9', '{"body":"{\"txid\":\"aa0d842cb4f703922877d0a9ce66850e\",\"amount\":31.00,\"status\":\"Aguardando\",\"method\":\"PIX\",\"pix_copia_e_cola\":\"00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/84b74840ae53c645275d40d096d2e338520400005303986540531.005802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***6304578C\",\"constumer\":{\"name\":\"Loja 123 Ltda\",\"phone\":\"(31) 3333-4444\",\"email\":\"loja@example.com\",\"tax_id\":\"12.ABC.345/01DE-35\"},\"created_at\":\"2026-11-21T22:12:48.080Z\",\"updated_at\":\"2026-11-21T22:12:48.080Z\",\"expired_at\":\"2026-11-21T22:27:48.080Z\",\"error\":null}"}');
INSERT INTO public.personal VALUES (40, '37bf6424e4fbcd344f29f34dd632fb99', '{"customer":{"email":"loja@example.com","name":"Loja 123 Ltda","phone":"(31) 3333-4444","tax_id":"12.ABC.345/01DE-35"}}');
INSERT INTO public.personal VALUES (41, 'c86f61dc15df30e35ceee363b91a8945', '{"before":{"email":"loja@example.com","name":"Loja 123 Ltda","phone":"3133334444","tax_id":"12ABC34501DE35"},"email":"loja@example.com","name":"Loja 124 Ltda","phone":"3133334444","tax_id":"12ABC34501DE35"}');
INSERT INTO public.personal VALUES (43, '5df5089b25eb52eafc6b18152ac17331', '{"body":"{\"txid\":\"aa0d842cb4f703922877d0a9ce66850e\",\"amount\":31.00,\"status\":\"Aguardando\",\"method\":\"PIX\",\"pix_copia_e_cola\":\"00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/84b74840ae53c645275d40d096d2e338520400005303986540531.005802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***6304578C\",\"pix_qr_code_image\":\"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAW4AAAFuCAAAAACEya1TAAAACXBIWXMAAA9hAAAPYQGoP6dpAAAIa0lEQVR4nO2d0YorOQwFM8v9/1+++5AXg5By1J2pbdiqp8Fx2z2FIUK2lZ+/L+H4579+gf8X6kZRN4q6UdSNom4UdaOoG0XdKOpGUTeKulHUjaJuFHWjqBtF3SjqRlE3irpR1I2ibhR1o/zpPviJhzhPqvyM7V3P2r8+VUeoPec3TGas8+azJCO7ulHUjaJuFHWjqBuljUzezOdju2/qJJao0UI3Wo1Punfr+lyLcLqe15y8cXWjqBtF3SjqRlE3yofI5M02v3H26eKKOs6cb+myLl1LnWuOT5KsTh3tJLnl5OpGUTeKulHUjaJulCgyyanRxZy16PIbr6Y92U/JI5B59iTHssXVjaJuFHWjqBtF3Shfjkwq+Z5Ol+XIx0/2YrrZ55Zv4epGUTeKulHUjaJulCgy2X47z3s6+Q5ON8Kr9MxzMnX8syX/T69FLK5uFHWjqBtF3SjqRvkQmeS3Ud4kezdz/DCfFal98nmT90zm2jo5cXWjqBtF3SjqRlE3ys+3divyezpJPFCfPVu6efOsS3La5Dfq9ru6UdSNom4UdaOoG6WNTLbxw/lUba8jz88mn9aec34jP0NyJ46acXWjqBtF3SjqRlE3yiJnst2XeR3tr/Lp/F2f5y6uRU3zLNs7xXPPE1c3irpR1I2ibhR1o6x3c65VUt3eDq4teeRz7UxIUpPt/h6QqxtF3SjqRlE3irpRot2c7adnn5Ptndz7kcC1s6/zaZa5j5HJg1A3irpR1I2ibpT13Zx856I+Nd/HmZ/qWirdDeX66Wvs073P3GfG1Y2ibhR1o6gbRd0ot+qZzLmLJIqY50qqjszZjzsnVbbnbxNc3SjqRlE3irpR1I0SnTPZnh19je3dOHP7td2TefY6V76Pc61OrKsbRd0o6kZRN4q6UdqcSb6Pc+e2b+1fn9pGKbXn9v7R/GwSw3g35xGoG0XdKOpGUTfK+ndzunqtXc/8Nm7yzZ6cUdmeX03u48zvMLefuLpR1I2ibhR1o6gbpY1M6rfzte/ic4Tz7zMjMZ8Pyefd1iFJZvzuWRpXN4q6UdSNom4UdaN87W7OtYol3Zh1/Mo2G7OtuvYbdeFc3SjqRlE3irpR1I3yITLZnqZIcghzfJJECPVNzpb5rbY7R3XkeZYZVzeKulHUjaJuFHWjfLibc+2uzYcpj575ONdmTPZ35me7ua7dI3Z1o6gbRd0o6kZRN0p0N6fmCrYRSB3zTo3ZJJtxZ/z8zZMo68TVjaJuFHWjqBtF3SiL3xrO/+7GOVsqyTmQ5A1rn9fYM/+P8sinw9WNom4UdaOoG0XdKBd/a7j79NX0mXeFtvFMcoPmzpnYPAraxieubhR1o6gbRd0o6kZZ/KJffjf25NquR3026fkqc1W292vy8yTezXkc6kZRN4q6UdSNElVa21Yzu79XMj/bzZvcvpkjh26u5ERukkVxdaOoG0XdKOpGUTfKugbsSZ6dmL/rkzzGPO+ck0nqtl2bN//0jasbRd0o6kZRN4q6UaJKa9vv9PPvvIpI1+fas7Xn/Rs3Sb5lxtWNom4UdaOoG0XdKIt6JluS86X5ydjtaZOOvMLJ9n83Mnkc6kZRN4q6UdSNsqhn0rXPLV3+YY4QugoqcxSRRB15tZOu/zYzc+LqRlE3irpR1I2ibpToF/06tuc9kqe6lvpWc0RU2++cwp3Jd3xc3SjqRlE3irpR1I3yIWfS5S5m8m/z7a3bSnKDpuuT5Hy2EZQ5kwehbhR1o6gbRd0oH+qZvLmzo5HsCnX83rmROxXYtqeCT1zdKOpGUTeKulHUjfK1eibJU5U5y5FXOZufnbM93RmYbpYk09Lh6kZRN4q6UdSNom6Udc6kku+JbCvB5pmQOzeMkrO19X3y2U9c3SjqRlE3irpR1I3yIWcyn+KoPbfxzKt5amabr0ju49SR6/skNWlnXN0o6kZRN4q6UdSNcrEGbBIbzDdlavv5VF7DrX46v8O84zPneZIRZlzdKOpGUTeKulHUjbKOTObIYftNncySRAuv0nM7/vzsnfs7J65uFHWjqBtF3SjqRlnXgN2eOTnb68hzruPa3Zyuz7U3SbCeyUNRN4q6UdSNom6URQ3Yrs5q1z8ZM5mx9t/eRJ5v31Ty3Eu99WPO5EGoG0XdKOpGUTfKh5zJh4ePv+9Xbq8jf7cO7W/kc6xn8mjUjaJuFHWjqBtlXQP2JP/2z2+1bM+szs/ONUzq+PO8f0tLxZzJg1A3irpR1I2ibpQPJ2CTCiR5tfZkP+Vaddb67EnybN4zefMOVzeKulHUjaJuFHWjLE7AbvdW8n2TefxrOztJpuVa/9f4qbs5D0LdKOpGUTeKulEWldbmfMirtNcRklk6klpqSUt+Bzmp4ZaflX3j6kZRN4q6UdSNom6URT2T+dt/W5e1kuRY8hom9WRIN0IyWn5K1nMmD0LdKOpGUTeKulGiW8Mz9du/jpPs78y7Kt2YXUtyqmTL/Rosrm4UdaOoG0XdKOpGWezmVLoTrd0dlu19nPOpeZxt/bfkJk43zow5kwehbhR1o6gbRd0o0W7Otdu4yZjzOPm9mO1t4uTs63bebvYTVzeKulHUjaJuFHWjXPxFv5lrN3yTs7Xbm7/JGd06/lztdsacyYNQN4q6UdSNom6UL0cm1050JPVP6vhJxqPrM9dIyfMn29Msrm4UdaOoG0XdKOpGiSKT+zd/u2/wPJeSZDDm3Eh+x3ne/Znfyt2cB6FuFHWjqBtF3ShRDdiEvHpqfhc4z5zMs8y3m+eRk3xLvu/j6kZRN4q6UdSNom6UW7/oJ1tc3SjqRlE3irpR1I2ibhR1o6gbRd0o6kZRN4q6UdSNom4UdaOoG0XdKOpGUTeKulHUjaJuFHWj/AtOH50aWgjS4gAAAABJRU5ErkJggg==\",\"constumer\":{\"name\":\"Loja 124 Ltda\",\"phone\":\"(31) 3333-4444\",\"email\":\"loja@example.com\",\"tax_id\":\"12.ABC.345/01DE-35\"},\"created_at\":\"2026-11-21T22:12:48.080Z\",\"updated_at\":\"2026-11-21T22:12:48.452Z\",\"expires_at\":\"2026-11-21T22:27:48.080Z\"}"}');
INSERT INTO public.personal VALUES (44, '5dc6f03fa1be2f96aff47ae676919ea5', '{"customer":{"email":"loja@example.com","name":"Loja 124 Ltda","phone":"(31) 3333-4444","tax_id":"12.ABC.345/01DE-35"},"email":"loja@example.com","name":"Loja 124 Ltda","phone":"3133334444","tax_id":"12ABC34501DE35"}');
INSERT INTO public.personal VALUES (45, 'a5f1e0e6c785fa8db81e5d460161d0ee', '{"email":"x@example.com","name":"Łukasz Nowak","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (48, 'f0ed656dc74d6b7662bc925d7c404725', '{"email":"x@example.com","name":"Vera Prado","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (52, 'fdfd16a45b42ceadba8f1f553e104228', '{"email":"x@example.com","name":"Zeca Lima","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (56, 'bd65616ef2856138698596d7cc1d0ba1', '{"email":"b@example.com","name":"Bia Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (58, '6ddb9ee0bcea7fe9a55fa8827321d8a8', '{"body":"{\"txid\":\"1e055c79407c194b0fbe3cc8b72e9920\",\"amount\":71.01,\"status\":\"Aguardando\",\"method\":\"PIX\",\"pix_copia_e_cola\":\"00020101021226790014br.gov.bcb.pix2557pix.balcao.example/qr/v2/e85c067506fe7924a7dd7f3882c87568520400005303986540571.005802BR5918BALCAO TREINAMENTO6009SAO PAULO62070503***6304BD41\",\"constumer\":{\"name\":\"Bia Reis\",\"phone\":\"(11) 98765-4321\",\"email\":\"b@example.com\",\"tax_id\":\"529.982.247-25\"},\"created_at\":\"2026-11-21T22:12:52.265Z\",\"updated_at\":\"2026-11-21T22:12:52.265Z\",\"expired_at\":\"2026-11-21T22:27:52.265Z\",\"error\":null}"}');
INSERT INTO public.personal VALUES (59, 'c0049679677ca01dbd946ced7980b5d0', '{"customer":{"email":"b@example.com","name":"Bia Reis","phone":"(11) 98765-4321","tax_id":"529.982.247-25"}}');
INSERT INTO public.personal VALUES (60, '4e08a81ca660799a1cb99fd33c863d52', '{"email":"c@example.com","name":"Caio Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (62, '6dc9eb034e190f3eba707db549aad59f', '{"body":"{\"error\":{\"code\":\"invalid_fields\",\"message\":\"Há campos que não são válidos.\",\"errors\":[{\"field\":\"customer.email\",\"message\":\"O domínio do e-mail não existe.\"}]}}"}');
INSERT INTO public.personal VALUES (63, '4c15b580f4b09cca19c38568f308f3b2', '{"body":"{\"error\":{\"code\":\"invalid_fields\",\"message\":\"Há campos que não são válidos.\",\"errors\":[{\"field\":\"customer.email\",\"message\":\"O domínio do e-mail não existe.\"}]}}","fields":[{"field":"customer.email","message":"O domínio do e-mail não existe."}],"messages":["Há campos que não são válidos.","O domínio do e-mail não existe."]}');
INSERT INTO public.personal VALUES (64, 'b4a2e0ec8cf86b4a2cb781be1e02d551', '{"email":"d@example.com","name":"Davi Reis","phone":"11987654321","tax_id":"52998224725"}');

ALTER TABLE ONLY public.charge
    ADD CONSTRAINT charge_attempt_key UNIQUE (attempt);

ALTER TABLE ONLY public.charge
    ADD CONSTRAINT charge_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.charge_search
    ADD CONSTRAINT charge_search_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.erasure
    ADD CONSTRAINT erasure_pkey PRIMARY KEY (event);

ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.personal
    ADD CONSTRAINT personal_pkey PRIMARY KEY (event);

CREATE INDEX charge_amount ON public.charge USING btree (amount, id);

CREATE INDEX charge_counter ON public.charge USING btree (counter, id);

CREATE INDEX charge_created ON public.charge USING btree (created_at, id);

CREATE INDEX charge_day ON public.charge USING btree (day, counter, number);

CREATE INDEX charge_kept ON public.charge USING btree (created_at) WHERE (erased = 0);

CREATE INDEX charge_operator ON public.charge USING btree (operator, id);

CREATE INDEX charge_parts ON public.charge_search USING gin (parts public.gin_trgm_ops);

CREATE INDEX charge_standing ON public.charge USING btree (standing, id);

CREATE INDEX charge_tax_id ON public.charge USING btree (tax_id, id);

CREATE INDEX charge_txid ON public.charge USING btree (txid text_pattern_ops) WHERE (txid <> ''::text);

CREATE INDEX charge_words ON public.charge_search USING gin (words public.gin_trgm_ops);

CREATE INDEX erasure_before ON public.erasure USING btree (before);

CREATE INDEX event_attempt ON public.event USING btree (attempt);

CREATE UNIQUE INDEX event_correction ON public.event USING btree (attempt, correction) WHERE (kind = 'correction_asked'::text);

CREATE UNIQUE INDEX event_live ON public.event USING btree (sale, replaces) WHERE (kind = 'attempt'::text);

CREATE UNIQUE INDEX event_order ON public.event USING btree (counter, seq);

CREATE TRIGGER erasure_change BEFORE DELETE OR UPDATE OR TRUNCATE ON public.erasure FOR EACH STATEMENT EXECUTE FUNCTION public.balcao_only_grows();

CREATE TRIGGER event_announce AFTER INSERT ON public.event FOR EACH ROW EXECUTE FUNCTION public.balcao_announce();

CREATE TRIGGER event_change BEFORE DELETE OR UPDATE OR TRUNCATE ON public.event FOR EACH STATEMENT EXECUTE FUNCTION public.balcao_only_grows();

CREATE TRIGGER personal_change BEFORE UPDATE OR TRUNCATE ON public.personal FOR EACH STATEMENT EXECUTE FUNCTION public.balcao_only_grows();

CREATE TRIGGER personal_delete BEFORE DELETE ON public.personal FOR EACH ROW EXECUTE FUNCTION public.balcao_only_erasure();

ALTER TABLE ONLY public.charge
    ADD CONSTRAINT charge_id_fkey FOREIGN KEY (id) REFERENCES public.event(id);

ALTER TABLE ONLY public.charge_search
    ADD CONSTRAINT charge_search_id_fkey FOREIGN KEY (id) REFERENCES public.charge(id);

ALTER TABLE ONLY public.erasure
    ADD CONSTRAINT erasure_event_fkey FOREIGN KEY (event) REFERENCES public.event(id);

ALTER TABLE ONLY public.personal
    ADD CONSTRAINT personal_event_fkey FOREIGN KEY (event) REFERENCES public.event(id);

GRANT USAGE ON SCHEMA public TO balcao_counter;

REVOKE ALL ON FUNCTION public.balcao_put_charge(state jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION public.balcao_put_charge(state jsonb, new_words text, new_parts text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.balcao_put_charge(state jsonb, new_words text, new_parts text) TO balcao_counter;

GRANT SELECT ON TABLE public.charge TO balcao_counter;

GRANT SELECT ON TABLE public.charge_search TO balcao_counter;

GRANT SELECT ON TABLE public.erasure TO balcao_counter;

GRANT SELECT,INSERT ON TABLE public.event TO balcao_counter;

GRANT SELECT ON TABLE public.ledger_meta TO balcao_counter;

GRANT SELECT,INSERT ON TABLE public.personal TO balcao_counter;

\unrestrict tt0bZrSZUJ8isRDFDQdOWX47bgdTHl7b6niGwmgRHgtNzCHaZZat4JRu9LGUaOh

