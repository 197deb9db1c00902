import * as patients from '@emma/contracts/patients'
import { readTimeline as timeline } from '@emma/contracts/patients/timeline'
import type { Mount } from '../../http/mount.ts'
import { listPatientTags } from './list-patient-tags.ts'
import { listPatients } from './list-patients.ts'
import { readOwnNotes } from './read-own-notes.ts'
import { savePatientNote } from './save-patient-note.ts'
import { savePatientTags } from './save-patient-tags.ts'
import { readTimeline } from './timeline/read-timeline.ts'

export const patientsRoutes = (mount: Mount): void => {
  mount(patients.listPatients, listPatients)
  mount(patients.listPatientTags, listPatientTags)
  mount(patients.readOwnNotes, readOwnNotes)
  mount(patients.savePatientTags, savePatientTags)
  mount(patients.savePatientNote, savePatientNote)
  mount(timeline, readTimeline)
}
