import * as contacts from '@emma/contracts/patients/contacts'
import * as imports from '@emma/contracts/patients/imports'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

let people = 0
/** A file with a person who is not in the list yet. */
const file = () => {
  people += 1
  const name = `Pessoa ${'abcdefghij'[people % 10]}${'abcdefghij'[Math.floor(people / 10) % 10]}`
  return { body: { file: new Blob([`Nome;E-mail\n${name};p${people}@exemplo.com\n`]) } }
}
const anySpecialist = { specialist: file, otherSpecialist: file, pastSpecialist: file }
const nothing = () => ({})
const unlogged = 'contacts are no patients with an account, and have no log of their own'

const ownImport = async ({ t, specialist }: MatrixFixture) => {
  const { specialistId } = specialist
  const id = t.deps.newId()
  const now = t.clock.now()
  const counts = { made: 1, known: 0, faulty: 0 }
  await t.deps.db
    .insertInto('patient_imports')
    .values({ id, specialist_id: specialistId, file_name: 'lista.csv', created_at: now, ...counts })
    .execute()
  return id
}

const ownContact = async (fixture: MatrixFixture) => {
  const { t, specialist } = fixture
  const { specialistId } = specialist
  const import_id = await ownImport(fixture)
  const id = t.deps.newId()
  const cell = { subjectId: import_id, column: 'patient_contacts.reach_sealed', rowId: id }
  const reach_sealed = await t.deps.vault.seal(t.deps.db, cell, { cpf: null, phone: null, email: null })
  await t.deps.db
    .insertInto('patient_contacts')
    .values({
      id,
      specialist_id: specialistId,
      import_id,
      name: 'Rosa Lima',
      reach_sealed,
      created_at: t.clock.now(),
    })
    .execute()
  return id
}

const contact = async (fixture: MatrixFixture) => ({ params: { id: await ownContact(fixture) } })
const saved = async (fixture: MatrixFixture) => ({
  ...(await contact(fixture)),
  body: {
    name: 'Rosa Lima',
    phone: null,
    email: null,
    cpf: null,
    birth_date: null,
    sex: null,
    note: '',
    tags: [],
  },
})
const undone = async (fixture: MatrixFixture) => ({ params: { id: await ownImport(fixture) } })

export const patientImportCases: readonly MatrixCase[] = [
  matrixCase(imports.previewImport, { own: anySpecialist, unlogged }),
  matrixCase(imports.listFaultyRows, { own: anySpecialist, unlogged }),
  matrixCase(imports.importPatients, { own: anySpecialist, unlogged }),
  matrixCase(imports.listImports, {
    own: { specialist: nothing, otherSpecialist: nothing, pastSpecialist: nothing },
    unlogged,
  }),
  matrixCase(imports.undoImport, { own: { specialist: undone }, foreign: undone, unlogged }),
  matrixCase(contacts.readContact, {
    own: { specialist: contact, assistant: contact },
    foreign: contact,
    unlogged,
  }),
  matrixCase(contacts.saveContact, { own: { specialist: saved }, foreign: saved, unlogged }),
  matrixCase(contacts.deleteContact, { own: { specialist: contact }, foreign: contact, unlogged }),
]
