import * as z from 'zod/mini'
import { bankAccountForm } from '../earnings/bank-accounts.ts'
import {
  earningStatus,
  requestWithdrawal,
  withdrawal,
  withdrawalRequest,
  withdrawalRules,
} from '../earnings/index.ts'
import { centavos, endpoint, idParams, instant, listOf, meta, paging, uuid } from '../kit/index.ts'
import { company } from './index.ts'

const practice = { resource: 'company', role: 'specialist' } as const

export const saveCompanyBankAccount = endpoint({
  ...practice,
  method: 'PUT',
  path: 'companies/:id/bank-account',
  summary:
    'Where the company’s share goes: an account in the name of its own CNPJ. For its admin members, with a recent second factor',
  action: 'update',
  proof: true,
  params: idParams,
  body: bankAccountForm,
  response: company,
  status: 200,
  errors: ['bank_account_refused', 'provider_failed', 'request_in_progress'],
})

/** The company's income from one appointment; patient data stays with the specialist. */
export const companyTransaction = z.object({
  schedule_id: uuid,
  specialist: z.object({ id: uuid, name: z.string() }),
  starts_at: instant,
  timezone: z.string(),
  price: centavos,
  platform_fee: centavos,
  company_share: centavos,
  specialist_share: centavos,
  /** The company's part now: less than the share after a cancellation or a dispute. */
  earned: centavos,
  status: earningStatus,
})
export type CompanyTransaction = z.output<typeof companyTransaction>

export const getCompanyBalance = endpoint({
  ...practice,
  method: 'GET',
  path: 'companies/:id/balance',
  summary:
    'The company’s own money, and the appointments that it came from, newest first. For its admin members; patients are not named',
  action: 'read',
  params: idParams,
  query: z.strictObject(paging()),
  response: z.object({
    waiting_funds: centavos,
    available: centavos,
    transferred: centavos,
    transactions: z.array(companyTransaction),
    withdrawal_rules: withdrawalRules,
    meta,
  }),
  status: 200,
  errors: [],
})

export const listCompanyWithdrawals = endpoint({
  ...practice,
  method: 'GET',
  path: 'companies/:id/withdrawals',
  summary: 'Withdrawals of the company’s share, newest first. For its admin members',
  action: 'read',
  params: idParams,
  query: z.strictObject(paging()),
  response: listOf(withdrawal),
  status: 200,
  errors: [],
})

export const requestCompanyWithdrawal = endpoint({
  ...practice,
  method: 'POST',
  path: 'companies/:id/withdrawals',
  summary:
    'Takes money out of the company’s `available` for a transfer to its own bank account; the platform approves it unless ' +
    'small. For admin members of an approved company, with a recent second factor',
  action: 'update',
  params: idParams,
  idempotent: true,
  body: withdrawalRequest,
  response: withdrawal,
  status: 201,
  errors: [...requestWithdrawal.errors, 'company_not_approved'],
})
