import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '@emma/phrases'

/** The first language of `Accept-Language` that we support; undefined if there is none. */
export const callerLanguage = ({ 'accept-language': accepted }: IncomingHttpHeaders): Language | undefined =>
  accepted
    ?.toLowerCase()
    .split(',')
    .map((tag) => tag.trim().slice(0, 2))
    .find((tag) => tag === 'pt' || tag === 'en')
