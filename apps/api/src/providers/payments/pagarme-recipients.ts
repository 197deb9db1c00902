import * as z from 'zod'
import type { PagarmeCall } from './pagarme-http.ts'
import { cursorOf, pagesOf, read } from './pagarme-read.ts'
import {
  type Payable,
  type PayoutAccount,
  ProviderRejected,
  ProviderUnknown,
  type Recipient,
  type RecipientRegistration,
  type RecipientsPort,
  type Withdrawal,
} from './port.ts'

const recipient = z.object({
  id: z.string(),
  code: z.string().nullish(),
  status: z.enum(['registration', 'affiliation', 'active', 'refused', 'suspended', 'blocked', 'inactive']),
  default_bank_account: z.object({ id: z.string().nullish() }).nullish(),
})
const balance = z.object({
  available_amount: z.number(),
  waiting_funds_amount: z.number(),
  transferred_amount: z.number(),
})
const withdrawal = z.object({
  id: z.string(),
  amount: z.number(),
  fee: z.number().nullish(),
  status: z.string(),
  created_at: z.string(),
})
const payable = z.object({
  id: z.string(),
  type: z.string().nullish(),
  amount: z.number(),
  fee: z.number().nullish(),
  charge_id: z.string().nullish(),
  recipient_id: z.string().nullish(),
  created_at: z.string(),
})
const kyc = z.object({ url: z.string(), expires_at: z.string() })

const toAccount = (account: PayoutAccount) => ({
  holder_name: account.holderName.slice(0, 30),
  holder_type: account.holderKind,
  holder_document: account.holderDocument,
  bank: account.bankCode,
  branch_number: account.branch,
  ...(account.branchDigit ? { branch_check_digit: account.branchDigit } : {}),
  account_number: account.account,
  account_check_digit: account.accountDigit,
  type: account.kind,
})

/** Money leaves the recipient only by our withdrawals: the provider's automatic transfers are off. */
const toRegistration = (of: RecipientRegistration) => ({
  code: of.code,
  register_information: {
    type: of.kind === 'company' ? 'corporation' : 'individual',
    document: of.document,
    email: of.email,
    ...(of.kind === 'company' ? { company_name: of.name } : { name: of.name }),
  },
  default_bank_account: toAccount(of.account),
  transfer_settings: { transfer_enabled: false, transfer_interval: 'daily', transfer_day: 0 },
})

const toRecipient = (body: unknown): Recipient => {
  const { id, code, status, default_bank_account } = read(recipient, body)
  return { id, code: code ?? '', status, accountId: default_bank_account?.id ?? null }
}

/** The provider's pages differ in their words for a transfer's progress; unknown ones are not guessed. */
const withdrawalStatuses: Readonly<Record<string, Withdrawal['status']>> = {
  pending: 'pending',
  pending_transfer: 'pending',
  created: 'pending',
  processing: 'pending',
  paid: 'paid',
  transferred: 'paid',
  failed: 'failed',
  canceled: 'failed',
  refused: 'failed',
}
const toWithdrawal = (body: unknown): Withdrawal => {
  const found = read(withdrawal, body)
  const status = withdrawalStatuses[found.status]
  if (status === undefined) throw new ProviderUnknown(`Unknown withdrawal status ${found.status}`)
  return { id: found.id, amount: found.amount, fee: found.fee ?? 0, status, createdAt: found.created_at }
}

const payableTypes: Readonly<Record<string, Payable['type']>> = {
  credit: 'credit',
  refund: 'refund',
  chargeback: 'chargeback',
}
const toPayable = (body: unknown): Payable => {
  const found = read(payable, body)
  return {
    id: found.id,
    type: payableTypes[found.type ?? ''] ?? 'other',
    amount: found.amount,
    fee: found.fee ?? 0,
    chargeId: found.charge_id ?? null,
    recipientId: found.recipient_id ?? null,
    createdAt: found.created_at,
  }
}

const pathOf = (recipientId: string): string => `/recipients/${encodeURIComponent(recipientId)}`

const known = <T extends { readonly status: number }>(answer: T): T => {
  if (answer.status === 404) throw new ProviderRejected('Unknown recipient', 404)
  return answer
}

const registrations = (
  call: PagarmeCall,
): Pick<RecipientsPort, 'ensureRecipient' | 'setBankAccount' | 'findRecipient' | 'kycLink'> => ({
  ensureRecipient: async (key, registration) => {
    const made = await call({ method: 'GET', path: pathOf(registration.code) })
    if (made.status !== 404) return toRecipient(made.body)
    const body = toRegistration(registration)
    return toRecipient(known(await call({ method: 'POST', path: '/recipients', body, key })).body)
  },
  setBankAccount: async (key, recipientId, account) => {
    const path = `${pathOf(recipientId)}/default-bank-account`
    const body = { bank_account: toAccount(account) }
    return toRecipient(known(await call({ method: 'PATCH', path, body, key })).body)
  },
  findRecipient: async (recipientId) => {
    const answer = await call({ method: 'GET', path: pathOf(recipientId) })
    return answer.status === 404 ? undefined : toRecipient(answer.body)
  },
  kycLink: async (recipientId) => {
    const answer = known(await call({ method: 'POST', path: `${pathOf(recipientId)}/kyc_link` }))
    const { url, expires_at } = read(kyc, answer.body)
    return { url, expiresAt: expires_at }
  },
})

/** Recipients, their accounts, and withdrawals. */
export const pagarmeRecipients = (call: PagarmeCall): RecipientsPort => ({
  ...registrations(call),
  recipientBalance: async (recipientId) => {
    const answer = known(await call({ method: 'GET', path: `${pathOf(recipientId)}/balance` }))
    const found = read(balance, answer.body)
    return {
      available: found.available_amount,
      waiting: found.waiting_funds_amount,
      transferred: found.transferred_amount,
    }
  },
  moveBetween: async (key, from, to, amount) => {
    const body = { amount, source_id: from, target_id: to }
    known(await call({ method: 'POST', path: '/transfers/recipients', body, key }))
  },
  withdraw: async (key, recipientId, amount) => {
    const path = `${pathOf(recipientId)}/withdrawals`
    return toWithdrawal(known(await call({ method: 'POST', path, body: { amount }, key })).body)
  },
  findWithdrawal: async (recipientId, withdrawalId) => {
    const path = `${pathOf(recipientId)}/withdrawals/${encodeURIComponent(withdrawalId)}`
    const answer = await call({ method: 'GET', path })
    return answer.status === 404 ? undefined : toWithdrawal(answer.body)
  },
  async *listWithdrawals(recipientId) {
    for await (const row of pagesOf(call, `${pathOf(recipientId)}/withdrawals`)) yield toWithdrawal(row)
  },
  async *listPayables(recipientId, since) {
    const query = `recipient_id=${encodeURIComponent(recipientId)}&created_since=${encodeURIComponent(since.toISOString())}`
    for await (const row of cursorOf(call, `/payables?${query}`)) yield toPayable(row)
  },
})
