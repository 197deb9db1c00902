import * as specialists from '@emma/contracts/specialists'
import type { Mount } from '../../http/mount.ts'
import { getSpecialistById } from './get-specialist-by-id.ts'
import { getSpecialistCard } from './get-specialist-card.ts'
import { listSpecialists } from './list-specialists.ts'

export const specialistsRoutes = (mount: Mount): void => {
  mount(specialists.listSpecialists, listSpecialists)
  mount(specialists.getSpecialistCard, getSpecialistCard)
  mount(specialists.getSpecialistById, getSpecialistById)
}
