CREATE TABLE specialties (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  slug text NOT NULL UNIQUE,
  icon text NOT NULL DEFAULT 'stethoscope',
  enabled boolean NOT NULL DEFAULT true
);

-- What a specialist offers. A specialty shows in public only with its RQE where the profession asks for one (CFM 2.336/2023).
CREATE TABLE specialist_specialties (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  specialty_id uuid NOT NULL REFERENCES specialties,
  price integer NOT NULL CHECK (price > 0),
  rqe text,
  enabled boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  UNIQUE (specialist_id, specialty_id)
);
-- The list of a specialty, cheapest first.
CREATE INDEX specialist_specialties_list ON specialist_specialties (specialty_id, price) WHERE enabled;

CREATE TABLE places (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  name text NOT NULL,
  street text NOT NULL,
  number text NOT NULL,
  district text NOT NULL,
  city text NOT NULL,
  uf text NOT NULL,
  zip_code text NOT NULL,
  latitude double precision NOT NULL DEFAULT -23.5505,
  longitude double precision NOT NULL DEFAULT -46.6333,
  status boolean NOT NULL DEFAULT true,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX places_specialist ON places (specialist_id) WHERE deleted_at IS NULL;

-- Opens slots: every `weekday` between two dates, or on one `on_date`. Wall times are in the specialist's zone.
CREATE TABLE availability_rules (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  weekday smallint CHECK (weekday BETWEEN 0 AND 6),
  on_date date,
  init_hour time NOT NULL,
  final_hour time NOT NULL,
  interval_minutes smallint NOT NULL CHECK (interval_minutes BETWEEN 5 AND 480),
  place_id uuid REFERENCES places,
  valid_from date,
  valid_until date,
  created_at timestamptz NOT NULL,
  CHECK (init_hour < final_hour),
  CHECK ((weekday IS NULL) <> (on_date IS NULL)),
  CHECK (valid_from IS NULL OR valid_until IS NULL OR valid_from <= valid_until)
);
-- Every expansion of one specialist's slots.
CREATE INDEX availability_rules_specialist ON availability_rules (specialist_id);

-- Time off, holidays, and single slots that were closed.
CREATE TABLE blocks (
  id uuid PRIMARY KEY,
  specialist_id uuid NOT NULL REFERENCES specialists,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  reason text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  CHECK (starts_at < ends_at)
);
CREATE INDEX blocks_specialist ON blocks (specialist_id, ends_at);

CREATE TABLE favorites (
  customer_id uuid NOT NULL REFERENCES customers,
  specialist_id uuid NOT NULL REFERENCES specialists,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, specialist_id)
);
