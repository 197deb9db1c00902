import { Button, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useOneTry } from '../../../lib/forms/use-one-try.ts'
import { ResendCode } from '../../../ui/form/resend-code.tsx'
import { useCodeEntry } from '../../../ui/form/use-code-entry.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { askCode, askTicket } from './sign-up.calls.ts'
import classes from './sign-up.module.css'
import type { StepProps } from './sign-up-screen.tsx'
import { StepBar } from './step-bar.tsx'
import type { SignUpState } from './use-sign-up.ts'

/** Goes on with a valid code. */
const useConfirmation = ({ id = '', kept, keep, go }: SignUpState) => {
  const { attempt, ...state } = useOneTry()
  const confirm = (code: string) =>
    void attempt(async () => {
      const { ticket } = await askTicket({ signUpId: id, code })
      keep({ id, email: kept.id === id ? kept.email : '', ticket })
      go({ passo: 'dados' })
    })
  return { ...state, confirm }
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
  const { isSending, ...confirmation } = useConfirmation(signUp)
  const { submit, entry } = useCodeEntry({ ...confirmation, size: 'md' })
  const { id = '', kept } = signUp
  return (
    <form noValidate className={`${layout.screen} ${classes.step}`} onSubmit={submit}>
      <Words email={kept.id === id ? kept.email : ''} />
      {entry}
      <div className={classes.ways}>
        <ResendCode onResend={() => askCode(id)} justSent={kept.id === id} />
        <Button variant="subtle" onClick={() => signUp.choose({ passo: 'email', id: undefined })}>
          {t('code.correct')}
        </Button>
      </div>
      <StepBar slot={slot} label={t('next')} isSending={isSending} />
    </form>
  )
}
