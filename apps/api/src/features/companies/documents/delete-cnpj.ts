import type { deleteCnpj as endpoint } from '@emma/contracts/companies/admin'
import companyPhrases from '@emma/phrases/companies'
import { inTransaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { keepAct } from '../../audit/index.ts'
import { changeCompany, lockCompany } from '../companies.repo.ts'
import { keepEvent } from '../keep-event.ts'
import { moveCompany } from '../move-company.ts'
import { removeLater } from './keep-document.ts'

/** Without its document a company must be reviewed again; its members are notified, with the reason. */
export const deleteCnpj: UseCase<typeof endpoint> = (deps, { actor, client, params }) =>
  inTransaction(deps.db, async (tx) => {
    const { id } = params
    const { userId } = actor
    const row = await lockCompany(tx, id)
    if (!row?.document_key) throw notFound()
    await changeCompany(tx, id, { document: null }, deps.clock.now())
    await removeLater(deps, tx, row.document_key)
    await keepEvent(deps, tx, { companyId: id, kind: 'document_deleted', userId })
    if (row.status !== 'pending') {
      const reason = row.status === 'approved' ? companyPhrases.reopened : row.status_reason
      await moveCompany(deps, tx, { row, event: 'reopen', userId, reason })
    }
    const act = { actor, client, action: 'document_deleted', entity: 'company', entityId: id } as const
    await keepAct(deps, tx, { ...act, before: { status: row.status }, after: { status: 'pending' } })
  })
