/** Ways of use offered for a prescription, the wire's words (spec §9). */
export const vias = [
  'Oral',
  'Inalatória',
  'Inj.IM',
  'Inj.IV',
  'Inj.SC',
  'Retal',
  'Sublingual',
  'Uso Externo',
  'Vaginal',
] as const
export type Via = (typeof vias)[number]

/** Conditions of use offered for a prescription, the wire's words (spec §9). */
export const useConditions = [
  'Uso Continuo',
  'Se Dor',
  'Se Febre',
  'Se Dor ou Febre',
  'Se Náuseas/Vômitos',
] as const
export type UseCondition = (typeof useConditions)[number]

/** Whether a text is one of the ways of use. */
export const isVia = (text: string): text is Via => vias.some((via) => via === text)

/** Whether a text is one of the conditions of use. */
export const isUseCondition = (text: string): text is UseCondition =>
  useConditions.some((condition) => condition === text)
