import type { Customer } from '@emma/contracts/customers'
import { Alert, Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../../../ui/layout/layout.module.css'
import classes from './profile.module.css'

/** Props of a section's form. */
export interface EditProps {
  readonly profile: Customer
  readonly onClose: () => void
}

interface FormProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly onCancel: () => void
  readonly isSaving: boolean
  readonly failure: string | undefined
  readonly failureTitle?: string
  readonly children: ReactNode
}

/** A section's fields, its error, and the save and cancel buttons. */
export const SectionForm = ({ onSubmit, onCancel, isSaving, failure, failureTitle, children }: FormProps) => {
  const { t } = useTranslation('customers')
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => ref.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  return (
    <form ref={ref} noValidate className={layout.stack} onSubmit={onSubmit}>
      {children}
      {failure && (
        <Alert color="coral" role="alert" title={failureTitle}>
          {failure}
        </Alert>
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={isSaving}>
          {t('profile.save')}
        </Button>
        <Button variant="subtle" onClick={onCancel} disabled={isSaving}>
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  )
}
