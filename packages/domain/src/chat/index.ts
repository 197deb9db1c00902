export { type ChatHours, closedSince } from './chat-hours.ts'
export { type ChatNow, chatStatusOf } from './chat-status.ts'
