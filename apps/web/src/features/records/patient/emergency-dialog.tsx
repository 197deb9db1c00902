import { breakGlassReason } from '@emma/contracts/records/forms'
import { Alert, Button, Group, Text, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem, problemText } from '../../../lib/api/problem.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import classes from '../records.module.css'
import { breakGlassMutation, type PatientKey, patientFields } from '../records.queries.ts'

const Refusal = ({ error }: { error: Error }) => {
  const { t } = useTranslation('records')
  const needsSetup = isProblem(error, 'second_factor_setup_required')
  return (
    <Alert color="coral" role="alert">
      {needsSetup ? t('emergency.setup') : problemText(error).detail}
    </Alert>
  )
}

interface Props {
  readonly patient: PatientKey
  readonly onClose: () => void
}

/** Explains the access and who is notified beforehand; the reason is stored for the patient. */
export default function EmergencyDialog({ patient, onClose }: Props) {
  const { t } = useTranslation('records')
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const open = useMutation({
    ...breakGlassMutation,
    onSuccess: async () => {
      for (const what of ['history', 'timeline', 'patient']) {
        await client.invalidateQueries({ queryKey: ['records', what, patient] })
      }
      onClose()
    },
  })
  const isEnough = breakGlassReason.safeParse(reason).success
  return (
    <Dialog title={t('emergency.title')} size="lg" onClose={onClose}>
      <form
        className={classes.section}
        onSubmit={(event) => {
          event.preventDefault()
          if (isEnough && !open.isPending) open.mutate({ ...patientFields(patient), reason })
        }}
      >
        <Text>{t('emergency.lead')}</Text>
        <ul className={classes.rules}>
          {t('emergency.rules', { returnObjects: true }).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <Textarea
          label={t('emergency.reason')}
          description={t('emergency.reasonHint')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          autosize
          minRows={3}
          maxLength={1000}
          required
          data-autofocus
        />
        {open.isError && <Refusal error={open.error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('emergency.cancel')}
          </Button>
          <Button type="submit" color="coral" disabled={!isEnough} loading={open.isPending}>
            {t('emergency.confirm')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
