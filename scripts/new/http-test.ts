import { hasBody, type Method } from './method.ts'
import { type Role, strangerTo } from './role.ts'

interface Tried {
  readonly url: string
  readonly method: Method
  readonly role: Role
  /** From the test's folder to `apps/api`. */
  readonly up: string
}

const peopleOf: Readonly<Record<Role, { readonly imported: readonly string[]; readonly created: string }>> = {
  customer: { imported: ['createCustomer'], created: 'await createCustomer(t.deps)' },
  specialist: {
    imported: ['createSpecialist', 'createSpecialty'],
    created: 'await createSpecialist(t.deps, { specialtyId: await createSpecialty(t.deps) })',
  },
  admin: { imported: ['createAdmin'], created: 'await createAdmin(t.deps)' },
}

/** A call's test over HTTP, which fails until the call is implemented. */
export const httpTest = ({ url, method, role, up }: Tried): string => {
  const stranger = strangerTo[role]
  const imported = [...peopleOf[role].imported, ...peopleOf[stranger].imported].toSorted()
  return `import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, ${imported.join(', ')}, type SignedIn, signIn, type TestApp } from '${up}/test/index.ts'

let t: TestApp
let ${role}: SignedIn
let ${stranger}: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  ${role} = await signIn(t.deps, ${peopleOf[role].created})
  ${stranger} = await signIn(t.deps, ${peopleOf[stranger].created})
})
afterAll(() => t.close())

const call = (session: SignedIn | null) =>
  t.app.inject({
    method: '${method}',
    url: '/api/v1/${url}',
    headers: session?.headers ?? {},${hasBody(method) ? '\n    payload: {},' : ''}
  })

test('no token and the wrong role are refused', async () => {
  expect((await call(null)).statusCode).toBe(401)
  expect((await call(${stranger})).statusCode).toBe(403)
})

test('somebody else’s object is not found, and nothing is written', () => {
  expect.fail('To be written')
})

test('it does what it is for', async () => {
  expect((await call(${role})).statusCode).toBe(${method === 'DELETE' ? 204 : 200})
  expect.fail('To be written: what it leaves in the tables, and in the patient’s access log')
})
`
}
