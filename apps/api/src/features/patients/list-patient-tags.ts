import type { listPatientTags as endpoint } from '@emma/contracts/patients'
import type { UseCase } from '../../http/mount.ts'
import { loadTags } from './tags.present.ts'

/** The specialist's tags in use. */
export const listPatientTags: UseCase<typeof endpoint> = async (deps, { actor }) => {
  const tags = await loadTags(deps, deps.db, actor.specialistId)
  return { data: tags.filter(({ patients }) => patients > 0) }
}
