import type { Variable } from '@emma/contracts/variables'
import { boundsOf, checkVariable, type Variables } from '@emma/domain/variables'
import { Alert, Button, NumberInput, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrors, problemText } from '../../lib/api/problem.ts'
import { useLeaveGuard } from '../../lib/forms/use-leave-guard.ts'
import { ask } from '../../ui/dialog/confirm.ts'
import { MoneyField } from '../../ui/form/fields.tsx'
import layout from '../../ui/layout/layout.module.css'
import { toast } from '../../ui/toast/toast.ts'
import { useValueText } from './variable-text.ts'
import { saveVariableMutation, variablesKey } from './variables.queries.ts'

interface Props {
  readonly variable: Variable
  readonly current: Variables
  readonly value: number | null
  readonly onValue: (value: number | null) => void
}

const useSave = (onSaved: () => void) => {
  const { t } = useTranslation('variables')
  const client = useQueryClient()
  return useMutation({
    ...saveVariableMutation,
    onSuccess: async () => {
      onSaved()
      toast.success(t('one.saved'))
      // The policy of new bookings is reloaded too.
      await client.invalidateQueries({ queryKey: variablesKey })
      await client.invalidateQueries({ queryKey: ['booking'] })
    },
  })
}

/** The field for this unit. */
const ValueField = ({ variable, value, onValue, error }: Props & { error: string | undefined }) => {
  const { t } = useTranslation('variables')
  const text = useValueText()
  const { unit } = variable
  const { min, max } = variable
  const shared = {
    label: t('one.value'),
    description: t('one.hint', { min: text(min, unit), max: text(max, unit) }),
    error,
  }
  if (unit === 'centavos') return <MoneyField {...shared} value={value} onChange={onValue} />
  return (
    <NumberInput
      {...shared}
      allowDecimal={false}
      allowNegative={false}
      suffix={` ${t(`suffix.${unit}`)}`}
      value={value ?? ''}
      onChange={(typed) => onValue(typed === '' ? null : Number(typed))}
    />
  )
}

/** A new value, the reason, and a confirmation. */
export const VariableForm = (props: Props) => {
  const { variable, current, value, onValue } = props
  const { t } = useTranslation('variables')
  const text = useValueText()
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { id, unit } = variable
  const free = useLeaveGuard(() => value !== variable.value || reason !== '')
  const save = useSave(() => {
    free()
    setReason('')
    setChecked(false)
  })
  const { min, max } = boundsOf(id, current)
  const isOutside = value === null || !checkVariable(id, value, current).ok
  const isSame = value === variable.value
  const outside = isOutside ? t('one.hint', { min: text(min, unit), max: text(max, unit) }) : undefined
  const wrong = isChecked ? (outside ?? (isSame ? t('one.same') : undefined)) : undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (value === null || isOutside || isSame || !reason.trim() || save.isPending) return
    const [from, to] = [text(variable.value, unit), text(value, unit)]
    const question = { title: t('one.confirmTitle', { from, to }), detail: t('one.confirmDetail') }
    if (await ask({ ...question, confirm: t('one.confirm') }))
      save.mutate({ id, value, reason: reason.trim() })
  }
  return (
    <form noValidate className={layout.form} onSubmit={(event) => void submit(event)}>
      <ValueField {...props} error={wrong ?? fieldErrors(save.error).value} onValue={onValue} />
      <Textarea
        label={t('one.reason')}
        description={t('one.reasonHint')}
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        error={isChecked && !reason.trim() ? t('one.reasonRequired') : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {save.error && !fieldErrors(save.error).value && (
        <Alert color="coral" role="alert" title={t('one.failed')}>
          {problemText(save.error).detail}
        </Alert>
      )}
      <div className={layout.actions}>
        <Button type="submit" loading={save.isPending}>
          {t('one.save')}
        </Button>
      </div>
    </form>
  )
}
