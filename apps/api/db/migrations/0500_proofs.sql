-- Who changes what they log in with shows again who they are: the proof is a ticket of its session.

ALTER TABLE auth_tickets
  DROP CONSTRAINT auth_tickets_kind_check,
  ADD CONSTRAINT auth_tickets_kind_check CHECK (kind IN ('second_factor', 'passkey_login', 'passkey_registration',
    'passkey_proof', 'password_reset', 'proof'));
