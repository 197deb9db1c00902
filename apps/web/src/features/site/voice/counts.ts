import type { Slot } from '@emma/contracts/availability/slots'
import type { Uf } from '@emma/domain/specialists'
import { folded } from '@emma/domain/text'
import { zonePlaceOf } from '@emma/domain/zone-place'
import { fill } from '@emma/phrases/fill'
import type { SiteTexts, Style } from './style.ts'

/** Prices, numbers and places as a language writes them. */
export const countsIn = ({ people }: SiteTexts, { locale, point }: Style) => ({
  /** `4,5`. */
  average: (value: number): string => value.toFixed(1).replace('.', point),
  /** `inglês, espanhol e Libras`. */
  list: (words: readonly string[]): string => new Intl.ListFormat(locale).format(words),
  /** `3 profissionais`. */
  howMany: (count: number): string => {
    if (count === 0) return people.none
    return count === 1 ? people.one : fill(people.many, { count })
  },
  /** `30 min`, or `15 a 50 min` if slots differ. */
  duration: (lengths: readonly number[]): string | undefined => {
    if (lengths.length === 0) return undefined
    const [from, to] = [Math.min(...lengths), Math.max(...lengths)]
    return from === to ? fill(people.minutes, { minutes: from }) : fill(people.range, { from, to })
  },
  /** A specialty inside a sentence: `clínica médica`; capitals stay. */
  inSentence: (name: string): string =>
    /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name,
  /** `no Rio de Janeiro`, `em Salvador`, `em Rio Branco`: the only city name with an article by rule. */
  inCity: (name: string): string =>
    fill(folded(name) === 'rio de janeiro' ? people.inRio : people.inCity, { city: name }),
  /** `na Bahia`, `em Goiás`. */
  inState: (uf: Uf): string => people.inState[uf],
  /** The zone of these times; undefined without any. */
  clockOf: (slots: readonly Pick<Slot, 'timezone'>[]): string | undefined => {
    const places = [...new Set(slots.map(({ timezone }) => zonePlaceOf(timezone)))]
    if (places.length > 1) return fill(people.clocks, { places: places.join(', ') })
    return places[0] && fill(people.clock, { place: places[0] })
  },
})
