import { Alert, Button, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrors, problemText } from '../../../lib/api/problem.ts'
import { formatBRL, formatHour, formatShortDay } from '../../../lib/i18n/format.ts'
import { ActionBar } from '../../../ui/action/action-bar.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { ResendCode } from '../../../ui/form/resend-code.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { askCode, askTicket } from './sign-up.calls.ts'
import classes from './sign-up.module.css'
import type { StepProps } from './sign-up-screen.tsx'
import type { SignUpState } from './use-sign-up.ts'

const isComplete = (code: string): boolean => code.length === 6

/** One try at a time; the right code leads on. */
const useConfirmation = ({ id = '', kept, keep, go }: SignUpState) => {
  const [failure, setFailure] = useState<unknown>(null)
  const [isSending, setSending] = useState(false)
  const confirm = async (code: string) => {
    if (isSending) return
    setSending(true)
    setFailure(null)
    try {
      const { ticket } = await askTicket({ signUpId: id, code })
      keep({ id, email: kept.id === id ? kept.email : '', ticket })
      go({ passo: 'dados' })
    } catch (error) {
      setFailure(error)
    } finally {
      setSending(false)
    }
  }
  return { failure, isSending, confirm }
}

const Words = ({ email }: { email: string }) => {
  const { t } = useTranslation('signUp')
  return (
    <div>
      <Title order={1}>{t('code.title')}</Title>
      <p className={classes.subtitle}>{email ? t('code.sentTo', { email }) : t('code.sent')}</p>
      <p className={classes.subtitle}>{t('code.known')}</p>
    </div>
  )
}

/** The six digits of the message. */
export const CodeStep = ({ signUp, slot }: StepProps) => {
  const { t } = useTranslation('signUp')
  const { t: fields } = useTranslation('fields')
  const { failure, isSending, confirm } = useConfirmation(signUp)
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const { id = '', kept } = signUp
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setShort(!isComplete(code))
    if (isComplete(code)) void confirm(code)
  }
  const message = failure === null ? undefined : (fieldErrors(failure).code ?? problemText(failure).detail)
  return (
    <form noValidate className={`${layout.screen} ${classes.step}`} onSubmit={submit}>
      <Words email={kept.id === id ? kept.email : ''} />
      <CodeField
        size="md"
        autoFocus
        data-autofocus
        value={code}
        onChange={(digits) => {
          setCode(digits)
          setShort(false)
        }}
        onComplete={(digits) => void confirm(digits)}
        error={isShort ? fields('code.incomplete') : undefined}
      />
      {message && !isShort && (
        <Alert color="coral" role="alert">
          {message}
        </Alert>
      )}
      <div className={classes.ways}>
        <ResendCode onResend={() => askCode(id)} justSent={kept.id === id} />
        <Button variant="subtle" onClick={() => signUp.choose({ passo: 'email', id: undefined })}>
          {t('code.correct')}
        </Button>
      </div>
      <ActionBar
        over={`${formatShortDay(slot.starts_at)}, ${formatHour(slot.starts_at)}`}
        state={formatBRL(slot.price ?? 0)}
      >
        <Button type="submit" size="lg" loading={isSending}>
          {t('next')}
        </Button>
      </ActionBar>
    </form>
  )
}
