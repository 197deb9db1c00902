export { ChatBeside } from './chat-door.tsx'
export { useUnreadWith } from './use-unread-with.ts'
