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
    IF new_kind NOT IN ('erased', 'set_aside', 'loss_accepted', 'operator_added', 'pin_set', 'badge_set', 'operator_disabled', 'operator_reset', 'pin_wrong', 'pin_right', 'pins_switched', 'settings_changed', 'day_closed', 'calibration_begun', 'profile_accepted', 'attempt', 'out', 'reply', 'created', 'not_sent', 'refused', 'unknown', 'correction_asked', 'correction_done', 'correction_not_sent', 'correction_refused', 'correction_unknown', 'status_read', 'difference_accepted', 'report_accepted', 'receiver_accepted', 'received', 'receipt_taken_back', 'contested', 'contest_ended', 'settled', 'shown') OR new_counter = '' OR new_at NOT BETWEEN 0 AND 253402300799999 OR new_correction < 0 OR
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
    INSERT INTO charge SELECT made.* ON CONFLICT (id) DO UPDATE SET (replaced_by, changed_at, changed_by, limit_ms, last_event, last_change, state, correction, corrections, revision, status, txid, shared_with, provider_status, amount, reported_amount, reported_at, doubts, later_word, accepted, report_accepted, to_check, arrived_late, expires_at, code, received_at, received_by, received_amount, received_reference, contested_until, contested_on, settled_by, name, phone, email, tax_id, mark, erased) = (EXCLUDED.replaced_by, EXCLUDED.changed_at, EXCLUDED.changed_by, EXCLUDED.limit_ms, EXCLUDED.last_event, EXCLUDED.last_change, EXCLUDED.state, EXCLUDED.correction, EXCLUDED.corrections, EXCLUDED.revision, EXCLUDED.status, EXCLUDED.txid, EXCLUDED.shared_with, EXCLUDED.provider_status, EXCLUDED.amount, EXCLUDED.reported_amount, EXCLUDED.reported_at, EXCLUDED.doubts, EXCLUDED.later_word, EXCLUDED.accepted, EXCLUDED.report_accepted, EXCLUDED.to_check, EXCLUDED.arrived_late, EXCLUDED.expires_at, EXCLUDED.code, EXCLUDED.received_at, EXCLUDED.received_by, EXCLUDED.received_amount, EXCLUDED.received_reference, EXCLUDED.contested_until, EXCLUDED.contested_on, EXCLUDED.settled_by, EXCLUDED.name, EXCLUDED.phone, EXCLUDED.email, EXCLUDED.tax_id, EXCLUDED.mark, EXCLUDED.erased);
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
    received_amount bigint,
    received_reference text NOT NULL,
    contested_until integer NOT NULL,
    contested_on integer NOT NULL,
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

INSERT INTO public.charge VALUES (39, '019f6214-4000-7000-8000-000000000048', '019f6214-4000-7000-8000-000000000049', '', '', '02', 'Ana Paula', 2, 20260823, 1787486970000, 1787487030000, '', 30000, 43, 42, 'created', 'none', 0, 1, 'attention', 'tx-attention', '', 0, '', 'Aguardando', 7200, 7199, NULL, 'amount_differs', '', 0, 0, 1, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', NULL, '', 0, 0, '', 'Caio Reis', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 72', 0);
INSERT INTO public.charge VALUES (1, '019f6214-4000-7000-8000-000000000001', '019f6214-4000-7000-8000-000000000002', '', '', '01', 'Ana Paula', 1, 20260714, 1784030415000, 1784030490000, '', 30000, 6, 6, 'created', 'none', 0, 1, 'paid', 'tx-old', '', 0, '', 'Paga', 1200, 1200, NULL, '', '', 0, 0, 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', NULL, '', 0, 0, '', '', '', '', '', '', 1);
INSERT INTO public.charge VALUES (25, '019f6214-4000-7000-8000-000000000030', '019f6214-4000-7000-8000-000000000031', '', '', '01', 'Ana Paula', 3, 20260823, 1787486760000, 1787486865000, '', 30000, 32, 32, 'created', 'unknown', 1, 1, 'unknown', 'tx-doubt', '', 0, '', 'Aguardando', 3100, 3100, NULL, '', '', 0, 0, 1, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', NULL, '', 0, 0, '', 'Loja 124 Ltda', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 31', 0);
INSERT INTO public.charge VALUES (14, '019f6214-4000-7000-8000-000000000017', '019f6214-4000-7000-8000-000000000018', '', '', '01', 'Ana Paula', 2, 20260823, 1787486595000, 1787486745000, '', 30000, 24, 24, 'created', 'none', 2, 2, 'waiting', 'tx-corrected', '', 0, '', 'Aguardando', 4450, 4450, NULL, '', '', 0, 0, 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', NULL, '', 0, 0, '', 'João da Silva', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 49', 0);
INSERT INTO public.charge VALUES (8, '019f6214-4000-7000-8000-000000000009', '019f6214-4000-7000-8000-000000000010', '', '', '01', 'Ana Paula', 1, 20260823, 1787486505000, 1787486580000, '', 30000, 13, 13, 'created', 'none', 0, 1, 'paid', 'tx-paid', '', 0, '', 'Paga', 8640, 8640, NULL, '', '', 0, 0, 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', NULL, '', 0, 0, '', 'Odd Ødegård', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 86', 0);
INSERT INTO public.charge VALUES (33, '019f6214-4000-7000-8000-000000000040', '019f6214-4000-7000-8000-000000000041', '', '', '02', 'Ana Paula', 1, 20260823, 1787486880000, 1787486955000, '', 30000, 38, 36, 'created', 'none', 0, 1, 'waiting', 'tx-differs', '', 0, '', 'Aguardando', 7100, 7101, NULL, 'amount_differs', '', 1, 0, 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', NULL, '', 0, 0, '', 'Bia Reis', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 71', 0);
INSERT INTO public.charge VALUES (44, '019f6214-4000-7000-8000-000000000055', '019f6214-4000-7000-8000-000000000056', '', '', '02', 'Ana Paula', 3, 20260823, 1787487045000, 1787487120000, '', 30000, 49, 49, 'created', 'none', 0, 1, 'received', 'tx-seen', '', 0, '', 'Aguardando', 2000, 2000, NULL, '', '', 0, 0, 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', 1787487120000, 'Ana Paula', NULL, 'E607', 0, 0, '', 'Ana D''Ávila', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 20', 0);
INSERT INTO public.charge VALUES (53, '019f6214-4000-7000-8000-000000000068', '019f6214-4000-7000-8000-000000000069', '', '', '02', 'Ana Paula', 5, 20260823, 1787487180000, 1787487225000, '', 30000, 56, 56, 'created', 'none', 0, 1, 'attention', 'tx-found', '', 0, '', '', 6200, NULL, NULL, 'never_read', '', 0, 0, 1, 0, NULL, '', NULL, '', NULL, '', 0, 0, 'Ana Paula', 'Vera Prado', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 62', 0);
INSERT INTO public.charge VALUES (50, '019f6214-4000-7000-8000-000000000063', '019f6214-4000-7000-8000-000000000064', '', '', '02', 'Ana Paula', 4, 20260823, 1787487135000, 1787487165000, '', 30000, 52, 52, 'unknown', 'none', 0, 1, 'unknown', '', '', 0, '', '', 6100, NULL, NULL, '', '', 0, 0, 1, 0, NULL, '', NULL, '', NULL, '', 0, 0, '', 'Łukasz Nowak', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 61', 0);
INSERT INTO public.charge VALUES (57, '019f6214-4000-7000-8000-000000000074', '019f6214-4000-7000-8000-000000000075', '', '', '02', 'Ana Paula', 6, 20260823, 1787487240000, 1787487285000, '', 30000, 60, 60, 'absent', 'none', 0, 1, 'absent', '', '', 0, '', '', 6300, NULL, NULL, '', '', 0, 0, 0, 0, NULL, '', NULL, '', NULL, '', 0, 0, 'Ana Paula', 'Zeca Lima', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 63', 0);
INSERT INTO public.charge VALUES (62, '019f6214-4000-7000-8000-000000000081', '019f6214-4000-7000-8000-000000000082', '', '', '02', 'Ana Paula', 8, 20260823, 1787487315000, 1787487375000, '', 30000, 67, 67, 'unknown', 'none', 0, 1, 'unknown', '', '', 0, '', '', 6400, NULL, NULL, '', '', 0, 0, 1, 0, NULL, '', NULL, '', NULL, '', 0, 0, '', 'Davi Reis', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 64', 0);
INSERT INTO public.charge VALUES (61, '019f6214-4000-7000-8000-0000000000aa', '019f6214-4000-7000-8000-0000000000aa', '', '', '02', 'Ana Paula', 7, 20260823, 1787487300000, 1787487375000, '', 0, 68, 68, 'created', 'none', 0, 1, 'attention', 'tx-import', '', 1, '', '', 0, NULL, NULL, 'never_read', '', 0, 0, 1, 0, NULL, '', NULL, '', NULL, '', 0, 0, 'Ana Paula', '', '', '', '', '', 0);
INSERT INTO public.charge VALUES (74, '019f6214-4000-7000-8000-000000000095', '019f6214-4000-7000-8000-000000000096', '', '', '02', 'Ana Paula', 10, 20260823, 1787487465000, 1787487525000, '', 30000, 78, 77, 'created', 'none', 0, 1, 'attention', 'tx-shared', '', 0, '019f6214-4000-7000-8000-000000000088', 'Aguardando', 500, 500, NULL, 'txid_shared', '', 0, 0, 1, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', NULL, '', 0, 0, '', 'Eva Dois', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 5', 0);
INSERT INTO public.charge VALUES (69, '019f6214-4000-7000-8000-000000000088', '019f6214-4000-7000-8000-000000000089', '', '', '02', 'Ana Paula', 9, 20260823, 1787487390000, 1787487450000, '', 30000, 73, 72, 'created', 'none', 0, 1, 'waiting', 'tx-shared', '', 0, '', 'Aguardando', 500, 500, NULL, '', '', 0, 0, 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', NULL, '', 0, 0, '', 'Eva Um', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 5', 0);
INSERT INTO public.charge VALUES (79, '019f6214-4000-7000-8000-000000000102', '019f6214-4000-7000-8000-000000000103', '', '019f6214-4000-7000-8000-000000000107', '01', 'Ana Paula', 4, 20260823, 1787487540000, 1787487570000, '', 30000, 82, 81, 'not_sent', 'none', 0, 1, 'not_sent', '', '', 0, '', '', 900, NULL, NULL, '', '', 0, 0, 0, 0, NULL, '', NULL, '', NULL, '', 0, 0, '', 'Rui Três', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 9', 0);
INSERT INTO public.charge VALUES (82, '019f6214-4000-7000-8000-000000000107', '019f6214-4000-7000-8000-000000000103', '019f6214-4000-7000-8000-000000000102', '', '01', 'Ana Paula', 5, 20260823, 1787487585000, 1787487615000, '', 30000, 84, 84, 'refused', 'none', 0, 1, 'refused', '', '', 0, '', '', 900, NULL, NULL, '', '', 0, 0, 0, 0, NULL, '', NULL, '', NULL, '', 0, 0, '', 'Rui Três', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 9', 0);
INSERT INTO public.charge VALUES (95, '019f6214-4000-7000-8000-000000000112', '019f6214-4000-7000-8000-000000000113', '', '', '01', 'Ana Paula', 6, 20260823, 1787487735000, 1787487810000, '', 30000, 101, 99, 'created', 'none', 0, 1, 'waiting', 'tx-calibration', '', 0, '', 'Aguardando', 137, 137, NULL, '', '', 0, 0, 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', NULL, '', 0, 0, '', 'Dona Rosa', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 1', 0);
INSERT INTO public.charge VALUES (103, '019f6214-4000-7000-8000-000000000120', '019f6214-4000-7000-8000-000000000121', '', '', '01', 'Ana Paula', 7, 20260823, 1787487825000, 1787487960000, '', 30000, 112, 108, 'created', 'none', 0, 1, 'paid', 'tx-contested', '', 0, '', 'Paga', 5300, 5300, NULL, '', '', 0, 0, 0, 0, NULL, '00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC', NULL, '', NULL, '', 0, 0, '', 'Gil Prado', '11987654321', 'marina.alves@example.com', '52998224725', 'Mesa 53', 0);


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
INSERT INTO public.charge_search VALUES (95, ' dona rosa ·mesa ·1', 'tx-calibration 52998224725 11987654321 marina.alves@example.com');
INSERT INTO public.charge_search VALUES (103, ' gil prado ·mesa ·53', 'tx-contested 52998224725 11987654321 marina.alves@example.com');


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

INSERT INTO public.event VALUES (1, '01', 1, 1784030415000, 'attempt', '019f6214-4000-7000-8000-000000000001', '019f6214-4000-7000-8000-000000000002', '', 0, '', 'Ana Paula', 1200, '{"day":20260714,"limit_ms":30000,"number":1}', 'b379df6b12ffbf6ff0ce31952b36466dbc270a79406558939f296ff102cf2c16', '019f6214-4000-7000-8000-000000000003', '633ebbbb5eda4b7b28f031f2fc74f9c2ec793d318c16c2b1307e289a8061ff5b', '');
INSERT INTO public.event VALUES (2, '01', 2, 1784030430000, 'out', '019f6214-4000-7000-8000-000000000001', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000004', 'ca4147e903e052a14ff822cb02719fdc26748ec09d91c5ef7066f4239c8c2bdd', '');
INSERT INTO public.event VALUES (3, '01', 3, 1784030445000, 'reply', '019f6214-4000-7000-8000-000000000001', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '2fc277d5b221322da0ac78a8d21065a62de0fbcfb6d781073122e0a5bcbdffdc', '019f6214-4000-7000-8000-000000000005', 'b4456b439a29f16a4e5b7b874a9f2511d17cf76c83668daf77cd9c92aeebada9', '');
INSERT INTO public.event VALUES (4, '01', 4, 1784030460000, 'created', '019f6214-4000-7000-8000-000000000001', '', '', 0, 'tx-old', 'Ana Paula', 1200, '{"answer":{"checked":1200,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":1200}', '', '019f6214-4000-7000-8000-000000000006', '4158b9afd83b3c0b86a19db1e5301a7c94f16000a3f48694cad9ea9d592b6552', '');
INSERT INTO public.event VALUES (5, '01', 5, 1784030475000, 'shown', '019f6214-4000-7000-8000-000000000001', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000007', '22b489e925de6f9f254770271ea2185a7ac7693c0ae6dadcac6e0b56ba96dbe5', '');
INSERT INTO public.event VALUES (6, '01', 6, 1784030490000, 'status_read', '019f6214-4000-7000-8000-000000000001', '', '', 0, 'tx-old', 'Ana Paula', 1200, '{"answer":{"checked":1200,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"asked_at":4,"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Paga","told":1200}', '', '019f6214-4000-7000-8000-000000000008', '48171f3728c7452e1718896c0222e3002ce0e552b87af2b0c0320d762660e16d', '');
INSERT INTO public.event VALUES (7, '01', 7, 1787486490000, 'erased', '', '', '', 0, '', 'Dona Rosa', NULL, '{"before":1785553200000,"charges":1}', '', 'bde71497b9d14548a496ba16113b0172', 'c7b84599527d812d9e18925093cf93c0668bf66a5a47894b557850e5c0993172', '');
INSERT INTO public.event VALUES (8, '01', 8, 1787486505000, 'attempt', '019f6214-4000-7000-8000-000000000009', '019f6214-4000-7000-8000-000000000010', '', 0, '', 'Ana Paula', 8640, '{"day":20260823,"limit_ms":30000,"number":1}', 'd7488d44755db6fa8ba7841e4a720d14c4bce5d4ee1ce2d93aaaad2d130fc933', '019f6214-4000-7000-8000-000000000011', 'ac295c61228b631328bb47d1ea0aa84ea41fb135323f27a2c5c7c7fa9f4a3b99', '');
INSERT INTO public.event VALUES (9, '01', 9, 1787486520000, 'out', '019f6214-4000-7000-8000-000000000009', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000012', '9a8688bc61ded35eb46aaed01d32cdbe2fa870765475aa7631b4d8dcf23e1eb2', '');
INSERT INTO public.event VALUES (10, '01', 10, 1787486535000, 'reply', '019f6214-4000-7000-8000-000000000009', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '15c13db3cd9a2f4bc43d464c18b36ae907a77364e60a73fc9cdb9b774a840716', '019f6214-4000-7000-8000-000000000013', 'e0c823f5ef82c6a7f221775cd601c0848013d03ed71c7babea7e710c8d8eb7d2', '');
INSERT INTO public.event VALUES (11, '01', 11, 1787486550000, 'created', '019f6214-4000-7000-8000-000000000009', '', '', 0, 'tx-paid', 'Ana Paula', 8640, '{"answer":{"checked":8640,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":8640}', '', '019f6214-4000-7000-8000-000000000014', '89c5aaad76cb115d6495fb2b369e8ecd99bb33d32c46af132fa292c856923d5d', '');
INSERT INTO public.event VALUES (12, '01', 12, 1787486565000, 'shown', '019f6214-4000-7000-8000-000000000009', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000015', 'fde740392cdc2e4eb725720f478e0be3a6ce208b90e1854787603e3e4f20ad79', '');
INSERT INTO public.event VALUES (13, '01', 13, 1787486580000, 'status_read', '019f6214-4000-7000-8000-000000000009', '', '', 0, 'tx-paid', 'Ana Paula', 8640, '{"answer":{"checked":8640,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"asked_at":11,"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Paga","told":8640}', '', '019f6214-4000-7000-8000-000000000016', 'cd8727e4ff2386ed46ba0f2b4f929032fac1b024e200495559233e8cd6a30912', '');
INSERT INTO public.event VALUES (14, '01', 14, 1787486595000, 'attempt', '019f6214-4000-7000-8000-000000000017', '019f6214-4000-7000-8000-000000000018', '', 0, '', 'Ana Paula', 4990, '{"day":20260823,"limit_ms":30000,"number":2}', 'a8db729025347d6a7328b17c3ad591aa33de7b6cca35f90e5d47de6f2c3494ac', '019f6214-4000-7000-8000-000000000019', 'e20a0baef752868201facaacd963f9aca9e7eccd20d62aa6fe42ca0e87b721b5', '');
INSERT INTO public.event VALUES (15, '01', 15, 1787486610000, 'out', '019f6214-4000-7000-8000-000000000017', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000020', '512c264da30e03eae3ddd3e944e4e0da16acbe23f7b1105d0eaa8b3e3ee10165', '');
INSERT INTO public.event VALUES (16, '01', 16, 1787486625000, 'reply', '019f6214-4000-7000-8000-000000000017', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', 'b43dc94fd4ac7b7cdbfad6626357dec6196496c4951aa6bd49788e9b8f8aba8a', '019f6214-4000-7000-8000-000000000021', 'f809b1873eec872e032fcc0c9fd640b1bb8fd86ff5d434202c0591c49ec64939', '');
INSERT INTO public.event VALUES (17, '01', 17, 1787486640000, 'created', '019f6214-4000-7000-8000-000000000017', '', '', 0, 'tx-corrected', 'Ana Paula', 4990, '{"answer":{"checked":4990,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":4990}', '', '019f6214-4000-7000-8000-000000000022', 'ac23ecad3bccf1c8aea5e6c1e365479f044fc4c8e3562505601201a01dd7485c', '');
INSERT INTO public.event VALUES (18, '01', 18, 1787486655000, 'shown', '019f6214-4000-7000-8000-000000000017', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000023', '28b19e2caa958b807c9ce7669cc62f6f3fc2f18b9bcc2cc25a27f1c881dd7245', '');
INSERT INTO public.event VALUES (19, '01', 19, 1787486670000, 'correction_asked', '019f6214-4000-7000-8000-000000000017', '', '', 1, '', 'Ana Paula', 4450, '{"limit_ms":30000,"reason":"desconto esquecido"}', '', '019f6214-4000-7000-8000-000000000024', '8ff0b1ffba64510505f8466c117b01fbc86519649f5e344af8c2e87976f8e052', '');
INSERT INTO public.event VALUES (20, '01', 20, 1787486685000, 'out', '019f6214-4000-7000-8000-000000000017', '', '', 1, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000025', '77cb9302fd5976e9f74d663c4bc3e6ca0b8b7ae148ac1cb03996eed8a48c6eac', '');
INSERT INTO public.event VALUES (21, '01', 21, 1787486700000, 'correction_done', '019f6214-4000-7000-8000-000000000017', '', '', 1, '', 'Ana Paula', 4450, '{"answer":{"checked":4450,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","reason":"","revision":2,"status":"Aguardando","told":4450}', '', '019f6214-4000-7000-8000-000000000026', '4f857568cfce8ae681b97ead31a03840c1e3cd59f60ba041d838ec71a7a53b88', '');
INSERT INTO public.event VALUES (22, '01', 22, 1787486715000, 'correction_asked', '019f6214-4000-7000-8000-000000000017', '', '', 2, '', 'Ana Paula', 4400, '{"limit_ms":30000,"reason":"desconto esquecido"}', '', '019f6214-4000-7000-8000-000000000027', 'a3ba733c6ec265cf6125e1c8ab5338ca3cc2b80ef7262d958889dfbe4da8ad0e', '');
INSERT INTO public.event VALUES (23, '01', 23, 1787486730000, 'out', '019f6214-4000-7000-8000-000000000017', '', '', 2, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000028', 'ca212261cb47b0a6fe4a2c5e437e8457aa4b5535335c69329f99bd79563948a1', '');
INSERT INTO public.event VALUES (24, '01', 24, 1787486745000, 'correction_refused', '019f6214-4000-7000-8000-000000000017', '', '', 2, '', 'Ana Paula', 4400, '{"category":"auth","cause":"http_status","code":"","doubt":false,"http":401}', '', '019f6214-4000-7000-8000-000000000029', '531b029bcc6554be9d908b038dbbb18a2bc0cf6ac28f7e8f051fceea57339e11', '');
INSERT INTO public.event VALUES (25, '01', 25, 1787486760000, 'attempt', '019f6214-4000-7000-8000-000000000030', '019f6214-4000-7000-8000-000000000031', '', 0, '', 'Ana Paula', 3100, '{"day":20260823,"limit_ms":30000,"number":3}', '1837403dcdb1866abb60561101c90dcf3cc87a13ae4c89b23ed704dc9a9dcc73', '019f6214-4000-7000-8000-000000000032', '32fb88c6618533756c78aeaa99f8cdebb45c598cb6145644336c5cb22264c8b2', '');
INSERT INTO public.event VALUES (26, '01', 26, 1787486775000, 'out', '019f6214-4000-7000-8000-000000000030', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000033', '8a890debcb91de149ebe6f6e6c6680fa3b478c71ac3efdeef5eaac1eea517df0', '');
INSERT INTO public.event VALUES (27, '01', 27, 1787486790000, 'reply', '019f6214-4000-7000-8000-000000000030', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', 'ad13e8498cb3ed83191b91a8755ea6325224bd8faefb4795cce2e6ba0cd31c91', '019f6214-4000-7000-8000-000000000034', '5a28d9a205f48d054e638e9399ddf8cbff1d9707a7bcb42a7fdabb479b4ff634', '');
INSERT INTO public.event VALUES (28, '01', 28, 1787486805000, 'created', '019f6214-4000-7000-8000-000000000030', '', '', 0, 'tx-doubt', 'Ana Paula', 3100, '{"answer":{"checked":3100,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":3100}', '', '019f6214-4000-7000-8000-000000000035', 'd2d33364e597779d588568de97d5670d256ccfce5172a009e820e2923c3d4866', '');
INSERT INTO public.event VALUES (29, '01', 29, 1787486820000, 'shown', '019f6214-4000-7000-8000-000000000030', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000036', 'dded22edfd20804eb1eecf5bf5b03dff939b06abf1a774a46b35537b3ba79f8c', '');
INSERT INTO public.event VALUES (30, '01', 30, 1787486835000, 'correction_asked', '019f6214-4000-7000-8000-000000000030', '', '', 1, '', 'Ana Paula', 3000, '{"limit_ms":30000,"reason":"desconto esquecido"}', '', '019f6214-4000-7000-8000-000000000037', '819371d9c11d26c098d7b8c702514939eab70217effbc7d6b61d7253d82294e4', '');
INSERT INTO public.event VALUES (31, '01', 31, 1787486850000, 'out', '019f6214-4000-7000-8000-000000000030', '', '', 1, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000038', 'abc7a06991e7e25ba738261380d8cc299b072700d5d09ba3ca1c5fa4ff3afad7', '');
INSERT INTO public.event VALUES (32, '01', 32, 1787486865000, 'correction_unknown', '019f6214-4000-7000-8000-000000000030', '', '', 1, '', 'Ana Paula', 3000, '{"category":"none","cause":"connection_lost","code":"","doubt":false,"http":0}', '', '019f6214-4000-7000-8000-000000000039', 'd0f828816d5f64a2f020dffd8dbacbe46a187a8f32eb8568ec566568e0e07352', '');
INSERT INTO public.event VALUES (33, '02', 1, 1787486880000, 'attempt', '019f6214-4000-7000-8000-000000000040', '019f6214-4000-7000-8000-000000000041', '', 0, '', 'Ana Paula', 7100, '{"day":20260823,"limit_ms":30000,"number":1}', 'b94a88a3435aeb05e9f1a08b314ed329f6432d6044c05f2bfdcd78f37c843e89', '019f6214-4000-7000-8000-000000000042', '5bea53c8920de7385a52f71f3fbb39c143a7a8d54a429f43df3bbf839d49915c', '');
INSERT INTO public.event VALUES (34, '02', 2, 1787486895000, 'out', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000043', 'c448ad36b2f0ebfab8fede40aa8cab9e3eadaf442b57206e814b05a07e42b95f', '');
INSERT INTO public.event VALUES (35, '02', 3, 1787486910000, 'reply', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', 'a21449b368d6de53484e343f3aa7ac26367406a49d15fdad5b45192ae4d5ba62', '019f6214-4000-7000-8000-000000000044', 'a883fa79b2eb1d07174445d4b6bb74f347ddef1932d38a001d2a7ccf19638b25', '');
INSERT INTO public.event VALUES (36, '02', 4, 1787486925000, 'created', '019f6214-4000-7000-8000-000000000040', '', '', 0, 'tx-differs', 'Ana Paula', 7100, '{"answer":{"checked":7100,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":7101}', '', '019f6214-4000-7000-8000-000000000045', '18dd720beb6ed2f36a2fb5542ce08b29df9356aed35918e6866e6e5bb6dadc14', '');
INSERT INTO public.event VALUES (37, '02', 5, 1787486940000, 'shown', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000046', '317aeffaca6435e8dcb153d6d0e401d5e0df1f343add35b16f365db41764bb5b', '');
INSERT INTO public.event VALUES (38, '02', 6, 1787486955000, 'difference_accepted', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{"told":7101}', '', '019f6214-4000-7000-8000-000000000047', '62eec74e36f4e358680d3ad9f8b1ba8191f2ff863554cc3c437c5dbb86031eeb', '');
INSERT INTO public.event VALUES (39, '02', 7, 1787486970000, 'attempt', '019f6214-4000-7000-8000-000000000048', '019f6214-4000-7000-8000-000000000049', '', 0, '', 'Ana Paula', 7200, '{"day":20260823,"limit_ms":30000,"number":2}', '3032c613a92c974563e54ff7b07adfef29b7729f17a4d279f308f7544630c03f', '019f6214-4000-7000-8000-000000000050', 'b2bb27d992cb69be3f13e2db672d6659f5b5877628825331bd474a04de5da4a8', '');
INSERT INTO public.event VALUES (40, '02', 8, 1787486985000, 'out', '019f6214-4000-7000-8000-000000000048', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000051', '4e2098e34841cfef02d14e5616564512b4b61f0a96f6335584d24eed74f4aea3', '');
INSERT INTO public.event VALUES (41, '02', 9, 1787487000000, 'reply', '019f6214-4000-7000-8000-000000000048', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', 'd58fb254d766a343097767cbd1829b55ec837eac0b8c422c6accb5868b12fe0f', '019f6214-4000-7000-8000-000000000052', 'f74ab3457714e7d96c3edf7882cae4f4acc6751cdb634f5dd8e15f3d08107104', '');
INSERT INTO public.event VALUES (42, '02', 10, 1787487015000, 'created', '019f6214-4000-7000-8000-000000000048', '', '', 0, 'tx-attention', 'Ana Paula', 7200, '{"answer":{"checked":7200,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":7199}', '', '019f6214-4000-7000-8000-000000000053', '077e2d4d8f9a471dbdb4a7f36c4686353b614e1d417b9de95afc7d1fd298ffdb', '');
INSERT INTO public.event VALUES (43, '02', 11, 1787487030000, 'shown', '019f6214-4000-7000-8000-000000000048', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000054', 'a6ba138fae9cae6c756da446b12430b7bf4ca92cd81d6061cef502d2b404f801', '');
INSERT INTO public.event VALUES (44, '02', 12, 1787487045000, 'attempt', '019f6214-4000-7000-8000-000000000055', '019f6214-4000-7000-8000-000000000056', '', 0, '', 'Ana Paula', 2000, '{"day":20260823,"limit_ms":30000,"number":3}', '1d5b2e9b77708f29d599720d399cb6213643e8974f70a6d421c6088d427cfbf8', '019f6214-4000-7000-8000-000000000057', '69522d77884eb93bddc3d10536a822c1730c281c7c3fab5bc6ae6ddaf7904d8a', '');
INSERT INTO public.event VALUES (45, '02', 13, 1787487060000, 'out', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000058', '3df56fd87c53812a5f65849e9c24b5fe99d0f5d53f8720cf458210ffc2f8cf70', '');
INSERT INTO public.event VALUES (46, '02', 14, 1787487075000, 'reply', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', 'dc7a80f9d637bcee17166ad0a7786bc10cfed043c05f1c789b69c74bb85368da', '019f6214-4000-7000-8000-000000000059', '82f622a9df22742e6ac869c462e3a1d01a46f9968b69a1550740067e5e2ef20e', '');
INSERT INTO public.event VALUES (47, '02', 15, 1787487090000, 'created', '019f6214-4000-7000-8000-000000000055', '', '', 0, 'tx-seen', 'Ana Paula', 2000, '{"answer":{"checked":2000,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":2000}', '', '019f6214-4000-7000-8000-000000000060', 'f2834599cb731181abb7715c3b9e3fcb9db63bdcca12ef93b8d3727ba0b61403', '');
INSERT INTO public.event VALUES (48, '02', 16, 1787487105000, 'shown', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000061', 'ec10dafbed2b9846c9c209d69727ec1a6657899cad974489bc68b1e3bc65eaf2', '');
INSERT INTO public.event VALUES (49, '02', 17, 1787487120000, 'received', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{"reference":"E607"}', '', '019f6214-4000-7000-8000-000000000062', '135c16f35f493fd36f3438bca3273144be02702d0f2af4e289b5f3fa78e4d304', '');
INSERT INTO public.event VALUES (50, '02', 18, 1787487135000, 'attempt', '019f6214-4000-7000-8000-000000000063', '019f6214-4000-7000-8000-000000000064', '', 0, '', 'Ana Paula', 6100, '{"day":20260823,"limit_ms":30000,"number":4}', '29319b047dce34d585ae64e7a6a2cb28ff783326118ffe71554ba77a93ef5931', '019f6214-4000-7000-8000-000000000065', '5622c7f90da75b7ec8ade476c45ffc4240e69186ea46d9e2bc25175499993b68', '');
INSERT INTO public.event VALUES (51, '02', 19, 1787487150000, 'out', '019f6214-4000-7000-8000-000000000063', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000066', '49b3e0aa669ccc483429840a6fe13b1cc79301cc1eb153a63e820dd3a72716a0', '');
INSERT INTO public.event VALUES (52, '02', 20, 1787487165000, 'unknown', '019f6214-4000-7000-8000-000000000063', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000067', '6678e264d6b0d1e15386ee28a1696da9a3234b2a5a19009153b5b941b2410205', '');
INSERT INTO public.event VALUES (53, '02', 21, 1787487180000, 'attempt', '019f6214-4000-7000-8000-000000000068', '019f6214-4000-7000-8000-000000000069', '', 0, '', 'Ana Paula', 6200, '{"day":20260823,"limit_ms":30000,"number":5}', '403e4a164e283e991d091a979bb5a49d9cb7413edf4b1b0bccaa659c778c85d9', '019f6214-4000-7000-8000-000000000070', '2d630ab8343dbb7d5b9feb487b4469aaa6e13f3d6a88451bcd1dcea474351502', '');
INSERT INTO public.event VALUES (54, '02', 22, 1787487195000, 'out', '019f6214-4000-7000-8000-000000000068', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000071', '9d76c6a982e9288b5cad0ace04acbe4e12adb6aaeee59201ee10662336be8384', '');
INSERT INTO public.event VALUES (55, '02', 23, 1787487210000, 'unknown', '019f6214-4000-7000-8000-000000000068', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000072', '97acd6ae6dea111e6bc41f51ec0e429632b539a05b13e32961b8e1a2a7bacfa6', '');
INSERT INTO public.event VALUES (56, '02', 24, 1787487225000, 'settled', '019f6214-4000-7000-8000-000000000068', '', '', 0, 'tx-found', 'Ana Paula', NULL, '{"found":true}', '', '019f6214-4000-7000-8000-000000000073', '0a6e02cc565bf0971dcdd7f3d7718d023a9fcd89d2e70551fa8a8e52121550a7', '');
INSERT INTO public.event VALUES (57, '02', 25, 1787487240000, 'attempt', '019f6214-4000-7000-8000-000000000074', '019f6214-4000-7000-8000-000000000075', '', 0, '', 'Ana Paula', 6300, '{"day":20260823,"limit_ms":30000,"number":6}', '21b0d6a7094cee239fd5e5dd3a6f40eb6e2b3041a0f85c98d44a75c43bda13d6', '019f6214-4000-7000-8000-000000000076', '58a82718140d2a4c0b6dd84bb6918e9569ef8f8dcfa010f6fa8cb8576fa8827a', '');
INSERT INTO public.event VALUES (58, '02', 26, 1787487255000, 'out', '019f6214-4000-7000-8000-000000000074', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000077', '3e5e2b7c166931e6c1f453af2034430443209a405f06be820a8ea22b205beb0a', '');
INSERT INTO public.event VALUES (59, '02', 27, 1787487270000, 'unknown', '019f6214-4000-7000-8000-000000000074', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000078', '47553285110510b77c76b814c47638fcadd88a5c0251739e215698a8f2e26aba', '');
INSERT INTO public.event VALUES (60, '02', 28, 1787487285000, 'settled', '019f6214-4000-7000-8000-000000000074', '', '', 0, '', 'Ana Paula', NULL, '{"found":false}', '', '019f6214-4000-7000-8000-000000000079', 'e1bdb338397fdd3c6018a686e6432b352415447e583e5fb23f176d06aee2511b', '');
INSERT INTO public.event VALUES (61, '02', 29, 1787487300000, 'attempt', '019f6214-4000-7000-8000-0000000000aa', '019f6214-4000-7000-8000-0000000000aa', '', 0, 'tx-import', 'Ana Paula', NULL, '{"adopted":true,"day":20260823,"number":7}', '', '019f6214-4000-7000-8000-000000000080', '91ea41d2d1b588ae68791de0030fd80cf78566d87d0d7b685177be6e9584bdd1', '');
INSERT INTO public.event VALUES (62, '02', 30, 1787487315000, 'attempt', '019f6214-4000-7000-8000-000000000081', '019f6214-4000-7000-8000-000000000082', '', 0, '', 'Ana Paula', 6400, '{"day":20260823,"limit_ms":30000,"number":8}', '3656390da472294dee4177b3ace0122c3544bd57820310f218e1669c8c7dfef0', '019f6214-4000-7000-8000-000000000083', '026685ce2a1c5fe3d1b28431883d008e5f2141479fba74628fb91fdcb6cdf235', '');
INSERT INTO public.event VALUES (63, '02', 31, 1787487330000, 'out', '019f6214-4000-7000-8000-000000000081', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000084', '503264d3d741ba2fa2a6d2f096dea11d219e0d281c7a9d77e6138978bc857e25', '');
INSERT INTO public.event VALUES (64, '02', 32, 1787487345000, 'unknown', '019f6214-4000-7000-8000-000000000081', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000085', 'a43c7ff86ac25776fdfeeb33016c9baefb209e5bcb089eac0755025ffb527013', '');
INSERT INTO public.event VALUES (65, '02', 33, 1787487360000, 'settled', '019f6214-4000-7000-8000-000000000081', '', '', 0, 'tx-import', 'Ana Paula', NULL, '{"found":true}', '', '019f6214-4000-7000-8000-000000000086', '9cb206cb2558a2f4fa4e704176659294f151175e47e20069692801664781b09d', '');
INSERT INTO public.event VALUES (66, '02', 34, 1787487360000, 'settled', '019f6214-4000-7000-8000-0000000000aa', '', '', 0, '', 'Ana Paula', NULL, '{"found":false,"same_as":"019f6214-4000-7000-8000-000000000081"}', '', '3a5ffecc1f144f88b278dc408fc15ec5', '8f5810fe7baa02e2985e0f4f17f6459b5e6d2e2e811c993cd8494fe619bddac7', '');
INSERT INTO public.event VALUES (67, '02', 35, 1787487375000, 'settled', '019f6214-4000-7000-8000-000000000081', '', '', 0, '', 'Ana Paula', 6400, '{"reopened":"tx-import"}', '3cc967c826f6a044c81cd4670d7e9a78e4aa9061d0cbb69733b15a3711302aac', '019f6214-4000-7000-8000-000000000087', '26c38bcafffe6c823994d2ec72778cc7b2b74840e1868bb866365e086ba6d538', '');
INSERT INTO public.event VALUES (68, '02', 36, 1787487375000, 'settled', '019f6214-4000-7000-8000-0000000000aa', '', '', 0, 'tx-import', 'Ana Paula', NULL, '{"found":true}', '', '708c956b9f19450b8b4d8fd1e0a8de7f', 'c153500ac0d2ffc2c49a3e11515ac6a07b558b07ed8b967ae90037780df12503', '');
INSERT INTO public.event VALUES (69, '02', 37, 1787487390000, 'attempt', '019f6214-4000-7000-8000-000000000088', '019f6214-4000-7000-8000-000000000089', '', 0, '', 'Ana Paula', 500, '{"day":20260823,"limit_ms":30000,"number":9}', '0aa20a0945da83ac34d066a8faf8f293f01ddc2a3ae2e3fa5f0b1d3382219035', '019f6214-4000-7000-8000-000000000090', '74d63133a25ce1e5c33152221f8979f7bb718911ceff457c7c88a02db44d14a5', '');
INSERT INTO public.event VALUES (70, '02', 38, 1787487405000, 'out', '019f6214-4000-7000-8000-000000000088', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000091', 'cfcd46c2c884f7d611af58264a9914dc20071d4912808e3394d845fefab83f04', '');
INSERT INTO public.event VALUES (71, '02', 39, 1787487420000, 'reply', '019f6214-4000-7000-8000-000000000088', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '538d543dc38eeec113ead261f9e65326ec410c060ab11dde94fcb71063724158', '019f6214-4000-7000-8000-000000000092', 'a9066d9c488d69598f3ddc149663ba6295ab6987c56c595401461b87052acae4', '');
INSERT INTO public.event VALUES (72, '02', 40, 1787487435000, 'created', '019f6214-4000-7000-8000-000000000088', '', '', 0, 'tx-shared', 'Ana Paula', 500, '{"answer":{"checked":500,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":500}', '', '019f6214-4000-7000-8000-000000000093', 'b4df524e1a85fef3a3ce56f1079f88995635b3e0236f1027f41f058d06c5f154', '');
INSERT INTO public.event VALUES (73, '02', 41, 1787487450000, 'shown', '019f6214-4000-7000-8000-000000000088', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000094', 'efc7dabed902b6ff5c25642d5f93dc332d26d8d999b34b6dd61e19d19fd580de', '');
INSERT INTO public.event VALUES (74, '02', 42, 1787487465000, 'attempt', '019f6214-4000-7000-8000-000000000095', '019f6214-4000-7000-8000-000000000096', '', 0, '', 'Ana Paula', 500, '{"day":20260823,"limit_ms":30000,"number":10}', '1bc0db105c63a93b7267de8a9c97e116aa097ad4d880c8fd0c00deab5ce57254', '019f6214-4000-7000-8000-000000000097', '1efa8726ee5874dc90963f3a01252eae5b65f8d85f42563f888ceada36ff6699', '');
INSERT INTO public.event VALUES (75, '02', 43, 1787487480000, 'out', '019f6214-4000-7000-8000-000000000095', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000098', 'b952e43ae441a45a8f00a1c3c6a4813ec729412cd40210c37d34517c314bad94', '');
INSERT INTO public.event VALUES (76, '02', 44, 1787487495000, 'reply', '019f6214-4000-7000-8000-000000000095', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '1f24acbffa56d6a442d3278da75165608525d32fd771bb781f168df39e070a90', '019f6214-4000-7000-8000-000000000099', '5da36c4e87a129aa411cb2ed812303c57628a5ccf6c1de7a210f14a4a55551cd', '');
INSERT INTO public.event VALUES (77, '02', 45, 1787487510000, 'created', '019f6214-4000-7000-8000-000000000095', '', '', 0, 'tx-shared', 'Ana Paula', 500, '{"answer":{"checked":500,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","shared_with":"019f6214-4000-7000-8000-000000000088","status":"Aguardando","told":500}', '', '019f6214-4000-7000-8000-000000000100', '1c9d6e1941bcb003532d42d8794c9398a1784561b50cb0a4eef807959120187a', '');
INSERT INTO public.event VALUES (78, '02', 46, 1787487525000, 'shown', '019f6214-4000-7000-8000-000000000095', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000101', '4f10f4a6da65a206db3ae9240b031f017aa522df11d9bd6b7ea9c79f79037bd4', '');
INSERT INTO public.event VALUES (79, '01', 33, 1787487540000, 'attempt', '019f6214-4000-7000-8000-000000000102', '019f6214-4000-7000-8000-000000000103', '', 0, '', 'Ana Paula', 900, '{"day":20260823,"limit_ms":30000,"number":4}', '910b04349b30c018d50da67479626697808f125f0cefdf3fe19fe29725d2e5ba', '019f6214-4000-7000-8000-000000000104', '0490bf7e32fef80e1498e2e8a86223a2cf39cf32e56329bcbae0d7d5c0e3d8c0', '');
INSERT INTO public.event VALUES (80, '01', 34, 1787487555000, 'out', '019f6214-4000-7000-8000-000000000102', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000105', '687daf4f4dff03cb0a4e3966ad85570abba2ddd0aacfd86e15ed1bb894b23d94', '');
INSERT INTO public.event VALUES (81, '01', 35, 1787487570000, 'not_sent', '019f6214-4000-7000-8000-000000000102', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_refused","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000106', 'fe7dd6a96ec64118dd80ff211d774a5dc8ab90de114e56e9a936c537778a901e', '');
INSERT INTO public.event VALUES (82, '01', 36, 1787487585000, 'attempt', '019f6214-4000-7000-8000-000000000107', '019f6214-4000-7000-8000-000000000103', '019f6214-4000-7000-8000-000000000102', 0, '', 'Ana Paula', 900, '{"day":20260823,"limit_ms":30000,"number":5}', '00935d58783e68bd875a6643ab2cbc061d144c56971a853860959edab898a97c', '019f6214-4000-7000-8000-000000000109', '0c4a0e7ae862724d3b7f6d9cbd12f52ec4ced05c2aee39840342a2ea96433ac1', '');
INSERT INTO public.event VALUES (83, '01', 37, 1787487600000, 'out', '019f6214-4000-7000-8000-000000000107', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000110', '1660e37ca83989065c076b123f70c7d703e0e8edef5e1a9b314ff69ea9207427', '');
INSERT INTO public.event VALUES (84, '01', 38, 1787487615000, 'refused', '019f6214-4000-7000-8000-000000000107', '', '', 0, '', 'Ana Paula', NULL, '{"category":"auth","cause":"http_status","code":"","http":401}', '', '019f6214-4000-7000-8000-000000000111', 'bc68ffa3067f93599b378ef4fd1b80adc685dfc5b468b151b2b0d80d5ecce9c6', '');
INSERT INTO public.event VALUES (85, '01', 39, 1787487630000, 'operator_added', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b1","name":"Dona Rosa","role":"manager"}', '', '94787ea3757447579585bf51e7b080b8', '06e3ea1ed7914854769fc87fcc639d94a8a2ea16e8d0ea7bb0e9dbbfe077e281', '');
INSERT INTO public.event VALUES (86, '01', 40, 1787487630000, 'pin_set', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b1","secret":"$pbkdf2-sha256$i=1$aa$bb"}', '', 'b9af7c72d456497c9da815eebea6006c', '66f80d9c986cc09d60342cfd4e425e211db197f09ed9e30e66b8bb23b59e6a75', '');
INSERT INTO public.event VALUES (87, '01', 41, 1787487645000, 'operator_added', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b2","name":"Ana Paula","role":"cashier"}', '', '01f4570c24624b01bdde6015755eb237', '5d5f63b74529b169e8712a9d5f4edcb3cd920eeda08e88185ab20bfcbc9f96e6', '');
INSERT INTO public.event VALUES (88, '01', 42, 1787487645000, 'pin_set', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b2","secret":"$pbkdf2-sha256$i=1$aa$bb"}', '', '5bf063b44dc24ebab22fe49114247ec0', '359ddceaecfd05bf127163c1f44a7b1bb22778f672ccc15014d2a314cbc65e18', '');
INSERT INTO public.event VALUES (89, '01', 43, 1787487660000, 'operator_added', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b3","name":"Bento","role":"cashier"}', '', '10e6e340fab84b708f88636afb1706b7', '689dbe6980b200244faa9c4f63534eb50103705d5163589ae49fcc8f2d256993', '');
INSERT INTO public.event VALUES (90, '01', 44, 1787487660000, 'pin_set', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b3","secret":"$pbkdf2-sha256$i=1$aa$bb"}', '', 'ef1b08b536c544099c7da432d8020819', 'cbf2dd7c7b876151e8486b3bdb205d2ec0af89c6d71ea3749f80ea9777752ab0', '');
INSERT INTO public.event VALUES (91, '01', 45, 1787487675000, 'operator_disabled', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b3"}', '', '5f02caec30584ab0bf03c565dd64a5de', 'a879c725fc6973cba405309d42b1e022d4da6407f60b85426ed8a80c281930c1', '');
INSERT INTO public.event VALUES (92, '01', 46, 1787487690000, 'badge_set', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b2","secret":"$pbkdf2-sha256$i=1$aa$bb"}', '', 'e20e0e0a2f4c4e65a2111cc7653e7924', 'a3a1b5ab4f0b55eae2ee2aa39761c85b89d914b10e50dc4e64e9c3624d8246e0', '');
INSERT INTO public.event VALUES (93, '01', 47, 1787487705000, 'pin_wrong', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b2"}', '', '1ebe54b92319495cbebd5851d9665ce6', '5f2a3e11fe960f3d2f2a6506674e1cfa36c26660cfd8c957d0056762cf462baa', '');
INSERT INTO public.event VALUES (94, '01', 48, 1787487720000, 'pin_right', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b2"}', '', '0edc6218cb6e44dfaabdc9f2f631292b', '5071759051452a497469fee54d6783065cf393d6efdc109384fd833ec7c8f3ea', '');
INSERT INTO public.event VALUES (95, '01', 49, 1787487735000, 'attempt', '019f6214-4000-7000-8000-000000000112', '019f6214-4000-7000-8000-000000000113', '', 0, '', 'Ana Paula', 137, '{"day":20260823,"limit_ms":30000,"number":6}', '25a187548aabc30b9f5c0121dd3f0ff4dcf1dbd9cd74da7bc2e6284a317d8a0b', '019f6214-4000-7000-8000-000000000114', 'eed26dd2f8d2356ee8fb37924328b24528210a80e1bea1e1ea27f9235356ed30', '');
INSERT INTO public.event VALUES (96, '01', 50, 1787487735000, 'calibration_begun', '', '', '', 0, '', 'Ana Paula', NULL, '{"attempt":"019f6214-4000-7000-8000-000000000112","key_digest":"bb","key_salt":"aa","provider":"https://provider.example","reading":false,"unit":"reais"}', '', '02f59fb4830e47dcbc0d2a3bda05e1c3', 'f6ad90227d66837d924f9191ddcbab3273295b491489405a3a51e9dd92263663', '');
INSERT INTO public.event VALUES (97, '01', 51, 1787487750000, 'out', '019f6214-4000-7000-8000-000000000112', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000115', '7b361b3bd24229e52fa72294a35f692ce5e38b48a87867c3a4a7bf655312e413', '');
INSERT INTO public.event VALUES (98, '01', 52, 1787487765000, 'reply', '019f6214-4000-7000-8000-000000000112', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', 'c8280590a4c2f85483867cb139c62b9b5966e07a8b8f38b55110ff5cf70c22fe', '019f6214-4000-7000-8000-000000000116', '5de423c606614972171b73eba6b2a1dba10603262ad631bea23a833359fc363d', '');
INSERT INTO public.event VALUES (99, '01', 53, 1787487780000, 'created', '019f6214-4000-7000-8000-000000000112', '', '', 0, 'tx-calibration', 'Ana Paula', 137, '{"answer":{"checked":137,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":137}', '', '019f6214-4000-7000-8000-000000000117', 'd08a4b8b2105edb7f3cbd686424ec8a025b27727a993aa9c0d2d96d3f11b677d', '');
INSERT INTO public.event VALUES (100, '01', 54, 1787487795000, 'shown', '019f6214-4000-7000-8000-000000000112', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000118', '2bea7bed0f548a7b7b8f0512c436e589f121495eb303f67625a9dbced8518dde', '');
INSERT INTO public.event VALUES (101, '01', 55, 1787487810000, 'receiver_accepted', '019f6214-4000-7000-8000-000000000112', '', '', 0, '', 'Ana Paula', NULL, '{"forms":{"amount":"number","http":[200],"image":true,"time":"iso"},"receiver":{"city":"SAO PAULO","name":"LOJA EXEMPLA","place":"pix.example.com"}}', '', '019f6214-4000-7000-8000-000000000119', '597e89786f31a585081e7a6453a99f24e94bb7d5ca271b6f57a9d8c9ee343c0e', '');
INSERT INTO public.event VALUES (102, '01', 56, 1787487810000, 'profile_accepted', '', '', '', 0, '', 'Ana Paula', NULL, '{"attempt":"019f6214-4000-7000-8000-000000000112","forms":{"amount":"number","http":[200],"image":true,"time":"iso"},"receiver":{"city":"SAO PAULO","name":"LOJA EXEMPLA","place":"pix.example.com"}}', '', 'dd69ad0faedf48fa97570d76ed7c880a', 'cd5fb92a16b3f374dc95fcbb20f0f6b85cf57a4096dd442a7db3cbfe77436dec', '');
INSERT INTO public.event VALUES (103, '01', 57, 1787487825000, 'attempt', '019f6214-4000-7000-8000-000000000120', '019f6214-4000-7000-8000-000000000121', '', 0, '', 'Ana Paula', 5300, '{"day":20260823,"limit_ms":30000,"number":7}', '6259dae229b6089db05600b26b26f6c33649252815146d7046f4201dae6c7e67', '019f6214-4000-7000-8000-000000000122', '9db0fb2497eba94b24ba66837649a3b5c7d529bea908a35b2685e3798f83542e', '');
INSERT INTO public.event VALUES (104, '01', 58, 1787487840000, 'out', '019f6214-4000-7000-8000-000000000120', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000123', 'e499ec2bcac42496f95714923847b370efbcb3353bbff3078494c6036e11145a', '');
INSERT INTO public.event VALUES (105, '01', 59, 1787487855000, 'reply', '019f6214-4000-7000-8000-000000000120', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '3cadbc3ef92ef6bd31a1db22dd12a2709f920a943f16e47de581f03b846d2255', '019f6214-4000-7000-8000-000000000124', '40092acd91d74c09f88fcd7cd727c7d9bba0447ee3b6611a457ca5e4d7f07ede', '');
INSERT INTO public.event VALUES (106, '01', 60, 1787487870000, 'created', '019f6214-4000-7000-8000-000000000120', '', '', 0, 'tx-contested', 'Ana Paula', 5300, '{"answer":{"checked":5300,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":5300}', '', '019f6214-4000-7000-8000-000000000125', 'c5afb4343eed4ed2c77cd0ead7acaeccaf43b6ecd4765b4f4842c4c92b8303dd', '');
INSERT INTO public.event VALUES (107, '01', 61, 1787487885000, 'shown', '019f6214-4000-7000-8000-000000000120', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000126', '1c90e91ae879900e83085cbca11051e6e1a0570aee89dc429869de6a3ecb31b2', '');
INSERT INTO public.event VALUES (108, '01', 62, 1787487900000, 'status_read', '019f6214-4000-7000-8000-000000000120', '', '', 0, 'tx-contested', 'Ana Paula', 5300, '{"answer":{"checked":5300,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"asked_at":106,"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Paga","told":5300}', '', '019f6214-4000-7000-8000-000000000127', 'b8c973b0a0762ad0347b654addf5dc6f331aaf8eed87e7c797996a4964c30aa0', '');
INSERT INTO public.event VALUES (109, '01', 63, 1787487915000, 'contested', '019f6214-4000-7000-8000-000000000120', '', '', 0, '', 'Ana Paula', NULL, '{"on":"2026-11-21","reference":"","until":"2026-12-01"}', '', '019f6214-4000-7000-8000-000000000128', '6bfd5237dd55e41bce213a48d2c69f3fd8c9a7623ad1f28270863f4954e29da9', '');
INSERT INTO public.event VALUES (110, '01', 64, 1787487930000, 'settings_changed', '', '', '', 0, '', 'Dona Rosa', NULL, '{"keys":["shop.day-ends"]}', '', 'ccd0ad1dcefb401398b87d779e280735', 'def76b4ae14451eb1ca7508c61d12905082ec66e5c6aa6955606256d306538c2', '');
INSERT INTO public.event VALUES (111, '01', 65, 1787487945000, 'day_closed', '', '', '', 0, '', 'Dona Rosa', NULL, '{"day":20260823,"figures":{"approvals":[],"changes":[],"confirmed":{"amount":2000,"count":1},"contested":{"amount":5300,"count":1},"corrections":[{"after":4450,"at":1787486700000,"authorised_by":"","before":0,"charge":{"attempt":"019f6214-4000-7000-8000-000000000017","counter":"01","day":20260823,"number":2},"operator":"Ana Paula","reason":"desconto esquecido"}],"counters":[{"confirmed":0,"corrected":1,"made":8,"name":"01","paid":3,"received":15140,"to_check":1},{"confirmed":2000,"corrected":0,"made":10,"name":"02","paid":1,"received":0,"to_check":6}],"hours":[{"amount":17140,"count":4,"hour":12}],"made":{"amount":66927,"count":18},"operators":[{"confirmed":2000,"corrected":1,"made":18,"name":"Ana Paula","paid":4,"received":15140,"to_check":7}],"received":{"amount":15140,"count":3},"statuses":[{"amount":12187,"count":4,"status":"waiting"},{"amount":15140,"count":3,"status":"paid"},{"amount":2000,"count":1,"status":"received"},{"amount":15600,"count":3,"status":"unknown"},{"amount":13900,"count":4,"status":"attention"},{"amount":900,"count":1,"status":"not_sent"},{"amount":900,"count":1,"status":"refused"},{"amount":6300,"count":1,"status":"absent"}],"to":1787487945000,"to_check":{"amount":29500,"count":7},"unknown":{"amount":15600,"count":3},"went_back":{"amount":0,"count":0}},"number":1,"until":110}', '', 'b67ac1e1c8a14d8f9aae96f8dd20178b', 'd4820bf85101228f5e27f85dbd03b11ee1b9e04434945c5c3ec66acf827d8ff0', '');
INSERT INTO public.event VALUES (112, '01', 66, 1787487960000, 'contest_ended', '019f6214-4000-7000-8000-000000000120', '', '', 0, '', 'Ana Paula', NULL, '{"outcome":"kept"}', '', '019f6214-4000-7000-8000-000000000129', 'fc41ab9a5366ba02f3cb44899c97303c9b49a48018aced27b406067eef51c474', '');


--
-- Data for Name: ledger_meta; Type: TABLE DATA; Schema: public; Owner: balcao_owner
--

INSERT INTO public.ledger_meta VALUES (8, 'real', 0);


--
-- Data for Name: personal; Type: TABLE DATA; Schema: public; Owner: balcao_owner
--

INSERT INTO public.personal VALUES (8, 'e5bf9e5927056cc530bffa6e022bedc3', '{"email":"marina.alves@example.com","mark":"Mesa 86","name":"Odd Ødegård","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (10, '43545c99ea0c714872c03c8c0b43a7e0', '{"body":"{\"txid\":\"tx-paid\"}"}');
INSERT INTO public.personal VALUES (14, '064f8ecbc6d407c7ecbc19febabb995d', '{"email":"marina.alves@example.com","mark":"Mesa 49","name":"João da Silva","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (16, '1544142c5339a439f20aeb7a38f4ef04', '{"body":"{\"txid\":\"tx-corrected\"}"}');
INSERT INTO public.personal VALUES (25, 'acea7de462bd0fb2db1e7b1db5424206', '{"email":"marina.alves@example.com","mark":"Mesa 31","name":"Loja 124 Ltda","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (27, 'eb9ffafb42bc59962ea439be2753d296', '{"body":"{\"txid\":\"tx-doubt\"}"}');
INSERT INTO public.personal VALUES (33, 'a681b0f736ca9fdde070c2c9cd25e454', '{"email":"marina.alves@example.com","mark":"Mesa 71","name":"Bia Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (35, 'f83efbe3a4e195078d9d7d1635fb4ebc', '{"body":"{\"txid\":\"tx-differs\"}"}');
INSERT INTO public.personal VALUES (39, 'bd71887dd51ac940defb61ae2743de49', '{"email":"marina.alves@example.com","mark":"Mesa 72","name":"Caio Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (41, '8b50e72958922d7c441921a855ae26e5', '{"body":"{\"txid\":\"tx-attention\"}"}');
INSERT INTO public.personal VALUES (44, '1294ee34e944d16a2a1daf18a2a8acdb', '{"email":"marina.alves@example.com","mark":"Mesa 20","name":"Ana D''Ávila","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (46, '4ee18119d5f0a89f4aa92774f5325724', '{"body":"{\"txid\":\"tx-seen\"}"}');
INSERT INTO public.personal VALUES (50, 'c30bc67043254ac73a65258569fefcaf', '{"email":"marina.alves@example.com","mark":"Mesa 61","name":"Łukasz Nowak","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (53, '6a908eac6f3f5f6c810f37c6ca7519fc', '{"email":"marina.alves@example.com","mark":"Mesa 62","name":"Vera Prado","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (57, 'b15a7513649b2558e266ea7bef43d690', '{"email":"marina.alves@example.com","mark":"Mesa 63","name":"Zeca Lima","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (62, 'd328165c28f5bc5c8421b41f940bc6d3', '{"email":"marina.alves@example.com","mark":"Mesa 64","name":"Davi Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (67, '739c36121810e38e52044a92844283fa', '{"email":"marina.alves@example.com","name":"Davi Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (69, 'a9c06a131547aef217ca76d709167f81', '{"email":"marina.alves@example.com","mark":"Mesa 5","name":"Eva Um","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (71, '5873df1a65ed9fd4b57c3c487abe8183', '{"body":"{\"txid\":\"tx-shared\"}"}');
INSERT INTO public.personal VALUES (74, '03982cfc8171bd168e9766ddaca9499f', '{"email":"marina.alves@example.com","mark":"Mesa 5","name":"Eva Dois","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (76, '23f6d96ccf7a25b6a26106cf337875ab', '{"body":"{\"txid\":\"tx-shared\"}"}');
INSERT INTO public.personal VALUES (79, '27948b6aa6f9fe4b0b10017a6548ae92', '{"email":"marina.alves@example.com","mark":"Mesa 9","name":"Rui Três","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (82, '77cac196ac2b2b9f8e7488d2d3616765', '{"email":"marina.alves@example.com","mark":"Mesa 9","name":"Rui Três","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (95, 'bf4e834c82936cd57453e18a937b1edd', '{"email":"marina.alves@example.com","mark":"Mesa 1","name":"Dona Rosa","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (98, 'f3e4bf6679a5a5818f640cc6c4ba7515', '{"body":"{\"txid\":\"tx-calibration\"}"}');
INSERT INTO public.personal VALUES (103, '53522f572103777ba7aa19607f9fed59', '{"email":"marina.alves@example.com","mark":"Mesa 53","name":"Gil Prado","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (105, '15d7b90947e5c81d13587116212e7429', '{"body":"{\"txid\":\"tx-contested\"}"}');


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
-- Name: charge_contested; Type: INDEX; Schema: public; Owner: balcao_owner
--

CREATE INDEX charge_contested ON public.charge USING btree (id) WHERE (contested_on > 0);


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
-- Name: charge_reference; Type: INDEX; Schema: public; Owner: balcao_owner
--

CREATE INDEX charge_reference ON public.charge USING btree (received_reference) WHERE (received_reference <> ''::text);


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


