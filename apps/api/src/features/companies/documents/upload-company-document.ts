import type { uploadCompanyDocument as endpoint } from '@emma/contracts/companies'
import { isCompanyOpen } from '@emma/domain/companies'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { changeCompany } from '../companies.repo.ts'
import { requireDocument } from '../company-form.ts'
import { keepEvent } from '../keep-event.ts'
import { loadAdministered, lockAdministered } from '../load-company.ts'
import { showCompany } from '../show-company.ts'
import { removeLater, withDocument } from './keep-document.ts'

/** Stores the document for the platform's review; a previous one is deleted. */
export const uploadCompanyDocument: UseCase<typeof endpoint> = async (deps, { actor, params, files }) => {
  const { id } = params
  await loadAdministered(deps.db, actor, id)
  await withDocument(deps, requireDocument(files), async (tx, document) => {
    const row = await lockAdministered(tx, actor, id)
    if (!isCompanyOpen(row.status)) throw new AppError('invalid_transition')
    await changeCompany(tx, id, document ? { document } : {}, deps.clock.now())
    await removeLater(deps, tx, row.document_key)
    await keepEvent(deps, tx, { companyId: id, kind: 'document_uploaded', userId: actor.userId })
  })
  return showCompany(deps.db, actor, id)
}
