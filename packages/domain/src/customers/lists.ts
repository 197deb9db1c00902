/** The genders a person may choose, in display order. */
export const genders = ['feminino', 'masculino', 'outro', 'nao_informar'] as const
export type Gender = (typeof genders)[number]

/** The marital statuses a person may choose, in display order. */
export const maritalStatuses = [
  'solteiro',
  'casado',
  'uniao_estavel',
  'separado',
  'divorciado',
  'viuvo',
  'outro',
] as const
export type MaritalStatus = (typeof maritalStatuses)[number]

const genderWords: readonly (readonly [RegExp, Gender])[] = [
  [/^(?:f|fem|feminin[oa]|mulher|female|woman)$/i, 'feminino'],
  [/^(?:m|masc|masculin[oa]|homem|male|man)$/i, 'masculino'],
  [/^(?:outr[oa]|n[aã]o[ -]?bin[aá]ri[oa]|other|non-?binary)$/i, 'outro'],
  [/^(?:-|n[aã]o informad[oa]|prefiro n[aã]o (?:dizer|informar)|unknown)$/i, 'nao_informar'],
]
const maritalStatusWords: readonly (readonly [RegExp, MaritalStatus])[] = [
  [/^(?:solteir[oa]|single)(?:\(a\))?$/i, 'solteiro'],
  [/^(?:casad[oa]|married)(?:\(a\))?$/i, 'casado'],
  [/^uni[aã]o[ _-]est[aá]vel$/i, 'uniao_estavel'],
  [/^(?:separad[oa]|separated)(?:\(a\))?$/i, 'separado'],
  [/^(?:divorciad[oa]|divorced)(?:\(a\))?$/i, 'divorciado'],
  [/^(?:vi[uú]v[oa]|widow|widower|widowed)(?:\(a\))?$/i, 'viuvo'],
  [/^(?:outr[oa]|other)$/i, 'outro'],
]

const entryOf = <T extends string>(words: readonly (readonly [RegExp, T])[], typed: string): string =>
  words.find(([word]) => word.test(typed.trim()))?.[1] ?? typed

/** Maps the free text of older clients to a gender of the list; other text is returned unchanged. */
export const genderOf = (typed: string): string => entryOf(genderWords, typed)
/** The same for the marital status, in either form: "casada", "Casado(a)". */
export const maritalStatusOf = (typed: string): string => entryOf(maritalStatusWords, typed)
