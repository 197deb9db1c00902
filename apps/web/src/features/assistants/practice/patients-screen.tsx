import type { QueryIn } from '@emma/contracts/kit'
import { listPatients, type PatientLine } from '@emma/contracts/patients'
import { formatPhone } from '@emma/domain/customers'
import { TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/api.ts'
import { useListPlace } from '../../../lib/filters/use-list-place.ts'
import { formatDate } from '../../../lib/i18n/format.ts'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { RowFace, RowTitle } from '../../../ui/table/row-open.tsx'
import { WorkTable } from '../../../ui/table/work-table.tsx'
import classes from '../assistants.module.css'
import { PracticeGate } from './practice-gate.tsx'
import { ReachDialog, type Whom } from './reach-dialog.tsx'

const patientsQuery = (query: QueryIn<typeof listPatients>) =>
  queryOptions({
    queryKey: ['patients', 'reached', query],
    queryFn: ({ signal }) => call(listPatients, { query, signal }),
    placeholderData: keepPreviousData,
  })

const whomOf = ({ id, customer_id, dependent, name }: PatientLine): Whom =>
  customer_id === null
    ? { contactId: id, name }
    : { customerId: customer_id, dependentId: dependent?.id, name }

const useColumns = (onOpen: (whom: Whom) => void): readonly Column<PatientLine>[] => {
  const { t } = useTranslation('assistants')
  const day = (at: string | null) => (at === null ? '–' : formatDate(at))
  const below = ({ next_at, last_at, contact }: PatientLine): string => {
    if (contact) return contact.phone ? formatPhone(contact.phone) : (contact.email ?? '–')
    return next_at === null
      ? t('patients.last', { date: day(last_at) })
      : t('patients.next', { date: day(next_at) })
  }
  return [
    {
      key: 'name',
      header: t('patients.columns.name'),
      text: ({ name }) => name,
      sort: 'name',
      cell: (patient) => (
        <RowTitle
          picture={<RowFace name={patient.name} src={patient.photo} />}
          note={patient.dependent && t('patients.dependent')}
        >
          <UnstyledButton
            onClick={() => onOpen(whomOf(patient))}
            aria-label={t('patients.open', { name: patient.name })}
          >
            {patient.name}
          </UnstyledButton>
        </RowTitle>
      ),
    },
    { key: 'last', header: t('patients.columns.last'), text: ({ last_at }) => day(last_at), sort: 'last_at' },
    { key: 'next', header: t('patients.columns.next'), text: ({ next_at }) => day(next_at), sort: 'next_at' },
    { key: 'below', header: t('patients.columns.next'), text: below, only: 'phone', phone: 'below' },
  ]
}

const Patients = () => {
  const { t } = useTranslation('assistants')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const [whom, setWhom] = useState<Whom>()
  const sorts = ['name', 'last_at', 'next_at'] as const
  const { asked, place } = useListPlace({ list: 'assistant-patients', size: 25, sorts })
  const query = useQuery(patientsQuery({ ...asked, contacts: 'true', ...(search && { search }) }))
  return (
    <>
      <TextInput
        className={classes.above ?? ''}
        type="search"
        label={t('patients.search')}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <WorkTable
        caption={t('patients.title')}
        query={query}
        columns={useColumns(setWhom)}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            picture="search"
            title={t(search ? 'patients.noneFound' : 'patients.none')}
            detail={t(search ? 'patients.noneFoundDetail' : 'patients.noneDetail')}
          />
        }
        place={place}
      />
      {whom && <ReachDialog whom={whom} onClose={() => setWhom(undefined)} />}
    </>
  )
}

/** The specialist's patients: names, appointment dates and contact data. */
export default function PatientsScreen() {
  const { t } = useTranslation('assistants')
  return (
    <>
      <PageHeader title={t('patients.title')} subtitle={t('patients.subtitle')} />
      <PracticeGate>{() => <Patients />}</PracticeGate>
    </>
  )
}
