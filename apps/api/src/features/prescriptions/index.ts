export { prescriptionsRoutes } from './prescriptions.routes.ts'
export { validatorUrl } from './validator/validator-url.ts'
