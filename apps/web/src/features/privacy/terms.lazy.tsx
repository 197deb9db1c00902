import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { storageKeys } from '../../lib/storage-keys.ts'
import { useScreenMeta } from '../../ui/frame/use-screen.ts'
import { outdatedTermsQuery } from './privacy.queries.ts'

const TermsPrompt = lazyPart(() => import('./terms-prompt.tsx'), 'terms', 'privacy')

/** Does not interrupt a call, a record, or pages that need no login. */
const useMayAsk = (): boolean => {
  const screen = useScreenMeta()
  const isHeld = screen === undefined || screen.still === true || screen.requiresAuth === false
  return !isHeld && sessionStorage.getItem(storageKeys.runningCall) === null
}

/** Asks the logged-in person to accept changed terms. */
export const TermsWatch = () => {
  const { data } = useQuery(outdatedTermsQuery)
  const mayAsk = useMayAsk()
  // Other kinds that a newer server may ask for are left to a newer page.
  const term = data?.find(({ kind }) => kind === 'terms' || kind === 'privacy')
  return <Suspense fallback={null}>{term && mayAsk && <TermsPrompt key={term.kind} term={term} />}</Suspense>
}
