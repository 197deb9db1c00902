import type { Company } from '@emma/contracts/companies'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { SpecialistActor } from '../../http/actor.ts'
import { readVariables } from '../variables/index.ts'
import { toCompany } from './company.present.ts'
import { loadOwn } from './load-company.ts'

/** A company as the caller sees it. */
export const showCompany = async (db: Db | Tx, actor: SpecialistActor, id: string): Promise<Company> => {
  const { platform_fee_percent } = await readVariables(db)
  return toCompany(await loadOwn(db, actor, id), platform_fee_percent)
}
