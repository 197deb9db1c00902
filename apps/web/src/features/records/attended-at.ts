import type { MedicalRecord } from '@emma/contracts/records'

/** When the patient was attended; without an appointment, when the record was begun. */
export const attendedAt = ({ attended_at, created_at }: MedicalRecord): string => attended_at ?? created_at
