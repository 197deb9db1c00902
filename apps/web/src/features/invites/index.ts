export { ReceivedInvites } from './received-invites.tsx'
export { SentInvites } from './sent-invites.tsx'
