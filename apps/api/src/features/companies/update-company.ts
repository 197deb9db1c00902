import type { updateCompany as endpoint } from '@emma/contracts/companies'
import { isCompanyOpen } from '@emma/domain/companies'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { changeCompany, isCnpjTaken } from './companies.repo.ts'
import { directorFrom } from './company-form.ts'
import { keepEvent } from './keep-event.ts'
import { lockAdministered } from './load-company.ts'
import { showCompany } from './show-company.ts'

/** An approved company cannot be changed: only a pending or rejected one is corrected. */
export const updateCompany: UseCase<typeof endpoint> = async (deps, { actor, params, body }) => {
  const { id } = params
  await inTransaction(deps.db, async (tx) => {
    const row = await lockAdministered(tx, actor, id)
    if (!isCompanyOpen(row.status)) throw new AppError('invalid_transition')
    const { name, cnpj } = body
    if (cnpj !== undefined && (await isCnpjTaken(tx, cnpj, id))) throw new AppError('cnpj_taken')
    const director = directorFrom(body.technical_director)
    await changeCompany(tx, id, { name, cnpj, director }, deps.clock.now())
    await keepEvent(deps, tx, { companyId: id, kind: 'changed', userId: actor.userId })
  })
  return showCompany(deps.db, actor, id)
}
