import type { SitePerson, SiteSpecialty } from '@emma/contracts/site'
import { councilOf } from '../../../ui/person/council-of.ts'
import { cheapest, personLink, slotLink, specialtyLink } from '../links.ts'
import { Portrait } from '../parts/portrait.tsx'
import { SearchForm } from '../parts/search-form.tsx'
import { SpecialtyName } from '../parts/specialty-name.tsx'
import { Prepared } from '../prepared/prepared.tsx'
import { useVoice } from '../voice/voice.ts'

const CHIPS = 5

const Chips = ({ specialties }: { specialties: readonly SiteSpecialty[] }) => {
  const { site, to } = useVoice()
  const t = site.home
  return (
    <nav className="s-chips" aria-label={t.search.popular}>
      {specialties.slice(0, CHIPS).map((specialty) => (
        <a key={specialty.id} className="s-chip" href={to(specialtyLink(specialty))}>
          <SpecialtyName name={specialty.name} />
        </a>
      ))}
      <a className="s-chip" href={to('/especialidades')}>
        {t.search.all}
      </a>
    </nav>
  )
}

/** The next free time, with its specialist. */
const Next = ({ person, now }: { person: SitePerson; now: string }) => {
  const { site, to, day, duration, hour, price } = useVoice()
  const [slot] = person.nextSlots
  const offer = cheapest(person)
  if (!slot || !offer) return null
  const mode = slot.online ? site.people.videoAt : site.people.placeAt
  return (
    <aside className="s-hero-card">
      <a className="s-hero-name" href={to(personLink(person))}>
        {person.name}
      </a>
      <p className="s-hero-what">
        <SpecialtyName name={offer.name} />
        {person.council && (
          <>
            {' · '}
            <span className="s-hero-council">{councilOf(person)}</span>
          </>
        )}
      </p>
      <Portrait person={person} size={288} isEarly className="s-hero-portrait" />
      <div className="s-hero-slot">
        <span className="s-muted">{site.home.next}</span>
        <strong>{`${day(slot, now)}, ${hour(slot)}`}</strong>
        <span>
          {`${duration([slot.duration_minutes])} ${mode} · `}
          <b>{price(slot.price ?? offer.price)}</b>
        </span>
        <a className="s-button" href={slotLink(person, slot)} rel="nofollow">
          {site.home.book}
        </a>
      </div>
    </aside>
  )
}

const Words = ({ of: specialties }: { of: readonly SiteSpecialty[] }) => {
  const { home } = useVoice().site
  return (
    <>
      <h1>{home.heading}</h1>
      <p className="s-lead">{home.lead}</p>
      <SearchForm />
      <Chips specialties={specialties} />
    </>
  )
}

interface Props {
  readonly person: SitePerson | undefined
  readonly specialties: readonly SiteSpecialty[]
  readonly now: string
}

export const Hero = ({ person, specialties, now }: Props) => {
  const { day } = useVoice()
  const slot = person?.nextSlots[0]
  return (
    <section className="s-wide s-hero">
      <div className="s-hero-words">
        <Prepared of={specialties}>
          <Words of={specialties} />
        </Prepared>
      </div>
      {person && slot && (
        <Prepared of={person} and={day(slot, now)}>
          <Next person={person} now={now} />
        </Prepared>
      )}
    </section>
  )
}
