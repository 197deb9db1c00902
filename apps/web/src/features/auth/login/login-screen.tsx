import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useSession } from '../../../lib/session/use-session.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { useScreenMeta } from '../../../ui/frame/use-screen.ts'
import type { LoginAnswer } from '../auth.calls.ts'
import { AuthCard } from './auth-card.tsx'
import { LoginForm } from './login-form.tsx'

/** Few users have a second factor: its form is not part of the first load. */
const SecondFactorForm = lazy(() => import('../second-factor/second-factor-form.tsx'))

/** Whether the login is for a patient: by its address, or by the screen requested before, such as a free time. */
const useForPatients = (): boolean => {
  const { redirect } = useSearch({ from: '__root__' })
  const screen = useScreenMeta()?.name
  return screen === 'customer-login' || redirect?.startsWith('/customer/') === true
}

/** One screen with two addresses: `/login` for professionals, `/customer/login` for patients. */
export default function LoginScreen() {
  const session = useSession()
  const forPatients = useForPatients()
  const [mfaToken, setMfaToken] = useState<string | null>(null)
  const proceed = useCallback(
    (answer: LoginAnswer) => {
      if ('mfaToken' in answer) setMfaToken(answer.mfaToken)
      else session.open(answer)
    },
    [session],
  )
  return (
    <AuthCard>
      {mfaToken ? (
        <Suspense fallback={<LoadingLines />}>
          <SecondFactorForm mfaToken={mfaToken} onAnswer={proceed} onBack={() => setMfaToken(null)} />
        </Suspense>
      ) : (
        <LoginForm forPatients={forPatients} onAnswer={proceed} />
      )}
    </AuthCard>
  )
}
