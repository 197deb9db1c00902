export { CanceledNotice, DeviceSection, NotificationBell, UnreadMessages } from './notifications-door.tsx'
export { usePlaySound } from './use-play-sound.ts'
