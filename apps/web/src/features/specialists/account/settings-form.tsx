import type { SpecialistProfile } from '@emma/contracts/specialists/profile'
import { settingsInput } from '@emma/contracts/specialists/setting-fields'
import { brazilianZones } from '@emma/domain/availability'
import { spokenLanguages } from '@emma/domain/specialists'
import { NativeSelect, Switch, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { zonePhrase } from '../../../lib/i18n/format.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import { ChipsField } from '../../specialties/index.ts'
import { accountKey, statusMutation } from './account.queries.ts'
import { GroupForm, type PartProps } from './group-form.tsx'
import { useGroupForm } from './use-group-form.ts'

const initialOf = ({ settings }: SpecialistProfile) => {
  const { summary, timezone, stopwatch, languages, attends_children } = settings
  return { summary, timezone, stopwatch, languages, attends_children }
}
type Values = ReturnType<typeof initialOf>

/** A separate switch, saved at once. */
const OnlineSwitch = ({ profile }: PartProps) => {
  const { t } = useTranslation('specialistAccount')
  const client = useQueryClient()
  const change = useMutation({
    ...statusMutation,
    onSuccess: () => client.invalidateQueries({ queryKey: accountKey }),
    onError: toast.problem,
  })
  return (
    <Switch
      label={t('settings.online')}
      checked={change.isPending ? (change.variables.use_online ?? false) : profile.use_online}
      onChange={(event) => change.mutate({ id: profile.id, use_online: event.currentTarget.checked })}
    />
  )
}

/** How the specialist attends: texts for patients, zone of the hours, stopwatch, online service. */
export const SettingsForm = ({ profile, onSaved }: PartProps) => {
  const { t } = useTranslation('specialistAccount')
  const { form, submit, isSaving, failure } = useGroupForm<Values>({
    profileId: profile.id,
    name: 'settings',
    initial: initialOf(profile),
    schema: settingsInput,
    valueOf: (values) => values,
    changeOf: (settings) => ({ settings }),
    onSaved,
  })
  const kept = profile.settings.timezone
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const { timezone } = form.values
    const question = {
      title: t('settings.timezoneTitle'),
      detail: t('settings.timezoneDetail', { zone: zonePhrase(timezone) }),
      confirm: t('settings.timezoneChange'),
    }
    if (timezone === kept || (await ask(question))) submit()
  }
  return (
    <div className={layout.stack}>
      <OnlineSwitch profile={profile} />
      <GroupForm onSubmit={(event) => void save(event)} isSaving={isSaving} failure={failure}>
        <Textarea
          label={t('settings.summary')}
          description={t('settings.summaryHint')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={2000}
          {...form.getInputProps('summary')}
        />
        <ChipsField
          label={t('settings.languages')}
          hint={t('settings.languagesHint')}
          names={spokenLanguages.map((name) => [name, t(`settings.languageNames.${name}`)] as const)}
          value={form.values.languages}
          onChange={(languages) => form.setFieldValue('languages', [...languages])}
          error={form.errors.languages}
        />
        <Switch
          label={t('settings.children')}
          {...form.getInputProps('attends_children', { type: 'checkbox' })}
        />
        <NativeSelect
          label={t('settings.timezone')}
          description={t('settings.timezoneHint')}
          data={brazilianZones.map((value) => ({ value, label: t(`settings.zones.${value}`) }))}
          {...form.getInputProps('timezone')}
        />
        <Switch label={t('settings.stopwatch')} {...form.getInputProps('stopwatch', { type: 'checkbox' })} />
      </GroupForm>
    </div>
  )
}
