import type { BankAccount } from '@emma/contracts/earnings/bank-accounts'
import { Alert, Button, SegmentedControl, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { digitsOf } from '../../../lib/i18n/format.ts'
import layout from '../../../ui/layout/layout.module.css'
import classes from './bank-account.module.css'
import { BankField } from './bank-field.tsx'
import {
  type AccountOwner,
  type BankAccountFields,
  useBankAccountForm,
  useOwnAccount,
} from './use-bank-account-form.ts'

type Numeric = 'agencia' | 'conta'
type CheckDigit = 'agencia_dv' | 'conta_dv'

/** Branch and account, each with its check digit. */
const Numbers = ({ form }: { form: BankAccountFields }) => {
  const { t } = useTranslation('bankAccount')
  const digits = (name: Numeric, length: number) => ({
    ...form.getInputProps(name),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      form.setFieldValue(name, digitsOf(event.currentTarget.value).slice(0, length)),
  })
  const checkDigit = (name: CheckDigit, length: number) => ({
    ...form.getInputProps(name),
    maxLength: length,
    autoComplete: 'off',
    autoCapitalize: 'characters',
    onChange: (event: { currentTarget: { value: string } }) =>
      form.setFieldValue(name, event.currentTarget.value.toUpperCase().trim()),
  })
  return (
    <>
      <div className={classes.numbers}>
        <TextInput label={t('branch')} {...digits('agencia', 4)} />
        <TextInput label={t('branchDigit')} placeholder={t('ifAny')} {...checkDigit('agencia_dv', 1)} />
      </div>
      <div className={classes.numbers}>
        <TextInput label={t('account')} {...digits('conta', 13)} />
        <TextInput label={t('accountDigit')} {...checkDigit('conta_dv', 2)} />
      </div>
    </>
  )
}

const Kind = ({ form }: { form: BankAccountFields }) => {
  const { t } = useTranslation('bankAccount')
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('type')}
      data={(['checking', 'savings'] as const).map((value) => ({ value, label: t(`types.${value}`) }))}
      value={form.values.type_account}
      onChange={(value) => form.setFieldValue('type_account', value === 'savings' ? 'savings' : 'checking')}
    />
  )
}

interface Props {
  /** Called with the account once the server and the payment provider have accepted it. */
  readonly onSaved: (account: BankAccount) => void
  /** Set if one can return without saving. */
  readonly onCancel?: () => void
}

interface FormProps<T> extends Omit<Props, 'onSaved'> {
  readonly owner: AccountOwner<T>
  readonly onSaved: (kept: T) => void
}

/** A bank account (spec §3): bank, kind, numbers with their check digits, the owner's document and name. */
export const AccountForm = <T,>({ owner, onSaved, onCancel }: FormProps<T>) => {
  const { t } = useTranslation('bankAccount')
  const { form, submit, failure, isSaving } = useBankAccountForm(owner, onSaved)
  return (
    <form noValidate className={layout.form} onSubmit={submit}>
      <BankField
        value={form.values.bank_code}
        error={form.errors.bank_code}
        onChange={(code) => form.setFieldValue('bank_code', code)}
      />
      <Kind form={form} />
      <Numbers form={form} />
      <TextInput
        label={owner.document.label}
        description={owner.document.hint}
        autoComplete="off"
        maxLength={20}
        {...form.getInputProps('document_number')}
      />
      <TextInput
        label={t('holder')}
        description={t('holderHint')}
        autoComplete="name"
        maxLength={30}
        {...form.getInputProps('name_account')}
      />
      {failure && (
        <Alert color="coral" role="alert" title={t('failed')}>
          {failure}
        </Alert>
      )}
      <div className={layout.actions}>
        <Button type="submit" loading={isSaving}>
          {t('save')}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** The account for one's own withdrawals. */
export const BankAccountForm = (props: Props) => <AccountForm owner={useOwnAccount()} {...props} />
