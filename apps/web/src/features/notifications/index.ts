export { CanceledNotice, DeviceSection, NotificationBell } from './notifications-door.tsx'
export { usePlaySound } from './use-play-sound.ts'
