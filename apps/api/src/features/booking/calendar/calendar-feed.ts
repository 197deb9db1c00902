import { createHash, createHmac } from 'node:crypto'
import type {
  CalendarFeed,
  getCalendarFeed as getEndpoint,
  readCalendarFeed as readEndpoint,
  renewCalendarFeed as renewEndpoint,
  revokeCalendarFeed as revokeEndpoint,
} from '@emma/contracts/booking/calendar'
import type { Config } from '../../../config.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { deleteFeed, findCalendarEvents, findFeed, findFeedOwner, replaceFeed } from './calendar.repo.ts'
import { FEED_PAST_MS, toCalendarFile } from './calendar-file.ts'

/** Derived, so that the owner can see the address again although only its hash is stored (migration 0175). */
const tokenOf = ({ HMAC_KEY }: Config, feedId: string): string =>
  createHmac('sha256', Buffer.from(HMAC_KEY, 'base64')).update(`calendar|${feedId}`).digest('base64url')
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const toFeed = (config: Config, id: string, createdAt: Date): CalendarFeed => ({
  url: `${config.publicUrl}/api/v1/schedules/feed/${tokenOf(config, id)}.ics`,
  created_at: createdAt.toISOString(),
})

export const getCalendarFeed: UseCase<typeof getEndpoint> = async ({ db, config }, { actor }) => {
  const feed = await findFeed(db, actor.userId)
  return feed ? toFeed(config, feed.id, feed.created_at) : { url: null, created_at: null }
}

/** Creates a new address; the previous one stops working. */
export const renewCalendarFeed: UseCase<typeof renewEndpoint> = async (deps, { actor }) => {
  const { db, config, clock } = deps
  const [id, now] = [deps.newId(), clock.now()]
  await replaceFeed(db, { userId: actor.userId, id, tokenHash: hashOf(tokenOf(config, id)), now })
  return toFeed(config, id, now)
}

export const revokeCalendarFeed: UseCase<typeof revokeEndpoint> = ({ db }, { actor }) =>
  deleteFeed(db, actor.userId)

/** Calendar programs send nothing but the address: anyone who has it can read. */
export const readCalendarFeed: UseCase<typeof readEndpoint> = async (deps, { params }) => {
  const { readDb, config, clock } = deps
  const owner = await findFeedOwner(readDb, hashOf(params.token))
  if (!owner) throw notFound()
  const from = new Date(clock.now().getTime() - FEED_PAST_MS)
  const role = owner.customer_id === null ? 'specialist' : 'customer'
  const rows = await findCalendarEvents(readDb, owner, from)
  const file = await toCalendarFile(
    rows,
    { role, language: owner.language, publicUrl: config.publicUrl },
    'emma.ics',
  )
  const etag = `"${createHash('sha256').update(String(file.content)).digest('base64url')}"`
  return { ...file, revalidated: { etag } }
}
