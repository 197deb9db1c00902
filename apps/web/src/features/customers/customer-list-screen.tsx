import type { CustomerLine } from '@emma/contracts/customers'
import { customerStates } from '@emma/domain/customers'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { oneOf, pageIn, type Search, textIn } from '../../lib/filters.ts'
import { formatDate } from '../../lib/format.ts'
import { useFilters } from '../../lib/use-filters.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import classes from '../../ui/desk.module.css'
import { ListFilters } from '../../ui/filter-bar.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PersonLine } from '../../ui/person-line.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
import { CustomerMark } from './customer-mark.tsx'
import { customersQuery } from './desk.queries.ts'

const filters = ({ search, status, page }: Search) => ({
  search: textIn(search),
  status: oneOf(status, customerStates),
  page: pageIn(page),
})

const useColumns = (): readonly Column<CustomerLine>[] => {
  const { t } = useTranslation('customerDesk')
  return [
    {
      key: 'name',
      header: t('list.name'),
      cell: ({ name, avatar, email }) => (
        <PersonLine name={name} avatar={avatar}>
          {email}
        </PersonLine>
      ),
    },
    { key: 'cpf', header: t('list.cpf'), cell: ({ cpf }) => cpf ?? t('list.noCpf') },
    { key: 'since', header: t('list.since'), cell: ({ created_at }) => formatDate(created_at) },
    { key: 'status', header: t('list.status'), cell: ({ status }) => <CustomerMark status={status} /> },
    {
      key: 'action',
      header: t('list.action'),
      cell: ({ id, name }) => (
        <LinkButton
          to="/admin/customers/edit/$id"
          params={{ id }}
          size="xs"
          variant="default"
          aria-label={t('list.openLabel', { name })}
        >
          {t('list.open')}
        </LinkButton>
      ),
    },
  ]
}

/** Patients' accounts, and the registrations that wait for their code. */
export default function CustomerListScreen() {
  const { t } = useTranslation('customerDesk')
  const [{ search, status, page }, change] = useFilters(filters)
  const query = useQuery(customersQuery({ page, ...(search && { search }), ...(status && { status }) }))
  const isPending = status === 'pending'
  return (
    <>
      <PageHeader title={t('list.title')} subtitle={t('list.subtitle')} />
      <div className={classes.list}>
        <ListFilters
          label={t('list.filters')}
          clear={t('list.clear')}
          search={{ label: t('list.search'), placeholder: t('list.searchHint'), value: search }}
          status={{
            label: t('list.status'),
            value: status,
            all: t('list.all'),
            options: customerStates.map((value) => ({ value, label: t(`status.${value}`) })),
          }}
          onChange={change}
        />
        <DataTable
          caption={t('list.caption')}
          query={query}
          columns={useColumns()}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              title={t(isPending ? 'list.emptyPending' : 'list.empty')}
              detail={t(isPending ? 'list.emptyPendingDetail' : 'list.emptyDetail')}
            />
          }
          onPage={(next) => change({ page: next })}
        />
      </div>
    </>
  )
}
