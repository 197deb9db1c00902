import type { PatientPage } from '@emma/contracts/records/patients'
import { Button } from '@mantine/core'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import type { PatientKey } from '../records.queries.ts'
import { beginRecordMutation, exportMutation } from './patient.queries.ts'

interface Props {
  readonly page: PatientPage
  readonly patient: PatientKey
}

/** Writes what is still to be written first; without an appointment where there is none. */
const Write = ({ page: { unwritten, basis }, patient }: Props) => {
  const { t } = useTranslation('patient')
  const navigate = useNavigate()
  const begin = useMutation({
    ...beginRecordMutation,
    onSuccess: ({ id }) => navigate({ to: '/specialist/record/view/$id', params: { id } }),
    onError: (error) => toast.problem(error),
  })
  if (basis !== 'care') return null
  return (
    <>
      <Button
        variant={unwritten ? 'default' : 'filled'}
        loading={begin.isPending}
        onClick={() => begin.mutate(patient)}
      >
        {t('write.free')}
      </Button>
      {unwritten && (
        <LinkButton
          to="/specialist/prontuario-medico/$schedule_id/$record_id"
          params={{ schedule_id: unwritten.schedule_id, record_id: unwritten.record_id ?? 'novo' }}
        >
          {t(unwritten.record_id ? 'write.continue' : 'write.pending', {
            date: formatDate(unwritten.starts_at),
          })}
        </LinkButton>
      )}
    </>
  )
}

/** What can be done with a patient: write, and take the records elsewhere. */
export const PatientActions = ({ page, patient }: Props) => {
  const { t } = useTranslation('patient')
  const save = useMutation({
    ...exportMutation,
    onSuccess: () => toast.success(t('fhir.done')),
    onError: (error) => toast.problem(error),
  })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={save.isPending}
        onClick={() => save.mutate(patient)}
      >
        {t('fhir.action')}
      </Button>
      {page.basis === 'care' && (
        <LinkButton variant="default" to="/chat/$employeeId" params={{ employeeId: patient.customerId }}>
          {t('chat')}
        </LinkButton>
      )}
      <Write page={page} patient={patient} />
    </>
  )
}
