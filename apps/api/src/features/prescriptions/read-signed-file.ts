import type { readSignedFile as endpoint } from '@emma/contracts/documents'
import type { UseCase } from '../../http/mount.ts'
import { fileOf } from './document-file.ts'
import { findWithSecret } from './with-secret.ts'

/** The PDF for a validator or a pharmacy: who has the paper reads both codes from it. */
export const readSignedFile: UseCase<typeof endpoint> = async (deps, { params, query, client }) =>
  fileOf(deps, await findWithSecret(deps, params.code, query._secretCode, client.address))
