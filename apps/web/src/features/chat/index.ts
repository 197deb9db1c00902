export { openOfficeWithMutation } from './chat.calls.ts'
export { ChatSidePanel } from './chat-side-panel.lazy.tsx'
export { useUnreadWith } from './contacts/use-unread-with.ts'
export { OfficeChats } from './office.lazy.tsx'
