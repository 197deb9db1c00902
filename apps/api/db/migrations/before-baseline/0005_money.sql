-- Double entry: every movement of money is one entry whose postings sum to zero. Nothing is changed afterwards.
CREATE TABLE ledger_entries (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  reference uuid NOT NULL,
  created_at timestamptz NOT NULL,
  -- One entry of a kind per thing it is about: a retry can't post twice.
  UNIQUE (reference, kind)
);

CREATE TABLE ledger_postings (
  entry_id uuid NOT NULL REFERENCES ledger_entries,
  account text NOT NULL CHECK (account ~ '^(provider|platform|(wallet|pending|available|transferred):[0-9a-f-]{36})$'),
  amount bigint NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (entry_id, account)
);
-- Balance and statement of one account.
CREATE INDEX ledger_postings_account ON ledger_postings (account, entry_id);

CREATE FUNCTION ledger_entry_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(amount), 1) FROM ledger_postings WHERE entry_id = NEW.entry_id) <> 0 THEN
    RAISE EXCEPTION 'ledger entry % does not balance', NEW.entry_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_postings_balance AFTER INSERT ON ledger_postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_balances();
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

-- Sum of the postings of a person's account, written in the transaction that posts; never below zero.
-- `provider` and `platform` have no row here: every booking would wait for it.
CREATE TABLE account_balances (
  account text PRIMARY KEY,
  balance bigint NOT NULL CHECK (balance >= 0)
);

CREATE TABLE cards (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  provider_card_id text NOT NULL,
  brand text NOT NULL,
  last4 text NOT NULL CHECK (last4 ~ '^\d{4}$'),
  holder_name text NOT NULL,
  exp_month smallint NOT NULL,
  exp_year smallint NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE UNIQUE INDEX cards_provider ON cards (customer_id, provider_card_id) WHERE deleted_at IS NULL;

-- How one appointment is paid: a part from the wallet, the rest through the provider.
CREATE TABLE payments (
  id uuid PRIMARY KEY,
  appointment_id uuid NOT NULL UNIQUE REFERENCES appointments,
  customer_id uuid NOT NULL REFERENCES customers,
  method text NOT NULL CHECK (method IN ('credit_card', 'wallet', 'pix', 'wallet_card')),
  amount integer NOT NULL CHECK (amount >= 0),
  wallet_amount integer NOT NULL DEFAULT 0 CHECK (wallet_amount >= 0),
  provider_amount integer NOT NULL DEFAULT 0 CHECK (provider_amount >= 0),
  status text NOT NULL CHECK (status IN ('pending', 'paid', 'partially_refunded', 'refunded', 'failed', 'charged_back')),
  card_id uuid REFERENCES cards,
  installments smallint NOT NULL DEFAULT 1,
  -- Written before the provider is called: an answer that was lost is asked for under the same key.
  provider_key text NOT NULL UNIQUE,
  provider_order_id text,
  provider_charge_id text,
  refused_reason text,
  pix jsonb,
  attempts smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  updated_at timestamptz NOT NULL,
  CHECK (wallet_amount + provider_amount = amount)
);
-- Webhooks find their payment by the provider's ids.
CREATE UNIQUE INDEX payments_order ON payments (provider_order_id) WHERE provider_order_id IS NOT NULL;
CREATE UNIQUE INDEX payments_charge ON payments (provider_charge_id) WHERE provider_charge_id IS NOT NULL;
-- The job that settles what is still open.
CREATE INDEX payments_open ON payments (created_at) WHERE status = 'pending';

-- Money in the wallet, by where it came from; spent oldest first.
CREATE TABLE credits (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  amount integer NOT NULL CHECK (amount > 0),
  remaining integer NOT NULL CHECK (remaining >= 0),
  origin_appointment_id uuid REFERENCES appointments,
  reason text NOT NULL,
  refundable boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  CHECK (remaining <= amount)
);
-- The wallet, oldest credit first.
CREATE INDEX credits_open ON credits (customer_id, created_at, id) WHERE remaining > 0;

-- Which credits a payment spent, to give them back when it fails.
CREATE TABLE credit_uses (
  payment_id uuid NOT NULL REFERENCES payments,
  credit_id uuid NOT NULL REFERENCES credits,
  amount integer NOT NULL CHECK (amount > 0),
  PRIMARY KEY (payment_id, credit_id)
);

CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments,
  amount integer NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  status text NOT NULL CHECK (status IN ('requested', 'processing', 'done', 'failed')),
  provider_key text NOT NULL UNIQUE,
  attempts smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  done_at timestamptz
);
CREATE INDEX refunds_payment ON refunds (payment_id);

-- Deliveries of the provider, each once; acted upon by a job.
CREATE TABLE webhook_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  payload jsonb NOT NULL,
  received_at timestamptz NOT NULL,
  processed_at timestamptz
);
