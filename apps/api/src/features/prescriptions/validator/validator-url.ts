import { VALIDATOR_FORMAT } from '@emma/contracts/prescriptions/verification'

const ASKED = /^\/(?:api\/v1\/prescriptions\/verify|verificar)\/([^/?]+)\/?\?(.*)$/

/**
 * ITI's validator requests the QR's address with its format in the query: a separate call answers it, wherever the code
 * is checked.
 */
export const validatorUrl = (url: string): string => {
  const [, code, query] = ASKED.exec(url) ?? []
  if (
    code === undefined ||
    new URLSearchParams(query).get('_format')?.replace(' ', '+') !== VALIDATOR_FORMAT
  ) {
    return url
  }
  const secret = new URLSearchParams(query).get('_secretCode') ?? ''
  return `/api/v1/prescriptions/validator/${code}?_secretCode=${encodeURIComponent(secret)}`
}
