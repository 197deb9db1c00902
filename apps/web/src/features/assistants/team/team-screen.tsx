import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberList } from './member-list.tsx'
import { OfferedList } from './offered-list.tsx'
import classes from './team.module.css'
import { teamQuery } from './team.queries.ts'
import { TeamActs } from './team-acts.tsx'

/** The specialist's assistants, open invitations, and the log of actions. */
export default function TeamScreen() {
  const { t } = useTranslation('team')
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className={classes.page}>
        <QueryView query={useQuery(teamQuery)} skeleton={<LoadingLines shape="cards" count={2} />}>
          {({ members, invitations, offered, companies }) => (
            <>
              <MemberList members={members} />
              {offered.length > 0 && <OfferedList offered={offered} />}
              {invitations.length > 0 && <InvitationList invitations={invitations} />}
              <InviteForm companies={companies} />
            </>
          )}
        </QueryView>
        <TeamActs />
      </div>
    </>
  )
}
