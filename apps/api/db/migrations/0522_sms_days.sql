-- What one installation sends by SMS and WhatsApp in a day, so that nobody spends its money.
CREATE TABLE sms_days (
  day date PRIMARY KEY,
  sent integer NOT NULL
);
COMMENT ON TABLE sms_days IS 'Messages by SMS and WhatsApp a day, counted before they are sent; the day of São Paulo.';
