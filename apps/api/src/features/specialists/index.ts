export { findCards } from './cards.repo.ts'
export { toCard } from './specialists.present.ts'
export { specialistsRoutes } from './specialists.routes.ts'
export { viewOf } from './view.ts'
