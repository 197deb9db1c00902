import type { uploadCnpj as endpoint } from '@emma/contracts/companies/admin'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { keepAct } from '../../audit/index.ts'
import { readCompanyDetails } from '../admin/get-company-details.ts'
import { changeCompany, findCompany, lockCompany } from '../companies.repo.ts'
import { requireDocument } from '../company-form.ts'
import { keepEvent } from '../keep-event.ts'
import { removeLater, withDocument } from './keep-document.ts'

/** The platform uploads the document for the company, replacing the previous one. */
export const uploadCnpj: UseCase<typeof endpoint> = async (deps, { actor, client, params, files }) => {
  const { id } = params
  if (!(await findCompany(deps.db, id))) throw notFound()
  await withDocument(deps, requireDocument(files), async (tx, document) => {
    const row = await lockCompany(tx, id)
    if (!row || !document) throw notFound()
    await changeCompany(tx, id, { document }, deps.clock.now())
    await removeLater(deps, tx, row.document_key)
    await keepEvent(deps, tx, { companyId: id, kind: 'document_uploaded', userId: actor.userId })
    const act = { actor, client, action: 'document_uploaded', entity: 'company', entityId: id } as const
    await keepAct(deps, tx, { ...act, after: { type: document.type, size: document.size } })
  })
  return readCompanyDetails(deps.db, id)
}
