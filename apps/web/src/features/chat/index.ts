export { ChatSidePanel } from './chat-side-panel.lazy.tsx'
export { useUnreadWith } from './contacts/use-unread-with.ts'
