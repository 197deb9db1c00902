import type { Deps } from '../../../deps.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import { limitGuest } from '../../lookups/index.ts'
import { readDocumentCode } from '../documents/document-code.ts'
import { type DocumentRow, findDocumentByCode } from '../documents/documents.repo.ts'
import { isSecretCode } from './secret-code.ts'

/**
 * A document's file for a person with both of its codes: 404 for an unknown one, 401 for a wrong secret code. Tries are
 * counted by address and by document.
 * @throws AppError `secret_code_invalid`, `not_found`, `too_many_requests`
 */
export const findWithSecret = async (
  deps: Deps,
  typed: string,
  secret: string | undefined,
  address: string,
): Promise<DocumentRow> => {
  const now = deps.clock.now().getTime()
  const code = readDocumentCode(typed)
  limitGuest(deps.limits.secretsByAddress, address, now)
  limitGuest(deps.limits.secretsByDocument, code, now)
  const row = await findDocumentByCode(deps.readDb, code)
  if (row?.delivery !== 'electronic') throw notFound()
  if (!isSecretCode(deps, row.id, secret)) throw new AppError('secret_code_invalid')
  return row
}
