export { CanceledNotice } from './canceled-notice.tsx'
export { DeviceSection, NotificationBell, UnreadMessages } from './notifications.lazy.tsx'
export { canceledQuery } from './notifications.queries.ts'
export { usePlaySound } from './use-play-sound.ts'
