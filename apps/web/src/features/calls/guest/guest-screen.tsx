import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { QueryFailure } from '../../../ui/failure/query-failure.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { CallFrame } from '../enter/call-frame.tsx'
import { isInside, useCallView } from '../state/use-call.ts'
import classes from './guest.module.css'
import { GuestWelcome } from './guest-welcome.tsx'
import { invitationQuery, leadsNowhere } from './guests.queries.ts'
import { type Invitation, keptInvitation } from './kept-invitation.ts'

const GuestCall = lazyPart(() => import('./guest-call.tsx'))

const Over = ({ why }: { why: 'over' | 'withdrawn' }) => {
  const { t } = useTranslation('companions')
  return <EmptyState picture="agenda" alone title={t(`own.${why}`)} detail={t(`own.${why}Detail`)} />
}

/** As high as the welcome that is loading: whose consultation, with whom, and when. */
const Coming = () => (
  <div className={classes.welcome}>
    <LoadingLines count={3} />
  </div>
)

const Inside = ({ token }: { token: string }) => {
  const query = useQuery(invitationQuery(token))
  const [invitation, enter] = useState<Invitation | null>(() => keptInvitation(token))
  if (leadsNowhere(query.error)) return <Over why="withdrawn" />
  if (query.error && !query.data) return <QueryFailure query={query} alone />
  if (!query.data) return <Coming />
  const { visit, ended } = query.data
  if (!visit) return <Over why={ended ?? 'withdrawn'} />
  if (!invitation) return <GuestWelcome token={token} visit={visit} onEnter={enter} />
  return (
    <Suspense fallback={<LoadingLines shape="block" />}>
      <GuestCall invitation={invitation} visit={visit} onOver={() => void query.refetch()} />
    </Suspense>
  )
}

/** Lets anyone with an invitation's link join a consultation, without an account. The secret follows the `#`. */
export default function GuestScreen() {
  const token = useRouterState({ select: ({ location }) => location.hash })
  const view = useCallView()
  return (
    <CallFrame guest bare={view.appointmentId === token && isInside(view)}>
      <Inside key={token} token={token} />
    </CallFrame>
  )
}
