import { errorStatus } from '@emma/contracts/kit'
import { siteAddress, siteLanguageOf, siteTags } from '@emma/contracts/site/paths'
import { errorPhrases } from '@emma/phrases/errors'
import errorsInEnglish from '@emma/phrases/errors-en'
import { letterHtml } from '@emma/phrases/letter'
import site from '@emma/phrases/site'
import siteInEnglish from '@emma/phrases/site-en'
import type { FastifyReply } from 'fastify'
import type { Config } from '../../config.ts'
import type { AppError } from '../app-error.ts'

/** The page for a public page that failed: what happened, and the contact, with the id in the log. */
export const sendFailedPage = ({ publicUrl }: Config, reply: FastifyReply, error: AppError): FastifyReply => {
  const { url, id } = reply.request
  const language = siteLanguageOf(url)
  const detail = language === 'en' ? errorsInEnglish[error.code] : errorPhrases[error.code].detail
  const { failed } = (language === 'en' ? siteInEnglish : site).frame
  const at = (path: string): string => `${publicUrl}${siteAddress(path, language)}`
  const letter = [`[${failed.home}](${at('/')})`, `[${failed.contact}](${at(`/contato?erro=${id}`)}) · ${id}`]
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
  return reply
    .code(errorStatus[error.code])
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(letterHtml(detail, letter.join('\n\n'), siteTags[language]))
}
