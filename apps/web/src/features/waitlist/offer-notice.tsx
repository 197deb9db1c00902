import type { SlotOffer, WaitlistEntry } from '@emma/contracts/waitlist'
import { MINUTE } from '@emma/domain/interval'
import { Button } from '@mantine/core'
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../lib/i18n/format.ts'
import { specialtyName } from '../../lib/i18n/i18n.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { useWhere } from '../../ui/time/use-where.ts'
import { useOffer } from './use-offer.ts'
import classes from './waitlist.module.css'
import { waitlistKey } from './waitlist.queries.ts'

const SECOND = 1000

/** `09:05`. */
const clock = (ms: number): string => {
  const parts = [Math.floor(ms / MINUTE), Math.floor((ms % MINUTE) / SECOND)]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** How long the time is still held; at the end the lines are read again. Not announced every second. */
const Countdown = ({ until }: { until: string }) => {
  const { t } = useTranslation('waitlist')
  const client = useQueryClient()
  const left = Math.max(0, Date.parse(until) - useNow(SECOND))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) void client.invalidateQueries({ queryKey: waitlistKey })
  }, [isOver, client])
  return (
    <p className={classes.left} role="timer">
      {t('offer.left', { time: clock(left) })}
    </p>
  )
}

/** A freed time: when, how long it is held, and the answer. */
export const OfferNotice = ({ entry, offer }: { entry: WaitlistEntry; offer: SlotOffer }) => {
  const { t } = useTranslation('waitlist')
  const { accept, decline, isAccepting, isDeclining } = useOffer(entry, offer)
  const where = useWhere()
  const { specialist, specialty, current_starts_at: current } = entry
  const isPaying = offer.status === 'booking'
  const verb = t(current ? 'offer.move' : isPaying ? 'offer.pay' : 'offer.book')
  const moment = formatMoment(offer.slot.starts_at)
  const whose = `${specialist.name}, ${moment}`
  return (
    <section className={classes.offer} aria-label={t('offer.title')}>
      <header>
        <IconCalendarPlus size={24} stroke={1.75} aria-hidden />
        <h2>{t('offer.title')}</h2>
      </header>
      <div aria-live="polite">
        <p className={classes.words}>
          {t('offer.detail', {
            specialty: specialtyName(specialty.name),
            name: specialist.name,
            moment,
          })}
        </p>
        <p className={classes.words}>{where(offer.slot)}</p>
        {current && <p className={classes.words}>{t('offer.instead', { moment: formatMoment(current) })}</p>}
        {isPaying && <p className={classes.words}>{t('offer.paying')}</p>}
      </div>
      <Countdown until={offer.expires_at} />
      <div className={classes.buttons}>
        <Button
          size="lg"
          aria-label={`${verb}: ${whose}`}
          loading={isAccepting}
          onClick={() => void accept()}
        >
          {verb}
        </Button>
        <Button
          size="lg"
          variant="default"
          aria-label={`${t('offer.pass')}: ${whose}`}
          loading={isDeclining}
          onClick={() => void decline()}
        >
          {t('offer.pass')}
        </Button>
      </div>
    </section>
  )
}
