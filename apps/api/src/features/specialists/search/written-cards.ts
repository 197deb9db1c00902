import type { ResponseOf } from '@emma/contracts/kit'
import {
  type listSpecialists as endpoint,
  type SpecialistCard,
  specialistCard,
} from '@emma/contracts/specialists'
import type { Db } from '../../../db/pool.ts'
import type { Deps } from '../../../deps.ts'
import { Kept } from '../../../http/kept/kept.ts'
import { writerOf } from '../../../http/write-response.ts'
import type { Seen, SeenPerson } from '../../../ports/memories.ts'
import { toCard } from '../specialists.present.ts'
import { theseSpecialists } from '../specialists.repo.ts'
import { findCards, type View } from './cards.repo.ts'
import type { DayPart } from './conditions.repo.ts'
import { findSeen } from './seen.repo.ts'

type List = ResponseOf<typeof endpoint>

const write = writerOf(specialistCard)

const keyOf = ({ id, favorite }: Pick<SeenPerson, 'id' | 'favorite'>): string => `${id} ${favorite}`

const idsOf = ({ people }: Seen): readonly string[] => people.map(({ id }) => id)

const makeCards = async (db: Db, people: readonly SeenPerson[], view: View) => {
  const rows = await findCards(db, theseSpecialists(people.map(({ id }) => id)), view)
  return rows.map((row) => ({
    key: keyOf(row),
    version: row.version,
    written: write(toCard(row)),
    until: row.stands_until?.getTime() ?? 0,
  }))
}

/** The cards of the found specialists; each is cached until its version changes (docs/decisions/0030). */
export const writtenCards = (
  { memories, readDb }: Deps,
  view: View,
  look: (db: Db) => Promise<Seen>,
): Promise<{ readonly seen: Seen; readonly written: readonly Buffer[] }> =>
  memories.cards.read(readDb, {
    now: view.now,
    look: async (db) => {
      const seen = await look(db)
      return { seen, parts: seen.people.map((person) => ({ ...person, key: keyOf(person) })) }
    },
    make: (db, missing) => makeCards(db, missing, view),
  })

/** The cards of these people, in order. */
export const cardsOf = async (deps: Deps, seen: Seen, view: View): Promise<readonly Buffer[]> => {
  if (seen.people.length === 0) return []
  const these = theseSpecialists(idsOf(seen))
  const look = async (db: Db): Promise<Seen> => (db === deps.readDb ? seen : findSeen(db, these, view))
  return (await writtenCards(deps, view, look)).written
}

/** The same with the free slots of a day: these are true for a moment only, and not cached. */
export const cardsOn = async (
  deps: Deps,
  seen: Seen,
  view: View,
  on: DayPart,
): Promise<readonly Buffer[]> => {
  if (seen.people.length === 0) return []
  const rows = await findCards(deps.readDb, theseSpecialists(idsOf(seen)), view, on)
  return rows.map((row) => Buffer.from(write(toCard(row))))
}

/** A cached card is the same object each time. */
export const readCard =
  ({ memories: { readCards } }: Deps) =>
  (written: Buffer): SpecialistCard => {
    const known = readCards.get(written)
    if (known) return known
    const card: SpecialistCard = JSON.parse(written.toString())
    readCards.set(written, card)
    return card
  }

const [opening, comma, closing] = [Buffer.from('{"data":['), Buffer.from(','), '],"meta":']

/** A page of cards, ready to send. */
export const listOfCards = (
  cards: readonly Buffer[],
  { page, pageSize, total }: List['meta'],
): Kept<List> => {
  const between = cards.flatMap((card, at) => (at === 0 ? [card] : [comma, card]))
  const meta = Buffer.from(`${closing}${JSON.stringify({ page, pageSize, total })}}`)
  return Kept.of(Buffer.concat([opening, ...between, meta]))
}
