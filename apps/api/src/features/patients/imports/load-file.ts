import type { previewImport } from '@emma/contracts/patients/imports'
import { wallTimeOf } from '@emma/domain/availability'
import type { Deps } from '../../../deps.ts'
import type { CallOf } from '../../../http/mount.ts'
import { type PatientFile, readFile } from './read-file.ts'

const PER_MINUTE = 30

/** The file of a call, limited per specialist and minute. */
export const loadFile = (
  { limits, clock, lanes }: Deps,
  { actor, body, files }: Pick<CallOf<typeof previewImport>, 'actor' | 'body' | 'files'>,
): Promise<PatientFile> => {
  const now = clock.now().getTime()
  limits.patientFiles(actor.specialistId, now, PER_MINUTE)
  const today = wallTimeOf(now, actor.timeZone).date
  return lanes.tables(() => readFile({ file: files.file, reading: body, today }))
}
