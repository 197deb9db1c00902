import type { getSale as endpoint } from '@emma/contracts/support'
import type { UseCase } from '../../http/mount.ts'
import { showSale } from './show-sale.ts'

export const getSale: UseCase<typeof endpoint> = (deps, { actor, params }) => showSale(deps, actor, params.id)
