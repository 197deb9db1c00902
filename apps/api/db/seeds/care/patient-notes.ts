import { DAY } from '@emma/domain/interval'
import type { Measured } from '@emma/domain/records'
import { insertNote } from '../../../src/features/patients/notes.repo.ts'
import { noteCell } from '../../../src/features/patients/own-notes.ts'
import { tagCell } from '../../../src/features/patients/tags.present.ts'
import { insertTags, replaceTags } from '../../../src/features/patients/tags.repo.ts'
import { problemCell } from '../../../src/features/records/problems/problems.present.ts'
import { insertProblem, setResolved } from '../../../src/features/records/problems/problems.repo.ts'
import { vitalsCell } from '../../../src/features/records/vitals/vitals.present.ts'
import { insertVitals } from '../../../src/features/records/vitals/vitals.repo.ts'
import type { SeededSpecialist } from '../people/practice.ts'
import { later, type Seed } from '../seed.ts'

/** Days ago, and the measurement. */
const measurements: readonly (readonly [number, Measured])[] = [
  [210, { systolic: 142, diastolic: 92, heart_rate: 84, weight: 74.2, height: 165 }],
  [160, { systolic: 138, diastolic: 88, heart_rate: 80, weight: 73.6, temperature: 36.4, saturation: 98 }],
  [110, { systolic: 134, diastolic: 86, heart_rate: 78, weight: 72.4 }],
  [60, { systolic: 128, diastolic: 82, heart_rate: 74, weight: 71.5, temperature: 36.6, saturation: 97 }],
  [14, { systolic: 124, diastolic: 80, heart_rate: 72, weight: 70.8 }],
]

const problems = [
  { description: 'Enxaqueca sem aura', cid_code: 'G43.0', since: '2019-03-01', isOver: false },
  { description: 'Hipertensão arterial', cid_code: 'I10', since: '2024-08-12', isOver: false },
  { description: 'Cefaleia por uso excessivo de analgésico', cid_code: null, since: null, isOver: true },
] as const

/** The demo specialist's private notes on the demo patient. */
export const insertPatientNotes = async (
  { deps, tx, now }: Seed,
  { specialistId }: SeededSpecialist,
  customerId: string,
): Promise<void> => {
  const person = { customerId, dependentId: null }
  for (const [days, measured] of measurements) {
    const [id, measuredAt] = [deps.newId(), later(now, -days * DAY)]
    const sealed = await deps.vault.seal(tx, vitalsCell(customerId, id), measured)
    await insertVitals(tx, { id, ...person, measuredAt, sealed, specialistId, now: measuredAt })
  }
  for (const { isOver, ...content } of problems) {
    const id = deps.newId()
    const sealed = await deps.vault.seal(tx, problemCell(customerId, id), content)
    await insertProblem(tx, { id, ...person, sealed, specialistId, now: later(now, -200 * DAY) })
    if (isOver) await setResolved(tx, id, later(now, -60 * DAY))
  }
  const tags: string[] = []
  for (const name of ['Crônico', 'Retorno em 30 dias']) {
    const id = deps.newId()
    const sealed = await deps.vault.seal(tx, tagCell(specialistId, id), name)
    await insertTags(tx, { specialistId, now }, [{ id, sealed }])
    tags.push(id)
  }
  await replaceTags(tx, { specialistId, ...person }, tags)
  const note = deps.newId()
  const sealed = await deps.vault.seal(
    tx,
    noteCell(customerId, note),
    'Prefere ser atendida no fim da tarde.',
  )
  await insertNote(tx, { specialistId, ...person }, { id: note, sealed, now: later(now, -14 * DAY) })
}
