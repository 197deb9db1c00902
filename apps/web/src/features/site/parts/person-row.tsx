import type { SitePerson } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import site from '@emma/phrases/site'
import { cheapest, personLink } from '../links.ts'
import { duration, price } from '../words.ts'
import { Portrait } from './portrait.tsx'
import { Rating } from './rating.tsx'
import { SlotChip } from './slot-chip.tsx'

const t = site.people

/** Where somebody attends: by video, in a city, or both. */
const placeOf = ({ use_online, city }: SitePerson): string => {
  if (!use_online) return city ?? ''
  return city ? fill(t.videoAndPlace, { place: city }) : t.video
}

const Offer = ({ person }: { person: SitePerson }) => {
  const lowest = cheapest(person)
  const long = duration(person.nextSlots)
  return (
    <span className="s-person-offer">
      <Rating rating={person.rating} />
      {lowest && <strong>{price(lowest.price)}</strong>}
      {long && <span>{long}</span>}
    </span>
  )
}

/** Somebody to choose: the name leads to the page, each time to its summary. */
export const PersonRow = ({ person, now }: { person: SitePerson; now: string }) => (
  <li className="s-person">
    <Portrait person={person} size={56} />
    <div className="s-person-who">
      <a className="s-person-name" href={personLink(person)}>
        {person.name}
      </a>
      <span className="s-person-what">
        {[cheapest(person)?.name, placeOf(person)].filter(Boolean).join(' · ')}
      </span>
      <Offer person={person} />
    </div>
    <div className="s-person-slots">
      {person.nextSlots.slice(0, 3).map((slot) => (
        <SlotChip key={slot.id} person={person} slot={slot} now={now} />
      ))}
      {person.nextSlots.length === 0 && <span className="s-muted">{t.noSlots}</span>}
    </div>
  </li>
)

export const PersonList = ({ people, now }: { people: readonly SitePerson[]; now: string }) => (
  <ul className="s-people">
    {people.map((person) => (
      <PersonRow key={person.id} person={person} now={now} />
    ))}
  </ul>
)
