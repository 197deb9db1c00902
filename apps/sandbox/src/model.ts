import { z } from 'zod'

/**
 * The state of the simulated providers. Schemas, not bare types: the state is read back from a file. Amounts are
 * centavos, instants ISO 8601. It never contains a card number or cvv.
 */

const loose = z.record(z.string(), z.unknown())

export const customerSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  document: z.string(),
  document_type: z.string(),
  type: z.string(),
  phones: loose,
  address: loose.nullable(),
  metadata: loose,
  created_at: z.string(),
  updated_at: z.string(),
})

/** How a charge on the card behaves, decided by its number. */
export const cardBehaviorSchema = z.enum(['approve', 'refuse', 'pay_later', 'fail_later'])

export const cardFaceSchema = z.object({
  fingerprint: z.string(),
  behavior: cardBehaviorSchema,
  first_six_digits: z.string(),
  last_four_digits: z.string(),
  brand: z.string(),
  holder_name: z.string(),
  exp_month: z.number(),
  exp_year: z.number(),
})

export const cardSchema = z.object({
  ...cardFaceSchema.shape,
  id: z.string(),
  customer_id: z.string(),
  status: z.enum(['active', 'deleted']),
  billing_address: loose.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})

export const shareSchema = z.object({ recipient_id: z.string(), amount: z.number() })

export const splitSchema = z.object({
  ...shareSchema.shape,
  type: z.literal('flat'),
  options: z.object({
    liable: z.boolean(),
    charge_processing_fee: z.boolean(),
    charge_remainder_fee: z.boolean(),
  }),
})

export const itemSchema = z.object({
  amount: z.int().min(1),
  description: z.string().min(1).max(256),
  quantity: z.int().min(1),
  code: z.string().min(1).max(52),
})

export const orderSchema = z.object({
  id: z.string(),
  code: z.string(),
  customer_id: z.string(),
  charge_id: z.string(),
  items: z.array(itemSchema),
  amount: z.number(),
  status: z.enum(['pending', 'paid', 'failed', 'canceled']),
  metadata: loose,
  created_at: z.string(),
  updated_at: z.string(),
})

const transactionSchema = z.object({
  id: z.string(),
  status: z.string(),
  success: z.boolean(),
  acquirer_return_code: z.string().nullable(),
  acquirer_message: z.string().nullable(),
})

const pixSchema = z.object({
  qr_code: z.string(),
  expires_at: z.string(),
  end_to_end_id: z.string().nullable(),
})

export const chargeSchema = z.object({
  id: z.string(),
  order_id: z.string(),
  customer_id: z.string(),
  amount: z.number(),
  paid_amount: z.number(),
  canceled_amount: z.number(),
  status: z.enum([
    'pending',
    'processing',
    'paid',
    'failed',
    'canceled',
    'refunded',
    'partial_refunded',
    'chargedback',
  ]),
  payment_method: z.enum(['credit_card', 'pix']),
  installments: z.number(),
  statement_descriptor: z.string(),
  card_id: z.string().nullable(),
  pix: pixSchema.nullable(),
  split: z.array(splitSchema),
  transaction: transactionSchema,
  refunds: z.array(z.object({ id: z.string(), amount: z.number(), created_at: z.string() })),
  paid_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})

export const recipientStatusSchema = z.enum([
  'registration',
  'affiliation',
  'active',
  'refused',
  'suspended',
  'blocked',
  'inactive',
])

export const bankAccountSchema = z.object({
  holder_name: z.string().min(1).max(30),
  holder_type: z.enum(['individual', 'company']),
  holder_document: z.string().regex(/^(\d{11}|[0-9A-Z]{12}\d{2})$/),
  bank: z.string().regex(/^\d{3}$/),
  branch_number: z.string().regex(/^\d{1,4}$/),
  branch_check_digit: z
    .string()
    .regex(/^[0-9A-Za-z]?$/)
    .nullish(),
  account_number: z.string().regex(/^\d{1,13}$/),
  account_check_digit: z.string().regex(/^[0-9A-Za-z]{1,2}$/),
  type: z.enum(['checking', 'savings']),
})

export const recipientSchema = z.object({
  id: z.string(),
  code: z.string(),
  status: recipientStatusSchema,
  default_bank_account: z.object({ ...bankAccountSchema.shape, id: z.string() }).nullable(),
  transfer_settings: loose,
  register_information: loose,
  created_at: z.string(),
  updated_at: z.string(),
})

export const withdrawalSchema = z.object({
  id: z.string(),
  recipient_id: z.string(),
  amount: z.number(),
  fee: z.number(),
  status: z.enum(['pending', 'paid', 'failed']),
  created_at: z.string(),
  updated_at: z.string(),
})

export const payableSchema = z.object({
  id: z.string(),
  type: z.enum(['credit', 'refund', 'chargeback']),
  status: z.literal('paid'),
  amount: z.number(),
  fee: z.number(),
  charge_id: z.string().nullable(),
  recipient_id: z.string(),
  payment_method: z.string().nullable(),
  payment_date: z.string(),
  created_at: z.string(),
})

/** Money moved from one recipient to another. */
export const transferSchema = z.object({
  id: z.string(),
  source_id: z.string(),
  target_id: z.string(),
  amount: z.number(),
  created_at: z.string(),
})

export const hookSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: loose,
  created_at: z.string(),
  status: z.enum(['waiting', 'delivered', 'failed', 'not_configured']),
  attempts: z.array(z.object({ at: z.string(), result: z.string() })),
})

export const answerSchema = z.object({
  id: z.string(),
  status: z.number(),
  body: z.string(),
  expires_at: z.number(),
})

/** A scheduled event; `id` is `kind:subject`, so each subject has one. */
export const dueSchema = z.object({
  id: z.string(),
  kind: z.enum(['charge', 'pix_expiry', 'recipient', 'withdrawal', 'hook']),
  subject: z.string(),
  at: z.number(),
})

export type Customer = z.infer<typeof customerSchema>
export type CardBehavior = z.infer<typeof cardBehaviorSchema>
export type CardFace = z.infer<typeof cardFaceSchema>
export type Card = z.infer<typeof cardSchema>
export type Share = z.infer<typeof shareSchema>
export type Order = z.infer<typeof orderSchema>
export type Charge = z.infer<typeof chargeSchema>
export type Recipient = z.infer<typeof recipientSchema>
export type Withdrawal = z.infer<typeof withdrawalSchema>
export type Transfer = z.infer<typeof transferSchema>
export type Payable = z.infer<typeof payableSchema>
export type Hook = z.infer<typeof hookSchema>
export type Due = z.infer<typeof dueSchema>

/** A calendar host's entry under a name: a file, or a redirect. */
export const calendarSchema = z.object({
  id: z.string(),
  text: z.string().default(''),
  redirect: z.string().optional(),
})
