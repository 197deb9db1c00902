export { InviteCompanion } from './invite-companion.tsx'
export { CompanionSheet } from './sheet.lazy.tsx'
export { useCompanionActions } from './use-companion-actions.ts'
