-- What people write to the support on the contact page: kept until it was sent and for a while after, whatever the mail
-- server does meanwhile.
CREATE TABLE contact_messages (
  id uuid PRIMARY KEY,
  customer_id uuid REFERENCES customers (id),
  subject text NOT NULL
    CONSTRAINT contact_messages_subject CHECK (subject IN ('consulta', 'pagamento', 'conta', 'profissional', 'outro')),
  language text NOT NULL CONSTRAINT contact_messages_language CHECK (language IN ('pt', 'en')),
  error_id text CONSTRAINT contact_messages_error CHECK (length(error_id) <= 80),
  content_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  started_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text CONSTRAINT contact_messages_failure CHECK (failure IN ('unreachable', 'refused', 'unanswered')),
  CONSTRAINT contact_messages_end CHECK (sent_at IS NULL OR failed_at IS NULL)
);
COMMENT ON TABLE contact_messages IS
  'Messages from the contact page to the support; who wrote and what is sealed. Deleted after 180 days, or with the account.';
COMMENT ON COLUMN contact_messages.customer_id IS 'The patient whose account has the address that was given; null for all others.';
COMMENT ON COLUMN contact_messages.started_at IS 'When the mail server was asked last; emptied where it did not take the message.';

CREATE INDEX contact_messages_created ON contact_messages (created_at DESC, id DESC);
COMMENT ON INDEX contact_messages_created IS 'The support''s list, the latest first, and what is forgotten.';
CREATE INDEX contact_messages_customer ON contact_messages (customer_id) WHERE customer_id IS NOT NULL;
COMMENT ON INDEX contact_messages_customer IS 'A patient''s own, for the copy of the data and its erasure.';
