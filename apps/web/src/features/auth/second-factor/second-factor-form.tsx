import { Button, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isProblem, problemText } from '../../../lib/api/problem.ts'
import { askSecondFactor, type OpenedSession } from '../auth.calls.ts'
import { useAnswer } from '../use-answer.ts'
import { FactorCodeForm } from './factor-code-form.tsx'

interface Props {
  readonly mfaToken: string
  readonly onAnswer: (answer: OpenedSession) => void
  readonly onBack: () => void
}

/** The second step of a login, if the account requires it. */
export default function SecondFactorForm({ mfaToken, onAnswer, onBack }: Props) {
  const { t } = useTranslation('auth')
  const { failure, pending, send } = useAnswer(askSecondFactor, onAnswer)
  const words = () => {
    if (isProblem(failure, 'invalid_credentials')) return t('secondFactor.wrong')
    if (isProblem(failure, 'token_expired') || isProblem(failure, 'token_invalid'))
      return t('secondFactor.expired')
    return failure === null ? null : problemText(failure).detail
  }
  return (
    <>
      <Title order={1}>{t('secondFactor.title')}</Title>
      <FactorCodeForm failure={words()} pending={pending} onCode={(code) => void send({ mfaToken, code })}>
        <Button variant="subtle" fullWidth onClick={onBack}>
          {t('secondFactor.back')}
        </Button>
      </FactorCodeForm>
    </>
  )
}
