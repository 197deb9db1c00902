import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { CardBehavior, CardFace } from '../model.ts'
import { newId, nowIso } from '../state.ts'
import { invalid, parse, Refusal } from './errors.ts'

const LIVES_MS = 60_000

const TEST_CARDS = new Map<string, CardBehavior>([
  ['4000000000000010', 'approve'],
  ['4000000000000028', 'refuse'],
  ['4000000000000036', 'pay_later'],
  ['4000000000000044', 'fail_later'],
])

const BRANDS: readonly (readonly [brand: string, prefix: RegExp])[] = [
  [
    'Elo',
    /^(4011(78|79)|431274|438935|451416|457393|45763[12]|504175|50[69]\d{3}|627780|636(297|368)|650|6516|6550)/,
  ],
  ['Hipercard', /^(606282|3841)/],
  ['Amex', /^3[47]/],
  ['Diners', /^3(0[0-5]|[68])/],
  ['Mastercard', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
  ['Discover', /^6(011|5)/],
  ['JCB', /^35/],
  ['Visa', /^4/],
]

const passesLuhn = (number: string): boolean => {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const tokenSchema = z.object({
  type: z.literal('card'),
  card: z.object({
    number: z
      .string()
      .transform((text) => text.replaceAll(' ', ''))
      .refine((number) => /^\d{13,19}$/.test(number) && (TEST_CARDS.has(number) || passesLuhn(number)), {
        error: 'The number field is not a valid card number',
      }),
    holder_name: z
      .string()
      .trim()
      .min(1)
      .max(64)
      .regex(/^[^\d]+$/, { error: 'The holder_name field must not contain digits' }),
    exp_month: z.coerce.number().int().min(1).max(12),
    exp_year: z.coerce
      .number()
      .int()
      .min(0)
      .transform((year) => (year < 100 ? 2000 + year : year)),
    // As typed: 012 is a cvv, the number 12 is not.
    cvv: z.string().regex(/^\d{3,4}$/, { error: 'The cvv field must have 3 or 4 digits' }),
  }),
})

/** Card tokens: in memory only, for 60 s and one use. The cvv is never stored elsewhere. */
export interface Tokens {
  /** Uses up the token; null if unknown, used or expired. */
  spend(id: string): CardFace | null
}

function faceOf(card: z.infer<typeof tokenSchema>['card']): CardFace {
  const { number, holder_name, exp_month, exp_year } = card
  if (new Date(exp_year, exp_month) <= new Date())
    throw invalid('card.exp_year', 'The card expiration date is invalid')
  return {
    fingerprint: createHash('sha256').update(`${number}|${exp_month}|${exp_year}`).digest('hex'),
    behavior: TEST_CARDS.get(number) ?? 'approve',
    first_six_digits: number.slice(0, 6),
    last_four_digits: number.slice(-4),
    brand: BRANDS.find(([, prefix]) => prefix.test(number))?.[0] ?? 'Unknown',
    holder_name,
    exp_month,
    exp_year,
  }
}

export function tokenRoutes(app: FastifyInstance): Tokens {
  const alive = new Map<string, { face: CardFace; cvv: string; expires_at: number }>()

  app.options('/tokens', (_request, reply) => reply.code(204).send())
  app.post('/tokens', async (request) => {
    const { appId } = z.object({ appId: z.string().default('') }).parse(request.query)
    if (!appId.startsWith('pk_')) throw new Refusal(401, 'Authorization has been denied for this request.')
    const { card } = parse(tokenSchema, 'request', request.body)
    const face = faceOf(card)
    const id = newId('token')
    const expires_at = Date.now() + LIVES_MS
    for (const [old, token] of alive) if (token.expires_at <= Date.now()) alive.delete(old)
    alive.set(id, { face, cvv: card.cvv, expires_at })
    const { fingerprint: _f, behavior: _b, ...shown } = face
    return {
      id,
      type: 'card',
      created_at: nowIso(),
      expires_at: new Date(expires_at).toISOString(),
      card: shown,
    }
  })

  return {
    spend: (id) => {
      const token = alive.get(id)
      alive.delete(id)
      return token !== undefined && token.expires_at > Date.now() ? token.face : null
    },
  }
}
