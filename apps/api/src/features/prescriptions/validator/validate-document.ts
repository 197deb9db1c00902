import type { validateDocument as endpoint } from '@emma/contracts/prescriptions/verification'
import type { UseCase } from '../../../http/mount.ts'
import { secretCodeOf } from './secret-code.ts'
import { findWithSecret } from './with-secret.ts'

/** Gives ITI's validator the address of the signed file. */
export const validateDocument: UseCase<typeof endpoint> = async (deps, { params, query, client }) => {
  const row = await findWithSecret(deps, params.code, query._secretCode, client.address)
  const secret = secretCodeOf(deps, row.id)
  const url = `${deps.config.publicUrl}/api/v1/prescriptions/signed/${row.code}.pdf?_secretCode=${secret}`
  return { version: '1.0.0', prescription: { signatureFiles: [{ url }] } } as const
}
