import type { BankAccount } from '@emma/contracts/earnings/bank-accounts'
import { formatCnpj, parseCnpj } from '@emma/domain/companies'
import { formatCpf, parseCpf } from '@emma/domain/customers'
import { Button, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import { earningsKey } from '../earnings.queries.ts'
import classes from '../withdrawals/withdrawals.module.css'
import { bankAccountQuery, removeAccountMutation } from '../withdrawals/withdrawals.queries.ts'
import { RecipientState } from './recipient-state.tsx'

/** Most visits do not change the account: its form, with the banks' rules, loads on request. */
const BankAccountForm = lazyPart(async () => {
  const { BankAccountForm: form } = await import('./bank-account-form.tsx')
  return { default: form }
}, 'bankAccount')

const skeleton = <LoadingLines shape="lines" count={4} />

/** A formatted CPF or CNPJ. */
const documentOf = ({ document_number: number }: BankAccount): string => {
  if (parseCpf(number).ok) return formatCpf(number)
  return parseCnpj(number).ok ? formatCnpj(number) : number
}

const AccountFacts = ({ account }: { account: BankAccount }) => {
  const { t } = useTranslation('finance')
  const { bank_code, bank_name, agencia, agencia_dv, conta, conta_dv, type_account } = account
  const facts = [
    [t('transfers.bank'), `${bank_code} ${bank_name}`],
    [t('transfers.agency'), agencia_dv ? `${agencia}-${agencia_dv}` : agencia],
    [t(`transfers.types.${type_account}`), `${conta}-${conta_dv}`],
    [t('transfers.holder'), account.name_account],
    [t('transfers.document'), documentOf(account)],
  ] as const
  return <Facts facts={facts.map(([name, value]) => ({ name, value }))} />
}

const useRemoval = (specialistId: string) => {
  const { t } = useTranslation('finance')
  const client = useQueryClient()
  const removal = useMutation({
    ...removeAccountMutation,
    onSuccess: () => toast.success(t('transfers.removed')),
    onError: toast.problem,
    onSettled: () => client.invalidateQueries({ queryKey: earningsKey }),
  })
  const remove = async () => {
    const isSure = await ask({
      title: t('transfers.removeTitle'),
      detail: t('transfers.removeDetail'),
      confirm: t('transfers.remove'),
      destructive: true,
    })
    if (isSure) removal.mutate(specialistId)
  }
  return { remove, isRemoving: removal.isPending }
}

interface KeptProps {
  readonly account: BankAccount
  readonly specialistId: string
  readonly onEdit: () => void
}

const Kept = ({ account, specialistId, onEdit }: KeptProps) => {
  const { t } = useTranslation('finance')
  const { remove, isRemoving } = useRemoval(specialistId)
  return (
    <>
      <RecipientState account={account} />
      <AccountFacts account={account} />
      <div className={layout.actions}>
        <Button variant="default" onClick={onEdit}>
          {t('transfers.edit')}
        </Button>
        <Button variant="subtle" color="coral" loading={isRemoving} onClick={() => void remove()}>
          {t('transfers.remove')}
        </Button>
      </div>
    </>
  )
}

const None = ({ onAdd }: { onAdd: () => void }) => {
  const { t } = useTranslation('finance')
  return (
    <div className={classes.state}>
      <strong>{t('transfers.noneTitle')}</strong>
      <p>{t('transfers.noneDetail')}</p>
      <Button onClick={onAdd}>{t('transfers.add')}</Button>
    </div>
  )
}

/** The own bank account: view, add, change, remove. */
export const AccountCard = () => {
  const { t } = useTranslation('finance')
  const specialistId = useUser()?.specialistId ?? ''
  const client = useQueryClient()
  const query = useQuery(bankAccountQuery(specialistId))
  const [isEditing, setEditing] = useState(false)
  const close = () => setEditing(false)
  const finish = (account: BankAccount) => {
    client.setQueryData(bankAccountQuery(specialistId).queryKey, account)
    toast.success(t('transfers.saved'))
    close()
  }
  return (
    <section className={classes.card}>
      <Title order={2}>{t('transfers.account')}</Title>
      {isEditing ? (
        <Suspense fallback={skeleton}>
          <BankAccountForm onSaved={finish} onCancel={close} />
        </Suspense>
      ) : (
        <QueryView query={query} skeleton={skeleton}>
          {(account) =>
            account ? (
              <Kept account={account} specialistId={specialistId} onEdit={() => setEditing(true)} />
            ) : (
              <None onAdd={() => setEditing(true)} />
            )
          }
        </QueryView>
      )}
    </section>
  )
}
