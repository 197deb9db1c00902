import { codeLimits } from '@emma/domain/auth'
import { internationalPhone } from '@emma/domain/customers'
import { rooms } from '@emma/phrases'
import type { Deps } from '../../deps.ts'
import { findCode } from './codes.repo.ts'
import { channelOf, openTarget } from './issue-code.ts'
import { digitsOf } from './one-time-code.ts'

const fill = (template: string, code: string): string =>
  template.replaceAll('{{code}}', code).replaceAll('{{minutes}}', String(codeLimits.livesMs / 60_000))

/** Sends one code by its channel; nothing once it was used or has run out. */
export const sendCode = async (deps: Deps, { codeId }: { readonly codeId: string }): Promise<void> => {
  const row = await findCode(deps.db, codeId)
  if (!row || row.used_at !== null || row.expires_at <= deps.clock.now()) return
  const to = await openTarget(deps, deps.db, row)
  const channel = channelOf(row.channel)
  const { default: phrases } = await rooms.messages.pt()
  const { subject, email, text } = phrases.code
  const code = digitsOf(deps.config, row.id)
  if (channel === 'email')
    await deps.email.send({ to, subject: fill(subject, code), text: fill(email, code) })
  else await deps.sms.send({ channel, to: internationalPhone(to), text: fill(text, code) })
}
