import { Button } from '@mantine/core'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { dateIn, pageIn, type Search, textIn } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { useListPlace } from '../../../lib/filters/use-list-place.ts'
import { addDays, today } from '../../../lib/time/days.ts'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { WorkTable } from '../../../ui/table/work-table.tsx'
import { patientName, specialistAppointmentsPageQuery, useReceipt } from '../../booking/index.ts'
import classes from '../assistants.module.css'
import { assistantKey } from '../assistants.queries.ts'
import { useAppointmentColumns } from './appointment-columns.tsx'
import { PracticeGate } from './practice-gate.tsx'

const filters = ({ from, to, search, page }: Search) => ({
  from: dateIn(from),
  to: dateIn(to),
  search: textIn(search),
  page: pageIn(page),
})
/** By default the last 30 days, and the next 30 for appointments paid in advance. */
const [BEFORE, AHEAD] = [30, 30]
const PAID = 'confirmed,in_progress,finished,no_show'

const ReceiptAction = ({ id, name }: { id: string; name: string }) => {
  const { t } = useTranslation('assistants')
  const client = useQueryClient()
  const { mutate, isPending } = useReceipt()
  // A refusal may mean that the right was just taken away.
  const askRights = () => client.invalidateQueries({ queryKey: assistantKey })
  return (
    <Button
      size="xs"
      variant="default"
      loading={isPending}
      leftSection={<IconReceipt size={16} stroke={1.75} aria-hidden />}
      aria-label={t('receipts.downloadOf', { name })}
      onClick={() => mutate(id, { onError: () => void askRights() })}
    >
      {t('receipts.download')}
    </Button>
  )
}

const Receipts = ({ specialistId }: { specialistId: string }) => {
  const { t } = useTranslation('assistants')
  const [{ from = addDays(today(), -BEFORE), to = addDays(today(), AHEAD) }, change] = useFilters(filters)
  const { asked, place } = useListPlace({ list: 'assistant-receipts', size: 25, sorts: ['starts_at'] })
  const query = specialistAppointmentsPageQuery(specialistId, {
    from,
    to,
    status: PAID,
    sort: '-starts_at',
    ...asked,
  })
  return (
    <>
      <search className={`${layout.filters} ${classes.above}`} aria-label={t('receipts.period')}>
        <DateField
          label={t('receipts.from')}
          value={from}
          max={to}
          onChange={(next) => change({ from: next, page: undefined })}
        />
        <DateField
          label={t('receipts.to')}
          value={to}
          min={from}
          onChange={(next) => change({ to: next, page: undefined })}
        />
      </search>
      <WorkTable
        caption={t('receipts.title')}
        query={useQuery(query)}
        columns={useAppointmentColumns()}
        rowKey={({ id }) => id}
        empty={<EmptyState picture="agenda" title={t('receipts.none')} detail={t('receipts.noneDetail')} />}
        place={place}
        actions={(appointment) =>
          appointment.price > 0 && <ReceiptAction id={appointment.id} name={patientName(appointment)} />
        }
      />
    </>
  )
}

const NotAllowed = () => {
  const { t } = useTranslation('assistants')
  return (
    <EmptyState picture="agenda" title={t('receipts.notAllowed')} detail={t('receipts.notAllowedDetail')} />
  )
}

/** Receipts of paid appointments, to hand to patients. */
export default function ReceiptsScreen() {
  const { t } = useTranslation('assistants')
  return (
    <>
      <PageHeader title={t('receipts.title')} subtitle={t('receipts.subtitle')} />
      <PracticeGate>
        {({ specialist_id, receipts }) =>
          receipts ? (
            <Suspense fallback={null}>
              <Receipts specialistId={specialist_id} />
            </Suspense>
          ) : (
            <NotAllowed />
          )
        }
      </PracticeGate>
    </>
  )
}
