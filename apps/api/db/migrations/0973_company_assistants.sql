-- The admin of a company invites an assistant for all its specialists: each of them takes the person into the own team, or not.
ALTER TABLE team_invitations ADD COLUMN company_id uuid REFERENCES companies;
ALTER TABLE team_members ADD COLUMN company_id uuid REFERENCES companies;
COMMENT ON COLUMN team_members.company_id IS 'The company for whose specialists its admin invited them; null for the own team alone.';
CREATE INDEX team_members_company ON team_members (company_id) WHERE company_id IS NOT NULL AND ended_at IS NULL;
COMMENT ON INDEX team_members_company IS 'Whom a company''s admins invited for its specialists.';
