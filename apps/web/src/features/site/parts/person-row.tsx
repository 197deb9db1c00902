import type { SitePerson } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import site from '@emma/phrases/site'
import { offerOf, personLink } from '../links.ts'
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

const Offer = ({ person, offer }: { person: SitePerson; offer: ReturnType<typeof offerOf> }) => {
  const long = duration(person.nextSlots)
  return (
    <span className="s-person-offer">
      <Rating rating={person.rating} />
      {offer && <strong>{price(offer.price)}</strong>}
      {long && <span>{long}</span>}
    </span>
  )
}

interface RowProps {
  readonly person: SitePerson
  readonly now: string
  /** What the list is about: ids of specialties, or nothing in particular. */
  readonly among?: readonly string[] | undefined
}

/** Somebody to choose: the name leads to the page, each time to its summary. */
export const PersonRow = ({ person, now, among }: RowProps) => {
  const offer = offerOf(person, among)
  return (
    <li className="s-person">
      <Portrait person={person} size={56} />
      <div className="s-person-who">
        <a className="s-person-name" href={personLink(person)}>
          {person.name}
        </a>
        <span className="s-person-what">{[offer?.name, placeOf(person)].filter(Boolean).join(' · ')}</span>
        <Offer person={person} offer={offer} />
      </div>
      <div className="s-person-slots">
        {person.nextSlots.slice(0, 3).map((slot) => (
          <SlotChip key={slot.id} person={person} slot={slot} offer={offer} now={now} />
        ))}
        {person.nextSlots.length === 0 && <span className="s-muted">{t.noSlots}</span>}
      </div>
    </li>
  )
}

interface ListProps extends Omit<RowProps, 'person'> {
  readonly people: readonly SitePerson[]
}

export const PersonList = ({ people, now, among }: ListProps) => (
  <ul className="s-people">
    {people.map((person) => (
      <PersonRow key={person.id} person={person} now={now} among={among} />
    ))}
  </ul>
)
