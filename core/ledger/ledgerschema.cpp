// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerschema.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <array>

using namespace Qt::StringLiterals;

namespace balcao::ledgerschema
{

namespace
{

/** Marks the file as a ledger: "Blc1". */
constexpr int applicationId = 0x426c6331;

/** One version of the schema: what both databases take, then what only one does. Statements are separated by a line of two
 *  dashes. $key: SQLite numbers rows only by INTEGER.
 */
struct Step {
    const char *shared;
    const char *sqlite;
    const char *postgres;
};

constexpr Step events = {
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
CREATE INDEX erasure_before ON erasure (before)
--
CREATE TABLE charge (
    id $key PRIMARY KEY REFERENCES event (id),
    attempt TEXT NOT NULL UNIQUE,
    sale TEXT NOT NULL,
    replaces TEXT NOT NULL,
    replaced_by TEXT NOT NULL,
    counter TEXT NOT NULL,
    operator TEXT NOT NULL,
    number INTEGER NOT NULL,
    day INTEGER NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    limit_ms INTEGER NOT NULL,
    last_event BIGINT NOT NULL,
    last_change BIGINT NOT NULL,
    state TEXT NOT NULL,
    correction TEXT NOT NULL,
    corrections INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    status TEXT NOT NULL,
    txid TEXT NOT NULL,
    provider TEXT NOT NULL,
    imported INTEGER NOT NULL,
    shared_with TEXT NOT NULL,
    provider_status TEXT NOT NULL,
    amount BIGINT NOT NULL,
    reported_amount BIGINT,
    reported_at BIGINT,
    doubts TEXT NOT NULL,
    accepted INTEGER NOT NULL,
    arrived_late INTEGER NOT NULL,
    expires_at BIGINT,
    code TEXT NOT NULL,
    received_at BIGINT,
    received_by TEXT NOT NULL,
    settled_by TEXT NOT NULL,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    email TEXT NOT NULL,
    tax_id TEXT NOT NULL,
    erased INTEGER NOT NULL)
--
CREATE INDEX charge_day ON charge (day, counter, number)
--
CREATE INDEX charge_status ON charge (status, id)
--
CREATE INDEX charge_doubts ON charge (status) WHERE doubts <> ''
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
BEGIN SELECT RAISE(ABORT, 'only an erasure removes personal data'); END
--
CREATE INDEX charge_created ON charge (created_at)
--
CREATE INDEX charge_txid ON charge (txid) WHERE txid <> '')",
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
CREATE TRIGGER event_announce AFTER INSERT ON event FOR EACH ROW EXECUTE FUNCTION balcao_announce()
--
CREATE INDEX charge_created ON charge (created_at, id)
--
CREATE INDEX charge_txid ON charge (txid text_pattern_ops) WHERE txid <> ''
--
CREATE FUNCTION balcao_put_charge(state jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $body$
BEGIN
    INSERT INTO charge SELECT (jsonb_populate_record(NULL::charge, state)).* ON CONFLICT (id) DO UPDATE SET
        (replaced_by, changed_at, limit_ms, last_event, last_change, state, correction, corrections, revision,
         status, txid, shared_with, provider_status, amount, reported_amount, reported_at, doubts, accepted,
         arrived_late, expires_at, code, received_at, received_by, settled_by, name, phone, email, tax_id, erased) =
        (EXCLUDED.replaced_by, EXCLUDED.changed_at, EXCLUDED.limit_ms, EXCLUDED.last_event, EXCLUDED.last_change,
         EXCLUDED.state, EXCLUDED.correction, EXCLUDED.corrections, EXCLUDED.revision, EXCLUDED.status,
         EXCLUDED.txid, EXCLUDED.shared_with, EXCLUDED.provider_status, EXCLUDED.amount, EXCLUDED.reported_amount,
         EXCLUDED.reported_at, EXCLUDED.doubts, EXCLUDED.accepted, EXCLUDED.arrived_late, EXCLUDED.expires_at,
         EXCLUDED.code, EXCLUDED.received_at, EXCLUDED.received_by, EXCLUDED.settled_by, EXCLUDED.name,
         EXCLUDED.phone, EXCLUDED.email, EXCLUDED.tax_id, EXCLUDED.erased);
END $body$
--
REVOKE ALL ON FUNCTION balcao_put_charge(jsonb) FROM PUBLIC)"};

/** What searches look through. On SQLite it follows the events at leisure (search_progress), so that a sale does not wait for it. */
constexpr Step search = {
    R"(CREATE TABLE charge_search (
    id $key PRIMARY KEY REFERENCES charge (id), words TEXT NOT NULL, parts TEXT NOT NULL))",
    R"(CREATE VIRTUAL TABLE charge_words USING fts5 (words, content = 'charge_search', content_rowid = 'id',
    tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3')
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
CREATE INDEX charge_parts ON charge_search USING gin (parts gin_trgm_ops)
--
CREATE FUNCTION balcao_put_charge(state jsonb, new_words text, new_parts text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $body$
BEGIN
    PERFORM balcao_put_charge(state);
    INSERT INTO charge_search (id, words, parts) VALUES ((state->>'id')::bigint, new_words, new_parts)
        ON CONFLICT (id) DO UPDATE SET words = EXCLUDED.words, parts = EXCLUDED.parts
        WHERE charge_search.words <> EXCLUDED.words OR charge_search.parts <> EXCLUDED.parts;
END $body$
--
REVOKE ALL ON FUNCTION balcao_put_charge(jsonb, text, text) FROM PUBLIC)"};

constexpr std::array steps = {events, search};
static_assert(steps.size() == newest);

Expected<int, LedgerError> sqliteVersion(LedgerConnection &connection)
{
    BALCAO_TRY(const qint64 version, connection.number(u"PRAGMA user_version"_s));
    BALCAO_TRY(const qint64 mark, connection.number(u"PRAGMA application_id"_s));
    BALCAO_TRY(const qint64 tables, connection.number(u"SELECT count(*) FROM sqlite_schema"_s));
    if (mark == applicationId)
        return static_cast<int>(version);
    if (tables == 0 && mark == 0 && version == 0)
        return 0;
    return ledgerFailure(LedgerError::Kind::Damaged, u"the file is a database of another program"_s);
}

/** The whole ledger as it is now, beside it; a copy of that name that exists already is kept as it is. */
Expected<void, LedgerError> copyBefore(LedgerConnection &connection, int version)
{
    const QString file = connection.address().text();
    const QString copy =
        u"%1.v%2-%3"_s.arg(file).arg(version).arg(QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd'T'HHmmss'Z'"_s));
    if (QFileInfo::exists(copy))
        return {};
    QFile fresh(copy);
    if (!fresh.open(QIODevice::WriteOnly | QIODevice::NewOnly) ||
        !fresh.setPermissions(QFile::ReadOwner | QFile::WriteOwner))
        return ledgerFailure(LedgerError::Kind::CannotOpen, u"the copy before the migration cannot be made"_s);
    fresh.close();
    QString quoted = copy;
    return connection.execute(u"VACUUM INTO '"_s + quoted.replace(u'\'', u"''"_s) + u'\'');
}

} // namespace

Expected<int, LedgerError> version(LedgerConnection &connection)
{
    if (!connection.isPostgres())
        return sqliteVersion(connection);
    BALCAO_TRY(const auto exists, connection.number(u"SELECT count(*) FROM pg_tables WHERE schemaname = 'public' "
                                                    "AND tablename = 'ledger_meta'"_s));
    if (exists == 0)
        return 0;
    BALCAO_TRY(const auto found, connection.number(u"SELECT schema FROM ledger_meta"_s));
    return static_cast<int>(found);
}

Expected<void, LedgerError> migrate(LedgerConnection &connection, int target)
{
    BALCAO_TRY(auto found, version(connection));
    if (found > newest)
        return ledgerFailure(LedgerError::Kind::NewerSchema, u"schema %1"_s.arg(found));
    if (found >= target)
        return {};
    if (found > 0 && !connection.isPostgres()) {
        BALCAO_TRY(copyBefore(connection, found));
    }
    while (found < target) {
        BALCAO_TRY(auto transaction, LedgerTransaction::begin(connection));
        // Another program may have been faster while this one waited for the lock.
        BALCAO_TRY(found, version(connection));
        if (found >= target)
            break;
        const Step &step = steps.at(static_cast<std::size_t>(found));
        const int next = found + 1;
        QString sql = QLatin1StringView(step.shared) + u"\n--\n"_s +
                      QLatin1StringView(connection.isPostgres() ? step.postgres : step.sqlite);
        sql.replace("$key"_L1, connection.isPostgres() ? "BIGINT"_L1 : "INTEGER"_L1);
        sql += connection.isPostgres()
                   ? u"\n--\nUPDATE ledger_meta SET schema = %1"_s.arg(next)
                   : u"\n--\nPRAGMA application_id = %1\n--\nPRAGMA user_version = %2"_s.arg(applicationId).arg(next);
        if (const auto made = connection.execute(sql); !made) {
            const bool mayNot = made.error().kind == LedgerError::Kind::AccessRefused;
            return mayNot ? ledgerFailure(LedgerError::Kind::SchemaMissing, made.error().detail) : made;
        }
        BALCAO_TRY(transaction.commit());
        found = next;
    }
    return {};
}

} // namespace balcao::ledgerschema
