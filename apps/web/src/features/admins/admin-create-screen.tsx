import type { AdminProfile } from '@emma/contracts/admins'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../ui/action/text-link.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { AdminFields } from './admin-fields.tsx'
import { adminsKey, createAdminMutation } from './admins.queries.ts'

const empty = { firstName: '', lastName: '', email: '' }

/** Invites an admin. */
export default function AdminCreateScreen() {
  const { t } = useTranslation('admins')
  const client = useQueryClient()
  const navigate = useNavigate()
  const save = useMutation(createAdminMutation)
  const open = async ({ id, email }: AdminProfile) => {
    toast.success(t('create.done', { email }))
    await client.invalidateQueries({ queryKey: adminsKey })
    await navigate({ to: '/admin/admins/edit/$id', params: { id } })
  }
  return (
    <>
      <PageHeader
        back={<TextLink to="/admin/admins">{t('edit.back')}</TextLink>}
        title={t('create.title')}
        subtitle={t('create.subtitle')}
      />
      <Panel title={t('edit.data')}>
        <AdminFields
          initial={empty}
          save={save}
          verb={t('create.submit')}
          emailHint={t('create.emailHint')}
          failed={t('create.failed')}
          onSaved={(saved) => void open(saved)}
        />
      </Panel>
    </>
  )
}
