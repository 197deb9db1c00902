import * as z from 'zod/mini'
import { endpoint, idParams, instant, text } from '../kit/index.ts'

/** Also accepts `conta_corrente` and `conta_poupanca`, as Brazilian clients of the provider send them. */
const accountType = z.pipe(
  z.enum(['checking', 'savings', 'conta_corrente', 'conta_poupanca']),
  z.transform((typed): 'checking' | 'savings' =>
    typed === 'conta_poupanca' || typed === 'savings' ? 'savings' : 'checking',
  ),
)

const digits = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.regex(new RegExp(`^\\d{1,${max}}$`)))
const checkDigit = z.string().check(z.trim(), z.toUpperCase())

/** The bank account payload (spec §3); the domain checks the check digits. */
export const bankAccountForm = z.strictObject({
  type_account: accountType,
  /** The specialist's own CPF, or own CNPJ if one is declared; with or without punctuation. */
  document_number: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
  /** The holder's name at the bank; the payment provider accepts 30 characters. */
  name_account: text(30),
  bank_code: z.string().check(z.trim(), z.minLength(1), z.regex(/^\d{3}$/)),
  agencia: digits(4),
  agencia_dv: z.optional(checkDigit.check(z.regex(/^[0-9A-Z]?$/))),
  conta: digits(13),
  conta_dv: checkDigit.check(z.minLength(1), z.regex(/^[0-9A-Z]{1,2}$/)),
})

/** The account that withdrawals go to, with the provider's ids. */
export const bankAccount = z.object({
  bank_account_id: z.nullable(z.string()),
  recipient_id: z.nullable(z.string()),
  bank_code: z.string(),
  bank_name: z.string(),
  agencia: z.string(),
  agencia_dv: z.optional(z.string()),
  conta: z.string(),
  conta_dv: z.string(),
  type_account: z.enum(['checking', 'savings']),
  document_number: z.string(),
  name_account: z.string(),
  /** The provider's status of the recipient: only `active` can withdraw. */
  recipient_status: z.enum([
    'registration',
    'affiliation',
    'active',
    'refused',
    'suspended',
    'blocked',
    'inactive',
  ]),
  created_at: instant,
})
export type BankAccount = z.output<typeof bankAccount>

export const saveBankAccount = endpoint({
  method: 'POST',
  path: 'specialists/bank_account/:id',
  summary:
    'The bank account that withdrawals go to, of the specialist with this id: one’s own. Replaces the one before',
  resource: 'earnings',
  action: 'manage',
  role: 'specialist',
  proof: true,
  params: idParams,
  body: bankAccountForm,
  response: bankAccount,
  status: 201,
  errors: ['bank_account_refused', 'request_in_progress', 'provider_failed'],
})

export const getBankAccount = endpoint({
  method: 'GET',
  path: 'specialists/bank_account/:id',
  summary: 'The own bank account; 404 where there is none',
  resource: 'earnings',
  action: 'read',
  role: 'specialist',
  params: idParams,
  response: bankAccount,
  status: 200,
  errors: [],
})

export const deleteBankAccount = endpoint({
  method: 'DELETE',
  path: 'specialists/bank_account/:id',
  summary: 'Takes the bank account away; refused while a withdrawal is on its way',
  resource: 'earnings',
  action: 'manage',
  role: 'specialist',
  proof: true,
  params: idParams,
  response: null,
  status: 204,
  errors: ['withdrawal_open'],
})

export const createKycLink = endpoint({
  method: 'POST',
  path: 'specialists/bank_account/:id/kyc',
  summary: 'Where the specialist shows the payment provider who they are; lives for minutes',
  resource: 'earnings',
  action: 'manage',
  role: 'specialist',
  params: idParams,
  response: z.object({ url: z.string(), expires_at: instant }),
  status: 201,
  errors: ['provider_failed'],
})
