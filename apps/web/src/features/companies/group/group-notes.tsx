import type { Company } from '@emma/contracts/companies'
import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { resubmitMutation } from '../companies.queries.ts'
import { useCompanyChange } from '../use-company-change.ts'
import { MissingList } from './missing-list.tsx'

const Resubmit = ({ company: { id, missing } }: { company: Company }) => {
  const { t } = useTranslation('companies')
  const handing = useCompanyChange(resubmitMutation, t('group.resubmitted'))
  return (
    <Button
      mt="sm"
      loading={handing.isPending}
      disabled={missing.length > 0}
      onClick={() => handing.mutate(id)}
    >
      {t('group.resubmit')}
    </Button>
  )
}

/** The company's status, the reason, and what is still missing. */
export const GroupNotes = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies')
  const { status, status_reason: reason, missing, can } = company
  if (status === 'approved') return null
  if (status === 'pending') {
    return (
      <Alert color="sky" title={t('group.pendingTitle')}>
        {t('group.pendingDetail')}
        <MissingList missing={missing} />
      </Alert>
    )
  }
  return (
    <Alert color={status === 'suspended' ? 'coral' : 'amber'} title={t(`group.${status}Title`)}>
      {t(`group.${status}Detail`, { reason: reason ?? '' })}
      {status === 'rejected' && <MissingList missing={missing} />}
      {can.resubmit && (
        <div>
          <Resubmit company={company} />
        </div>
      )}
    </Alert>
  )
}
