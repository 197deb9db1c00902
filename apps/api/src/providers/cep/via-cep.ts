import * as z from 'zod'
import { callJson } from '../http-json.ts'
import type { CepPort } from './port.ts'

const unknown = z.object({ erro: z.union([z.literal('true'), z.literal(true)]) })
const found = z.object({
  logradouro: z.string(),
  complemento: z.string(),
  bairro: z.string(),
  localidade: z.string(),
  uf: z.string(),
})

/** ViaCEP: an unknown CEP is 200 with `erro`, a malformed one 400 with HTML (https://viacep.com.br). */
export const createViaCep = ({ url }: { url: string }): CepPort => ({
  find: async (zipCode) => {
    const answer = await callJson(`${url}/ws/${zipCode}/json/`, {
      name: 'viacep /ws/:cep/json/',
      timeoutMs: 2000,
    })
    if (answer.status !== 200) throw new Error(`ViaCEP answered ${answer.status}`)
    if (unknown.safeParse(answer.body).success) return undefined
    const { logradouro, complemento, bairro, localidade, uf } = found.parse(answer.body)
    return {
      zipCode,
      address: logradouro,
      complement: complemento,
      district: bairro,
      city: localidade,
      state: uf,
    }
  },
})
