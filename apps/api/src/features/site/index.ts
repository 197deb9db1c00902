export { type Site, serveSite } from './site.routes.ts'
