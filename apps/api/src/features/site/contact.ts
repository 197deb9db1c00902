import { contactForm } from '@emma/contracts/site/contact'
import type { SiteLanguage } from '@emma/contracts/site/paths'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { callerAddress } from '../../http/caller/caller-address.ts'
import type { RateLimit } from '../../ports/memories.ts'
import { keepContactMessage } from '../support/index.ts'
import { fieldOf, type Gather, type Gathered } from './site-page.ts'

const PER_MINUTE = 3
/** A family, a clinic or a whole phone network may share an address. */
const PER_DAY = 40

type State = Extract<Gathered['page'], { kind: 'contact' }>
const statuses = { open: 200, sent: 200, wrong: 422, limited: 429, limitedToday: 429, failed: 503 } as const

const pageIn = (
  { config }: Pick<Deps, 'config'>,
  state: State['state'],
  values: State['values'] = {},
  wrong: readonly string[] = [],
): Gathered => ({
  status: statuses[state],
  page: { kind: 'contact', state, email: config.SUPPORT_EMAIL, values, wrong },
  path: '/contato',
  topics: [],
  isIndexed: state === 'open',
})

/** The empty form, with the id of the failure that led here; or that it was sent. */
export const gatherContact: Gather = async (deps, asked) =>
  fieldOf(asked, 'enviado') === ''
    ? pageIn(deps, 'open', { erro: fieldOf(asked, 'erro').slice(0, 80) })
    : pageIn(deps, 'sent')

const typedIn = ({ body }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof body === 'object' && body !== null ? body : {}).map(([key, value]) => [
      key,
      String(value).slice(0, 5000),
    ]),
  )

const isWithin = (count: () => void): boolean => {
  try {
    count()
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** Stores a message until the support has it; or shows the form again with the typed values. */
export const postContact = async (
  deps: Deps,
  request: FastifyRequest,
  language: SiteLanguage,
): Promise<Gathered | 'sent'> => {
  const values = typedIn(request)
  const address = callerAddress(deps.config.TRUST_PROXY, request.raw)
  const isAllowed = (limit: RateLimit, most: number) =>
    isWithin(() => limit(address, deps.clock.now().getTime(), most))
  if (!isAllowed(deps.limits.contacts, PER_MINUTE)) return pageIn(deps, 'limited', values)
  const form = z.safeParse(contactForm, values)
  if (!form.success)
    return pageIn(
      deps,
      'wrong',
      values,
      form.error.issues.map(({ path }) => String(path[0])),
    )
  // A honeypot: people leave an invisible field empty.
  if (values.site) return 'sent'
  if (!isAllowed(deps.limits.contactsOfDay, PER_DAY)) return pageIn(deps, 'limitedToday', values)
  try {
    await keepContactMessage(deps, form.data, language)
    return 'sent'
  } catch (error) {
    deps.log.error({ err: error }, 'a message to the support could not be kept')
    return pageIn(deps, 'failed', values)
  }
}
