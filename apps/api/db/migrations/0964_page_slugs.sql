-- Links to a page outlive a change of its address.
CREATE TABLE page_slugs (
  slug text PRIMARY KEY,
  page_id uuid NOT NULL REFERENCES pages ON DELETE CASCADE
);
COMMENT ON TABLE page_slugs IS 'Addresses of the admin''s pages (/pagina/{slug}), current and former: a former one leads to the page as long as it exists, and no other page gets it.';
CREATE INDEX page_slugs_page ON page_slugs (page_id);
COMMENT ON INDEX page_slugs_page IS 'A page''s addresses, when it is deleted.';
INSERT INTO page_slugs SELECT slug, id FROM pages;
