import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppointmentCard } from '../../ui/appointment-card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
import { MoneyBack } from '../booking/index.ts'
import classes from './records.module.css'
import { patientAreaQuery } from './records.queries.ts'

/** Own appointments, one year at a time, newest first. */
export const OwnAppointments = () => {
  const { t } = useTranslation('records')
  const [chosen, setChosen] = useState<string | null>(null)
  const empty = (
    <EmptyState
      title={t('area.noAppointments')}
      detail={t('area.noAppointmentsDetail')}
      action={
        <LinkButton to="/customer/specialists/$id" params={{ id: 'todos' }}>
          {t('area.find')}
        </LinkButton>
      }
    />
  )
  return (
    <QueryView
      query={useQuery(patientAreaQuery)}
      skeleton={<LoadingLines shape="cards" />}
      empty={empty}
      isEmpty={({ appointments_by_year }) => Object.keys(appointments_by_year).length === 0}
    >
      {({ appointments_by_year }) => {
        const years = Object.keys(appointments_by_year).toSorted().toReversed()
        const year = chosen ?? years[0] ?? ''
        return (
          <>
            {years.length > 1 && (
              <SegmentedControl
                aria-label={t('area.year')}
                data={years}
                value={year}
                onChange={setChosen}
                style={{ justifySelf: 'start' }}
              />
            )}
            <div className={classes.cards}>
              {(appointments_by_year[year] ?? []).map((appointment) => (
                <AppointmentCard
                  key={appointment.id}
                  appointment={appointment}
                  side="customer"
                  note={<MoneyBack payment={appointment.payment} />}
                />
              ))}
            </div>
          </>
        )
      }}
    </QueryView>
  )
}
