import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../lib/session/use-session.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { Brand } from '../../../ui/layout/brand.tsx'
import display from '../../../ui/layout/display.module.css'
import page from '../sign-up/sign-up.module.css'
import { shownLinkQuery } from './invitation.queries.ts'
import { InvitationSummary } from './invitation-summary.tsx'

type Over = 'open' | 'accepted' | 'declined' | 'canceled' | 'expired' | 'unknown'

const Nowhere = ({ why }: { why: Over }) => {
  const { t } = useTranslation('invitation')
  const isPatient = useUser()?.role === 'customer'
  const detail = why === 'accepted' ? 'acceptedDetail' : why === 'unknown' ? 'unknownDetail' : 'detail'
  return (
    <EmptyState
      alone
      picture="agenda"
      title={t(`over.${why}`)}
      detail={t(`over.${detail}`)}
      action={
        isPatient ? (
          <LinkButton to="/customer/agenda">{t('over.agenda')}</LinkButton>
        ) : (
          <LinkButton to="/">{t('over.find')}</LinkButton>
        )
      }
    />
  )
}

/** Shows the slot of a link to anyone who has it, and leads to accepting it. The secret follows the `#`. */
export default function InvitationScreen() {
  const { t } = useTranslation('invitation')
  const token = useRouterState({ select: ({ location }) => location.hash })
  return (
    <div className={`${page.page} ${display.titles}`}>
      <header className={page.top}>
        <a href="/" aria-label={t('home')}>
          <Brand />
        </a>
      </header>
      <QueryView
        alone
        query={useQuery(shownLinkQuery(token))}
        skeleton={<LoadingLines shape="block" count={2} />}
      >
        {(link) =>
          link?.invitation ? (
            <InvitationSummary token={token} invitation={link.invitation} />
          ) : (
            <Nowhere why={link?.status ?? 'unknown'} />
          )
        }
      </QueryView>
    </div>
  )
}
