import { codeLimits } from '@emma/domain/auth'
import { internationalPhone } from '@emma/domain/customers'
import { MINUTE } from '@emma/domain/interval'
import { fill } from '@emma/phrases/fill'
import { fillLetter } from '@emma/phrases/letter'
import type { Deps } from '../../deps.ts'
import { sendSms, wordingIn } from '../notifications/index.ts'
import { findCode } from './codes.repo.ts'
import { channelOf, openTarget } from './issue-code.ts'
import { digitsOf } from './one-time-code.ts'
import { findAddressee } from './pending-contacts.repo.ts'

/** `url` continues on any device; `language` is that of a stranger's screens. */
export interface Sending {
  readonly codeId: string
  readonly url?: string
  readonly language?: string
}

/** Sends one code by its channel; does nothing once it was used or has expired. */
export const sendCode = async (deps: Deps, { codeId, url, language }: Sending): Promise<void> => {
  const row = await findCode(deps.db, codeId)
  if (!row || row.used_at !== null || row.expires_at <= deps.clock.now()) return
  const to = await openTarget(deps, deps.db, row)
  const channel = channelOf(row.channel)
  const reads = language ?? (await findAddressee(deps.db, row.user_id))?.language ?? 'pt'
  const { texts, link } = await wordingIn(reads)
  const { text } = texts.code
  const { subject, email } = url === undefined ? texts.code : texts.signUpCode
  const values = {
    code: digitsOf(deps.config, row.id),
    minutes: String(codeLimits.livesMs / MINUTE),
    url: url === undefined ? '' : link(url),
  }
  if (channel === 'email')
    await deps.email.send({
      to,
      language: reads,
      subject: fill(subject, values),
      text: fillLetter(email, values),
    })
  else await sendSms(deps, { channel, to: internationalPhone(to), text: fill(text, values) })
}
