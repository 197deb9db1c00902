import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '@emma/phrases'

/** The first of `Accept-Language` that we write; none where a program says nothing of it, or another language. */
export const callerLanguage = ({ 'accept-language': accepted }: IncomingHttpHeaders): Language | undefined =>
  accepted
    ?.toLowerCase()
    .split(',')
    .map((tag) => tag.trim().slice(0, 2))
    .find((tag) => tag === 'pt' || tag === 'en')
