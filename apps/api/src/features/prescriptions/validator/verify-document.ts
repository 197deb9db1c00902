import type { verifyDocument as endpoint } from '@emma/contracts/prescriptions/verification'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { limitGuest } from '../../lookups/index.ts'
import { readDocumentCode } from '../documents/document-code.ts'
import { openItems, toVerification } from '../documents/documents.present.ts'
import { findDocumentByCode } from '../documents/documents.repo.ts'

/** A pharmacist checks a code; the holder of the document already knows its content, so nothing more is shown. */
export const verifyDocument: UseCase<typeof endpoint> = async (deps, { params, client }) => {
  const now = deps.clock.now()
  limitGuest(deps.limits.documentChecks, client.address, now.getTime())
  const row = await findDocumentByCode(deps.readDb, readDocumentCode(params.code))
  if (!row) throw notFound()
  return toVerification(row, await openItems(deps.vault, deps.readDb, row), now)
}
