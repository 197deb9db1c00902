import type { Slot } from '@emma/contracts/availability/slots'
import type { SpecialistCard } from '@emma/contracts/specialists'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Brand } from '../../../ui/layout/brand.tsx'
import display from '../../../ui/layout/display.module.css'
import { bookableQuery } from '../booking.queries.ts'
import { shownSlotQuery, type Wish } from './sign-up.calls.ts'
import classes from './sign-up.module.css'
import { SummaryStep } from './summary-step.tsx'
import { type SignUpState, useSignUp } from './use-sign-up.ts'

/** Loaded while the summary is read. */
const loadIdentify = () => import('./identify.tsx')
const Identify = lazyPart(loadIdentify, 'fields')
const waiting = <LoadingLines shape="block" count={2} />

export interface StepProps {
  readonly signUp: SignUpState
  readonly wish: Wish
  readonly specialist: SpecialistCard
  readonly slot: Slot
}

const Way = ({ signUp, wish, specialistId }: { signUp: SignUpState; wish: Wish; specialistId: string }) => {
  const specialist = useQuery(bookableQuery(specialistId))
  const slot = useQuery(shownSlotQuery(wish))
  return (
    <QueryView alone query={specialist} skeleton={waiting}>
      {(card) => (
        <QueryView alone query={slot} skeleton={waiting}>
          {(shown) =>
            signUp.step === 'resumo' ? (
              <SummaryStep signUp={signUp} wish={wish} specialist={card} slot={shown} />
            ) : (
              <Suspense fallback={waiting}>
                <Identify signUp={signUp} wish={wish} specialist={card} slot={shown} />
              </Suspense>
            )
          }
        </QueryView>
      )}
    </QueryView>
  )
}

/** Book first: from a chosen slot through e-mail, code and a few fields to the payment. Logged-in users pay at once. */
export default function SignUpScreen() {
  const { t } = useTranslation('signUp')
  const { specialist_id: id } = useParams({ from: '/customer/marcar/$specialist_id' })
  const signUp = useSignUp()
  const user = useUser()
  const { slot, specialty } = signUp
  useEffect(() => void loadIdentify().catch(() => undefined), [])
  if (user || slot === undefined || specialty === undefined) {
    const chosen =
      slot === undefined ? {} : { slot, step: 'pay', pay: user?.withoutPassword ? 'pix' : undefined }
    return (
      <Navigate
        replace
        to="/customer/horario/$specialist_id"
        params={{ specialist_id: id }}
        search={{ specialty, ...chosen }}
      />
    )
  }
  return (
    <div className={`${classes.page} ${display.titles}`}>
      <header className={classes.top}>
        <a href="/" aria-label={t('home')}>
          <Brand />
        </a>
      </header>
      <Way
        signUp={signUp}
        wish={{ slot_id: slot, specialty_id: specialty, link: signUp.convite }}
        specialistId={id}
      />
    </div>
  )
}
