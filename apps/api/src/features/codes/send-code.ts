import { codeLimits } from '@emma/domain/auth'
import { internationalPhone } from '@emma/domain/customers'
import { MINUTE } from '@emma/domain/interval'
import { phraseSets } from '@emma/phrases'
import { fill } from '@emma/phrases/fill'
import { fillLetter } from '@emma/phrases/letter'
import type { Deps } from '../../deps.ts'
import { sendSms } from '../notifications/index.ts'
import { findCode } from './codes.repo.ts'
import { channelOf, openTarget } from './issue-code.ts'
import { digitsOf } from './one-time-code.ts'

/** Sends one code by its channel; nothing once it was used or has run out. */
export const sendCode = async (
  deps: Deps,
  { codeId, url }: { readonly codeId: string; readonly url?: string },
): Promise<void> => {
  const row = await findCode(deps.db, codeId)
  if (!row || row.used_at !== null || row.expires_at <= deps.clock.now()) return
  const to = await openTarget(deps, deps.db, row)
  const channel = channelOf(row.channel)
  const { default: phrases } = await phraseSets.messages()
  const { text } = phrases.code
  const { subject, email } = url === undefined ? phrases.code : phrases.signUpCode
  const values = {
    code: digitsOf(deps.config, row.id),
    minutes: String(codeLimits.livesMs / MINUTE),
    url: url ?? '',
  }
  if (channel === 'email')
    await deps.email.send({ to, subject: fill(subject, values), text: fillLetter(email, values) })
  else await sendSms(deps, { channel, to: internationalPhone(to), text: fill(text, values) })
}
