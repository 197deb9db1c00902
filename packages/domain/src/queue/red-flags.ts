/**
 * Signs with which a person should not wait for a video call (Ministério da Saúde, SAMU 192; CVV 188). Asked one by one
 * before payment. A yes advises a phone call, and puts a patient who enters anyway first.
 */
export const redFlags = [
  'chest_pain',
  'short_breath',
  'stroke_signs',
  'fainting',
  'heavy_bleeding',
  'severe_allergy',
  'seizure',
  'suicidal_thoughts',
] as const
export type RedFlag = (typeof redFlags)[number]

/** The number to call: the ambulance, or the crisis line, both free and always open. */
export type EmergencyLine = '192' | '188'

/** The phone lines to advise for some signs, the ambulance first; none without a sign. */
export const emergencyLinesOf = (flags: readonly RedFlag[]): readonly EmergencyLine[] => {
  if (flags.length === 0) return []
  return flags.includes('suicidal_thoughts') ? ['192', '188'] : ['192']
}

/** A patient with an emergency sign is called before the others. */
export const priorityOf = (flags: readonly RedFlag[]): 'urgent' | 'normal' =>
  flags.length > 0 ? 'urgent' : 'normal'
