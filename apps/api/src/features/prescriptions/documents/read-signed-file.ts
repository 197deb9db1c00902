import type { readSignedFile as endpoint } from '@emma/contracts/prescriptions/verification'
import type { UseCase } from '../../../http/mount.ts'
import { findWithSecret } from '../validator/with-secret.ts'
import { fileOf } from './document-file.ts'

/** The PDF for a validator or a pharmacy. Both codes are printed on the document. */
export const readSignedFile: UseCase<typeof endpoint> = async (deps, { params, query, client }) =>
  fileOf(deps, await findWithSecret(deps, params.code, query._secretCode, client.address))
