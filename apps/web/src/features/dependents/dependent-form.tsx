import { type Dependent, dependentForm } from '@emma/contracts/dependents'
import { formatCpf } from '@emma/domain/customers'
import { type Relation, relations } from '@emma/domain/dependents'
import { Alert, Button, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { fieldErrors, problemText } from '../../lib/api/problem.ts'
import { schemaErrors } from '../../lib/forms/schema-errors.ts'
import { digitsOf } from '../../lib/i18n/format.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { BirthDateField } from '../../ui/form/birth-date-field.tsx'
import { CpfField } from '../../ui/form/fields.tsx'
import { GenderField } from '../../ui/form/person-lists.tsx'
import layout from '../../ui/layout/layout.module.css'
import { toast } from '../../ui/toast/toast.ts'
import classes from './dependents.module.css'
import { useSaveDependent } from './dependents.queries.ts'

const schema = z.strictObject(dependentForm)

const initialOf = (dependent: Dependent | null) => ({
  name: dependent?.name ?? '',
  birthDate: dependent?.birthDate ?? '',
  sex: dependent?.sex ?? '',
  relation: dependent?.relation ?? '',
  cpf: formatCpf(dependent?.cpf ?? ''),
})
type Values = ReturnType<typeof initialOf>

const isRelation = (value: string): value is Relation => relations.some((known) => known === value)
const bodyOf = ({ name, birthDate, sex, relation, cpf }: Values) => ({
  name,
  birthDate,
  sex: sex || null,
  cpf: digitsOf(cpf) || null,
  ...(isRelation(relation) ? { relation } : {}),
})

const useDependentForm = (dependent: Dependent | null, onClose: () => void) => {
  const { t } = useTranslation('dependents')
  const [failure, setFailure] = useState<string>()
  const { save, isSaving } = useSaveDependent(dependent?.id)
  const form = useForm<Values>({
    initialValues: initialOf(dependent),
    validate: (values) => schemaErrors(schema, bodyOf(values)),
  })
  const submit = form.onSubmit((values) => {
    const read = z.safeParse(schema, bodyOf(values))
    if (isSaving || !read.success) return
    setFailure(undefined)
    save(read.data, {
      onSuccess: ({ name }) => {
        toast.success(dependent ? t('form.saved') : t('form.added', { name }))
        onClose()
      },
      onError: (error) => {
        const errors = fieldErrors(error)
        form.setErrors(errors)
        setFailure(Object.keys(errors).some((name) => name in values) ? undefined : problemText(error).detail)
      },
    })
  })
  return { form, submit, failure, isSaving }
}

type Form = ReturnType<typeof useDependentForm>['form']

const Fields = ({ form }: { form: Form }): ReactNode => {
  const { t } = useTranslation('dependents')
  const { cpf } = form.values
  return (
    <>
      <TextInput label={t('form.name')} data-autofocus autoComplete="off" {...form.getInputProps('name')} />
      <BirthDateField label={t('form.birthDate')} {...form.getInputProps('birthDate')} />
      <NativeSelect
        label={t('form.relation')}
        description={form.values.relation === 'guardianship' && t('form.guardianship')}
        data={[
          { value: '', label: t('form.choose') },
          ...relations.map((value) => ({ value, label: t(`relations.${value}`) })),
        ]}
        {...form.getInputProps('relation')}
      />
      <GenderField label={t('form.sex')} none={t('form.sexNone')} {...form.getInputProps('sex')} />
      <CpfField
        label={t('form.cpf')}
        description={t('form.cpfHint')}
        defaultValue={cpf}
        error={form.errors.cpf}
        onChangeRaw={(_digits, seen) => form.setFieldValue('cpf', seen)}
      />
    </>
  )
}

interface Props {
  /** Null for a new one. */
  readonly dependent: Dependent | null
  readonly onClose: () => void
}

/** A dependent's data, in a dialog over the profile. */
export default function DependentForm({ dependent, onClose }: Props) {
  const { t } = useTranslation('dependents')
  const { form, submit, failure, isSaving } = useDependentForm(dependent, onClose)
  const title = dependent ? t('form.editTitle', { name: dependent.name }) : t('form.addTitle')
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate className={layout.stack} onSubmit={submit}>
        <Fields form={form} />
        {failure && (
          <Alert color="coral" role="alert">
            {failure}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button variant="default" disabled={isSaving} onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('form.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
