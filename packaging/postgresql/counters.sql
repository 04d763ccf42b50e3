-- SPDX-License-Identifier: MIT
-- What a counter may do in the shop's ledger: read it and add to it, nothing else. May be run again at any time.
--
-- Run by the database's owner, after the owner has connected with the program once (that makes the tables):
--   psql -v counter=balcao_counter -f counters.sql balcao
-- An owner who has the right CREATEROLE makes the role too, without a password: give it one with \password, or let pg_hba.conf
-- decide. Otherwise an administrator makes it first (createuser balcao_counter); then owning the database is all that is needed.
\set ON_ERROR_STOP on

SELECT format('CREATE ROLE %I LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE', :'counter')
WHERE NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = :'counter')
\gexec

REVOKE ALL ON ALL TABLES IN SCHEMA public FROM PUBLIC, :"counter";
-- Not those of pg_trgm: they are the administrator's, and harmless.
SELECT format('REVOKE ALL ON FUNCTION %s FROM %I', oid::regprocedure, :'counter')
FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND starts_with(proname, 'balcao_')
\gexec
REVOKE CREATE ON SCHEMA public FROM PUBLIC, :"counter";
SELECT format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC, %I', current_database(), :'counter')
\gexec
GRANT USAGE ON SCHEMA public TO :"counter";
GRANT SELECT, INSERT ON event, personal TO :"counter";
GRANT SELECT ON charge, charge_search, erasure, ledger_meta TO :"counter";
-- The state of a charge follows from its events; this function keeps it, with its owner's rights.
GRANT EXECUTE ON FUNCTION balcao_keep_charge(jsonb, text, text) TO :"counter";
