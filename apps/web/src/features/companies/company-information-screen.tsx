import type { Company } from '@emma/contracts/companies'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../ui/action/text-link.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { StatusBadge } from '../../ui/status/status-badge.tsx'
import classes from './companies.module.css'
import { companyQuery } from './companies.queries.ts'
import { GroupAbout } from './group/group-about.tsx'
import { GroupBank } from './group/group-bank.tsx'
import { GroupMembers } from './group/group-members.tsx'
import { GroupMoney } from './group/group-money.tsx'
import { GroupNotes } from './group/group-notes.tsx'
import { GroupPercent } from './group/group-percent.tsx'
import { GroupUrgent } from './group/group-urgent.tsx'
import { SentInvites } from './invites/sent-invites.tsx'
import { useCompanyNews } from './use-company-news.ts'

const Group = ({ company }: { company: Company }) => (
  <div className={classes.page}>
    <GroupNotes company={company} />
    <GroupMembers company={company} />
    {company.can.manage && <SentInvites companyId={company.id} canInvite={company.status === 'approved'} />}
    <div className={classes.columns}>
      <GroupPercent company={company} />
      <div className={classes.page}>
        {company.can.manage && <GroupUrgent company={company} />}
        <GroupAbout company={company} />
      </div>
    </div>
    {company.can.manage && (
      <>
        <GroupMoney company={company} />
        <GroupBank company={company} />
      </>
    )}
  </div>
)

/** One group: its members, invitations, share, and status with the platform. */
export default function CompanyInformationScreen() {
  const { t } = useTranslation('companies')
  const { t: shell } = useTranslation()
  const { id } = useParams({ from: '/specialist/companies/general-information/$id' })
  const query = useQuery(companyQuery(id))
  useCompanyNews()
  const { data } = query
  return (
    <>
      <PageHeader
        back={<TextLink to="/specialist/companies">{t('group.back')}</TextLink>}
        title={data?.name ?? shell('titles.company-information')}
        subtitle={data && <StatusBadge of="company" state={data.status} />}
      />
      <QueryView query={query} skeleton={<LoadingLines shape="cards" count={4} />}>
        {(company) => <Group company={company} />}
      </QueryView>
    </>
  )
}
