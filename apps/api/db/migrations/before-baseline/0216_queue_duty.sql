-- Since when nobody has been on duty for the queue: those who wait are told, and get their money back when nobody comes.
CREATE TABLE queue_duty (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  empty_since timestamptz
);
INSERT INTO queue_duty DEFAULT VALUES;
