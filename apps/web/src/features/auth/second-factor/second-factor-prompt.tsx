import {
  getSecondFactor,
  type SecondFactorStatus,
  verifySecondFactor,
} from '@emma/contracts/auth/second-factor'
import { Button, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/api.ts'
import { problemText } from '../../../lib/api/problem.ts'
import type { Wanted } from '../../../lib/session/second-factor.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { PasskeyFirst } from '../passkey/passkey-first.tsx'
import { knowsPasskeys } from '../passkey/passkey-support.ts'
import { sendPasskey } from '../passkey/send-passkey.ts'
import { useAnswer } from '../use-answer.ts'
import { FactorCodeForm } from './factor-code-form.tsx'
import { PasswordProof } from './password-proof.tsx'

const sendCode = (code: string): Promise<void> => call(verifySecondFactor, { body: { code } })

type Has = Pick<SecondFactorStatus, 'totp' | 'passkeys'>

/** The person's factors, once known; an authenticator app by default. */
const useWhatTheyHave = (): Has | null => {
  const [has, setHas] = useState<Has | null>(null)
  useEffect(() => {
    call(getSecondFactor, {}).then(setHas, () => setHas({ totp: true, passkeys: 0 }))
  }, [])
  return has
}

interface Props {
  readonly has: Has
  readonly onAnswer: (shown: boolean) => void
}

const FactorProof = ({ has: { totp, passkeys }, onAnswer }: Props) => {
  const { t } = useTranslation('security')
  const [wantsCode, setWantsCode] = useState(totp)
  const byCode = useAnswer(sendCode, () => onAnswer(true))
  const byPasskey = useAnswer(sendPasskey, (shown) => {
    if (shown) onAnswer(true)
  })
  const canShowPasskey = passkeys > 0 && knowsPasskeys()
  const failure = byCode.failure ?? byPasskey.failure
  const state = {
    failure: failure === null ? null : problemText(failure).detail,
    pending: byCode.pending || byPasskey.pending,
  }
  const showPasskey = () => void byPasskey.send(undefined)
  const cancel = (
    <Button variant="subtle" color="gray" fullWidth onClick={() => onAnswer(false)}>
      {t('prompt.cancel')}
    </Button>
  )
  const isPasskeyFirst = canShowPasskey && !wantsCode
  return (
    <>
      <Text c="dimmed" mb="md">
        {t(totp ? 'prompt.detail' : isPasskeyFirst ? 'prompt.passkey' : 'prompt.recovery')}
      </Text>
      {isPasskeyFirst ? (
        <PasskeyFirst {...state} onPasskey={showPasskey} onRecovery={() => setWantsCode(true)}>
          {cancel}
        </PasskeyFirst>
      ) : (
        <FactorCodeForm
          {...state}
          hasApp={totp}
          onCode={(code) => void byCode.send(code)}
          onPasskey={canShowPasskey ? showPasskey : undefined}
        >
          {cancel}
        </FactorCodeForm>
      )}
    </>
  )
}

interface PromptProps {
  readonly wants: Wanted
  readonly onAnswer: (shown: boolean) => void
}

/** Verifies the user's identity before an action that needs more than a session. */
export default function SecondFactorPrompt({ wants, onAnswer }: PromptProps) {
  const { t } = useTranslation('security')
  const has = useWhatTheyHave()
  const proof = () => {
    if (!has) return <LoadingLines />
    if (wants === 'factor') return <FactorProof has={has} onAnswer={onAnswer} />
    return <PasswordProof hasPasskey={has.passkeys > 0 && knowsPasskeys()} onAnswer={onAnswer} />
  }
  return (
    <Dialog title={t('prompt.title')} crossed={false} onClose={() => onAnswer(false)}>
      {proof()}
    </Dialog>
  )
}
