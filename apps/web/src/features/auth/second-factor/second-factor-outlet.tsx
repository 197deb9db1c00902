import { lazy, Suspense } from 'react'
import { loadPhrases } from '../../../lib/i18n/i18n.ts'
import { factorQuestion } from '../../../lib/session/second-factor.ts'
import { useStore } from '../../../lib/store.ts'

const SecondFactorPrompt = lazy(async () => {
  const [module] = await Promise.all([import('./second-factor-prompt.tsx'), loadPhrases('security', 'auth')])
  return module
})

/** Place of the second factor's dialog; loaded with the first question. */
export const SecondFactorOutlet = () => {
  const question = useStore(factorQuestion)
  return question ? (
    <Suspense fallback={null}>
      <SecondFactorPrompt wants={question.wants} onAnswer={question.answer} />
    </Suspense>
  ) : null
}
