import type { SpecialistProfile } from '@emma/contracts/specialists/profile'
import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import layout from '../../../../ui/layout/layout.module.css'
import { statusName } from '../../status-name.ts'
import classes from '../account.module.css'

const colors = { 0: 'amber', 1: 'leaf', 2: 'sky', 3: 'coral', 4: 'coral' } as const

/** The registration's status, with the reviewer's reason if any. */
export const ProgressState = ({ profile: { status, reason } }: { profile: SpecialistProfile }) => {
  const { t } = useTranslation('specialistAccount')
  return (
    <Alert color={colors[status]} role="status" title={t(`progress.state.${statusName[status]}.title`)}>
      <div className={layout.tight}>
        <span>{t(`progress.state.${statusName[status]}.detail`)}</span>
        {reason && <p className={classes.reason}>{reason}</p>}
      </div>
    </Alert>
  )
}
