import type { VitalSign } from '@emma/domain/records'

export type ChartedSign = VitalSign | 'bmi'

/** Signs that share a chart; the first one decides whether there is a point. */
export const charts = [
  { name: 'pressure', signs: ['systolic', 'diastolic'] },
  { name: 'weight', signs: ['weight'] },
  { name: 'bmi', signs: ['bmi'] },
  { name: 'heart_rate', signs: ['heart_rate'] },
  { name: 'temperature', signs: ['temperature'] },
  { name: 'saturation', signs: ['saturation'] },
] as const satisfies readonly {
  readonly name: string
  readonly signs: readonly [ChartedSign, ...ChartedSign[]]
}[]
