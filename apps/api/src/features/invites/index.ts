export { inviteCrontab, inviteJobs } from './invites.jobs.ts'
export { invitesRoutes } from './invites.routes.ts'
export { countOpenInvites } from './list-received-invites.ts'
