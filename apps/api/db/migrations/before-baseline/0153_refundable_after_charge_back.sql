-- What the customer's bank took back is not given back a second time, whatever the payment's state says.
CREATE OR REPLACE FUNCTION refundable_amount(p_credit uuid, p_now timestamptz) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT greatest(0, least(c.remaining, p.provider_amount
             - (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.payment_id = p.id)))::integer
      FROM credits c JOIN payments p ON p.appointment_id = c.origin_appointment_id
     WHERE c.id = p_credit AND c.refundable AND p.provider_charge_id IS NOT NULL
       AND p.status <> 'charged_back' AND NOT EXISTS (SELECT FROM charge_backs b WHERE b.payment_id = p.id)
       AND (p.method <> 'pix' OR p.paid_at > p_now - interval '90 days')), 0)
$$;
