import type { Company } from '@emma/contracts/companies'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { Facts } from '../../../ui/layout/facts.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import classes from '../companies.module.css'

const BankDialog = lazyPart(() => import('./bank-dialog.tsx'), 'bankAccount')

/** Opens the form of the company's account. */
export const BankButton = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t(company.bank_account ? 'group.bank.change' : 'group.bank.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BankDialog company={company} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The bank account of the company's share, and its status at the payment partner. */
export const GroupBank = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies')
  const { bank_account: account, recipient_id, recipient_status } = company
  const facts = [
    {
      name: t('admin.recipient.bank'),
      value: account
        ? t('group.bank.ending', { bank: account.bank_name, ends: account.ends_with })
        : t('group.bank.none'),
    },
    {
      name: t('group.bank.recipient'),
      value:
        recipient_id && recipient_status ? t(`recipient.${recipient_status}`) : t('group.bank.noRecipient'),
    },
  ]
  return (
    <Panel title={t('group.bank.title')} action={<BankButton company={company} />}>
      <p className={classes.muted}>{t('group.bank.detail')}</p>
      <Facts facts={facts} />
    </Panel>
  )
}
