--
-- PostgreSQL database dump
--

\restrict A5ghOW6luaHtwmMtoX3JAJf2afFr2Cw1YUL6cYT21fCnGXo5Nxf0gloGh05MxAi

-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

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

--
-- Name: pg_trgm; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;


--
-- Name: EXTENSION pg_trgm; Type: COMMENT; Schema: -; Owner: 
--

COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';


--
-- Name: balcao_announce(); Type: FUNCTION; Schema: public; Owner: balcao_owner
--

CREATE FUNCTION public.balcao_announce() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
    PERFORM pg_notify('balcao_event', NEW.token || ' ' || NEW.attempt);
    RETURN NULL;
END $$;


ALTER FUNCTION public.balcao_announce() OWNER TO balcao_owner;

--
-- Name: balcao_append(bigint, text, bigint, bigint, text, text, text, text, integer, text, text, bigint, text, text, text, text, text, text, text); Type: FUNCTION; Schema: public; Owner: balcao_owner
--

CREATE FUNCTION public.balcao_append(new_id bigint, new_counter text, new_seq bigint, new_at bigint, new_kind text, new_attempt text, new_sale text, new_replaces text, new_correction integer, new_txid text, new_operator text, new_amount bigint, new_data text, new_personal_hash text, new_token text, new_hash text, new_authorised_by text, new_salt text, new_fields text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
DECLARE
    is_owner boolean := pg_has_role(session_user, current_user, 'MEMBER');
    last_id bigint;
    last_seq bigint;
    previous text;
    told bytea;
BEGIN
    PERFORM balcao_take_turn();
    IF NOT is_owner AND (new_kind IN ('erased', 'set_aside') OR
            EXISTS (SELECT FROM counter_role WHERE (role = session_user AND counter <> new_counter) OR
                (counter = new_counter AND role <> session_user))) THEN
        RAISE insufficient_privilege USING MESSAGE = 'not of this role';
    END IF;
    IF new_kind NOT IN ('erased', 'set_aside', 'loss_accepted', 'attempt', 'out', 'reply', 'created', 'not_sent', 'refused', 'unknown', 'correction_asked', 'correction_done', 'correction_not_sent', 'correction_refused', 'correction_unknown', 'status_read', 'difference_accepted', 'report_accepted', 'received', 'settled', 'shown') OR new_counter = '' OR new_at NOT BETWEEN 0 AND 253402300799999 OR new_correction < 0 OR
       new_amount NOT BETWEEN 0 AND 999999999999 OR length(new_token) NOT BETWEEN 1 AND 64 OR new_token ~ '\s' OR
       greatest(length(new_counter), length(new_attempt), length(new_sale), length(new_replaces), length(new_txid),
           length(new_operator), length(new_authorised_by), length(new_salt)) > 1000 OR
       octet_length(new_data) + octet_length(new_fields) > 16000000 OR json_typeof(new_data::json) <> 'object' OR
       (new_fields <> '' AND json_typeof(new_fields::json) <> 'object') THEN
        RAISE check_violation USING MESSAGE = 'not an event';
    END IF;
    SELECT coalesce(max(id), 0) INTO last_id FROM event;
    SELECT seq, hash INTO last_seq, previous FROM event WHERE counter = new_counter ORDER BY seq DESC LIMIT 1;
    -- As eventhash in the program.
    told := balcao_field(coalesce(previous, '')) || balcao_field(new_counter) || balcao_field(new_seq::text) ||
        balcao_field(new_at::text) || balcao_field(new_kind) || balcao_field(new_attempt) || balcao_field(new_sale) ||
        balcao_field(new_replaces) || balcao_field(new_correction::text) || balcao_field(new_txid) ||
        balcao_field(new_operator) || balcao_field(coalesce(new_amount, -1)::text) || balcao_field(new_data) ||
        balcao_field(new_personal_hash) || balcao_field(new_token);
    IF new_id > (SELECT ids_hashed_after FROM ledger_meta) THEN
        told := told || balcao_field(new_id::text);
    END IF;
    IF new_authorised_by <> '' THEN
        told := told || balcao_field('authorised_by') || balcao_field(new_authorised_by);
    END IF;
    IF new_id IS DISTINCT FROM last_id + 1 OR new_seq IS DISTINCT FROM coalesce(last_seq, 0) + 1 OR
       new_hash IS DISTINCT FROM encode(sha256(told), 'hex') OR new_personal_hash IS DISTINCT FROM
           (CASE new_fields WHEN '' THEN '' ELSE encode(sha256(balcao_field(new_salt) || balcao_field(new_fields)), 'hex') END)
    THEN
        RAISE serialization_failure USING MESSAGE = 'not the next event of the chain';
    END IF;
    INSERT INTO event (id, counter, seq, at, kind, attempt, sale, replaces, correction, txid, operator, amount, data,
        personal_hash, token, hash, authorised_by)
    VALUES (new_id, new_counter, new_seq, new_at, new_kind, new_attempt, new_sale, new_replaces, new_correction, new_txid,
        new_operator, new_amount, new_data, new_personal_hash, new_token, new_hash, new_authorised_by);
    IF new_fields <> '' THEN
        INSERT INTO personal (event, salt, fields) VALUES (new_id, new_salt, new_fields);
    END IF;
END $$;


ALTER FUNCTION public.balcao_append(new_id bigint, new_counter text, new_seq bigint, new_at bigint, new_kind text, new_attempt text, new_sale text, new_replaces text, new_correction integer, new_txid text, new_operator text, new_amount bigint, new_data text, new_personal_hash text, new_token text, new_hash text, new_authorised_by text, new_salt text, new_fields text) OWNER TO balcao_owner;

--
-- Name: balcao_field(text); Type: FUNCTION; Schema: public; Owner: balcao_owner
--

CREATE FUNCTION public.balcao_field(value text) RETURNS bytea
    LANGUAGE sql IMMUTABLE
    AS $$
    SELECT convert_to(octet_length(convert_to(value, 'UTF8')) || ':' || value, 'UTF8')
$$;


ALTER FUNCTION public.balcao_field(value text) OWNER TO balcao_owner;

--
-- Name: balcao_keep_charge(jsonb, text, text); Type: FUNCTION; Schema: public; Owner: balcao_owner
--

CREATE FUNCTION public.balcao_keep_charge(state jsonb, new_words text, new_parts text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
DECLARE
    made charge := jsonb_populate_record(NULL::charge, state);
BEGIN
    -- A counter may change the charge of an event that it has just added, and no other.
    IF NOT pg_has_role(session_user, current_user, 'MEMBER') AND NOT EXISTS (
            SELECT FROM event e, event born WHERE e.id = made.last_event AND born.id = made.id AND
            born.attempt = made.attempt AND born.kind = 'attempt' AND made.attempt IN (e.attempt, e.replaces) AND
            e.xmin::text::bigint = pg_current_xact_id()::text::bigint % 4294967296) THEN
        RAISE insufficient_privilege USING MESSAGE = 'no event of this transaction';
    END IF;
    INSERT INTO charge SELECT made.* ON CONFLICT (id) DO UPDATE SET (replaced_by, changed_at, changed_by, limit_ms, last_event, last_change, state, correction, corrections, revision, status, txid, shared_with, provider_status, amount, reported_amount, reported_at, doubts, later_word, accepted, report_accepted, to_check, arrived_late, expires_at, code, received_at, received_by, settled_by, name, phone, email, tax_id, mark, erased) = (EXCLUDED.replaced_by, EXCLUDED.changed_at, EXCLUDED.changed_by, EXCLUDED.limit_ms, EXCLUDED.last_event, EXCLUDED.last_change, EXCLUDED.state, EXCLUDED.correction, EXCLUDED.corrections, EXCLUDED.revision, EXCLUDED.status, EXCLUDED.txid, EXCLUDED.shared_with, EXCLUDED.provider_status, EXCLUDED.amount, EXCLUDED.reported_amount, EXCLUDED.reported_at, EXCLUDED.doubts, EXCLUDED.later_word, EXCLUDED.accepted, EXCLUDED.report_accepted, EXCLUDED.to_check, EXCLUDED.arrived_late, EXCLUDED.expires_at, EXCLUDED.code, EXCLUDED.received_at, EXCLUDED.received_by, EXCLUDED.settled_by, EXCLUDED.name, EXCLUDED.phone, EXCLUDED.email, EXCLUDED.tax_id, EXCLUDED.mark, EXCLUDED.erased);
    INSERT INTO charge_search (id, words, parts) VALUES (made.id, new_words, new_parts)
        ON CONFLICT (id) DO UPDATE SET words = EXCLUDED.words, parts = EXCLUDED.parts
        WHERE charge_search.words <> EXCLUDED.words OR charge_search.parts <> EXCLUDED.parts;
END $$;


ALTER FUNCTION public.balcao_keep_charge(state jsonb, new_words text, new_parts text) OWNER TO balcao_owner;

--
-- Name: balcao_only_erasure(); Type: FUNCTION; Schema: public; Owner: balcao_owner
--

CREATE FUNCTION public.balcao_only_erasure() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM set_aside WHERE id = OLD.event) AND
       (SELECT at FROM event WHERE id = OLD.event) >= coalesce((SELECT max(before) FROM erasure), 0) THEN
        RAISE EXCEPTION 'only an erasure removes personal data';
    END IF;
    RETURN OLD;
END $$;


ALTER FUNCTION public.balcao_only_erasure() OWNER TO balcao_owner;

--
-- Name: balcao_only_grows(); Type: FUNCTION; Schema: public; Owner: balcao_owner
--

CREATE FUNCTION public.balcao_only_grows() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
    RAISE EXCEPTION 'the ledger only grows';
END $$;


ALTER FUNCTION public.balcao_only_grows() OWNER TO balcao_owner;

--
-- Name: balcao_only_set_aside(); Type: FUNCTION; Schema: public; Owner: balcao_owner
--

CREATE FUNCTION public.balcao_only_set_aside() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM set_aside WHERE id = OLD.id AND hash = OLD.hash) THEN
        RAISE EXCEPTION 'the ledger only grows';
    END IF;
    RETURN OLD;
END $$;


ALTER FUNCTION public.balcao_only_set_aside() OWNER TO balcao_owner;

--
-- Name: balcao_take_turn(); Type: FUNCTION; Schema: public; Owner: balcao_owner
--

CREATE FUNCTION public.balcao_take_turn() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
    IF NOT pg_has_role(session_user, current_user, 'MEMBER') AND
       NOT EXISTS (SELECT FROM counter_role WHERE role = session_user) THEN
        RAISE insufficient_privilege USING MESSAGE = 'no counter';
    END IF;
    -- Nobody else may lock this row. One writer at a time: the ids have the order of the commits.
    PERFORM schema FROM ledger_meta FOR UPDATE;
    PERFORM set_config('idle_in_transaction_session_timeout', '5s', false);
END $$;


ALTER FUNCTION public.balcao_take_turn() OWNER TO balcao_owner;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: charge; Type: TABLE; Schema: public; Owner: balcao_owner
--

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
    later_word text NOT NULL,
    accepted integer NOT NULL,
    report_accepted integer NOT NULL,
    to_check integer NOT NULL,
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
    mark text NOT NULL,
    erased integer NOT NULL
);


ALTER TABLE public.charge OWNER TO balcao_owner;

--
-- Name: charge_search; Type: TABLE; Schema: public; Owner: balcao_owner
--

CREATE TABLE public.charge_search (
    id bigint NOT NULL,
    words text NOT NULL,
    parts text NOT NULL
);


ALTER TABLE public.charge_search OWNER TO balcao_owner;

--
-- Name: counter_role; Type: TABLE; Schema: public; Owner: balcao_owner
--

CREATE TABLE public.counter_role (
    role name NOT NULL,
    counter text
);


ALTER TABLE public.counter_role OWNER TO balcao_owner;

--
-- Name: erasure; Type: TABLE; Schema: public; Owner: balcao_owner
--

CREATE TABLE public.erasure (
    event bigint NOT NULL,
    before bigint NOT NULL
);


ALTER TABLE public.erasure OWNER TO balcao_owner;

--
-- Name: event; Type: TABLE; Schema: public; Owner: balcao_owner
--

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
    hash text NOT NULL,
    authorised_by text DEFAULT ''::text NOT NULL
);


ALTER TABLE public.event OWNER TO balcao_owner;

--
-- Name: ledger_meta; Type: TABLE; Schema: public; Owner: balcao_owner
--

CREATE TABLE public.ledger_meta (
    schema integer NOT NULL,
    environment text DEFAULT 'real'::text NOT NULL,
    ids_hashed_after bigint DEFAULT 0 NOT NULL
);


ALTER TABLE public.ledger_meta OWNER TO balcao_owner;

--
-- Name: personal; Type: TABLE; Schema: public; Owner: balcao_owner
--

CREATE TABLE public.personal (
    event bigint NOT NULL,
    salt text NOT NULL,
    fields text NOT NULL
);


ALTER TABLE public.personal OWNER TO balcao_owner;

--
-- Name: set_aside; Type: TABLE; Schema: public; Owner: balcao_owner
--

CREATE TABLE public.set_aside (
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
    hash text NOT NULL,
    authorised_by text NOT NULL
);


ALTER TABLE public.set_aside OWNER TO balcao_owner;

--
-- Data for Name: charge; Type: TABLE DATA; Schema: public; Owner: balcao_owner
--

INSERT INTO public.charge VALUES (25, '019f6214-4000-7000-8000-000000000030', '019f6214-4000-7000-8000-000000000031', '', '', '01', 'Ana Paula', 3, 20260823, 1787486760000, 1787486865000, '', 30000, 32, 32, 'created', 'unknown', 1, 1, 'unknown', 'tx-doubt', '', 0, '', 'Aguardando', 3100, 3100, NULL, '', '', 0, 0, 1, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', 'Loja 124 Ltda', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 31', 0);
INSERT INTO public.charge VALUES (1, '019f6214-4000-7000-8000-000000000001', '019f6214-4000-7000-8000-000000000002', '', '', '01', 'Ana Paula', 1, 20260714, 1784030415000, 1784030490000, '', 30000, 6, 6, 'created', 'none', 0, 1, 'paid', 'tx-old', '', 0, '', 'Paga', 1200, 1200, NULL, '', '', 0, 0, 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', '', '', '', '', '', 1);
INSERT INTO public.charge VALUES (14, '019f6214-4000-7000-8000-000000000017', '019f6214-4000-7000-8000-000000000018', '', '', '01', 'Ana Paula', 2, 20260823, 1787486595000, 1787486745000, '', 30000, 24, 24, 'created', 'none', 2, 2, 'waiting', 'tx-corrected', '', 0, '', 'Aguardando', 4450, 4450, NULL, '', '', 0, 0, 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', 'João da Silva', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 49', 0);
INSERT INTO public.charge VALUES (8, '019f6214-4000-7000-8000-000000000009', '019f6214-4000-7000-8000-000000000010', '', '', '01', 'Ana Paula', 1, 20260823, 1787486505000, 1787486580000, '', 30000, 13, 13, 'created', 'none', 0, 1, 'paid', 'tx-paid', '', 0, '', 'Paga', 8640, 8640, NULL, '', '', 0, 0, 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', 'Odd Ødegård', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 86', 0);
INSERT INTO public.charge VALUES (53, '019f6214-4000-7000-8000-000000000068', '019f6214-4000-7000-8000-000000000069', '', '', '02', 'Ana Paula', 5, 20260823, 1787487180000, 1787487225000, '', 30000, 56, 56, 'created', 'none', 0, 1, 'attention', 'tx-found', '', 0, '', '', 6200, NULL, NULL, 'never_read', '', 0, 0, 1, 0, NULL, '', NULL, '', 'Ana Paula', 'Vera Prado', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 62', 0);
INSERT INTO public.charge VALUES (33, '019f6214-4000-7000-8000-000000000040', '019f6214-4000-7000-8000-000000000041', '', '', '02', 'Ana Paula', 1, 20260823, 1787486880000, 1787486955000, '', 30000, 38, 36, 'created', 'none', 0, 1, 'waiting', 'tx-differs', '', 0, '', 'Aguardando', 7100, 7101, NULL, 'amount_differs', '', 1, 0, 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', 'Bia Reis', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 71', 0);
INSERT INTO public.charge VALUES (44, '019f6214-4000-7000-8000-000000000055', '019f6214-4000-7000-8000-000000000056', '', '', '02', 'Ana Paula', 3, 20260823, 1787487045000, 1787487120000, '', 30000, 49, 49, 'created', 'none', 0, 1, 'received', 'tx-seen', '', 0, '', 'Aguardando', 2000, 2000, NULL, '', '', 0, 0, 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', 1787487120000, 'Ana Paula', '', 'Ana D''Ávila', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 20', 0);
INSERT INTO public.charge VALUES (39, '019f6214-4000-7000-8000-000000000048', '019f6214-4000-7000-8000-000000000049', '', '', '02', 'Ana Paula', 2, 20260823, 1787486970000, 1787487030000, '', 30000, 43, 42, 'created', 'none', 0, 1, 'attention', 'tx-attention', '', 0, '', 'Aguardando', 7200, 7199, NULL, 'amount_differs', '', 0, 0, 1, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', 'Caio Reis', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 72', 0);
INSERT INTO public.charge VALUES (50, '019f6214-4000-7000-8000-000000000063', '019f6214-4000-7000-8000-000000000064', '', '', '02', 'Ana Paula', 4, 20260823, 1787487135000, 1787487165000, '', 30000, 52, 52, 'unknown', 'none', 0, 1, 'unknown', '', '', 0, '', '', 6100, NULL, NULL, '', '', 0, 0, 1, 0, NULL, '', NULL, '', '', 'Łukasz Nowak', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 61', 0);
INSERT INTO public.charge VALUES (57, '019f6214-4000-7000-8000-000000000074', '019f6214-4000-7000-8000-000000000075', '', '', '02', 'Ana Paula', 6, 20260823, 1787487240000, 1787487285000, '', 30000, 60, 60, 'absent', 'none', 0, 1, 'absent', '', '', 0, '', '', 6300, NULL, NULL, '', '', 0, 0, 0, 0, NULL, '', NULL, '', 'Ana Paula', 'Zeca Lima', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 63', 0);
INSERT INTO public.charge VALUES (62, '019f6214-4000-7000-8000-000000000081', '019f6214-4000-7000-8000-000000000082', '', '', '02', 'Ana Paula', 8, 20260823, 1787487315000, 1787487375000, '', 30000, 67, 67, 'unknown', 'none', 0, 1, 'unknown', '', '', 0, '', '', 6400, NULL, NULL, '', '', 0, 0, 1, 0, NULL, '', NULL, '', '', 'Davi Reis', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 64', 0);
INSERT INTO public.charge VALUES (61, '019f6214-4000-7000-8000-0000000000aa', '019f6214-4000-7000-8000-0000000000aa', '', '', '02', 'Ana Paula', 7, 20260823, 1787487300000, 1787487375000, '', 0, 68, 68, 'created', 'none', 0, 1, 'attention', 'tx-import', '', 1, '', '', 0, NULL, NULL, 'never_read', '', 0, 0, 1, 0, NULL, '', NULL, '', 'Ana Paula', '', '', '', '', '', 0);
INSERT INTO public.charge VALUES (74, '019f6214-4000-7000-8000-000000000095', '019f6214-4000-7000-8000-000000000096', '', '', '02', 'Ana Paula', 10, 20260823, 1787487465000, 1787487525000, '', 30000, 78, 77, 'created', 'none', 0, 1, 'attention', 'tx-shared', '', 0, '019f6214-4000-7000-8000-000000000088', 'Aguardando', 500, 500, NULL, 'txid_shared', '', 0, 0, 1, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', 'Eva Dois', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 5', 0);
INSERT INTO public.charge VALUES (69, '019f6214-4000-7000-8000-000000000088', '019f6214-4000-7000-8000-000000000089', '', '', '02', 'Ana Paula', 9, 20260823, 1787487390000, 1787487450000, '', 30000, 73, 72, 'created', 'none', 0, 1, 'waiting', 'tx-shared', '', 0, '', 'Aguardando', 500, 500, NULL, '', '', 0, 0, 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', 'Eva Um', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 5', 0);
INSERT INTO public.charge VALUES (79, '019f6214-4000-7000-8000-000000000102', '019f6214-4000-7000-8000-000000000103', '', '019f6214-4000-7000-8000-000000000107', '01', 'Ana Paula', 4, 20260823, 1787487540000, 1787487570000, '', 30000, 82, 81, 'not_sent', 'none', 0, 1, 'not_sent', '', '', 0, '', '', 900, NULL, NULL, '', '', 0, 0, 0, 0, NULL, '', NULL, '', '', 'Rui Três', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 9', 0);
INSERT INTO public.charge VALUES (82, '019f6214-4000-7000-8000-000000000107', '019f6214-4000-7000-8000-000000000103', '019f6214-4000-7000-8000-000000000102', '', '01', 'Ana Paula', 5, 20260823, 1787487585000, 1787487615000, '', 30000, 84, 84, 'refused', 'none', 0, 1, 'refused', '', '', 0, '', '', 900, NULL, NULL, '', '', 0, 0, 0, 0, NULL, '', NULL, '', '', 'Rui Três', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 9', 0);


--
-- Data for Name: charge_search; Type: TABLE DATA; Schema: public; Owner: balcao_owner
--

INSERT INTO public.charge_search VALUES (1, ' ', 'tx-old   ');
INSERT INTO public.charge_search VALUES (8, ' odd odegard ·mesa ·86', 'tx-paid 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (14, ' joao da silva ·mesa ·49', 'tx-corrected 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (25, ' loja 124 ltda ·mesa ·31', 'tx-doubt 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (33, ' bia reis ·mesa ·71', 'tx-differs 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (39, ' caio reis ·mesa ·72', 'tx-attention 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (44, ' ana davila d avila ·mesa ·20', 'tx-seen 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (50, ' lukasz nowak ·mesa ·61', ' 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (53, ' vera prado ·mesa ·62', 'tx-found 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (57, ' zeca lima ·mesa ·63', ' 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (61, ' ', 'tx-import   ');
INSERT INTO public.charge_search VALUES (62, ' davi reis ·mesa ·64', ' 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (69, ' eva um ·mesa ·5', 'tx-shared 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (74, ' eva dois ·mesa ·5', 'tx-shared 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (79, ' rui tres ·mesa ·9', ' 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (82, ' rui tres ·mesa ·9', ' 52998224725 11987654321 marina.alves@example.com');


--
-- Data for Name: counter_role; Type: TABLE DATA; Schema: public; Owner: balcao_owner
--

INSERT INTO public.counter_role VALUES ('balcao_counter', NULL);


--
-- Data for Name: erasure; Type: TABLE DATA; Schema: public; Owner: balcao_owner
--

INSERT INTO public.erasure VALUES (7, 1785553200000);


--
-- Data for Name: event; Type: TABLE DATA; Schema: public; Owner: balcao_owner
--

INSERT INTO public.event VALUES (1, '01', 1, 1784030415000, 'attempt', '019f6214-4000-7000-8000-000000000001', '019f6214-4000-7000-8000-000000000002', '', 0, '', 'Ana Paula', 1200, '{"day":20260714,"limit_ms":30000,"number":1}', '8792332c8560455e3c6d183697753fc5ed14f6b6c77496187523ea18e9a9d692', '019f6214-4000-7000-8000-000000000003', 'bd380337925fed0536e10ef352516a8d578e76452939d56efdf305bb6283a1cb', '');
INSERT INTO public.event VALUES (2, '01', 2, 1784030430000, 'out', '019f6214-4000-7000-8000-000000000001', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000004', '73c2c8aaeef7171e8dbe3651786da03f931c04fa7cd4a90c05469399ecca2fe3', '');
INSERT INTO public.event VALUES (3, '01', 3, 1784030445000, 'reply', '019f6214-4000-7000-8000-000000000001', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '1a6e9e928fc4e24012b0c4ebd3fd395ae64c01020b11a6756a4cebe0bfd021d9', '019f6214-4000-7000-8000-000000000005', 'd785f22318ed5ed83c480b143e0021f2246f9791096940e4e5fd5a6f1c6026ba', '');
INSERT INTO public.event VALUES (4, '01', 4, 1784030460000, 'created', '019f6214-4000-7000-8000-000000000001', '', '', 0, 'tx-old', 'Ana Paula', 1200, '{"answer":{"checked":1200,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":1200}', '', '019f6214-4000-7000-8000-000000000006', 'b6db20e280056d28ba4543f779070d9f5756679bdc4a84ffdc992437902ac6cc', '');
INSERT INTO public.event VALUES (5, '01', 5, 1784030475000, 'shown', '019f6214-4000-7000-8000-000000000001', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000007', 'b1757e5d75c5c9298deeb5814f4774b11cb797f34d9facaf30baad3570d11363', '');
INSERT INTO public.event VALUES (6, '01', 6, 1784030490000, 'status_read', '019f6214-4000-7000-8000-000000000001', '', '', 0, 'tx-old', 'Ana Paula', 1200, '{"answer":{"checked":1200,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"asked_at":4,"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Paga","told":1200}', '', '019f6214-4000-7000-8000-000000000008', '90990acc06b8ec9fbe4b2ab08f58ac19a138e534e293f09654a8c6089a411aea', '');
INSERT INTO public.event VALUES (7, '01', 7, 1787486490000, 'erased', '', '', '', 0, '', 'Dona Rosa', NULL, '{"before":1785553200000,"charges":1}', '', '9f27e4f9b3ce41d39fbe94a145d71a43', '9c6714be220f7731973c66186c1592be6f806f3bb1d52fb4cc694ccf13b82138', '');
INSERT INTO public.event VALUES (8, '01', 8, 1787486505000, 'attempt', '019f6214-4000-7000-8000-000000000009', '019f6214-4000-7000-8000-000000000010', '', 0, '', 'Ana Paula', 8640, '{"day":20260823,"limit_ms":30000,"number":1}', '0d47e552c9b94c41f060926c1268d4edbb91e03f8b56fd48c49a1c0d704ce9fb', '019f6214-4000-7000-8000-000000000011', '6bf62a51be4435d3d2998e28636683bee5a0e565162a626c38dca02dadd61a2e', '');
INSERT INTO public.event VALUES (9, '01', 9, 1787486520000, 'out', '019f6214-4000-7000-8000-000000000009', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000012', 'f11b1bcf7d057f9359fc167e8c83b70857c54ab0511d138e623c0f9e9f1c0988', '');
INSERT INTO public.event VALUES (10, '01', 10, 1787486535000, 'reply', '019f6214-4000-7000-8000-000000000009', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', 'd983d4d7852ee2819a90bf31b282f09d6ab821684e8e08adf72d87b5cd1cbeb1', '019f6214-4000-7000-8000-000000000013', '02873f59d582181cff917bc8ccd3aa1d392f9482468e46aa177f763ba95a2485', '');
INSERT INTO public.event VALUES (11, '01', 11, 1787486550000, 'created', '019f6214-4000-7000-8000-000000000009', '', '', 0, 'tx-paid', 'Ana Paula', 8640, '{"answer":{"checked":8640,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":8640}', '', '019f6214-4000-7000-8000-000000000014', '4f6a87c7a2e14be33268763dc51eee6a5b3a2cc0f25652874e8923143d464ec1', '');
INSERT INTO public.event VALUES (12, '01', 12, 1787486565000, 'shown', '019f6214-4000-7000-8000-000000000009', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000015', 'cc80c2c20628a8098b6ee3fe6e759a8d697ed5c1a30aae60c536e57223bfe5a9', '');
INSERT INTO public.event VALUES (13, '01', 13, 1787486580000, 'status_read', '019f6214-4000-7000-8000-000000000009', '', '', 0, 'tx-paid', 'Ana Paula', 8640, '{"answer":{"checked":8640,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"asked_at":11,"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Paga","told":8640}', '', '019f6214-4000-7000-8000-000000000016', 'eae183078892ee11c57178e3d60db81d093b6112262d7b55083fdcad39fd111c', '');
INSERT INTO public.event VALUES (14, '01', 14, 1787486595000, 'attempt', '019f6214-4000-7000-8000-000000000017', '019f6214-4000-7000-8000-000000000018', '', 0, '', 'Ana Paula', 4990, '{"day":20260823,"limit_ms":30000,"number":2}', '8614609d937063e681ab70cba15af4f681ae7a0cab170828c4b5365ebdf5adfa', '019f6214-4000-7000-8000-000000000019', '267f806e58dd18d125792efb48cd22035c04fb2d40b8b8fa5fd9d8d832ca40c8', '');
INSERT INTO public.event VALUES (15, '01', 15, 1787486610000, 'out', '019f6214-4000-7000-8000-000000000017', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000020', 'f404c96a533c16914aec8de3f2bc32f3cdbcab21f3e1db7b67fb05369078e8ed', '');
INSERT INTO public.event VALUES (16, '01', 16, 1787486625000, 'reply', '019f6214-4000-7000-8000-000000000017', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', 'b0dea46b6af2b5df016b76c216e2b1d9fd86a56f59a0ed42cf85c7c5c55168a5', '019f6214-4000-7000-8000-000000000021', '1324e9568ee45536593451a651c78d2cec6db56fed611b4c1125df6e986d9774', '');
INSERT INTO public.event VALUES (17, '01', 17, 1787486640000, 'created', '019f6214-4000-7000-8000-000000000017', '', '', 0, 'tx-corrected', 'Ana Paula', 4990, '{"answer":{"checked":4990,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":4990}', '', '019f6214-4000-7000-8000-000000000022', 'b306e90ccdd4654d3cb2ff5e47ab35dc43556b9d597fbd480b5267d60f3c01a3', '');
INSERT INTO public.event VALUES (18, '01', 18, 1787486655000, 'shown', '019f6214-4000-7000-8000-000000000017', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000023', 'ee9a6f17b91b1dc7f7a42d339680e2443e83cea74657e81c00584442ed9235b6', '');
INSERT INTO public.event VALUES (19, '01', 19, 1787486670000, 'correction_asked', '019f6214-4000-7000-8000-000000000017', '', '', 1, '', 'Ana Paula', 4450, '{"limit_ms":30000,"reason":"desconto esquecido"}', '', '019f6214-4000-7000-8000-000000000024', '39c79de207414b7d78c89ef3ab4b77decc175de3c095c6f78abf07a10ca4b311', '');
INSERT INTO public.event VALUES (20, '01', 20, 1787486685000, 'out', '019f6214-4000-7000-8000-000000000017', '', '', 1, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000025', 'b9092d81f03913067ff4d28b899de9738a35f0d89f43cd4980117ab5304df0f8', '');
INSERT INTO public.event VALUES (21, '01', 21, 1787486700000, 'correction_done', '019f6214-4000-7000-8000-000000000017', '', '', 1, '', 'Ana Paula', 4450, '{"answer":{"checked":4450,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","reason":"","revision":2,"status":"Aguardando","told":4450}', '', '019f6214-4000-7000-8000-000000000026', '293e60cdaf9fa502e0f3c19533466b47ee4052568996ff13e74ca128b4e796a6', '');
INSERT INTO public.event VALUES (22, '01', 22, 1787486715000, 'correction_asked', '019f6214-4000-7000-8000-000000000017', '', '', 2, '', 'Ana Paula', 4400, '{"limit_ms":30000,"reason":"desconto esquecido"}', '', '019f6214-4000-7000-8000-000000000027', '2f950b631376bdb3e2c3cecea858e4d53bae2b7c66e7054bc1be11533dfcc023', '');
INSERT INTO public.event VALUES (23, '01', 23, 1787486730000, 'out', '019f6214-4000-7000-8000-000000000017', '', '', 2, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000028', '2c5f97e5d4c33e5aecbdffbebb9437b12764081afb3935e49010cb98195cc2c1', '');
INSERT INTO public.event VALUES (24, '01', 24, 1787486745000, 'correction_refused', '019f6214-4000-7000-8000-000000000017', '', '', 2, '', 'Ana Paula', 4400, '{"category":"auth","cause":"http_status","code":"","doubt":false,"http":401}', '', '019f6214-4000-7000-8000-000000000029', 'b374cd2b42d044e5ba2a9b265f75e24dfb0c566c026c22c236cf4a865010c8e0', '');
INSERT INTO public.event VALUES (25, '01', 25, 1787486760000, 'attempt', '019f6214-4000-7000-8000-000000000030', '019f6214-4000-7000-8000-000000000031', '', 0, '', 'Ana Paula', 3100, '{"day":20260823,"limit_ms":30000,"number":3}', '8fbe58d4fe928920f3cbc50a042de3730c10cbcfd1c453d9c88cd1e136b5670b', '019f6214-4000-7000-8000-000000000032', '4796e1968da4e9f1f3571ac9e9744fa71c0447c11cac1ca0f004298883c3f196', '');
INSERT INTO public.event VALUES (26, '01', 26, 1787486775000, 'out', '019f6214-4000-7000-8000-000000000030', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000033', '3302e2cb4a20645a9ed396d7d586c088410ed5c029b3f6e38fd12d2e0d059769', '');
INSERT INTO public.event VALUES (27, '01', 27, 1787486790000, 'reply', '019f6214-4000-7000-8000-000000000030', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '7212824ec2d3841da649d57d2fb18b4e34246c49ddbb6f538ec366eeafcbc073', '019f6214-4000-7000-8000-000000000034', '7647936bdc28b87bafdf6bb55f1a93a8b7e169bba86e6084efe0c6bd92441b4a', '');
INSERT INTO public.event VALUES (28, '01', 28, 1787486805000, 'created', '019f6214-4000-7000-8000-000000000030', '', '', 0, 'tx-doubt', 'Ana Paula', 3100, '{"answer":{"checked":3100,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":3100}', '', '019f6214-4000-7000-8000-000000000035', '8016057e58db2b6cdec5953233667adf5ec52bced3fb115d60925a1131f7b078', '');
INSERT INTO public.event VALUES (29, '01', 29, 1787486820000, 'shown', '019f6214-4000-7000-8000-000000000030', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000036', '1299f49bcb0943af1828c89b9d3934665544157e3629d23e59c2e2bf3711ccb8', '');
INSERT INTO public.event VALUES (30, '01', 30, 1787486835000, 'correction_asked', '019f6214-4000-7000-8000-000000000030', '', '', 1, '', 'Ana Paula', 3000, '{"limit_ms":30000,"reason":"desconto esquecido"}', '', '019f6214-4000-7000-8000-000000000037', '542aeb4bb6f5a5ba368bb64f87406314355bcd21c972f25c981090fec3788c21', '');
INSERT INTO public.event VALUES (31, '01', 31, 1787486850000, 'out', '019f6214-4000-7000-8000-000000000030', '', '', 1, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000038', '101b1d0e845b84e4d2269183e36fd8a047ea89966a65bbc23300a583ca4c3026', '');
INSERT INTO public.event VALUES (32, '01', 32, 1787486865000, 'correction_unknown', '019f6214-4000-7000-8000-000000000030', '', '', 1, '', 'Ana Paula', 3000, '{"category":"none","cause":"connection_lost","code":"","doubt":false,"http":0}', '', '019f6214-4000-7000-8000-000000000039', 'a8894d8ffc98f2528ba5872fed5bae8320a27cfbf1c4ebcf4f45317bae01ce66', '');
INSERT INTO public.event VALUES (33, '02', 1, 1787486880000, 'attempt', '019f6214-4000-7000-8000-000000000040', '019f6214-4000-7000-8000-000000000041', '', 0, '', 'Ana Paula', 7100, '{"day":20260823,"limit_ms":30000,"number":1}', 'f76d4d00cceec41cf7ee9a42c094ca80c158cf64832fe05e630af94a82a0032f', '019f6214-4000-7000-8000-000000000042', '966c5623be7cdf6b88af8ce9ddaa0d79f781a98e6c26b97def1a7a06467d04e3', '');
INSERT INTO public.event VALUES (34, '02', 2, 1787486895000, 'out', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000043', '83e432b356b8e5db47cd8118a475b58e37b5875c26c408c9e99ec781630594ca', '');
INSERT INTO public.event VALUES (35, '02', 3, 1787486910000, 'reply', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', 'cfef83e5a65671685b1d42d2ab3b182fb4fc30d1e5aadffa8bdce4075d903536', '019f6214-4000-7000-8000-000000000044', '0dd6fd5c952d5b5baf51f613c66f972c470e7fa154c2d8226ffb3c96b4376f6d', '');
INSERT INTO public.event VALUES (36, '02', 4, 1787486925000, 'created', '019f6214-4000-7000-8000-000000000040', '', '', 0, 'tx-differs', 'Ana Paula', 7100, '{"answer":{"checked":7100,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":7101}', '', '019f6214-4000-7000-8000-000000000045', 'a7d6ab8aa98d9e810fad4e2d2f6f8719c8df8c1eabfda596f6db327ad881de6c', '');
INSERT INTO public.event VALUES (37, '02', 5, 1787486940000, 'shown', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000046', '437cdea04d7645453125d9cc54d7a5be462cfa645944606a425e58793f7b8453', '');
INSERT INTO public.event VALUES (38, '02', 6, 1787486955000, 'difference_accepted', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{"told":7101}', '', '019f6214-4000-7000-8000-000000000047', '6c29e6bb38ce8e223048a55dc197da2b71ffbfe277805716d5c23222a29f9ae7', '');
INSERT INTO public.event VALUES (39, '02', 7, 1787486970000, 'attempt', '019f6214-4000-7000-8000-000000000048', '019f6214-4000-7000-8000-000000000049', '', 0, '', 'Ana Paula', 7200, '{"day":20260823,"limit_ms":30000,"number":2}', '1a1b782ceb3d08a3063e74a054735b964319da992f470a82917898799212bde0', '019f6214-4000-7000-8000-000000000050', 'ce0762326ec6ec100e03f708cdce782103d4de4cc93e03dd0b426be8308891d8', '');
INSERT INTO public.event VALUES (40, '02', 8, 1787486985000, 'out', '019f6214-4000-7000-8000-000000000048', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000051', 'e7059d15275b4e43e6fc09ed8f279a6ebafc268925009ada749d908c0c1ed00c', '');
INSERT INTO public.event VALUES (41, '02', 9, 1787487000000, 'reply', '019f6214-4000-7000-8000-000000000048', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '4eaffa8a19f9be369a2440307137688d32d496cfc4a9f2574f831fbe547d6fe6', '019f6214-4000-7000-8000-000000000052', '5567af8a4c2cae8f5603bddeb5727043895559eb3a9d38a63c19d6fa01a34763', '');
INSERT INTO public.event VALUES (42, '02', 10, 1787487015000, 'created', '019f6214-4000-7000-8000-000000000048', '', '', 0, 'tx-attention', 'Ana Paula', 7200, '{"answer":{"checked":7200,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":7199}', '', '019f6214-4000-7000-8000-000000000053', 'e319eb382ea324ebbfae4a3e6f6b94180d37563a1ce7b95a544ccfb9d8d55ac5', '');
INSERT INTO public.event VALUES (43, '02', 11, 1787487030000, 'shown', '019f6214-4000-7000-8000-000000000048', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000054', 'cc2063564dd9329e6e50c61d5c817d193ae4cdd638266b2cd9ffeba292fd92d6', '');
INSERT INTO public.event VALUES (44, '02', 12, 1787487045000, 'attempt', '019f6214-4000-7000-8000-000000000055', '019f6214-4000-7000-8000-000000000056', '', 0, '', 'Ana Paula', 2000, '{"day":20260823,"limit_ms":30000,"number":3}', '3a1051f56cd4f9a42b4d9f9dec29ee717a51161462c1415088668e8920339fd9', '019f6214-4000-7000-8000-000000000057', '7edb0f32eeba1e796d2c1a6079babe8b4970fcff1ac6b47ab3a76c938ad2a43d', '');
INSERT INTO public.event VALUES (45, '02', 13, 1787487060000, 'out', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000058', 'd9240d769d061b31797a02554e2068a092f9cac905666621cb76b182c70f0696', '');
INSERT INTO public.event VALUES (46, '02', 14, 1787487075000, 'reply', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '77669a75b20eeb9c754df8e1fd57d09d680afa732118b35061ac4e6917336e86', '019f6214-4000-7000-8000-000000000059', '4c1b597c6bbfa7a390a04f0657881c12ca3257c7a9c5a901baf4701cc3de65a5', '');
INSERT INTO public.event VALUES (47, '02', 15, 1787487090000, 'created', '019f6214-4000-7000-8000-000000000055', '', '', 0, 'tx-seen', 'Ana Paula', 2000, '{"answer":{"checked":2000,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":2000}', '', '019f6214-4000-7000-8000-000000000060', '1e47f2aaaf6f78411fda51568acaccea89603c2708abb79df600aac2e16cee4a', '');
INSERT INTO public.event VALUES (48, '02', 16, 1787487105000, 'shown', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000061', '20d764028e98f98701b3f96c705364a7f37006ffecbd1ad1661064a4e1d7e942', '');
INSERT INTO public.event VALUES (49, '02', 17, 1787487120000, 'received', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{"reference":"E607"}', '', '019f6214-4000-7000-8000-000000000062', '40a2b9ec38e16139d92f1ed0a36998020034a65d26b52249a07316721dc5fcb7', '');
INSERT INTO public.event VALUES (50, '02', 18, 1787487135000, 'attempt', '019f6214-4000-7000-8000-000000000063', '019f6214-4000-7000-8000-000000000064', '', 0, '', 'Ana Paula', 6100, '{"day":20260823,"limit_ms":30000,"number":4}', '10e9c906b50de5632f9a4156d796c97ec815f9fabb15dbb447a52ac6f19a774c', '019f6214-4000-7000-8000-000000000065', '586bc92585d7aa1f339c1b0aaf1c9c2eab79dc08dffd446fbbd57b81d0ff8601', '');
INSERT INTO public.event VALUES (51, '02', 19, 1787487150000, 'out', '019f6214-4000-7000-8000-000000000063', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000066', '42959c08fd452c8b421a0d2c47c77ac8e5298fa88823ad538b629cc816e8b167', '');
INSERT INTO public.event VALUES (52, '02', 20, 1787487165000, 'unknown', '019f6214-4000-7000-8000-000000000063', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000067', '2b77aa7531540d09829bc24cddcc24cd2268441488050d4ff71827db8b6eff5c', '');
INSERT INTO public.event VALUES (53, '02', 21, 1787487180000, 'attempt', '019f6214-4000-7000-8000-000000000068', '019f6214-4000-7000-8000-000000000069', '', 0, '', 'Ana Paula', 6200, '{"day":20260823,"limit_ms":30000,"number":5}', 'f0618f2924caa4ed804dfbea85367caea00f4c8620ea6c3e7d39c78e2757f37f', '019f6214-4000-7000-8000-000000000070', '7aabe6c12fd818d3896953ecef1a959ce098d95ac4c7d6d4b72a796673a75c91', '');
INSERT INTO public.event VALUES (54, '02', 22, 1787487195000, 'out', '019f6214-4000-7000-8000-000000000068', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000071', '3244f515a5dea241ddd2de82df4964795fef7668901c1a16dcf4a480b51efe8f', '');
INSERT INTO public.event VALUES (55, '02', 23, 1787487210000, 'unknown', '019f6214-4000-7000-8000-000000000068', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000072', '0788690cc4b654034783229a119a699df2b8defbce0785eea524c70baaf9b3ae', '');
INSERT INTO public.event VALUES (56, '02', 24, 1787487225000, 'settled', '019f6214-4000-7000-8000-000000000068', '', '', 0, 'tx-found', 'Ana Paula', NULL, '{"found":true}', '', '019f6214-4000-7000-8000-000000000073', '4ecda27cfe53ae98e3b82e9a1247f7a8e9d25aa95f3aa1fe786938a51e6d431a', '');
INSERT INTO public.event VALUES (57, '02', 25, 1787487240000, 'attempt', '019f6214-4000-7000-8000-000000000074', '019f6214-4000-7000-8000-000000000075', '', 0, '', 'Ana Paula', 6300, '{"day":20260823,"limit_ms":30000,"number":6}', '6971c5a476d68c65ce7c9023df61e595869b47ffcb93c956c410705011c6ebeb', '019f6214-4000-7000-8000-000000000076', 'd2f9de5b399b2d6b5e3c3cec7db87ed413a352283e2fbfcb5e8f716790abd46e', '');
INSERT INTO public.event VALUES (58, '02', 26, 1787487255000, 'out', '019f6214-4000-7000-8000-000000000074', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000077', '98eba9bea3cb1c2ef9ec3a78a588adbe3ded6be5658da6133815a47b3fcc0dd1', '');
INSERT INTO public.event VALUES (59, '02', 27, 1787487270000, 'unknown', '019f6214-4000-7000-8000-000000000074', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000078', 'd187b239753ebf9e70ab77e24e3bfe44731c8cf9947fc825a1f3e9a3ea8e3d87', '');
INSERT INTO public.event VALUES (60, '02', 28, 1787487285000, 'settled', '019f6214-4000-7000-8000-000000000074', '', '', 0, '', 'Ana Paula', NULL, '{"found":false}', '', '019f6214-4000-7000-8000-000000000079', '68f40a5d3d17b1abec5d548fcdb7e316e6e5345638e62f206006848486284330', '');
INSERT INTO public.event VALUES (61, '02', 29, 1787487300000, 'attempt', '019f6214-4000-7000-8000-0000000000aa', '019f6214-4000-7000-8000-0000000000aa', '', 0, 'tx-import', 'Ana Paula', NULL, '{"adopted":true,"day":20260823,"number":7}', '', '019f6214-4000-7000-8000-000000000080', 'ebdb1f04b3907df57138a88bb5fdeaa92eb402f7e6e63909ecd0eeeba873e5dc', '');
INSERT INTO public.event VALUES (62, '02', 30, 1787487315000, 'attempt', '019f6214-4000-7000-8000-000000000081', '019f6214-4000-7000-8000-000000000082', '', 0, '', 'Ana Paula', 6400, '{"day":20260823,"limit_ms":30000,"number":8}', '7302b43f93d483b67152009dcb29d281b774bd459fdf4b8e136c7c9d736d36af', '019f6214-4000-7000-8000-000000000083', 'f4cf166fff80e274ec427fa82b85dc8b27a07d7d332c7fda87e6426e097070f1', '');
INSERT INTO public.event VALUES (63, '02', 31, 1787487330000, 'out', '019f6214-4000-7000-8000-000000000081', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000084', 'ffb4bc4abba4c7fb88927b0a9fcfd28e73eee5188f2b0526b6310c6893e858d7', '');
INSERT INTO public.event VALUES (64, '02', 32, 1787487345000, 'unknown', '019f6214-4000-7000-8000-000000000081', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000085', '5fa485ce31a192dec5b9cc3b7b353dccf567dc6292f11f162becaee7025382e7', '');
INSERT INTO public.event VALUES (65, '02', 33, 1787487360000, 'settled', '019f6214-4000-7000-8000-000000000081', '', '', 0, 'tx-import', 'Ana Paula', NULL, '{"found":true}', '', '019f6214-4000-7000-8000-000000000086', '96632b2235ea88a0bb4fe3aee1ae15b5a7b110ca03a9b96e2f376ca5f2ba1d95', '');
INSERT INTO public.event VALUES (66, '02', 34, 1787487360000, 'settled', '019f6214-4000-7000-8000-0000000000aa', '', '', 0, '', 'Ana Paula', NULL, '{"found":false,"same_as":"019f6214-4000-7000-8000-000000000081"}', '', '480fa389f90941e28b81164fe64ee3fd', '4d12a6ab1b343e0c082c1db2254eefc562442d6cf5f26d3209f01c1f13a8023e', '');
INSERT INTO public.event VALUES (67, '02', 35, 1787487375000, 'settled', '019f6214-4000-7000-8000-000000000081', '', '', 0, '', 'Ana Paula', 6400, '{"reopened":"tx-import"}', '72b9b0f42bdfcf0d9b66da8c34382704dd5a3aaaaceffec1c868e3f5793417f9', '019f6214-4000-7000-8000-000000000087', 'd161869659c0af00befc38602e667d72a3f4aa474c1a23f5afeb040783bc512d', '');
INSERT INTO public.event VALUES (68, '02', 36, 1787487375000, 'settled', '019f6214-4000-7000-8000-0000000000aa', '', '', 0, 'tx-import', 'Ana Paula', NULL, '{"found":true}', '', '1d2979479d254e4c9444168e2bd77df5', '9b4636c9c1221ffcdc0544119fd220b08b0c2d0035ca6bf1ff71a00a59353ecc', '');
INSERT INTO public.event VALUES (69, '02', 37, 1787487390000, 'attempt', '019f6214-4000-7000-8000-000000000088', '019f6214-4000-7000-8000-000000000089', '', 0, '', 'Ana Paula', 500, '{"day":20260823,"limit_ms":30000,"number":9}', '5a9ec00d18bef116197d9a8cb388948e1bb0438b36ae1ce18b2f33a15c68207c', '019f6214-4000-7000-8000-000000000090', '32bf4200b6c98630918fdfaf2313126c60769eb800419dfbdf9312dd485cd773', '');
INSERT INTO public.event VALUES (70, '02', 38, 1787487405000, 'out', '019f6214-4000-7000-8000-000000000088', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000091', '7954d44f4b1b9383627229b54819ed80bea42a0d902a2fa1d3417e9a8f2307cf', '');
INSERT INTO public.event VALUES (71, '02', 39, 1787487420000, 'reply', '019f6214-4000-7000-8000-000000000088', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '3ad43934f6607f571593d40c63d59d03580ab98eb7fbb89ac585f6ed99bc1f0d', '019f6214-4000-7000-8000-000000000092', '76b864b957433479cd643f4a0b8a98e66943474367e80a59d4e539766db5e711', '');
INSERT INTO public.event VALUES (72, '02', 40, 1787487435000, 'created', '019f6214-4000-7000-8000-000000000088', '', '', 0, 'tx-shared', 'Ana Paula', 500, '{"answer":{"checked":500,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":500}', '', '019f6214-4000-7000-8000-000000000093', 'b089fbd8cf96c90a21ad40d9c8508dab1ddfd6110df80f5ade66e3b8fca61b13', '');
INSERT INTO public.event VALUES (73, '02', 41, 1787487450000, 'shown', '019f6214-4000-7000-8000-000000000088', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000094', '96c4e3d1a1946c8ad01d62655d493a216a2ca872d499a6a06199c1c2d360c31d', '');
INSERT INTO public.event VALUES (74, '02', 42, 1787487465000, 'attempt', '019f6214-4000-7000-8000-000000000095', '019f6214-4000-7000-8000-000000000096', '', 0, '', 'Ana Paula', 500, '{"day":20260823,"limit_ms":30000,"number":10}', 'b8de33c826f7a6ea0078d0c5f94be8f376ac4dd1cfb7406523e6a6c22b82c173', '019f6214-4000-7000-8000-000000000097', 'ff9ffcd438edffb7352b109c3ddfd4fc62684883061af6a8693f74769be3d8b5', '');
INSERT INTO public.event VALUES (75, '02', 43, 1787487480000, 'out', '019f6214-4000-7000-8000-000000000095', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000098', '3f0c6d7a1e8798030aca0a3019ba91ce1ccf566b242aaa5df8ec84a9d7b4810c', '');
INSERT INTO public.event VALUES (76, '02', 44, 1787487495000, 'reply', '019f6214-4000-7000-8000-000000000095', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '385bcf9cc8de0ec5f559c980138f3b0db2990d21d0128bc64b00fca4f594715b', '019f6214-4000-7000-8000-000000000099', 'eef596a96485bb50356a6d0ff0a955bc15891d81984d2215c666452bf7581c25', '');
INSERT INTO public.event VALUES (77, '02', 45, 1787487510000, 'created', '019f6214-4000-7000-8000-000000000095', '', '', 0, 'tx-shared', 'Ana Paula', 500, '{"answer":{"checked":500,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","shared_with":"019f6214-4000-7000-8000-000000000088","status":"Aguardando","told":500}', '', '019f6214-4000-7000-8000-000000000100', '3dd808030d8845c22e8a6aafbf56a52cfa9489412b4f2acef11b9a57c551afe0', '');
INSERT INTO public.event VALUES (78, '02', 46, 1787487525000, 'shown', '019f6214-4000-7000-8000-000000000095', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000101', '96a5e2339befb42f41b864a95084e95d75d9564bf1fc1ab1873f2742eca2be7e', '');
INSERT INTO public.event VALUES (79, '01', 33, 1787487540000, 'attempt', '019f6214-4000-7000-8000-000000000102', '019f6214-4000-7000-8000-000000000103', '', 0, '', 'Ana Paula', 900, '{"day":20260823,"limit_ms":30000,"number":4}', '6f6f30c591bd845d3437ae68fa953c0594eee9c179482a5573329e2c5e93eada', '019f6214-4000-7000-8000-000000000104', '9fc9b9696409bb10692f010e41c995bc01489aea63683637662568dcd0e27c15', '');
INSERT INTO public.event VALUES (80, '01', 34, 1787487555000, 'out', '019f6214-4000-7000-8000-000000000102', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000105', 'ffe08cd45a91ff8d457e82ac667de2d379fd6cd1e865802671b8eb5774f74456', '');
INSERT INTO public.event VALUES (81, '01', 35, 1787487570000, 'not_sent', '019f6214-4000-7000-8000-000000000102', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_refused","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000106', '8f79ec90e65a0bab07827512002d984b5f21bd7975b9118aa7ac6b6b6c648fcd', '');
INSERT INTO public.event VALUES (82, '01', 36, 1787487585000, 'attempt', '019f6214-4000-7000-8000-000000000107', '019f6214-4000-7000-8000-000000000103', '019f6214-4000-7000-8000-000000000102', 0, '', 'Ana Paula', 900, '{"day":20260823,"limit_ms":30000,"number":5}', '8fd37f124d018bfc3eb4631a6a78c73b2d83a3e29ea7f0169e87addd05f3e971', '019f6214-4000-7000-8000-000000000109', 'c2b47dacc95f39e899515b2765639f7d39038c678df8198652a013afb05a17cd', '');
INSERT INTO public.event VALUES (83, '01', 37, 1787487600000, 'out', '019f6214-4000-7000-8000-000000000107', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000110', '1193d3527350d07a8e024264af27647924fbb78a37dbd42f26b73a334544d310', '');
INSERT INTO public.event VALUES (84, '01', 38, 1787487615000, 'refused', '019f6214-4000-7000-8000-000000000107', '', '', 0, '', 'Ana Paula', NULL, '{"category":"auth","cause":"http_status","code":"","http":401}', '', '019f6214-4000-7000-8000-000000000111', '30316de135f3b29f5e9db9d35a3a7d53d43e6bb7eed226ca678974dc7bf937a1', '');


--
-- Data for Name: ledger_meta; Type: TABLE DATA; Schema: public; Owner: balcao_owner
--

INSERT INTO public.ledger_meta VALUES (5, 'real', 0);


--
-- Data for Name: personal; Type: TABLE DATA; Schema: public; Owner: balcao_owner
--

INSERT INTO public.personal VALUES (8, '70aff728812f9709ad2cf9139c9cce12', '{"email":"marina.alves@example.com","mark":"Mesa 86","name":"Odd Ødegård","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (10, 'be48b7262eaf0bb0f74a44631adc6baf', '{"body":"{\"txid\":\"tx-paid\"}"}');
INSERT INTO public.personal VALUES (14, '2ce3f047dd6af727e01f18e9e2016a8e', '{"email":"marina.alves@example.com","mark":"Mesa 49","name":"João da Silva","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (16, '004344ac91a4e490aca424b893eb6cfc', '{"body":"{\"txid\":\"tx-corrected\"}"}');
INSERT INTO public.personal VALUES (25, 'c2d837f72db753ab851c8484beeaed58', '{"email":"marina.alves@example.com","mark":"Mesa 31","name":"Loja 124 Ltda","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (27, 'ec68de387be8626a94b771e6b92ae9b9', '{"body":"{\"txid\":\"tx-doubt\"}"}');
INSERT INTO public.personal VALUES (33, '48add52bddf6e9d7648bf8218a20b697', '{"email":"marina.alves@example.com","mark":"Mesa 71","name":"Bia Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (35, '617abd789cfdf24a72387bd4357e1f7b', '{"body":"{\"txid\":\"tx-differs\"}"}');
INSERT INTO public.personal VALUES (39, '6ba82f31af4959de2adf4adb1109968d', '{"email":"marina.alves@example.com","mark":"Mesa 72","name":"Caio Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (41, '5ae393436cc1eada4dff9539a8f82cae', '{"body":"{\"txid\":\"tx-attention\"}"}');
INSERT INTO public.personal VALUES (44, '0292d6c29db924d868a7b714238a2557', '{"email":"marina.alves@example.com","mark":"Mesa 20","name":"Ana D''Ávila","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (46, '79ea2ff3824d4a76a40cec57d6578a18', '{"body":"{\"txid\":\"tx-seen\"}"}');
INSERT INTO public.personal VALUES (50, 'a1cf547045e725bc3a92664fc8ffc94d', '{"email":"marina.alves@example.com","mark":"Mesa 61","name":"Łukasz Nowak","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (53, '1534535da685588b6d96724b7bc767c9', '{"email":"marina.alves@example.com","mark":"Mesa 62","name":"Vera Prado","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (57, '39eebfb04f77a85612c81140f4672139', '{"email":"marina.alves@example.com","mark":"Mesa 63","name":"Zeca Lima","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (62, '4b24f45b6b13c5eec59c266843473b97', '{"email":"marina.alves@example.com","mark":"Mesa 64","name":"Davi Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (67, '1cbb2beba1aef00f25a5caa172297dd3', '{"email":"marina.alves@example.com","name":"Davi Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (69, 'dbe8d3db01cf717df7fcc4b28c1bb58e', '{"email":"marina.alves@example.com","mark":"Mesa 5","name":"Eva Um","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (71, 'a5d58f0538a35c49e94267d681af7c28', '{"body":"{\"txid\":\"tx-shared\"}"}');
INSERT INTO public.personal VALUES (74, 'dd61f55f60b32b427d8da76a0d216335', '{"email":"marina.alves@example.com","mark":"Mesa 5","name":"Eva Dois","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (76, '4df6565964fb4ff2f3146d25613f929f', '{"body":"{\"txid\":\"tx-shared\"}"}');
INSERT INTO public.personal VALUES (79, 'd8ad6ee9a17870cff8a76f725bd1136c', '{"email":"marina.alves@example.com","mark":"Mesa 9","name":"Rui Três","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (82, '81c4f6f3cf1bff676035c29bd0809a9f', '{"email":"marina.alves@example.com","mark":"Mesa 9","name":"Rui Três","phone":"11987654321","tax_id":"52998224725"}');


--
-- Data for Name: set_aside; Type: TABLE DATA; Schema: public; Owner: balcao_owner
--



--
-- Name: charge charge_attempt_key; Type: CONSTRAINT; Schema: public; Owner: balcao_owner
--

ALTER TABLE ONLY public.charge
    ADD CONSTRAINT charge_attempt_key UNIQUE (attempt);


--
-- Name: charge charge_pkey; Type: CONSTRAINT; Schema: public; Owner: balcao_owner
--

ALTER TABLE ONLY public.charge
    ADD CONSTRAINT charge_pkey PRIMARY KEY (id);


--
-- Name: charge_search charge_search_pkey; Type: CONSTRAINT; Schema: public; Owner: balcao_owner
--

ALTER TABLE ONLY public.charge_search
    ADD CONSTRAINT charge_search_pkey PRIMARY KEY (id);


--
-- Name: counter_role counter_role_counter_key; Type: CONSTRAINT; Schema: public; Owner: balcao_owner
--

ALTER TABLE ONLY public.counter_role
    ADD CONSTRAINT counter_role_counter_key UNIQUE (counter);


--
-- Name: counter_role counter_role_pkey; Type: CONSTRAINT; Schema: public; Owner: balcao_owner
--

ALTER TABLE ONLY public.counter_role
    ADD CONSTRAINT counter_role_pkey PRIMARY KEY (role);


--
-- Name: erasure erasure_pkey; Type: CONSTRAINT; Schema: public; Owner: balcao_owner
--

ALTER TABLE ONLY public.erasure
    ADD CONSTRAINT erasure_pkey PRIMARY KEY (event);


--
-- Name: event event_pkey; Type: CONSTRAINT; Schema: public; Owner: balcao_owner
--

ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_pkey PRIMARY KEY (id);


--
-- Name: personal personal_pkey; Type: CONSTRAINT; Schema: public; Owner: balcao_owner
--

ALTER TABLE ONLY public.personal
    ADD CONSTRAINT personal_pkey PRIMARY KEY (event);


--
-- Name: set_aside set_aside_pkey; Type: CONSTRAINT; Schema: public; Owner: balcao_owner
--

ALTER TABLE ONLY public.set_aside
    ADD CONSTRAINT set_aside_pkey PRIMARY KEY (id);


--
-- Name: charge_amount; Type: INDEX; Schema: public; Owner: balcao_owner
--

CREATE INDEX charge_amount ON public.charge USING btree (amount, id);


--
-- Name: charge_counter; Type: INDEX; Schema: public; Owner: balcao_owner
--

CREATE INDEX charge_counter ON public.charge USING btree (counter, id);


--
-- Name: charge_created; Type: INDEX; Schema: public; Owner: balcao_owner
--

CREATE INDEX charge_created ON public.charge USING btree (created_at, id);


--
-- Name: charge_day; Type: INDEX; Schema: public; Owner: balcao_owner
--

CREATE INDEX charge_day ON public.charge USING btree (day, counter, number);


--
-- Name: charge_kept; Type: INDEX; Schema: public; Owner: balcao_owner
--

CREATE INDEX charge_kept ON public.charge USING btree (created_at) WHERE (erased = 0);


--
-- Name: charge_operator; Type: INDEX; Schema: public; Owner: balcao_owner
--

CREATE INDEX charge_operator ON public.charge USING btree (operator, id);


--
-- Name: charge_parts; Type: INDEX; Schema: public; Owner: balcao_owner
--

CREATE INDEX charge_parts ON public.charge_search USING gin (parts public.gin_trgm_ops);


--
-- Name: charge_shared; Type: INDEX; Schema: public; Owner: balcao_owner
--

CREATE INDEX charge_shared ON public.charge USING btree (txid) WHERE (shared_with <> ''::text);


--
-- Name: charge_status; Type: INDEX; Schema: public; Owner: balcao_owner
--

CREATE INDEX charge_status ON public.charge USING btree (status, id);


--
-- Name: charge_tax_id; Type: INDEX; Schema: public; Owner: balcao_owner
--

CREATE INDEX charge_tax_id ON public.charge USING btree (tax_id, id);


--
-- Name: charge_to_check; Type: INDEX; Schema: public; Owner: balcao_owner
--

CREATE INDEX charge_to_check ON public.charge USING btree (id) WHERE (to_check = 1);


--
-- Name: charge_txid; Type: INDEX; Schema: public; Owner: balcao_owner
--

CREATE INDEX charge_txid ON public.charge USING btree (txid text_pattern_ops) WHERE (txid <> ''::text);


--
-- Name: charge_words; Type: INDEX; Schema: public; Owner: balcao_owner
--

CREATE INDEX charge_words ON public.charge_search USING gin (words public.gin_trgm_ops);


--
-- Name: erasure_before; Type: INDEX; Schema: public; Owner: balcao_owner
--

CREATE INDEX erasure_before ON public.erasure USING btree (before);


--
-- Name: event_attempt; Type: INDEX; Schema: public; Owner: balcao_owner
--

CREATE INDEX event_attempt ON public.event USING btree (attempt);


--
-- Name: event_correction; Type: INDEX; Schema: public; Owner: balcao_owner
--

CREATE UNIQUE INDEX event_correction ON public.event USING btree (attempt, correction) WHERE (kind = 'correction_asked'::text);


--
-- Name: event_live; Type: INDEX; Schema: public; Owner: balcao_owner
--

CREATE UNIQUE INDEX event_live ON public.event USING btree (sale, replaces) WHERE (kind = 'attempt'::text);


--
-- Name: event_order; Type: INDEX; Schema: public; Owner: balcao_owner
--

CREATE UNIQUE INDEX event_order ON public.event USING btree (counter, seq);


--
-- Name: erasure erasure_change; Type: TRIGGER; Schema: public; Owner: balcao_owner
--

CREATE TRIGGER erasure_change BEFORE DELETE OR UPDATE OR TRUNCATE ON public.erasure FOR EACH STATEMENT EXECUTE FUNCTION public.balcao_only_grows();


--
-- Name: event event_announce; Type: TRIGGER; Schema: public; Owner: balcao_owner
--

CREATE TRIGGER event_announce AFTER INSERT ON public.event FOR EACH ROW EXECUTE FUNCTION public.balcao_announce();


--
-- Name: event event_change; Type: TRIGGER; Schema: public; Owner: balcao_owner
--

CREATE TRIGGER event_change BEFORE UPDATE OR TRUNCATE ON public.event FOR EACH STATEMENT EXECUTE FUNCTION public.balcao_only_grows();


--
-- Name: event event_delete; Type: TRIGGER; Schema: public; Owner: balcao_owner
--

CREATE TRIGGER event_delete BEFORE DELETE ON public.event FOR EACH ROW EXECUTE FUNCTION public.balcao_only_set_aside();


--
-- Name: personal personal_change; Type: TRIGGER; Schema: public; Owner: balcao_owner
--

CREATE TRIGGER personal_change BEFORE UPDATE OR TRUNCATE ON public.personal FOR EACH STATEMENT EXECUTE FUNCTION public.balcao_only_grows();


--
-- Name: personal personal_delete; Type: TRIGGER; Schema: public; Owner: balcao_owner
--

CREATE TRIGGER personal_delete BEFORE DELETE ON public.personal FOR EACH ROW EXECUTE FUNCTION public.balcao_only_erasure();


--
-- Name: set_aside set_aside_change; Type: TRIGGER; Schema: public; Owner: balcao_owner
--

CREATE TRIGGER set_aside_change BEFORE DELETE OR UPDATE OR TRUNCATE ON public.set_aside FOR EACH STATEMENT EXECUTE FUNCTION public.balcao_only_grows();


--
-- Name: charge charge_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: balcao_owner
--

ALTER TABLE ONLY public.charge
    ADD CONSTRAINT charge_id_fkey FOREIGN KEY (id) REFERENCES public.event(id);


--
-- Name: charge_search charge_search_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: balcao_owner
--

ALTER TABLE ONLY public.charge_search
    ADD CONSTRAINT charge_search_id_fkey FOREIGN KEY (id) REFERENCES public.charge(id);


--
-- Name: erasure erasure_event_fkey; Type: FK CONSTRAINT; Schema: public; Owner: balcao_owner
--

ALTER TABLE ONLY public.erasure
    ADD CONSTRAINT erasure_event_fkey FOREIGN KEY (event) REFERENCES public.event(id);


--
-- Name: personal personal_event_fkey; Type: FK CONSTRAINT; Schema: public; Owner: balcao_owner
--

ALTER TABLE ONLY public.personal
    ADD CONSTRAINT personal_event_fkey FOREIGN KEY (event) REFERENCES public.event(id);


--
-- Name: SCHEMA public; Type: ACL; Schema: -; Owner: pg_database_owner
--

GRANT USAGE ON SCHEMA public TO balcao_counter;


--
-- Name: FUNCTION balcao_announce(); Type: ACL; Schema: public; Owner: balcao_owner
--

REVOKE ALL ON FUNCTION public.balcao_announce() FROM PUBLIC;


--
-- Name: FUNCTION balcao_append(new_id bigint, new_counter text, new_seq bigint, new_at bigint, new_kind text, new_attempt text, new_sale text, new_replaces text, new_correction integer, new_txid text, new_operator text, new_amount bigint, new_data text, new_personal_hash text, new_token text, new_hash text, new_authorised_by text, new_salt text, new_fields text); Type: ACL; Schema: public; Owner: balcao_owner
--

REVOKE ALL ON FUNCTION public.balcao_append(new_id bigint, new_counter text, new_seq bigint, new_at bigint, new_kind text, new_attempt text, new_sale text, new_replaces text, new_correction integer, new_txid text, new_operator text, new_amount bigint, new_data text, new_personal_hash text, new_token text, new_hash text, new_authorised_by text, new_salt text, new_fields text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.balcao_append(new_id bigint, new_counter text, new_seq bigint, new_at bigint, new_kind text, new_attempt text, new_sale text, new_replaces text, new_correction integer, new_txid text, new_operator text, new_amount bigint, new_data text, new_personal_hash text, new_token text, new_hash text, new_authorised_by text, new_salt text, new_fields text) TO balcao_counter;


--
-- Name: FUNCTION balcao_field(value text); Type: ACL; Schema: public; Owner: balcao_owner
--

REVOKE ALL ON FUNCTION public.balcao_field(value text) FROM PUBLIC;


--
-- Name: FUNCTION balcao_keep_charge(state jsonb, new_words text, new_parts text); Type: ACL; Schema: public; Owner: balcao_owner
--

REVOKE ALL ON FUNCTION public.balcao_keep_charge(state jsonb, new_words text, new_parts text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.balcao_keep_charge(state jsonb, new_words text, new_parts text) TO balcao_counter;


--
-- Name: FUNCTION balcao_only_erasure(); Type: ACL; Schema: public; Owner: balcao_owner
--

REVOKE ALL ON FUNCTION public.balcao_only_erasure() FROM PUBLIC;


--
-- Name: FUNCTION balcao_only_grows(); Type: ACL; Schema: public; Owner: balcao_owner
--

REVOKE ALL ON FUNCTION public.balcao_only_grows() FROM PUBLIC;


--
-- Name: FUNCTION balcao_only_set_aside(); Type: ACL; Schema: public; Owner: balcao_owner
--

REVOKE ALL ON FUNCTION public.balcao_only_set_aside() FROM PUBLIC;


--
-- Name: FUNCTION balcao_take_turn(); Type: ACL; Schema: public; Owner: balcao_owner
--

REVOKE ALL ON FUNCTION public.balcao_take_turn() FROM PUBLIC;
GRANT ALL ON FUNCTION public.balcao_take_turn() TO balcao_counter;


--
-- Name: TABLE charge; Type: ACL; Schema: public; Owner: balcao_owner
--

GRANT SELECT ON TABLE public.charge TO balcao_counter;


--
-- Name: TABLE charge_search; Type: ACL; Schema: public; Owner: balcao_owner
--

GRANT SELECT ON TABLE public.charge_search TO balcao_counter;


--
-- Name: TABLE erasure; Type: ACL; Schema: public; Owner: balcao_owner
--

GRANT SELECT ON TABLE public.erasure TO balcao_counter;


--
-- Name: TABLE event; Type: ACL; Schema: public; Owner: balcao_owner
--

GRANT SELECT ON TABLE public.event TO balcao_counter;


--
-- Name: TABLE ledger_meta; Type: ACL; Schema: public; Owner: balcao_owner
--

GRANT SELECT ON TABLE public.ledger_meta TO balcao_counter;


--
-- Name: TABLE personal; Type: ACL; Schema: public; Owner: balcao_owner
--

GRANT SELECT ON TABLE public.personal TO balcao_counter;


--
-- Name: TABLE set_aside; Type: ACL; Schema: public; Owner: balcao_owner
--

GRANT SELECT ON TABLE public.set_aside TO balcao_counter;


--
-- PostgreSQL database dump complete
--

\unrestrict A5ghOW6luaHtwmMtoX3JAJf2afFr2Cw1YUL6cYT21fCnGXo5Nxf0gloGh05MxAi

