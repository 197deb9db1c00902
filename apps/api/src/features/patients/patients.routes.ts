import * as patients from '@emma/contracts/patients'
import * as contacts from '@emma/contracts/patients/contacts'
import * as imports from '@emma/contracts/patients/imports'
import { readTimeline as timeline } from '@emma/contracts/patients/timeline'
import type { Mount } from '../../http/mount.ts'
import { deleteContact } from './contacts/delete-contact.ts'
import { readContact } from './contacts/read-contact.ts'
import { saveContact } from './contacts/save-contact.ts'
import { importPatients } from './imports/import-patients.ts'
import { listFaultyRows } from './imports/list-faulty-rows.ts'
import { listImports } from './imports/list-imports.ts'
import { previewImport } from './imports/preview-import.ts'
import { undoImport } from './imports/undo-import.ts'
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
  mount(contacts.readContact, readContact)
  mount(contacts.saveContact, saveContact)
  mount(contacts.deleteContact, deleteContact)
  mount(imports.previewImport, previewImport)
  mount(imports.listFaultyRows, listFaultyRows)
  mount(imports.importPatients, importPatients)
  mount(imports.listImports, listImports)
  mount(imports.undoImport, undoImport)
}
