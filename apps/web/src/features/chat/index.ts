export { openOfficeWithMutation } from './chat.calls.ts'
export { ChatSidePanel } from './chat-side-panel.lazy.tsx'
export { useUnreadWith } from './contacts/use-unread-with.ts'
export { OfficeChats, OfficeUnread } from './office.lazy.tsx'
