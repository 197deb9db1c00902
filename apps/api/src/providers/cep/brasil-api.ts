import * as z from 'zod'
import { callJson } from '../http-json.ts'
import type { CepPort, LocateCep } from './port.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const found = z.object({ state: z.string(), city: z.string(), neighborhood: text, street: text })

/** BrasilAPI's CEP v2: an unknown CEP is 404 (https://brasilapi.com.br/docs#tag/CEP-V2). */
export const createBrasilApi = ({ url }: { url: string }): CepPort => ({
  find: async (zipCode) => {
    const answer = await callJson(`${url}/api/cep/v2/${zipCode}`, {
      name: 'brasilapi /api/cep/v2/:cep',
      timeoutMs: 2000,
    })
    if (answer.status === 404) return undefined
    if (answer.status !== 200) throw new Error(`BrasilAPI answered ${answer.status}`)
    const { state, city, neighborhood, street } = found.parse(answer.body)
    return { zipCode, address: street, complement: '', district: neighborhood, city, state }
  },
})

const degrees = (least: number, most: number) =>
  z
    .union([z.number(), z.string().min(1)])
    .transform(Number)
    .pipe(z.number().min(least).max(most))
/** Within Brazil; many CEPs have none. */
const located = z.object({
  location: z.object({ coordinates: z.object({ latitude: degrees(-34, 6), longitude: degrees(-74, -28) }) }),
})

/** The position of a CEP by BrasilAPI's CEP v2. */
export const createCepLocator =
  ({ url }: { url: string }): LocateCep =>
  async (zipCode) => {
    const answer = await callJson(`${url}/api/cep/v2/${zipCode}`, {
      name: 'brasilapi /api/cep/v2/:cep',
      timeoutMs: 2000,
    }).catch(() => undefined)
    const found = located.safeParse(answer?.body)
    return found.success ? found.data.location.coordinates : undefined
  }
