import type { Appointment } from '@emma/contracts/booking'
import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { matching, type Search } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { AppointmentCard } from '../../../ui/time/appointment-card.tsx'
import { MoneyBack } from '../../booking/index.ts'
import classes from '../records.module.css'
import { patientAreaQuery } from './area.queries.ts'

const filters = ({ ano }: Search) => ({ ano: matching(ano, /^\d{4}$/) })

type Years = Readonly<Record<string, readonly Appointment[]>>

/** The years with appointments of one person, newest first, each with its appointments. */
const yearsOf = (all: Years, person: string | null) =>
  Object.entries(all)
    .map(([year, appointments]) => {
      const own = appointments.filter(({ dependent }) => (dependent?.id ?? null) === person)
      return { year, appointments: own }
    })
    .filter(({ appointments }) => appointments.length > 0)
    .toSorted((a, b) => b.year.localeCompare(a.year))

/** One person's appointments, one year at a time, newest first. */
export const OwnAppointments = ({ person }: { person: string | null }) => {
  const { t } = useTranslation('records')
  const [{ ano }, change] = useFilters(filters)
  const empty = (
    <EmptyState
      picture="agenda"
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
      isEmpty={({ appointments_by_year }) => yearsOf(appointments_by_year, person).length === 0}
    >
      {({ appointments_by_year }) => {
        const years = yearsOf(appointments_by_year, person)
        const shown = years.find(({ year }) => year === ano) ?? years[0]
        return (
          <>
            {years.length > 1 && (
              <SegmentedControl
                aria-label={t('area.year')}
                data={years.map(({ year }) => year)}
                value={shown?.year ?? ''}
                onChange={(year) => change({ ano: year })}
                style={{ justifySelf: 'start' }}
              />
            )}
            <div className={classes.cards}>
              {shown?.appointments.map((appointment) => (
                <AppointmentCard
                  key={appointment.id}
                  appointment={appointment}
                  participant="customer"
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
