export { serveSite } from './site.routes.ts'
