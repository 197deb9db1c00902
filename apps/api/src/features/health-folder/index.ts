export { healthFolderRoutes } from './health-folder.routes.ts'
