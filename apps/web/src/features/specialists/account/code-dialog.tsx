import { Alert, Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../lib/api/problem.ts'
import { useOneTry } from '../../../lib/forms/use-one-try.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { ResendCode } from '../../../ui/form/resend-code.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import classes from './account.module.css'

interface Props {
  /** The address or number that received the code. */
  readonly target: string
  readonly onConfirm: (code: string) => Promise<void>
  readonly onResend: () => Promise<unknown>
  readonly onClose: () => void
}

/** Asks for the code sent to an e-mail or a phone. */
export const CodeDialog = ({ target, onConfirm, onResend, onClose }: Props) => {
  const { t } = useTranslation('specialistAccount')
  const [code, setCode] = useState('')
  const { failure, isSending, attempt } = useOneTry()
  const send = (typed: string) =>
    attempt(async () => {
      await onConfirm(typed)
      toast.success(t('progress.code.confirmed'))
      onClose()
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(code)
  }
  return (
    <Dialog title={t('progress.code.title')} onClose={onClose}>
      <form noValidate className={layout.stack} onSubmit={submit}>
        <p className={classes.plain}>{t('progress.code.detail', { email: target })}</p>
        <CodeField data-autofocus value={code} onChange={setCode} onComplete={(typed) => void send(typed)} />
        {failure !== null && (
          <Alert color="coral" role="alert">
            {problemText(failure).detail}
          </Alert>
        )}
        <Button type="submit" loading={isSending}>
          {t('progress.code.confirm')}
        </Button>
        <ResendCode onResend={onResend} />
      </form>
    </Dialog>
  )
}
