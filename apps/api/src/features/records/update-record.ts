import type { BodyOf } from '@emma/contracts/kit'
import type { updateRecord as endpoint } from '@emma/contracts/records'
import type { RecordContent } from '@emma/contracts/records/forms'
import { missingToSign, nextRecordState, type RecordEvent, recordCan } from '@emma/domain/records'
import { fieldRefusal } from '@emma/phrases/field-refusal'
import * as z from 'zod/mini'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { SpecialistActor } from '../../http/actor.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { authorOf, readerOf } from './access/care.ts'
import { logAccess } from './access/log-access.repo.ts'
import { checkCid } from './cids/check-cid.ts'
import { cidIndexesOf } from './cids/cid-index.ts'
import { addendumCell, contentCell, mergeContent, sealedContent, writesContent } from './record-content.ts'
import { factsOf, openRecord } from './records.present.ts'
import { findRecord, insertAddendum, type LockedRecord, lockRecord, saveContent } from './records.repo.ts'
import { chainWords } from './signature/record-chain.repo.ts'
import { addendumHashOf } from './signature/sign-hash.ts'
import { signRecord } from './signature/sign-record.ts'

type Body = BodyOf<typeof endpoint>

/** The events that a body asks for, in order. */
const eventsOf = (body: Body): RecordEvent[] => [
  ...(writesContent(body) || body.status === 'draft' ? (['save'] as const) : []),
  ...(body.status === 'signed' ? (['sign'] as const) : []),
  ...(body.addendum === undefined ? [] : (['add'] as const)),
]

/** The first event that the record refuses stops all; a missing field is named. */
const decide = (record: LockedRecord, events: readonly RecordEvent[], content: RecordContent): void => {
  let state = record.status
  for (const event of events) {
    const next = nextRecordState(state, event, content)
    if (!next.ok) {
      const errors = missingToSign(content).map((path) => ({ path, ...fieldRefusal(`${path}_to_sign`) }))
      throw new AppError(next.code, next.code === 'record_incomplete' ? { errors } : {})
    }
    state = next.value
  }
}

const loadOwn = async (tx: Tx, { specialistId }: SpecialistActor, id: string): Promise<LockedRecord> => {
  const record = await lockRecord(tx, id)
  if (!record) throw notFound()
  const reader = authorOf(specialistId)
  const can = recordCan(factsOf(record), reader)
  if (!can.edit && !can.amend) throw notFound()
  return record
}

const write = async (deps: Deps, tx: Tx, record: LockedRecord, body: Body, content: RecordContent) => {
  const now = deps.clock.now()
  if (writesContent(body)) {
    const sealed = await deps.vault.seal(tx, contentCell(record), content)
    const indexes = cidIndexesOf(deps.vault, record.specialist_id, content.cid_code)
    await saveContent(tx, record.id, { sealed, indexes, now })
  }
  if (body.status === 'signed') {
    await signRecord(deps, tx, record, content, now)
  }
  if (body.addendum !== undefined) {
    const id = deps.newId()
    const sealed = await deps.vault.seal(tx, addendumCell(record.customer_id, id), body.addendum)
    await insertAddendum(tx, { id, recordId: record.id, sealed, now })
    const contentHash = addendumHashOf({ id, recordId: record.id, text: body.addendum, createdAt: now })
    await chainWords(tx, { customerId: record.customer_id, recordId: record.id, addendumId: id, contentHash })
  }
}

const actionOf = (body: Body) => {
  if (body.addendum !== undefined) return 'amend'
  return body.status === 'signed' ? 'sign' : 'update'
}

/** Saves a draft, signs it, or adds to a signed record; saving over a newer version is refused. */
export const updateRecord: UseCase<typeof endpoint> = (deps, { actor, client, params, body }) =>
  inTransaction(deps.db, async (tx) => {
    const record = await loadOwn(tx, actor, params.id)
    const existing = z.parse(
      sealedContent,
      await deps.vault.open(tx, contentCell(record), record.content_sealed),
    )
    const content = mergeContent(existing, body)
    decide(record, eventsOf(body), content)
    if (body.version !== undefined && body.version !== record.version) throw new AppError('stale_version')
    // A code that was listed when it was written stays valid, even if a newer list lacks it.
    if (content.cid_code !== existing.cid_code) await checkCid(tx, content.cid_code)
    await write(deps, tx, record, body, content)
    await logAccess(tx, { actor, client, now: deps.clock.now() }, [
      {
        customerId: record.customer_id,
        action: actionOf(body),
        object: 'record',
        objectId: record.id,
        basis: 'author',
      },
    ])
    const row = await findRecord(tx, record.id)
    if (!row) throw notFound()
    return openRecord(deps.vault, tx, row, await readerOf(deps, tx, actor, row))
  })
