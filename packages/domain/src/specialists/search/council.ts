import { type CouncilType, councilTypes, isUf, type Uf } from '../council.ts'

/** A council registration named in a search: the number, and perhaps its council and state. */
export interface SoughtCouncil {
  /** Only digits, without the region. */
  readonly number: string
  readonly type?: CouncilType
  readonly uf?: Uf
  readonly region?: string
}

/** `CRM-SC 47334`, `crm 47.334/sc`, `CRP 06/12345`, `47334`; at most a council, a UF and a number. */
const SOUGHT =
  /^(?:(?<council>[a-z]{3,7})[\s:./-]*(?:(?<before>[a-z]{2})[\s:./-]+)?(?:n[ºo°.]*\s*)?)?(?:(?<region>\d{1,2})\/)?(?<number>\d[\d.]{2,9})(?:[\s/-]*(?<after>[a-z]{1,4}))?$/i

const ufIn = (text: string | undefined): Uf | undefined => {
  const upper = text?.toUpperCase() ?? ''
  return isUf(upper) ? upper : undefined
}

/** The council that a search names without a number: `CRM`, `crm-sp`. */
export const councilAlone = (search: string): CouncilType | undefined => {
  const [, council, uf] = /^([a-z]{3,7})(?:[\s/-]+([a-z]{2}))?$/i.exec(search.trim()) ?? []
  if (uf !== undefined && !ufIn(uf)) return undefined
  return councilTypes.find((each) => each.toLowerCase() === council?.toLowerCase())
}

/** The registration in a search that asks for nothing else; undefined otherwise. */
export const councilInSearch = (search: string): SoughtCouncil | undefined => {
  const parts = SOUGHT.exec(search.trim())?.groups
  if (!parts) return undefined
  const { council, before, region, number = '', after } = parts
  const type = councilTypes.find((each) => each.toLowerCase() === council?.toLowerCase())
  if (council !== undefined && type === undefined) return undefined
  const uf = ufIn(before) ?? ufIn(after)
  return {
    number: number.replaceAll('.', ''),
    ...(type && { type }),
    ...(uf && { uf }),
    ...(region !== undefined && { region: region.padStart(2, '0') }),
  }
}
