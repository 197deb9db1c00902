import type { PatientPage } from '@emma/contracts/records/patients'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { MenuEntry, MenuLink, OverflowMenu } from '../../../ui/action/overflow-menu.tsx'
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
      {page.basis === 'care' && (
        <>
          <LinkButton variant="default" to="/chat/$employeeId" params={{ employeeId: patient.customerId }}>
            {t('chat')}
          </LinkButton>
          <LinkButton
            variant="default"
            to="/specialist/novo-agendamento"
            search={{
              customer: patient.customerId,
              ...(patient.dependentId && { dependent: patient.dependentId }),
            }}
          >
            {t('book')}
          </LinkButton>
        </>
      )}
      <Write page={page} patient={patient} />
      <OverflowMenu label={t('head.menu')}>
        <MenuLink to="/specialist/consultas" search={{ search: page.fullName }}>
          {t('head.appointments')}
        </MenuLink>
        <MenuEntry onClick={() => save.mutate(patient)}>{t('fhir.action')}</MenuEntry>
      </OverflowMenu>
    </>
  )
}
