import * as z from 'zod/mini'
import { endpoint, idParams, optionalText, text, uuid } from '../kit/index.ts'

/** A card in a form that may be shown: never its number. */
export const card = z.object({
  id: uuid,
  brand: z.string(),
  last4: z.string(),
  holder_name: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
  default: z.boolean(),
  /** It paid the patient's last purchase; a refused card never did. */
  used_last: z.boolean(),
})
export type Card = z.output<typeof card>

export const getTokenization = endpoint({
  method: 'GET',
  path: 'card/tokenization',
  summary: 'Where the browser turns a card into a token: the number never reaches this API',
  resource: 'card',
  action: 'read',
  role: 'customer',
  response: z.object({ url: z.string(), public_key: z.string() }),
  status: 200,
  errors: [],
})

/** Eight digits, with or without the hyphen. */
const zipCode = z.string().check(
  z.regex(/^\d{5}-?\d{3}$/),
  z.overwrite((value) => value.replace('-', '')),
)
/** A card's number typed into the name field is refused: it must not be stored (PCI DSS 3.3). */
const holderName = text(64).check(z.regex(/^(?!(?:\D*\d){8})/))
const state = z.string().check(z.regex(/^[A-Z]{2}$/))

/** A strict body: `card_number` and `cvv` are refused before anything is stored or logged. */
export const addCard = endpoint({
  method: 'POST',
  path: 'card/addCard',
  summary:
    'Keeps the card of a token; the first one is the default. With `keep: false` it pays once by its id and is in no list',
  resource: 'card',
  action: 'create',
  role: 'customer',
  body: z.strictObject({
    card_token: text(200),
    holder_name: holderName,
    zip_code: z.optional(zipCode),
    address: z.optional(text(200)),
    address_number: z.optional(text(20)),
    complement: z.optional(optionalText(100)),
    neighborhood: z.optional(text(100)),
    city: z.optional(text(64)),
    state: z.optional(state),
    country: z._default(z.literal('br'), 'br'),
    useRegisteredCustomerAddress: z._default(z.boolean(), false),
    /** False: for one payment only. The card is not listed, and is deleted within a day, at the provider too. */
    keep: z._default(z.boolean(), true),
  }),
  response: card,
  status: 201,
  errors: ['card_token_invalid', 'provider_failed', 'payment_pause'],
})

export const listCards = endpoint({
  method: 'GET',
  path: 'card/credit_cards',
  summary: 'Own cards, the default first',
  resource: 'card',
  action: 'read',
  role: 'customer',
  response: z.object({ data: z.array(card) }),
  status: 200,
  errors: [],
})

export const deleteCard = endpoint({
  method: 'DELETE',
  path: 'card/deleteCard/:id',
  summary: 'Forgets a card, here and at the provider',
  resource: 'card',
  action: 'delete',
  role: 'customer',
  params: idParams,
  response: null,
  status: 204,
  errors: [],
})
