--
-- PostgreSQL database dump
--


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
    IF NOT is_owner AND (new_kind IN ('erased', 'set_aside', 'operator_reset') OR
            EXISTS (SELECT FROM counter_role WHERE (role = session_user AND counter <> new_counter) OR
                (counter = new_counter AND role <> session_user))) THEN
        RAISE insufficient_privilege USING MESSAGE = 'not of this role';
    END IF;
    IF new_kind NOT IN ('erased', 'set_aside', 'loss_accepted', 'operator_added', 'pin_set', 'operator_disabled', 'operator_reset', 'pin_wrong', 'pin_right', 'pins_switched', 'attempt', 'out', 'reply', 'created', 'not_sent', 'refused', 'unknown', 'correction_asked', 'correction_done', 'correction_not_sent', 'correction_refused', 'correction_unknown', 'status_read', 'difference_accepted', 'report_accepted', 'received', 'receipt_taken_back', 'settled', 'shown') OR new_counter = '' OR new_at NOT BETWEEN 0 AND 253402300799999 OR new_correction < 0 OR
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

INSERT INTO public.event VALUES (1, '01', 1, 1784030415000, 'attempt', '019f6214-4000-7000-8000-000000000001', '019f6214-4000-7000-8000-000000000002', '', 0, '', 'Ana Paula', 1200, '{"day":20260714,"limit_ms":30000,"number":1}', '67ef602b8144f5f59369ea91a122be84adb3358a46e5ea16bdbbda421e54be1b', '019f6214-4000-7000-8000-000000000003', 'a933f4aec5aff37bdd1b80545e6963ba983682c027e8fbf79187942bba034051', '');
INSERT INTO public.event VALUES (2, '01', 2, 1784030430000, 'out', '019f6214-4000-7000-8000-000000000001', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000004', '4b218fe95e3868a5899fc659cf8284f98585efdc0715e962bb3bc60fd757b517', '');
INSERT INTO public.event VALUES (3, '01', 3, 1784030445000, 'reply', '019f6214-4000-7000-8000-000000000001', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', 'fc52dc1622b3bcd2dc76ac8449efeeef57b881e44352af2997bf6c8c29c86030', '019f6214-4000-7000-8000-000000000005', '6d8904723e399c7041303aced7f4a9563306c68d53c8aa909b0e66ce3b5b3f6d', '');
INSERT INTO public.event VALUES (4, '01', 4, 1784030460000, 'created', '019f6214-4000-7000-8000-000000000001', '', '', 0, 'tx-old', 'Ana Paula', 1200, '{"answer":{"checked":1200,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":1200}', '', '019f6214-4000-7000-8000-000000000006', '88b5aa719e69471e0368dafbca886dc754b647f5489c5cc65f815bc077014cf7', '');
INSERT INTO public.event VALUES (5, '01', 5, 1784030475000, 'shown', '019f6214-4000-7000-8000-000000000001', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000007', 'e5dd0c450dd5602e265f7e1305460ee5a6735f84a2e00f5fb0766c65cf5fe8a1', '');
INSERT INTO public.event VALUES (6, '01', 6, 1784030490000, 'status_read', '019f6214-4000-7000-8000-000000000001', '', '', 0, 'tx-old', 'Ana Paula', 1200, '{"answer":{"checked":1200,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"asked_at":4,"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Paga","told":1200}', '', '019f6214-4000-7000-8000-000000000008', 'fd5fe6f8c8ea6eb37184589bb8d8988ee142c48b95a950a2e625301d6d31bc43', '');
INSERT INTO public.event VALUES (7, '01', 7, 1787486490000, 'erased', '', '', '', 0, '', 'Dona Rosa', NULL, '{"before":1785553200000,"charges":1}', '', '3dacd9362a0d4f5b9e1cf6400fc072f4', '92eb9745ca5698e9af522645d7e4fcfee7dac65247b5723d9fc7b9e1b2e71911', '');
INSERT INTO public.event VALUES (8, '01', 8, 1787486505000, 'attempt', '019f6214-4000-7000-8000-000000000009', '019f6214-4000-7000-8000-000000000010', '', 0, '', 'Ana Paula', 8640, '{"day":20260823,"limit_ms":30000,"number":1}', '44e95a5e2279409ed114e4aea9389619ffe21bc32990a0383bcab33dfee18f01', '019f6214-4000-7000-8000-000000000011', 'd3fa3bd2c91847e0e528bf169a23aa344a35f8b9a6ef0ef5483f4db417e3cafc', '');
INSERT INTO public.event VALUES (9, '01', 9, 1787486520000, 'out', '019f6214-4000-7000-8000-000000000009', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000012', '5289e3ce659c4393890f88dbdac3cdd797d458e362aa7df9ac141a27949fe69e', '');
INSERT INTO public.event VALUES (10, '01', 10, 1787486535000, 'reply', '019f6214-4000-7000-8000-000000000009', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '8a175af0a7d1a4dd465cb0041fd107164f790278a1ad1f2529fdd1b9f7ec1fc2', '019f6214-4000-7000-8000-000000000013', 'ed51310417a1b71fd304adf3f91cc18fbb8f3dbbd0239c7774dfd3e84355eded', '');
INSERT INTO public.event VALUES (11, '01', 11, 1787486550000, 'created', '019f6214-4000-7000-8000-000000000009', '', '', 0, 'tx-paid', 'Ana Paula', 8640, '{"answer":{"checked":8640,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":8640}', '', '019f6214-4000-7000-8000-000000000014', 'ca692c1c0d03440795db8604ad0581b83ecc6453cea2fee155476c7bb173552f', '');
INSERT INTO public.event VALUES (12, '01', 12, 1787486565000, 'shown', '019f6214-4000-7000-8000-000000000009', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000015', '13137a3762a8dd24c498b4fc1306999b88949e47849cd788203c6fef28070613', '');
INSERT INTO public.event VALUES (13, '01', 13, 1787486580000, 'status_read', '019f6214-4000-7000-8000-000000000009', '', '', 0, 'tx-paid', 'Ana Paula', 8640, '{"answer":{"checked":8640,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"asked_at":11,"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Paga","told":8640}', '', '019f6214-4000-7000-8000-000000000016', '46e93eebceb6e2a88de67efa9d335c8108905707c5051439749a208f2ea37775', '');
INSERT INTO public.event VALUES (14, '01', 14, 1787486595000, 'attempt', '019f6214-4000-7000-8000-000000000017', '019f6214-4000-7000-8000-000000000018', '', 0, '', 'Ana Paula', 4990, '{"day":20260823,"limit_ms":30000,"number":2}', 'db65096c0235b9ccfe9e1f70aefe06e0d99f6d41577eba2562bf75076a0562a9', '019f6214-4000-7000-8000-000000000019', '4c7220b53865e5ca2ae48a13e19f70c7e536f86eff0856803b308ccd5643d8cb', '');
INSERT INTO public.event VALUES (15, '01', 15, 1787486610000, 'out', '019f6214-4000-7000-8000-000000000017', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000020', 'a627981dad18ee0ab6d1f922ede78f8b45c398d6def1170a2b9e49d7ba068d51', '');
INSERT INTO public.event VALUES (16, '01', 16, 1787486625000, 'reply', '019f6214-4000-7000-8000-000000000017', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '13d562e44789b324237a79adfa828114e6fed76f7ad2cc1534f445784265a36b', '019f6214-4000-7000-8000-000000000021', '3b8fe3bc1c7112c9059b609f9ebd74dbc1f388e7becbc15c24c75e0ac1d668b9', '');
INSERT INTO public.event VALUES (17, '01', 17, 1787486640000, 'created', '019f6214-4000-7000-8000-000000000017', '', '', 0, 'tx-corrected', 'Ana Paula', 4990, '{"answer":{"checked":4990,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":4990}', '', '019f6214-4000-7000-8000-000000000022', 'b01570efc12f33f62a8b0ae47f77e047f6f02544d0da89072cb43d64f221a897', '');
INSERT INTO public.event VALUES (18, '01', 18, 1787486655000, 'shown', '019f6214-4000-7000-8000-000000000017', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000023', 'ae12bde51ea92265fb49dfd138ff782ec25914a265951262ea6d5754fa5902a7', '');
INSERT INTO public.event VALUES (19, '01', 19, 1787486670000, 'correction_asked', '019f6214-4000-7000-8000-000000000017', '', '', 1, '', 'Ana Paula', 4450, '{"limit_ms":30000,"reason":"desconto esquecido"}', '', '019f6214-4000-7000-8000-000000000024', '0dc9a41407a75c17e3d360fa14dbc277638c561a77d4f0bd9ceadff5788038bf', '');
INSERT INTO public.event VALUES (20, '01', 20, 1787486685000, 'out', '019f6214-4000-7000-8000-000000000017', '', '', 1, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000025', '263c5a8bb87819e9b662b8587c97286d96242531b4b7cdbbc68eb9fae09cee47', '');
INSERT INTO public.event VALUES (21, '01', 21, 1787486700000, 'correction_done', '019f6214-4000-7000-8000-000000000017', '', '', 1, '', 'Ana Paula', 4450, '{"answer":{"checked":4450,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","reason":"","revision":2,"status":"Aguardando","told":4450}', '', '019f6214-4000-7000-8000-000000000026', '48ed13bc2c8b00770635c7687e24645f5cf6b40288ca4f9b1479039965ea53a1', '');
INSERT INTO public.event VALUES (22, '01', 22, 1787486715000, 'correction_asked', '019f6214-4000-7000-8000-000000000017', '', '', 2, '', 'Ana Paula', 4400, '{"limit_ms":30000,"reason":"desconto esquecido"}', '', '019f6214-4000-7000-8000-000000000027', 'e7437cc42933b56e22aa6d70928d7f938526cb42e2c4205ca698bdd489a974f3', '');
INSERT INTO public.event VALUES (23, '01', 23, 1787486730000, 'out', '019f6214-4000-7000-8000-000000000017', '', '', 2, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000028', '2a8755dba32748651bcd5bf804065500363f0ab761b5852ed35b8162221be111', '');
INSERT INTO public.event VALUES (24, '01', 24, 1787486745000, 'correction_refused', '019f6214-4000-7000-8000-000000000017', '', '', 2, '', 'Ana Paula', 4400, '{"category":"auth","cause":"http_status","code":"","doubt":false,"http":401}', '', '019f6214-4000-7000-8000-000000000029', '8077e2f7a63b00262ef498b063f35634c7d1c015ae2d121e8929ecd1f23da543', '');
INSERT INTO public.event VALUES (25, '01', 25, 1787486760000, 'attempt', '019f6214-4000-7000-8000-000000000030', '019f6214-4000-7000-8000-000000000031', '', 0, '', 'Ana Paula', 3100, '{"day":20260823,"limit_ms":30000,"number":3}', 'bb8245c9b99ec99b101cf90b6314552e0cf19acb40720caefbfdba0a58fce326', '019f6214-4000-7000-8000-000000000032', '6d2ae1aabba05603e0f4f5ed31674be0c4a931ee96b3031a112687f9bd77386b', '');
INSERT INTO public.event VALUES (26, '01', 26, 1787486775000, 'out', '019f6214-4000-7000-8000-000000000030', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000033', '48b3f8391ff786693035b72a4d25622861fe099682411cc78adecb4b103d7c41', '');
INSERT INTO public.event VALUES (27, '01', 27, 1787486790000, 'reply', '019f6214-4000-7000-8000-000000000030', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', 'b62a084dd771c15f4c7fe3358e0863a9e42ea57ca43f350566172526ee7d06ce', '019f6214-4000-7000-8000-000000000034', 'ed6c631290b65196136c5aee68a41d428bee0a027efdfc6e0292227951646ef2', '');
INSERT INTO public.event VALUES (28, '01', 28, 1787486805000, 'created', '019f6214-4000-7000-8000-000000000030', '', '', 0, 'tx-doubt', 'Ana Paula', 3100, '{"answer":{"checked":3100,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":3100}', '', '019f6214-4000-7000-8000-000000000035', 'e5d3d21d10ca710ee19d43fdd67b4a945fd1b242b589bef09dab91d5be5d7b69', '');
INSERT INTO public.event VALUES (29, '01', 29, 1787486820000, 'shown', '019f6214-4000-7000-8000-000000000030', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000036', '6d13868aa466a8adaa6bcd9e79a62f64087ad428f35583ff6ce7d7518643f898', '');
INSERT INTO public.event VALUES (30, '01', 30, 1787486835000, 'correction_asked', '019f6214-4000-7000-8000-000000000030', '', '', 1, '', 'Ana Paula', 3000, '{"limit_ms":30000,"reason":"desconto esquecido"}', '', '019f6214-4000-7000-8000-000000000037', '5706592ac315e1e3c65ff6c97a9f0ba40cd3ec110bde6f5ba6a1e71830e21441', '');
INSERT INTO public.event VALUES (31, '01', 31, 1787486850000, 'out', '019f6214-4000-7000-8000-000000000030', '', '', 1, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000038', 'b108f97a841899bef833a3ab97048b3282e7f17c8fefd53d7c729207e9291d13', '');
INSERT INTO public.event VALUES (32, '01', 32, 1787486865000, 'correction_unknown', '019f6214-4000-7000-8000-000000000030', '', '', 1, '', 'Ana Paula', 3000, '{"category":"none","cause":"connection_lost","code":"","doubt":false,"http":0}', '', '019f6214-4000-7000-8000-000000000039', '23410e66a4181cd4832e88ca018e71fbe356268d32753682d01949c04d62b881', '');
INSERT INTO public.event VALUES (33, '02', 1, 1787486880000, 'attempt', '019f6214-4000-7000-8000-000000000040', '019f6214-4000-7000-8000-000000000041', '', 0, '', 'Ana Paula', 7100, '{"day":20260823,"limit_ms":30000,"number":1}', '852515159cf59e44b6fd7d400bde97cc07d223812c7b67f550fb1a26f54f5be3', '019f6214-4000-7000-8000-000000000042', 'c2a9fa1b049d32a0ce10708bd952a2f19cc54c83cb75dfb3eedcac3f0138024b', '');
INSERT INTO public.event VALUES (34, '02', 2, 1787486895000, 'out', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000043', '12eb096469d366982aaa56def174e60c6fe75b221abe37fc99a0b36c5d3084c9', '');
INSERT INTO public.event VALUES (35, '02', 3, 1787486910000, 'reply', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', 'eecf39cb74dbae65168969eed35c683b591ab6caa8684331b7ce1ac000c57cd1', '019f6214-4000-7000-8000-000000000044', 'a9e247c9165d03f40d9058d2574d2bface0a7032bf07f2165ac6b588cd173168', '');
INSERT INTO public.event VALUES (36, '02', 4, 1787486925000, 'created', '019f6214-4000-7000-8000-000000000040', '', '', 0, 'tx-differs', 'Ana Paula', 7100, '{"answer":{"checked":7100,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":7101}', '', '019f6214-4000-7000-8000-000000000045', 'a157906eb3b43e8e0bfad6a4fd8940bb0f3b8a6d6889675688dfe4fd34677dc0', '');
INSERT INTO public.event VALUES (37, '02', 5, 1787486940000, 'shown', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000046', '1b6e4e9c44e33078599ea1bd043cf1ad9a07fa04efb9fff79a02184cfa3565dd', '');
INSERT INTO public.event VALUES (38, '02', 6, 1787486955000, 'difference_accepted', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{"told":7101}', '', '019f6214-4000-7000-8000-000000000047', '6565544c8409fcb3eeef901f2fc6d96e17c670f12fc01d727a2bd5c159102ae5', '');
INSERT INTO public.event VALUES (39, '02', 7, 1787486970000, 'attempt', '019f6214-4000-7000-8000-000000000048', '019f6214-4000-7000-8000-000000000049', '', 0, '', 'Ana Paula', 7200, '{"day":20260823,"limit_ms":30000,"number":2}', '78f15c1d1b13814d1cfe10fe66a8661794475ab17c04c3d39da27f0cfd96cef1', '019f6214-4000-7000-8000-000000000050', '76a35f82f4ebf317b732e4e4a2391c115db914dded6b94331da1ab0a1cd6fe8f', '');
INSERT INTO public.event VALUES (40, '02', 8, 1787486985000, 'out', '019f6214-4000-7000-8000-000000000048', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000051', '9605cb7047ff817cca3189c9fdfe730acb8c952291b9fab0633f0671cdd7db9c', '');
INSERT INTO public.event VALUES (41, '02', 9, 1787487000000, 'reply', '019f6214-4000-7000-8000-000000000048', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '57797d8bc7fea1c4de15b67cae28f1400effda49d5714954d20f8ab2d0495271', '019f6214-4000-7000-8000-000000000052', 'b5a06f18499fe26542bcc9c95551bd3bc13331b0291e0442cdf6b674150fe1ca', '');
INSERT INTO public.event VALUES (42, '02', 10, 1787487015000, 'created', '019f6214-4000-7000-8000-000000000048', '', '', 0, 'tx-attention', 'Ana Paula', 7200, '{"answer":{"checked":7200,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":7199}', '', '019f6214-4000-7000-8000-000000000053', '11d0503b007f108651c77a322b497bc3249395fea28b2faf68e71a4e1450d334', '');
INSERT INTO public.event VALUES (43, '02', 11, 1787487030000, 'shown', '019f6214-4000-7000-8000-000000000048', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000054', 'abd5cea7e6b76867a8f78daa3e45b7aed6bbec0bf8fb6f27aca4d8a7fdbb45b6', '');
INSERT INTO public.event VALUES (44, '02', 12, 1787487045000, 'attempt', '019f6214-4000-7000-8000-000000000055', '019f6214-4000-7000-8000-000000000056', '', 0, '', 'Ana Paula', 2000, '{"day":20260823,"limit_ms":30000,"number":3}', 'ab367db665b5966aff6f5034fc7b7ef06d7fb9f0677607ceb7476abaa7e92338', '019f6214-4000-7000-8000-000000000057', 'bef2119ba743370fceb87e50651a25117b1d6923ab42a47834b87744f4625975', '');
INSERT INTO public.event VALUES (45, '02', 13, 1787487060000, 'out', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000058', 'dfad4863f454714b754d5378554aa4ad3c76cfadebbf909e1d37957169822df8', '');
INSERT INTO public.event VALUES (46, '02', 14, 1787487075000, 'reply', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', 'fbbaea089023fecee7fdca8b3d5620f87ea92ea38cbe0b33852a9a23ab35f879', '019f6214-4000-7000-8000-000000000059', 'ce11e80e9dd9953ccd5ea2df738c5fd71a8648de76123b00061f933b929b2fc4', '');
INSERT INTO public.event VALUES (47, '02', 15, 1787487090000, 'created', '019f6214-4000-7000-8000-000000000055', '', '', 0, 'tx-seen', 'Ana Paula', 2000, '{"answer":{"checked":2000,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":2000}', '', '019f6214-4000-7000-8000-000000000060', '0a47682120e1ce816cc0eea919a8721df124b9a1fbf375fcfbb5e8f55e2f3aae', '');
INSERT INTO public.event VALUES (48, '02', 16, 1787487105000, 'shown', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000061', '1b96986f01c6bf052f23e29986701a8b685be06580ba855dac97318ebf2d26c2', '');
INSERT INTO public.event VALUES (49, '02', 17, 1787487120000, 'received', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{"reference":"E607"}', '', '019f6214-4000-7000-8000-000000000062', '1afd16ad2b9b7ed66b0479781268e93a80520601ee2f3872b1aca6020580cbd0', '');
INSERT INTO public.event VALUES (50, '02', 18, 1787487135000, 'attempt', '019f6214-4000-7000-8000-000000000063', '019f6214-4000-7000-8000-000000000064', '', 0, '', 'Ana Paula', 6100, '{"day":20260823,"limit_ms":30000,"number":4}', '68e8a614544d337055631e0c4b3e1079fbac699deee7fb25e514d126ba5a13e3', '019f6214-4000-7000-8000-000000000065', '96980028f5cbeb00a31754d5107f38eb9a94f21992bf061d4980efe03cafb174', '');
INSERT INTO public.event VALUES (51, '02', 19, 1787487150000, 'out', '019f6214-4000-7000-8000-000000000063', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000066', 'dcc63a58de720661c69345941adaf6f8b8e2526403cf84b8c01329db8adce6c0', '');
INSERT INTO public.event VALUES (52, '02', 20, 1787487165000, 'unknown', '019f6214-4000-7000-8000-000000000063', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000067', '92d1811beb39dc6c4e8965e64076b4e531e14dc8bc0d0ab6850318f536ab87cb', '');
INSERT INTO public.event VALUES (53, '02', 21, 1787487180000, 'attempt', '019f6214-4000-7000-8000-000000000068', '019f6214-4000-7000-8000-000000000069', '', 0, '', 'Ana Paula', 6200, '{"day":20260823,"limit_ms":30000,"number":5}', '09c6e64446d5df9d98d03df290b9599f9cac6a67a84d877845934e584422f2e2', '019f6214-4000-7000-8000-000000000070', '86443be9f9c77c4ac751ed087c0edb70274a00b39e74ddf056b36554f7582a73', '');
INSERT INTO public.event VALUES (54, '02', 22, 1787487195000, 'out', '019f6214-4000-7000-8000-000000000068', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000071', 'ba40508e8200779f7423d4bccbb43ed5539c553f4387c031324a6007e60dc8e3', '');
INSERT INTO public.event VALUES (55, '02', 23, 1787487210000, 'unknown', '019f6214-4000-7000-8000-000000000068', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000072', '3977e4f6d6332ec0fb9f554f566041600465ffac7456265d1a3c5472ea3f6289', '');
INSERT INTO public.event VALUES (56, '02', 24, 1787487225000, 'settled', '019f6214-4000-7000-8000-000000000068', '', '', 0, 'tx-found', 'Ana Paula', NULL, '{"found":true}', '', '019f6214-4000-7000-8000-000000000073', '3916370adb1aab81d953143c72d7b475f33c4e76642fec2e5af188cd438ff6ab', '');
INSERT INTO public.event VALUES (57, '02', 25, 1787487240000, 'attempt', '019f6214-4000-7000-8000-000000000074', '019f6214-4000-7000-8000-000000000075', '', 0, '', 'Ana Paula', 6300, '{"day":20260823,"limit_ms":30000,"number":6}', 'c55cbce40a86e18fd2023b27efc87832a151f79bf7f5ef696e8a8ad5bc71b523', '019f6214-4000-7000-8000-000000000076', '66277e9c270761cc04b5ab3003c470f2e34f52443552f867112ba4fc113fece1', '');
INSERT INTO public.event VALUES (58, '02', 26, 1787487255000, 'out', '019f6214-4000-7000-8000-000000000074', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000077', '853f8340dca6fa1ede005af87e0b5de40442e6258310896e916abcd403220b22', '');
INSERT INTO public.event VALUES (59, '02', 27, 1787487270000, 'unknown', '019f6214-4000-7000-8000-000000000074', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000078', 'f7197faf26b0d1eaa1380ddb066693eaa760fed517f67069ee54c2b9c3e7b596', '');
INSERT INTO public.event VALUES (60, '02', 28, 1787487285000, 'settled', '019f6214-4000-7000-8000-000000000074', '', '', 0, '', 'Ana Paula', NULL, '{"found":false}', '', '019f6214-4000-7000-8000-000000000079', 'f61a5a20cbdb0949d9adc7f2792d98b9afba975d2f3e1048ad298145fcd6a21d', '');
INSERT INTO public.event VALUES (61, '02', 29, 1787487300000, 'attempt', '019f6214-4000-7000-8000-0000000000aa', '019f6214-4000-7000-8000-0000000000aa', '', 0, 'tx-import', 'Ana Paula', NULL, '{"adopted":true,"day":20260823,"number":7}', '', '019f6214-4000-7000-8000-000000000080', '18bfc2cdb1a9f13919ca8fcf9aa9e48d26721264958be877186d1ab95c50832a', '');
INSERT INTO public.event VALUES (62, '02', 30, 1787487315000, 'attempt', '019f6214-4000-7000-8000-000000000081', '019f6214-4000-7000-8000-000000000082', '', 0, '', 'Ana Paula', 6400, '{"day":20260823,"limit_ms":30000,"number":8}', '1814347a2d073bd74c21b4f7cfabac889c3aae6b208c425e4017d572b027f982', '019f6214-4000-7000-8000-000000000083', 'da78f7fbc49d0f0837c3a03bfde58eee5d119b7b48cc7a563a1115aa3783742b', '');
INSERT INTO public.event VALUES (63, '02', 31, 1787487330000, 'out', '019f6214-4000-7000-8000-000000000081', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000084', '5da7a5dca44aea2401fcc4ea1df6eaf8a1433be5b8f41486ba93b7aad7f32526', '');
INSERT INTO public.event VALUES (64, '02', 32, 1787487345000, 'unknown', '019f6214-4000-7000-8000-000000000081', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000085', '78d2db811e15ea925bb88199422b598ea0c306771f92dd57b5b7a93acf719afc', '');
INSERT INTO public.event VALUES (65, '02', 33, 1787487360000, 'settled', '019f6214-4000-7000-8000-000000000081', '', '', 0, 'tx-import', 'Ana Paula', NULL, '{"found":true}', '', '019f6214-4000-7000-8000-000000000086', '9225afe55bf03febfb2aba48d3b9b8c150e16675d1c272f0149fa03036817737', '');
INSERT INTO public.event VALUES (66, '02', 34, 1787487360000, 'settled', '019f6214-4000-7000-8000-0000000000aa', '', '', 0, '', 'Ana Paula', NULL, '{"found":false,"same_as":"019f6214-4000-7000-8000-000000000081"}', '', 'fa462c9296d34d8e80a9478739ca71db', '8a8f537522c92464027553a1031bef0259d08db2b5da5ce104e360ff80eebb82', '');
INSERT INTO public.event VALUES (67, '02', 35, 1787487375000, 'settled', '019f6214-4000-7000-8000-000000000081', '', '', 0, '', 'Ana Paula', 6400, '{"reopened":"tx-import"}', '5c90e678e553b8da70ff665a4bd8a35ec9bf639df8b6be8ba9f889b7d04fa19d', '019f6214-4000-7000-8000-000000000087', '33a2a1142d060f6f302080b2aa7566a08525ab7ac7858b444ce39b6f1aca2dcd', '');
INSERT INTO public.event VALUES (68, '02', 36, 1787487375000, 'settled', '019f6214-4000-7000-8000-0000000000aa', '', '', 0, 'tx-import', 'Ana Paula', NULL, '{"found":true}', '', '1556e61eca5d4443b8bcf0d4bce4fe3a', 'e87f063195be1c4d66af391a9e8b44a0a7da00b0e1027a9c78deba91fe19f2dc', '');
INSERT INTO public.event VALUES (69, '02', 37, 1787487390000, 'attempt', '019f6214-4000-7000-8000-000000000088', '019f6214-4000-7000-8000-000000000089', '', 0, '', 'Ana Paula', 500, '{"day":20260823,"limit_ms":30000,"number":9}', '3a9e359842b27bf9e81c4fcba57ba7104cd6c2ddac116913ee5a7c1c9949064e', '019f6214-4000-7000-8000-000000000090', '01dce73331af29541ac3f5c5df92b8edd3666c3b583fb4884986f93901085163', '');
INSERT INTO public.event VALUES (70, '02', 38, 1787487405000, 'out', '019f6214-4000-7000-8000-000000000088', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000091', 'f869b378e825e5cd5fd2e1753f204c3a694a7ff9780b50f934a73c8e4504cf17', '');
INSERT INTO public.event VALUES (71, '02', 39, 1787487420000, 'reply', '019f6214-4000-7000-8000-000000000088', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '0a2defbd37d2cf1faecef68a690e7ee3a9966fb7333f3910c11651c19e34041c', '019f6214-4000-7000-8000-000000000092', '50b0ae7c1ad13d55c3fec2481a5aa19a5c28399ac169fd194a0c045f444d1b52', '');
INSERT INTO public.event VALUES (72, '02', 40, 1787487435000, 'created', '019f6214-4000-7000-8000-000000000088', '', '', 0, 'tx-shared', 'Ana Paula', 500, '{"answer":{"checked":500,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":500}', '', '019f6214-4000-7000-8000-000000000093', 'ef8cb9a6c0d5b5364cc9d0b4613fb467a37829dc8aaa686305befd85c60cd0dc', '');
INSERT INTO public.event VALUES (73, '02', 41, 1787487450000, 'shown', '019f6214-4000-7000-8000-000000000088', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000094', 'c529fc3418833165616af6cdf7ca61816664c80cae52de4d88f3d9151425ac14', '');
INSERT INTO public.event VALUES (74, '02', 42, 1787487465000, 'attempt', '019f6214-4000-7000-8000-000000000095', '019f6214-4000-7000-8000-000000000096', '', 0, '', 'Ana Paula', 500, '{"day":20260823,"limit_ms":30000,"number":10}', '6c75fc72d0af36b99ee05d4f47fc559db40ed1e943041a56f5047bae1fc5bd81', '019f6214-4000-7000-8000-000000000097', 'adef84bc008e98de27fa9274e97fdf5da7a56241100586f8540c20d389febbb1', '');
INSERT INTO public.event VALUES (75, '02', 43, 1787487480000, 'out', '019f6214-4000-7000-8000-000000000095', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000098', '45588df677e33b6939e444c23ce092eaf4dcfc51034d961d4c2dbf7741402c1d', '');
INSERT INTO public.event VALUES (76, '02', 44, 1787487495000, 'reply', '019f6214-4000-7000-8000-000000000095', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '933699402417f66e8a020a2dc5c97474db1de0f49e4665487502f1ddc9647024', '019f6214-4000-7000-8000-000000000099', '72a1bc28b4520b09a0020ca81ee9022ac26e233e735e3a5a55954cf4bc1b0b42', '');
INSERT INTO public.event VALUES (77, '02', 45, 1787487510000, 'created', '019f6214-4000-7000-8000-000000000095', '', '', 0, 'tx-shared', 'Ana Paula', 500, '{"answer":{"checked":500,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","shared_with":"019f6214-4000-7000-8000-000000000088","status":"Aguardando","told":500}', '', '019f6214-4000-7000-8000-000000000100', 'd935b17b676c9ebb4d450a30630df1795d6f6032a3a20050e19e28471be4015b', '');
INSERT INTO public.event VALUES (78, '02', 46, 1787487525000, 'shown', '019f6214-4000-7000-8000-000000000095', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000101', '015a9824852da4aa11b7a141c57d0588159d4206aa4caf48aa12770e64fc5a52', '');
INSERT INTO public.event VALUES (79, '01', 33, 1787487540000, 'attempt', '019f6214-4000-7000-8000-000000000102', '019f6214-4000-7000-8000-000000000103', '', 0, '', 'Ana Paula', 900, '{"day":20260823,"limit_ms":30000,"number":4}', 'd36b4eb58a6d67b75dbc3f1b50f9fefda8c9888cb84dc75889386c1c9b1241d8', '019f6214-4000-7000-8000-000000000104', 'bf71249a805d2e88ebb99cd68f45156eb133e8add5ff96842af71e5fff39df5f', '');
INSERT INTO public.event VALUES (80, '01', 34, 1787487555000, 'out', '019f6214-4000-7000-8000-000000000102', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000105', '4783dbd3ca513d4fd61190e2cc9c54f218aeaea9ad169bb991cbac739ee05f01', '');
INSERT INTO public.event VALUES (81, '01', 35, 1787487570000, 'not_sent', '019f6214-4000-7000-8000-000000000102', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_refused","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000106', '7b9bd3f3c5ed24d24259e34e7a3cce88cc705ccb028ffd8941fcfee0e30a9c1f', '');
INSERT INTO public.event VALUES (82, '01', 36, 1787487585000, 'attempt', '019f6214-4000-7000-8000-000000000107', '019f6214-4000-7000-8000-000000000103', '019f6214-4000-7000-8000-000000000102', 0, '', 'Ana Paula', 900, '{"day":20260823,"limit_ms":30000,"number":5}', '269b07bbc66eb44e2c3e6b0ae341d474ab6ab8849ba38f9707c953fd6b261ce1', '019f6214-4000-7000-8000-000000000109', '71ea3bce7fdc01f1bd31ff4e4884b56d8e0a7ed72c758fda666a2b5abf997080', '');
INSERT INTO public.event VALUES (83, '01', 37, 1787487600000, 'out', '019f6214-4000-7000-8000-000000000107', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000110', '3faeb1dd367c9d4c48d5479de4f774000421e7918d7730ea55960dab0750ad3c', '');
INSERT INTO public.event VALUES (84, '01', 38, 1787487615000, 'refused', '019f6214-4000-7000-8000-000000000107', '', '', 0, '', 'Ana Paula', NULL, '{"category":"auth","cause":"http_status","code":"","http":401}', '', '019f6214-4000-7000-8000-000000000111', '86a9070a49136af66dcee18e5df77d2709561f7b1e475c39d6c6fadbceb259f9', '');
INSERT INTO public.event VALUES (85, '01', 39, 1787487630000, 'operator_added', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b1","name":"Dona Rosa","role":"manager"}', '', 'eb46c4c22f18473ea2f4523f0a442220', '73dd137ded21579da7ad32bcaf117dbe5f31d69bbfc0aabd51e46d97bbfdf6c6', '');
INSERT INTO public.event VALUES (86, '01', 40, 1787487630000, 'pin_set', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b1","secret":"$pbkdf2-sha256$i=1$aa$bb"}', '', '57e21f189bf44d1eb5e9c226f8b8589e', 'fc86aa72957c73d144ef020508d8bb801e7179923f79995d7f8e7d45a8c67302', '');
INSERT INTO public.event VALUES (87, '01', 41, 1787487645000, 'operator_added', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b2","name":"Ana Paula","role":"cashier"}', '', '5c3c63551a734996b0758d2aab5de6e2', '57916e55e01883f34f5856cf27b16eaf794cfd9ba3f5ea361b3a30bae0e32c58', '');
INSERT INTO public.event VALUES (88, '01', 42, 1787487645000, 'pin_set', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b2","secret":"$pbkdf2-sha256$i=1$aa$bb"}', '', 'fc3a0fbe2e3c4ce8a31260fb88822708', '9eaa6bf8d81a28ec12e752eb4aa9448c3a258fb5eb04c3b52f15bfd144804a3b', '');
INSERT INTO public.event VALUES (89, '01', 43, 1787487660000, 'operator_added', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b3","name":"Bento","role":"cashier"}', '', 'd49b7861b6ef44b48288f5a24ca02038', '66c596f3eced2f444d9ea4d1265e9e5e5fab6af20c19d32215a6273cdb28489e', '');
INSERT INTO public.event VALUES (90, '01', 44, 1787487660000, 'pin_set', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b3","secret":"$pbkdf2-sha256$i=1$aa$bb"}', '', '90775771e0f249a09879c546ca57f071', 'b96e58b5b40b0bdb15d3a0bee14224ab73e8b2b155ceb5732b4a47805bd128de', '');
INSERT INTO public.event VALUES (91, '01', 45, 1787487675000, 'operator_disabled', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b3"}', '', '0723c4f4340741b18a022335fefa03fe', '61656bfbc2a827291d1509cf3940e3c1be83d5dfeede76da3e356d849a395703', '');
INSERT INTO public.event VALUES (92, '01', 46, 1787487690000, 'pin_wrong', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b2"}', '', 'c302be9723754943b1661c8ae19ce911', '85158a9ebf02cd5c06684432ff4d6f054cac438722076417d3f8be73ee04f90f', '');
INSERT INTO public.event VALUES (93, '01', 47, 1787487705000, 'pin_right', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b2"}', '', '41195ce52322471096f71fd9ba4a8630', 'ca206e9309835ae5122b88d445e15431f61aeb733b4887b077be58ea0f83a11e', '');


--
-- Data for Name: ledger_meta; Type: TABLE DATA; Schema: public; Owner: balcao_owner
--

INSERT INTO public.ledger_meta VALUES (6, 'real', 0);


--
-- Data for Name: personal; Type: TABLE DATA; Schema: public; Owner: balcao_owner
--

INSERT INTO public.personal VALUES (8, '849d5f645235d7a117b7fc684db61ca3', '{"email":"marina.alves@example.com","mark":"Mesa 86","name":"Odd Ødegård","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (10, 'e25e349cd70db11d6153818bce9ba822', '{"body":"{\"txid\":\"tx-paid\"}"}');
INSERT INTO public.personal VALUES (14, 'a5372b8623b66f423dfdbe251ae84747', '{"email":"marina.alves@example.com","mark":"Mesa 49","name":"João da Silva","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (16, '065c26a4a1a824011c922511fd7ce23d', '{"body":"{\"txid\":\"tx-corrected\"}"}');
INSERT INTO public.personal VALUES (25, 'f84f19b6bade99e181bebe240c201461', '{"email":"marina.alves@example.com","mark":"Mesa 31","name":"Loja 124 Ltda","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (27, '81a68c3fe3a567030ebabe033a115cc2', '{"body":"{\"txid\":\"tx-doubt\"}"}');
INSERT INTO public.personal VALUES (33, 'ffeb018dc207889ec4888e939e298cb5', '{"email":"marina.alves@example.com","mark":"Mesa 71","name":"Bia Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (35, 'ab01f2ac0ffeeaa1625f0e3df5196b90', '{"body":"{\"txid\":\"tx-differs\"}"}');
INSERT INTO public.personal VALUES (39, '11d2aaaf55c00ff919ab1f2efd30c87a', '{"email":"marina.alves@example.com","mark":"Mesa 72","name":"Caio Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (41, 'ea940f5dadb63494b3a78a19fc6cec3b', '{"body":"{\"txid\":\"tx-attention\"}"}');
INSERT INTO public.personal VALUES (44, 'a7486c54e4f5f992b2130f0dfff85a56', '{"email":"marina.alves@example.com","mark":"Mesa 20","name":"Ana D''Ávila","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (46, 'dced44c196f85047e4e7f24f1cef4e7a', '{"body":"{\"txid\":\"tx-seen\"}"}');
INSERT INTO public.personal VALUES (50, '1c71c8fc7a72d7e84802b89ae1bfe529', '{"email":"marina.alves@example.com","mark":"Mesa 61","name":"Łukasz Nowak","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (53, 'a826218b6e0a6b6ffa3d9abf1b654d21', '{"email":"marina.alves@example.com","mark":"Mesa 62","name":"Vera Prado","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (57, '4b01c0a738d656055c7082c6de0a4341', '{"email":"marina.alves@example.com","mark":"Mesa 63","name":"Zeca Lima","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (62, '618d4c624652ea0bdcd9dda09acb5347', '{"email":"marina.alves@example.com","mark":"Mesa 64","name":"Davi Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (67, 'e898d3d0c0f0d01b2edeedf3cfd6be5c', '{"email":"marina.alves@example.com","name":"Davi Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (69, 'fbbe16b006a0cb454d987f3fd506ce45', '{"email":"marina.alves@example.com","mark":"Mesa 5","name":"Eva Um","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (71, 'a454d111970cab1e45a2de79694cac1c', '{"body":"{\"txid\":\"tx-shared\"}"}');
INSERT INTO public.personal VALUES (74, '7a19830189be65dca7a558f849751c7a', '{"email":"marina.alves@example.com","mark":"Mesa 5","name":"Eva Dois","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (76, '72d2c7c8b16864c00b0f50e174e1e164', '{"body":"{\"txid\":\"tx-shared\"}"}');
INSERT INTO public.personal VALUES (79, '025c82b18d64d7689d4fcae5255baffd', '{"email":"marina.alves@example.com","mark":"Mesa 9","name":"Rui Três","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (82, '50edf6cb72aafd4638064b29911fbce7', '{"email":"marina.alves@example.com","mark":"Mesa 9","name":"Rui Três","phone":"11987654321","tax_id":"52998224725"}');


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


