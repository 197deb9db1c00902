-- A device that logged in before goes on when strangers have locked its account.

CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Of the token that the browser made for itself; the token is stored nowhere.
  token_hash bytea NOT NULL,
  last_login_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, token_hash)
);
COMMENT ON TABLE known_devices IS 'Devices that logged in to an account: their tries are counted apart from those of strangers.';
CREATE INDEX known_devices_last_login ON known_devices (last_login_at);
COMMENT ON INDEX known_devices_last_login IS 'The clean-up of devices that did not log in for half a year.';
