-- Takes amounts from credits and remembers them with the payment, to give them back if it fails.
CREATE FUNCTION spend_credits(p_payment uuid, p_credits uuid[], p_amounts integer[])
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO credit_uses (payment_id, credit_id, amount)
    SELECT p_payment, used.credit, used.amount FROM unnest(p_credits, p_amounts) AS used (credit, amount);
  UPDATE credits SET remaining = remaining - used.amount
    FROM unnest(p_credits, p_amounts) AS used (credit, amount) WHERE credits.id = used.credit;
END $$;
