import { callJson } from '../http-json.ts'
import type { SmsPort } from './port.ts'

/** Zenvia v2: SMS and WhatsApp over one protocol (https://zenvia.github.io/zenvia-openapi-spec/v2). */
export const createZenvia = (options: { url: string; token: string; from: string }): SmsPort => ({
  send: async ({ channel, to, text }) => {
    const answer = await callJson(`${options.url}/v2/channels/${channel}/messages`, {
      method: 'POST',
      timeoutMs: 10_000,
      headers: { 'content-type': 'application/json', 'x-api-token': options.token },
      body: JSON.stringify({ from: options.from, to, contents: [{ type: 'text', text }] }),
    })
    if (answer.status >= 300) throw new Error(`The message provider answered ${answer.status}`)
  },
})
