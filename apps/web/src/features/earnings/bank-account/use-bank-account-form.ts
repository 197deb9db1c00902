import { type BankAccount, bankAccountForm } from '@emma/contracts/earnings/bank-accounts'
import { checkBankAccount } from '@emma/domain/earnings'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrors, problemText } from '../../../lib/api/problem.ts'
import { schemaErrors } from '../../../lib/forms/schema-errors.ts'
import { useLeaveGuard } from '../../../lib/forms/use-leave-guard.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { earningsKey } from '../earnings.queries.ts'
import { type Saving, saveAccount } from './bank-account.queries.ts'

const empty = {
  bank_code: '',
  type_account: 'checking' as const,
  agencia: '',
  agencia_dv: '',
  conta: '',
  conta_dv: '',
  document_number: '',
  name_account: '',
}
type Values = Omit<typeof empty, 'type_account'> & { type_account: 'checking' | 'savings' }

/** The domain's field names → the form's, which are the contract's. */
const names = {
  bankCode: 'bank_code',
  branch: 'agencia',
  branchDigit: 'agencia_dv',
  account: 'conta',
  accountDigit: 'conta_dv',
  document: 'document_number',
} as const

/** Faults found in the digits themselves, before the server is asked. */
const useFaults = () => {
  const { t } = useTranslation('bankAccount')
  return (values: Values): Record<string, string> => {
    const shape = schemaErrors(bankAccountForm, values)
    if (Object.keys(shape).length > 0) return shape
    const typed = {
      bankCode: values.bank_code,
      branch: values.agencia,
      branchDigit: values.agencia_dv,
      account: values.conta,
      accountDigit: values.conta_dv,
      document: values.document_number,
    }
    // Only a bank of the list can be chosen.
    const checked = checkBankAccount(typed, () => true)
    if (checked.ok) return {}
    return Object.fromEntries(checked.faults.map(({ field, code }) => [names[field], t(`faults.${code}`)]))
  }
}

type Account = Saving['account']

/** The account's owner: how it is saved, its holder, and the notice. */
export interface AccountOwner<T> {
  readonly save: (account: Account) => Promise<T>
  readonly name: string
  /** The holder's document, with what is known of it. */
  readonly document: { readonly label: string; readonly hint: string; readonly value: string }
  readonly saved: string
}

/** The specialist's own account. */
export const useOwnAccount = (): AccountOwner<BankAccount> => {
  const { t } = useTranslation('bankAccount')
  const user = useUser()
  const specialistId = user?.specialistId ?? ''
  const save = (account: Account) => saveAccount({ specialistId, account })
  const document = { label: t('document'), hint: t('documentHint'), value: '' }
  return { save, name: user?.name ?? '', document, saved: t('saved') }
}

/** The bank account form: checked as by the server, saved, and the server's sentences beside their fields. */
export const useBankAccountForm = <T>(
  { save: send, name, document, saved }: AccountOwner<T>,
  onSaved: (kept: T) => void,
) => {
  const client = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const initialValues = { ...empty, name_account: name.slice(0, 30), document_number: document.value }
  const form = useForm<Values>({ initialValues, validate: useFaults() })
  useLeaveGuard(() => form.isDirty())
  const save = useMutation({
    mutationFn: send,
    onSuccess: async (kept) => {
      await client.invalidateQueries({ queryKey: earningsKey })
      form.resetDirty()
      toast.success(saved)
      onSaved(kept)
    },
    onError: (error) => {
      const errors = fieldErrors(error)
      form.setErrors(errors)
      setFailure(Object.keys(errors).some((path) => path in empty) ? undefined : problemText(error).detail)
    },
  })
  const submit = form.onSubmit((account) => {
    if (save.isPending) return
    setFailure(undefined)
    save.mutate(account)
  })
  return { form, submit, failure, isSaving: save.isPending }
}

export type BankAccountFields = ReturnType<typeof useBankAccountForm>['form']
