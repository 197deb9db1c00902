export { letterheadRoutes } from './letterhead.routes.ts'
export { loadLetterhead } from './load-letterhead.ts'
export { removeLetterhead } from './remove-letterhead.ts'
