import { Title } from '@mantine/core'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { securityAnchor } from '../../../lib/session/second-factor.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { PasskeysPanel } from '../passkey/passkeys-panel.tsx'
import { FirstPassword } from '../password/first-password.lazy.ts'
import { PasswordPanel } from '../password/password-panel.tsx'
import { FactorPanel } from '../second-factor/factor-panel.tsx'
import classes from './security.module.css'
import { SessionsPanel } from './sessions-panel.tsx'

/** Who was sent here to set a second factor up finds it without scrolling; it is there later than its address. */
const useAnchor = () => {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (window.location.hash === `#${securityAnchor}`) ref.current?.scrollIntoView?.()
  }, [])
  return ref
}

export default function SecurityPanels({ titled }: { readonly titled: boolean }) {
  const { t } = useTranslation('security')
  const user = useUser()
  return (
    <section ref={useAnchor()} id={securityAnchor} className={classes.section} aria-label={t('title')}>
      {titled && <Title order={2}>{t('title')}</Title>}
      {user?.withoutPassword ? (
        <Suspense fallback={null}>
          <FirstPassword />
        </Suspense>
      ) : (
        <PasswordPanel />
      )}
      <FactorPanel />
      <PasskeysPanel />
      <SessionsPanel />
    </section>
  )
}
