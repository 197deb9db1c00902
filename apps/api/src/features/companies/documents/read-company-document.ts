import type { readCompanyDocument as endpoint } from '@emma/contracts/companies'
import type { Db } from '../../../db/pool.ts'
import type { Actor } from '../../../http/actor.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findCompany, findOwnCompany } from '../companies.repo.ts'

const mayRead = async (db: Db, actor: Actor, id: string): Promise<boolean> => {
  if (actor.role !== 'specialist') return actor.role === 'admin'
  return (await findOwnCompany(db, actor.specialistId, id))?.role === 'admin'
}

/** For the company's admin members and the platform. For all others it does not exist. */
export const readCompanyDocument: UseCase<typeof endpoint> = async ({ db, storage }, { actor, params }) => {
  const row = (await mayRead(db, actor, params.id)) ? await findCompany(db, params.id) : undefined
  const content = row?.document_key ? await storage.find(row.document_key) : undefined
  if (!row?.document_type || content === undefined) throw notFound()
  // A PDF is never shown inside our own origin.
  const isPdf = row.document_type === 'application/pdf'
  return {
    content,
    type: row.document_type,
    name: isPdf ? 'cnpj.pdf' : 'cnpj.webp',
    inline: !isPdf,
  }
}
