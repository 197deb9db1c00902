import type { Invite } from '@emma/contracts/invites'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../../lib/filters/use-filters.ts'
import { formatDate } from '../../../lib/i18n/format.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { Pages } from '../../../ui/table/pages.tsx'
import { useCompanyChange } from '../use-company-change.ts'
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
      <span className={layout.line}>
        <StatusBadge of="invite" state={status} />
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

/** The invites of a company, and a dialog for new ones. */
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
            <ul className={layout.rows}>
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
