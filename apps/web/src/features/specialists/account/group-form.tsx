import type { SpecialistProfile } from '@emma/contracts/specialists/profile'
import { Alert, Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../../../ui/layout/layout.module.css'
import classes from './account.module.css'

interface Props {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly isSaving: boolean
  readonly failure: string | undefined
  readonly children: ReactNode
}

/** The fields of one group, the error, and the save button. */
export const GroupForm = ({ onSubmit, isSaving, failure, children }: Props) => {
  const { t } = useTranslation('specialistAccount')
  return (
    <form noValidate className={layout.stack} onSubmit={onSubmit}>
      {children}
      {failure && (
        <Alert color="coral" role="alert" title={t('profile.failed')}>
          {failure}
        </Alert>
      )}
      <Button type="submit" loading={isSaving} className={classes.save ?? ''}>
        {t('profile.save')}
      </Button>
    </form>
  )
}

/** Props of every part of the profile. */
export interface PartProps {
  readonly profile: SpecialistProfile
  readonly onSaved?: (() => void) | undefined
}
