import { fill } from '@emma/phrases/fill'
import { SpecialtyName } from '../parts/specialty-name.tsx'
import { useVoice } from '../voice/voice.ts'
import type { Found } from './choices.ts'
import type { SearchPlace } from './search-place.ts'

interface Part {
  readonly found: Found
  readonly place: SearchPlace
}

/** The specialties meant by the words, with the note that it is no triage. */
export const Meant = ({ found: { meant }, place }: Part) => {
  const t = useVoice().site.lists.search
  return (
    <section className="s-meant">
      <p>
        {t.meant} <small>{t.notTriage}</small>
      </p>
      <ul>
        {meant.map((specialty) => (
          <li key={specialty.id}>
            <a className="s-chip" href={place.specialtyLink(specialty.slug)} data-search="">
              <SpecialtyName name={specialty.name} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For a vague word: the complaints that begin with it, one press each. */
export const Precise = ({ found: { precise, preciseLanguage, search }, place }: Part) => {
  const { site, tag } = useVoice()
  const t = site.lists.search
  const lang = preciseLanguage === tag ? undefined : preciseLanguage
  return (
    <section className="s-meant">
      <p>{t.precise}</p>
      <ul>
        {precise.map((complaint) => (
          <li key={complaint}>
            <a
              className="s-chip"
              href={place.linkTo({ ...search, q: complaint, page: 1 })}
              lang={lang}
              data-search=""
            >
              {complaint}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const MOST_CITIES = 6

/** The cities where most of them are, and the map, for who asks for somebody near. */
export const Nearby = ({ rest, found, place }: { rest: string } & Part) => {
  const t = useVoice().site.lists.search
  const { search, counts } = found
  const linkTo = (changed: Partial<Found['search']>) => place.linkTo({ ...search, ...changed, page: 1 })
  return (
    <section className="s-meant">
      <p>{t.nearby}</p>
      <ul>
        {(counts?.cities ?? []).slice(0, MOST_CITIES).map(({ name, state, count }) => {
          const city = `${name}, ${state}`
          return (
            <li key={city}>
              <a className="s-chip" href={linkTo({ q: rest, city, mode: 'presencial' })} data-search="">
                {fill(t.cityCount, { city, count })}
              </a>
            </li>
          )
        })}
        <li>
          <a className="s-chip" href={linkTo({ view: 'mapa' })} data-search="">
            {t.map.open}
          </a>
        </li>
      </ul>
    </section>
  )
}
