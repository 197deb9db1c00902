import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { announce } from '../hooks.ts'
import { bankAccountSchema, type Recipient, type Transfer, type Withdrawal } from '../model.ts'
import { newId, nowIso } from '../state.ts'
import { type Bank, PLATFORM_RECIPIENT_ID } from './bank.ts'
import { invalid, notFound, parse, Refusal } from './errors.ts'
import { idParam, pageOf, pageQuery } from './paging.ts'

const loose = z.record(z.string(), z.unknown())

const recipientBody = z.object({
  code: z.string().min(1).max(52),
  default_bank_account: bankAccountSchema,
  transfer_settings: loose.default({}),
  register_information: loose.default({}),
})

const accountBody = z.object({ bank_account: bankAccountSchema })
const transferBody = z.object({ amount: z.int().min(1), source_id: z.string(), target_id: z.string() })
const withdrawalBody = z.object({ amount: z.int().min(1) })

/** The account must be the recipient's own, if their identity is known. */
function assertOwner(register: Recipient['register_information'], holderDocument: string): void {
  const { document } = register
  if (typeof document === 'string' && document !== holderDocument) {
    throw invalid('recipient.default_bank_account.holder_document', 'The holder is not the recipient')
  }
}

const presentRecipient = (recipient: Recipient) => ({
  ...recipient,
  name: recipient.default_bank_account?.holder_name,
  default_bank_account: recipient.default_bank_account && {
    ...recipient.default_bank_account,
    status: 'active',
  },
})

/** By its id, or by the code it was created with. */
export function recipientOf(bank: Bank, id: string): Recipient {
  const recipient = bank.state.recipients.get(id) ?? bank.state.recipients.filter((row) => row.code === id)[0]
  if (recipient === undefined) throw notFound('Recipient')
  return recipient
}

export function ensurePlatformRecipient(bank: Bank): void {
  if (bank.state.recipients.get(PLATFORM_RECIPIENT_ID)) return
  bank.state.recipients.put({
    id: PLATFORM_RECIPIENT_ID,
    code: 'platform',
    status: 'active',
    default_bank_account: null,
    transfer_settings: {},
    register_information: {},
    created_at: nowIso(),
    updated_at: nowIso(),
  })
}

/** Moves a recipient and announces it; cancels its scheduled approval. */
export function setRecipientStatus(bank: Bank, id: string, status: Recipient['status']): Recipient {
  bank.unschedule('recipient', id)
  const recipient = bank.state.recipients.put({ ...recipientOf(bank, id), status, updated_at: nowIso() })
  announce(bank, 'recipient.updated', presentRecipient(recipient))
  return recipient
}

/** Approves a recipient that is still waiting, as scheduled. */
export function affiliate(bank: Bank, id: string): void {
  if (bank.state.recipients.get(id)?.status === 'registration') setRecipientStatus(bank, id, 'active')
}

export function setWithdrawalStatus(bank: Bank, id: string, status: Withdrawal['status']): Withdrawal {
  const withdrawal = bank.state.withdrawals.get(id)
  if (withdrawal === undefined) throw notFound('Withdrawal')
  bank.unschedule('withdrawal', id)
  return bank.state.withdrawals.put({ ...withdrawal, status, updated_at: nowIso() })
}

const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, row) => total + row.amount, 0)

/** Transfers received from other recipients, less those sent. */
function movedTo(bank: Bank, recipientId: string): number {
  const { transfers } = bank.state
  const received = transfers.filter((row) => row.target_id === recipientId)
  return sum(received) - sum(transfers.filter((row) => row.source_id === recipientId))
}

/** A failed withdrawal returns its money; a pending one has already taken it. */
export function balanceOf(bank: Bank, recipientId: string) {
  const own = bank.state.withdrawals.filter((row) => row.recipient_id === recipientId)
  const credits = sum(bank.state.payables.filter((row) => row.recipient_id === recipientId))
  return {
    currency: 'BRL',
    available_amount:
      credits + movedTo(bank, recipientId) - sum(own.filter((row) => row.status !== 'failed')),
    waiting_funds_amount: 0,
    transferred_amount: sum(own.filter((row) => row.status === 'paid')),
    recipient_id: recipientId,
  }
}

function withdraw(bank: Bank, recipient: Recipient, amount: number): Withdrawal {
  if (recipient.status !== 'active') throw new Refusal(412, 'The recipient is not active.')
  if (amount > balanceOf(bank, recipient.id).available_amount) {
    throw new Refusal(412, 'The amount is above the available balance.')
  }
  const id = newId('wd')
  bank.schedule('withdrawal', id, Date.now() + bank.withdrawalDelayMs)
  return bank.state.withdrawals.put({
    id,
    recipient_id: recipient.id,
    amount,
    fee: 0,
    status: 'pending',
    created_at: nowIso(),
    updated_at: nowIso(),
  })
}

/** Between two recipients of the account; nothing goes to a bank. */
function transfer(bank: Bank, requestBody: unknown): Transfer {
  const body = parse(transferBody, 'transfer', requestBody)
  const source = recipientOf(bank, body.source_id)
  const target = recipientOf(bank, body.target_id)
  if (body.amount > balanceOf(bank, source.id).available_amount) {
    throw new Refusal(412, 'The amount is above the available balance.')
  }
  const { amount } = body
  const ends = { source_id: source.id, target_id: target.id }
  return bank.state.transfers.put({ id: newId('tr'), ...ends, amount, created_at: nowIso() })
}

function createRecipient(bank: Bank, requestBody: unknown): Recipient {
  const body = parse(recipientBody, 'recipient', requestBody)
  if (bank.state.recipients.filter(({ code }) => code === body.code).length > 0) {
    throw invalid('recipient.code', 'The code is already in use')
  }
  assertOwner(body.register_information, body.default_bank_account.holder_document)
  const id = newId('re')
  bank.schedule('recipient', id, Date.now() + bank.settleDelayMs)
  return bank.state.recipients.put({
    ...body,
    id,
    status: 'registration',
    default_bank_account: { ...body.default_bank_account, id: newId('ba') },
    created_at: nowIso(),
    updated_at: nowIso(),
  })
}

function replaceAccount(bank: Bank, recipient: Recipient, requestBody: unknown): Recipient {
  const { bank_account } = parse(accountBody, 'request', requestBody)
  assertOwner(recipient.register_information, bank_account.holder_document)
  const default_bank_account = { ...bank_account, id: newId('ba') }
  return bank.state.recipients.put({ ...recipient, default_bank_account, updated_at: nowIso() })
}

export function recipientRoutes(app: FastifyInstance, bank: Bank, kycUrl: (id: string) => string): void {
  const own = (request: { params: unknown }) => recipientOf(bank, idParam(request))

  app.post('/recipients', async (request) => presentRecipient(createRecipient(bank, request.body)))
  app.get('/recipients/:id', async (request) => presentRecipient(own(request)))
  app.patch('/recipients/:id/default-bank-account', async (request) =>
    presentRecipient(replaceAccount(bank, own(request), request.body)),
  )
  app.get('/recipients/:id/balance', async (request) => balanceOf(bank, own(request).id))
  app.post('/recipients/:id/kyc_link', async (request) => ({
    url: kycUrl(own(request).id),
    expires_at: new Date(Date.now() + 20 * 60_000).toISOString(),
  }))
}

export function withdrawalRoutes(app: FastifyInstance, bank: Bank): void {
  app.post('/transfers/recipients', async (request) => transfer(bank, request.body))
  const own = (request: { params: unknown }) => recipientOf(bank, idParam(request))

  app.post('/recipients/:id/withdrawals', async (request) => {
    const { amount } = parse(withdrawalBody, 'withdrawal', request.body)
    return withdraw(bank, own(request), amount)
  })
  app.get('/recipients/:id/withdrawals', async (request) => {
    const { id } = own(request)
    const rows = bank.state.withdrawals.filter((row) => row.recipient_id === id)
    return pageOf(rows, pageQuery.parse(request.query))
  })
  app.get('/recipients/:id/withdrawals/:withdrawal', async (request) => {
    const { id, withdrawal } = z.object({ id: z.string(), withdrawal: z.string() }).parse(request.params)
    const row = bank.state.withdrawals.get(withdrawal)
    if (row?.recipient_id !== id) throw notFound('Withdrawal')
    return row
  })
}
