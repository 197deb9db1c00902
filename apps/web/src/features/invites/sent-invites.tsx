import type { Invite } from '@emma/contracts/invites'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/format.ts'
import { usePage } from '../../lib/use-filters.ts'
import { ask } from '../../ui/confirm.ts'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { Pages } from '../../ui/pages.tsx'
import { Panel } from '../../ui/panel.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { useCompanyChange } from '../companies/index.ts'
import { InviteMark } from './invite-mark.tsx'
import classes from './invites.module.css'
import { revokeMutation, sentQuery } from './invites.queries.ts'

const InviteDialog = lazy(() => import('./invite-dialog.tsx'))

const Revoke = ({ id, name }: { id: string; name: string }) => {
  const { t } = useTranslation('companies')
  const revoking = useCompanyChange(revokeMutation, t('invite.revoked'))
  const revoke = async () => {
    const question = { title: t('invite.revokeTitle'), detail: t('invite.revokeDetail') }
    if (await ask({ ...question, confirm: t('invite.revoke'), destructive: true })) revoking.mutate(id)
  }
  return (
    <Button
      variant="subtle"
      color="coral"
      aria-label={t('invite.revokeOf', { name })}
      loading={revoking.isPending}
      onClick={() => void revoke()}
    >
      {t('invite.revoke')}
    </Button>
  )
}

const Line = ({ invite }: { invite: Invite }) => {
  const { t } = useTranslation('companies')
  const { id, specialist, email, status, expires_at, ended_at } = invite
  const name = specialist?.name ?? email ?? t('invite.someEmail')
  return (
    <li className={classes.line}>
      <p>
        <strong>{name}</strong>
        <small>
          {ended_at === null
            ? t('invite.until', { date: formatDate(expires_at) })
            : t('invite.on', { date: formatDate(ended_at) })}
        </small>
      </p>
      <span className={classes.aside}>
        <InviteMark status={status} />
        {status === 'sent' && <Revoke id={id} name={name} />}
      </span>
    </li>
  )
}

interface Props {
  readonly companyId: string
  /** Only an approved company invites. */
  readonly canInvite: boolean
}

/** What the company sent, and the door to invite more. */
export const SentInvites = ({ companyId, canInvite }: Props) => {
  const { t } = useTranslation('companies')
  const [page, setPage] = usePage('convites')
  const [isInviting, setInviting] = useState(false)
  return (
    <Panel
      title={t('invite.title')}
      action={canInvite && <Button onClick={() => setInviting(true)}>{t('invite.open')}</Button>}
    >
      <QueryView
        query={useQuery(sentQuery(companyId, page))}
        skeleton={<LoadingLines shape="lines" count={2} />}
        empty={<p className={classes.muted}>{t('invite.none')}</p>}
        isEmpty={({ meta }) => meta.total === 0}
      >
        {({ invites, meta }) => (
          <>
            <ul className={classes.list}>
              {invites.map((invite) => (
                <Line key={invite.id} invite={invite} />
              ))}
            </ul>
            <Pages meta={meta} onPage={setPage} />
          </>
        )}
      </QueryView>
      {isInviting && (
        <Suspense fallback={null}>
          <InviteDialog companyId={companyId} onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
