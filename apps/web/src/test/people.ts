import type { UserData } from '@emma/contracts/auth'
import { abilitiesOf } from '@emma/domain/auth'

const person = (role: UserData['role'], name: string, status?: UserData['status']): UserData => ({
  id: '018f0000-0000-7000-8000-000000000001',
  role,
  first_name: name,
  last_name: 'Teste',
  name: `${name} Teste`,
  email: `${role}@emma.test`,
  avatar: null,
  ...(status === undefined ? {} : { status }),
  userAbilities: abilitiesOf({ role, status }).map(({ action, subject }) => ({ action, subject })),
})

export const customer = person('customer', 'Ana')
export const specialist = person('specialist', 'Carlos', 1)
/** Under review: leads to the account's progress. */
export const waitingSpecialist = person('specialist', 'Davi', 2)
export const assistant = person('assistant', 'Sônia')
export const admin = person('admin', 'Rita')
