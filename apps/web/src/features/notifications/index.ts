export { CanceledNotice, DeviceSection, NotificationBell } from './notifications-door.tsx'
