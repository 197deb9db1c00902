import type { listSpecialists as endpoint } from '@emma/contracts/specialists'
import type { UseCase } from '../../../http/mount.ts'
import { viewOf } from '../view.ts'
import { plainList } from './plain-list.ts'
import { isPlain, searchSpecialists } from './search-specialists.ts'
import { listOfCards } from './written-cards.ts'

/** A list of active specialists, by the meaning of a search if it has one. */
export const listSpecialists: UseCase<typeof endpoint> = async (deps, { actor, query }) => {
  const view = viewOf(deps, actor)
  if (!isPlain(query)) return searchSpecialists(deps, query, view)
  const { page, pageSize } = query
  const { written, total } = await plainList(deps, query, view)
  return listOfCards(written, { page, pageSize, total })
}
