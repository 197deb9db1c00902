import type { Slot } from '@emma/contracts/availability/slots'
import type { SitePerson } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import site from '@emma/phrases/site'
import { slotLink } from '../links.ts'
import { day, hour } from '../words.ts'

interface Props {
  readonly person: SitePerson
  readonly slot: Slot
  readonly now: string
  /** Below a day's heading the day is not said again. */
  readonly isBare?: boolean
}

/** One free time; leads to its summary. */
export const SlotChip = ({ person, slot, now, isBare = false }: Props) => {
  const { slot: label, videoAt, placeAt } = site.people
  const words = { day: day(slot, now), hour: hour(slot), mode: slot.online ? videoAt : placeAt }
  return (
    <a className="s-slot" href={slotLink(person, slot)} rel="nofollow" aria-label={fill(label, words)}>
      {!isBare && <span className="s-slot-day">{words.day}</span>}
      <span className="s-slot-hour">{words.hour}</span>
    </a>
  )
}
