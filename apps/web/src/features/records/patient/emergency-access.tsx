import type { ResponseOf } from '@emma/contracts/kit'
import type { listHistory } from '@emma/contracts/records'
import { Alert, Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatHour } from '../../../lib/i18n/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import classes from '../records.module.css'
import type { PatientKey } from '../records.queries.ts'

const EmergencyDialog = lazyPart(() => import('./emergency-dialog.tsx'))

interface Props {
  readonly patient: PatientKey
  readonly shared: ResponseOf<typeof listHistory>['shared']
  /** End of a running access. */
  readonly until: string | null
}

/** Why colleagues' records are not in the list, and how to open them when there is no time to ask. */
export const EmergencyAccess = ({ patient, shared, until }: Props) => {
  const { t } = useTranslation('records')
  const [asking, setAsking] = useState(false)
  if (shared === 'break_glass' && until !== null) {
    return (
      <Alert color="amber" role="status">
        {t('emergency.running', { hour: formatHour(until) })}
      </Alert>
    )
  }
  if (shared !== null) return null
  return (
    <div className={classes.section}>
      <p className={classes.quiet}>{t('emergency.own')}</p>
      <Button
        size="sm"
        variant="subtle"
        color="coral"
        style={{ justifySelf: 'start' }}
        onClick={() => setAsking(true)}
      >
        {t('emergency.open')}
      </Button>
      {asking && (
        <Suspense>
          <EmergencyDialog patient={patient} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}
