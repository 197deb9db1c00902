import { type CatalogueEntry, specialtyIcons, specialtyInput } from '@emma/contracts/specialties/catalogue'
import { type CareKind, careKinds, councilOfKind } from '@emma/domain/queue'
import { type CouncilType, councilTypes } from '@emma/domain/specialists'
import { Alert, Button, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { fieldErrors, isProblem, problemText } from '../../lib/api/problem.ts'
import { schemaErrors } from '../../lib/forms/schema-errors.ts'
import { useLeaveGuard } from '../../lib/forms/use-leave-guard.ts'
import classes from '../../ui/layout/layout.module.css'
import { toast } from '../../ui/toast/toast.ts'
import { catalogueKey, saveSpecialty } from './catalogue.queries.ts'
import { ChipsField } from './chips-field.tsx'
import { IconField } from './icon-field.tsx'

interface Values {
  readonly name: string
  readonly icon: (typeof specialtyIcons)[number]
  readonly enabled: boolean
  readonly councils: readonly CouncilType[]
  readonly care_kinds: readonly CareKind[]
}
const iconOf = (icon: string) => specialtyIcons.find((known) => known === icon) ?? 'stethoscope'

const written = ({ councils, care_kinds, ...values }: Values) => ({
  ...values,
  councils: [...councils],
  care_kinds: [...care_kinds],
})

const useSpecialtyForm = (entry: CatalogueEntry | undefined) => {
  const { t } = useTranslation('specialties')
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useForm<Values>({
    initialValues: {
      name: entry?.name ?? '',
      icon: iconOf(entry?.icon ?? ''),
      enabled: entry?.enabled ?? true,
      councils: councilTypes.filter((type) => entry?.councils.includes(type)),
      care_kinds: entry?.care_kinds ?? [],
    },
    validate: (values) => schemaErrors(specialtyInput, values),
  })
  const free = useLeaveGuard(() => form.isDirty())
  const save = useMutation({
    mutationFn: saveSpecialty,
    onSuccess: async () => {
      free()
      toast.success(t(entry ? 'form.saved' : 'form.created'))
      await client.invalidateQueries({ queryKey: catalogueKey })
      await navigate({ to: '/admin/specialties' })
    },
    onError: (error) => {
      const taken = isProblem(error, 'specialty_exists') ? { name: problemText(error).detail } : {}
      form.setErrors({ ...fieldErrors(error), ...taken })
    },
  })
  const submit = form.onSubmit((values) => {
    if (!save.isPending) save.mutate({ ...(entry && { id: entry.id }), ...written(values) })
  })
  return { form, save, submit }
}

/** Name, icon, who may offer it, its kinds of urgent care, on or off. */
export const SpecialtyForm = ({ entry }: { entry?: CatalogueEntry }) => {
  const { t } = useTranslation('specialties')
  const { form, save, submit } = useSpecialtyForm(entry)
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <TextInput label={t('form.name')} autoComplete="off" maxLength={80} {...form.getInputProps('name')} />
      <IconField value={form.values.icon} onChange={(icon) => form.setFieldValue('icon', icon)} />
      <ChipsField
        label={t('form.councils')}
        hint={t('form.councilsHint')}
        names={councilTypes.map((type) => [type, type])}
        value={form.values.councils}
        onChange={(councils) => form.setFieldValue('councils', councils)}
      />
      <ChipsField
        label={t('form.care')}
        hint={t(entry ? 'form.careHint' : 'form.careHintNew')}
        names={careKinds.map((kind) => [kind, t(`form.careKind.${kind}`, { council: councilOfKind[kind] })])}
        value={form.values.care_kinds}
        onChange={(care_kinds) => form.setFieldValue('care_kinds', care_kinds)}
      />
      <Switch
        label={t('form.enabled')}
        description={t('form.enabledHint')}
        {...form.getInputProps('enabled', { type: 'checkbox' })}
      />
      {save.error && Object.keys(form.errors).length === 0 && (
        <Alert color="coral" role="alert" title={t('form.failed')}>
          {problemText(save.error).detail}
        </Alert>
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={save.isPending}>
          {t('form.save')}
        </Button>
      </div>
    </form>
  )
}
