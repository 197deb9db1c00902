import * as z from 'zod'
import { callJson } from '../http-json.ts'
import type { CepPort } from './port.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const found = z.object({ state: z.string(), city: z.string(), neighborhood: text, street: text })

/** BrasilAPI's CEP v2: an unknown CEP is 404 (https://brasilapi.com.br/docs#tag/CEP-V2). */
export const createBrasilApi = ({ url }: { url: string }): CepPort => ({
  find: async (zipCode) => {
    const answer = await callJson(`${url}/api/cep/v2/${zipCode}`, { timeoutMs: 2000 })
    if (answer.status === 404) return undefined
    if (answer.status !== 200) throw new Error(`BrasilAPI answered ${answer.status}`)
    const { state, city, neighborhood, street } = found.parse(answer.body)
    return { zipCode, address: street, complement: '', district: neighborhood, city, state }
  },
})
