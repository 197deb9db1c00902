import { lazy, Suspense, useSyncExternalStore } from 'react'
import { loadPhrases } from '../../lib/i18n.ts'
import { currentFactorQuestion, onFactorQuestion } from '../../lib/second-factor.ts'

const SecondFactorPrompt = lazy(async () => {
  const [module] = await Promise.all([import('./second-factor-prompt.tsx'), loadPhrases('security', 'auth')])
  return module
})

/** Where the second factor is asked for; loaded with the first question. */
export const SecondFactorOutlet = () => {
  const question = useSyncExternalStore(onFactorQuestion, currentFactorQuestion)
  return question ? (
    <Suspense fallback={null}>
      <SecondFactorPrompt onAnswer={question.answer} />
    </Suspense>
  ) : null
}
