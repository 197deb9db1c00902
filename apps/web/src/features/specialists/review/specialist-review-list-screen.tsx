import type { SpecialistRow } from '@emma/contracts/specialist-review'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { oneOf, pageIn, type Search, textIn } from '../../../lib/filters.ts'
import { formatDate } from '../../../lib/format.ts'
import { useFilters } from '../../../lib/use-filters.ts'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import desk from '../../../ui/desk.module.css'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PersonAvatar } from '../../../ui/person-avatar.tsx'
import { EmptyState } from '../../../ui/state-block.tsx'
import { councilText } from '../council-text.ts'
import { statusName } from '../status-name.ts'
import classes from './review.module.css'
import { everyoneQuery } from './review.queries.ts'
import { StatusMark } from './status-mark.tsx'

const statuses = ['0', '1', '2', '3', '4'] as const
const filters = ({ search, status, page }: Search) => ({
  search: textIn(search),
  status: oneOf(status, statuses),
  page: pageIn(page),
})
type Filter = ReturnType<typeof filters>

const typingPause = 300

const Who = ({ row }: { row: SpecialistRow }) => {
  const { t } = useTranslation('review')
  const marks = [!row.emailConfirmed && t('list.emailOpen'), !row.hasDocument && t('list.noProof')]
  return (
    <span className={classes.who}>
      <PersonAvatar name={row.name} src={row.avatar} size={36} />
      <span>
        <strong>{row.name}</strong>
        <small>{row.email}</small>
        {row.status !== 1 && <small>{marks.filter(Boolean).join(' · ')}</small>}
      </span>
    </span>
  )
}

const useColumns = (): readonly Column<SpecialistRow>[] => {
  const { t } = useTranslation('review')
  return [
    { key: 'name', header: t('list.name'), cell: (row) => <Who row={row} /> },
    {
      key: 'council',
      header: t('list.council'),
      cell: ({ council }) =>
        council ? <span className={classes.whole}>{councilText(council)}</span> : t('list.noCouncil'),
    },
    {
      key: 'specialties',
      header: t('list.specialties'),
      cell: ({ specialties }) => specialties.join(', ') || t('list.none'),
    },
    {
      key: 'place',
      header: t('list.place'),
      cell: ({ city, state }) => (city ? `${city} (${state})` : '—'),
    },
    {
      key: 'status',
      header: t('list.status'),
      cell: ({ status, submitted_at }) => (
        <span className={desk.state}>
          <StatusMark status={status} />
          {status === 2 && submitted_at && (
            <small className={classes.muted}>{t('list.sent', { date: formatDate(submitted_at) })}</small>
          )}
        </span>
      ),
    },
    {
      key: 'action',
      header: t('list.action'),
      cell: ({ id, name, status }) => (
        <LinkButton
          to="/admin/specialists/edit/$id"
          params={{ id }}
          size="xs"
          variant={status === 2 ? 'filled' : 'default'}
          aria-label={t('list.openLabel', { name })}
        >
          {t('list.open')}
        </LinkButton>
      ),
    },
  ]
}

interface FiltersProps {
  readonly filter: Filter
  readonly onChange: (change: { search?: string | undefined; status?: string | undefined }) => void
}

const Filters = ({ filter: { search = '', status }, onChange }: FiltersProps) => {
  const { t } = useTranslation('review')
  const [typed, setTyped] = useState(search)
  const tell = useDebouncedCallback((text: string) => onChange({ search: text || undefined }), typingPause)
  const clear = () => {
    setTyped('')
    onChange({ search: undefined, status: undefined })
  }
  return (
    <search className={classes.filters} aria-label={t('list.filters')}>
      <TextInput
        label={t('list.search')}
        placeholder={t('list.searchHint')}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          tell(event.currentTarget.value.trim())
        }}
      />
      <NativeSelect
        label={t('list.status')}
        data={[
          { value: '', label: t('list.all') },
          ...statuses.map((value) => ({ value, label: t(`status.${statusName[value]}`) })),
        ]}
        value={status ?? ''}
        onChange={(event) => onChange({ status: event.currentTarget.value || undefined })}
      />
      {(search || status) && (
        <Button variant="subtle" onClick={clear}>
          {t('list.clear')}
        </Button>
      )}
    </search>
  )
}

/** Everybody who attends or wants to, those who wait for a decision first. */
export default function SpecialistReviewListScreen() {
  const { t } = useTranslation('review')
  const [filter, change] = useFilters(filters)
  const { search, status, page } = filter
  const query = useQuery(everyoneQuery({ page, ...(search && { search }), ...(status && { status }) }))
  return (
    <>
      <PageHeader
        title={t('list.title')}
        subtitle={t('list.subtitle')}
        actions={<LinkButton to="/admin/specialists/create">{t('list.add')}</LinkButton>}
      />
      <div className={classes.list}>
        <Filters filter={filter} onChange={(wanted) => change({ ...wanted, page: undefined })} />
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
