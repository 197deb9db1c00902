import type { Prescription } from '@emma/contracts/prescriptions'
import { useConditions, vias } from '@emma/domain/prescriptions'
import { Button, Checkbox, Select, Textarea, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { MedicineField } from './medicine-field.tsx'
import { ModelPicker } from './model-picker.tsx'
import classes from './prescriptions.module.css'

export interface PrescriptionValues {
  readonly title: string
  readonly bulario_id: string | null
  readonly prescription: string
  readonly via: string
  readonly condition_use: string
  readonly qtd: string
  readonly keepModel: boolean
}

interface Props {
  readonly standing: Prescription | null
  readonly busy: boolean
  readonly onSave: (values: PrescriptionValues) => void
  readonly onCancel: () => void
}

const valuesOf = (standing: Prescription | null): PrescriptionValues => ({
  title: standing?.title ?? '',
  bulario_id: standing?.bulario_id ?? null,
  prescription: standing?.prescription ?? '',
  via: standing?.via ?? 'Oral',
  condition_use: standing?.condition_use ?? '',
  qtd: standing?.qtd ?? '',
  keepModel: false,
})
/** What is chosen already stays a choice, also when the list does not know it. */
const withOwn = (options: readonly string[], own: string): string[] =>
  own === '' || options.includes(own) ? [...options] : [...options, own]

const usePrescriptionForm = (standing: Prescription | null) => {
  const { t } = useTranslation('prescriptions')
  return useForm<PrescriptionValues>({
    initialValues: valuesOf(standing),
    validate: {
      title: (title) => (title.trim() === '' ? t('form.titleRequired') : null),
      prescription: (use) => (use.trim() === '' ? t('form.useRequired') : null),
    },
  })
}

const HowMuch = ({ form }: { form: ReturnType<typeof usePrescriptionForm> }) => {
  const { t } = useTranslation('prescriptions')
  const { via, condition_use } = form.getValues()
  return (
    <div className={classes.row}>
      <Select
        label={t('form.via')}
        data={withOwn(vias, via)}
        value={via || null}
        onChange={(value) => form.setFieldValue('via', value ?? '')}
        clearable
      />
      <Select
        label={t('form.condition')}
        data={withOwn(useConditions, condition_use)}
        value={condition_use || null}
        onChange={(value) => form.setFieldValue('condition_use', value ?? '')}
        clearable
      />
      <TextInput
        {...form.getInputProps('qtd')}
        label={t('form.quantity')}
        placeholder={t('form.quantityPlaceholder')}
        maxLength={80}
      />
    </div>
  )
}

/** One medicine with its use; a model fills it in. */
export const PrescriptionForm = ({ standing, busy, onSave, onCancel }: Props) => {
  const { t } = useTranslation('prescriptions')
  const form = usePrescriptionForm(standing)
  const fill = (model: Prescription) => form.setValues(valuesOf(model))
  const chooseMedicine = (title: string, bulario_id: string | null) => form.setValues({ title, bulario_id })
  const { error } = form.getInputProps('title')
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit((values) => onSave(values))}>
      <Title order={3}>{t(standing ? 'form.editTitle' : 'form.newTitle')}</Title>
      {standing === null && <ModelPicker onPick={fill} />}
      <MedicineField title={form.getValues().title} error={error ?? null} onChange={chooseMedicine} />
      <Textarea
        {...form.getInputProps('prescription')}
        label={t('form.use')}
        placeholder={t('form.usePlaceholder')}
        autosize
        minRows={2}
        maxLength={2000}
        withAsterisk
      />
      <HowMuch form={form} />
      {standing === null && (
        <Checkbox {...form.getInputProps('keepModel', { type: 'checkbox' })} label={t('form.keepModel')} />
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={busy}>
          {t('form.save')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  )
}
