import { withdrawalStates } from '@emma/domain/earnings'
import * as z from 'zod/mini'
import { appointmentStatus } from '../booking/index.ts'
import {
  centavos,
  date,
  endpoint,
  idParams,
  instant,
  listOf,
  meta,
  optionalText,
  paging,
  queryInt,
  sorting,
  uuid,
} from '../kit/index.ts'
import { paymentMethod } from '../payments/index.ts'

/** Status of the specialist's share of one appointment. */
export const earningStatus = z.enum(['waiting_funds', 'available', 'canceled', 'charged_back'])
export type EarningStatus = z.output<typeof earningStatus>

export const withdrawalStatus = z.enum(withdrawalStates)
export type WithdrawalStatus = z.output<typeof withdrawalStatus>

/** A part of an earning taken by one withdrawal; money leaves in the order in which it became available. */
const takenBy = z.object({ id: uuid, amount: centavos, status: withdrawalStatus, requested_at: instant })

/** One paid appointment, with the split fixed at booking; the three shares sum to `price`. */
export const transaction = z.object({
  id: uuid,
  schedule_id: uuid,
  starts_at: instant,
  timezone: z.string(),
  customer: z.object({ name: z.string() }),
  specialty: z.object({ id: uuid, name: z.string() }),
  schedule_status: appointmentStatus,
  method: paymentMethod,
  paid_at: instant,
  price: centavos,
  platform_fee: centavos,
  company: z.nullable(z.object({ id: uuid, name: z.string() })),
  company_share: centavos,
  specialist_share: centavos,
  /** The specialist's part now: less than the share after a cancellation or a dispute. */
  earned: centavos,
  status: earningStatus,
  /** When it became or will become available; null until the attendance is over. */
  available_at: z.nullable(instant),
  withdrawals: z.array(takenBy),
})
export type Transaction = z.output<typeof transaction>

/** Limits of withdrawals; none costs a fee. Centavos. */
export const withdrawalRules = z.object({
  /** Smaller amounts are refused with `withdrawal_too_small`. */
  minimum: centavos,
  /** Below this the platform's part is approved at once; 0 if an admin approves each. */
  approved_below: centavos,
})
export type WithdrawalRules = z.output<typeof withdrawalRules>

const filters = {
  from: z.optional(date),
  to: z.optional(date),
  status: z.optional(earningStatus),
  /** A part of the patient's name: the statement of one patient. */
  search: z.optional(optionalText(100)),
}

/** Sort columns of transactions; the default is newest appointment first. */
export const transactionSorts = ['starts_at', 'price', 'earned'] as const

export const getSpecialistBalance = endpoint({
  method: 'GET',
  path: 'balances/balanceSpecialist',
  summary: "The specialist's money; `from` and `to` are days of the appointments, both included",
  resource: 'earnings',
  action: 'read',
  role: 'specialist',
  query: z.strictObject({ ...filters, sort: sorting(transactionSorts), ...paging() }),
  response: z.object({
    waiting_funds: centavos,
    available: centavos,
    transferred: centavos,
    transactions: z.array(transaction),
    totalSchedules: z.int(),
    withdrawal_rules: withdrawalRules,
    /** Whether the caller runs a company, and approves withdrawals of its members. */
    approves_withdrawals: z.boolean(),
    meta,
    filters: z.object(filters),
  }),
  status: 200,
  errors: [],
})

export const getStatementFile = endpoint({
  method: 'GET',
  path: 'balances/balanceSpecialist/statement.csv',
  summary:
    'The same transactions as a file: CSV with `;`, a byte order mark and decimal commas, newest first',
  resource: 'earnings',
  action: 'read',
  role: 'specialist',
  query: z.strictObject(filters),
  response: 'stream',
  status: 200,
  errors: [],
})

/** One month of a specialist's money, in the specialist's time zone. */
export const earningsMonth = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  /** The own share of appointments of that month. */
  earned: centavos,
  /** Withdrawn in the period, without rejected and failed ones. */
  withdrawn: centavos,
  appointments: z.int(),
})
export type EarningsMonth = z.output<typeof earningsMonth>

export const getEarningsSeries = endpoint({
  method: 'GET',
  path: 'balances/balanceSpecialist/series',
  summary: "The specialist's money month by month, oldest first, the current month last",
  resource: 'earnings',
  action: 'read',
  role: 'specialist',
  query: z.strictObject({ months: z._default(queryInt(1, 36), 12) }),
  response: z.object({ data: z.array(earningsMonth) }),
  status: 200,
  errors: [],
})

/** A part of a withdrawal, by where it was earned; a company's admin member approves what was earned there. */
const withdrawalPart = z.object({
  company: z.nullable(z.object({ id: uuid, name: z.string() })),
  amount: centavos,
  approver: z.enum(['company_admin', 'platform']),
  approved_at: z.nullable(instant),
})

export const withdrawal = z.object({
  id: uuid,
  /** The specialist who requested it. */
  specialist: z.object({ id: uuid, name: z.string() }),
  /** The company whose share it is; null for the specialist's own money. */
  company: z.nullable(z.object({ id: uuid, name: z.string() })),
  amount: centavos,
  status: withdrawalStatus,
  parts: z.array(withdrawalPart),
  /** The bank account it goes to, in a form that may be shown: only the last digits. */
  bank_account: z.object({ bank_code: z.string(), bank_name: z.string(), ends_with: z.string() }),
  requested_at: instant,
  decided_at: z.nullable(instant),
  sent_at: z.nullable(instant),
  /** When it was paid or failed. */
  ended_at: z.nullable(instant),
  /** Why it was rejected, in the approver's words. */
  reason: z.nullable(z.string()),
  /** Actions allowed to the caller now. */
  can: z.object({ approve: z.boolean(), reject: z.boolean() }),
})
export type Withdrawal = z.output<typeof withdrawal>

/** Sort columns of withdrawals; the default is newest first. */
export const withdrawalSorts = ['requested_at', 'amount'] as const

export const listWithdrawals = endpoint({
  method: 'GET',
  path: 'finance/withdrawals',
  summary:
    'Newest first, or as `sort` says. A specialist: the own ones, or with `scope=approval` those that wait for them as a company’s admin member. An admin: everybody’s and the companies’, or with `scope=approval` those that wait for the platform',
  resource: 'earnings',
  action: 'read',
  query: z.strictObject({
    ...paging(),
    scope: z._default(z.enum(['all', 'approval']), 'all'),
    status: z.optional(withdrawalStatus),
    from: z.optional(date),
    to: z.optional(date),
    sort: sorting(withdrawalSorts),
  }),
  response: listOf(withdrawal),
  status: 200,
  errors: [],
})

/** A withdrawal request, for the form. */
export const withdrawalRequest = z.strictObject({
  amount: z.int().check(z.minimum(1, { error: 'money' }), z.maximum(1_000_000_000, { error: 'money' })),
})

export const requestWithdrawal = endpoint({
  method: 'POST',
  path: 'finance/withdrawals',
  summary:
    'Takes money out of `available` for a transfer to the own bank account; it waits for approval unless small',
  resource: 'earnings',
  action: 'manage',
  role: 'specialist',
  idempotent: true,
  body: withdrawalRequest,
  response: withdrawal,
  status: 201,
  errors: [
    'withdrawal_too_small',
    'insufficient_funds',
    'bank_account_missing',
    'recipient_not_active',
    'withdrawals_stopped',
    'provider_failed',
    'idempotency_key_reused',
    'request_in_progress',
  ],
})

export const approveWithdrawal = endpoint({
  method: 'POST',
  path: 'finance/withdrawals/:id/approve',
  summary:
    'Approves the parts that wait for the caller; never one’s own withdrawal, nor a suspended company’s. The last approval sends it',
  resource: 'earnings',
  action: 'manage',
  params: idParams,
  response: withdrawal,
  status: 200,
  errors: ['invalid_transition', 'withdrawals_stopped', 'company_not_approved'],
})

/** The reason, for the specialist who requested; the screens require it. */
export const rejection = z.strictObject({
  reason: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(500))),
})

export const rejectWithdrawal = endpoint({
  method: 'POST',
  path: 'finance/withdrawals/:id/reject',
  summary: 'Rejects a withdrawal that waits for the caller; the money is available again',
  resource: 'earnings',
  action: 'manage',
  params: idParams,
  body: rejection,
  response: withdrawal,
  status: 200,
  errors: ['invalid_transition'],
})
