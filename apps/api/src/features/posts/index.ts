export { postCrontab, postJobs } from './posts.jobs.ts'
export { postsRoutes } from './posts.routes.ts'
