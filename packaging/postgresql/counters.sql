-- SPDX-License-Identifier: MIT
-- What a counter may do in the shop's ledger: read it, and add to it by the ledger's own functions. May be run again at any time.
--
-- Run by the database's owner, once for each counter, after the owner has connected with the program once (that makes the tables):
--   psql -v counter=balcao_01 -v name=01 -f counters.sql balcao
-- counter is the role, name what the till is started with (--counter 01): from then on that role writes for that counter alone, and
-- nobody else does. Without name the role may write for every counter that has no role of its own.
--   psql -v manager=balcao_manager -f counters.sql balcao
-- That role alone (and the owner) adds operators, disables them, and changes PINs and badges; the program asks for its password. There is
-- one in a database: another name takes its place. Roles belong to the whole server: where it has several shops, each needs names of
-- its own.
-- An owner who has the right CREATEROLE makes the role too, without a password: give it one with \password, or let pg_hba.conf
-- decide. Otherwise this script says what an administrator has to do first.
\set ON_ERROR_STOP on
-- That the rights are there already is no news.
SET client_min_messages = warning;
\if :{?manager}
    \set counter :manager
    -- Under this counter's name nobody sells.
    \set name '@people'
\endif

SELECT format('CREATE ROLE %I LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE', :'counter')
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = :'counter')
    AND (SELECT rolcreaterole OR rolsuper FROM pg_roles WHERE rolname = current_user)
\gexec

SELECT NOT EXISTS (SELECT FROM pg_roles WHERE rolname = :'counter') AS is_missing
\gset
\if :is_missing
    \warn 'The role is missing, and you may not make roles. Ask an administrator of the server to run:'
    \warn '  createuser' :counter
    \warn 'Then run this script again. Nothing was changed.'
    DO $$ BEGIN RAISE EXCEPTION 'the role is missing'; END $$;
\endif

BEGIN;
REVOKE ALL ON ALL TABLES IN SCHEMA public FROM PUBLIC, :"counter";
-- Not those of pg_trgm: they are the administrator's, and harmless.
SELECT format('REVOKE ALL ON FUNCTION %s FROM PUBLIC, %I', oid::regprocedure, :'counter')
FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND starts_with(proname, 'balcao_')
\gexec
REVOKE CREATE ON SCHEMA public FROM PUBLIC, :"counter";

\if :{?name}
    -- A role that another one replaces loses all that it had here.
    SELECT format(kind, rolname)
    FROM counter_role JOIN pg_roles ON rolname = role,
        (VALUES ('REVOKE ALL ON ALL TABLES IN SCHEMA public FROM %I'), ('REVOKE ALL ON SCHEMA public FROM %I'),
            (replace(format('REVOKE ALL ON DATABASE %I FROM ', current_database()), '%', '%%') || '%I')) AS given (kind)
    WHERE counter = :'name' AND role <> :'counter'
    UNION ALL SELECT format('REVOKE ALL ON FUNCTION %s FROM %I', pg_proc.oid::regprocedure, rolname)
    FROM counter_role JOIN pg_roles ON rolname = role, pg_proc
    WHERE counter = :'name' AND role <> :'counter' AND pronamespace = 'public'::regnamespace AND starts_with(proname, 'balcao_')
    \gexec
    DELETE FROM counter_role WHERE role = :'counter' OR counter = :'name';
    INSERT INTO counter_role (role, counter) VALUES (:'counter', :'name');
\else
    INSERT INTO counter_role (role) VALUES (:'counter') ON CONFLICT DO NOTHING;
\endif

-- Whoever may connect could hold locks: only the owner and the counters may.
SELECT format('REVOKE CONNECT, TEMPORARY ON DATABASE %I FROM PUBLIC', current_database())
UNION ALL SELECT format('REVOKE TEMPORARY ON DATABASE %I FROM %I', current_database(), :'counter')
UNION ALL SELECT format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), rolname)
    FROM pg_roles JOIN counter_role ON role = rolname
\gexec
GRANT USAGE ON SCHEMA public TO :"counter";
GRANT SELECT ON event, personal, charge, charge_search, erasure, set_aside, ledger_meta TO :"counter";
SELECT format('GRANT EXECUTE ON FUNCTION %s TO %I', oid::regprocedure, :'counter')
FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    AND proname IN ('balcao_take_turn', 'balcao_append', 'balcao_keep_charge', 'balcao_manager')
\gexec
COMMIT;

-- A session that stands still in the middle of something keeps the other tills waiting. The program sets this by itself.
SELECT rolcreaterole OR rolsuper AS may_set FROM pg_roles WHERE rolname = current_user
\gset
\if :may_set
    SELECT format('ALTER ROLE %I IN DATABASE %I SET %s = %L', :'counter', current_database(), setting, '5s')
    FROM unnest(ARRAY['idle_in_transaction_session_timeout', 'lock_timeout']) AS setting
    \gexec
\else
    SELECT format('ALTER ROLE %I IN DATABASE %I SET %s = %L', :'counter', current_database(),
        'idle_in_transaction_session_timeout', '5s') AS advice
    \gset
    \warn 'Done. Against sessions that stand still an administrator of the server may run:'
    \warn ' ' :advice
\endif
