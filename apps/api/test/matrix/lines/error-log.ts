import * as errors from '@emma/contracts/error-log'
import { line, type MatrixLine } from '../line.ts'
import type { MatrixWorld } from '../world.ts'

const nothing = () => ({})
const told = () => ({ body: { message: 'x is not a function' } })

/** An error of its own, another each time. */
const made = async ({ t }: MatrixWorld) => {
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
const moved = async (world: MatrixWorld) => ({ ...(await made(world)), body: { status: 'em correção' } })

/** What breaks, and who mends it. */
export const errorLogLines: readonly MatrixLine[] = [
  line(errors.listErrors, { own: { admin: nothing } }),
  line(errors.listErrorBranches, { own: { admin: nothing } }),
  line(errors.readError, { own: { admin: made }, foreign: made }),
  line(errors.moveError, { own: { admin: moved }, foreign: moved }),
  line(errors.reportError, { own: { nobody: told, customer: told, specialist: told, admin: told } }),
]
