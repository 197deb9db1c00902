export { erasePreparations } from './erase.repo.ts'
export { preparationsRoutes } from './preparations.routes.ts'
