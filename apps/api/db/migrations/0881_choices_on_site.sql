-- Servers keep, apart from pages, how many specialists each further choice of a search leaves. No booking changes that; what
-- does is told here, beside `lists`.
CREATE TRIGGER specialists_in_site_choices AFTER UPDATE OF gender, languages, attends_children, rating_sum, rating_count, search_text
  ON specialists FOR EACH STATEMENT EXECUTE FUNCTION site_topic_changed('choices');
CREATE TRIGGER availability_rules_in_site_choices AFTER INSERT OR DELETE OR UPDATE ON availability_rules
  FOR EACH STATEMENT EXECUTE FUNCTION site_topic_changed('choices');
CREATE TRIGGER places_in_site_choices AFTER INSERT OR DELETE OR UPDATE ON places
  FOR EACH STATEMENT EXECUTE FUNCTION site_topic_changed('choices');
