import type { getCompany as endpoint } from '@emma/contracts/companies'
import type { UseCase } from '../../http/mount.ts'
import { showCompany } from './show-company.ts'

export const getCompany: UseCase<typeof endpoint> = ({ db }, { actor, params }) =>
  showCompany(db, actor, params.id)
