import { getStates } from '@brazilian-utils/brazilian-utils'
import type { listStates as endpoint } from '@emma/contracts/lookups'
import type { UseCase } from '../../http/mount.ts'

/** The federative units with their IBGE codes (IBGE, Divisão Territorial Brasileira), by name. */
const data = getStates()
  .map(({ code, name, ibgeCode }) => ({ uf: code, name, ibge: ibgeCode }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR'))

export const listStates: UseCase<typeof endpoint> = async () => ({ data })
