import type { CatalogueEntry } from '@emma/contracts/catalogue'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { oneOf, pageIn, type Search, textIn } from '../../lib/filters.ts'
import { useFilters } from '../../lib/use-filters.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import classes from '../../ui/desk.module.css'
import { ListFilters } from '../../ui/filter-bar.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
import { catalogueQuery } from './catalogue.queries.ts'
import { SpecialtyIcon } from './specialty-icon.tsx'
import { SpecialtyMark } from './specialty-mark.tsx'

const states = ['on', 'off'] as const
const filters = ({ search, status, page }: Search) => ({
  search: textIn(search),
  status: oneOf(status, states),
  page: pageIn(page),
})

const useColumns = (): readonly Column<CatalogueEntry>[] => {
  const { t } = useTranslation('specialties')
  return [
    {
      key: 'name',
      header: t('list.name'),
      cell: ({ name, icon }) => (
        <span className={classes.who}>
          <SpecialtyIcon icon={icon} />
          <strong>{name}</strong>
        </span>
      ),
    },
    {
      key: 'specialists',
      header: t('list.specialists'),
      numeric: true,
      cell: ({ specialists }) => specialists,
    },
    { key: 'status', header: t('list.status'), cell: ({ enabled }) => <SpecialtyMark enabled={enabled} /> },
    {
      key: 'action',
      header: t('list.action'),
      cell: ({ id, name }) => (
        <LinkButton
          to="/admin/specialties/edit/$id"
          params={{ id }}
          size="xs"
          variant="default"
          aria-label={t('list.editLabel', { name })}
        >
          {t('list.edit')}
        </LinkButton>
      ),
    },
  ]
}

/** The catalogue, with what is switched off. */
export default function SpecialtyListScreen() {
  const { t } = useTranslation('specialties')
  const [{ search, status, page }, change] = useFilters(filters)
  const enabled = status && (status === 'on' ? 'true' : 'false')
  const query = useQuery(
    catalogueQuery({ page, pageSize: 20, ...(search && { search }), ...(enabled && { enabled }) }),
  )
  return (
    <>
      <PageHeader
        title={t('list.title')}
        subtitle={t('list.subtitle')}
        actions={<LinkButton to="/admin/specialties/create">{t('list.add')}</LinkButton>}
      />
      <div className={classes.list}>
        <ListFilters
          label={t('list.filters')}
          clear={t('list.clear')}
          search={{ label: t('list.search'), placeholder: t('list.searchHint'), value: search }}
          status={{
            label: t('list.status'),
            value: status,
            all: t('list.all'),
            options: states.map((value) => ({ value, label: t(`list.${value}`) })),
          }}
          onChange={change}
        />
        <DataTable
          caption={t('list.caption')}
          query={query}
          columns={useColumns()}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t('list.empty')} detail={t('list.emptyDetail')} />}
          onPage={(next) => change({ page: next })}
        />
      </div>
    </>
  )
}
