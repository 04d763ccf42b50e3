
\restrict lBwOWjxkewHffwffexF4oqqJgsMMPepp5k2ZaWslD6ogQEzWWJyGCrx4Eek4VOI

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

CREATE FUNCTION public.balcao_keep_charge(state jsonb, new_words text, new_parts text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
    INSERT INTO charge SELECT (jsonb_populate_record(NULL::charge, state)).* ON CONFLICT (id) DO UPDATE SET
        (replaced_by, changed_at, changed_by, limit_ms, last_event, last_change, state, correction, corrections, revision, status, txid, shared_with, provider_status, amount, reported_amount, reported_at, doubts, accepted, arrived_late, expires_at, code, received_at, received_by, settled_by, name, phone, email, tax_id, erased) = (EXCLUDED.replaced_by, EXCLUDED.changed_at, EXCLUDED.changed_by, EXCLUDED.limit_ms, EXCLUDED.last_event, EXCLUDED.last_change, EXCLUDED.state, EXCLUDED.correction, EXCLUDED.corrections, EXCLUDED.revision, EXCLUDED.status, EXCLUDED.txid, EXCLUDED.shared_with, EXCLUDED.provider_status, EXCLUDED.amount, EXCLUDED.reported_amount, EXCLUDED.reported_at, EXCLUDED.doubts, EXCLUDED.accepted, EXCLUDED.arrived_late, EXCLUDED.expires_at, EXCLUDED.code, EXCLUDED.received_at, EXCLUDED.received_by, EXCLUDED.settled_by, EXCLUDED.name, EXCLUDED.phone, EXCLUDED.email, EXCLUDED.tax_id, EXCLUDED.erased);
    INSERT INTO charge_search (id, words, parts) VALUES ((state->>'id')::bigint, new_words, new_parts)
        ON CONFLICT (id) DO UPDATE SET words = EXCLUDED.words, parts = EXCLUDED.parts
        WHERE charge_search.words <> EXCLUDED.words OR charge_search.parts <> EXCLUDED.parts;
END $$;

ALTER FUNCTION public.balcao_keep_charge(state jsonb, new_words text, new_parts text) OWNER TO balcao_owner;

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
    changed_by text NOT NULL,
    limit_ms integer NOT NULL,
    last_event bigint NOT NULL,
    last_change bigint NOT NULL,
    state text NOT NULL,
    correction text NOT NULL,
    corrections integer NOT NULL,
    revision integer NOT NULL,
    status text NOT NULL,
    txid text NOT NULL,
    provider text NOT NULL,
    imported integer NOT NULL,
    shared_with text NOT NULL,
    provider_status text NOT NULL,
    amount bigint NOT NULL,
    reported_amount bigint,
    reported_at bigint,
    doubts text NOT NULL,
    accepted integer NOT NULL,
    arrived_late integer NOT NULL,
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
    schema integer NOT NULL,
    environment text DEFAULT 'real'::text NOT NULL,
    ids_hashed_after bigint DEFAULT 0 NOT NULL
);

ALTER TABLE public.ledger_meta OWNER TO balcao_owner;

CREATE TABLE public.personal (
    event bigint NOT NULL,
    salt text NOT NULL,
    fields text NOT NULL
);

ALTER TABLE public.personal OWNER TO balcao_owner;

INSERT INTO public.charge VALUES (25, '019f6214-4000-7000-8000-000000000030', '019f6214-4000-7000-8000-000000000031', '', '', '01', 'Ana Paula', 3, 20260823, 1787486760000, 1787486865000, '', 30000, 32, 32, 'created', 'unknown', 1, 1, 'unknown', 'tx-doubt', '', 0, '', 'Aguardando', 3100, 3100, NULL, '', 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', 'Loja 124 Ltda', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (1, '019f6214-4000-7000-8000-000000000001', '019f6214-4000-7000-8000-000000000002', '', '', '01', 'Ana Paula', 1, 20260714, 1784030415000, 1784030490000, '', 30000, 6, 6, 'created', 'none', 0, 1, 'paid', 'tx-old', '', 0, '', 'Paga', 1200, 1200, NULL, '', 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', '', '', '', '', 1);
INSERT INTO public.charge VALUES (14, '019f6214-4000-7000-8000-000000000017', '019f6214-4000-7000-8000-000000000018', '', '', '01', 'Ana Paula', 2, 20260823, 1787486595000, 1787486745000, '', 30000, 24, 24, 'created', 'none', 2, 2, 'waiting', 'tx-corrected', '', 0, '', 'Aguardando', 4450, 4450, NULL, '', 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', 'João da Silva', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (8, '019f6214-4000-7000-8000-000000000009', '019f6214-4000-7000-8000-000000000010', '', '', '01', 'Ana Paula', 1, 20260823, 1787486505000, 1787486580000, '', 30000, 13, 13, 'created', 'none', 0, 1, 'paid', 'tx-paid', '', 0, '', 'Paga', 8640, 8640, NULL, '', 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', 'Odd Ødegård', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (62, '019f6214-4000-7000-8000-000000000081', '019f6214-4000-7000-8000-000000000082', '', '', '02', 'Ana Paula', 8, 20260823, 1787487315000, 1787487375000, '', 30000, 67, 67, 'unknown', 'none', 0, 1, 'unknown', '', '', 0, '', '', 6400, NULL, NULL, '', 0, 0, NULL, '', NULL, '', '', 'Davi Reis', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (44, '019f6214-4000-7000-8000-000000000055', '019f6214-4000-7000-8000-000000000056', '', '', '02', 'Ana Paula', 3, 20260823, 1787487045000, 1787487120000, '', 30000, 49, 47, 'created', 'none', 0, 1, 'received', 'tx-seen', '', 0, '', 'Aguardando', 2000, 2000, NULL, '', 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', 1787487120000, 'Ana Paula', '', 'Ana D''Ávila', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (33, '019f6214-4000-7000-8000-000000000040', '019f6214-4000-7000-8000-000000000041', '', '', '02', 'Ana Paula', 1, 20260823, 1787486880000, 1787486955000, '', 30000, 38, 36, 'created', 'none', 0, 1, 'waiting', 'tx-differs', '', 0, '', 'Aguardando', 7100, 7101, NULL, 'amount_differs', 1, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', 'Bia Reis', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (39, '019f6214-4000-7000-8000-000000000048', '019f6214-4000-7000-8000-000000000049', '', '', '02', 'Ana Paula', 2, 20260823, 1787486970000, 1787487030000, '', 30000, 43, 42, 'created', 'none', 0, 1, 'attention', 'tx-attention', '', 0, '', 'Aguardando', 7200, 7199, NULL, 'amount_differs', 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', 'Caio Reis', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (57, '019f6214-4000-7000-8000-000000000074', '019f6214-4000-7000-8000-000000000075', '', '', '02', 'Ana Paula', 6, 20260823, 1787487240000, 1787487285000, '', 30000, 60, 60, 'absent', 'none', 0, 1, 'absent', '', '', 0, '', '', 6300, NULL, NULL, '', 0, 0, NULL, '', NULL, '', 'Ana Paula', 'Zeca Lima', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (50, '019f6214-4000-7000-8000-000000000063', '019f6214-4000-7000-8000-000000000064', '', '', '02', 'Ana Paula', 4, 20260823, 1787487135000, 1787487165000, '', 30000, 52, 52, 'unknown', 'none', 0, 1, 'unknown', '', '', 0, '', '', 6100, NULL, NULL, '', 0, 0, NULL, '', NULL, '', '', 'Łukasz Nowak', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (53, '019f6214-4000-7000-8000-000000000068', '019f6214-4000-7000-8000-000000000069', '', '', '02', 'Ana Paula', 5, 20260823, 1787487180000, 1787487225000, '', 30000, 56, 56, 'created', 'none', 0, 1, 'attention', 'tx-found', '', 0, '', '', 6200, NULL, NULL, 'never_read', 0, 0, NULL, '', NULL, '', 'Ana Paula', 'Vera Prado', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (61, '019f6214-4000-7000-8000-0000000000aa', '019f6214-4000-7000-8000-0000000000aa', '', '', '02', 'Ana Paula', 7, 20260823, 1787487300000, 1787487375000, '', 0, 68, 68, 'created', 'none', 0, 1, 'attention', 'tx-import', '', 1, '', '', 0, NULL, NULL, 'never_read', 0, 0, NULL, '', NULL, '', 'Ana Paula', '', '', '', '', 0);
INSERT INTO public.charge VALUES (69, '019f6214-4000-7000-8000-000000000088', '019f6214-4000-7000-8000-000000000089', '', '', '02', 'Ana Paula', 9, 20260823, 1787487390000, 1787487450000, '', 30000, 73, 72, 'created', 'none', 0, 1, 'waiting', 'tx-shared', '', 0, '', 'Aguardando', 500, 500, NULL, '', 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', 'Eva Um', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (74, '019f6214-4000-7000-8000-000000000095', '019f6214-4000-7000-8000-000000000096', '', '', '02', 'Ana Paula', 10, 20260823, 1787487465000, 1787487525000, '', 30000, 78, 77, 'created', 'none', 0, 1, 'attention', 'tx-shared', '', 0, '019f6214-4000-7000-8000-000000000088', 'Aguardando', 500, 500, NULL, 'txid_shared', 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', 'Eva Dois', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (79, '019f6214-4000-7000-8000-000000000102', '019f6214-4000-7000-8000-000000000103', '', '019f6214-4000-7000-8000-000000000107', '01', 'Ana Paula', 4, 20260823, 1787487540000, 1787487570000, '', 30000, 82, 81, 'not_sent', 'none', 0, 1, 'not_sent', '', '', 0, '', '', 900, NULL, NULL, '', 0, 0, NULL, '', NULL, '', '', 'Rui Três', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (82, '019f6214-4000-7000-8000-000000000107', '019f6214-4000-7000-8000-000000000103', '019f6214-4000-7000-8000-000000000102', '', '01', 'Ana Paula', 5, 20260823, 1787487585000, 1787487615000, '', 30000, 84, 84, 'refused', 'none', 0, 1, 'refused', '', '', 0, '', '', 900, NULL, NULL, '', 0, 0, NULL, '', NULL, '', '', 'Rui Três', '11987654321', 'marina.alves@example.com', '52998224725', 0);

INSERT INTO public.charge_search VALUES (1, ' ', 'tx-old   ');
INSERT INTO public.charge_search VALUES (8, ' odd odegard', 'tx-paid 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (14, ' joao da silva', 'tx-corrected 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (25, ' loja 124 ltda', 'tx-doubt 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (33, ' bia reis', 'tx-differs 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (39, ' caio reis', 'tx-attention 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (44, ' ana davila d avila', 'tx-seen 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (50, ' lukasz nowak', ' 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (53, ' vera prado', 'tx-found 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (57, ' zeca lima', ' 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (61, ' ', 'tx-import   ');
INSERT INTO public.charge_search VALUES (62, ' davi reis', ' 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (69, ' eva um', 'tx-shared 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (74, ' eva dois', 'tx-shared 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (79, ' rui tres', ' 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (82, ' rui tres', ' 52998224725 11987654321 marina.alves@example.com');

INSERT INTO public.erasure VALUES (7, 1785553200000);

INSERT INTO public.event VALUES (1, '01', 1, 1784030415000, 'attempt', '019f6214-4000-7000-8000-000000000001', '019f6214-4000-7000-8000-000000000002', '', 0, '', 'Ana Paula', 1200, '{"day":20260714,"limit_ms":30000,"number":1}', 'fdc19815074128f439e3d038ebe9a5760e1a8f9c395f73c81b4c4b2954d65615', '019f6214-4000-7000-8000-000000000003', '716f5902f67445f1c9b0fff59753406a44401a666f99636c827d2ab6d0a72bab');
INSERT INTO public.event VALUES (2, '01', 2, 1784030430000, 'out', '019f6214-4000-7000-8000-000000000001', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000004', 'fadd7d8f594c450e69cf7840a2820d3ca02c9a63dcb1c75b85ce239da260ff81');
INSERT INTO public.event VALUES (3, '01', 3, 1784030445000, 'reply', '019f6214-4000-7000-8000-000000000001', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '5e5dea72ce44cf2829e63339f92a0bfd5dbb1bbd95270f765f47aa907b63b22c', '019f6214-4000-7000-8000-000000000005', 'c3f0bc946706aa630c36e9a3dc52e4bdf0f53e4bb9ba8fdd357182eb3a44cb35');
INSERT INTO public.event VALUES (4, '01', 4, 1784030460000, 'created', '019f6214-4000-7000-8000-000000000001', '', '', 0, 'tx-old', 'Ana Paula', 1200, '{"answer":{"checked":1200,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":1200}', '', '019f6214-4000-7000-8000-000000000006', '2c1f66d8d5bb6b13bcb477c3599a3e3e41ba7bf7d887f15b5ff7fc696af80ce3');
INSERT INTO public.event VALUES (5, '01', 5, 1784030475000, 'shown', '019f6214-4000-7000-8000-000000000001', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000007', 'ee4775f7b3df584cd7f0fe9ac1aac080df3b3eaa82e652d69dd1b93e0e2f6710');
INSERT INTO public.event VALUES (6, '01', 6, 1784030490000, 'status_read', '019f6214-4000-7000-8000-000000000001', '', '', 0, 'tx-old', 'Ana Paula', 1200, '{"answer":{"checked":1200,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"asked_at":4,"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Paga","told":1200}', '', '019f6214-4000-7000-8000-000000000008', 'b36ca5087f971c00ac3d1fb8e9864f495f5deb175926b132e634bc686ea1da9c');
INSERT INTO public.event VALUES (7, '01', 7, 1787486490000, 'erased', '', '', '', 0, '', 'Dona Rosa', NULL, '{"before":1785553200000,"charges":1}', '', 'fd156e0d4d0a4371b95fc65829b6fafa', 'aa902ed820929c79b6cb051313b9e9cd996cda53ff978106b1bf1d50091bb918');
INSERT INTO public.event VALUES (8, '01', 8, 1787486505000, 'attempt', '019f6214-4000-7000-8000-000000000009', '019f6214-4000-7000-8000-000000000010', '', 0, '', 'Ana Paula', 8640, '{"day":20260823,"limit_ms":30000,"number":1}', '7cdbb1788bd36d616245f5be21db9839d22fb64ed9b1dedec1aa7032484c52fc', '019f6214-4000-7000-8000-000000000011', '4f753d0caa842940a94e1f63847c3e37dd584be187f7cc1b82e33f5e0a5bb582');
INSERT INTO public.event VALUES (9, '01', 9, 1787486520000, 'out', '019f6214-4000-7000-8000-000000000009', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000012', '044a11544a85a9e02b590fe409ba83df31154ebc7fb63b4ef26cfaa05457de34');
INSERT INTO public.event VALUES (10, '01', 10, 1787486535000, 'reply', '019f6214-4000-7000-8000-000000000009', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '2d696a61b8b535b1e3e043c7c688533c28c16a461de248c019752ccfa60a9d7d', '019f6214-4000-7000-8000-000000000013', '982ff2f8125c1ea6510e7e22141b24ccbe323c4e55fdae197f43bd64d95d7ae5');
INSERT INTO public.event VALUES (11, '01', 11, 1787486550000, 'created', '019f6214-4000-7000-8000-000000000009', '', '', 0, 'tx-paid', 'Ana Paula', 8640, '{"answer":{"checked":8640,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":8640}', '', '019f6214-4000-7000-8000-000000000014', '224460670c815746390ffd3cc0762ba7d9bf19498bd7d8d1a8f932cdd04171d0');
INSERT INTO public.event VALUES (12, '01', 12, 1787486565000, 'shown', '019f6214-4000-7000-8000-000000000009', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000015', '8650b70ecfc7d10c552cdcaae586f1a0839cf48c6932b6e680b8f3309c2a2fba');
INSERT INTO public.event VALUES (13, '01', 13, 1787486580000, 'status_read', '019f6214-4000-7000-8000-000000000009', '', '', 0, 'tx-paid', 'Ana Paula', 8640, '{"answer":{"checked":8640,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"asked_at":11,"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Paga","told":8640}', '', '019f6214-4000-7000-8000-000000000016', '38c46faaef92bdd837fd75535a7740903654f5add997344a7ad6f066bdec51c6');
INSERT INTO public.event VALUES (14, '01', 14, 1787486595000, 'attempt', '019f6214-4000-7000-8000-000000000017', '019f6214-4000-7000-8000-000000000018', '', 0, '', 'Ana Paula', 4990, '{"day":20260823,"limit_ms":30000,"number":2}', 'd93b3c0ba33b764092e38d06d7a95ba7d3b40b042b755b9547c3802c5d4fa37b', '019f6214-4000-7000-8000-000000000019', 'f8b9794a7d0696807ac90e496d2b36cd1d798415bcb9d95fc5c983a32f2d2a7b');
INSERT INTO public.event VALUES (15, '01', 15, 1787486610000, 'out', '019f6214-4000-7000-8000-000000000017', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000020', '230e48d653c611b3e223160aa6dedeb6832526276ae7efc6ddd0a1bc1cfc1bdf');
INSERT INTO public.event VALUES (16, '01', 16, 1787486625000, 'reply', '019f6214-4000-7000-8000-000000000017', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '8fb5d4c191dd00210f7fcbbd533ee51402b5734b3c1309583d16c1deef4c3de5', '019f6214-4000-7000-8000-000000000021', '42c6e88b9c2899f881144427ea0458c33337dd1c539b94e57202a421f22d9f33');
INSERT INTO public.event VALUES (17, '01', 17, 1787486640000, 'created', '019f6214-4000-7000-8000-000000000017', '', '', 0, 'tx-corrected', 'Ana Paula', 4990, '{"answer":{"checked":4990,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":4990}', '', '019f6214-4000-7000-8000-000000000022', '4a6c7157ae83d0f1f89f49221cf8ae1c3b2b617bd914592a43ada54249f5e951');
INSERT INTO public.event VALUES (18, '01', 18, 1787486655000, 'shown', '019f6214-4000-7000-8000-000000000017', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000023', '846e0a57b5fb7abdae997bcb8aaf910b6bc7bba772266aa334d0a41f9e24accb');
INSERT INTO public.event VALUES (19, '01', 19, 1787486670000, 'correction_asked', '019f6214-4000-7000-8000-000000000017', '', '', 1, '', 'Ana Paula', 4450, '{"limit_ms":30000,"reason":"desconto esquecido"}', '', '019f6214-4000-7000-8000-000000000024', 'b37d34ee975c240540d87188a9c59b202d6295552308c87a2bf664b028d963b6');
INSERT INTO public.event VALUES (20, '01', 20, 1787486685000, 'out', '019f6214-4000-7000-8000-000000000017', '', '', 1, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000025', '0a2a192470e6369b1b387fe86163b67e32f5a5ff1ceca17bef0bf672be276e22');
INSERT INTO public.event VALUES (21, '01', 21, 1787486700000, 'correction_done', '019f6214-4000-7000-8000-000000000017', '', '', 1, '', 'Ana Paula', 4450, '{"answer":{"checked":4450,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","reason":"","revision":2,"status":"Aguardando","told":4450}', '', '019f6214-4000-7000-8000-000000000026', 'bf98d82c375c65510164a218a83a1b1cbe7741b95b806b22ba6a976a4679e52f');
INSERT INTO public.event VALUES (22, '01', 22, 1787486715000, 'correction_asked', '019f6214-4000-7000-8000-000000000017', '', '', 2, '', 'Ana Paula', 4400, '{"limit_ms":30000,"reason":"desconto esquecido"}', '', '019f6214-4000-7000-8000-000000000027', 'eb11913a9b20524c530922516abc01ebaafb2ac59a5df83804e816147bac8c65');
INSERT INTO public.event VALUES (23, '01', 23, 1787486730000, 'out', '019f6214-4000-7000-8000-000000000017', '', '', 2, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000028', '7e16fd6e95a31e9e9b4ec2ad138bdaf6b6484594eef41de51085add7eec5d1c5');
INSERT INTO public.event VALUES (24, '01', 24, 1787486745000, 'correction_refused', '019f6214-4000-7000-8000-000000000017', '', '', 2, '', 'Ana Paula', 4400, '{"category":"auth","cause":"http_status","code":"","doubt":false,"http":401}', '', '019f6214-4000-7000-8000-000000000029', '976ba3a42d20d533b1fd2a23e34133c211393483d0a75a9b8c64fe1f75a1f39e');
INSERT INTO public.event VALUES (25, '01', 25, 1787486760000, 'attempt', '019f6214-4000-7000-8000-000000000030', '019f6214-4000-7000-8000-000000000031', '', 0, '', 'Ana Paula', 3100, '{"day":20260823,"limit_ms":30000,"number":3}', '6103f4d6cb2f2f68a1ed9477a565951e96a9763cb23f26329fdc5a09e4f9a3a8', '019f6214-4000-7000-8000-000000000032', '92a57bdbfa60ff2927eb2a13f307c38f6853292ccbe9f3e098eefedebbdd7c0e');
INSERT INTO public.event VALUES (26, '01', 26, 1787486775000, 'out', '019f6214-4000-7000-8000-000000000030', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000033', '830da63f0f052763dc3ae23c1583b256fad4f14bf99da5a36573c62dd0acd28b');
INSERT INTO public.event VALUES (27, '01', 27, 1787486790000, 'reply', '019f6214-4000-7000-8000-000000000030', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '4ec6c5a8f99e06d86e60288849ea1d7561468135fb6b7f21332c45b33d807433', '019f6214-4000-7000-8000-000000000034', '9c0501ddcea343cd66620dc6920924304a4290e90974c4f9b900fe77656e2dc9');
INSERT INTO public.event VALUES (28, '01', 28, 1787486805000, 'created', '019f6214-4000-7000-8000-000000000030', '', '', 0, 'tx-doubt', 'Ana Paula', 3100, '{"answer":{"checked":3100,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":3100}', '', '019f6214-4000-7000-8000-000000000035', '94a0d1d4a96ba9b87faea5e2fa3150920faff0dda404c4e445a303f4c8b47688');
INSERT INTO public.event VALUES (29, '01', 29, 1787486820000, 'shown', '019f6214-4000-7000-8000-000000000030', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000036', '472b1abcbaa790eae3c102b571ee0c07b67753ef5a261c82d7cd42a166459c19');
INSERT INTO public.event VALUES (30, '01', 30, 1787486835000, 'correction_asked', '019f6214-4000-7000-8000-000000000030', '', '', 1, '', 'Ana Paula', 3000, '{"limit_ms":30000,"reason":"desconto esquecido"}', '', '019f6214-4000-7000-8000-000000000037', '0d7c7e7c93180c1e359641343843f475aa666c5924acd9da6b0323a9dd832799');
INSERT INTO public.event VALUES (31, '01', 31, 1787486850000, 'out', '019f6214-4000-7000-8000-000000000030', '', '', 1, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000038', 'bdbcf2c4549ccc8caee0bc321e8933bc95e7df207b8c958ed4185b01594d53a4');
INSERT INTO public.event VALUES (32, '01', 32, 1787486865000, 'correction_unknown', '019f6214-4000-7000-8000-000000000030', '', '', 1, '', 'Ana Paula', 3000, '{"category":"none","cause":"connection_lost","code":"","doubt":false,"http":0}', '', '019f6214-4000-7000-8000-000000000039', '8ab23e0264730b3d784e26a79476ad24dfa4cde286444248c62e85e2cb4675d9');
INSERT INTO public.event VALUES (33, '02', 1, 1787486880000, 'attempt', '019f6214-4000-7000-8000-000000000040', '019f6214-4000-7000-8000-000000000041', '', 0, '', 'Ana Paula', 7100, '{"day":20260823,"limit_ms":30000,"number":1}', '4402004e972e5d68e3547b7ebf574b97d1db85c6345dc557023af66e01f6a3ea', '019f6214-4000-7000-8000-000000000042', 'a03554bbb701cb18c04942dcd52f6af51d2c6e63bb23d82767ad99baa38a2364');
INSERT INTO public.event VALUES (34, '02', 2, 1787486895000, 'out', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000043', 'bf4c258b0802cae12531b0820c8924b9a16d54efa115d0d949f86548631c2ee8');
INSERT INTO public.event VALUES (35, '02', 3, 1787486910000, 'reply', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '5e5ac6e92ea728f2ec9ac51c0365bda1fc020113ce8a9933571a370e794470ac', '019f6214-4000-7000-8000-000000000044', 'eaf4445bb9308cd943e0a366c9c8cbc2c20374d661c58473380f1e55d29cc8b6');
INSERT INTO public.event VALUES (36, '02', 4, 1787486925000, 'created', '019f6214-4000-7000-8000-000000000040', '', '', 0, 'tx-differs', 'Ana Paula', 7100, '{"answer":{"checked":7100,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":7101}', '', '019f6214-4000-7000-8000-000000000045', '20da1f0d7fe48b79fb7b2534679576b89b0dc2e1df8138f99fbaa231a09e7f61');
INSERT INTO public.event VALUES (37, '02', 5, 1787486940000, 'shown', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000046', 'c5f9b41e5d14918d3b866a022a52d6f85bd1e1ea723359d317696ef701c8f038');
INSERT INTO public.event VALUES (38, '02', 6, 1787486955000, 'difference_accepted', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{"told":7101}', '', '019f6214-4000-7000-8000-000000000047', '7ff3b2a7d24cd69baeb2e25bb25a9a729aecb0476979f5287bfed315837f09ed');
INSERT INTO public.event VALUES (39, '02', 7, 1787486970000, 'attempt', '019f6214-4000-7000-8000-000000000048', '019f6214-4000-7000-8000-000000000049', '', 0, '', 'Ana Paula', 7200, '{"day":20260823,"limit_ms":30000,"number":2}', 'ef89bf1a0d9ab14bdd833a6d7204c9a0ecec0c9da58255e6c3a4ca614f5ef1e1', '019f6214-4000-7000-8000-000000000050', '422ba1d6679b1433eb2aba4dfd1f3ed3b82f9b5492eb6c4f942c33e5ff5d4fbc');
INSERT INTO public.event VALUES (40, '02', 8, 1787486985000, 'out', '019f6214-4000-7000-8000-000000000048', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000051', '555e26e4c623a4bbaaa2fb047209adeb51461d096e81689f76dc9fa7c9791ecb');
INSERT INTO public.event VALUES (41, '02', 9, 1787487000000, 'reply', '019f6214-4000-7000-8000-000000000048', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '032d7624403e889ab8f31770813a538869cea7b45a4f0b9c0c6e86a221ee0550', '019f6214-4000-7000-8000-000000000052', '6f8daca94c3b490df53425c31961755b0defb35c7dacc84e6f8bf4ce52b1337e');
INSERT INTO public.event VALUES (42, '02', 10, 1787487015000, 'created', '019f6214-4000-7000-8000-000000000048', '', '', 0, 'tx-attention', 'Ana Paula', 7200, '{"answer":{"checked":7200,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":7199}', '', '019f6214-4000-7000-8000-000000000053', '4bfd130918ecf4a2438cd31e9c0bede512d52e5fefce343236a5f4a9e187222d');
INSERT INTO public.event VALUES (43, '02', 11, 1787487030000, 'shown', '019f6214-4000-7000-8000-000000000048', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000054', 'dc83f1a95c15a075f3b12b31e3df0a7b093b7328b90219c8c70548e787059965');
INSERT INTO public.event VALUES (44, '02', 12, 1787487045000, 'attempt', '019f6214-4000-7000-8000-000000000055', '019f6214-4000-7000-8000-000000000056', '', 0, '', 'Ana Paula', 2000, '{"day":20260823,"limit_ms":30000,"number":3}', 'bb0584a4ae7c0e603943f8dbaa94285c8f3228cb74150e204267132d395b9241', '019f6214-4000-7000-8000-000000000057', '100d9c57dcd9b7eceeeef67cfeaebfe6f7bd54afe0d7e59611d0af7947f42463');
INSERT INTO public.event VALUES (45, '02', 13, 1787487060000, 'out', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000058', '99ad3aa6e4e8a745e22f856930e20ebec515cc50165bd21e4a37e2eeb8e2aa1b');
INSERT INTO public.event VALUES (46, '02', 14, 1787487075000, 'reply', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', 'e9da510c3c73ac1a96bdd5da87568c7250641b034627888652614d4a72983b17', '019f6214-4000-7000-8000-000000000059', '5219f3546ac7f5ca13b6f4c148872b910fde620ddfc2a435fd2aee44bc99371b');
INSERT INTO public.event VALUES (47, '02', 15, 1787487090000, 'created', '019f6214-4000-7000-8000-000000000055', '', '', 0, 'tx-seen', 'Ana Paula', 2000, '{"answer":{"checked":2000,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":2000}', '', '019f6214-4000-7000-8000-000000000060', '12f7f1c3b101f8fac92354d53e54c5a2ad92c7b7c59a83186deeff9ff914603d');
INSERT INTO public.event VALUES (48, '02', 16, 1787487105000, 'shown', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000061', 'c932829c9f9f181013ae055b72f52a3c3cc574c74cc273714506b7ac5ea9ab3d');
INSERT INTO public.event VALUES (49, '02', 17, 1787487120000, 'received', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{"reference":"E607"}', '', '019f6214-4000-7000-8000-000000000062', 'bae4f9e956143c825330f7be7ce57fc317dfb3e55232a32ade891b721b966f86');
INSERT INTO public.event VALUES (50, '02', 18, 1787487135000, 'attempt', '019f6214-4000-7000-8000-000000000063', '019f6214-4000-7000-8000-000000000064', '', 0, '', 'Ana Paula', 6100, '{"day":20260823,"limit_ms":30000,"number":4}', '1713f2f475e3347127c7e14a61cfcf94e1888500f48a08025184dcfc846e0cc8', '019f6214-4000-7000-8000-000000000065', 'c7171b1943c01ad8afdae8e784b8203fbdb7725ea67fcb0876b204215d584c55');
INSERT INTO public.event VALUES (51, '02', 19, 1787487150000, 'out', '019f6214-4000-7000-8000-000000000063', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000066', '79d474de3fac4e8f3691c4ee0906e201a7e04c1c2e956060333b171d3a511e9e');
INSERT INTO public.event VALUES (52, '02', 20, 1787487165000, 'unknown', '019f6214-4000-7000-8000-000000000063', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000067', 'faec6ccf76d396cdf6ddb7a49572d55ac2b2cde04626e4d24b5246a74a43d8f2');
INSERT INTO public.event VALUES (53, '02', 21, 1787487180000, 'attempt', '019f6214-4000-7000-8000-000000000068', '019f6214-4000-7000-8000-000000000069', '', 0, '', 'Ana Paula', 6200, '{"day":20260823,"limit_ms":30000,"number":5}', '63b1efdd4536213f535c11850cfc5ccb7d235761fad92d3e24a44f4becbdc42b', '019f6214-4000-7000-8000-000000000070', 'fbdedd9488b1be8b5db89660aef40057f2110a2c540f4aea91eb31f0b5ff71ab');
INSERT INTO public.event VALUES (54, '02', 22, 1787487195000, 'out', '019f6214-4000-7000-8000-000000000068', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000071', 'a5760df2834335a44477a4f4223e2915464e6e52f0b265478add5654b334710a');
INSERT INTO public.event VALUES (55, '02', 23, 1787487210000, 'unknown', '019f6214-4000-7000-8000-000000000068', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000072', 'f4dda9584b9b0f7320acfc48b29633cb87dd479ef93a04f35dad911a96d3df51');
INSERT INTO public.event VALUES (56, '02', 24, 1787487225000, 'settled', '019f6214-4000-7000-8000-000000000068', '', '', 0, 'tx-found', 'Ana Paula', NULL, '{"found":true}', '', '019f6214-4000-7000-8000-000000000073', '33b248d8741ceed2155f3ccea444b63cfa6153c2342fd2676e18251b5b96d666');
INSERT INTO public.event VALUES (57, '02', 25, 1787487240000, 'attempt', '019f6214-4000-7000-8000-000000000074', '019f6214-4000-7000-8000-000000000075', '', 0, '', 'Ana Paula', 6300, '{"day":20260823,"limit_ms":30000,"number":6}', 'c8fa3a13a9977dbd39c20a29f2fd25ddd6231bebd980e34c8d5492575ee7139c', '019f6214-4000-7000-8000-000000000076', '22c5324cddf888989eff38564fc5836011a5b077e2e238dc265bcd12c589ab78');
INSERT INTO public.event VALUES (58, '02', 26, 1787487255000, 'out', '019f6214-4000-7000-8000-000000000074', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000077', '99873905251e1ebe08b890a56be1ec315b080e13ff3a83ac77ff7aa14de0fb0f');
INSERT INTO public.event VALUES (59, '02', 27, 1787487270000, 'unknown', '019f6214-4000-7000-8000-000000000074', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000078', 'dc4cb5389892697e1528f2888ae1809840d944ef949760b5242eddba8be94c85');
INSERT INTO public.event VALUES (60, '02', 28, 1787487285000, 'settled', '019f6214-4000-7000-8000-000000000074', '', '', 0, '', 'Ana Paula', NULL, '{"found":false}', '', '019f6214-4000-7000-8000-000000000079', 'bd86da73edc8401b2cc73fa1eb9b0a2f08ab06ebfe0a1d456c2dd09138da6008');
INSERT INTO public.event VALUES (61, '02', 29, 1787487300000, 'attempt', '019f6214-4000-7000-8000-0000000000aa', '019f6214-4000-7000-8000-0000000000aa', '', 0, 'tx-import', 'Ana Paula', NULL, '{"adopted":true,"day":20260823,"number":7}', '', '019f6214-4000-7000-8000-000000000080', '5a3716ab7b678d9a7bcd6fa8da860b3cbec01faa7fc29c9f3bac06fce16352df');
INSERT INTO public.event VALUES (62, '02', 30, 1787487315000, 'attempt', '019f6214-4000-7000-8000-000000000081', '019f6214-4000-7000-8000-000000000082', '', 0, '', 'Ana Paula', 6400, '{"day":20260823,"limit_ms":30000,"number":8}', 'ccf9fe3e79f9fc81ec4c5ac6375ef8e335905e858346461611c361c650078e4a', '019f6214-4000-7000-8000-000000000083', '98cd484c311be6387915585855ad95bb857cf78ef84cffcae5942ed73bfb6fea');
INSERT INTO public.event VALUES (63, '02', 31, 1787487330000, 'out', '019f6214-4000-7000-8000-000000000081', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000084', '4ca7a35ffe6fdc56d9f54b9697a0fd70302cacad77637ec2e2a6164e3275be3c');
INSERT INTO public.event VALUES (64, '02', 32, 1787487345000, 'unknown', '019f6214-4000-7000-8000-000000000081', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000085', 'e7ccb8a9907d1fd925ebc9dc0b1b1821ac997d1233bffd57955820e00534d964');
INSERT INTO public.event VALUES (65, '02', 33, 1787487360000, 'settled', '019f6214-4000-7000-8000-000000000081', '', '', 0, 'tx-import', 'Ana Paula', NULL, '{"found":true}', '', '019f6214-4000-7000-8000-000000000086', 'ccd34bd1308ebc9e1ca0c5b070bdf302714cf8b1ebbc31897ce613fb3188f10a');
INSERT INTO public.event VALUES (66, '02', 34, 1787487360000, 'settled', '019f6214-4000-7000-8000-0000000000aa', '', '', 0, '', 'Ana Paula', NULL, '{"found":false,"same_as":"019f6214-4000-7000-8000-000000000081"}', '', '2ae7c68ad72445299016a658fd905bc4', 'efa0b653c6fcea296c3a91543ec37bfa3ebbcaa61d2f0d2cea0e9946432ca971');
INSERT INTO public.event VALUES (67, '02', 35, 1787487375000, 'settled', '019f6214-4000-7000-8000-000000000081', '', '', 0, '', 'Ana Paula', 6400, '{"reopened":"tx-import"}', '66dde3c481f5f19c54d66806dc56146cbc147fb22a7571657192cf35fa8bc0da', '019f6214-4000-7000-8000-000000000087', '43b56da1eff887c3efcb1c5ab791b10d3f3e8b144d1a4a528b0c1d8b8b8084ac');
INSERT INTO public.event VALUES (68, '02', 36, 1787487375000, 'settled', '019f6214-4000-7000-8000-0000000000aa', '', '', 0, 'tx-import', 'Ana Paula', NULL, '{"found":true}', '', '99752d4654464eec96523d30b66d68b7', 'a275715d473550cf3941072feeca0bb7926cd97c80e61e197115f83d2f95cf08');
INSERT INTO public.event VALUES (69, '02', 37, 1787487390000, 'attempt', '019f6214-4000-7000-8000-000000000088', '019f6214-4000-7000-8000-000000000089', '', 0, '', 'Ana Paula', 500, '{"day":20260823,"limit_ms":30000,"number":9}', '0aa61d1eb6e33fbaef83b7a850511ee67995ab5fcb80a091bd798422a8d931a0', '019f6214-4000-7000-8000-000000000090', '8e37b53f8701d9511bfc30ca4278e997a804f4be132f1f7c291559018ddc636a');
INSERT INTO public.event VALUES (70, '02', 38, 1787487405000, 'out', '019f6214-4000-7000-8000-000000000088', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000091', '409343e00948ba7b84daf940fd1b9aeb333cc37f1570a11558d5de133af78d4d');
INSERT INTO public.event VALUES (71, '02', 39, 1787487420000, 'reply', '019f6214-4000-7000-8000-000000000088', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '6487f2dd5607b5ae2a978f9255904a5742b9cf05e48f1040288c6cc9451091a2', '019f6214-4000-7000-8000-000000000092', 'b56016408d6c283f70a0cc6e5aa7f7ef4c2ce2ba567fefd9868761e84204caf3');
INSERT INTO public.event VALUES (72, '02', 40, 1787487435000, 'created', '019f6214-4000-7000-8000-000000000088', '', '', 0, 'tx-shared', 'Ana Paula', 500, '{"answer":{"checked":500,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":500}', '', '019f6214-4000-7000-8000-000000000093', '6b982fab5e0a5bd1ec27bfea8ad6b84193a024a8bb43640dbb068b7916734ccc');
INSERT INTO public.event VALUES (73, '02', 41, 1787487450000, 'shown', '019f6214-4000-7000-8000-000000000088', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000094', 'd94e73848b16c2fdcee810102e65a3a8753a9b49a8dc047a9b39dc60536455e2');
INSERT INTO public.event VALUES (74, '02', 42, 1787487465000, 'attempt', '019f6214-4000-7000-8000-000000000095', '019f6214-4000-7000-8000-000000000096', '', 0, '', 'Ana Paula', 500, '{"day":20260823,"limit_ms":30000,"number":10}', '6c3800685fcbef511ba29f933cbb2820e194fa0a1d9f600e9a92e7956dd261a7', '019f6214-4000-7000-8000-000000000097', '50ac5c616009111b50be0164552214ee6fff6e9e4ec5cde3de92958c3ed3c099');
INSERT INTO public.event VALUES (75, '02', 43, 1787487480000, 'out', '019f6214-4000-7000-8000-000000000095', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000098', 'fb891cf7435cee3b7bcc0011d0b863e8e293ca50a2e7aa187037e6882781862d');
INSERT INTO public.event VALUES (76, '02', 44, 1787487495000, 'reply', '019f6214-4000-7000-8000-000000000095', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '1a936f9c5630f2448aaddb13e97be034a053a2fe707ebb7f4c1f80ad51465276', '019f6214-4000-7000-8000-000000000099', '86707cf2bb2db8756e513d602545411381f034496ddec875f519ed376bbe9a80');
INSERT INTO public.event VALUES (77, '02', 45, 1787487510000, 'created', '019f6214-4000-7000-8000-000000000095', '', '', 0, 'tx-shared', 'Ana Paula', 500, '{"answer":{"checked":500,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","shared_with":"019f6214-4000-7000-8000-000000000088","status":"Aguardando","told":500}', '', '019f6214-4000-7000-8000-000000000100', '361e2d4031a1fd9810400b5571a7d8cdb986be25802464893563781d417f4237');
INSERT INTO public.event VALUES (78, '02', 46, 1787487525000, 'shown', '019f6214-4000-7000-8000-000000000095', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000101', '6b62e599981efca7d357eff1f6433d83f4f214249715343709375562ba7a0f4e');
INSERT INTO public.event VALUES (79, '01', 33, 1787487540000, 'attempt', '019f6214-4000-7000-8000-000000000102', '019f6214-4000-7000-8000-000000000103', '', 0, '', 'Ana Paula', 900, '{"day":20260823,"limit_ms":30000,"number":4}', '80b82ea723cc7a433e903b7ae84500cfbeb75b5a1d406dc9c49e69b486a40ff9', '019f6214-4000-7000-8000-000000000104', '80612329fb2ed1c6d5cfd0db1561671371dc97b3f2b0d96e8e70322dd0ef1196');
INSERT INTO public.event VALUES (80, '01', 34, 1787487555000, 'out', '019f6214-4000-7000-8000-000000000102', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000105', 'c78e55b2fb5bae06fe0eff5d05abdd974413497c8bb986368b556a200b043bd0');
INSERT INTO public.event VALUES (81, '01', 35, 1787487570000, 'not_sent', '019f6214-4000-7000-8000-000000000102', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_refused","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000106', '9705a8e4b2e1955d7b321bfe5e997ed1243934ce9cf9ba6260bc2cd9840ed0cf');
INSERT INTO public.event VALUES (82, '01', 36, 1787487585000, 'attempt', '019f6214-4000-7000-8000-000000000107', '019f6214-4000-7000-8000-000000000103', '019f6214-4000-7000-8000-000000000102', 0, '', 'Ana Paula', 900, '{"day":20260823,"limit_ms":30000,"number":5}', '3d0cd5804093e95008073379d55b778ffd22bde4aefdfd2016cf9563fa38d827', '019f6214-4000-7000-8000-000000000109', 'bd3f1ac088450a865566976ad7d6d50e4d614389cb2d9829010074ceb7a1cffe');
INSERT INTO public.event VALUES (83, '01', 37, 1787487600000, 'out', '019f6214-4000-7000-8000-000000000107', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000110', 'fd97e43a5bda8fcc6b497901b3314e2468040532870a953660e0eb188c84cdd9');
INSERT INTO public.event VALUES (84, '01', 38, 1787487615000, 'refused', '019f6214-4000-7000-8000-000000000107', '', '', 0, '', 'Ana Paula', NULL, '{"category":"auth","cause":"http_status","code":"","http":401}', '', '019f6214-4000-7000-8000-000000000111', 'c727a2a883eb62a8f01de87144fded919228a34030033801e21ad19b8febd53d');

INSERT INTO public.ledger_meta VALUES (3, 'real', 0);

INSERT INTO public.personal VALUES (8, 'deaf119c2c14aab8aed1edcce35e990a', '{"email":"marina.alves@example.com","name":"Odd Ødegård","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (10, 'f4b4deff03ff2f92f16e50ca4e92b837', '{"body":"{\"txid\":\"tx-paid\"}"}');
INSERT INTO public.personal VALUES (14, '9153018da52a0ed6572151358a486ba9', '{"email":"marina.alves@example.com","name":"João da Silva","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (16, '1e04827ea35e32d347d58370847f42f9', '{"body":"{\"txid\":\"tx-corrected\"}"}');
INSERT INTO public.personal VALUES (25, '6daea1a3cb1b5850abb3257f3f4f7698', '{"email":"marina.alves@example.com","name":"Loja 124 Ltda","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (27, 'df706f769cec2c0e13a85f0ac58fc457', '{"body":"{\"txid\":\"tx-doubt\"}"}');
INSERT INTO public.personal VALUES (33, '72e35fd8b932e9bf8c1d1463a61d3979', '{"email":"marina.alves@example.com","name":"Bia Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (35, '79ca8eac4db41a1043dbaf9f87c08c00', '{"body":"{\"txid\":\"tx-differs\"}"}');
INSERT INTO public.personal VALUES (39, '854dc9c97601d1d4ad315c062db695d2', '{"email":"marina.alves@example.com","name":"Caio Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (41, '90f1630ababfae42620c7f9723f86bf3', '{"body":"{\"txid\":\"tx-attention\"}"}');
INSERT INTO public.personal VALUES (44, '3f0682e24943797f0bbe5e9ccd39084a', '{"email":"marina.alves@example.com","name":"Ana D''Ávila","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (46, '2292d24efc0618c3fd6b672fc4c93a81', '{"body":"{\"txid\":\"tx-seen\"}"}');
INSERT INTO public.personal VALUES (50, 'cb68714c47dc4bc85e8bd9caf15a5fb4', '{"email":"marina.alves@example.com","name":"Łukasz Nowak","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (53, '5e0eb56fe607b6cea75d965fbc2a7c5a', '{"email":"marina.alves@example.com","name":"Vera Prado","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (57, 'f8c08ad576188c40b64e58d1fc2eb908', '{"email":"marina.alves@example.com","name":"Zeca Lima","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (62, '0310842951f786de56384f961312f75d', '{"email":"marina.alves@example.com","name":"Davi Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (67, '65e5435fa7dc744bf8b130406515e454', '{"email":"marina.alves@example.com","name":"Davi Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (69, 'aa1fd45a813441dbdac914749c3dcae6', '{"email":"marina.alves@example.com","name":"Eva Um","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (71, '837e3d86095bd16e402e90fc7a81325a', '{"body":"{\"txid\":\"tx-shared\"}"}');
INSERT INTO public.personal VALUES (74, '343978ec2eb67e592bfbf5aa97bf896a', '{"email":"marina.alves@example.com","name":"Eva Dois","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (76, 'fc9645480b75fa9fdf49c921d4d77301', '{"body":"{\"txid\":\"tx-shared\"}"}');
INSERT INTO public.personal VALUES (79, 'af3a6c5421975f2a9ccf34270fd219f5', '{"email":"marina.alves@example.com","name":"Rui Três","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (82, '8abc9db56abdf4f11b679c56c2a72003', '{"email":"marina.alves@example.com","name":"Rui Três","phone":"11987654321","tax_id":"52998224725"}');

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

CREATE INDEX charge_doubts ON public.charge USING btree (status) WHERE (doubts <> ''::text);

CREATE INDEX charge_kept ON public.charge USING btree (created_at) WHERE (erased = 0);

CREATE INDEX charge_operator ON public.charge USING btree (operator, id);

CREATE INDEX charge_parts ON public.charge_search USING gin (parts public.gin_trgm_ops);

CREATE INDEX charge_status ON public.charge USING btree (status, id);

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

REVOKE ALL ON FUNCTION public.balcao_keep_charge(state jsonb, new_words text, new_parts text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.balcao_keep_charge(state jsonb, new_words text, new_parts text) TO balcao_counter;

GRANT SELECT ON TABLE public.charge TO balcao_counter;

GRANT SELECT ON TABLE public.charge_search TO balcao_counter;

GRANT SELECT ON TABLE public.erasure TO balcao_counter;

GRANT SELECT,INSERT ON TABLE public.event TO balcao_counter;

GRANT SELECT ON TABLE public.ledger_meta TO balcao_counter;

GRANT SELECT,INSERT ON TABLE public.personal TO balcao_counter;

\unrestrict lBwOWjxkewHffwffexF4oqqJgsMMPepp5k2ZaWslD6ogQEzWWJyGCrx4Eek4VOI

