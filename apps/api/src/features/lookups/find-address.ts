import type { findAddress as endpoint } from '@emma/contracts/lookups'
import { AppError } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'

const CEP = /^(\d{5})-?(\d{3})$/

/** The address that a CEP stands for; a hyphen in it is fine. */
export const findAddress: UseCase<typeof endpoint> = async ({ cep }, { params }) => {
  const digits = CEP.exec(params.cep)
  if (!digits) throw new AppError('cep_invalid')
  const found = await cep.find(`${digits[1]}${digits[2]}`).catch((cause: unknown) => {
    throw new AppError('provider_failed', { cause })
  })
  if (!found) throw new AppError('cep_not_found')
  return { ...found, number: '' }
}
