import { consultationStates } from '@emma/domain/booking'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../lib/api/query-client.ts'
import { dateIn, oneOf, pageIn, type Search, textIn } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { useListPlace } from '../../../lib/filters/use-list-place.ts'
import { addDays, today } from '../../../lib/time/days.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { WorkTable } from '../../../ui/table/work-table.tsx'
import { AppointmentFilters, AssistantActions, specialistAppointmentsPageQuery } from '../../booking/index.ts'
import classes from '../assistants.module.css'
import { useAppointmentColumns } from './appointment-columns.tsx'
import { isOver, OverToday } from './over-today.tsx'
import { PracticeGate } from './practice-gate.tsx'
import { ReachDialog, type Whom, whomOf } from './reach-dialog.tsx'

const filters = ({ status, from, to, search, page, over }: Search) => ({
  status: oneOf(status, consultationStates),
  from: dateIn(from),
  to: dateIn(to),
  search: textIn(search),
  page: pageIn(page),
  /** Today's past appointments are shown too. */
  over: oneOf(over, ['1']),
})

/** By default today and the next six days. */
const AHEAD = 6
const periodOf = (from = today(), to = addDays(from, AHEAD)) => ({ from, to: [from, to].toSorted()[1] ?? to })

/** Without the past ones, until these are shown or something is searched for. */
const ahead = consultationStates.filter((state) => !isOver(state)).join(',')

const Agenda = ({ specialistId }: { specialistId: string }) => {
  const { t } = useTranslation('assistants')
  const [{ status, search, ...given }, change] = useFilters(filters)
  const { from, to } = periodOf(given.from, given.to)
  const { asked, place } = useListPlace({ list: 'assistant-agenda', size: 25, sorts: ['starts_at'] })
  const [whom, setWhom] = useState<Whom>()
  const isChosen = Boolean(status || search || given.from || given.to)
  const shown = status ?? (isChosen || given.over ? undefined : ahead)
  const list = (at: typeof asked) =>
    specialistAppointmentsPageQuery(specialistId, {
      from,
      to,
      ...(shown && { status: shown }),
      ...(search && { search }),
      sort: to < today() ? '-starts_at' : 'starts_at',
      ...at,
    })
  return (
    <>
      <div className={classes.above}>
        <Suspense fallback={null}>
          <AppointmentFilters
            isChosen={isChosen}
            filter={{ from, to, status, search }}
            onChange={(changes) => change({ ...changes, page: undefined })}
          />
        </Suspense>
      </div>
      {!isChosen && (
        <OverToday
          specialistId={specialistId}
          isShown={given.over !== undefined}
          onShow={(show) => change({ over: show ? '1' : undefined, page: undefined })}
        />
      )}
      <WorkTable
        caption={t('agenda.caption')}
        query={useQuery(list(asked))}
        columns={useAppointmentColumns()}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            picture="agenda"
            title={t('agenda.none')}
            detail={t('agenda.noneDetail')}
            action={<LinkButton to="/assistente/novo-agendamento">{t('agenda.book')}</LinkButton>}
          />
        }
        place={place}
        actions={(appointment) => (
          <AssistantActions appointment={appointment} onContact={() => setWhom(whomOf(appointment))} />
        )}
        file={{
          name: t('agenda.title'),
          load: (at) => queryClient.fetchQuery(list({ ...asked, ...at })),
        }}
      />
      {whom && <ReachDialog whom={whom} onClose={() => setWhom(undefined)} />}
    </>
  )
}

/** The specialist's appointments: contact data, proposals of another time, and cancellation. */
export default function AgendaScreen() {
  const { t } = useTranslation('assistants')
  return (
    <>
      <PageHeader title={t('agenda.title')} subtitle={t('agenda.subtitle')} />
      <PracticeGate>{({ specialist_id }) => <Agenda specialistId={specialist_id} />}</PracticeGate>
    </>
  )
}
