-- How much of a credit can still go back to the card or the Pix it came from: what is left of it, and never more than
-- the provider took and has not given back. Pix goes back within 90 days (Banco Central, devolução), a charge that the
-- bank took back not at all.
CREATE FUNCTION refundable_amount(p_credit uuid, p_now timestamptz) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT greatest(0, least(c.remaining, p.provider_amount
             - (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.payment_id = p.id)))::integer
      FROM credits c JOIN payments p ON p.appointment_id = c.origin_appointment_id
     WHERE c.id = p_credit AND c.refundable AND p.provider_charge_id IS NOT NULL AND p.status <> 'charged_back'
       AND (p.method <> 'pix' OR p.paid_at > p_now - interval '90 days')), 0)
$$;

-- Where a cancellation sends the money was the customer's choice; the screens say what became of it.
ALTER TABLE refunds ADD COLUMN credit_id uuid REFERENCES credits;
-- The wallet's statement: what became of one person's credits.
CREATE INDEX credits_customer ON credits (customer_id, created_at DESC);
