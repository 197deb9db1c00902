export { notificationJobs } from './notifications.jobs.ts'
export { notificationRoutes } from './notifications.routes.ts'
export { type Notice, type NotificationData, notify } from './notify.ts'
