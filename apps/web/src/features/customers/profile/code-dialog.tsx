import { Alert, Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../lib/api/problem.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { ResendCode } from '../../../ui/form/resend-code.tsx'
import { breakable } from '../../../ui/layout/breakable.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import classes from './profile.module.css'
import { askContactCode, type ContactKind, useConfirmContact } from './profile.queries.ts'

interface DialogProps {
  readonly kind: ContactKind
  /** The address or number that received the code, as displayed. */
  readonly value: string
  readonly onClose: () => void
}

/** Asks for the code sent to a new e-mail or cell phone. */
export default function CodeDialog({ kind, value, onClose }: DialogProps) {
  const { t } = useTranslation('customers')
  const { t: fields } = useTranslation('fields')
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const confirm = useConfirmContact(kind)
  const send = (typed: string) => {
    if (confirm.isPending) return
    confirm.mutate(typed, {
      onSuccess: () => {
        toast.success(t(`code.${kind}Done`))
        onClose()
      },
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setShort(code.length < 6)
    if (code.length === 6) send(code)
  }
  return (
    <Dialog title={t(`code.${kind}Title`)} onClose={onClose}>
      <form noValidate className={layout.stack} onSubmit={submit}>
        <p className={classes.plain}>{breakable(t('code.detail', { value }))}</p>
        <CodeField
          data-autofocus
          value={code}
          onChange={setCode}
          onComplete={send}
          error={isShort && code.length < 6 ? fields('code.incomplete') : undefined}
        />
        {confirm.error && (
          <Alert color="coral" role="alert">
            {problemText(confirm.error).detail}
          </Alert>
        )}
        <Button type="submit" loading={confirm.isPending}>
          {t('code.submit')}
        </Button>
        <ResendCode onResend={() => askContactCode(kind)} />
      </form>
    </Dialog>
  )
}
