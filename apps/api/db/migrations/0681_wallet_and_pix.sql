-- The wallet pays a part, a Pix the rest.
ALTER TABLE appointments DROP CONSTRAINT appointments_payment_method_check,
  ADD CONSTRAINT appointments_payment_method_check
    CHECK (payment_method IN ('credit_card', 'wallet', 'pix', 'wallet_card', 'wallet_pix'));
ALTER TABLE queue_entries DROP CONSTRAINT queue_entries_payment_method_check,
  ADD CONSTRAINT queue_entries_payment_method_check
    CHECK (payment_method IN ('credit_card', 'wallet', 'pix', 'wallet_card', 'wallet_pix'));
ALTER TABLE payments DROP CONSTRAINT payments_method_check,
  ADD CONSTRAINT payments_method_check
    CHECK (method IN ('credit_card', 'wallet', 'pix', 'wallet_card', 'wallet_pix'));

CREATE OR REPLACE FUNCTION refundable_amount(p_credit uuid, p_now timestamptz)
RETURNS integer
LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT greatest(0, least(c.remaining, p.provider_amount
             - (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.payment_id = p.id)))::integer
      FROM credits c JOIN payments p ON p.appointment_id = c.origin_appointment_id
     WHERE c.id = p_credit AND c.refundable AND p.provider_charge_id IS NOT NULL
       AND p.status <> 'charged_back' AND NOT EXISTS (SELECT FROM charge_backs b WHERE b.payment_id = p.id)
       AND (p.method NOT IN ('pix', 'wallet_pix') OR p.paid_at > p_now - interval '90 days')), 0)
$$;
