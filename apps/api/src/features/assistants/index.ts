export { actFor } from './acting/act-for.ts'
export { assistantCrontab, assistantJobs } from './assistants.jobs.ts'
export { assistantRoutes } from './assistants.routes.ts'
export { endTeamOf } from './team/end-team.ts'
