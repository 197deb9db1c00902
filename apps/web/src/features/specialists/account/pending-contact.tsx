import { confirmContact, resendContactCode } from '@emma/contracts/customers'
import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, session } from '../../../lib/api/api.ts'
import classes from './account.module.css'
import { CodeDialog } from './code-dialog.tsx'

type Kind = 'email' | 'cellphone'
interface Props {
  readonly pending: { readonly email?: string | undefined; readonly cellphone?: string | undefined }
  /** Reloads the shown profile. */
  readonly onConfirmed: () => Promise<unknown>
}

const kinds = ['email', 'cellphone'] as const

/** A new e-mail or cell phone whose code was not entered yet, with a button to enter it. */
export const PendingContact = ({ pending, onConfirmed }: Props) => {
  const { t } = useTranslation('specialistAccount')
  const [kind, setKind] = useState<Kind>()
  const confirm = async (code: string) => {
    if (kind === undefined) return
    await call(confirmContact, { body: { kind, code } })
    await onConfirmed()
    void session.start()
  }
  const waiting = kinds.filter((each) => pending[each] !== undefined)
  if (waiting.length === 0) return null
  return (
    <Alert color="sky" role="status">
      {waiting.map((each) => (
        <div key={each} className={classes.pending}>
          <span>{t('profile.pending', { value: pending[each] ?? '' })}</span>
          <Button size="xs" variant="default" onClick={() => setKind(each)}>
            {t('profile.enterCode')}
          </Button>
        </div>
      ))}
      {kind && (
        <CodeDialog
          target={pending[kind] ?? ''}
          onConfirm={confirm}
          onResend={() => call(resendContactCode, { body: { kind } })}
          onClose={() => setKind(undefined)}
        />
      )}
    </Alert>
  )
}
