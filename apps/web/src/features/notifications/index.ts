export { CanceledNotice, DeviceSection, NotificationBell } from './notifications-door.tsx'
export type { Sound } from './sounds.ts'
export { usePlaySound } from './use-play-sound.ts'
