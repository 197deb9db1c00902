import type { Holiday } from '@emma/contracts/availability/holidays'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatShortDay, noonOf } from '../../../lib/i18n/format.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import { createBlockMutation, holidaysQuery } from '../availability.queries.ts'
import classes from '../calendar/calendar.module.css'
import { useChange } from './use-change.ts'

const HolidayLine = ({ holiday }: { holiday: Holiday }) => {
  const { t } = useTranslation('availability')
  const block = useChange(createBlockMutation, t('holidays.saved'))
  const { name, date, kind, starts_at, ends_at, blocked } = holiday
  return (
    <li className={classes.line}>
      <p className={classes.words}>
        <strong>{name}</strong>
        <small>
          {formatShortDay(noonOf(date), 'UTC')} · {t(`holidays.kind.${kind}`)}
        </small>
      </p>
      {blocked ? (
        <StatusChip tone="neutral" label={t('holidays.blocked')} />
      ) : (
        <Button
          size="sm"
          variant="default"
          loading={block.isPending}
          aria-label={t('holidays.blockOf', { name, day: formatShortDay(noonOf(date), 'UTC') })}
          onClick={() => block.mutate({ starts_at, ends_at, reason: name })}
        >
          {t('holidays.block')}
        </Button>
      )}
    </li>
  )
}

const NEAREST = 5

/** Brazil's and the state's holidays, each of which can be taken off. */
export const HolidayList = () => {
  const { t } = useTranslation('availability')
  const [isWhole, setWhole] = useState(false)
  return (
    <QueryView query={useQuery(holidaysQuery)} skeleton={<LoadingLines shape="lines" count={4} />}>
      {(holidays) => (
        <>
          <ul className={classes.lines}>
            {holidays.slice(0, isWhole ? holidays.length : NEAREST).map((holiday) => (
              <HolidayLine key={`${holiday.date} ${holiday.name}`} holiday={holiday} />
            ))}
          </ul>
          {holidays.length > NEAREST && (
            <Button variant="subtle" size="sm" onClick={() => setWhole(!isWhole)}>
              {t(isWhole ? 'holidays.fewer' : 'holidays.all')}
            </Button>
          )}
        </>
      )}
    </QueryView>
  )
}
