import { Button, Title } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useOneTry } from '../../../lib/forms/use-one-try.ts'
import { homePathOf } from '../../../lib/session/landing.ts'
import { takeReturnTo } from '../../../lib/session/return-to.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { ResendCode } from '../../../ui/form/resend-code.tsx'
import { useCodeEntry } from '../../../ui/form/use-code-entry.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { AuthCard } from '../../auth/index.ts'
import { askConfirm, askResend } from '../customers.calls.ts'
import classes from '../customers.module.css'
import { nothingSent, registrationDraft, sentDraft } from './registration-values.ts'

/** The patient's tour, shown once. */
const TOUR = '/customer/swiper'

/** The right code opens the session and leads to the page requested before, or to the tour. */
const useConfirmation = (customerId: string) => {
  const { t } = useTranslation('customers')
  const session = useSession()
  const navigate = useNavigate()
  const { attempt, ...state } = useOneTry()
  const confirm = (code: string) =>
    void attempt(async () => {
      const answer = await askConfirm({ customerId, code })
      registrationDraft.forget()
      sentDraft.forget()
      session.open(answer)
      toast.success(t('confirm.welcome'))
      const first = answer.userData.role === 'customer' ? TOUR : homePathOf(answer.userData)
      await navigate({ href: takeReturnTo() ?? first, replace: true })
    })
  return { ...state, confirm }
}

const useSentTo = (): string => {
  const { t } = useTranslation('customers')
  const { channel, target } = sentDraft.read(nothingSent)
  const known = channel === 'sms' || channel === 'email' || channel === 'whatsapp' ? channel : undefined
  return known ? t('confirm.sentTo', { channel: t(`channels.${known}`), target }) : t('confirm.subtitle')
}

const CodeForm = ({ customerId }: { customerId: string }) => {
  const { t } = useTranslation('customers')
  const { isSending, ...confirmation } = useConfirmation(customerId)
  const { submit, entry } = useCodeEntry(confirmation)
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {entry}
      <Button type="submit" size="lg" fullWidth loading={isSending}>
        {t('confirm.submit')}
      </Button>
    </form>
  )
}

/** Asks for the code that turns a registration into an account. */
export default function ConfirmRegistrationScreen() {
  const { t } = useTranslation('customers')
  const { id } = useParams({ from: '/customer/confirm-registration/$id' })
  return (
    <AuthCard>
      <div>
        <Title order={1}>{t('confirm.title')}</Title>
        <p className={classes.subtitle}>{useSentTo()}</p>
      </div>
      <CodeForm customerId={id} />
      <ResendCode onResend={() => askResend(id)} />
      <div className={classes.help}>
        <p>{t('confirm.nothing')}</p>
        <TextLink to="/customer/create">{t('confirm.correct')}</TextLink>
      </div>
    </AuthCard>
  )
}
