import type { createCompany as endpoint } from '@emma/contracts/companies'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { SavedDocument } from '../../files/index.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallOf, UseCase } from '../../http/mount.ts'
import { findAsDirector, insertCompany, isCnpjTaken } from './companies.repo.ts'
import { directorFrom } from './company-form.ts'
import { withDocument } from './documents/keep-document.ts'
import { keepEvent } from './keep-event.ts'
import { requireActive } from './load-company.ts'
import { addMember } from './members/members.repo.ts'
import { notifyPlatform } from './notify-company.ts'
import { showCompany } from './show-company.ts'

const write = async (
  deps: Deps,
  tx: Tx,
  { actor, body }: CallOf<typeof endpoint>,
  document: SavedDocument | undefined,
): Promise<string> => {
  const [companyId, now] = [deps.newId(), deps.clock.now()]
  const { specialistId, userId } = actor
  const { name, cnpj } = body
  if (await isCnpjTaken(tx, cnpj, companyId)) throw new AppError('cnpj_taken')
  const director = directorFrom(body.technical_director) ?? (await findAsDirector(tx, specialistId))
  await insertCompany(tx, { id: companyId, name, cnpj, director, ...(document ? { document } : {}), now })
  await addMember(tx, { companyId, specialistId, role: 'admin', now })
  await keepEvent(deps, tx, { companyId, kind: 'created', userId })
  await notifyPlatform(deps, tx, companyId)
  return companyId
}

/** A pending company, with its creator as admin member. Of two with one CNPJ the first one counts. */
export const createCompany: UseCase<typeof endpoint> = async (deps, call) => {
  requireActive(call.actor)
  const id = await withDocument(deps, call.files.document, (tx, document) => write(deps, tx, call, document))
  return showCompany(deps.db, call.actor, id)
}
