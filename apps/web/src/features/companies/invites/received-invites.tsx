import type { Invite } from '@emma/contracts/invites'
import { formatCnpj } from '@emma/domain/companies'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { useCompanyChange } from '../use-company-change.ts'
import classes from './invites.module.css'
import { acceptMutation, receivedQuery, rejectMutation } from './invites.queries.ts'

const Answer = ({ invite: { id, company } }: { invite: Invite }) => {
  const { t } = useTranslation('companies')
  const { name, percent } = company
  const accepting = useCompanyChange(acceptMutation, t('received.accepted', { name }))
  const rejecting = useCompanyChange(rejectMutation, t('received.rejected'))
  const accept = async () => {
    const question = { title: t('received.acceptTitle', { name }), confirm: t('received.accept') }
    if (await ask({ ...question, detail: t('received.acceptDetail', { percent }) })) accepting.mutate(id)
  }
  const reject = async () => {
    const question = { title: t('received.rejectTitle', { name }), confirm: t('received.reject') }
    if (await ask({ ...question, detail: t('received.rejectDetail') })) rejecting.mutate(id)
  }
  return (
    <span className={layout.line}>
      <Button
        variant="default"
        aria-label={t('received.rejectOf', { name })}
        loading={rejecting.isPending}
        onClick={() => void reject()}
      >
        {t('received.reject')}
      </Button>
      <Button
        aria-label={t('received.acceptOf', { name })}
        loading={accepting.isPending}
        onClick={() => void accept()}
      >
        {t('received.accept')}
      </Button>
    </span>
  )
}

const Line = ({ invite }: { invite: Invite }) => {
  const { t } = useTranslation('companies')
  const { company, invited_by, status, expires_at } = invite
  const isOpen = status === 'sent'
  return (
    <li className={classes.line}>
      <p>
        <strong>{company.name}</strong>
        <small>
          {formatCnpj(company.cnpj)} · {t('members', { count: company.members_count })} ·{' '}
          {t('percentOf', { percent: company.percent })}
        </small>
        <small>
          {t('received.by', { name: invited_by.name })}
          {isOpen && ` · ${t('received.ends', { date: formatDate(expires_at) })}`}
        </small>
      </p>
      {isOpen ? <Answer invite={invite} /> : <StatusBadge of="invite" state={status} />}
    </li>
  )
}

/** Invitations to the specialist: open ones to answer, the rest with their outcome. */
export const ReceivedInvites = () => {
  const { t } = useTranslation('companies')
  return (
    <Panel title={t('received.title')}>
      <QueryView
        query={useQuery(receivedQuery)}
        skeleton={<LoadingLines shape="lines" count={2} />}
        empty={<p className={classes.muted}>{t('received.none')}</p>}
        isEmpty={(invites) => invites.length === 0}
      >
        {(invites) => (
          <ul className={layout.rows}>
            {invites.map((invite) => (
              <Line key={invite.id} invite={invite} />
            ))}
          </ul>
        )}
      </QueryView>
    </Panel>
  )
}
