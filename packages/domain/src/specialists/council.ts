import { ok, type Result, refuse } from '../result.ts'

/** The 26 states and the Federal District. */
export const ufs = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const
export type Uf = (typeof ufs)[number]

/** Whether a text is a UF. */
export const isUf = (text: string): text is Uf => ufs.some((uf) => uf === text)

const byUf = (pattern: RegExp) => ({ pattern, regions: 0 })
const byRegion = (regions: number, pattern: RegExp) => ({ pattern, regions })

/**
 * Professional councils and how each writes a registration: those by UF as a number, those by region as
 * `region/number` (CRP `06/12345`).
 */
const councils = {
  CRM: byUf(/^\d{1,7}$/),
  CRO: byUf(/^\d{1,6}$/),
  COREN: byUf(/^\d{1,7}(-(?:ENF|TE|AE|OBST))?$/),
  CRF: byUf(/^\d{1,6}$/),
  CRP: byRegion(24, /^(\d{2})\/(\d{1,6})$/),
  CRN: byRegion(11, /^(\d{2})\/(\d{1,6})$/),
  CREFITO: byRegion(20, /^(\d{2})\/(\d{1,6})(-(?:F|TO))?$/),
  CRFa: byRegion(9, /^(\d{2})\/(\d{1,6})$/),
} as const satisfies Readonly<Record<string, { pattern: RegExp; regions: number }>>
export type CouncilType = keyof typeof councils

/** The councils, in the order of a choice. */
export const councilTypes: readonly CouncilType[] = [
  'CRM',
  'CRO',
  'CRP',
  'COREN',
  'CRN',
  'CREFITO',
  'CRFa',
  'CRF',
]

/** A registration with a professional council. */
export interface Council {
  readonly type: CouncilType
  readonly uf: Uf
  readonly number: string
}

const isCouncilType = (text: string): text is CouncilType => Object.hasOwn(councils, text)
const REGIONAL = /^(\d{1,2})[/-](.+)$/

const written = (typed: string, isRegional: boolean): string => {
  const plain = typed.toUpperCase().replace(/[\s.]/g, '')
  const match = isRegional ? REGIONAL.exec(plain) : null
  return match ? `${(match[1] ?? '').padStart(2, '0')}/${match[2]}` : plain
}

/** Why a registration is refused. */
export type CouncilRefusal = 'council_unknown' | 'uf_unknown' | 'council_number_invalid'

/**
 * A registration as it is kept: dots and spaces gone, region with two digits. It says that the number could be one,
 * not that it exists: an admin looks at the document.
 */
export const checkCouncil = (typed: {
  readonly type: string
  readonly uf: string
  readonly number: string
}): Result<Council, CouncilRefusal> => {
  const { type, uf } = typed
  if (!isCouncilType(type)) return refuse('council_unknown')
  if (!isUf(uf)) return refuse('uf_unknown')
  const { pattern, regions } = councils[type]
  const number = written(typed.number, regions > 0)
  const match = pattern.exec(number)
  if (!match || /^0+$/.test(number.replace(/\D/g, ''))) return refuse('council_number_invalid')
  const region = Number(match[1])
  if (regions > 0 && (region < 1 || region > regions)) return refuse('council_number_invalid')
  return ok({ type, uf, number })
}

/** A registration as it is shown: `CRM-SP 123456`, `CRP 06/12345`. */
export const formatCouncil = ({ type, uf, number }: Council): string =>
  councils[type].regions > 0 ? `${type} ${number}` : `${type}-${uf} ${number}`
