import type { Exam } from '@emma/contracts/exams'
import type { ExamBasis } from '@emma/domain/exams'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { logAccess } from '../records/index.ts'
import { toExam } from './exams.present.ts'
import { type ExamPage, findExams } from './exams.repo.ts'

interface Onlooker {
  readonly actor: Actor
  readonly client: { readonly address: string }
  readonly basis: ExamBasis
  /** The action logged for each exam. */
  readonly action?: 'list' | 'export'
}

/** A page of a patient's exams for an authorized viewer, with an entry in the patient's log. */
export const showExams = async (
  deps: Deps,
  tx: Tx,
  { actor, client, basis, action = 'list' }: Onlooker,
  query: ExamPage,
): Promise<{ data: Exam[]; meta: { page: number; pageSize: number; total: number } }> => {
  const { customerId, page, pageSize } = query
  const { rows, total } = await findExams(tx, query)
  await logAccess(
    tx,
    { actor, client, now: deps.clock.now() },
    rows.map(({ id }) => ({ customerId, action, object: 'exam', objectId: id, basis })),
  )
  const data = await Promise.all(rows.map((row) => toExam(deps.vault, tx, row)))
  return { data, meta: { page, pageSize, total } }
}
