import { type AdminProfile, adminSorts, adminStates } from '@emma/contracts/admins'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../lib/api/query-client.ts'
import { listFilters } from '../../lib/filters/filters.ts'
import { useFilters } from '../../lib/filters/use-filters.ts'
import { useListPlace } from '../../lib/filters/use-list-place.ts'
import { formatDate } from '../../lib/i18n/format.ts'
import { useUser } from '../../lib/session/use-session.ts'
import { LinkButton } from '../../ui/action/link-button.tsx'
import { StatusBadge, useStateWord } from '../../ui/status/status-badge.tsx'
import type { Column } from '../../ui/table/column.ts'
import { ListFilters } from '../../ui/table/filter-bar.tsx'
import { ResourceList } from '../../ui/table/resource-list.tsx'
import { RowFace, RowLink, RowTitle } from '../../ui/table/row-open.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { adminsKey, adminsQuery, restoreAdminMutation } from './admins.queries.ts'

const filters = listFilters(adminStates)

/** A removed admin can be restored. */
const Restore = ({ admin: { id, name } }: { admin: AdminProfile }) => {
  const { t } = useTranslation('admins')
  const client = useQueryClient()
  const restore = useMutation({
    ...restoreAdminMutation,
    onSuccess: () => toast.success(t('list.restored')),
    onError: toast.problem,
    onSettled: () => client.invalidateQueries({ queryKey: adminsKey }),
  })
  return (
    <Button
      size="xs"
      variant="light"
      loading={restore.isPending}
      aria-label={t('list.restoreLabel', { name })}
      onClick={() => restore.mutate(id)}
    >
      {t('list.restore')}
    </Button>
  )
}

/** Every admin but a removed one can be opened. */
const Name = ({ admin: { id, name, status } }: { admin: AdminProfile }) => {
  const { t } = useTranslation('admins')
  if (status === 'removed') return name
  return (
    <RowLink to="/admin/admins/edit/$id" params={{ id }} aria-label={t('list.openLabel', { name })}>
      {name}
    </RowLink>
  )
}

const useColumns = (): readonly Column<AdminProfile>[] => {
  const { t } = useTranslation('admins')
  const own = useUser()?.id
  const word = useStateWord()
  return [
    {
      key: 'name',
      header: t('list.name'),
      text: ({ name }) => name,
      sort: 'name',
      cell: (admin) => (
        <RowTitle picture={<RowFace name={admin.name} src={admin.avatar} />} note={admin.email}>
          <Name admin={admin} />
          {admin.id === own && ` ${t('list.you')}`}
        </RowTitle>
      ),
    },
    { key: 'email', header: t('list.email'), text: ({ email }) => email, only: 'file' },
    {
      key: 'status',
      header: t('list.status'),
      text: ({ status }) => word('admin', status),
      cell: ({ status }) => <StatusBadge of="admin" state={status} />,
      phone: 'end',
    },
    {
      key: 'factor',
      header: t('list.factor'),
      text: ({ second_factor: isOn }) => t(isOn ? 'factor.on' : 'factor.off'),
    },
    {
      key: 'since',
      header: t('list.since'),
      text: ({ created_at }) => formatDate(created_at),
      only: 'wide',
      sort: 'created_at',
    },
  ]
}

/** The admins of the platform. */
export default function AdminListScreen() {
  const { t } = useTranslation('admins')
  const [{ search, status }, change] = useFilters(filters)
  const { asked, place } = useListPlace({ list: 'admins', sorts: adminSorts })
  const list = (at: typeof asked) =>
    adminsQuery({ ...at, ...(search && { search }), ...(status && { status }) })
  return (
    <ResourceList
      title={t('list.title')}
      subtitle={t('list.subtitle')}
      actions={<LinkButton to="/admin/admins/create">{t('list.add')}</LinkButton>}
      caption={t('list.caption')}
      query={useQuery(list(asked))}
      load={(at) => queryClient.fetchQuery(list({ ...asked, ...at }))}
      place={place}
      rowActions={(admin) => admin.status === 'removed' && <Restore admin={admin} />}
      columns={useColumns()}
      empty={{ title: t('list.empty'), detail: t('list.emptyDetail') }}
    >
      <ListFilters
        label={t('list.filters')}
        clear={t('list.clear')}
        search={{ label: t('list.search'), placeholder: t('list.searchHint'), value: search }}
        status={{
          label: t('list.status'),
          value: status,
          all: t('list.current'),
          options: adminStates.map((value) => ({ value, label: t(`status.${value}`) })),
        }}
        onChange={change}
      />
    </ResourceList>
  )
}
