import type { Company } from '@emma/contracts/companies'
import { formatCnpj } from '@emma/domain/companies'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { useAttending } from '../attending/use-attending.ts'
import classes from '../companies.module.css'

const AttendButton = ({ company: { id, name, active } }: { company: Company }) => {
  const { t } = useTranslation('companies')
  const attending = useAttending()
  return (
    <Button
      variant={active ? 'default' : 'filled'}
      {...(active ? {} : { 'aria-label': t('list.useOf', { name }) })}
      loading={attending.isPending}
      onClick={() => attending.mutate({ id, active: !active })}
    >
      {t(active ? 'list.leave' : 'list.use')}
    </Button>
  )
}

/** One of the person's groups: its data, their role, and whether it is active. */
export const GroupCard = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies')
  const { id, name, cnpj, status, status_reason, role, active, percent, can } = company
  return (
    <li className={classes.card} data-active={active || undefined}>
      <h3>{name}</h3>
      <p className={classes.muted}>{formatCnpj(cnpj)}</p>
      <span className={layout.line}>
        <StatusBadge of="company" state={status} />
        {active && <StatusChip tone="success" label={t('list.active')} />}
      </span>
      <p className={classes.muted}>
        {t(`roles.${role}`)} · {t('members', { count: company.members_count })} ·{' '}
        {t('percentOf', { percent })}
      </p>
      {status_reason && <p className={classes.muted}>{t('admin.reason', { reason: status_reason })}</p>}
      {status === 'pending' && <p className={classes.muted}>{t('list.waiting')}</p>}
      <footer>
        {can.set_active && <AttendButton company={company} />}
        <LinkButton
          variant="default"
          to="/specialist/companies/general-information/$id"
          params={{ id }}
          aria-label={t('list.openOf', { name })}
        >
          {t('list.open')}
        </LinkButton>
      </footer>
    </li>
  )
}
