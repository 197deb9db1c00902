import { getTokenization } from '@emma/contracts/cards'
import { cleanCard, type TypedCard } from '@emma/domain/cards'
import * as z from 'zod/mini'
import { call } from '../../lib/api/api.ts'
import { fetchInTime } from '../../lib/api/fetch-in-time.ts'

const tokenAnswer = z.object({ id: z.string() })

/** The provider refused the card's data: a number that does not exist, an expired card. */
export class CardNotTaken extends Error {
  override readonly name = 'CardNotTaken'
}

/** The provider did not answer, or cannot for now: it says nothing about the card. */
export class ProviderSilent extends Error {
  override readonly name = 'ProviderSilent'
}

const TOO_MANY = 429
const BROKEN = 500

/**
 * Turns a card into a token at the provider, straight from the browser (Pagar.me core/v5 `POST /tokens`), without our
 * session: number and cvv never reach our server.
 * @throws CardNotTaken, ProviderSilent, and errors of reading the provider's address
 */
export const tokenizeCard = async (
  typed: TypedCard,
): Promise<{ readonly token: string; readonly holderName: string }> => {
  const { url } = await call(getTokenization, {})
  const card = cleanCard(typed)
  const request = new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'card', card }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  const answer = await fetchInTime(request).catch((cause: unknown) => {
    throw new ProviderSilent('unreachable', { cause })
  })
  if (answer.status >= BROKEN || answer.status === TOO_MANY) throw new ProviderSilent(`${answer.status}`)
  if (!answer.ok) throw new CardNotTaken()
  const { id } = tokenAnswer.parse(await answer.json())
  return { token: id, holderName: card.holder_name }
}
