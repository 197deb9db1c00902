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

interface CouncilForm {
  readonly pattern: RegExp
  /** Number of regions; 0 if registrations are counted by UF. */
  readonly regions: number
  /** An example number, shown as a hint. */
  readonly example: string
  /** Address where an admin checks a registration. */
  readonly check: string
}

/**
 * Professional councils and how each writes a registration, as each federal council's public search takes it (`check`):
 * those by UF as a number, those by region as `region/number` (CRP `06/12345`; regions are numbered as in the federal
 * councils' lists of regional ones).
 */
const councils = {
  CRM: {
    pattern: /^\d{1,7}$/,
    regions: 0,
    example: '123456',
    check: 'https://portal.cfm.org.br/busca-medicos/',
  },
  CRO: {
    pattern: /^\d{1,6}$/,
    regions: 0,
    example: '54321',
    check: 'https://website.cfo.org.br/profissionais-cadastrados/',
  },
  COREN: {
    pattern: /^\d{1,7}(-(?:ENF|TE|AE|OBST))?$/,
    regions: 0,
    example: '123456-ENF',
    check: 'https://portaldatransparencia.cofen.gov.br/',
  },
  CRF: { pattern: /^\d{1,6}$/, regions: 0, example: '12345', check: 'https://www.cff.org.br/' },
  CRP: {
    pattern: /^(\d{2})\/(\d{1,6})$/,
    regions: 24,
    example: '06/12345',
    check: 'https://cadastro.cfp.org.br/',
  },
  CRN: {
    pattern: /^(\d{2})\/(\d{1,6})$/,
    regions: 11,
    example: '03/1234',
    check: 'https://cnn.cfn.org.br/application/index/consulta-nacional',
  },
  CREFITO: {
    pattern: /^(\d{2})\/(\d{1,6})(-(?:F|TO))?$/,
    regions: 20,
    example: '03/12345-F',
    check: 'https://www.coffito.gov.br/',
  },
  CRFa: {
    pattern: /^(\d{2})\/(\d{1,6})$/,
    regions: 9,
    example: '02/12345',
    check: 'https://fonoaudiologia.org.br/',
  },
} as const satisfies Readonly<Record<string, CouncilForm>>
export type CouncilType = keyof typeof councils

/** The councils, in display order. */
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

const typeOf = (typed: string): CouncilType | undefined =>
  councilTypes.find((type) => type.toLowerCase() === typed.trim().toLowerCase())
const REGIONAL = /^(\d{1,2})[/-](.+)$/

const written = (typed: string, isRegional: boolean): string => {
  const plain = typed.toUpperCase().replace(/[\s.]/g, '')
  const match = isRegional ? REGIONAL.exec(plain) : null
  return match ? `${(match[1] ?? '').padStart(2, '0')}/${match[2]}` : plain
}

/** Why a registration is refused. */
export type CouncilRefusal = 'council_unknown' | 'uf_unknown' | 'council_number_invalid'

/**
 * Normalizes a registration: dots and spaces removed, region with two digits. It checks only the form of the number,
 * not that it exists: an admin checks the document.
 */
export const checkCouncil = (typed: {
  readonly type: string
  readonly uf: string
  readonly number: string
}): Result<Council, CouncilRefusal> => {
  const type = typeOf(typed.type)
  const uf = typed.uf.trim().toUpperCase()
  if (type === undefined) return refuse('council_unknown')
  if (!isUf(uf)) return refuse('uf_unknown')
  const { pattern, regions } = councils[type]
  const number = written(typed.number, regions > 0)
  const match = pattern.exec(number)
  if (!match || /^0+$/.test(number.replace(/\D/g, ''))) return refuse('council_number_invalid')
  const region = Number(match[1])
  if (regions > 0 && (region < 1 || region > regions)) return refuse('council_number_invalid')
  return ok({ type, uf, number })
}

/** A displayed registration: `CRM-SP 123456`, `CRP 06/12345`. */
export const formatCouncil = ({ type, uf, number }: Council): string =>
  councils[type].regions > 0 ? `${type} ${number}` : `${type}-${uf} ${number}`

/** A council's number format, for the hint of a form; undefined for an unknown council. */
export const councilExample = (type: string): string | undefined => {
  const known = typeOf(type)
  return known && councils[known].example
}

/** The federal council's public search, where an admin checks a registration. */
export const councilCheckUrl = (type: string): string | undefined => {
  const known = typeOf(type)
  return known && councils[known].check
}
