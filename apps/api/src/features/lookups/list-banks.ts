import { getBanks } from '@brazilian-utils/brazilian-utils'
import type { listBanks as endpoint } from '@emma/contracts/lookups'
import type { UseCase } from '../../http/mount.ts'
import { popularNames } from './bank-names.ts'

/** Banks and payment institutions with their compensation codes (Banco Central, participantes do STR), by name. */
const data = getBanks()
  .map(({ code, name }) => ({ code, name, known_as: popularNames[code] ?? null }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR'))

export const listBanks: UseCase<typeof endpoint> = async () => ({ data })
