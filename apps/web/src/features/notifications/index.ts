export { CanceledNotice, DeviceSection, NotificationBell, UnreadMessages } from './notifications.lazy.tsx'
export { usePlaySound } from './use-play-sound.ts'
