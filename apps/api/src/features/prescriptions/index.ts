export { prescriptionsRoutes } from './prescriptions.routes.ts'
export { validatorUrl } from './validator-url.ts'
