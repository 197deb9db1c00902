/** Actions on a subject; `manage` includes the rest. */
export type Action = 'read' | 'create' | 'update' | 'delete' | 'manage'

/** The subjects of abilities: the resources of the specification's routes, and our features (spec §6). */
export type Subject =
  | 'auth'
  | 'account'
  | 'customer'
  | 'specialist'
  | 'admin'
  | 'assistant'
  | 'dashboard'
  | 'appointment'
  | 'call'
  | 'chat'
  | 'record'
  | 'prescription'
  | 'wallet'
  | 'card'
  | 'earnings'
  | 'queue'
  | 'company'
  | 'medicine'
  | 'cid'

export type Role = 'customer' | 'specialist' | 'admin' | 'assistant'

/** The roles that take part in appointments themselves; an assistant only acts for a specialist. */
export type PartyRole = Exclude<Role, 'assistant'>

/** One permission. The session data carries the list of them to the browser (spec §3, §6). */
export interface AbilityRule {
  readonly action: Action
  readonly subject: Subject
}

/** The facts about a user that abilities depend on; `status` is a specialist's 0–4. */
export interface AbilityUser {
  readonly role: Role
  readonly status?: number | undefined
}

const can =
  (action: Action) =>
  (subject: Subject): AbilityRule => ({ action, subject })
const read = can('read')
const update = can('update')
const remove = can('delete')
const manage = can('manage')

const everybody = [read('auth')]
const loggedIn = [...everybody, manage('account')]

const customerRules = [
  ...loggedIn,
  ...(['customer', 'appointment', 'call', 'chat', 'wallet', 'card', 'queue'] as const).map(manage),
  ...(['prescription', 'record'] as const).map(read),
]

const practiceRules = [
  ...loggedIn,
  ...(['specialist', 'dashboard', 'appointment', 'chat', 'earnings', 'company'] as const).map(manage),
  ...(['medicine', 'cid'] as const).map(read),
]

const careRules = [...practiceRules, ...(['call', 'record', 'prescription', 'queue'] as const).map(manage)]

const adminRules = [
  ...loggedIn,
  ...(['admin', 'dashboard', 'earnings'] as const).map(manage),
  ...(['specialist', 'appointment'] as const).map(read),
  update('specialist'),
  remove('appointment'),
]

/** Only the own account: each endpoint states what it allows for a specialist (docs/decisions/0036). */
const assistantRules = [...everybody, manage('assistant')]

/** A specialist gives care only while active. */
const ACTIVE_SPECIALIST = 1

/**
 * A user's abilities (spec §6). Without a user only `read auth`, which public calls need. A specialist who is not
 * active keeps the practice but not calls, records, prescriptions and the queue. An admin reads `specialist` because
 * the admin's own profile uses that resource, changes it because profiles and reviews are an admin's work too, and
 * never reads clinical subjects.
 */
export const abilitiesOf = (user: AbilityUser | null): readonly AbilityRule[] => {
  if (user === null) return everybody
  if (user.role === 'customer') return customerRules
  if (user.role === 'admin') return adminRules
  if (user.role === 'assistant') return assistantRules
  return user.status === ACTIVE_SPECIALIST ? careRules : practiceRules
}

/**
 * Whether the rules allow an action on a subject: by that action or by `manage`. Also accepts rules as they arrive on
 * the wire; a subject of a newer server matches nothing.
 */
export const allows = (
  rules: readonly { readonly action: Action; readonly subject: string }[],
  action: Action,
  subject: Subject,
): boolean =>
  rules.some((rule) => rule.subject === subject && (rule.action === action || rule.action === 'manage'))
