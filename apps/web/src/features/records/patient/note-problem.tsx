import { Button, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fieldErrors, isProblem, problemText } from '../../../lib/api/problem.ts'
import { today } from '../../../lib/time/days.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { CidField } from '../editor/cid-field.tsx'
import { type PatientKey, patientFields } from '../records.queries.ts'
import { createProblemMutation, problemsQuery } from './care.queries.ts'

interface Props {
  readonly patient: PatientKey
  readonly onClose: () => void
}

/** A problem by its CID, which gives its description, or by text alone. */
export default function NoteProblem({ patient, onClose }: Props) {
  const { t } = useTranslation('patient')
  const client = useQueryClient()
  const form = useForm({
    initialValues: { description: '', cid_code: '', since: '' },
    validate: { description: (text) => (text.trim() === '' ? t('problems.required') : null) },
  })
  const note = useMutation({
    ...createProblemMutation,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: problemsQuery(patient).queryKey })
      toast.success(t('problems.done'))
      onClose()
    },
    onError: (error) => {
      if (isProblem(error, 'problem_noted')) form.setErrors({ description: problemText(error).detail })
      else if (isProblem(error, 'validation_failed')) form.setErrors(fieldErrors(error))
      else toast.problem(error)
    },
  })
  const send = form.onSubmit(({ description, cid_code, since }) =>
    note.mutate({
      ...patientFields(patient),
      description,
      cid_code: cid_code === '' ? null : cid_code,
      since: since === '' ? null : since,
    }),
  )
  const choose = (code: string, name: string) => {
    form.setFieldValue('cid_code', code)
    if (name !== '' && form.values.description.trim() === '')
      form.setFieldValue('description', name.slice(0, 200))
  }
  return (
    <Dialog onClose={onClose} size="md" title={t('problems.note')}>
      <form noValidate onSubmit={send}>
        <CidField code={form.values.cid_code} label={t('problems.cid')} onChange={choose} />
        <TextInput
          {...form.getInputProps('description')}
          label={t('problems.description')}
          placeholder={t('problems.placeholder')}
          maxLength={200}
          withAsterisk
          mt="md"
        />
        <div style={{ marginTop: 16 }}>
          <DateField {...form.getInputProps('since')} label={t('problems.sinceLabel')} max={today()} />
        </div>
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={note.isPending}>
            {t('problems.save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
