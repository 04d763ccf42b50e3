// SPDX-License-Identifier: MIT
#pragma once

/** The tables in SQL, for ledgerschema.cpp alone. Statements are separated by a line of two dashes. */
namespace balcao::ledgertables
{

/** What both databases take, then what only one does. $key: SQLite numbers rows only by INTEGER. $columns, $changing: see
 *  chargecolumns.
 */
struct Part {
    const char *shared;
    const char *sqlite;
    const char *postgres;
};

/** What only grows, made once and kept for ever. */
constexpr Part events = {
    R"(CREATE TABLE event (
    id $key PRIMARY KEY,
    counter TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    attempt TEXT NOT NULL,
    sale TEXT NOT NULL,
    replaces TEXT NOT NULL,
    correction INTEGER NOT NULL,
    txid TEXT NOT NULL,
    operator TEXT NOT NULL,
    amount BIGINT,
    data TEXT NOT NULL,
    personal_hash TEXT NOT NULL,
    token TEXT NOT NULL,
    hash TEXT NOT NULL)
--
CREATE UNIQUE INDEX event_order ON event (counter, seq)
--
CREATE INDEX event_attempt ON event (attempt)
--
CREATE UNIQUE INDEX event_live ON event (sale, replaces) WHERE kind = 'attempt'
--
CREATE UNIQUE INDEX event_correction ON event (attempt, correction) WHERE kind = 'correction_asked'
--
CREATE TABLE personal (
    event $key PRIMARY KEY REFERENCES event (id), salt TEXT NOT NULL, fields TEXT NOT NULL)
--
CREATE TABLE erasure (
    event $key PRIMARY KEY REFERENCES event (id), before BIGINT NOT NULL)
--
CREATE INDEX erasure_before ON erasure (before))",
    R"(CREATE TRIGGER event_update BEFORE UPDATE ON event BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END
--
CREATE TRIGGER event_delete BEFORE DELETE ON event BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END
--
CREATE TRIGGER erasure_update BEFORE UPDATE ON erasure BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END
--
CREATE TRIGGER erasure_delete BEFORE DELETE ON erasure BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END
--
CREATE TRIGGER personal_update BEFORE UPDATE ON personal BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END
--
CREATE TRIGGER personal_delete BEFORE DELETE ON personal
WHEN (SELECT at FROM event WHERE id = OLD.event) >= coalesce((SELECT max(before) FROM erasure), 0)
BEGIN SELECT RAISE(ABORT, 'only an erasure removes personal data'); END)",
    R"(CREATE TABLE ledger_meta (schema INTEGER NOT NULL)
--
INSERT INTO ledger_meta (schema) VALUES (0)
--
CREATE FUNCTION balcao_only_grows() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $body$
BEGIN
    RAISE EXCEPTION 'the ledger only grows';
END $body$
--
CREATE FUNCTION balcao_only_erasure() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $body$
BEGIN
    IF (SELECT at FROM event WHERE id = OLD.event) >= coalesce((SELECT max(before) FROM erasure), 0) THEN
        RAISE EXCEPTION 'only an erasure removes personal data';
    END IF;
    RETURN OLD;
END $body$
--
CREATE FUNCTION balcao_announce() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $body$
BEGIN
    PERFORM pg_notify('balcao_event', NEW.token || ' ' || NEW.attempt);
    RETURN NULL;
END $body$
--
CREATE TRIGGER event_change BEFORE UPDATE OR DELETE OR TRUNCATE ON event
    FOR EACH STATEMENT EXECUTE FUNCTION balcao_only_grows()
--
CREATE TRIGGER erasure_change BEFORE UPDATE OR DELETE OR TRUNCATE ON erasure
    FOR EACH STATEMENT EXECUTE FUNCTION balcao_only_grows()
--
CREATE TRIGGER personal_change BEFORE UPDATE OR TRUNCATE ON personal
    FOR EACH STATEMENT EXECUTE FUNCTION balcao_only_grows()
--
CREATE TRIGGER personal_delete BEFORE DELETE ON personal FOR EACH ROW EXECUTE FUNCTION balcao_only_erasure()
--
CREATE TRIGGER event_announce AFTER INSERT ON event FOR EACH ROW EXECUTE FUNCTION balcao_announce())"};

/** Since version 3: what holds for the whole ledger, in one row. Until ids_hashed_after the hashes of events leave out their ids. */
constexpr Part marks = {R"()",
                        R"(CREATE TABLE ledger_meta (environment TEXT NOT NULL, ids_hashed_after INTEGER NOT NULL)
--
INSERT INTO ledger_meta (environment, ids_hashed_after) VALUES ('real', 0))",
                        R"(ALTER TABLE ledger_meta ADD COLUMN environment TEXT NOT NULL DEFAULT 'real',
    ADD COLUMN ids_hashed_after BIGINT NOT NULL DEFAULT 0)"};

/** Since version 4: who allowed what an operator alone may not do; events that were found outside the chains; on PostgreSQL which role writes for which counter. Who could add
 *  rows to event before may go on by balcao_append, for any counter that no role is bound to.
 */
constexpr Part version4 = {R"(ALTER TABLE event ADD COLUMN authorised_by TEXT NOT NULL DEFAULT ''
--
CREATE TABLE set_aside (
    id $key PRIMARY KEY,
    counter TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    attempt TEXT NOT NULL,
    sale TEXT NOT NULL,
    replaces TEXT NOT NULL,
    correction INTEGER NOT NULL,
    txid TEXT NOT NULL,
    operator TEXT NOT NULL,
    amount BIGINT,
    data TEXT NOT NULL,
    personal_hash TEXT NOT NULL,
    token TEXT NOT NULL,
    hash TEXT NOT NULL,
    authorised_by TEXT NOT NULL))",
                           R"(DROP TRIGGER event_delete
--
CREATE TRIGGER event_delete BEFORE DELETE ON event
WHEN NOT EXISTS (SELECT 1 FROM set_aside WHERE id = OLD.id AND hash = OLD.hash)
BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END
--
CREATE TRIGGER set_aside_update BEFORE UPDATE ON set_aside BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END
--
CREATE TRIGGER set_aside_delete BEFORE DELETE ON set_aside BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END
--
DROP TRIGGER personal_delete
--
CREATE TRIGGER personal_delete BEFORE DELETE ON personal
WHEN OLD.event NOT IN (SELECT id FROM set_aside) AND
    (SELECT at FROM event WHERE id = OLD.event) >= coalesce((SELECT max(before) FROM erasure), 0)
BEGIN SELECT RAISE(ABORT, 'only an erasure removes personal data'); END)",
                           R"(CREATE FUNCTION balcao_only_set_aside() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_temp AS $body$
BEGIN
    IF NOT EXISTS (SELECT FROM set_aside WHERE id = OLD.id AND hash = OLD.hash) THEN
        RAISE EXCEPTION 'the ledger only grows';
    END IF;
    RETURN OLD;
END $body$
--
CREATE OR REPLACE FUNCTION balcao_only_erasure() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $body$
BEGIN
    IF NOT EXISTS (SELECT FROM set_aside WHERE id = OLD.event) AND
       (SELECT at FROM event WHERE id = OLD.event) >= coalesce((SELECT max(before) FROM erasure), 0) THEN
        RAISE EXCEPTION 'only an erasure removes personal data';
    END IF;
    RETURN OLD;
END $body$
--
DROP TRIGGER event_change ON event
--
CREATE TRIGGER event_change BEFORE UPDATE OR TRUNCATE ON event FOR EACH STATEMENT EXECUTE FUNCTION balcao_only_grows()
--
CREATE TRIGGER event_delete BEFORE DELETE ON event FOR EACH ROW EXECUTE FUNCTION balcao_only_set_aside()
--
CREATE TRIGGER set_aside_change BEFORE UPDATE OR DELETE OR TRUNCATE ON set_aside
    FOR EACH STATEMENT EXECUTE FUNCTION balcao_only_grows()
--
CREATE TABLE counter_role (role NAME PRIMARY KEY, counter TEXT UNIQUE)
--
INSERT INTO counter_role (role) SELECT DISTINCT r.rolname FROM pg_class c, aclexplode(c.relacl) a JOIN pg_roles r ON r.oid = a.grantee
    WHERE c.oid = 'event'::regclass AND a.privilege_type = 'INSERT' AND a.grantee <> c.relowner
--
DO $body$
DECLARE one name;
BEGIN
    REVOKE INSERT ON event, personal FROM PUBLIC;
    FOR one IN SELECT role FROM counter_role LOOP
        EXECUTE format('REVOKE INSERT ON event, personal FROM %I', one);
    END LOOP;
END $body$)"};

// ---------------------------------------------------------------------------------------------------------------------
// THE PROJECTION. It follows from the events: whoever changes a column (chargecolumns) or anything here counts ledgerschema::newest
// up by one, and each ledger makes it anew when it is opened.
// ---------------------------------------------------------------------------------------------------------------------

/** Whatever an earlier version made of it. */
constexpr Part noProjection = {
    R"(DROP TABLE IF EXISTS charge_search
--
DROP TABLE IF EXISTS charge)",
    R"(DROP TABLE IF EXISTS charge_words
--
DROP TABLE IF EXISTS charge_parts
--
DROP TABLE IF EXISTS search_progress)",
    R"(DROP FUNCTION IF EXISTS balcao_put_charge(jsonb)
--
DROP FUNCTION IF EXISTS balcao_put_charge(jsonb, text, text)
--
DROP FUNCTION IF EXISTS balcao_keep_charge(jsonb, text, text)
--
DROP FUNCTION IF EXISTS balcao_take_turn()
--
DROP FUNCTION IF EXISTS balcao_take_turn(integer)
--
DROP FUNCTION IF EXISTS balcao_fits(jsonb, json)
--
DROP FUNCTION IF EXISTS balcao_manager()
--
DROP FUNCTION IF EXISTS balcao_append(bigint, text, bigint, bigint, text, text, text, text, integer, text, text, bigint, text,
    text, text, text, text, text, text)
--
DROP FUNCTION IF EXISTS balcao_field(text))"};

constexpr Part charge = {
    R"(CREATE TABLE charge (
    $columns)
--
CREATE INDEX charge_day ON charge (day, counter, number)
--
CREATE INDEX charge_status ON charge (status, id)
--
CREATE INDEX charge_to_check ON charge (id) WHERE to_check = 1
--
CREATE INDEX charge_shared ON charge (txid) WHERE shared_with <> ''
--
CREATE INDEX charge_operator ON charge (operator, id)
--
CREATE INDEX charge_counter ON charge (counter, id)
--
CREATE INDEX charge_kept ON charge (created_at) WHERE erased = 0
--
CREATE INDEX charge_tax_id ON charge (tax_id, id)
--
CREATE INDEX charge_amount ON charge (amount, id)
--
CREATE INDEX charge_reference ON charge (received_reference) WHERE received_reference <> ''
--
CREATE INDEX charge_contested ON charge (id) WHERE contested_on > 0
--
CREATE INDEX charge_code ON charge (substr(code, length(code) - 3)) WHERE code <> ''
--
CREATE INDEX charge_revised ON charge (attempt) WHERE revision > 1)",
    R"(CREATE INDEX charge_created ON charge (created_at)
--
CREATE INDEX charge_txid ON charge (txid) WHERE txid <> '')",
    R"(CREATE INDEX charge_created ON charge (created_at, id)
--
CREATE INDEX charge_txid ON charge (txid text_pattern_ops) WHERE txid <> '')"};

/** What searches look through. Its words are folded by the program, so that both databases find the same. On SQLite it follows the
 *  events at leisure (search_progress), so that a sale does not wait for it.
 */
constexpr Part search = {
    R"(CREATE TABLE charge_search (
    id $key PRIMARY KEY REFERENCES charge (id), words TEXT NOT NULL, parts TEXT NOT NULL))",
    R"(CREATE VIRTUAL TABLE charge_words USING fts5 (words, content = 'charge_search', content_rowid = 'id',
    tokenize = 'ascii', prefix = '2 3')
--
CREATE VIRTUAL TABLE charge_parts USING fts5 (parts, content = 'charge_search', content_rowid = 'id',
    tokenize = 'trigram', detail = none)
--
CREATE TABLE search_progress (one INTEGER PRIMARY KEY CHECK (one = 1), event INTEGER NOT NULL)
--
INSERT INTO search_progress (one, event) VALUES (1, 0))",
    R"(CREATE EXTENSION IF NOT EXISTS pg_trgm
--
CREATE INDEX charge_words ON charge_search USING gin (words gin_trgm_ops)
--
CREATE INDEX charge_parts ON charge_search USING gin (parts gin_trgm_ops))"};

/** PostgreSQL: how a counter adds an event and keeps the projection: by functions with their owner's rights, which believe nothing.
 *  $shapes: of the data of all kinds of events (eventcodec::shapes()); those of $owners only the tables' owner may add, those of
 *  $managers the manager's role too, under the counter name $people.
 */
constexpr Part access = {R"()", R"()",
                         R"(CREATE FUNCTION balcao_field(value text) RETURNS bytea LANGUAGE sql IMMUTABLE AS $body$
    SELECT convert_to(octet_length(convert_to(value, 'UTF8')) || ':' || value, 'UTF8')
$body$
--
CREATE FUNCTION balcao_take_turn(program integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $body$
DECLARE
    tables integer;
BEGIN
    IF NOT pg_has_role(session_user, current_user, 'MEMBER') AND
       NOT EXISTS (SELECT FROM counter_role WHERE role = session_user) THEN
        RAISE insufficient_privilege USING MESSAGE = 'no counter';
    END IF;
    -- Nobody else may lock this row. One writer at a time: the ids have the order of the commits.
    SELECT schema INTO tables FROM ledger_meta FOR UPDATE;
    PERFORM set_config('idle_in_transaction_session_timeout', '5s', true);
    IF program < tables THEN
        RAISE undefined_function USING MESSAGE = 'the ledger is of a newer version';
    END IF;
END $body$
--
-- Programs of versions 4 to 9 call this one. They take the error for a lost connection, connect again, and find a newer ledger.
CREATE FUNCTION balcao_take_turn() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $body$
BEGIN
    RAISE cannot_connect_now USING MESSAGE = 'the ledger is of a newer version';
END $body$
--
CREATE FUNCTION balcao_manager() RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $body$
    SELECT CASE WHEN pg_has_role(session_user, current_user, 'MEMBER') OR
            EXISTS (SELECT FROM counter_role WHERE role = session_user AND counter = '$people') THEN ''
        ELSE (SELECT role::text FROM counter_role JOIN pg_roles ON rolname = role WHERE counter = '$people') END
$body$
--
CREATE FUNCTION balcao_fits(shape jsonb, value json) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $body$
DECLARE
    known boolean;
BEGIN
    CASE jsonb_typeof(shape)
    WHEN 'string' THEN
        RETURN CASE shape #>> '{}'
            WHEN 'text' THEN json_typeof(value) = 'string'
            WHEN 'flag' THEN json_typeof(value) = 'boolean'
            ELSE json_typeof(value) = 'number' AND value::text ~ ('^-?[0-9]{1,' || (shape #>> '{}') || '}$') END;
    WHEN 'array' THEN
        IF json_typeof(value) <> 'array' THEN
            RETURN false;
        END IF;
        RETURN coalesce((SELECT bool_and(balcao_fits(shape -> 0, item)) FROM json_array_elements(value) AS one (item)), true);
    ELSE
        IF json_typeof(value) <> 'object' THEN
            RETURN false;
        END IF;
        -- Each name once, all that have to be there, and no other.
        SELECT count(*) = count(DISTINCT key) AND
            count(*) FILTER (WHERE jsonb_exists(shape -> 'always', key)) =
                (SELECT count(*) FROM jsonb_object_keys(shape -> 'always')) AND
            coalesce(bool_and(coalesce(balcao_fits(coalesce(shape -> 'always' -> key, shape -> 'perhaps' -> key), item),
                false)), true)
            INTO known FROM json_each(value) AS one (key, item);
        RETURN known;
    END CASE;
END $body$
--
CREATE FUNCTION balcao_append(new_id bigint, new_counter text, new_seq bigint, new_at bigint, new_kind text, new_attempt text,
    new_sale text, new_replaces text, new_correction integer, new_txid text, new_operator text, new_amount bigint,
    new_data text, new_personal_hash text, new_token text, new_hash text, new_authorised_by text, new_salt text,
    new_fields text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $body$
DECLARE
    shape jsonb := '$shapes'::jsonb -> new_kind;
    is_owner boolean := pg_has_role(session_user, current_user, 'MEMBER');
    is_manager boolean;
    personal text := CASE new_fields WHEN '' THEN '{}' ELSE new_fields END;
    said jsonb;
    last_id bigint;
    last_seq bigint;
    previous text;
    told bytea;
BEGIN
    PERFORM balcao_take_turn((SELECT schema FROM ledger_meta));
    is_manager := EXISTS (SELECT FROM counter_role WHERE role = session_user AND counter = '$people');
    IF NOT is_owner AND (new_kind IN ($owners) OR (new_kind IN ($managers)) <> is_manager OR
            (new_counter = '$people') <> is_manager OR
            EXISTS (SELECT FROM counter_role WHERE (role = session_user AND counter <> new_counter) OR
                (counter = new_counter AND role <> session_user))) THEN
        RAISE insufficient_privilege USING MESSAGE = 'not of this role';
    END IF;
    -- An attempt is written once, and before what follows from it; a text that begins with U+FEFF is read without it.
    IF shape IS NULL OR (new_kind IN ($shop)) <> (new_attempt = '') OR (new_kind IN ($shop, 'attempt')) =
           EXISTS (SELECT FROM event WHERE attempt = new_attempt AND kind = 'attempt') OR new_counter = '' OR new_at NOT BETWEEN 0 AND 253402300799999 OR new_correction < 0 OR
       new_amount NOT BETWEEN 0 AND 999999999999 OR length(new_token) NOT BETWEEN 1 AND 64 OR new_token ~ '[[:space:]]' OR
       EXISTS (SELECT FROM unnest(ARRAY[new_counter, new_attempt, new_sale, new_replaces, new_txid, new_operator, new_token,
           new_authorised_by, new_salt]) AS one WHERE octet_length(one) > 1000 OR starts_with(one, chr(65279))) OR
       octet_length(new_data) + octet_length(new_fields) > 16000000 OR
       NOT balcao_fits(shape -> 'data', new_data::json) OR NOT balcao_fits(shape -> 'personal', personal::json) THEN
        RAISE check_violation USING MESSAGE = 'not an event';
    END IF;
    -- jsonb takes no half of a surrogate pair. A text that no index can hold would stop whoever makes the projection anew.
    said := new_data::jsonb || personal::jsonb;
    IF greatest(octet_length(said ->> 'tax_id'), octet_length(said ->> 'reference'), octet_length(said ->> 'shared_with'),
        octet_length(said ->> 'same_as'), octet_length(said ->> 'reopened')) > 1000 THEN
        RAISE check_violation USING MESSAGE = 'too long';
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
END $body$
--
CREATE FUNCTION balcao_keep_charge(state jsonb, new_words text, new_parts text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $body$
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
    INSERT INTO charge SELECT made.* ON CONFLICT (id) DO UPDATE SET ($changing) = ($excluded);
    INSERT INTO charge_search (id, words, parts) VALUES (made.id, new_words, new_parts)
        ON CONFLICT (id) DO UPDATE SET words = EXCLUDED.words, parts = EXCLUDED.parts
        WHERE charge_search.words <> EXCLUDED.words OR charge_search.parts <> EXCLUDED.parts;
END $body$
--
DO $body$
DECLARE
    one name;
    what regprocedure;
BEGIN
    FOR what IN SELECT oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND proname IN ('balcao_take_turn',
        'balcao_append', 'balcao_keep_charge', 'balcao_manager')
    LOOP
        EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', what);
        FOR one IN SELECT role FROM counter_role JOIN pg_roles ON rolname = role LOOP
            EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO %I', what, one);
            EXECUTE format('GRANT SELECT ON charge, charge_search, set_aside TO %I', one);
        END LOOP;
    END LOOP;
END $body$)"};

} // namespace balcao::ledgertables
