-- Once, on the primary, before the standby is made: psql -f roles.sql. Passwords of your own: these are the tests'.
-- There is no standby yet to wait for.
SET synchronous_commit = local;
CREATE ROLE emma LOGIN CREATEROLE PASSWORD 'emma';
CREATE DATABASE emma OWNER emma;
CREATE ROLE replication LOGIN REPLICATION PASSWORD 'replication';
CREATE ROLE haproxy LOGIN CONNECTION LIMIT 10;
