import * as documents from '@emma/contracts/documents'
import * as prescriptions from '@emma/contracts/prescriptions'
import type { Mount } from '../../http/mount.ts'
import { checkPrescription } from './check-prescription.ts'
import { createDocument } from './create-document.ts'
import { createPrescription } from './create-prescription.ts'
import { deletePrescription } from './delete-prescription.ts'
import { listDocuments } from './list-documents.ts'
import { listIssuedDocuments } from './list-issued-documents.ts'
import { listPrescriptions } from './list-prescriptions.ts'
import { planDocuments } from './plan-documents.ts'
import { readDocument } from './read-document.ts'
import { readSignedFile } from './read-signed-file.ts'
import { revokeDocument } from './revoke-document.ts'
import { searchMedicines } from './search-medicines.ts'
import { updatePrescription } from './update-prescription.ts'
import { validateDocument } from './validate-document.ts'
import { verifyDocument } from './verify-document.ts'

export const prescriptionsRoutes = (mount: Mount): void => {
  mount(prescriptions.listPrescriptions, listPrescriptions)
  mount(prescriptions.createPrescription, createPrescription)
  mount(prescriptions.updatePrescription, updatePrescription)
  mount(prescriptions.deletePrescription, deletePrescription)
  mount(documents.createDocument, createDocument)
  mount(documents.planDocuments, planDocuments)
  mount(documents.listIssuedDocuments, listIssuedDocuments)
  mount(documents.revokeDocument, revokeDocument)
  mount(documents.listDocuments, listDocuments)
  mount(documents.readDocument, readDocument)
  mount(documents.verifyDocument, verifyDocument)
  mount(documents.validateDocument, validateDocument)
  mount(documents.readSignedFile, readSignedFile)
  mount(prescriptions.checkPrescription, checkPrescription)
  mount(prescriptions.searchMedicines, searchMedicines)
}
