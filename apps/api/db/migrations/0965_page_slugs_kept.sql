-- A server of before 0964, still up during a rolling restart, writes only pages.slug: what it makes is found too.
CREATE FUNCTION page_slug_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_slugs (slug, page_id) VALUES (NEW.slug, NEW.id) ON CONFLICT (slug) DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER pages_addressed AFTER INSERT OR UPDATE OF slug ON pages FOR EACH ROW EXECUTE FUNCTION page_slug_kept();
INSERT INTO page_slugs SELECT slug, id FROM pages ON CONFLICT (slug) DO NOTHING;
