import { folded } from '../text.ts'

/** Acquirers give the reason for a refusal in Portuguese, each in its own words; the first match counts. */
const signs = [
  ['pix_expired', /\bpix\b.*\bexpirad/],
  ['funds', /\b(?:saldo|limite|fundos)\b/],
  ['security_code', /codigo de seguranca|\bcv[vc]\b/],
  ['password', /\bsenha\b/],
  ['expired', /\b(?:vencid|expirad|validade)/],
  ['blocked', /\b(?:bloquead|restri|roubad|perdid|extraviad|cancelad)/],
  ['card', /\b(?:cartao|numero)\b.*\b(?:invalid|inexistente|nao (?:existe|encontrad))/],
  ['not_permitted', /nao (?:permitid|suportad|habilitad)|tipo de conta/],
  ['bank', /\b(?:emissor|banco|autorizad|recusad|rejeitad|negad)/],
] as const satisfies readonly (readonly [string, RegExp])[]

export type RefusalMeaning = (typeof signs)[number][0]

/** The meaning of an acquirer's text for a refused charge; undefined if unknown. */
export const refusalMeaning = (reason: string): RefusalMeaning | undefined => {
  const said = folded(reason)
  return signs.find(([, sign]) => sign.test(said))?.[0]
}
