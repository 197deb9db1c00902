import { callJson } from '../http-json.ts'
import { NotTaken, unlessUnreachable } from '../not-taken.ts'
import type { SmsPort } from './port.ts'

/** Zenvia v2: SMS and WhatsApp over one protocol (https://zenvia.github.io/zenvia-openapi-spec/v2). */
export const createZenvia = (options: { url: string; token: string; from: string }): SmsPort => ({
  send: async ({ channel, to, text }) => {
    const call = callJson(`${options.url}/v2/channels/${channel}/messages`, {
      name: `zenvia /v2/channels/${channel}/messages`,
      method: 'POST',
      timeoutMs: 10_000,
      headers: { 'content-type': 'application/json', 'x-api-token': options.token },
      body: JSON.stringify({ from: options.from, to, contents: [{ type: 'text', text }] }),
    })
    const { status } = await call.catch(unlessUnreachable)
    if (status < 300) return
    const words = `The message provider answered ${status}`
    // After a gateway timeout it is unknown whether it was accepted.
    if (status === 504) throw new Error(words)
    throw new NotTaken('refused', words, { isFinal: status < 500 && status !== 408 && status !== 429 })
  },
})
