import type { findAddress as endpoint } from '@emma/contracts/lookups'
import { parseCep } from '@emma/domain/customers'
import { AppError } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { limitGuest } from './guest-limit.ts'

const CEP = /^\d{5}-?\d{3}$/

/** The address of a CEP, with or without a hyphen. */
export const findAddress: UseCase<typeof endpoint> = async (
  { cep, clock, limits },
  { actor, client, params },
) => {
  const digits = parseCep(params.cep)
  if (!CEP.test(params.cep) || !digits.ok) throw new AppError('cep_invalid')
  if (actor === null) limitGuest(limits.addressSearches, client.address, clock.now().getTime())
  const found = await cep.find(digits.value).catch((cause: unknown) => {
    throw new AppError('provider_failed', { cause })
  })
  if (!found) throw new AppError('cep_not_found')
  return { ...found, number: '' }
}
