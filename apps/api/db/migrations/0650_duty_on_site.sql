-- Pages say who is on duty; the company that a specialist attends for is a part of that.
CREATE TRIGGER company_members_on_site AFTER INSERT OR UPDATE OF is_active, pa_permission, left_at ON company_members
  FOR EACH ROW EXECUTE FUNCTION site_practice_changed();
CREATE TRIGGER companies_on_site AFTER UPDATE OF status, pa_enabled ON companies
  FOR EACH STATEMENT EXECUTE FUNCTION site_topic_changed('all');
