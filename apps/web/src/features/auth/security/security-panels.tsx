import { Title } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnchor } from '../../../lib/screen/use-anchor.ts'
import { securityAnchor } from '../../../lib/session/second-factor.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import layout from '../../../ui/layout/layout.module.css'
import { PasskeysPanel } from '../passkey/passkeys-panel.tsx'
import { FirstPassword } from '../password/first-password.lazy.ts'
import { PasswordPanel } from '../password/password-panel.tsx'
import { FactorPanel } from '../second-factor/factor-panel.tsx'
import classes from './security.module.css'
import { SessionsPanel } from './sessions-panel.tsx'

export default function SecurityPanels({ titled }: { readonly titled: boolean }) {
  const { t } = useTranslation('security')
  const user = useUser()
  const ref = useAnchor<HTMLElement>(securityAnchor)
  return (
    <section ref={ref} id={securityAnchor} className={classes.section} aria-label={t('title')}>
      <Title order={2} className={titled ? '' : layout.hidden}>
        {t('title')}
      </Title>
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
