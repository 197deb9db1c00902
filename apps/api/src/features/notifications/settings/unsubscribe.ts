import type {
  askToUnsubscribe as askEndpoint,
  unsubscribe as endpoint,
} from '@emma/contracts/notifications/settings'
import { groupsFor, isOptional } from '@emma/domain/notifications'
import { phraseSetsIn } from '@emma/phrases/english'
import { fill } from '@emma/phrases/fill'
import { pageHtml } from '@emma/phrases/letter'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import type { FileAnswer } from '../../../http/send-answer.ts'
import { findReader, muteMessages } from './settings.repo.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

const refusalOf = async ({ config, db }: Deps, token: string) => {
  const refusal = readUnsubscribeToken(config, token)
  if (!refusal || !isOptional(refusal.group, 'message')) throw notFound()
  const person = await findReader(db, refusal.userId)
  if (!person || !groupsFor(person.role).includes(refusal.group)) throw notFound()
  return { ...refusal, language: person.language }
}

interface Asked {
  readonly group: Parameters<typeof isOptional>[0]
  readonly language: string
}

const page = async (which: 'ask' | 'done', { group, language }: Asked): Promise<FileAnswer> => {
  const sets = phraseSetsIn(language)
  const { unsubscribe: texts } = (await sets.messages()).default
  const { groups } = (await sets.notifications()).default
  const { title, text } = texts[which]
  const words = fill(text, { about: groups[group].title })
  const content = pageHtml({
    lang: language === 'en' ? 'en' : undefined,
    title,
    text: words,
    button: which === 'ask' ? texts.ask.button : undefined,
  })
  return { content, type: 'text/html; charset=utf-8' }
}

/** A page that asks: mail filters open every link of a letter, so opening must change nothing. */
export const askToUnsubscribe: UseCase<typeof askEndpoint> = async (deps, { params }) =>
  page('ask', await refusalOf(deps, params.token))

/** Turns a group's messages off without a login. Idempotent. */
export const unsubscribe: UseCase<typeof endpoint> = async (deps, { params }) => {
  const refusal = await refusalOf(deps, params.token)
  await inTransaction(deps.db, (tx) => muteMessages(tx, refusal, deps.clock.now()))
  return page('done', refusal)
}
