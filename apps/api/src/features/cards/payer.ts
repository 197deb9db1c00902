import { address } from '@emma/contracts/customers'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import type { BillingAddress } from '../../providers/payments/port.ts'
import { findCustomerOfUser, findPayer, storeProviderCustomer } from './cards.repo.ts'

type SealedColumn = 'cpf_sealed' | 'contact_sealed' | 'address_sealed'
const cpf = z.string()
const contact = z.object({ cellphone: z.string() })

const openCell = async (
  { vault, db }: Deps,
  customerId: string,
  column: SealedColumn,
  sealed: Buffer | null,
): Promise<unknown> =>
  sealed === null
    ? undefined
    : vault.open(db, { subjectId: customerId, column: `customers.${column}`, rowId: customerId }, sealed)

const toProvider = async (deps: Deps, payer: Awaited<ReturnType<typeof findPayer>>) => ({
  code: payer.id,
  name: `${payer.first_name} ${payer.last_name}`,
  email: payer.email,
  document: cpf.parse(await openCell(deps, payer.id, 'cpf_sealed', payer.cpf_sealed)),
  cellphone: contact.parse(await openCell(deps, payer.id, 'contact_sealed', payer.contact_sealed)).cellphone,
})

/**
 * The provider's id of a customer; created there on first use, once per customer.
 * @throws ProviderUnknown, ProviderRejected
 */
export const ensurePayer = async (deps: Deps, customerId: string): Promise<string> => {
  const payer = await findPayer(deps.db, customerId)
  if (payer.provider_customer_id !== null) return payer.provider_customer_id
  const providerId = await deps.payments.ensureCustomer(await toProvider(deps, payer))
  await storeProviderCustomer(deps.db, customerId, providerId)
  return providerId
}

/** Updates a customer's name and contact at the provider, if it knows them. */
export const renewPayer = async (deps: Deps, { userId }: { readonly userId: string }): Promise<void> => {
  const customerId = await findCustomerOfUser(deps.db, userId)
  if (customerId === undefined) return
  const payer = await findPayer(deps.db, customerId)
  if (payer.provider_customer_id === null) return
  await deps.payments.updateCustomer(payer.provider_customer_id, await toProvider(deps, payer))
}

/** The customer's registered address, in the provider's billing format; undefined without one. */
export const registeredBilling = async (
  deps: Deps,
  customerId: string,
): Promise<BillingAddress | undefined> => {
  const { address_sealed } = await findPayer(deps.db, customerId)
  if (address_sealed === null) return undefined
  const kept = z.parse(address, await openCell(deps, customerId, 'address_sealed', address_sealed))
  const { complement, ...rest } = kept
  return {
    ...rest,
    ...(complement === undefined ? {} : { complement }),
    country: 'br',
  }
}
