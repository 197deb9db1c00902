import type { BodyIn } from '@emma/contracts/kit'
import { MOST_TAGS } from '@emma/contracts/patients'
import { contactInput, type PatientContact, type saveContact } from '@emma/contracts/patients/contacts'
import { formatCpf, formatPhone, genders } from '@emma/domain/customers'
import { Button, TagsInput, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fieldErrors } from '../../../lib/api/problem.ts'
import { schemaErrors } from '../../../lib/forms/schema-errors.ts'
import { useLeaveGuard } from '../../../lib/forms/use-leave-guard.ts'
import { BirthDateField } from '../../../ui/form/birth-date-field.tsx'
import { CpfField } from '../../../ui/form/fields.tsx'
import { GenderField } from '../../../ui/form/person-lists.tsx'
import { PhoneField } from '../../../ui/form/phone/phone-field.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { patientTagsQuery } from '../patients.queries.ts'
import { contactQuery, saveContactMutation } from './contact.queries.ts'

interface Values {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly cpf: string
  readonly birth_date: string
  readonly sex: string
  readonly note: string
  readonly tags: string[]
}

const valuesOf = ({ name, phone, email, cpf, birth_date, sex, note, tags }: PatientContact): Values => ({
  name,
  phone: phone ?? '',
  email: email ?? '',
  cpf: cpf ?? '',
  birth_date: birth_date ?? '',
  sex: sex ?? '',
  note,
  tags: tags.map((tag) => tag.name),
})

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

const bodyOf = (values: Values): BodyIn<typeof saveContact> => ({
  ...values,
  phone: orNull(values.phone),
  email: orNull(values.email),
  cpf: orNull(values.cpf),
  birth_date: orNull(values.birth_date),
  sex: genders.find((one) => one === values.sex) ?? null,
})

const useContactForm = (contact: PatientContact) => {
  const { t } = useTranslation('contacts')
  const client = useQueryClient()
  const form = useForm<Values>({
    initialValues: valuesOf(contact),
    validate: (values) => schemaErrors(contactInput, bodyOf(values)),
  })
  useLeaveGuard(() => form.isDirty())
  const save = useMutation({
    ...saveContactMutation(contact.id),
    onSuccess: (saved) => {
      client.setQueryData(contactQuery(contact.id).queryKey, saved)
      form.setInitialValues(valuesOf(saved))
      form.setValues(valuesOf(saved))
      form.resetDirty(valuesOf(saved))
      void client.invalidateQueries({ queryKey: ['patients', 'list'] })
      void client.invalidateQueries({ queryKey: patientTagsQuery.queryKey })
      toast.success(t('contact.saved'))
    },
    onError: (error) => {
      form.setErrors(fieldErrors(error))
      toast.problem(error)
    },
  })
  const submit = form.onSubmit((values) => {
    if (!save.isPending) save.mutate(bodyOf(values))
  })
  return { form, submit, isSaving: save.isPending }
}

type Form = ReturnType<typeof useContactForm>['form']

const Data = ({ form, contact }: { form: Form; contact: PatientContact }) => {
  const { t } = useTranslation('contacts')
  const { error: phoneError } = form.getInputProps('phone')
  const { error: cpfError } = form.getInputProps('cpf')
  return (
    <Panel title={t('contact.data')}>
      <TextInput
        label={t('fields.name')}
        maxLength={120}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <div className={layout.pair}>
        <PhoneField
          label={t('fields.phone')}
          autoComplete="off"
          defaultValue={contact.phone === null ? '' : formatPhone(contact.phone)}
          error={phoneError}
          onChangeRaw={(digits) => form.setFieldValue('phone', digits)}
        />
        <TextInput
          type="email"
          inputMode="email"
          label={t('fields.email')}
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <CpfField
          label={t('fields.cpf')}
          defaultValue={contact.cpf === null ? '' : formatCpf(contact.cpf)}
          error={cpfError}
          onChangeRaw={(digits) => form.setFieldValue('cpf', digits)}
        />
        <BirthDateField
          label={t('fields.birth_date')}
          {...form.getInputProps('birth_date')}
          autoComplete="off"
        />
        <GenderField label={t('fields.sex')} none={t('contact.none')} {...form.getInputProps('sex')} />
      </div>
    </Panel>
  )
}

const Own = ({ form }: { form: Form }) => {
  const { t } = useTranslation('contacts')
  const known = useQuery(patientTagsQuery).data?.data ?? []
  return (
    <Panel title={t('contact.own')}>
      <TagsInput
        label={t('contact.tags')}
        description={t('contact.tagsHint')}
        data={known.map(({ name }) => name)}
        maxTags={MOST_TAGS}
        maxDropdownHeight={200}
        {...form.getInputProps('tags')}
        onChange={(names) =>
          form.setFieldValue(
            'tags',
            names.map((name) => name.slice(0, 40)),
          )
        }
      />
      <Textarea
        label={t('contact.note')}
        description={t('contact.noteHint')}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={5000}
        {...form.getInputProps('note')}
      />
    </Panel>
  )
}

/** The specialist's data and notes on a patient without an account, all editable. */
export default function ContactForm({ contact }: { contact: PatientContact }) {
  const { t } = useTranslation('contacts')
  const { form, submit, isSaving } = useContactForm(contact)
  return (
    <form noValidate className={layout.list} onSubmit={submit}>
      <Data form={form} contact={contact} />
      <Own form={form} />
      <div className={layout.actions}>
        <Button type="submit" loading={isSaving} disabled={!form.isDirty()}>
          {t('contact.save')}
        </Button>
      </div>
    </form>
  )
}
