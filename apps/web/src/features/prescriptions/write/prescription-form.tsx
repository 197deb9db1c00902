import type { Prescription } from '@emma/contracts/prescriptions'
import { useConditions, vias } from '@emma/domain/prescriptions'
import { Button, Checkbox, Select, Textarea, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { pressKeyed } from '../../../lib/screen/button-keys.ts'
import layout from '../../../ui/layout/layout.module.css'
import { MedicineField } from '../medicine/medicine-field.tsx'
import { MedicineWarnings } from '../medicine/medicine-warnings.tsx'
import { UsualUses } from '../medicine/usual-uses.tsx'
import { ModelPicker } from '../models/model-picker.tsx'
import classes from '../prescriptions.module.css'
import { type PrescriptionValues, valuesOf } from './prescription-values.ts'

/** The diagnosis field, provided by the records feature. */
export type RenderCid = (code: string, onChange: (code: string) => void) => ReactNode

interface Props {
  readonly existing: Prescription | null
  /** The record's, or a new model's. */
  readonly cid: string
  /** For a model: it has its own diagnosis, and no patient to check. */
  readonly renderCid?: RenderCid
  /** The record it belongs to, once there is one. */
  readonly recordId: string | null
  readonly busy: boolean
  readonly onSave: (values: PrescriptionValues) => void
  readonly onCancel: () => void
}

/** Adds the current value to the options if the list lacks it. */
const withOwn = (options: readonly string[], own: string): string[] =>
  own === '' || options.includes(own) ? [...options] : [...options, own]

const usePrescriptionForm = (existing: Prescription | null, cid: string) => {
  const { t } = useTranslation('prescriptions')
  return useForm<PrescriptionValues>({
    initialValues: valuesOf(existing, cid),
    validate: {
      title: (title) => (title.trim() === '' ? t('form.titleRequired') : null),
      prescription: (use) => (use.trim() === '' ? t('form.useRequired') : null),
    },
  })
}
type Form = ReturnType<typeof usePrescriptionForm>

const HowMuch = ({ form }: { form: Form }) => {
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

const Medicine = ({
  form,
  recordId,
  id,
  onUse,
}: {
  form: Form
  recordId: string | null
  id: string | undefined
  /** A usual use was inserted. */
  onUse: () => void
}) => {
  const { title, bulario_id, via } = form.getValues()
  const { error } = form.getInputProps('title')
  return (
    <>
      <MedicineField
        title={title}
        error={error ?? null}
        onChange={(name, medicineId) => form.setValues({ title: name, bulario_id: medicineId })}
      />
      {recordId !== null && (
        <>
          <MedicineWarnings medicine={{ recordId, title, medicineId: bulario_id, via, prescriptionId: id }} />
          {id === undefined && (
            <UsualUses
              medicine={{ recordId, title, medicineId: bulario_id }}
              onPick={(use) => {
                form.setValues(use)
                onUse()
              }}
            />
          )}
        </>
      )}
    </>
  )
}

/** Initial focus, before it is drawn: the medicine, or the use of an existing one. */
const useBeginning = (isExisting: boolean) => {
  const ref = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    ref.current?.querySelector<HTMLElement>(isExisting ? 'textarea' : '[data-autofocus]')?.focus()
  }, [isExisting])
  return ref
}

/** Whether a field's list is visible: an empty list reports open without being so. */
const hasOpenList = (field: EventTarget): boolean => {
  if (!(field instanceof Element) || field.ariaExpanded !== 'true') return false
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '')
  return list !== null && list.querySelector('[role=option]') !== null
}

/** One medicine with its use; a model fills it in. */
export const PrescriptionForm = (props: Props) => {
  const { existing, cid, renderCid, recordId, busy, onSave, onCancel } = props
  const { t } = useTranslation('prescriptions')
  const form = usePrescriptionForm(existing, cid)
  const ref = useBeginning(existing !== null)
  const save = useRef<HTMLButtonElement>(null)
  const isModel = renderCid !== undefined
  const title = isModel ? 'models' : 'form'
  /** Alt and a digit insert a usual use; Escape leaves an untouched form, after closing an open list. */
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.altKey) pressKeyed(ref.current, event)
    else if (event.key === 'Escape' && !hasOpenList(event.target) && !form.isDirty()) onCancel()
  }
  return (
    <form
      ref={ref}
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit((values) => onSave(values))}
      onKeyDown={onKeyDown}
    >
      <Title order={3}>{t(existing ? `${title}.editTitle` : `${title}.newTitle`)}</Title>
      {existing === null && !isModel && (
        <ModelPicker cid={cid} onPick={(model) => form.setValues(valuesOf(model))} />
      )}
      <Medicine form={form} recordId={recordId} id={existing?.id} onUse={() => save.current?.focus()} />
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
      {isModel && (
        <TextInput
          {...form.getInputProps('model_set')}
          label={t('models.set')}
          description={t('models.setHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={60}
        />
      )}
      {renderCid?.(form.getValues().cid_code, (code) => form.setFieldValue('cid_code', code))}
      {existing === null && !isModel && (
        <Checkbox {...form.getInputProps('keepModel', { type: 'checkbox' })} label={t('form.keepModel')} />
      )}
      <div className={layout.actions}>
        <Button ref={save} type="submit" loading={busy}>
          {t(isModel ? 'models.save' : 'form.save')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  )
}
