import { getSecondFactor, type SecondFactorStatus, verifySecondFactor } from '@emma/contracts/second-factor'
import { Button, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/api.ts'
import { problemText } from '../../lib/problem.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FactorCodeForm } from './factor-code-form.tsx'
import { gaveUp, knowsPasskeys } from './passkey-support.ts'
import { useAnswer } from './use-answer.ts'

const sendCode = (code: string): Promise<void> => call(verifySecondFactor, { body: { code } })
const sendPasskey = async (): Promise<boolean> => {
  try {
    const { showPasskey } = await import('./passkey.ts')
    await showPasskey()
    return true
  } catch (error) {
    if (gaveUp(error)) return false
    throw error
  }
}

type Has = Pick<SecondFactorStatus, 'totp' | 'passkeys'>

/** What the person can show; an authenticator app, as most do, until it is known. */
const useWhatTheyHave = (): Has => {
  const [has, setHas] = useState<Has>({ totp: true, passkeys: 0 })
  useEffect(() => {
    call(getSecondFactor, {}).then(setHas, () => undefined)
  }, [])
  return has
}

/** Asks for the second factor before something that needs a recent one. */
export default function SecondFactorPrompt({ onAnswer }: { onAnswer: (shown: boolean) => void }) {
  const { t } = useTranslation('security')
  const byCode = useAnswer(sendCode, () => onAnswer(true))
  const byPasskey = useAnswer(sendPasskey, (shown) => {
    if (shown) onAnswer(true)
  })
  const { totp, passkeys } = useWhatTheyHave()
  const canShowPasskey = passkeys > 0 && knowsPasskeys()
  const failure = byCode.failure ?? byPasskey.failure
  return (
    <Dialog title={t('prompt.title')} crossed={false} onClose={() => onAnswer(false)}>
      <Text c="dimmed" mb="md">
        {t('prompt.detail')}
      </Text>
      <FactorCodeForm
        key={String(totp)}
        hasApp={totp}
        failure={failure === null ? null : problemText(failure).detail}
        pending={byCode.pending || byPasskey.pending}
        onCode={(code) => void byCode.send(code)}
        onPasskey={canShowPasskey ? () => void byPasskey.send(undefined) : undefined}
      >
        <Button variant="subtle" color="gray" fullWidth onClick={() => onAnswer(false)}>
          {t('prompt.cancel')}
        </Button>
      </FactorCodeForm>
    </Dialog>
  )
}
