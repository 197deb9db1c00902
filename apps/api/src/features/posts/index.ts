export { postsRoutes } from './posts.routes.ts'
