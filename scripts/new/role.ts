/** The role of the caller or the screen. */
export type Role = 'customer' | 'specialist' | 'admin'

export const isRole = (text: string): text is Role => ['customer', 'specialist', 'admin'].includes(text)

/** Options besides the name. */
export interface Choice {
  readonly role: Role
  /** A screen's title in Portuguese. */
  readonly title: string | undefined
}

/** Actors of the permission matrix with the role and an account in order. */
export const actorsOf: Readonly<Record<Role, readonly string[]>> = {
  customer: ['customer', 'otherCustomer'],
  specialist: ['specialist', 'otherSpecialist', 'pastSpecialist'],
  admin: ['admin'],
}

/** A user of another role. */
export const strangerTo: Readonly<Record<Role, Role>> = {
  customer: 'specialist',
  specialist: 'customer',
  admin: 'customer',
}

/** Features whose calls are about patients: a specialist's calls use the records' abilities. */
const aboutPatients: readonly string[] = ['records', 'patients']

/** The initial abilities; about patients those of records (`packages/domain/src/auth/abilities.ts`). */
export const abilityOf = (feature: string, role: Role): { resource: string; action: string } => {
  if (!aboutPatients.includes(feature) || role === 'admin') return { resource: role, action: 'update' }
  return { resource: 'record', action: role === 'specialist' ? 'manage' : 'read' }
}
