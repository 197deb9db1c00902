import { type SpecialistSettings, settingsInput } from '@emma/contracts/specialists/setting-fields'
import { Button, Chip, Group, Input, SimpleGrid, Stack, Switch, Textarea } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrors } from '../../../lib/api/problem.ts'
import { schemaErrors } from '../../../lib/forms/schema-errors.ts'
import { useLeaveGuard } from '../../../lib/forms/use-leave-guard.ts'
import { zonePhrase } from '../../../lib/i18n/format.ts'
import { TimeField } from '../../../ui/form/time-field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { weekdayName, weekdays } from '../../availability/index.ts'
import { type ChatValues, chatValuesOf, settingsFrom } from './chat-values.ts'
import { saveSettingsMutation, settingsQuery } from './settings.queries.ts'

type Form = UseFormReturnType<ChatValues>

/** Errors of the hours are shown at their own fields. */
const errorsOf = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace('chat_hours.', ''), message]),
  )

const Weekdays = ({ form }: { form: Form }) => {
  const { t } = useTranslation('specialistAccount')
  const id = useId()
  return (
    <Input.Wrapper
      label={t('chat.weekdays')}
      labelElement="div"
      labelProps={{ id }}
      error={form.errors.weekdays}
    >
      <Group gap="xs" mt="xs" role="group" aria-labelledby={id}>
        <Chip.Group
          multiple
          value={[...form.values.weekdays]}
          onChange={(value) => form.setFieldValue('weekdays', value)}
        >
          {weekdays.map((weekday) => (
            <Chip key={weekday} value={String(weekday)} size="md" variant="light">
              {weekdayName(weekday)}
            </Chip>
          ))}
        </Chip.Group>
      </Group>
    </Input.Wrapper>
  )
}

const Hours = ({ form, zone }: { form: Form; zone: string }) => {
  const { t } = useTranslation('specialistAccount')
  return (
    <Panel title={t('chat.when')}>
      <Stack>
        <Switch label={t('chat.always')} {...form.getInputProps('always', { type: 'checkbox' })} />
        {!form.values.always && (
          <>
            <Weekdays form={form} />
            <SimpleGrid cols={2}>
              <TimeField label={t('chat.from')} {...form.getInputProps('from')} />
              <TimeField label={t('chat.to')} {...form.getInputProps('to')} />
            </SimpleGrid>
            <small>{t('chat.zone', { zone: zonePhrase(zone) })}</small>
          </>
        )}
      </Stack>
    </Panel>
  )
}

/** Whether patients may write, when somebody answers, and the automatic text. */
export const ChatForm = ({ settings }: { settings: SpecialistSettings }) => {
  const { t } = useTranslation('specialistAccount')
  const client = useQueryClient()
  const form = useForm<ChatValues>({
    initialValues: chatValuesOf(settings),
    validate: (values) => errorsOf(schemaErrors(settingsInput, settingsFrom(values))),
  })
  useLeaveGuard(() => form.isDirty())
  const save = useMutation({
    ...saveSettingsMutation,
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery.queryKey, saved)
      form.resetDirty()
      toast.success(t('chat.saved'))
    },
    onError: (error) => {
      const errors = errorsOf(fieldErrors(error))
      form.setErrors(errors)
      if (Object.keys(errors).length === 0) toast.problem(error)
    },
  })
  const submit = form.onSubmit((values) => {
    if (!save.isPending) save.mutate(settingsFrom(values))
  })
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Panel title={t('chat.who')}>
          <Switch
            label={t('chat.enabled')}
            description={t('chat.enabledHint')}
            {...form.getInputProps('chat_enabled', { type: 'checkbox' })}
          />
        </Panel>
        <Hours form={form} zone={settings.timezone} />
        <Panel title={t('chat.reply')}>
          <Textarea
            label={t('chat.autoReply')}
            description={t('chat.autoReplyHint')}
            autosize
            minRows={3}
            maxLength={1000}
            {...form.getInputProps('auto_reply')}
          />
        </Panel>
        <Group>
          <Button type="submit" loading={save.isPending}>
            {t('profile.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
