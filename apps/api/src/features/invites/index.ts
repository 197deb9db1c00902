export { inviteCrontab, inviteJobs } from './invites.jobs.ts'
export { revokeInvitesOf } from './invites.repo.ts'
export { invitesRoutes } from './invites.routes.ts'
export { countOpenInvites } from './list-received-invites.ts'
