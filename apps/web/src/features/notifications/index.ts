export { CanceledNotice, NotificationBell } from './notifications-door.tsx'
