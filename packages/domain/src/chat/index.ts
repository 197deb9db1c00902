export { type ChatHours, closedSince } from './chat-hours.ts'
export { type ChatNow, standingOf } from './standing.ts'
