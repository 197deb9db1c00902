import { type AdminProfile, adminStates } from '@emma/contracts/admins'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listFilters } from '../../lib/filters/filters.ts'
import { useFilters } from '../../lib/filters/use-filters.ts'
import { formatDate } from '../../lib/i18n/format.ts'
import { useUser } from '../../lib/session/use-session.ts'
import { LinkButton } from '../../ui/action/link-button.tsx'
import { PersonLine } from '../../ui/person/person-line.tsx'
import { StatusBadge } from '../../ui/status/status-badge.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import { ListFilters } from '../../ui/table/filter-bar.tsx'
import { ResourceList } from '../../ui/table/resource-list.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { adminsKey, adminsQuery, restoreAdminMutation } from './admins.queries.ts'

const filters = listFilters(adminStates)

/** Somebody removed can be taken back; everybody else is opened. */
const EditLink = ({ admin: { id, name, status } }: { admin: AdminProfile }) => {
  const { t } = useTranslation('admins')
  const client = useQueryClient()
  const restore = useMutation({
    ...restoreAdminMutation,
    onSuccess: () => toast.success(t('list.restored')),
    onError: toast.problem,
    onSettled: () => client.invalidateQueries({ queryKey: adminsKey }),
  })
  if (status !== 'removed')
    return (
      <LinkButton
        to="/admin/admins/edit/$id"
        params={{ id }}
        size="xs"
        variant="default"
        aria-label={t('list.openLabel', { name })}
      >
        {t('list.open')}
      </LinkButton>
    )
  return (
    <Button
      size="xs"
      variant="default"
      loading={restore.isPending}
      aria-label={t('list.restoreLabel', { name })}
      onClick={() => restore.mutate(id)}
    >
      {t('list.restore')}
    </Button>
  )
}

const useColumns = (): readonly Column<AdminProfile>[] => {
  const { t } = useTranslation('admins')
  const own = useUser()?.id
  return [
    {
      key: 'name',
      header: t('list.name'),
      cell: ({ id, name, avatar, email }) => (
        <PersonLine name={name} avatar={avatar} suffix={id === own ? t('list.you') : undefined}>
          {email}
        </PersonLine>
      ),
    },
    {
      key: 'status',
      header: t('list.status'),
      cell: ({ status }) => <StatusBadge of="admin" state={status} />,
    },
    {
      key: 'factor',
      header: t('list.factor'),
      cell: ({ second_factor: isOn }) => t(isOn ? 'factor.on' : 'factor.off'),
    },
    { key: 'since', header: t('list.since'), cell: ({ created_at }) => formatDate(created_at) },
    { key: 'action', header: t('list.action'), cell: (admin) => <EditLink admin={admin} /> },
  ]
}

/** Who runs the platform. */
export default function AdminListScreen() {
  const { t } = useTranslation('admins')
  const [{ search, status, page }, change] = useFilters(filters)
  const query = useQuery(adminsQuery({ page, ...(search && { search }), ...(status && { status }) }))
  return (
    <ResourceList
      title={t('list.title')}
      subtitle={t('list.subtitle')}
      actions={<LinkButton to="/admin/admins/create">{t('list.add')}</LinkButton>}
      caption={t('list.caption')}
      query={query}
      columns={useColumns()}
      empty={{ title: t('list.empty'), detail: t('list.emptyDetail') }}
      onPage={(next) => change({ page: next })}
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
