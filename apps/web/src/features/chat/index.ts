export { ChatBeside } from './chat-door.tsx'
