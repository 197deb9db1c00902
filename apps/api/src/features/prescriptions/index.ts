export { prescriptionsRoutes } from './prescriptions.routes.ts'
