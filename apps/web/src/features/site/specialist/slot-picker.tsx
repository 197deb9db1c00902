import type { Slot } from '@emma/contracts/availability/slots'
import type { SitePageOf } from '@emma/contracts/site'
import { zonePlaceOf } from '@emma/domain/zone-place'
import { fill } from '@emma/phrases/fill'
import { offerOf, specialtyLink, TIMES, timesLink } from '../links.ts'
import { SlotChip } from '../parts/slot-chip.tsx'
import { Prepared } from '../prepared/prepared.tsx'
import { useVoice, type Voice } from '../voice/voice.ts'

type Page = SitePageOf<'specialist'>

/** Groups times of the same length and place. */
const daysOf = (slots: readonly Slot[]): readonly (readonly [string, readonly Slot[]])[] => [
  ...Map.groupBy(slots, ({ date }) => date),
]

const whereOf =
  ({ site }: Voice) =>
  ({ online, place }: Slot): string =>
    online ? site.specialist.slots.online : fill(site.specialist.slots.at, { place: place?.name ?? '' })

interface DayProps {
  readonly page: Page
  /** Of one day, at least one. */
  readonly slots: readonly Slot[]
  readonly date: string
  readonly now: string
}

const Day = ({ page, slots, date, now }: DayProps) => {
  const voice = useVoice()
  return (
    <div className="s-picker-day">
      <h3>{voice.longDay({ date })}</h3>
      {[...Map.groupBy(slots, whereOf(voice))].map(([where, some]) => (
        <div key={where} className="s-picker-place">
          <span className="s-muted">{where}</span>
          <div className="s-picker-slots">
            {some.map((slot) => (
              <SlotChip
                key={slot.id}
                person={page.person}
                slot={slot}
                now={now}
                offer={offerOn(page)}
                isBare
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** A day is redrawn when one of its times changes, and as it comes nearer. */
const PreparedDay = (props: DayProps) => {
  const { day } = useVoice()
  const { page, slots, now } = props
  const times = slots.map(({ id, starts_at, place_id }) => `${id} ${starts_at} ${place_id}`)
  const nearness = slots[0] && day(slots[0], now)
  return (
    <Prepared of={page.person} and={[page.offerId, nearness, ...times].join('\n')}>
      <Day {...props} />
    </Prepared>
  )
}

const None = ({ page: { person, specialty } }: { page: Page }) => {
  const { site, to } = useVoice()
  const t = site.specialist.slots
  return (
    <div className="s-picker-none">
      <p>{person.specialties.length > 0 ? t.none : t.closed}</p>
      {person.specialties.length > 0 && <p className="s-muted">{t.noneHelp}</p>}
      <a
        className="s-button s-button-quiet"
        href={to(specialty ? specialtyLink(specialty) : '/especialidades')}
      >
        {t.others}
      </a>
    </div>
  )
}

const offerOn = ({ person, offerId }: Page) => offerOf(person, offerId === null ? [] : [offerId])

/** With several specialties the visitor chooses one. */
const For = ({ page, page: { person, isWhole } }: { page: Page }) => {
  const { site, to, price, specialty } = useVoice()
  const t = site.specialist.slots
  if (person.specialties.length < 2) return null
  const chosen = offerOn(page)
  return (
    <nav className="s-picker-for" aria-label={t.for}>
      {person.specialties.map(({ id, name, price: amount }) => (
        <a
          key={id}
          className="s-chip"
          href={to(timesLink(person, { isWhole, offerId: id }))}
          rel="nofollow"
          aria-current={id === chosen?.id ? 'true' : undefined}
        >
          {fill(t.offer, { specialty: specialty(name).text, price: price(amount) })}
        </a>
      ))}
    </nav>
  )
}

/** The next free times; a tap leads straight to the summary. */
export const SlotPicker = ({ page, now }: { page: Page; now: string }) => {
  const { site, to } = useVoice()
  const t = site.specialist.slots
  const { slots, person, rules, isWhole, offerId } = page
  const [first] = slots
  return (
    <section className="s-picker" aria-labelledby={TIMES}>
      <h2 id={TIMES}>{t.title}</h2>
      {!first && <None page={page} />}
      {first && (
        <>
          <For page={page} />
          <p className="s-muted">{fill(t.zone, { place: zonePlaceOf(first.timezone) })}</p>
          {daysOf(slots).map(([date, some]) => (
            <PreparedDay key={date} page={page} date={date} slots={some} now={now} />
          ))}
          {!isWhole && (
            <a
              className="s-button s-button-quiet"
              href={to(timesLink(person, { isWhole: true, offerId }))}
              rel="nofollow"
            >
              {t.all}
            </a>
          )}
          <p className="s-muted">{t.how}</p>
          <p className="s-muted">{fill(t.refund, { hours: rules.refundHours })}</p>
        </>
      )}
    </section>
  )
}
