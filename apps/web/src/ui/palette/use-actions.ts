import { wallTimeOf } from '@emma/domain/availability'
import { folded } from '@emma/domain/text'
import { useTranslation } from 'react-i18next'
import { formatShortDay, noonOf } from '../../lib/i18n/format.ts'
import { ownZone } from '../../lib/i18n/person-zone.ts'
import { useUser } from '../../lib/session/use-session.ts'
import type { Place } from './places.ts'
import { spokenBlock } from './spoken-block.ts'

/** Actions for a person, by words of both languages of the interface; each form gets the person. */
const forPeople = [
  {
    key: 'prescribe',
    words: /\b(receita|prescri)/,
    pathOf: ({ path }: Place) => `${path}${path.includes('?') ? '&' : '?'}acao=receita`,
  },
  {
    key: 'book',
    words: /\b(marcar|agendar|book|schedule)\b/,
    pathOf: ({ booking, path }: Place) => booking ?? path,
  },
] as const

/** The actions that the text asks for: each opens a filled-in form, and nothing is done before that is sent. */
export const useActions = (typed: string, people: readonly Place[]): readonly Place[] => {
  const { t } = useTranslation('palette')
  const user = useUser()
  if (user?.role !== 'specialist') return []
  const zone = ownZone()
  const block = spokenBlock(typed, wallTimeOf(Date.now(), zone).date, zone)
  const blocks = block && {
    kind: 'action' as const,
    name: t(block.part ? 'block.part' : 'block.day', {
      day: formatShortDay(noonOf(block.date), 'UTC'),
      part: block.part ? t(`parts.${block.part}`) : '',
    }),
    path: `/specialist/calendar?bloquear=${encodeURIComponent(`${block.starts_at}/${block.ends_at}`)}`,
  }
  const asked = forPeople.find(({ words }) => words.test(folded(typed)))
  const forms = asked
    ? people.map((person) => ({
        kind: 'action' as const,
        name: t(asked.key, { name: person.name }),
        path: asked.pathOf(person),
      }))
    : []
  return [...(blocks ? [blocks] : []), ...forms]
}
