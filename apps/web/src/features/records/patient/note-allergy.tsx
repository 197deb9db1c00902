import { Button, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fieldErrors, isProblem, problemText } from '../../../lib/api/problem.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { allergiesQuery, createAllergyMutation, type PatientKey, patientFields } from '../records.queries.ts'

interface Props {
  readonly patient: PatientKey
  readonly onClose: () => void
}

/** An allergy in two fields: substance or family, and reaction. */
export default function NoteAllergy({ patient, onClose }: Props) {
  const { t } = useTranslation('records')
  const client = useQueryClient()
  const form = useForm({
    initialValues: { substance: '', reaction: '' },
    validate: { substance: (text) => (text.trim() === '' ? t('allergies.substanceRequired') : null) },
  })
  const note = useMutation({
    ...createAllergyMutation,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: allergiesQuery(patient).queryKey })
      toast.success(t('allergies.done'))
      onClose()
    },
    onError: (error) => {
      if (isProblem(error, 'allergy_noted')) form.setErrors({ substance: problemText(error).detail })
      else if (isProblem(error, 'validation_failed')) form.setErrors(fieldErrors(error))
      else toast.problem(error)
    },
  })
  const send = form.onSubmit((values) => note.mutate({ ...values, ...patientFields(patient) }))
  return (
    <Dialog onClose={onClose} size="sm" title={t('allergies.note')}>
      <form noValidate onSubmit={send}>
        <TextInput
          {...form.getInputProps('substance')}
          label={t('allergies.substance')}
          placeholder={t('allergies.substancePlaceholder')}
          maxLength={120}
          withAsterisk
          data-autofocus
        />
        <TextInput
          {...form.getInputProps('reaction')}
          label={t('allergies.reaction')}
          placeholder={t('allergies.reactionPlaceholder')}
          maxLength={300}
          mt="md"
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {t('allergies.cancel')}
          </Button>
          <Button type="submit" loading={note.isPending}>
            {t('allergies.save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
