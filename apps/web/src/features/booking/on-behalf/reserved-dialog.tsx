import { useTranslation } from 'react-i18next'
import { formatHour, formatMoment, formatShortDay } from '../../../lib/i18n/format.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { useWhatFor } from '../../../ui/time/use-what-for.ts'
import { LinkActions, SeriesLines } from './link-parts.tsx'
import classes from './on-behalf.module.css'
import type { Reserved } from './reserved.ts'

interface Props {
  readonly reserved: Reserved
  readonly onClose: () => void
}

/** A date that waits for its patient: for whom, until when, the other dates of its series, and its link. */
export default function ReservedDialog({ reserved, onClose }: Props) {
  const { t } = useTranslation('onBehalf')
  const whatFor = useWhatFor()
  const { link, starts_at, ends_at, until, series } = reserved
  const { specialty, timezone, place, price } = link
  const name = link.name ?? t('links.somebody')
  const hours = `${formatHour(starts_at, timezone)}–${formatHour(ends_at, timezone)}`
  return (
    <Dialog title={name} onClose={onClose}>
      <div className={classes.reserved}>
        <p>
          <strong>{`${formatShortDay(starts_at, timezone)}, ${hours}`}</strong>
          <span>{whatFor({ specialty, return_of: null, series })}</span>
          <span>
            {place?.name ?? t('reserved.online')} ·{' '}
            {price === 0 ? t('what.free') : <MoneyText value={price} />}
          </span>
        </p>
        <p role="status">{t('links.waiting', { moment: formatMoment(until) })}</p>
        {link.series && <SeriesLines series={link.series} />}
        <LinkActions link={link} name={name} onCanceled={onClose} />
      </div>
    </Dialog>
  )
}
