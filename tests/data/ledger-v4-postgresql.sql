--
-- PostgreSQL database dump
--

\restrict A0vwJBjKxah1BNAuHKZipz6KuGAScUZQEPKpIol4JyymyJGQvdSA0LVanjCayKT

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
    INSERT INTO charge SELECT made.* ON CONFLICT (id) DO UPDATE SET (replaced_by, changed_at, changed_by, limit_ms, last_event, last_change, state, correction, corrections, revision, status, txid, shared_with, provider_status, amount, reported_amount, reported_at, doubts, later_word, accepted, report_accepted, to_check, arrived_late, expires_at, code, received_at, received_by, settled_by, name, phone, email, tax_id, erased) = (EXCLUDED.replaced_by, EXCLUDED.changed_at, EXCLUDED.changed_by, EXCLUDED.limit_ms, EXCLUDED.last_event, EXCLUDED.last_change, EXCLUDED.state, EXCLUDED.correction, EXCLUDED.corrections, EXCLUDED.revision, EXCLUDED.status, EXCLUDED.txid, EXCLUDED.shared_with, EXCLUDED.provider_status, EXCLUDED.amount, EXCLUDED.reported_amount, EXCLUDED.reported_at, EXCLUDED.doubts, EXCLUDED.later_word, EXCLUDED.accepted, EXCLUDED.report_accepted, EXCLUDED.to_check, EXCLUDED.arrived_late, EXCLUDED.expires_at, EXCLUDED.code, EXCLUDED.received_at, EXCLUDED.received_by, EXCLUDED.settled_by, EXCLUDED.name, EXCLUDED.phone, EXCLUDED.email, EXCLUDED.tax_id, EXCLUDED.erased);
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

INSERT INTO public.charge VALUES (25, '019f6214-4000-7000-8000-000000000030', '019f6214-4000-7000-8000-000000000031', '', '', '01', 'Ana Paula', 3, 20260823, 1787486760000, 1787486865000, '', 30000, 32, 32, 'created', 'unknown', 1, 1, 'unknown', 'tx-doubt', '', 0, '', 'Aguardando', 3100, 3100, NULL, '', '', 0, 0, 1, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', 'Loja 124 Ltda', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (1, '019f6214-4000-7000-8000-000000000001', '019f6214-4000-7000-8000-000000000002', '', '', '01', 'Ana Paula', 1, 20260714, 1784030415000, 1784030490000, '', 30000, 6, 6, 'created', 'none', 0, 1, 'paid', 'tx-old', '', 0, '', 'Paga', 1200, 1200, NULL, '', '', 0, 0, 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', '', '', '', '', 1);
INSERT INTO public.charge VALUES (14, '019f6214-4000-7000-8000-000000000017', '019f6214-4000-7000-8000-000000000018', '', '', '01', 'Ana Paula', 2, 20260823, 1787486595000, 1787486745000, '', 30000, 24, 24, 'created', 'none', 2, 2, 'waiting', 'tx-corrected', '', 0, '', 'Aguardando', 4450, 4450, NULL, '', '', 0, 0, 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', 'João da Silva', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (8, '019f6214-4000-7000-8000-000000000009', '019f6214-4000-7000-8000-000000000010', '', '', '01', 'Ana Paula', 1, 20260823, 1787486505000, 1787486580000, '', 30000, 13, 13, 'created', 'none', 0, 1, 'paid', 'tx-paid', '', 0, '', 'Paga', 8640, 8640, NULL, '', '', 0, 0, 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', 'Odd Ødegård', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (53, '019f6214-4000-7000-8000-000000000068', '019f6214-4000-7000-8000-000000000069', '', '', '02', 'Ana Paula', 5, 20260823, 1787487180000, 1787487225000, '', 30000, 56, 56, 'created', 'none', 0, 1, 'attention', 'tx-found', '', 0, '', '', 6200, NULL, NULL, 'never_read', '', 0, 0, 1, 0, NULL, '', NULL, '', 'Ana Paula', 'Vera Prado', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (33, '019f6214-4000-7000-8000-000000000040', '019f6214-4000-7000-8000-000000000041', '', '', '02', 'Ana Paula', 1, 20260823, 1787486880000, 1787486955000, '', 30000, 38, 36, 'created', 'none', 0, 1, 'waiting', 'tx-differs', '', 0, '', 'Aguardando', 7100, 7101, NULL, 'amount_differs', '', 1, 0, 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', 'Bia Reis', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (44, '019f6214-4000-7000-8000-000000000055', '019f6214-4000-7000-8000-000000000056', '', '', '02', 'Ana Paula', 3, 20260823, 1787487045000, 1787487120000, '', 30000, 49, 49, 'created', 'none', 0, 1, 'received', 'tx-seen', '', 0, '', 'Aguardando', 2000, 2000, NULL, '', '', 0, 0, 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', 1787487120000, 'Ana Paula', '', 'Ana D''Ávila', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (39, '019f6214-4000-7000-8000-000000000048', '019f6214-4000-7000-8000-000000000049', '', '', '02', 'Ana Paula', 2, 20260823, 1787486970000, 1787487030000, '', 30000, 43, 42, 'created', 'none', 0, 1, 'attention', 'tx-attention', '', 0, '', 'Aguardando', 7200, 7199, NULL, 'amount_differs', '', 0, 0, 1, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', 'Caio Reis', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (50, '019f6214-4000-7000-8000-000000000063', '019f6214-4000-7000-8000-000000000064', '', '', '02', 'Ana Paula', 4, 20260823, 1787487135000, 1787487165000, '', 30000, 52, 52, 'unknown', 'none', 0, 1, 'unknown', '', '', 0, '', '', 6100, NULL, NULL, '', '', 0, 0, 1, 0, NULL, '', NULL, '', '', 'Łukasz Nowak', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (57, '019f6214-4000-7000-8000-000000000074', '019f6214-4000-7000-8000-000000000075', '', '', '02', 'Ana Paula', 6, 20260823, 1787487240000, 1787487285000, '', 30000, 60, 60, 'absent', 'none', 0, 1, 'absent', '', '', 0, '', '', 6300, NULL, NULL, '', '', 0, 0, 0, 0, NULL, '', NULL, '', 'Ana Paula', 'Zeca Lima', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (62, '019f6214-4000-7000-8000-000000000081', '019f6214-4000-7000-8000-000000000082', '', '', '02', 'Ana Paula', 8, 20260823, 1787487315000, 1787487375000, '', 30000, 67, 67, 'unknown', 'none', 0, 1, 'unknown', '', '', 0, '', '', 6400, NULL, NULL, '', '', 0, 0, 1, 0, NULL, '', NULL, '', '', 'Davi Reis', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (61, '019f6214-4000-7000-8000-0000000000aa', '019f6214-4000-7000-8000-0000000000aa', '', '', '02', 'Ana Paula', 7, 20260823, 1787487300000, 1787487375000, '', 0, 68, 68, 'created', 'none', 0, 1, 'attention', 'tx-import', '', 1, '', '', 0, NULL, NULL, 'never_read', '', 0, 0, 1, 0, NULL, '', NULL, '', 'Ana Paula', '', '', '', '', 0);
INSERT INTO public.charge VALUES (69, '019f6214-4000-7000-8000-000000000088', '019f6214-4000-7000-8000-000000000089', '', '', '02', 'Ana Paula', 9, 20260823, 1787487390000, 1787487450000, '', 30000, 73, 72, 'created', 'none', 0, 1, 'waiting', 'tx-shared', '', 0, '', 'Aguardando', 500, 500, NULL, '', '', 0, 0, 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', 'Eva Um', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (79, '019f6214-4000-7000-8000-000000000102', '019f6214-4000-7000-8000-000000000103', '', '019f6214-4000-7000-8000-000000000107', '01', 'Ana Paula', 4, 20260823, 1787487540000, 1787487570000, '', 30000, 82, 81, 'not_sent', 'none', 0, 1, 'not_sent', '', '', 0, '', '', 900, NULL, NULL, '', '', 0, 0, 0, 0, NULL, '', NULL, '', '', 'Rui Três', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (74, '019f6214-4000-7000-8000-000000000095', '019f6214-4000-7000-8000-000000000096', '', '', '02', 'Ana Paula', 10, 20260823, 1787487465000, 1787487525000, '', 30000, 78, 77, 'created', 'none', 0, 1, 'attention', 'tx-shared', '', 0, '019f6214-4000-7000-8000-000000000088', 'Aguardando', 500, 500, NULL, 'txid_shared', '', 0, 0, 1, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', '', 'Eva Dois', '11987654321', 'marina.alves@example.com', '52998224725', 0);
INSERT INTO public.charge VALUES (82, '019f6214-4000-7000-8000-000000000107', '019f6214-4000-7000-8000-000000000103', '019f6214-4000-7000-8000-000000000102', '', '01', 'Ana Paula', 5, 20260823, 1787487585000, 1787487615000, '', 30000, 84, 84, 'refused', 'none', 0, 1, 'refused', '', '', 0, '', '', 900, NULL, NULL, '', '', 0, 0, 0, 0, NULL, '', NULL, '', '', 'Rui Três', '11987654321', 'marina.alves@example.com', '52998224725', 0);


--
-- Data for Name: charge_search; Type: TABLE DATA; Schema: public; Owner: balcao_owner
--

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

INSERT INTO public.event VALUES (1, '01', 1, 1784030415000, 'attempt', '019f6214-4000-7000-8000-000000000001', '019f6214-4000-7000-8000-000000000002', '', 0, '', 'Ana Paula', 1200, '{"day":20260714,"limit_ms":30000,"number":1}', 'a6910b4501db2ffca55f8ec03564091795edb8a328f2afc8d47284aedb9a6e0f', '019f6214-4000-7000-8000-000000000003', '6204cfb24c647d3c99dbbaffdf6e20b41af1d4e464661607eb10f1fd0c34a95b', '');
INSERT INTO public.event VALUES (2, '01', 2, 1784030430000, 'out', '019f6214-4000-7000-8000-000000000001', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000004', '2aff1a3b5c7cf2125a7525601bb08c07c35b6408a076c26a28696ac14258adf4', '');
INSERT INTO public.event VALUES (3, '01', 3, 1784030445000, 'reply', '019f6214-4000-7000-8000-000000000001', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', 'dff568aa5540efae0833a976dddf4bc3c1bd2aeebef32c792c71a50d831705a1', '019f6214-4000-7000-8000-000000000005', 'fda96443221f09b25d80c40b0321ceb3e042088dbe10def9376dbef3a424fdfc', '');
INSERT INTO public.event VALUES (4, '01', 4, 1784030460000, 'created', '019f6214-4000-7000-8000-000000000001', '', '', 0, 'tx-old', 'Ana Paula', 1200, '{"answer":{"checked":1200,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":1200}', '', '019f6214-4000-7000-8000-000000000006', '17a99f7d7d3893ab11a0abbb702b250cf2f99a7d298c517ed9b9efeceb4fb6ac', '');
INSERT INTO public.event VALUES (5, '01', 5, 1784030475000, 'shown', '019f6214-4000-7000-8000-000000000001', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000007', '7c7d2d2557dbfc50c7ebce566458f7bc75174c99ae24ba7cb8bf843d671bdfb4', '');
INSERT INTO public.event VALUES (6, '01', 6, 1784030490000, 'status_read', '019f6214-4000-7000-8000-000000000001', '', '', 0, 'tx-old', 'Ana Paula', 1200, '{"answer":{"checked":1200,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"asked_at":4,"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Paga","told":1200}', '', '019f6214-4000-7000-8000-000000000008', '76e10baf4cc6517d36ae6fe808c9abeb68334963248101a674bd30fc94644e36', '');
INSERT INTO public.event VALUES (7, '01', 7, 1787486490000, 'erased', '', '', '', 0, '', 'Dona Rosa', NULL, '{"before":1785553200000,"charges":1}', '', 'e93e8d27e2de4dc4bada2b331a534fe7', '4e07bd8c744b6495bfb9aa1546e01893ed9f77d2fb0cfa9d764192a4120896e8', '');
INSERT INTO public.event VALUES (8, '01', 8, 1787486505000, 'attempt', '019f6214-4000-7000-8000-000000000009', '019f6214-4000-7000-8000-000000000010', '', 0, '', 'Ana Paula', 8640, '{"day":20260823,"limit_ms":30000,"number":1}', 'd8780006ae0d0bc6eb64dd024db966e6d4ce7292b2dc9e40468e3dfb4e8415c1', '019f6214-4000-7000-8000-000000000011', '24eef8d08d38051e8acad90eb616c0dff3958fb7278543ef1ac6c22626d90d05', '');
INSERT INTO public.event VALUES (9, '01', 9, 1787486520000, 'out', '019f6214-4000-7000-8000-000000000009', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000012', '45bb6c7156d7606c38dcffaa9182517e4bd182e47225299866e19904d042ebf2', '');
INSERT INTO public.event VALUES (10, '01', 10, 1787486535000, 'reply', '019f6214-4000-7000-8000-000000000009', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '0c8669a072ef8cfcfa5e3be5da08e189d8f55fffdddb5d6dd9462e8548018e3d', '019f6214-4000-7000-8000-000000000013', 'a9f9e76ad5e1e242a346aa0d338b06810553fe37eb0d5b131f3638db59380259', '');
INSERT INTO public.event VALUES (11, '01', 11, 1787486550000, 'created', '019f6214-4000-7000-8000-000000000009', '', '', 0, 'tx-paid', 'Ana Paula', 8640, '{"answer":{"checked":8640,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":8640}', '', '019f6214-4000-7000-8000-000000000014', '574bce8758b18c1a3267ea83879ccb5271906bbc0488a723236744f5198e88b8', '');
INSERT INTO public.event VALUES (12, '01', 12, 1787486565000, 'shown', '019f6214-4000-7000-8000-000000000009', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000015', '4519d4a75f943e195ea310d6807f449119fcfff0208e7f4f5191c40fbac948a2', '');
INSERT INTO public.event VALUES (13, '01', 13, 1787486580000, 'status_read', '019f6214-4000-7000-8000-000000000009', '', '', 0, 'tx-paid', 'Ana Paula', 8640, '{"answer":{"checked":8640,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"asked_at":11,"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Paga","told":8640}', '', '019f6214-4000-7000-8000-000000000016', 'def58ad108719616c48ec5740ee6eb97ecdf9a80de6b27e7254d01509dc387de', '');
INSERT INTO public.event VALUES (14, '01', 14, 1787486595000, 'attempt', '019f6214-4000-7000-8000-000000000017', '019f6214-4000-7000-8000-000000000018', '', 0, '', 'Ana Paula', 4990, '{"day":20260823,"limit_ms":30000,"number":2}', '2fb857819a5e036bee11f26c306dcd369362156b933d9e9e0a38a57a422526be', '019f6214-4000-7000-8000-000000000019', 'ef5fe8f53f54a2c12fe897136f65c7ccf7ca3f921915ec1da895538ceea84358', '');
INSERT INTO public.event VALUES (15, '01', 15, 1787486610000, 'out', '019f6214-4000-7000-8000-000000000017', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000020', '1a616f517b0d9064a44aad345cb83c536afb859fe79097adf6aa44fcc124a8d9', '');
INSERT INTO public.event VALUES (16, '01', 16, 1787486625000, 'reply', '019f6214-4000-7000-8000-000000000017', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '098b9ce9545087333f1c4fa36ddbf5d00d8ffab58aec2335bc43565e54ebc01e', '019f6214-4000-7000-8000-000000000021', '3e8866487ab81f6527687f678e972259f2314cd3750e00cd28bf0be28cf10c96', '');
INSERT INTO public.event VALUES (17, '01', 17, 1787486640000, 'created', '019f6214-4000-7000-8000-000000000017', '', '', 0, 'tx-corrected', 'Ana Paula', 4990, '{"answer":{"checked":4990,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":4990}', '', '019f6214-4000-7000-8000-000000000022', '3d45c817d4adbab3b28ac810154f3030402595f27858bf1b7022b614246a2e84', '');
INSERT INTO public.event VALUES (18, '01', 18, 1787486655000, 'shown', '019f6214-4000-7000-8000-000000000017', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000023', '30d853f20b6f8d9a15eaf4a0991680d9b729e1a0916ab5883a67293e1bbe76bf', '');
INSERT INTO public.event VALUES (19, '01', 19, 1787486670000, 'correction_asked', '019f6214-4000-7000-8000-000000000017', '', '', 1, '', 'Ana Paula', 4450, '{"limit_ms":30000,"reason":"desconto esquecido"}', '', '019f6214-4000-7000-8000-000000000024', '19e6300410649b592fef4a1b5d4839ce6299e45d059e8125d9968c5255371c03', '');
INSERT INTO public.event VALUES (20, '01', 20, 1787486685000, 'out', '019f6214-4000-7000-8000-000000000017', '', '', 1, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000025', '100cb2d58c1088c1fb5e4f66069905216d85dc2be3ee7f3880c8b443d14166ba', '');
INSERT INTO public.event VALUES (21, '01', 21, 1787486700000, 'correction_done', '019f6214-4000-7000-8000-000000000017', '', '', 1, '', 'Ana Paula', 4450, '{"answer":{"checked":4450,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","reason":"","revision":2,"status":"Aguardando","told":4450}', '', '019f6214-4000-7000-8000-000000000026', 'cf7287b9d739ab262f3fb204316e4e22cf7c82fe2fb4d96cd6ed39f9e40c3abe', '');
INSERT INTO public.event VALUES (22, '01', 22, 1787486715000, 'correction_asked', '019f6214-4000-7000-8000-000000000017', '', '', 2, '', 'Ana Paula', 4400, '{"limit_ms":30000,"reason":"desconto esquecido"}', '', '019f6214-4000-7000-8000-000000000027', '77345b07c06942a7a09155178f11d12d0b7a6ad1613f48dbf19a1cb2b8e69363', '');
INSERT INTO public.event VALUES (23, '01', 23, 1787486730000, 'out', '019f6214-4000-7000-8000-000000000017', '', '', 2, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000028', '154fae1f2eef2a5950ac908ec434806f156351b24c6a100245e825de82a094d2', '');
INSERT INTO public.event VALUES (24, '01', 24, 1787486745000, 'correction_refused', '019f6214-4000-7000-8000-000000000017', '', '', 2, '', 'Ana Paula', 4400, '{"category":"auth","cause":"http_status","code":"","doubt":false,"http":401}', '', '019f6214-4000-7000-8000-000000000029', 'b44b6af5997dc5bf2d714d02c2ba9d2049bd35d38190debf0a75a06129c2914d', '');
INSERT INTO public.event VALUES (25, '01', 25, 1787486760000, 'attempt', '019f6214-4000-7000-8000-000000000030', '019f6214-4000-7000-8000-000000000031', '', 0, '', 'Ana Paula', 3100, '{"day":20260823,"limit_ms":30000,"number":3}', 'b867c41392a1177c7dcfccecee4d50f7cd2fb11921705011e1fbfd8a3589c9f2', '019f6214-4000-7000-8000-000000000032', '7c275e7438513bdc0030baac597b656261d9c0f40f9ec906d22816c05880e5f5', '');
INSERT INTO public.event VALUES (26, '01', 26, 1787486775000, 'out', '019f6214-4000-7000-8000-000000000030', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000033', 'd76593455cc61d1dc7f38f9eb7863f49f5b99449cb33d0e242bb4283b7386177', '');
INSERT INTO public.event VALUES (27, '01', 27, 1787486790000, 'reply', '019f6214-4000-7000-8000-000000000030', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', 'a7127974a3d08d31a2ace0aa20e683dfb9dbe83fd8a5a4a5554b1a995b12af3a', '019f6214-4000-7000-8000-000000000034', '685ac490b54fd8f2f378bdc373c06f0382533ba55b8abc62e2afd60048d9fb4b', '');
INSERT INTO public.event VALUES (28, '01', 28, 1787486805000, 'created', '019f6214-4000-7000-8000-000000000030', '', '', 0, 'tx-doubt', 'Ana Paula', 3100, '{"answer":{"checked":3100,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":3100}', '', '019f6214-4000-7000-8000-000000000035', '9878fb108bfab92313449a231ffb2e1554891deb1b5fd9b0e8d418a394c385a3', '');
INSERT INTO public.event VALUES (29, '01', 29, 1787486820000, 'shown', '019f6214-4000-7000-8000-000000000030', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000036', 'cb353a7160c6741018968752fdfd24f7c3a6ae78c3c9dc0781b91a92573e47b7', '');
INSERT INTO public.event VALUES (30, '01', 30, 1787486835000, 'correction_asked', '019f6214-4000-7000-8000-000000000030', '', '', 1, '', 'Ana Paula', 3000, '{"limit_ms":30000,"reason":"desconto esquecido"}', '', '019f6214-4000-7000-8000-000000000037', '4f9d010321dce86750d9eb6e24bd98992dfea5aa44b25c1a9cbf250196df4db4', '');
INSERT INTO public.event VALUES (31, '01', 31, 1787486850000, 'out', '019f6214-4000-7000-8000-000000000030', '', '', 1, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000038', 'bb9d6aed65470489c5a91c1d461f757c9ada4ee0293d3853de2185033ac7e726', '');
INSERT INTO public.event VALUES (32, '01', 32, 1787486865000, 'correction_unknown', '019f6214-4000-7000-8000-000000000030', '', '', 1, '', 'Ana Paula', 3000, '{"category":"none","cause":"connection_lost","code":"","doubt":false,"http":0}', '', '019f6214-4000-7000-8000-000000000039', 'dd59567ac58c50b98f812d4c96938585b2c9464ebf58d7bdeae94cc861d39575', '');
INSERT INTO public.event VALUES (33, '02', 1, 1787486880000, 'attempt', '019f6214-4000-7000-8000-000000000040', '019f6214-4000-7000-8000-000000000041', '', 0, '', 'Ana Paula', 7100, '{"day":20260823,"limit_ms":30000,"number":1}', '77a6f121dbd5b47a2d10e26a7cbecce93eb089d7b92d9f3d392dae98e1025f88', '019f6214-4000-7000-8000-000000000042', '4503b3199d4292e2140671951d691e78e2f3267f6a5b2d562d15fb64261c74ac', '');
INSERT INTO public.event VALUES (34, '02', 2, 1787486895000, 'out', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000043', 'f6eeb458d3808f8ef235cd1f1fa4b1f6ab95db05238ea51d716e8d400bb76689', '');
INSERT INTO public.event VALUES (35, '02', 3, 1787486910000, 'reply', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', 'b0b491745497fe78daa4b8493820f986a7b23f04f68bb40c0d9ef7203d1b0d3a', '019f6214-4000-7000-8000-000000000044', '9c0abe1fe4f79e27dfdcade4c39816d3c49b74d41350cf5f74c3632a3e12c484', '');
INSERT INTO public.event VALUES (36, '02', 4, 1787486925000, 'created', '019f6214-4000-7000-8000-000000000040', '', '', 0, 'tx-differs', 'Ana Paula', 7100, '{"answer":{"checked":7100,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":7101}', '', '019f6214-4000-7000-8000-000000000045', '39513079a121c399a10cd5981c371c9ace28c8a1d804bc0d0e8a7907c55eb31a', '');
INSERT INTO public.event VALUES (37, '02', 5, 1787486940000, 'shown', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000046', 'a1a6734504491e2ef3a6d90e4130c4ae278cbd58d555b582ef5375f311b957bd', '');
INSERT INTO public.event VALUES (38, '02', 6, 1787486955000, 'difference_accepted', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{"told":7101}', '', '019f6214-4000-7000-8000-000000000047', 'a76e4b63b4a2626bea8dd68670e32d6b446c6eae91c20c0f3ca9e9e1953742c3', '');
INSERT INTO public.event VALUES (39, '02', 7, 1787486970000, 'attempt', '019f6214-4000-7000-8000-000000000048', '019f6214-4000-7000-8000-000000000049', '', 0, '', 'Ana Paula', 7200, '{"day":20260823,"limit_ms":30000,"number":2}', '76ca2dc3bd40232f835d66c35aa66c4e7915dc913a8203c13364f35fbf793604', '019f6214-4000-7000-8000-000000000050', 'ce3afff8cc6c261432f61113f79de59514b70b776f07b69794ad8f87e997ac1b', '');
INSERT INTO public.event VALUES (40, '02', 8, 1787486985000, 'out', '019f6214-4000-7000-8000-000000000048', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000051', '08048e5bcc7e1bc5be17fe8c3902cd62dc5b616dc12e54bd8d8d972b3d49784b', '');
INSERT INTO public.event VALUES (41, '02', 9, 1787487000000, 'reply', '019f6214-4000-7000-8000-000000000048', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '414e0901f9075203ec64adb2a182a0ab3a5deefa431656bc6ce0c6a27dbfc0e1', '019f6214-4000-7000-8000-000000000052', 'e7c27d2bd630ac9c57676e1b0d10646a0423fbcfc43c57ea367a0cbb73e2217e', '');
INSERT INTO public.event VALUES (42, '02', 10, 1787487015000, 'created', '019f6214-4000-7000-8000-000000000048', '', '', 0, 'tx-attention', 'Ana Paula', 7200, '{"answer":{"checked":7200,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":7199}', '', '019f6214-4000-7000-8000-000000000053', 'f9b3b06b11fe2bacf4b5fc3996855b69eca0c1cff7e5ca10a6850149dec669ca', '');
INSERT INTO public.event VALUES (43, '02', 11, 1787487030000, 'shown', '019f6214-4000-7000-8000-000000000048', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000054', '50faada088ebedcd8060c4959b506d80ce2617b86677f698b4929594141e0a10', '');
INSERT INTO public.event VALUES (44, '02', 12, 1787487045000, 'attempt', '019f6214-4000-7000-8000-000000000055', '019f6214-4000-7000-8000-000000000056', '', 0, '', 'Ana Paula', 2000, '{"day":20260823,"limit_ms":30000,"number":3}', 'c64fd5239656d906d342200625c43f947cefb6b64e3b374a3e99608ee586c615', '019f6214-4000-7000-8000-000000000057', 'adb8a4f488c2d980b6df97371351d41e420bed0d3d0ca934f0302af091cdc5f7', '');
INSERT INTO public.event VALUES (45, '02', 13, 1787487060000, 'out', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000058', '7630d473d3d74b7b6a9fa25b3355fe090bca336b5753e6e9b4f758ae954834cd', '');
INSERT INTO public.event VALUES (46, '02', 14, 1787487075000, 'reply', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '1f766adb18eb3b64abd9676cede6f255de65bdeb7addd8262d371b90e66d081d', '019f6214-4000-7000-8000-000000000059', '375290995e0bf8dc026f6fe7a838e0d87ef152b592068cad396860d8d790a9d5', '');
INSERT INTO public.event VALUES (47, '02', 15, 1787487090000, 'created', '019f6214-4000-7000-8000-000000000055', '', '', 0, 'tx-seen', 'Ana Paula', 2000, '{"answer":{"checked":2000,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":2000}', '', '019f6214-4000-7000-8000-000000000060', 'd7ff88de62c13242d9d66563877b6d12b42617d58814edb952b378ae603f269b', '');
INSERT INTO public.event VALUES (48, '02', 16, 1787487105000, 'shown', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000061', '8ba6bbcd0ef0359b4b73e5194b09a787811c668d0c9beda69480f731128d80e0', '');
INSERT INTO public.event VALUES (49, '02', 17, 1787487120000, 'received', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{"reference":"E607"}', '', '019f6214-4000-7000-8000-000000000062', '5fb951193c4f7d3fcb2d7c2ebaf52079813c943db4f4757d31e77626ee3c98f4', '');
INSERT INTO public.event VALUES (50, '02', 18, 1787487135000, 'attempt', '019f6214-4000-7000-8000-000000000063', '019f6214-4000-7000-8000-000000000064', '', 0, '', 'Ana Paula', 6100, '{"day":20260823,"limit_ms":30000,"number":4}', 'dfca9060dd0bafb8965fc8098105df0a219e859ba928394493dc4b1b4656f705', '019f6214-4000-7000-8000-000000000065', 'ef09da4ef2d65d76c1696281abf8938e11bc7db4f340640820732c3b987afebe', '');
INSERT INTO public.event VALUES (51, '02', 19, 1787487150000, 'out', '019f6214-4000-7000-8000-000000000063', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000066', '7dd1521118fcdd8e4348484925d8f7c8015468a6400a1373e3b1c8a60dace378', '');
INSERT INTO public.event VALUES (52, '02', 20, 1787487165000, 'unknown', '019f6214-4000-7000-8000-000000000063', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000067', '0c04d5ea35d7ee0a423c46296c1f212d968043990aa6a406e9d24846cc474e2d', '');
INSERT INTO public.event VALUES (53, '02', 21, 1787487180000, 'attempt', '019f6214-4000-7000-8000-000000000068', '019f6214-4000-7000-8000-000000000069', '', 0, '', 'Ana Paula', 6200, '{"day":20260823,"limit_ms":30000,"number":5}', 'f5feecb94271a636e52dd6736282ffbfd876c03b80f38388af4463b6e796b83d', '019f6214-4000-7000-8000-000000000070', '61d1d8887a1ffc7b8537458f8cea5732da5c6b0697def4b82427010c524800f1', '');
INSERT INTO public.event VALUES (54, '02', 22, 1787487195000, 'out', '019f6214-4000-7000-8000-000000000068', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000071', 'e2a5e1f4833966f795668f07fd458347ceecf1e6eec66f21b030b45a4cd5b293', '');
INSERT INTO public.event VALUES (55, '02', 23, 1787487210000, 'unknown', '019f6214-4000-7000-8000-000000000068', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000072', '81f43983b20650a29201c808da818368fcc3123d2a80fbb34747b0de611bc60f', '');
INSERT INTO public.event VALUES (56, '02', 24, 1787487225000, 'settled', '019f6214-4000-7000-8000-000000000068', '', '', 0, 'tx-found', 'Ana Paula', NULL, '{"found":true}', '', '019f6214-4000-7000-8000-000000000073', '63776cfe34fba90af25af869276a131e1495fae454c161184477b2f56da581fa', '');
INSERT INTO public.event VALUES (57, '02', 25, 1787487240000, 'attempt', '019f6214-4000-7000-8000-000000000074', '019f6214-4000-7000-8000-000000000075', '', 0, '', 'Ana Paula', 6300, '{"day":20260823,"limit_ms":30000,"number":6}', '662a2fd0d5091b727699494bb60abeaa8e80326928192240f410135e25e299ff', '019f6214-4000-7000-8000-000000000076', '5e552b04a231240a3597e98c30af2acfde0d1c6a58418e0973e42f1ed111be2e', '');
INSERT INTO public.event VALUES (58, '02', 26, 1787487255000, 'out', '019f6214-4000-7000-8000-000000000074', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000077', '84cbc302de79e9aad65b115c416c9e9a2e10523cebba8430be0a8cf0eb95c1ae', '');
INSERT INTO public.event VALUES (59, '02', 27, 1787487270000, 'unknown', '019f6214-4000-7000-8000-000000000074', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000078', '750304af1dff457b8bcb2838e3b558556bc2b002d2ce6e204b6943a0511bd9ee', '');
INSERT INTO public.event VALUES (60, '02', 28, 1787487285000, 'settled', '019f6214-4000-7000-8000-000000000074', '', '', 0, '', 'Ana Paula', NULL, '{"found":false}', '', '019f6214-4000-7000-8000-000000000079', 'c050fd4775a5621af04172f8d453773b75a92a87763ed9012dd12088080fc03a', '');
INSERT INTO public.event VALUES (61, '02', 29, 1787487300000, 'attempt', '019f6214-4000-7000-8000-0000000000aa', '019f6214-4000-7000-8000-0000000000aa', '', 0, 'tx-import', 'Ana Paula', NULL, '{"adopted":true,"day":20260823,"number":7}', '', '019f6214-4000-7000-8000-000000000080', '75fac35326ae7e71b7ef0717953af2f6df04e916ad8d12cdafa44773252394e4', '');
INSERT INTO public.event VALUES (62, '02', 30, 1787487315000, 'attempt', '019f6214-4000-7000-8000-000000000081', '019f6214-4000-7000-8000-000000000082', '', 0, '', 'Ana Paula', 6400, '{"day":20260823,"limit_ms":30000,"number":8}', '1675c4697bb106dfb2ba06f1471e669fd50a39fb6c14ef58c518cb848ff224a4', '019f6214-4000-7000-8000-000000000083', '9d9a0adc80361df463cbcbab9412b3c25b2ee3e642aeb41da483878d34468fe7', '');
INSERT INTO public.event VALUES (63, '02', 31, 1787487330000, 'out', '019f6214-4000-7000-8000-000000000081', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000084', '428a095760b65e8172da550700a5a57b3ff9bf2e43de2b4f5101060613d813e4', '');
INSERT INTO public.event VALUES (64, '02', 32, 1787487345000, 'unknown', '019f6214-4000-7000-8000-000000000081', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000085', '881a772e6f1165b9a3400e2c2b9c23f9744b173c0c18c2b29a354c4571df6daa', '');
INSERT INTO public.event VALUES (65, '02', 33, 1787487360000, 'settled', '019f6214-4000-7000-8000-000000000081', '', '', 0, 'tx-import', 'Ana Paula', NULL, '{"found":true}', '', '019f6214-4000-7000-8000-000000000086', '0821a77441be640e13841ec7a5b748c304b3516f5d9432fa447c2f086a8c8982', '');
INSERT INTO public.event VALUES (66, '02', 34, 1787487360000, 'settled', '019f6214-4000-7000-8000-0000000000aa', '', '', 0, '', 'Ana Paula', NULL, '{"found":false,"same_as":"019f6214-4000-7000-8000-000000000081"}', '', '8c7b8cf0ecdb463383ad51547277c53b', '35de8e601e00ae64fe49e117b66bc0fff066b077e0b59d03449bbc8aa351186a', '');
INSERT INTO public.event VALUES (67, '02', 35, 1787487375000, 'settled', '019f6214-4000-7000-8000-000000000081', '', '', 0, '', 'Ana Paula', 6400, '{"reopened":"tx-import"}', 'b3cd9e98b5e5a7fa8787c0033107d73bf9c6d44bc0bbf16642dd96268aebd53c', '019f6214-4000-7000-8000-000000000087', 'cd0c3485b88fa6e4f1121dd8de80191b2580265a3d75cbae4844f2b88e456aa4', '');
INSERT INTO public.event VALUES (68, '02', 36, 1787487375000, 'settled', '019f6214-4000-7000-8000-0000000000aa', '', '', 0, 'tx-import', 'Ana Paula', NULL, '{"found":true}', '', '2fbdc786932242018a7f13e53b2084e2', 'd10103a2d729bd39f72ea22b14dc1d865c690f313337353e22ab640ee8488c16', '');
INSERT INTO public.event VALUES (69, '02', 37, 1787487390000, 'attempt', '019f6214-4000-7000-8000-000000000088', '019f6214-4000-7000-8000-000000000089', '', 0, '', 'Ana Paula', 500, '{"day":20260823,"limit_ms":30000,"number":9}', 'ac2ebf25a3d887fb5598285bf336c8c8f59f086aefe205da838656ef540efc3e', '019f6214-4000-7000-8000-000000000090', '70d3ec60f12d28094ba3d388c5cfd7633950bcffba5f8f9737e544ebecd6c92d', '');
INSERT INTO public.event VALUES (70, '02', 38, 1787487405000, 'out', '019f6214-4000-7000-8000-000000000088', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000091', '840e8e4eee92c004851fc9e0d48e5f1cbe67233754d5061a52ef3c41dad0b6ab', '');
INSERT INTO public.event VALUES (71, '02', 39, 1787487420000, 'reply', '019f6214-4000-7000-8000-000000000088', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '0933a95687c20a5c3e8fa1c31efaffbae562aa353ef8f5bfab79e3260a736aa2', '019f6214-4000-7000-8000-000000000092', '481594aa28d84feeb0a535f62e8ffa81b105d2a7c7533c0e45ccc29f7c6d87e0', '');
INSERT INTO public.event VALUES (72, '02', 40, 1787487435000, 'created', '019f6214-4000-7000-8000-000000000088', '', '', 0, 'tx-shared', 'Ana Paula', 500, '{"answer":{"checked":500,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":500}', '', '019f6214-4000-7000-8000-000000000093', '96f3520bb62d8c316dfa1ce4a730c02b3af4e7e10d72aa16d132f664c6bf30a8', '');
INSERT INTO public.event VALUES (73, '02', 41, 1787487450000, 'shown', '019f6214-4000-7000-8000-000000000088', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000094', '1076396a2883d82d3224e3927808db91efb22e5892da0da03f1fa326acd71a67', '');
INSERT INTO public.event VALUES (74, '02', 42, 1787487465000, 'attempt', '019f6214-4000-7000-8000-000000000095', '019f6214-4000-7000-8000-000000000096', '', 0, '', 'Ana Paula', 500, '{"day":20260823,"limit_ms":30000,"number":10}', '2fc2833c6a5756f6691ac4d5f063a5bd7168a9bef59f7630cbf12855a5141796', '019f6214-4000-7000-8000-000000000097', '63cffd02e48bbdbc4f5ddec14e831e1555c986d19dfbf8b42b4966d89f87da5f', '');
INSERT INTO public.event VALUES (75, '02', 43, 1787487480000, 'out', '019f6214-4000-7000-8000-000000000095', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000098', 'cb4bd5b7db67c5d964d9aac8c803832891ba39ed529b076f0aa72c3f91c1cc45', '');
INSERT INTO public.event VALUES (76, '02', 44, 1787487495000, 'reply', '019f6214-4000-7000-8000-000000000095', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '7303261c6aac14b77c324fc409ed970e6b46b670288f3b63d24307b609d26234', '019f6214-4000-7000-8000-000000000099', '43c7ec11206fb0b077d1c127506dc529b5ecca3ad5e2598b69def57d45b84024', '');
INSERT INTO public.event VALUES (77, '02', 45, 1787487510000, 'created', '019f6214-4000-7000-8000-000000000095', '', '', 0, 'tx-shared', 'Ana Paula', 500, '{"answer":{"checked":500,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","shared_with":"019f6214-4000-7000-8000-000000000088","status":"Aguardando","told":500}', '', '019f6214-4000-7000-8000-000000000100', 'd8c13fe2f33b19047fad829b1788b1e249787fce8f8fc638d3ede886ad14732e', '');
INSERT INTO public.event VALUES (78, '02', 46, 1787487525000, 'shown', '019f6214-4000-7000-8000-000000000095', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000101', '28ca6abadb5777904afc4d5e11e03515cb9949217108c85cd4b048edfcd2f09b', '');
INSERT INTO public.event VALUES (79, '01', 33, 1787487540000, 'attempt', '019f6214-4000-7000-8000-000000000102', '019f6214-4000-7000-8000-000000000103', '', 0, '', 'Ana Paula', 900, '{"day":20260823,"limit_ms":30000,"number":4}', 'dd6944b2b97fa9e54d30c8c3af93776f0b4fee7a7fe5ff7608fe18256f28a7fb', '019f6214-4000-7000-8000-000000000104', '9732e446aabcab50d40bb5305d8e9f8667052e93d434b2b9dbf3da30c8b0ae9a', '');
INSERT INTO public.event VALUES (80, '01', 34, 1787487555000, 'out', '019f6214-4000-7000-8000-000000000102', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000105', '9cb23ee193e6f1a3aecebc6602f982b8f27f0fd50f557d053ecc00e9b1d2a6e5', '');
INSERT INTO public.event VALUES (81, '01', 35, 1787487570000, 'not_sent', '019f6214-4000-7000-8000-000000000102', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_refused","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000106', 'f777079f30215d472d7a58a656a1048b03e5246b94cccbc5faf27aff7b09f2bd', '');
INSERT INTO public.event VALUES (82, '01', 36, 1787487585000, 'attempt', '019f6214-4000-7000-8000-000000000107', '019f6214-4000-7000-8000-000000000103', '019f6214-4000-7000-8000-000000000102', 0, '', 'Ana Paula', 900, '{"day":20260823,"limit_ms":30000,"number":5}', '614e3ebddf6873126898901e8fcf02b3359b9fd1aa713f639e4d3bfe254fc1c4', '019f6214-4000-7000-8000-000000000109', '2646157046c17917880869255be1ed7984d6e823fc35890d19dbd8bd884a1495', '');
INSERT INTO public.event VALUES (83, '01', 37, 1787487600000, 'out', '019f6214-4000-7000-8000-000000000107', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000110', '0e4500e64741dd4d9e4367ba23a3ee32529bf63f7f8e192c4cf7ed0befb57425', '');
INSERT INTO public.event VALUES (84, '01', 38, 1787487615000, 'refused', '019f6214-4000-7000-8000-000000000107', '', '', 0, '', 'Ana Paula', NULL, '{"category":"auth","cause":"http_status","code":"","http":401}', '', '019f6214-4000-7000-8000-000000000111', '392b5c2725c16a45ce1be7df9c95033dc911b39d0967420ab156050a88f76af0', '');


--
-- Data for Name: ledger_meta; Type: TABLE DATA; Schema: public; Owner: balcao_owner
--

INSERT INTO public.ledger_meta VALUES (4, 'real', 0);


--
-- Data for Name: personal; Type: TABLE DATA; Schema: public; Owner: balcao_owner
--

INSERT INTO public.personal VALUES (8, 'dc107ed04762ba2dbced83e088c0a232', '{"email":"marina.alves@example.com","name":"Odd Ødegård","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (10, 'e5efc3efaaafd51a2ea6b4255f97ffba', '{"body":"{\"txid\":\"tx-paid\"}"}');
INSERT INTO public.personal VALUES (14, 'd14df282471504d80d782d1e4d12608c', '{"email":"marina.alves@example.com","name":"João da Silva","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (16, 'af16423cafedcd4ac64ebe22ad0755f4', '{"body":"{\"txid\":\"tx-corrected\"}"}');
INSERT INTO public.personal VALUES (25, '79fb0c52480ab2c438d83dbb045a3306', '{"email":"marina.alves@example.com","name":"Loja 124 Ltda","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (27, '987c08d210fd6ef716ffc65230e91472', '{"body":"{\"txid\":\"tx-doubt\"}"}');
INSERT INTO public.personal VALUES (33, '7140b2cd87715adb7087890dc96d0a1f', '{"email":"marina.alves@example.com","name":"Bia Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (35, '9a418774bcde5c8817f72c82729cc48d', '{"body":"{\"txid\":\"tx-differs\"}"}');
INSERT INTO public.personal VALUES (39, '0ff60752cd0508608b4b96f9cbbe2f97', '{"email":"marina.alves@example.com","name":"Caio Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (41, '6859dee4d8a108bfb8ee7a90eae83952', '{"body":"{\"txid\":\"tx-attention\"}"}');
INSERT INTO public.personal VALUES (44, '22769d783c9a059d01e1bce8b121ab17', '{"email":"marina.alves@example.com","name":"Ana D''Ávila","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (46, '3b8e0b1332dd3e76a83fe8405566bc58', '{"body":"{\"txid\":\"tx-seen\"}"}');
INSERT INTO public.personal VALUES (50, 'b82eb0cf315f2e425eb8afea16f3e2da', '{"email":"marina.alves@example.com","name":"Łukasz Nowak","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (53, '669ea3d826b5927c1939dae487a6ea07', '{"email":"marina.alves@example.com","name":"Vera Prado","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (57, '4d2223333d9eb8d7e673f4aeccca3a78', '{"email":"marina.alves@example.com","name":"Zeca Lima","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (62, '887b3bf7f0df1b8aab17c4b0eb0d1395', '{"email":"marina.alves@example.com","name":"Davi Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (67, '935d34e5e82b70e8bbd2f0a2584eea4e', '{"email":"marina.alves@example.com","name":"Davi Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (69, 'fb2b6e930f71651f1e9d8dee569b0626', '{"email":"marina.alves@example.com","name":"Eva Um","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (71, '4a70a4acbd9c3d04e7954f7f79f8751d', '{"body":"{\"txid\":\"tx-shared\"}"}');
INSERT INTO public.personal VALUES (74, '15c3db820f11c62141e725e2e92fe764', '{"email":"marina.alves@example.com","name":"Eva Dois","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (76, '55837a75749968db0a4d0dcb8a7a9cdc', '{"body":"{\"txid\":\"tx-shared\"}"}');
INSERT INTO public.personal VALUES (79, '50f5dfd836a21e6972aa699c346ce051', '{"email":"marina.alves@example.com","name":"Rui Três","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (82, '3d9dfdbe13fbd58c3cf297548cf128f9', '{"email":"marina.alves@example.com","name":"Rui Três","phone":"11987654321","tax_id":"52998224725"}');


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

\unrestrict A0vwJBjKxah1BNAuHKZipz6KuGAScUZQEPKpIol4JyymyJGQvdSA0LVanjCayKT

