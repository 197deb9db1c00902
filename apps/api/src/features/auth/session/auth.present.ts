import type { UserData } from '@emma/contracts/auth'
import { abilitiesOf } from '@emma/domain/auth'
import type { Caller } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import type { PersonRow } from '../auth.repo.ts'

const statuses = [0, 1, 2, 3, 4] as const
const statusOf = (value: number | null): (typeof statuses)[number] => {
  const status = statuses.find((known) => known === value)
  if (status === undefined) throw new AppError('internal')
  return status
}

type SessionPerson = PersonRow & { readonly second_factor_at: Date | null }

const secondFactorOf = (person: SessionPerson): Caller['secondFactor'] => {
  if (person.second_factor_at !== null) return 'shown'
  return person.totp_since !== null || person.has_passkey ? 'due' : 'none'
}

/** Row → caller. */
export const toActor = (person: SessionPerson, sessionId: string): Caller => {
  const base = {
    userId: person.id,
    sessionId,
    timeZone: person.time_zone,
    secondFactor: secondFactorOf(person),
  }
  if (person.role === 'specialist' && person.specialist_id !== null) {
    const status = statusOf(person.specialist_status)
    const rules = abilitiesOf({ role: 'specialist', status })
    return { ...base, role: 'specialist', specialistId: person.specialist_id, status, rules }
  }
  if (person.role === 'customer' && person.customer_id !== null) {
    return {
      ...base,
      role: 'customer',
      customerId: person.customer_id,
      rules: abilitiesOf({ role: 'customer' }),
    }
  }
  if (person.role === 'admin') return { ...base, role: 'admin', rules: abilitiesOf({ role: 'admin' }) }
  if (person.role === 'assistant')
    return { ...base, role: 'assistant', rules: abilitiesOf({ role: 'assistant' }) }
  throw new AppError('token_invalid')
}

const roles = ['customer', 'specialist', 'admin', 'assistant'] as const

/** Row → session data of the API (spec §3). */
export const toUserData = (person: PersonRow): UserData => {
  const role = roles.find((known) => known === person.role)
  if (role === undefined) throw new AppError('internal')
  const status = role === 'specialist' ? statusOf(person.specialist_status) : undefined
  return {
    id: person.id,
    role,
    ...(person.customer_id === null ? {} : { customerId: person.customer_id }),
    ...(person.specialist_id === null ? {} : { specialistId: person.specialist_id }),
    first_name: person.first_name,
    last_name: person.last_name,
    name: `${person.first_name} ${person.last_name}`,
    email: person.email,
    avatar: person.avatar_key === null ? null : `/api/v1/files/avatars/${person.avatar_key}`,
    timezone: person.time_zone,
    ...(status === undefined ? {} : { status }),
    ...(person.password_hash === '' ? { withoutPassword: true } : {}),
    userAbilities: [...abilitiesOf(status === undefined ? { role } : { role, status })],
  }
}
