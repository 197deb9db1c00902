import * as errors from '@emma/contracts/error-log'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

const nothing = () => ({})
const report = () => ({ body: { message: 'x is not a function' } })

/** A new error each time. */
const made = async ({ t }: MatrixFixture) => {
  const id = t.deps.newId()
  const at = t.deps.clock.now()
  const seen = { kind: 'api', name: 'Error', message: id, route: 'GET pages', stack: '' }
  const build = { branch: 'main', build: '1a2b3c4', first_seen: at, last_seen: at, count: 1 }
  const request = JSON.stringify({
    method: null,
    path: null,
    trace_id: null,
    role: null,
    user_id: null,
    user_agent: null,
  })
  await t.deps.db
    .insertInto('errors')
    .values({ ...seen, ...build, request, id, fingerprint: Buffer.from(id), status: 'em aberto' })
    .execute()
  return { params: { id } }
}
const moved = async (fixture: MatrixFixture) => ({
  ...(await made(fixture)),
  body: { status: 'em correção' },
})

/** The error log: anybody may report, only admins may read. */
export const errorLogCases: readonly MatrixCase[] = [
  matrixCase(errors.listErrors, { own: { admin: nothing } }),
  matrixCase(errors.listErrorBranches, { own: { admin: nothing } }),
  matrixCase(errors.readError, { own: { admin: made }, foreign: made }),
  matrixCase(errors.moveError, { own: { admin: moved }, foreign: moved }),
  matrixCase(errors.reportError, {
    own: { nobody: report, customer: report, specialist: report, admin: report },
  }),
]
