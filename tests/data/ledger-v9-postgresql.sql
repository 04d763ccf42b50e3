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

INSERT INTO public.event VALUES (1, '01', 1, 1784030415000, 'attempt', '019f6214-4000-7000-8000-000000000001', '019f6214-4000-7000-8000-000000000002', '', 0, '', 'Ana Paula', 1200, '{"day":20260714,"limit_ms":30000,"number":1}', '9b6d4ab7e52207f4dc910857bfdfa73639a07908ec011cc6b6537b643a1ec896', '019f6214-4000-7000-8000-000000000003', '95db0f24ad1ee5fff2f3ab30455678db1f5b34f2b03350e59a511dcbec767b04', '');
INSERT INTO public.event VALUES (2, '01', 2, 1784030430000, 'out', '019f6214-4000-7000-8000-000000000001', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000004', '12804492d8e3e92e38791388fdd2567412ebd08375d366888eb0a7f400fac3af', '');
INSERT INTO public.event VALUES (3, '01', 3, 1784030445000, 'reply', '019f6214-4000-7000-8000-000000000001', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '85e56626c88dcaf4148f60885dd4a0beddc054496fb960f19364cc21c5a0841c', '019f6214-4000-7000-8000-000000000005', 'fc9d34a676d687bd4710e28a77134214e60dbd1efad08879211b08428908fbab', '');
INSERT INTO public.event VALUES (4, '01', 4, 1784030460000, 'created', '019f6214-4000-7000-8000-000000000001', '', '', 0, 'tx-old', 'Ana Paula', 1200, '{"answer":{"checked":1200,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":1200}', '', '019f6214-4000-7000-8000-000000000006', '4da3e5e32c4977a1d078166b37ddf446397de0717a215b6fff86e5dc3881c5eb', '');
INSERT INTO public.event VALUES (5, '01', 5, 1784030475000, 'shown', '019f6214-4000-7000-8000-000000000001', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000007', 'ec3274f885335ebb2d22d40ff8034c2fb00112e06934bae88b5b6fbac30b171b', '');
INSERT INTO public.event VALUES (6, '01', 6, 1784030490000, 'status_read', '019f6214-4000-7000-8000-000000000001', '', '', 0, 'tx-old', 'Ana Paula', 1200, '{"answer":{"checked":1200,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"asked_at":4,"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Paga","told":1200}', '', '019f6214-4000-7000-8000-000000000008', '1ce3bec81075754e6e8d7f3de83135ed1445afe2a03923685221c94ce2014040', '');
INSERT INTO public.event VALUES (7, '01', 7, 1787486490000, 'erased', '', '', '', 0, '', 'Dona Rosa', NULL, '{"before":1785553200000,"charges":1}', '', '62496b21a42c4607a6ed295ff3318bf3', 'e3b1a6493e575413a0a3a8216517c7d297ba995421203a7548abda6594e19c9d', '');
INSERT INTO public.event VALUES (8, '01', 8, 1787486505000, 'attempt', '019f6214-4000-7000-8000-000000000009', '019f6214-4000-7000-8000-000000000010', '', 0, '', 'Ana Paula', 8640, '{"day":20260823,"limit_ms":30000,"number":1}', '319ba693b5d07161896aec6132968f0301045673f75cce980fc50b5a3a0a5f02', '019f6214-4000-7000-8000-000000000011', 'aaeb73137a2e82d552407ec8b0d62dd7aee86987639d951b85f58ae60294351b', '');
INSERT INTO public.event VALUES (9, '01', 9, 1787486520000, 'out', '019f6214-4000-7000-8000-000000000009', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000012', '52133fe9b5b27f65a0f992f3fe163d38ffe307063b53c796c35059f52c76e5de', '');
INSERT INTO public.event VALUES (10, '01', 10, 1787486535000, 'reply', '019f6214-4000-7000-8000-000000000009', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '0f06a86ffa5da48f791f052af0c67cef0b111745d886d8601379ede7898933d4', '019f6214-4000-7000-8000-000000000013', '850f68c59b75356acb1ee374897312e05aedfe229502ed56fe49fc5048a119f0', '');
INSERT INTO public.event VALUES (11, '01', 11, 1787486550000, 'created', '019f6214-4000-7000-8000-000000000009', '', '', 0, 'tx-paid', 'Ana Paula', 8640, '{"answer":{"checked":8640,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":8640}', '', '019f6214-4000-7000-8000-000000000014', '2ecb2b54f26ab64dd23df211804c39ab5a65c453d5a21d15ac56f9ea3b46ba32', '');
INSERT INTO public.event VALUES (12, '01', 12, 1787486565000, 'shown', '019f6214-4000-7000-8000-000000000009', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000015', 'ccaa47a1910a4c429b217a6c0a9b04869318ae8c859780f29ecbfae0e6cdb98d', '');
INSERT INTO public.event VALUES (13, '01', 13, 1787486580000, 'status_read', '019f6214-4000-7000-8000-000000000009', '', '', 0, 'tx-paid', 'Ana Paula', 8640, '{"answer":{"checked":8640,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"asked_at":11,"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Paga","told":8640}', '', '019f6214-4000-7000-8000-000000000016', 'c5534a8a05717b27c0bdcf410002ea75a7d4766155bb070bc26a4553bfa153cd', '');
INSERT INTO public.event VALUES (14, '01', 14, 1787486595000, 'attempt', '019f6214-4000-7000-8000-000000000017', '019f6214-4000-7000-8000-000000000018', '', 0, '', 'Ana Paula', 4990, '{"day":20260823,"limit_ms":30000,"number":2}', 'd4184da3add039368076a070741cddffda973a995b994c3d9c38d1f58f7ff2d5', '019f6214-4000-7000-8000-000000000019', 'f38e643d793059f1a00d32441973eb554ba1768d73134525acc34be66dc56cdb', '');
INSERT INTO public.event VALUES (15, '01', 15, 1787486610000, 'out', '019f6214-4000-7000-8000-000000000017', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000020', '6cfe313212f276b47c22892eb805b3f91fc05610b55e4abc85152d1662ce6df5', '');
INSERT INTO public.event VALUES (16, '01', 16, 1787486625000, 'reply', '019f6214-4000-7000-8000-000000000017', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '644b3ec0a3cfbbb7af5c42fc3cd672b1b596a4263dd4dfe0ebbaabf253714ba5', '019f6214-4000-7000-8000-000000000021', '9e2456bfa545595d34e2c74f7913ea2c5310be2b175ecf4d0a06f20f46f2095c', '');
INSERT INTO public.event VALUES (17, '01', 17, 1787486640000, 'created', '019f6214-4000-7000-8000-000000000017', '', '', 0, 'tx-corrected', 'Ana Paula', 4990, '{"answer":{"checked":4990,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":4990}', '', '019f6214-4000-7000-8000-000000000022', '0f415b2d5a35a93aeb17b7b812d5ba9042189c14a865841537c9c79bb1ff418f', '');
INSERT INTO public.event VALUES (18, '01', 18, 1787486655000, 'shown', '019f6214-4000-7000-8000-000000000017', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000023', 'c4a43f174a74fb2a20f44fd6f1c82d3669b474c0c86d900959fb78ad4259e46a', '');
INSERT INTO public.event VALUES (19, '01', 19, 1787486670000, 'correction_asked', '019f6214-4000-7000-8000-000000000017', '', '', 1, '', 'Ana Paula', 4450, '{"limit_ms":30000,"reason":"desconto esquecido"}', '', '019f6214-4000-7000-8000-000000000024', 'e3852638cd038b3c935fabf13bb10222fcf8df19d996c3b2919f5966b0652547', '');
INSERT INTO public.event VALUES (20, '01', 20, 1787486685000, 'out', '019f6214-4000-7000-8000-000000000017', '', '', 1, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000025', 'e66e215f91dbedcfddb3654161ffce3c36186743f850b460ebb465d4f5ea0f59', '');
INSERT INTO public.event VALUES (21, '01', 21, 1787486700000, 'correction_done', '019f6214-4000-7000-8000-000000000017', '', '', 1, '', 'Ana Paula', 4450, '{"answer":{"checked":4450,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","reason":"","revision":2,"status":"Aguardando","told":4450}', '', '019f6214-4000-7000-8000-000000000026', '9ae1e599e596e61a002ef7e13cd9e045c993ca2ab2410d58680def388b54e499', '');
INSERT INTO public.event VALUES (22, '01', 22, 1787486715000, 'correction_asked', '019f6214-4000-7000-8000-000000000017', '', '', 2, '', 'Ana Paula', 4400, '{"limit_ms":30000,"reason":"desconto esquecido"}', '', '019f6214-4000-7000-8000-000000000027', '761a5ff9da0ba940136e0b7ff0e72ede3c2e3694b8ed45f0400a0ea27c047866', '');
INSERT INTO public.event VALUES (23, '01', 23, 1787486730000, 'out', '019f6214-4000-7000-8000-000000000017', '', '', 2, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000028', '90e124b0a732262f2df7309234fc4f75bbed20c52438c9869b7895c14f309d10', '');
INSERT INTO public.event VALUES (24, '01', 24, 1787486745000, 'correction_refused', '019f6214-4000-7000-8000-000000000017', '', '', 2, '', 'Ana Paula', 4400, '{"category":"auth","cause":"http_status","code":"","doubt":false,"http":401}', '', '019f6214-4000-7000-8000-000000000029', '0c2ba3a43415b6ea71ecddc7de30a62343041023b1126d6cdc80110487001353', '');
INSERT INTO public.event VALUES (25, '01', 25, 1787486760000, 'attempt', '019f6214-4000-7000-8000-000000000030', '019f6214-4000-7000-8000-000000000031', '', 0, '', 'Ana Paula', 3100, '{"day":20260823,"limit_ms":30000,"number":3}', '053199afc7471092195cd884b097298088aa8f9124a5c87d78f6d8a634371be7', '019f6214-4000-7000-8000-000000000032', '46b2305580a23852b616bcf2dc7d36b4febccfe8030d9f2156c85355520b0bcf', '');
INSERT INTO public.event VALUES (26, '01', 26, 1787486775000, 'out', '019f6214-4000-7000-8000-000000000030', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000033', '1e577dac8749b04a10d41adb81482eb504682cc4bc37a8cfd3cb3b2ba1d0fc7c', '');
INSERT INTO public.event VALUES (27, '01', 27, 1787486790000, 'reply', '019f6214-4000-7000-8000-000000000030', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', 'd90634c45c713bb115383760b800d16a96a63285621c6ec428e8261198fb127a', '019f6214-4000-7000-8000-000000000034', 'd81be27cb565c1192fbe713d876ca1dc42e53e901a2252df418c46c97906c7a0', '');
INSERT INTO public.event VALUES (28, '01', 28, 1787486805000, 'created', '019f6214-4000-7000-8000-000000000030', '', '', 0, 'tx-doubt', 'Ana Paula', 3100, '{"answer":{"checked":3100,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":3100}', '', '019f6214-4000-7000-8000-000000000035', '8cbc00943630c88170751191ccb62677586cb5747672ce8c93ca16de8131a52c', '');
INSERT INTO public.event VALUES (29, '01', 29, 1787486820000, 'shown', '019f6214-4000-7000-8000-000000000030', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000036', 'ec4af8b6380af43dd33c9b54d5e5c394676fb42a74ba65c9bb29fa154df6f775', '');
INSERT INTO public.event VALUES (30, '01', 30, 1787486835000, 'correction_asked', '019f6214-4000-7000-8000-000000000030', '', '', 1, '', 'Ana Paula', 3000, '{"limit_ms":30000,"reason":"desconto esquecido"}', '', '019f6214-4000-7000-8000-000000000037', '48fb5c4c531b712450b22aabc2123eec0d1551ca4b6fa7ba6d0969df26031ac0', '');
INSERT INTO public.event VALUES (31, '01', 31, 1787486850000, 'out', '019f6214-4000-7000-8000-000000000030', '', '', 1, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000038', '37f439ededbced894d2e71bf91c2132c38165bf7f21838d3550ae3058723bb1c', '');
INSERT INTO public.event VALUES (32, '01', 32, 1787486865000, 'correction_unknown', '019f6214-4000-7000-8000-000000000030', '', '', 1, '', 'Ana Paula', 3000, '{"category":"none","cause":"connection_lost","code":"","doubt":false,"http":0}', '', '019f6214-4000-7000-8000-000000000039', 'ee484aa83eb3ae0d83aedf765dd5ad70c94e9555a5583de2611c596faac56f0c', '');
INSERT INTO public.event VALUES (33, '02', 1, 1787486880000, 'attempt', '019f6214-4000-7000-8000-000000000040', '019f6214-4000-7000-8000-000000000041', '', 0, '', 'Ana Paula', 7100, '{"day":20260823,"limit_ms":30000,"number":1}', '66f1ab7ac271339e2a1ddf1b842e6a6e99382e863772ba6517bd0e7424467351', '019f6214-4000-7000-8000-000000000042', '2aff23ea2450049c20e5574d499c5f9fb17654f3e08cdfea0ead72dfd3acc095', '');
INSERT INTO public.event VALUES (34, '02', 2, 1787486895000, 'out', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000043', '2bfba0d34bf6388fe2bc811fac170ed7fb63aac6745b188d3e05eeaf6f5db405', '');
INSERT INTO public.event VALUES (35, '02', 3, 1787486910000, 'reply', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '45e4cbb4529e62bca0199ae7b9a39079b179160ff62a8d0c96694e0eb6c10d55', '019f6214-4000-7000-8000-000000000044', 'adddcdeb4716bebe2119d94bb0002dae8d03529eeffd69a86d3d4363c730de93', '');
INSERT INTO public.event VALUES (36, '02', 4, 1787486925000, 'created', '019f6214-4000-7000-8000-000000000040', '', '', 0, 'tx-differs', 'Ana Paula', 7100, '{"answer":{"checked":7100,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":7101}', '', '019f6214-4000-7000-8000-000000000045', '735b49bab642ddabf297ae552eacef9889389812b27e572a260596ddfa1385ce', '');
INSERT INTO public.event VALUES (37, '02', 5, 1787486940000, 'shown', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000046', '0202733dc0008b2c8833e5a5b2308fc90ad680e1c497668c368f63f503d46790', '');
INSERT INTO public.event VALUES (38, '02', 6, 1787486955000, 'difference_accepted', '019f6214-4000-7000-8000-000000000040', '', '', 0, '', 'Ana Paula', NULL, '{"told":7101}', '', '019f6214-4000-7000-8000-000000000047', 'd07529cf5d61b7957dedf90a6c9322e519b97139eeb9f58eafaebdf8ca3226e6', '');
INSERT INTO public.event VALUES (39, '02', 7, 1787486970000, 'attempt', '019f6214-4000-7000-8000-000000000048', '019f6214-4000-7000-8000-000000000049', '', 0, '', 'Ana Paula', 7200, '{"day":20260823,"limit_ms":30000,"number":2}', 'fa1cdd235f4a86f699d41f7c4c4364f75376baf661a0f5869151db2ce82300b3', '019f6214-4000-7000-8000-000000000050', 'f439d7f62dc706c500fa10b6c135476fa093e119c0b97d941b035ab2f317b30b', '');
INSERT INTO public.event VALUES (40, '02', 8, 1787486985000, 'out', '019f6214-4000-7000-8000-000000000048', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000051', 'fcf5ef7e2cb3127d2280e8c9be8ea4d413b2ee8426baa9b86095f8ff2b8783f3', '');
INSERT INTO public.event VALUES (41, '02', 9, 1787487000000, 'reply', '019f6214-4000-7000-8000-000000000048', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', 'b0bb90304518a02917ff64f2462bb4f9c8b07a850280718ecc97adf1dfbbc7ce', '019f6214-4000-7000-8000-000000000052', 'd1e19c32330600a27fb0b4bba7e20926645269ad8302449ff179300713ecfdfe', '');
INSERT INTO public.event VALUES (42, '02', 10, 1787487015000, 'created', '019f6214-4000-7000-8000-000000000048', '', '', 0, 'tx-attention', 'Ana Paula', 7200, '{"answer":{"checked":7200,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":7199}', '', '019f6214-4000-7000-8000-000000000053', '11d389befa9ca590342340925bc2556c3d9ba75fc4b88cb46f2e12e01becd2f7', '');
INSERT INTO public.event VALUES (43, '02', 11, 1787487030000, 'shown', '019f6214-4000-7000-8000-000000000048', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000054', 'b1b9b37dd391d552100c97024e03f81e8589d5b0fc06f88dd6861bf6638ee470', '');
INSERT INTO public.event VALUES (44, '02', 12, 1787487045000, 'attempt', '019f6214-4000-7000-8000-000000000055', '019f6214-4000-7000-8000-000000000056', '', 0, '', 'Ana Paula', 2000, '{"day":20260823,"limit_ms":30000,"number":3}', '20f9009714c844b1c81075cd093958603d67a9fdeabe1de3c4b9c0dc6e9ac7ed', '019f6214-4000-7000-8000-000000000057', '1f231cf4117206bb4d15f5cf70776d170877072091d8f14b4b0fa4f8e3255fad', '');
INSERT INTO public.event VALUES (45, '02', 13, 1787487060000, 'out', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000058', '24babf75361055d790e19fe9ab04f7fc3579cccbdcdf94fff80c57fbd6f0eca6', '');
INSERT INTO public.event VALUES (46, '02', 14, 1787487075000, 'reply', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '0b3f694c0ff40c61f35b1b69e9412dbc3baa7356138ab3a130245970d33ed5ed', '019f6214-4000-7000-8000-000000000059', '20b5063183665887b70b1fe89715b2ff55cea8a3e6f7c684791b88a615453abd', '');
INSERT INTO public.event VALUES (47, '02', 15, 1787487090000, 'created', '019f6214-4000-7000-8000-000000000055', '', '', 0, 'tx-seen', 'Ana Paula', 2000, '{"answer":{"checked":2000,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":2000}', '', '019f6214-4000-7000-8000-000000000060', 'd435320de8b484fc925aa56ff66fda5ca45ee5fd39d4db01ca4324a494945c36', '');
INSERT INTO public.event VALUES (48, '02', 16, 1787487105000, 'shown', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000061', '026c998387af2dac4f4b7f19867ade8d2572889c348d28d7c2af52925fef6be6', '');
INSERT INTO public.event VALUES (49, '02', 17, 1787487120000, 'received', '019f6214-4000-7000-8000-000000000055', '', '', 0, '', 'Ana Paula', NULL, '{"reference":"E607"}', '', '019f6214-4000-7000-8000-000000000062', '5524bf2e84e2e22c1bba5f51e844d1240ac64391b31185828db42ecdb5ee4fc5', '');
INSERT INTO public.event VALUES (50, '02', 18, 1787487135000, 'attempt', '019f6214-4000-7000-8000-000000000063', '019f6214-4000-7000-8000-000000000064', '', 0, '', 'Ana Paula', 6100, '{"day":20260823,"limit_ms":30000,"number":4}', '88b7d94e678a4b9d22b68b2e46faeef1475895eb33452f01a7c64725d4ee4f0a', '019f6214-4000-7000-8000-000000000065', 'e062e5554f306c51118ff18ccd2ebd12cc2ad7d5b3f15ab4fc2a1bb2e902893e', '');
INSERT INTO public.event VALUES (51, '02', 19, 1787487150000, 'out', '019f6214-4000-7000-8000-000000000063', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000066', 'cbc4706fb7e1301a5a1c0993bd77c356bf14d46778d7e3cbaf7015abb844b08e', '');
INSERT INTO public.event VALUES (52, '02', 20, 1787487165000, 'unknown', '019f6214-4000-7000-8000-000000000063', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000067', '0e5c922e2672a665f07ed15ffb7215d1026b1d47366fa4e3c1d078699ded5fce', '');
INSERT INTO public.event VALUES (53, '02', 21, 1787487180000, 'attempt', '019f6214-4000-7000-8000-000000000068', '019f6214-4000-7000-8000-000000000069', '', 0, '', 'Ana Paula', 6200, '{"day":20260823,"limit_ms":30000,"number":5}', '5855b7197524c31cbf7d8955a41c69c81795e480e3cee7f9502fcc5976b5bdb8', '019f6214-4000-7000-8000-000000000070', 'ee052b329958afae9003a3c7a1d2bb9014e12ee842ea2019b51e0b10ee7b07bb', '');
INSERT INTO public.event VALUES (54, '02', 22, 1787487195000, 'out', '019f6214-4000-7000-8000-000000000068', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000071', 'd73751ed5f8e99387518f2a76d91b13c6bbb08e67efabd04d81a2eec8239b15d', '');
INSERT INTO public.event VALUES (55, '02', 23, 1787487210000, 'unknown', '019f6214-4000-7000-8000-000000000068', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000072', '72f90d57ee224269aee57a62683222163e967fe795cff3085ae2bb3695892dbc', '');
INSERT INTO public.event VALUES (56, '02', 24, 1787487225000, 'settled', '019f6214-4000-7000-8000-000000000068', '', '', 0, 'tx-found', 'Ana Paula', NULL, '{"found":true}', '', '019f6214-4000-7000-8000-000000000073', '8c292571b7299dfa5ddb0960839b10024049ebbcd36638c281e4233ccda35fb1', '');
INSERT INTO public.event VALUES (57, '02', 25, 1787487240000, 'attempt', '019f6214-4000-7000-8000-000000000074', '019f6214-4000-7000-8000-000000000075', '', 0, '', 'Ana Paula', 6300, '{"day":20260823,"limit_ms":30000,"number":6}', 'cf0604e590e61b9abeeeb6e5559eb89bf14051769ee7441cf0348813910fc2ba', '019f6214-4000-7000-8000-000000000076', '1dc91ad6a69adf5ac57c1d344ae10b4d523eeddc215df698ff09fe7c40d7c204', '');
INSERT INTO public.event VALUES (58, '02', 26, 1787487255000, 'out', '019f6214-4000-7000-8000-000000000074', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000077', '463b1403199a5c88c37e4fc34efffca814fe79ae5209fc826167ea117fce1c84', '');
INSERT INTO public.event VALUES (59, '02', 27, 1787487270000, 'unknown', '019f6214-4000-7000-8000-000000000074', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000078', '37186fa5757c1efb5b988aa8318bb8540c9b1ac40cf4d6da7d29cbec07fe151f', '');
INSERT INTO public.event VALUES (60, '02', 28, 1787487285000, 'settled', '019f6214-4000-7000-8000-000000000074', '', '', 0, '', 'Ana Paula', NULL, '{"found":false}', '', '019f6214-4000-7000-8000-000000000079', 'c7dac97959d3d8492780f4c09a6a86949221590ed805490be6a6e603c49285ab', '');
INSERT INTO public.event VALUES (61, '02', 29, 1787487300000, 'attempt', '019f6214-4000-7000-8000-0000000000aa', '019f6214-4000-7000-8000-0000000000aa', '', 0, 'tx-import', 'Ana Paula', NULL, '{"adopted":true,"day":20260823,"number":7}', '', '019f6214-4000-7000-8000-000000000080', '352dd0115911d3da3ce350978742ca8b449bd5337064e3f164747ae1ab7a164f', '');
INSERT INTO public.event VALUES (62, '02', 30, 1787487315000, 'attempt', '019f6214-4000-7000-8000-000000000081', '019f6214-4000-7000-8000-000000000082', '', 0, '', 'Ana Paula', 6400, '{"day":20260823,"limit_ms":30000,"number":8}', '7eac453e2812a748c519965046879f047c35ec24c1a11879a6ef5d9780669703', '019f6214-4000-7000-8000-000000000083', 'c4e3e7d166eaaa1422043bc2b225f2dfff78eaeb4beedf91e4f2bd6cfe9d5756', '');
INSERT INTO public.event VALUES (63, '02', 31, 1787487330000, 'out', '019f6214-4000-7000-8000-000000000081', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000084', '5bfc0eff8229b29c6814bd97a7e74a660b28f841f326d3a95f5dc9224364ad19', '');
INSERT INTO public.event VALUES (64, '02', 32, 1787487345000, 'unknown', '019f6214-4000-7000-8000-000000000081', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_lost","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000085', '24abedff7a3b378b407be2324921cf79e07735b2fb245bdbdbf8c661dfaad051', '');
INSERT INTO public.event VALUES (65, '02', 33, 1787487360000, 'settled', '019f6214-4000-7000-8000-000000000081', '', '', 0, 'tx-import', 'Ana Paula', NULL, '{"found":true}', '', '019f6214-4000-7000-8000-000000000086', 'a9480d748a95740b46435d10137f4c94ee56c882ee5e521cca8598aa6cfe0543', '');
INSERT INTO public.event VALUES (66, '02', 34, 1787487360000, 'settled', '019f6214-4000-7000-8000-0000000000aa', '', '', 0, '', 'Ana Paula', NULL, '{"found":false,"same_as":"019f6214-4000-7000-8000-000000000081"}', '', '44f71f9546e44837a8628ebb0bc00ecb', 'c6e347a4144f1aa5549509217a339e8c558548cde31bc96d55dc083951a780c6', '');
INSERT INTO public.event VALUES (67, '02', 35, 1787487375000, 'settled', '019f6214-4000-7000-8000-000000000081', '', '', 0, '', 'Ana Paula', 6400, '{"reopened":"tx-import"}', '26a63593d593e3ad90d9b29310ef4527976c9c4fd137d90c485f433c34ded24e', '019f6214-4000-7000-8000-000000000087', 'fc6e9eab048eb9f864248ec96b656e1c2712d1e1951f1a7bdc50c3d2386d37bd', '');
INSERT INTO public.event VALUES (68, '02', 36, 1787487375000, 'settled', '019f6214-4000-7000-8000-0000000000aa', '', '', 0, 'tx-import', 'Ana Paula', NULL, '{"found":true}', '', '2b7a7d4424b34ae1b3757cb8d9814f69', 'b6ddef7de3666c2657bf6d788cdfd77cc6e3d76a1b4eab5c18058c110922df16', '');
INSERT INTO public.event VALUES (69, '02', 37, 1787487390000, 'attempt', '019f6214-4000-7000-8000-000000000088', '019f6214-4000-7000-8000-000000000089', '', 0, '', 'Ana Paula', 500, '{"day":20260823,"limit_ms":30000,"number":9}', '0229c4074df827d07b2e312ed7a47c9aa0a0dc53d7169a128ec8555ed151241e', '019f6214-4000-7000-8000-000000000090', '3c87bc47b1eecea4a63e80e406b6e20b33048e962b00beb3f0a5ea10b4c31a14', '');
INSERT INTO public.event VALUES (70, '02', 38, 1787487405000, 'out', '019f6214-4000-7000-8000-000000000088', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000091', 'f564029dff19cc9ac367d7984bf85ba684b989354bdd26bf80023408a5ec970d', '');
INSERT INTO public.event VALUES (71, '02', 39, 1787487420000, 'reply', '019f6214-4000-7000-8000-000000000088', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', 'ad967eabe0275ff72532426fc61df9e8c698961e80edbf9877e51adcffc60fce', '019f6214-4000-7000-8000-000000000092', 'a454b3cb3f7d96f340fa2b9d8cf54c2bd9f37f890ad80b953b0449adbeb1c5ae', '');
INSERT INTO public.event VALUES (72, '02', 40, 1787487435000, 'created', '019f6214-4000-7000-8000-000000000088', '', '', 0, 'tx-shared', 'Ana Paula', 500, '{"answer":{"checked":500,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":500}', '', '019f6214-4000-7000-8000-000000000093', '841cc3bddee73fff39abf3526e599f868dcd012c70a0c92fd7389e04742baed3', '');
INSERT INTO public.event VALUES (73, '02', 41, 1787487450000, 'shown', '019f6214-4000-7000-8000-000000000088', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000094', 'f33f9eaa7de5f97b4e1b0b61a15461a4b3cd34b03de78053370598fa5e0275f1', '');
INSERT INTO public.event VALUES (74, '02', 42, 1787487465000, 'attempt', '019f6214-4000-7000-8000-000000000095', '019f6214-4000-7000-8000-000000000096', '', 0, '', 'Ana Paula', 500, '{"day":20260823,"limit_ms":30000,"number":10}', '73f2e7f26ec9465dd4723d6a817872ee8c9aadcab06f31d2982f1cc11cde674e', '019f6214-4000-7000-8000-000000000097', '35369e535904b6ca489980bf12982d01dfe2c224dcef3062b6748e4777274d01', '');
INSERT INTO public.event VALUES (75, '02', 43, 1787487480000, 'out', '019f6214-4000-7000-8000-000000000095', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000098', 'b8579efdb0d89098b5a55edd9088cf817d2dddd735daba2185cfadfc9fff1f88', '');
INSERT INTO public.event VALUES (76, '02', 44, 1787487495000, 'reply', '019f6214-4000-7000-8000-000000000095', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '0a0cda52191fa9ddebdab557de7a0b5328f7dc11269cf336e6ba1aa4f1594a63', '019f6214-4000-7000-8000-000000000099', 'fafc8b837770a04cd69d7fb94048de795d7cc61100b996d837a2aed25636c3bd', '');
INSERT INTO public.event VALUES (77, '02', 45, 1787487510000, 'created', '019f6214-4000-7000-8000-000000000095', '', '', 0, 'tx-shared', 'Ana Paula', 500, '{"answer":{"checked":500,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","shared_with":"019f6214-4000-7000-8000-000000000088","status":"Aguardando","told":500}', '', '019f6214-4000-7000-8000-000000000100', 'da03c70374c8dd08430f880b6f8b83de8c0e492e619a7e832ca4a0a13bf33916', '');
INSERT INTO public.event VALUES (78, '02', 46, 1787487525000, 'shown', '019f6214-4000-7000-8000-000000000095', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000101', 'e951712ae2e29f2c4f7a25de9c976fefc4e83740cb9a9d74aaca50f925378baa', '');
INSERT INTO public.event VALUES (79, '01', 33, 1787487540000, 'attempt', '019f6214-4000-7000-8000-000000000102', '019f6214-4000-7000-8000-000000000103', '', 0, '', 'Ana Paula', 900, '{"day":20260823,"limit_ms":30000,"number":4}', 'f8f7dce33ce353b43b63d772383a8a4870091fe91487f46f432d9d53384c679f', '019f6214-4000-7000-8000-000000000104', 'd90fff4e0264a9fe6d33233fcbf7e8fcd8cbc88104f35622c7b19e6938abf403', '');
INSERT INTO public.event VALUES (80, '01', 34, 1787487555000, 'out', '019f6214-4000-7000-8000-000000000102', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000105', 'abb0158dfeb88cad8a53209a3d8370ff342ad2a811bccc92d4f9530376284dc3', '');
INSERT INTO public.event VALUES (81, '01', 35, 1787487570000, 'not_sent', '019f6214-4000-7000-8000-000000000102', '', '', 0, '', 'Ana Paula', NULL, '{"category":"none","cause":"connection_refused","code":"","http":0}', '', '019f6214-4000-7000-8000-000000000106', 'd02eed76cd4d65b1f8147b452dbe9d921b85aac6e5a377e3ad4ae55d8fd5d53b', '');
INSERT INTO public.event VALUES (82, '01', 36, 1787487585000, 'attempt', '019f6214-4000-7000-8000-000000000107', '019f6214-4000-7000-8000-000000000103', '019f6214-4000-7000-8000-000000000102', 0, '', 'Ana Paula', 900, '{"day":20260823,"limit_ms":30000,"number":5}', '0ae3fc3d78e107ae8399882b3f6c3335cb43a1557bd7f8525c49ac81851fb54e', '019f6214-4000-7000-8000-000000000109', 'f93d0abc207b8775ee435cbbfb030d6bc35f90c8277b55bc91430c721425f9c2', '');
INSERT INTO public.event VALUES (83, '01', 37, 1787487600000, 'out', '019f6214-4000-7000-8000-000000000107', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000110', 'af044466ae938bc989cf3086a86aac324ac66edb61ebd93dee696c560d6e9744', '');
INSERT INTO public.event VALUES (84, '01', 38, 1787487615000, 'refused', '019f6214-4000-7000-8000-000000000107', '', '', 0, '', 'Ana Paula', NULL, '{"category":"auth","cause":"http_status","code":"","http":401}', '', '019f6214-4000-7000-8000-000000000111', 'a51d1538a6f3aaeefbb15f70b9d952d6a2eeb8752e3e792d34ccb4c7f1d54a58', '');
INSERT INTO public.event VALUES (85, '01', 39, 1787487630000, 'operator_added', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b1","name":"Dona Rosa","role":"manager"}', '', '2bd19e4b1a00468c8e0c1981a5f8e3b4', 'e0bd4c0cf1529ea8140998c682a87af63ae04c2968fe08bc5492c3e2418dcd88', '');
INSERT INTO public.event VALUES (86, '01', 40, 1787487630000, 'pin_set', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b1","secret":"$pbkdf2-sha256$i=1$aa$bb"}', '', '48371ddedf014d61a419cbe0ba344afb', '21f5523832fab952fa5bc452a9c21e542cba62a331db9c534d656356da76e7ab', '');
INSERT INTO public.event VALUES (87, '01', 41, 1787487645000, 'operator_added', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b2","name":"Ana Paula","role":"cashier"}', '', 'dbe945fc2b4a4295a926d948a91e31d3', 'd8b76c6e1d543e8972232b310fd380139e1ff9238b2262f16567f1c0087f3771', '');
INSERT INTO public.event VALUES (88, '01', 42, 1787487645000, 'pin_set', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b2","secret":"$pbkdf2-sha256$i=1$aa$bb"}', '', '99924d4ad53a4703b93040542b6ebb95', 'af9f3d962965fcd8dfc1b4102c2c8d3eaa579210fd9114f9299003f35c665ed0', '');
INSERT INTO public.event VALUES (89, '01', 43, 1787487660000, 'operator_added', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b3","name":"Bento","role":"cashier"}', '', '4918d166a4b54da08b9c81d9773fcae0', '6cb7e3bacefb4c6dfab88584ddb9e675abaeebd520c99b5b1ec9fba915dc8314', '');
INSERT INTO public.event VALUES (90, '01', 44, 1787487660000, 'pin_set', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b3","secret":"$pbkdf2-sha256$i=1$aa$bb"}', '', '15783ca58f804907b4c8c7e69f8b4572', '98fe0d45540310778ac98fb9f4fbe691a0cc17d1978f2c8bea168a7988e2094d', '');
INSERT INTO public.event VALUES (91, '01', 45, 1787487675000, 'operator_disabled', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b3"}', '', 'd379b4f3548241bf9aeb955bf370fd66', '1128494bdc8c78cd07614f6e231c8a653c707ce2ac03af248a36808cc871bd3a', '');
INSERT INTO public.event VALUES (92, '01', 46, 1787487690000, 'badge_set', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b2","secret":"$pbkdf2-sha256$i=1$aa$bb"}', '', '9807dd7ece9a4e64bfcb6b30fdf9d785', '9a051b9c2996dc94f29993ff309f932b8e096597234115cefa564a3bba701570', '');
INSERT INTO public.event VALUES (93, '01', 47, 1787487705000, 'pin_wrong', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b2"}', '', 'c71849b289ba4d5dab2fabde1199b273', 'f5762123d3a95cf282dea9acafce14b72071c1f523ce51c18cd5f04b4183dfed', '');
INSERT INTO public.event VALUES (94, '01', 48, 1787487720000, 'pin_right', '', '', '', 0, '', 'Dona Rosa', NULL, '{"id":"019f6214-4000-7000-8000-0000000000b2"}', '', 'f7ca5edddcc2419b9287dd8d88975f7f', 'a2ba2a29b355eb09c6316956dbc65210212364116fd079af29c2d74f3441fb4a', '');
INSERT INTO public.event VALUES (95, '01', 49, 1787487735000, 'attempt', '019f6214-4000-7000-8000-000000000112', '019f6214-4000-7000-8000-000000000113', '', 0, '', 'Ana Paula', 137, '{"day":20260823,"limit_ms":30000,"number":6}', '25c7dbac454818867b9541bc50baa26cc2155aed63f8d1bdcde2dbdface99a92', '019f6214-4000-7000-8000-000000000114', 'a6b97a8396b9bdc580b109d2fe645da6de358e159037d0f17192296770f8c2fd', '');
INSERT INTO public.event VALUES (96, '01', 50, 1787487735000, 'calibration_begun', '', '', '', 0, '', 'Ana Paula', NULL, '{"attempt":"019f6214-4000-7000-8000-000000000112","key_digest":"bb","key_salt":"aa","provider":"https://provider.example","reading":false,"unit":"reais"}', '', 'f27e80506397475ba9f6fc094dc352b4', '00cf0478e3e6c1af06449d87544860f83091dd3dd19407db0c957cebfb6090ec', '');
INSERT INTO public.event VALUES (97, '01', 51, 1787487750000, 'out', '019f6214-4000-7000-8000-000000000112', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000115', '8e46518eb6d45d3b3bfa8636223bf5a993d0b0e9261fd4749683361a7b8e1803', '');
INSERT INTO public.event VALUES (98, '01', 52, 1787487765000, 'reply', '019f6214-4000-7000-8000-000000000112', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', 'cae171f5bf04bba62047d57384e26a094429aee295a3076047a98fae1379338e', '019f6214-4000-7000-8000-000000000116', 'fa4298af503ee82f2efe17ff219699c18f0560f398a966662c3744baf957584a', '');
INSERT INTO public.event VALUES (99, '01', 53, 1787487780000, 'created', '019f6214-4000-7000-8000-000000000112', '', '', 0, 'tx-calibration', 'Ana Paula', 137, '{"answer":{"checked":137,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":137}', '', '019f6214-4000-7000-8000-000000000117', 'd16658e8c07e111e8addc2daaaf89e98b53de532cdfbacb9fd9ac0d3c30c819c', '');
INSERT INTO public.event VALUES (100, '01', 54, 1787487795000, 'shown', '019f6214-4000-7000-8000-000000000112', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000118', '72b35c5624ae50a7f0d5b0e283865ff48d6174e49e0af7661dde65c275fee02b', '');
INSERT INTO public.event VALUES (101, '01', 55, 1787487810000, 'receiver_accepted', '019f6214-4000-7000-8000-000000000112', '', '', 0, '', 'Ana Paula', NULL, '{"forms":{"amount":"number","http":[200],"image":true,"time":"iso"},"receiver":{"city":"SAO PAULO","name":"LOJA EXEMPLA","place":"pix.example.com"}}', '', '019f6214-4000-7000-8000-000000000119', '5796ba0de1cf17d99f4bdce03252b094d18db025eb7452cc4331c072293d2be6', '');
INSERT INTO public.event VALUES (102, '01', 56, 1787487810000, 'profile_accepted', '', '', '', 0, '', 'Ana Paula', NULL, '{"attempt":"019f6214-4000-7000-8000-000000000112","forms":{"amount":"number","http":[200],"image":true,"time":"iso"},"receiver":{"city":"SAO PAULO","name":"LOJA EXEMPLA","place":"pix.example.com"}}', '', 'b199ffb0977b4ad19f55e2aa841f6a18', 'ef0f508d0015da13d8c360b266855abd9dd11d7a5063b47f69eee02eb7319510', '');
INSERT INTO public.event VALUES (103, '01', 57, 1787487825000, 'attempt', '019f6214-4000-7000-8000-000000000120', '019f6214-4000-7000-8000-000000000121', '', 0, '', 'Ana Paula', 5300, '{"day":20260823,"limit_ms":30000,"number":7}', '71a43b1819b524752d79c4229c511d66e62c89f436af0856af968d816c091dc4', '019f6214-4000-7000-8000-000000000122', 'd2f2b595a1cb186e12820378c94cbb379cf2a3a45d894bf411797a2783ab00cd', '');
INSERT INTO public.event VALUES (104, '01', 58, 1787487840000, 'out', '019f6214-4000-7000-8000-000000000120', '', '', 0, '', 'Ana Paula', NULL, '{}', '', '019f6214-4000-7000-8000-000000000123', '74e9a2f9a1bd5ed13a5d34854e117bd8f6fc9aa3b0d19969b1657e55763fa2b4', '');
INSERT INTO public.event VALUES (105, '01', 59, 1787487855000, 'reply', '019f6214-4000-7000-8000-000000000120', '', '', 0, '', 'Ana Paula', NULL, '{"http":200,"request":"create"}', '6118b829b8682022aead07158fcbc6ab1d7914e96965a6f5e45e4b2cc5b3a7b5', '019f6214-4000-7000-8000-000000000124', '6a5caf096dc2df168c7bed90d687507ef4bb048bd0ead28aa5a0b7e28a1b788d', '');
INSERT INTO public.event VALUES (106, '01', 60, 1787487870000, 'created', '019f6214-4000-7000-8000-000000000120', '', '', 0, 'tx-contested', 'Ana Paula', 5300, '{"answer":{"checked":5300,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Aguardando","told":5300}', '', '019f6214-4000-7000-8000-000000000125', '2bd83da0dd0b4dda7fcb99f87d79b39b3243c3b9c2683f3529270e81f72a6def', '');
INSERT INTO public.event VALUES (107, '01', 61, 1787487885000, 'shown', '019f6214-4000-7000-8000-000000000120', '', '', 0, '', 'Ana Paula', NULL, '{"revision":1}', '', '019f6214-4000-7000-8000-000000000126', '1d3b04277f9a8d75ed71d8a0683cdebb90b469d2d871a949943be1fc3485f75b', '');
INSERT INTO public.event VALUES (108, '01', 62, 1787487900000, 'status_read', '019f6214-4000-7000-8000-000000000120', '', '', 0, 'tx-contested', 'Ana Paula', 5300, '{"answer":{"checked":5300,"created":{"text":""},"expires":{"text":""},"http":200,"method":"pix","updated":{"text":""},"verdict":"verified","warnings":[]},"asked_at":106,"code":"00020126760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912LOJA EXEMPLA6009SAO PAULO62070503***630441DC","status":"Paga","told":5300}', '', '019f6214-4000-7000-8000-000000000127', 'c95893375f6e3a176815551962559d65fc85a1f14a2b88e7901302f1605a38ad', '');
INSERT INTO public.event VALUES (109, '01', 63, 1787487915000, 'contested', '019f6214-4000-7000-8000-000000000120', '', '', 0, '', 'Ana Paula', NULL, '{"on":"2026-11-21","reference":"","until":"2026-12-01"}', '', '019f6214-4000-7000-8000-000000000128', '53ef4fe68e84ad6076cf6efcbf82ee7a4623a28a9f35509a24be22783268cb07', '');
INSERT INTO public.event VALUES (110, '01', 64, 1787487930000, 'settings_changed', '', '', '', 0, '', 'Dona Rosa', NULL, '{"keys":["shop.day-ends"]}', '', 'cb3fb6054fad4b4c820ee8a65f291c1a', '3d16bb5fa2d2ff3f08abce74b19d531f412c9e1286b7ba898c1722e7f12c157a', '');
INSERT INTO public.event VALUES (111, '01', 65, 1787487945000, 'day_closed', '', '', '', 0, '', 'Dona Rosa', NULL, '{"day":20260823,"figures":{"approvals":[],"changes":[],"confirmed":{"amount":2000,"count":1},"contested":{"amount":5300,"count":1},"corrections":[{"after":4450,"at":1787486700000,"authorised_by":"","before":0,"charge":{"attempt":"019f6214-4000-7000-8000-000000000017","counter":"01","day":20260823,"number":2},"operator":"Ana Paula","reason":"desconto esquecido"}],"counters":[{"confirmed":0,"corrected":1,"made":8,"name":"01","paid":3,"received":15140,"to_check":1},{"confirmed":2000,"corrected":0,"made":10,"name":"02","paid":1,"received":0,"to_check":6}],"hours":[{"amount":17140,"count":4,"hour":12}],"made":{"amount":66927,"count":18},"operators":[{"confirmed":2000,"corrected":1,"made":18,"name":"Ana Paula","paid":4,"received":15140,"to_check":7}],"received":{"amount":15140,"count":3},"statuses":[{"amount":12187,"count":4,"status":"waiting"},{"amount":15140,"count":3,"status":"paid"},{"amount":2000,"count":1,"status":"received"},{"amount":15600,"count":3,"status":"unknown"},{"amount":13900,"count":4,"status":"attention"},{"amount":900,"count":1,"status":"not_sent"},{"amount":900,"count":1,"status":"refused"},{"amount":6300,"count":1,"status":"absent"}],"to":1787487945000,"to_check":{"amount":29500,"count":7},"unknown":{"amount":15600,"count":3},"went_back":{"amount":0,"count":0}},"number":1,"until":110}', '', '3c0cba9d99d84f4394f3e8f52b96f2ed', 'ab937fbf48d8aa38921f8aba4852de8a013e4107abcd2b0a0b83e948932b55f5', '');
INSERT INTO public.event VALUES (112, '01', 66, 1787487960000, 'contest_ended', '019f6214-4000-7000-8000-000000000120', '', '', 0, '', 'Ana Paula', NULL, '{"outcome":"kept"}', '', '019f6214-4000-7000-8000-000000000129', 'b6f645cccac63adeaf35bca8d9c9c03afaa300887b8d95b07aefb13e833ff3e6', '');


--
-- Data for Name: ledger_meta; Type: TABLE DATA; Schema: public; Owner: balcao_owner
--

INSERT INTO public.ledger_meta VALUES (9, 'real', 0);


--
-- Data for Name: personal; Type: TABLE DATA; Schema: public; Owner: balcao_owner
--

INSERT INTO public.personal VALUES (8, '87b818a5a321d93b2cc7787a94df55ea', '{"email":"marina.alves@example.com","mark":"Mesa 86","name":"Odd Ødegård","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (10, 'ad409bd4363162ad95c8ff4255f720ae', '{"body":"{\"txid\":\"tx-paid\"}"}');
INSERT INTO public.personal VALUES (14, 'd6808c73f1548f14920e34ea6f04cbf5', '{"email":"marina.alves@example.com","mark":"Mesa 49","name":"João da Silva","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (16, '6fe7bec043e8ad3bc9734e1d952a2679', '{"body":"{\"txid\":\"tx-corrected\"}"}');
INSERT INTO public.personal VALUES (25, 'dadc6b8e7ae5afd7bf96e696f392725b', '{"email":"marina.alves@example.com","mark":"Mesa 31","name":"Loja 124 Ltda","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (27, '2529c18b8521c5afe48f040777198066', '{"body":"{\"txid\":\"tx-doubt\"}"}');
INSERT INTO public.personal VALUES (33, '11d463f3e3adfef12ccfaefca6334f6b', '{"email":"marina.alves@example.com","mark":"Mesa 71","name":"Bia Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (35, '1c326bf6fb09d4bc47ad4321e5426b6e', '{"body":"{\"txid\":\"tx-differs\"}"}');
INSERT INTO public.personal VALUES (39, '6d6ffe501dc90f954271ad9fe9640b53', '{"email":"marina.alves@example.com","mark":"Mesa 72","name":"Caio Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (41, '3122ad376cfcbf08b9e1ac7d9a77ce23', '{"body":"{\"txid\":\"tx-attention\"}"}');
INSERT INTO public.personal VALUES (44, '2bce6f70d21254a258a69b452e8025b0', '{"email":"marina.alves@example.com","mark":"Mesa 20","name":"Ana D''Ávila","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (46, '7e6b035d32442acd5ace94ac88c1a596', '{"body":"{\"txid\":\"tx-seen\"}"}');
INSERT INTO public.personal VALUES (50, 'c27cd43b58e79b323a5c0313bfeb8fa3', '{"email":"marina.alves@example.com","mark":"Mesa 61","name":"Łukasz Nowak","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (53, '248787b0e78dbdc99f621d0be483e2da', '{"email":"marina.alves@example.com","mark":"Mesa 62","name":"Vera Prado","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (57, '74a342b3b39545996774f9f93d2b73a3', '{"email":"marina.alves@example.com","mark":"Mesa 63","name":"Zeca Lima","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (62, '360f708fa2d6e235720ec4bde0515e61', '{"email":"marina.alves@example.com","mark":"Mesa 64","name":"Davi Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (67, 'f1fb3ca47ad70db6824de7bb10bd1eff', '{"email":"marina.alves@example.com","name":"Davi Reis","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (69, '3eb7d12787b3ff0e4e43f939869be61d', '{"email":"marina.alves@example.com","mark":"Mesa 5","name":"Eva Um","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (71, '7aa642a915c5e24654ef7f9e8d1d724b', '{"body":"{\"txid\":\"tx-shared\"}"}');
INSERT INTO public.personal VALUES (74, '3bf9a2ba61f0c104f3869d55996dec87', '{"email":"marina.alves@example.com","mark":"Mesa 5","name":"Eva Dois","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (76, 'e5c3befe7c647e92065fd87f4f2f8462', '{"body":"{\"txid\":\"tx-shared\"}"}');
INSERT INTO public.personal VALUES (79, '97fafa8f86f55d12a84f67efd2c833ef', '{"email":"marina.alves@example.com","mark":"Mesa 9","name":"Rui Três","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (82, '97c2d2f9a563dd647a732cab3738f1d2', '{"email":"marina.alves@example.com","mark":"Mesa 9","name":"Rui Três","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (95, '70b3172c1af9525091c00a3b6704f0e4', '{"email":"marina.alves@example.com","mark":"Mesa 1","name":"Dona Rosa","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (98, '3d3099cc5ded68fe94bc1a7c8987d30e', '{"body":"{\"txid\":\"tx-calibration\"}"}');
INSERT INTO public.personal VALUES (103, '8a31f6e7615b8e5ae33682a7e2ee7ccb', '{"email":"marina.alves@example.com","mark":"Mesa 53","name":"Gil Prado","phone":"11987654321","tax_id":"52998224725"}');
INSERT INTO public.personal VALUES (105, '777adc8344b0df0901c48ba8757fdb8a', '{"body":"{\"txid\":\"tx-contested\"}"}');


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
-- Name: charge_code; Type: INDEX; Schema: public; Owner: balcao_owner
--

CREATE INDEX charge_code ON public.charge USING btree (substr(code, (length(code) - 3))) WHERE (code <> ''::text);


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
-- Name: charge_revised; Type: INDEX; Schema: public; Owner: balcao_owner
--

CREATE INDEX charge_revised ON public.charge USING btree (attempt) WHERE (revision > 1);


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


