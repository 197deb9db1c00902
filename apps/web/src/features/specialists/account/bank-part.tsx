import type { BankAccount } from '@emma/contracts/earnings/bank-accounts'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BankAccountForm } from '../../earnings/index.ts'
import classes from './account.module.css'
import { accountKey } from './account.queries.ts'
import { bankText } from './bank-text.ts'
import type { PartProps } from './group-form.tsx'

const Kept = ({ account, onChange }: { account: BankAccount; onChange: () => void }) => {
  const { t } = useTranslation('specialistAccount')
  return (
    <div className={classes.pending}>
      <span>
        <strong>{t('profile.bankCurrent')}</strong>
        <br />
        {t('profile.bankKept', bankText(account))}
      </span>
      <Button variant="default" onClick={onChange}>
        {t('profile.bankChange')}
      </Button>
    </div>
  )
}

/** The bank account, which belongs to the earnings feature; updates the checklist. */
export default function BankPart({ profile, onSaved }: PartProps) {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { bankAccount } = profile
  const saved = async () => {
    await client.invalidateQueries({ queryKey: accountKey })
    setOpen(false)
    onSaved?.()
  }
  if (bankAccount && !isOpen) return <Kept account={bankAccount} onChange={() => setOpen(true)} />
  const back = bankAccount ? { onCancel: () => setOpen(false) } : {}
  return <BankAccountForm onSaved={() => void saved()} {...back} />
}
