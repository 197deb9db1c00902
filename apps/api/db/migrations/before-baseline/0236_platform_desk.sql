-- Whoever left the admins; kept, because what they did names them, and because they can be taken back.
ALTER TABLE admins ADD COLUMN deleted_at timestamptz;

-- Who changed a business variable, when and why; never changed. Bookings keep what they were made with.
CREATE TABLE variable_changes (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  from_value integer NOT NULL,
  to_value integer NOT NULL,
  reason text,
  changed_by uuid NOT NULL REFERENCES users,
  changed_at timestamptz NOT NULL
);
-- The history of one variable, newest first.
CREATE INDEX variable_changes_name ON variable_changes (name, changed_at DESC, id DESC);
CREATE TRIGGER variable_changes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON variable_changes
  FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

-- One specialty of a name, however it is accented.
CREATE UNIQUE INDEX specialties_folded ON specialties (fold(name));

-- The name by which a customer is found and listed, beside the status: a page of a hundred thousand is read off an index.
ALTER TABLE customers ADD COLUMN folded text NOT NULL DEFAULT '';
UPDATE customers c SET folded = fold(u.first_name || ' ' || u.last_name) FROM users u WHERE u.id = c.user_id;

CREATE FUNCTION name_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT fold(first_name || ' ' || last_name) INTO NEW.folded FROM users WHERE id = NEW.user_id;
  RETURN NEW;
END $$;
CREATE TRIGGER customers_named BEFORE INSERT ON customers FOR EACH ROW EXECUTE FUNCTION name_customer();

CREATE FUNCTION rename_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customers SET folded = fold(NEW.first_name || ' ' || NEW.last_name) WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_renamed AFTER UPDATE OF first_name, last_name ON users FOR EACH ROW
  WHEN (OLD.first_name <> NEW.first_name OR OLD.last_name <> NEW.last_name)
  EXECUTE FUNCTION rename_customer();

-- All customers by name, page by page.
CREATE INDEX customers_by_name ON customers (folded, id);
-- Those of one status by name, and how many there are.
CREATE INDEX customers_by_status ON customers (status, folded, id);
-- Search by a part of the name.
CREATE INDEX customers_folded_trgm ON customers USING gin (folded gin_trgm_ops);
-- Search by a part of the e-mail.
CREATE INDEX users_email_trgm ON users USING gin (lower(email) gin_trgm_ops) WHERE role = 'customer';
