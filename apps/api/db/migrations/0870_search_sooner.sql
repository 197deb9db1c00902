-- Whether somebody takes people from the queue hangs on companies: their changes are changes of practices, so that a
-- version says all of a card.
CREATE TRIGGER company_members_version AFTER INSERT OR UPDATE OR DELETE ON company_members
  FOR EACH ROW EXECUTE FUNCTION practice_changed();
CREATE TRIGGER company_members_emptied_version AFTER TRUNCATE ON company_members
  FOR EACH STATEMENT EXECUTE FUNCTION all_practices_changed();
CREATE TRIGGER companies_version AFTER UPDATE OF status, pa_enabled ON companies
  FOR EACH STATEMENT EXECUTE FUNCTION all_practices_changed();
CREATE TRIGGER companies_emptied_version AFTER TRUNCATE ON companies
  FOR EACH STATEMENT EXECUTE FUNCTION all_practices_changed();

-- Who is in a city, without a look at each of their rows.
DROP INDEX specialists_city;
CREATE INDEX specialists_city ON specialists (fold(city)) INCLUDE (id, city) WHERE status = 1;
COMMENT ON INDEX specialists_city IS 'The list filtered by city, without accents, from the index alone.';
