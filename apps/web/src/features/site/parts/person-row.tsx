import type { SitePerson } from '@emma/contracts/site'
import { offerOf, personLink } from '../links.ts'
import { Prepared } from '../prepared/prepared.tsx'
import { useVoice } from '../voice/voice.ts'
import { Portrait } from './portrait.tsx'
import { Rating } from './rating.tsx'
import { SlotChip } from './slot-chip.tsx'
import { SpecialtyName } from './specialty-name.tsx'

const SHOWN_SLOTS = 3
const shownOf = ({ nextSlots }: SitePerson) => nextSlots.slice(0, SHOWN_SLOTS)

interface OfferProps {
  readonly person: SitePerson
  readonly offer: ReturnType<typeof offerOf>
}

const Offer = ({ person, offer }: OfferProps) => {
  const { duration, price } = useVoice()
  const long = duration(person.nextSlots.map(({ duration_minutes }) => duration_minutes))
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
  /** Ids of the list's specialties; undefined for a general list. */
  readonly among?: readonly string[] | undefined
}

/** Specialty, and whether by video, in a city, or both. */
const What = ({ person: { use_online, city }, offer }: OfferProps) => {
  const { people: t } = useVoice().site
  return (
    <span className="s-person-what">
      {offer && (
        <span>
          <SpecialtyName name={offer.name} />
        </span>
      )}{' '}
      {use_online && <span>{t.video}</span>} {city && <span>{city}</span>}
    </span>
  )
}

/** A person to choose: the name links to the page, each time to its summary. */
export const PersonRow = ({ person, now, among }: RowProps) => {
  const { site, to } = useVoice()
  const offer = offerOf(person, among)
  return (
    <li className="s-person">
      <Portrait person={person} size={56} />
      <div className="s-person-who">
        <a className="s-person-name" href={to(personLink(person))}>
          {person.name}
        </a>
        <What person={person} offer={offer} />
        <Offer person={person} offer={offer} />
      </div>
      <div className="s-person-slots">
        {shownOf(person).map((slot) => (
          <SlotChip key={slot.id} person={person} slot={slot} offer={offer} now={now} />
        ))}
        {person.nextSlots.length === 0 && <span className="s-muted">{site.people.noSlots}</span>}
      </div>
    </li>
  )
}

interface ListProps extends Omit<RowProps, 'person'> {
  readonly people: readonly SitePerson[]
}

export const PersonList = ({ people, now, among }: ListProps) => {
  const { clockOf, day } = useVoice()
  /** A row's content besides the card: the relevant offer, and the relative days. */
  const saysOf = (person: SitePerson): string =>
    [offerOf(person, among)?.id, ...shownOf(person).map((slot) => day(slot, now))].join(' ')
  const clock = clockOf(people.flatMap(shownOf))
  return (
    <>
      <ul className="s-people">
        {people.map((person) => (
          <Prepared key={person.id} of={person} and={saysOf(person)}>
            <PersonRow person={person} now={now} among={among} />
          </Prepared>
        ))}
      </ul>
      {clock && <p className="s-muted s-clock">{clock}</p>}
    </>
  )
}
