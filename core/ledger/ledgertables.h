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
DROP FUNCTION IF EXISTS balcao_keep_charge(jsonb, text, text))"};

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
CREATE INDEX charge_amount ON charge (amount, id))",
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

/** PostgreSQL: how a counter keeps the projection, with its owner's rights. Whoever may add events may go on doing so; not with a
 *  program of before version 3, which looks for a function of another name.
 */
constexpr Part access = {R"()", R"()",
                         R"(CREATE FUNCTION balcao_keep_charge(state jsonb, new_words text, new_parts text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $body$
BEGIN
    INSERT INTO charge SELECT (jsonb_populate_record(NULL::charge, state)).* ON CONFLICT (id) DO UPDATE SET
        ($changing) = ($excluded);
    INSERT INTO charge_search (id, words, parts) VALUES ((state->>'id')::bigint, new_words, new_parts)
        ON CONFLICT (id) DO UPDATE SET words = EXCLUDED.words, parts = EXCLUDED.parts
        WHERE charge_search.words <> EXCLUDED.words OR charge_search.parts <> EXCLUDED.parts;
END $body$
--
REVOKE ALL ON FUNCTION balcao_keep_charge(jsonb, text, text) FROM PUBLIC
--
DO $body$
DECLARE counter name;
BEGIN
    FOR counter IN SELECT r.rolname FROM pg_class c, aclexplode(c.relacl) a JOIN pg_roles r ON r.oid = a.grantee
        WHERE c.oid = 'event'::regclass AND a.privilege_type = 'INSERT' AND a.grantee <> c.relowner
    LOOP
        EXECUTE format('GRANT SELECT ON charge, charge_search TO %I', counter);
        EXECUTE format('GRANT EXECUTE ON FUNCTION balcao_keep_charge(jsonb, text, text) TO %I', counter);
    END LOOP;
END $body$)"};

} // namespace balcao::ledgertables
