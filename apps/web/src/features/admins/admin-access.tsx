import type { AdminProfile } from '@emma/contracts/admins'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../../lib/api/api.ts'
import { useUser } from '../../lib/session/use-session.ts'
import { TextLink } from '../../ui/action/text-link.tsx'
import classes from '../../ui/layout/layout.module.css'
import { Panel } from '../../ui/layout/panel.tsx'
import { StatusBadge } from '../../ui/status/status-badge.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { adminsKey, inviteAdminMutation, removeAdminMutation } from './admins.queries.ts'

const ReasonDialog = lazy(() => import('../../ui/dialog/reason-dialog.tsx'))

const useRemoval = (isOwn: boolean, onSettled: () => void) => {
  const { t } = useTranslation('admins')
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    ...removeAdminMutation,
    onSuccess: async () => {
      toast.success(t('edit.removed'))
      if (isOwn) return session.recheck()
      await navigate({ to: '/admin/admins' })
      await client.invalidateQueries({ queryKey: adminsKey })
    },
    onError: toast.problem,
    onSettled,
  })
}

const Invitation = ({ id }: { id: string }) => {
  const { t } = useTranslation('admins')
  const invite = useMutation({
    ...inviteAdminMutation,
    onSuccess: () => toast.success(t('edit.resent')),
    onError: toast.problem,
  })
  return (
    <Button variant="default" loading={invite.isPending} onClick={() => invite.mutate(id)}>
      {t('edit.resend')}
    </Button>
  )
}

/** Whether the admin has access, and the button that removes it. */
export const AdminAccess = ({ admin }: { admin: AdminProfile }) => {
  const { t } = useTranslation('admins')
  const { id, name, status, second_factor: hasFactor } = admin
  const isOwn = useUser()?.id === id
  const [isRemoving, setRemoving] = useState(false)
  const removal = useRemoval(isOwn, () => setRemoving(false))
  const factor = t(hasFactor ? 'edit.factorOn' : 'edit.factorOff')
  return (
    <Panel title={t('edit.access')} action={<StatusBadge of="admin" state={status} />}>
      <p className={classes.note}>{status === 'invited' ? t('edit.invited') : factor}</p>
      <TextLink to="/admin/audit" search={{ user: id }}>
        {t('edit.trail')}
      </TextLink>
      <div className={classes.actions}>
        {status === 'invited' && <Invitation id={id} />}
        <Button variant="subtle" color="coral" onClick={() => setRemoving(true)}>
          {t('edit.remove')}
        </Button>
      </div>
      {isRemoving && (
        <Suspense fallback={null}>
          <ReasonDialog
            title={t('edit.removeTitle', { name })}
            detail={t(isOwn ? 'edit.self' : 'edit.removeDetail')}
            label={t('edit.reason')}
            hint={t('edit.reasonHint')}
            required={t('edit.reasonRequired')}
            confirm={t('edit.remove')}
            isSending={removal.isPending}
            onReason={(reason) => removal.mutate({ id, reason })}
            onClose={() => setRemoving(false)}
          />
        </Suspense>
      )}
    </Panel>
  )
}
