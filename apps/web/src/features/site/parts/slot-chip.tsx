import type { Slot } from '@emma/contracts/availability/slots'
import type { SitePerson } from '@emma/contracts/site'
import type { SpecialistCard } from '@emma/contracts/specialists'
import { fill } from '@emma/phrases/fill'
import { slotLink } from '../links.ts'
import { useVoice } from '../voice/voice.ts'

interface Props {
  readonly person: SitePerson
  readonly slot: Slot
  readonly now: string
  /** The specialty; by default the one that sets the slot's price. */
  readonly offer?: SpecialistCard['specialties'][number] | undefined
  /** Leaves the day out, below a heading that has it. */
  readonly isBare?: boolean
}

/** One free time; links to its summary. */
export const SlotChip = ({ person, slot, now, offer, isBare = false }: Props) => {
  const { site, day, hour } = useVoice()
  const { slot: label, videoAt, placeAt } = site.people
  const words = { day: day(slot, now), hour: hour(slot), mode: slot.online ? videoAt : placeAt }
  return (
    <a className="s-slot" href={slotLink(person, slot, offer)} rel="nofollow" aria-label={fill(label, words)}>
      {!isBare && <span className="s-slot-day">{words.day}</span>}
      <span className="s-slot-hour">{words.hour}</span>
    </a>
  )
}
