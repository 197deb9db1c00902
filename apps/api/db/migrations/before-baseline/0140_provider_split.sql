-- What others than the platform get of the provider's charge, fixed when it was booked: [{ recipientId, amount }].
ALTER TABLE payments ADD COLUMN provider_split jsonb NOT NULL DEFAULT '[]';

-- A payment that the customer's bank took back, and who bore it (decision 7).
CREATE TABLE charge_backs (
  payment_id uuid PRIMARY KEY REFERENCES payments,
  amount integer NOT NULL CHECK (amount >= 0),
  -- Credit that the same purchase had become, and that was not spent.
  from_credit integer NOT NULL CHECK (from_credit >= 0),
  from_specialist integer NOT NULL CHECK (from_specialist >= 0),
  from_company integer NOT NULL CHECK (from_company >= 0),
  from_platform integer NOT NULL CHECK (from_platform >= 0),
  received_at timestamptz NOT NULL,
  CHECK (from_credit + from_specialist + from_company + from_platform = amount)
);
-- The admin's list, newest first.
CREATE INDEX charge_backs_newest ON charge_backs (received_at DESC);
