export { customersRoutes } from './customers.routes.ts'
export { contactOf } from './personal.ts'
