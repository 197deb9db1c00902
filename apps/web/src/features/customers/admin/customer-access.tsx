import type { CustomerStatus } from '@emma/contracts/customers/admin'
import { Alert, Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatMoment } from '../../../lib/i18n/format.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import classes from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { useResendCode } from './use-status-change.ts'

const StatusDialog = lazy(() => import('./status-dialog.tsx'))
export type Step = 'block' | 'unblock' | 'erase'

const Blocked = ({ blocked }: Pick<CustomerStatus, 'blocked'>) => {
  const { t } = useTranslation('customersAdmin')
  if (!blocked) return null
  const title = t('one.blockedBy', { name: blocked.by, when: formatMoment(blocked.at) })
  return (
    <Alert color="coral" title={title}>
      {blocked.reason ?? t('one.noReason')}
    </Alert>
  )
}

const Actions = ({ customer, onStep }: { customer: CustomerStatus; onStep: (step: Step) => void }) => {
  const { t } = useTranslation('customersAdmin')
  const resend = useResendCode()
  const { id, status } = customer
  if (status === 'pending')
    return (
      <Button loading={resend.isPending} onClick={() => resend.mutate(id)}>
        {t('one.resend')}
      </Button>
    )
  return (
    <>
      {status === 'active' && (
        <Button variant="default" onClick={() => onStep('block')}>
          {t('one.block')}
        </Button>
      )}
      {status === 'blocked' && <Button onClick={() => onStep('unblock')}>{t('one.unblock')}</Button>}
      <Button variant="subtle" color="coral" onClick={() => onStep('erase')}>
        {t('one.erase')}
      </Button>
    </>
  )
}

/** The account's status, and the actions for an admin. */
export const CustomerAccess = ({ customer }: { customer: CustomerStatus }) => {
  const { t } = useTranslation('customersAdmin')
  const [step, setStep] = useState<Step>()
  const { id, status, created_at, coming, blocked } = customer
  return (
    <Panel title={t('one.account')} action={<StatusBadge of="customer" state={status} />}>
      <Blocked blocked={blocked} />
      {status === 'pending' && <Alert color="sky">{t('one.pending')}</Alert>}
      {status === 'erased' && <Alert color="sky">{t('one.erased')}</Alert>}
      <Facts
        facts={[
          { name: t('one.since'), value: formatDate(created_at) },
          { name: t('one.coming'), value: coming === 0 ? t('one.comingNone') : coming },
          { name: t('data.email'), value: customer.email },
        ]}
      />
      <div className={classes.actions}>
        <TextLink to="/admin/support" search={{ search: id }}>
          {t('one.sales')}
        </TextLink>
        <TextLink to="/admin/audit" search={{ entity: 'customer', of: id }}>
          {t('one.trail')}
        </TextLink>
      </div>
      {status !== 'erased' && (
        <div className={classes.actions}>
          <Actions customer={customer} onStep={setStep} />
        </div>
      )}
      {step && (
        <Suspense fallback={null}>
          <StatusDialog step={step} customer={customer} onClose={() => setStep(undefined)} />
        </Suspense>
      )}
    </Panel>
  )
}
