/** Measurable values, in the order of the form; units in `vitalUnits`. */
export const vitalSigns = [
  'systolic',
  'diastolic',
  'heart_rate',
  'temperature',
  'saturation',
  'weight',
  'height',
] as const
export type VitalSign = (typeof vitalSigns)[number]

/** One measurement's values. */
export type Measured = { readonly [S in VitalSign]?: number | undefined }

/** Written after the number. */
export const vitalUnits: Readonly<Record<VitalSign, string>> = {
  systolic: 'mmHg',
  diastolic: 'mmHg',
  heart_rate: 'bpm',
  temperature: '°C',
  saturation: '%',
  weight: 'kg',
  height: 'cm',
}

/** Limits for a living person; outside them a key was hit twice, or the unit is another. */
export const vitalBounds: Readonly<Record<VitalSign, { readonly min: number; readonly max: number }>> = {
  systolic: { min: 40, max: 300 },
  diastolic: { min: 20, max: 200 },
  heart_rate: { min: 20, max: 300 },
  temperature: { min: 30, max: 45 },
  saturation: { min: 40, max: 100 },
  weight: { min: 0.3, max: 500 },
  height: { min: 20, max: 260 },
}

/** Stored decimal places. */
export const vitalDecimals: Readonly<Record<VitalSign, 0 | 1>> = {
  systolic: 0,
  diastolic: 0,
  heart_rate: 0,
  temperature: 1,
  saturation: 0,
  weight: 1,
  height: 0,
}

/** Weight in kg over the square of the height in m, with one decimal; null if one is unknown. */
export const bodyMassIndex = ({ weight, height }: Measured): number | null => {
  if (weight === undefined || height === undefined) return null
  const metres = height / 100
  return Math.round((weight / (metres * metres)) * 10) / 10
}

export type VitalsRefusal = 'vitals_empty' | 'pressure_incomplete' | 'pressure_reversed'

/** Why a measurement is refused: empty, half of a blood pressure, or a blood pressure upside down. */
export const vitalsRefusal = (measured: Measured): VitalsRefusal | null => {
  const { systolic, diastolic } = measured
  if (vitalSigns.every((sign) => measured[sign] === undefined)) return 'vitals_empty'
  if ((systolic === undefined) !== (diastolic === undefined)) return 'pressure_incomplete'
  if (systolic !== undefined && diastolic !== undefined && diastolic >= systolic) return 'pressure_reversed'
  return null
}
