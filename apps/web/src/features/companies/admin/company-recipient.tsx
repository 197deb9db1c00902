import type { CompanyDetails } from '@emma/contracts/companies/admin'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../../ui/layout/facts.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import classes from '../companies.module.css'
import { useCompanyChange } from '../use-company-change.ts'
import { recipientMutation } from './companies-admin.queries.ts'

/** The recipient at the payment partner: created once, then its status is refreshed. */
export const CompanyRecipient = ({ company }: { company: CompanyDetails }) => {
  const { t } = useTranslation('companies')
  const { id, recipient_id, recipient_status, bank_account: account, status } = company
  const done = t(recipient_id ? 'admin.recipient.refreshed' : 'admin.recipient.generated')
  const asking = useCompanyChange(recipientMutation, done)
  const facts = [
    {
      name: t('admin.recipient.bank'),
      value: account
        ? t('group.bank.ending', { bank: account.bank_name, ends: account.ends_with })
        : t('admin.recipient.noBank'),
    },
    ...(recipient_id ? [{ name: t('admin.recipient.id'), value: <code>{recipient_id}</code> }] : []),
    ...(recipient_status
      ? [{ name: t('admin.recipient.state'), value: t(`recipient.${recipient_status}`) }]
      : []),
  ]
  const canAsk = account !== null && (recipient_id !== null || status === 'approved')
  return (
    <Panel title={t('admin.recipient.title')}>
      <Facts facts={facts} />
      {account && !canAsk && <p className={classes.muted}>{t('admin.recipient.notApproved')}</p>}
      {canAsk && (
        <div className={classes.aside}>
          <Button
            variant={recipient_id ? 'default' : 'filled'}
            loading={asking.isPending}
            onClick={() => asking.mutate(id)}
          >
            {t(recipient_id ? 'admin.recipient.refresh' : 'admin.recipient.generate')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
