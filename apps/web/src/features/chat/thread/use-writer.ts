import { useUser } from '../../../lib/session/use-session.ts'

/** Whose unsent messages these are: of an assistant, those for the specialist they serve now. */
export const useWriter = (): string => {
  const user = useUser()
  if (user?.role !== 'assistant') return user?.id ?? ''
  return `${user.id}.${user.specialistId ?? ''}`
}
