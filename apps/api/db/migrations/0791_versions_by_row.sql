-- The catalogue and the variables raise the version of all practices for rows that change, not for statements that find none.
DROP TRIGGER specialties_version ON specialties;
DROP TRIGGER variables_version ON variables;
CREATE TRIGGER specialties_version AFTER INSERT OR UPDATE OR DELETE ON specialties
  FOR EACH ROW EXECUTE FUNCTION all_practices_changed();
CREATE TRIGGER specialties_emptied_version AFTER TRUNCATE ON specialties
  EXECUTE FUNCTION all_practices_changed();
CREATE TRIGGER variables_version AFTER INSERT OR UPDATE OR DELETE ON variables
  FOR EACH ROW EXECUTE FUNCTION all_practices_changed();
CREATE TRIGGER variables_emptied_version AFTER TRUNCATE ON variables
  EXECUTE FUNCTION all_practices_changed();
