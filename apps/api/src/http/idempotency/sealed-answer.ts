import type { Cell } from '../../crypto/vault.ts'
import type { Deps } from '../../deps.ts'
import type { IdempotencyScope } from './idempotency.repo.ts'
import type { Answer } from './idempotency.ts'

type Parts = Pick<Deps, 'db' | 'vault'>

/** The key of the account that called: it is erased with the account. */
const cellOf = ({ userId, key }: IdempotencyScope): Cell => ({
  subjectId: userId,
  column: 'idempotency_keys.response',
  rowId: key,
})

const isSealed = (body: unknown): body is { readonly sealed: string } =>
  typeof body === 'object' && body !== null && 'sealed' in body && typeof body.sealed === 'string'

/** An answer as it is stored. */
export const sealAnswer = async (
  { db, vault }: Parts,
  scope: IdempotencyScope,
  { status, body }: Answer,
): Promise<Answer> => {
  const sealed = await vault.seal(db, cellOf(scope), body ?? null)
  return { status, body: { sealed: sealed.toString('base64') } }
}

/** A stored answer; one from before answers were sealed is as it was. */
export const openAnswer = async (
  { db, vault }: Parts,
  scope: IdempotencyScope,
  { status, body }: Answer,
): Promise<Answer> =>
  isSealed(body)
    ? { status, body: await vault.open(db, cellOf(scope), Buffer.from(body.sealed, 'base64')) }
    : { status, body }
