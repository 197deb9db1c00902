-- Clinical text is sealed with the patient's data key; only what lists and rules need is in the clear.
CREATE TABLE records (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  customer_id uuid NOT NULL REFERENCES customers,
  -- One record per appointment.
  appointment_id uuid UNIQUE REFERENCES appointments,
  status text NOT NULL CHECK (status IN ('draft', 'signed')),
  version integer NOT NULL DEFAULT 1,
  content_sealed bytea NOT NULL,
  signed_at timestamptz,
  content_hash bytea,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((status = 'signed') = (signed_at IS NOT NULL))
);
-- The specialist's list, newest first.
CREATE INDEX records_specialist ON records (specialist_id, created_at DESC);
-- One patient's history, newest first.
CREATE INDEX records_customer ON records (customer_id, created_at DESC);

CREATE TABLE record_addenda (
  id uuid PRIMARY KEY,
  record_id uuid NOT NULL REFERENCES records,
  text_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX record_addenda_record ON record_addenda (record_id, created_at);

CREATE TABLE medicines (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  active_ingredient text NOT NULL,
  holder text NOT NULL DEFAULT '',
  registration text,
  class text NOT NULL DEFAULT 'common',
  UNIQUE (name, active_ingredient, holder)
);
-- Medicine search by a part of the name or the ingredient.
CREATE INDEX medicines_search ON medicines USING gin (fold(name || ' ' || active_ingredient) gin_trgm_ops);

CREATE TABLE cids (
  code text PRIMARY KEY,
  description text NOT NULL,
  chapter text NOT NULL,
  sex text CHECK (sex IN ('F', 'M'))
);
-- CID search by words without accents.
CREATE INDEX cids_search ON cids USING gin (fold(description) gin_trgm_ops);
-- CID search by the beginning of the code.
CREATE INDEX cids_code ON cids (replace(code, '.', '') text_pattern_ops);

-- A prescribed medicine, or a model kept to be reused (no patient, no record).
CREATE TABLE prescriptions (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  customer_id uuid REFERENCES customers,
  record_id uuid REFERENCES records,
  appointment_id uuid REFERENCES appointments,
  medicine_id uuid REFERENCES medicines,
  is_model boolean NOT NULL,
  -- Title, use, via, quantity and condition; sealed with the patient's key, or the specialist's for a model.
  content_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (is_model = (customer_id IS NULL))
);
CREATE INDEX prescriptions_record ON prescriptions (record_id, created_at);
CREATE INDEX prescriptions_models ON prescriptions (specialist_id, created_at DESC) WHERE is_model;

-- The PDF that the patient gets.
CREATE TABLE prescription_documents (
  id uuid PRIMARY KEY,
  record_id uuid NOT NULL REFERENCES records,
  specialist_id uuid NOT NULL REFERENCES specialists,
  customer_id uuid NOT NULL REFERENCES customers,
  code text NOT NULL UNIQUE,
  file_key text NOT NULL,
  file_hash bytea NOT NULL,
  signature text NOT NULL CHECK (signature IN ('none', 'icp_brasil')),
  created_at timestamptz NOT NULL
);
CREATE INDEX prescription_documents_customer ON prescription_documents (customer_id, created_at DESC);

-- Every read and write of clinical data, chained by hash per patient.
CREATE TABLE access_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL,
  action text NOT NULL,
  object text NOT NULL,
  object_id uuid NOT NULL,
  basis text NOT NULL CHECK (basis IN ('own', 'author', 'care', 'consent', 'break_glass')),
  session_id uuid,
  address inet,
  at timestamptz NOT NULL,
  hash bytea NOT NULL
);
-- "Who read my data", newest first.
CREATE INDEX access_log_customer ON access_log (customer_id, id DESC);
CREATE TRIGGER access_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON access_log
  FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();
CREATE TABLE access_heads (customer_id uuid PRIMARY KEY, hash bytea NOT NULL);

-- Appends one line to the patient's chain: its hash covers the line and the hash before it.
CREATE FUNCTION log_access(p_customer uuid, p_user uuid, p_role text, p_action text, p_object text, p_object_id uuid,
  p_basis text, p_session uuid, p_address inet, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  previous bytea;
  line bytea;
BEGIN
  INSERT INTO access_heads VALUES (p_customer, '\x'::bytea) ON CONFLICT DO NOTHING;
  SELECT hash INTO previous FROM access_heads WHERE customer_id = p_customer FOR UPDATE;
  line := sha256(previous || convert_to(concat_ws('|', p_customer, p_user, p_role, p_action, p_object, p_object_id,
    p_basis, coalesce(p_session::text, ''), coalesce(host(p_address), ''),
    to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')), 'UTF8'));
  UPDATE access_heads SET hash = line WHERE customer_id = p_customer;
  INSERT INTO access_log (customer_id, user_id, role, action, object, object_id, basis, session_id, address, at, hash)
  VALUES (p_customer, p_user, p_role, p_action, p_object, p_object_id, p_basis, p_session, p_address, p_at, line);
END $$;
