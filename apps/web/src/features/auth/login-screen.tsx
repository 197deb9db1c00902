import { useState } from 'react'
import { useSession } from '../../lib/use-session.ts'
import { useScreenMeta } from '../../ui/frame/use-screen.ts'
import type { LoginAnswer } from './auth.queries.ts'
import { AuthCard } from './auth-card.tsx'
import { LoginForm } from './login-form.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'

/** One screen with two doors: `/login` for professionals, `/customer/login` for patients. */
export default function LoginScreen() {
  const session = useSession()
  const forPatients = useScreenMeta()?.name === 'customer-login'
  const [mfaToken, setMfaToken] = useState<string | null>(null)
  const proceed = (answer: LoginAnswer) => {
    if ('mfaToken' in answer) setMfaToken(answer.mfaToken)
    else session.open(answer)
  }
  return (
    <AuthCard>
      {mfaToken ? (
        <SecondFactorForm mfaToken={mfaToken} onAnswer={proceed} onBack={() => setMfaToken(null)} />
      ) : (
        <LoginForm forPatients={forPatients} onAnswer={proceed} />
      )}
    </AuthCard>
  )
}
