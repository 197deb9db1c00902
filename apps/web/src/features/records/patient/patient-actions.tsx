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

interface WriteProps extends Pick<Props, 'page'> {
  readonly isBeginning: boolean
  readonly onBegin: () => void
}

/** The record still to be written; or a record without an appointment. */
const Write = ({ page: { unwritten }, isBeginning, onBegin }: WriteProps) => {
  const { t } = useTranslation('patient')
  if (!unwritten) {
    return (
      <Button variant="default" loading={isBeginning} onClick={onBegin}>
        {t('write.free')}
      </Button>
    )
  }
  return (
    <LinkButton
      to="/specialist/prontuario-medico/$schedule_id/$record_id"
      params={{ schedule_id: unwritten.schedule_id, record_id: unwritten.record_id ?? 'novo' }}
    >
      {t(unwritten.record_id ? 'write.continue' : 'write.pending', {
        date: formatDate(unwritten.starts_at),
      })}
    </LinkButton>
  )
}

/** Actions on a patient: chat, book, write, and export the records. */
export const PatientActions = ({ page, patient }: Props) => {
  const { t } = useTranslation('patient')
  const navigate = useNavigate()
  const begin = useMutation({
    ...beginRecordMutation,
    onSuccess: ({ id }) => navigate({ to: '/specialist/record/view/$id', params: { id } }),
    onError: (error) => toast.problem(error),
  })
  const inCare = page.basis === 'care'
  const save = useMutation({
    ...exportMutation,
    onSuccess: () => toast.success(t('fhir.done')),
    onError: (error) => toast.problem(error),
  })
  return (
    <>
      {inCare && (
        <>
          <LinkButton variant="default" to="/chat/$employeeId" params={{ employeeId: patient.customerId }}>
            {t('chat')}
          </LinkButton>
          <LinkButton
            variant={page.unwritten ? 'default' : 'filled'}
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
      <OverflowMenu label={t('head.menu')}>
        {inCare && page.unwritten && (
          <MenuEntry onClick={() => begin.mutate(patient)}>{t('write.free')}</MenuEntry>
        )}
        <MenuLink to="/specialist/consultas" search={{ search: page.fullName }}>
          {t('head.appointments')}
        </MenuLink>
        <MenuEntry onClick={() => save.mutate(patient)}>{t('fhir.action')}</MenuEntry>
      </OverflowMenu>
      {inCare && <Write page={page} isBeginning={begin.isPending} onBegin={() => begin.mutate(patient)} />}
    </>
  )
}
