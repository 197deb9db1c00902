import { type PatientLine, patientSorts } from '@emma/contracts/patients'
import { formatPhone } from '@emma/domain/customers'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../lib/api/query-client.ts'
import { idIn, oneOf, pageIn, type Search, textIn } from '../../lib/filters/filters.ts'
import { useFilters } from '../../lib/filters/use-filters.ts'
import { useListPlace } from '../../lib/filters/use-list-place.ts'
import { formatDate } from '../../lib/i18n/format.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { LinkButton } from '../../ui/action/link-button.tsx'
import { Coming } from '../../ui/feedback/coming.tsx'
import { EmptyState } from '../../ui/feedback/state-block.tsx'
import { StatusChip } from '../../ui/feedback/status-chip.tsx'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import type { Column } from '../../ui/table/column.ts'
import { RowFace, RowLink, RowTitle } from '../../ui/table/row-open.tsx'
import { WorkTable } from '../../ui/table/work-table.tsx'
import classes from './patients.module.css'
import { patientsQuery } from './patients.queries.ts'

const PatientFilters = lazyPart(() => import('./patient-filters.tsx'))

const filtersIn = ({ search, tag, open, page }: Search) => ({
  search: textIn(search),
  tag: idIn(tag),
  open: oneOf(open, ['unwritten']),
  page: pageIn(page),
})

const Name = ({ patient: { id, customer_id, dependent, name, photo } }: { patient: PatientLine }) => {
  const { t } = useTranslation('patients')
  const label = t('openLabel', { name })
  return (
    <RowTitle picture={<RowFace name={name} src={photo} />} note={dependent && t('dependent')}>
      {customer_id === null ? (
        <RowLink to="/specialist/contato/$id" params={{ id }} aria-label={label}>
          {name}
        </RowLink>
      ) : (
        <RowLink
          to="/specialist/prontuario/$id"
          params={{ id: customer_id }}
          search={{ dependente: dependent?.id }}
          aria-label={label}
        >
          {name}
        </RowLink>
      )}
    </RowTitle>
  )
}

const Tags = ({ tags }: Pick<PatientLine, 'tags'>) => (
  <span className={classes.tags}>
    {tags.map(({ id, name }) => (
      <span key={id} className={classes.tag}>
        {name}
      </span>
    ))}
  </span>
)

const Open = ({ unwritten, contact }: PatientLine) => {
  const { t } = useTranslation('patients')
  if (contact) return <StatusChip tone="neutral" label={t('noAccount')} />
  return unwritten && <StatusChip tone="warning" label={t('unwritten')} />
}

/** The second line on a phone: an appointment, the next before the last; for a contact, how to reach them. */
const useBelow = () => {
  const { t } = useTranslation('patients')
  return ({ last_at, next_at, contact }: PatientLine): string => {
    if (contact) return contact.phone ? formatPhone(contact.phone) : (contact.email ?? t('never'))
    return next_at !== null
      ? t('next', { date: formatDate(next_at) })
      : last_at === null
        ? t('never')
        : t('last', { date: formatDate(last_at) })
  }
}

/** Contact data of patients without an account. */
const reach = ['phone', 'email', 'cpf'] as const

const useColumns = (): readonly Column<PatientLine>[] => {
  const { t } = useTranslation('patients')
  const below = useBelow()
  const day = (at: string | null) => (at === null ? t('never') : formatDate(at))
  return [
    {
      key: 'name',
      header: t('columns.name'),
      text: ({ name }) => name,
      sort: 'name',
      cell: (patient) => <Name patient={patient} />,
    },
    {
      key: 'age',
      header: t('columns.age'),
      text: ({ age }) => (age === null ? t('never') : t('years', { count: age })),
      only: 'wide',
    },
    {
      key: 'last',
      header: t('columns.last'),
      text: ({ last_at }) => day(last_at),
      sort: 'last_at',
    },
    {
      key: 'next',
      header: t('columns.next'),
      text: ({ next_at }) => day(next_at),
      sort: 'next_at',
    },
    { key: 'below', header: t('columns.next'), text: below, only: 'phone', phone: 'below' },
    {
      key: 'attendances',
      header: t('columns.attendances'),
      text: ({ attendances }) => String(attendances),
      only: 'file',
    },
    {
      key: 'tags',
      header: t('columns.tags'),
      text: ({ tags }) => tags.map(({ name }) => name).join(', '),
      cell: ({ tags }) => <Tags tags={tags} />,
      only: 'wide',
    },
    {
      key: 'open',
      header: t('columns.open'),
      text: ({ unwritten, contact }) => (contact ? t('noAccount') : unwritten ? t('unwritten') : ''),
      cell: (patient) => <Open {...patient} />,
      phone: 'end',
    },
    ...reach.map(
      (key): Column<PatientLine> => ({
        key,
        header: t(`columns.${key}`),
        text: ({ contact }) => contact?.[key] ?? '',
        only: 'file',
      }),
    ),
  ]
}

const Nothing = ({ isFiltered }: { isFiltered: boolean }) => {
  const { t } = useTranslation('patients')
  if (isFiltered) return <EmptyState picture="search" title={t('noneFound')} detail={t('noneFoundDetail')} />
  return (
    <EmptyState
      picture="agenda"
      title={t('none')}
      detail={t('noneDetail')}
      action={
        <span className={layout.chips}>
          <LinkButton to="/specialist/pacientes/importar">{t('bring')}</LinkButton>
          <LinkButton variant="default" to="/specialist/calendar">
            {t('calendar')}
          </LinkButton>
        </span>
      }
    />
  )
}

/** Everybody in the specialist's care. */
export default function PatientsScreen() {
  const { t } = useTranslation('patients')
  const [{ search, tag, open }, change] = useFilters(filtersIn)
  const { asked, place } = useListPlace({ list: 'patients', size: 25, sorts: patientSorts })
  const list = (at: typeof asked) =>
    patientsQuery({
      ...at,
      contacts: 'true',
      ...(search && { search }),
      ...(tag && { tag }),
      ...(open && { unwritten: 'true' as const }),
    })
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <LinkButton variant="default" to="/specialist/pacientes/importar">
            {t('import')}
          </LinkButton>
        }
      />
      <div className={layout.arriving}>
        <div className={classes.above}>
          <Suspense fallback={<Coming />}>
            <PatientFilters
              filter={{ search, tag, open }}
              onChange={(changes) => change({ ...changes, page: undefined })}
            />
          </Suspense>
        </div>
        <WorkTable
          caption={t('caption')}
          query={useQuery(list(asked))}
          columns={useColumns()}
          rowKey={({ id }) => id}
          empty={<Nothing isFiltered={Boolean(search || tag || open)} />}
          place={place}
          file={{ name: t('title'), load: (at) => queryClient.fetchQuery(list({ ...asked, ...at })) }}
        />
      </div>
    </>
  )
}
