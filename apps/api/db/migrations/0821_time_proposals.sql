-- A specialist proposes another time for an appointment: it is kept for the patient, who accepts or not. Nothing moves
-- without a yes.
CREATE TABLE time_proposals (
  id uuid PRIMARY KEY,
  appointment_id uuid NOT NULL REFERENCES appointments,
  from_start timestamptz NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  place_id uuid REFERENCES places,
  status text NOT NULL CHECK (status IN ('open', 'accepted', 'declined', 'canceled', 'expired')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT time_proposals_check CHECK (starts_at < ends_at AND expires_at < starts_at),
  CONSTRAINT time_proposals_end CHECK ((status = 'open') = (ended_at IS NULL))
);
COMMENT ON TABLE time_proposals IS
  'Other times that a specialist proposes for an appointment, each kept for the patient until their answer or the deadline.';
COMMENT ON COLUMN time_proposals.from_start IS 'When the appointment began as it was proposed.';
CREATE UNIQUE INDEX time_proposals_open ON time_proposals (appointment_id) WHERE status = 'open';
COMMENT ON INDEX time_proposals_open IS 'The proposal that waits for an appointment: one at most.';
CREATE INDEX time_proposals_appointment ON time_proposals (appointment_id);
COMMENT ON INDEX time_proposals_appointment IS 'All of an appointment, for the copy of the patient''s data.';
CREATE INDEX time_proposals_due ON time_proposals (expires_at) WHERE status = 'open';
COMMENT ON INDEX time_proposals_due IS 'The job that ends proposals at their deadline.';

ALTER TABLE slot_holds ADD COLUMN proposal_id uuid UNIQUE REFERENCES time_proposals;
COMMENT ON COLUMN slot_holds.proposal_id IS 'Kept while a specialist''s proposal of this time is open.';
