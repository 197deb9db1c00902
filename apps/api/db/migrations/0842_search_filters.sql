-- What people choose a specialist by, besides what is offered and when: the languages of the appointments, and children.
ALTER TABLE specialists
  ADD COLUMN languages text[] NOT NULL DEFAULT '{pt}'
    CONSTRAINT specialists_languages CHECK (cardinality(languages) > 0
      AND languages <@ '{pt,bzs,en,es,fr,it,de,ja,zh,ar}'),
  ADD COLUMN attends_children boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN specialists.languages IS 'BCP 47 tags of the languages that appointments are held in; bzs is Libras.';
COMMENT ON COLUMN specialists.attends_children IS 'Whether patients under 12 years are taken.';

-- Who offers what is for children takes them already.
UPDATE specialists s SET attends_children = true
 WHERE EXISTS (SELECT FROM specialist_specialties o JOIN specialties y ON y.id = o.specialty_id
                WHERE o.specialist_id = s.id AND y.care_kinds @> '{pediatrics}');

-- Public lists hang on all that they are filtered by.
CREATE OR REPLACE TRIGGER specialists_in_site_lists
  AFTER UPDATE OF name, status, deleted_at, city, state, use_online, on_duty, gender, languages, attends_children, rating_count
  ON specialists FOR EACH STATEMENT EXECUTE FUNCTION site_topic_changed('lists');
