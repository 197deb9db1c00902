import { MINUTE } from '@emma/domain/interval'
import { Button } from '@mantine/core'
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenedSession } from '../auth.calls.ts'
import { gaveUp } from '../passkey/passkey-support.ts'

const load = () => import('../passkey/passkey.ts')
/** The server's challenge expires after five minutes. */
const OFFER_MS = 4 * MINUTE

/** While the form is shown, the browser may offer passkeys in its e-mail field. */
const useQuietOffer = (onSession: (session: OpenedSession) => void) => {
  useEffect(() => {
    let gone = false
    const offer = async () => {
      const { loginByPasskey, offersQuietly } = await load()
      if (gone || !(await offersQuietly())) return
      const session = await loginByPasskey(true)
      if (!gone) onSession(session)
    }
    const offerQuietly = () => void offer().catch(() => undefined)
    offerQuietly()
    const again = setInterval(offerQuietly, OFFER_MS)
    return () => {
      gone = true
      clearInterval(again)
      void load().then(({ stopOffering }) => stopOffering())
    }
  }, [onSession])
}

interface Props {
  readonly onSession: (session: OpenedSession) => void
  readonly onFailure: (error: unknown) => void
}

/** Login by passkey, if the browser supports it. */
export default function PasskeyLogin({ onSession, onFailure }: Props) {
  const { t } = useTranslation('auth')
  const [pending, setPending] = useState(false)
  useQuietOffer(onSession)
  const enter = async () => {
    setPending(true)
    try {
      const { loginByPasskey } = await load()
      onSession(await loginByPasskey(false))
    } catch (error) {
      if (!gaveUp(error)) onFailure(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      variant="default"
      size="lg"
      fullWidth
      loading={pending}
      leftSection={<IconFingerprint size={20} stroke={1.75} aria-hidden />}
      onClick={() => void enter()}
    >
      {t('passkey.signIn')}
    </Button>
  )
}
