import type { AdminProfile } from '@emma/contracts/admins'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../ui/action/text-link.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import classes from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { AdminAccess } from './admin-access.tsx'
import { AdminFields } from './admin-fields.tsx'
import { adminQuery, adminsKey, saveAdmin } from './admins.queries.ts'

const AdminData = ({ admin }: { admin: AdminProfile }) => {
  const { t } = useTranslation('admins')
  const client = useQueryClient()
  const { id, first_name, last_name, email, status } = admin
  const save = useMutation({
    mutationFn: ({ email: typed, ...names }: { firstName: string; lastName: string; email: string }) =>
      saveAdmin({ id, ...names, ...(typed === email ? {} : { email: typed }) }),
    onSuccess: async (saved) => {
      client.setQueryData(adminQuery(id).queryKey, saved)
      toast.success(t('edit.saved'))
      await client.invalidateQueries({ queryKey: adminsKey })
    },
  })
  const isInvited = status === 'invited'
  return (
    <Panel title={t('edit.data')}>
      <AdminFields
        initial={{ firstName: first_name, lastName: last_name, email }}
        save={save}
        verb={t('edit.save')}
        emailHint={t(isInvited ? 'edit.emailInvited' : 'edit.emailOwn')}
        failed={t('edit.failed')}
        isEmailFixed={!isInvited}
      />
    </Panel>
  )
}

/** One admin: names, e-mail while invited, access. */
export default function AdminEditScreen() {
  const { t } = useTranslation('admins')
  const { id } = useParams({ from: '/admin/admins/edit/$id' })
  const query = useQuery(adminQuery(id))
  return (
    <>
      <PageHeader
        back={<TextLink to="/admin/admins">{t('edit.back')}</TextLink>}
        title={query.data?.name ?? t('list.name')}
        subtitle={query.data?.email}
      />
      <QueryView query={query} skeleton={<LoadingLines shape="cards" count={2} />}>
        {(admin) => (
          <div className={classes.columns}>
            <AdminData key={admin.id} admin={admin} />
            <AdminAccess admin={admin} />
          </div>
        )}
      </QueryView>
    </>
  )
}
