import * as prescriptions from '@emma/contracts/prescriptions'
import * as documents from '@emma/contracts/prescriptions/documents'
import * as verification from '@emma/contracts/prescriptions/verification'
import * as writing from '@emma/contracts/prescriptions/writing'
import type { Mount } from '../../http/mount.ts'
import { createPrescription } from './create-prescription.ts'
import { deletePrescription } from './delete-prescription.ts'
import { createDocument } from './documents/create-document.ts'
import { listDocuments } from './documents/list-documents.ts'
import { listIssuedDocuments } from './documents/list-issued-documents.ts'
import { planDocuments } from './documents/plan-documents.ts'
import { readDocument } from './documents/read-document.ts'
import { readSignedFile } from './documents/read-signed-file.ts'
import { revokeDocument } from './documents/revoke-document.ts'
import { listPrescriptions } from './list-prescriptions.ts'
import { checkPrescription } from './medicines/check-prescription.ts'
import { listMedicinesInUse } from './medicines/list-medicines-in-use.ts'
import { listUsualUses } from './medicines/list-usual-uses.ts'
import { readLastPrescription } from './medicines/read-last-prescription.ts'
import { searchMedicines } from './medicines/search-medicines.ts'
import { updatePrescription } from './update-prescription.ts'
import { validateDocument } from './validator/validate-document.ts'
import { verifyDocument } from './validator/verify-document.ts'

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
  mount(verification.verifyDocument, verifyDocument)
  mount(verification.validateDocument, validateDocument)
  mount(verification.readSignedFile, readSignedFile)
  mount(prescriptions.listMedicinesInUse, listMedicinesInUse)
  mount(writing.checkPrescription, checkPrescription)
  mount(writing.listUsualUses, listUsualUses)
  mount(writing.readLastPrescription, readLastPrescription)
  mount(prescriptions.searchMedicines, searchMedicines)
}
