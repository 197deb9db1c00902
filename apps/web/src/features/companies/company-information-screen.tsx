import type { Company } from '@emma/contracts/companies'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { SentInvites } from '../invites/index.ts'
import classes from './companies.module.css'
import { companyQuery } from './companies.queries.ts'
import { CompanyMark } from './company-mark.tsx'
import { GroupAbout } from './group-about.tsx'
import { GroupBank } from './group-bank.tsx'
import { GroupMembers } from './group-members.tsx'
import { GroupMoney } from './group-money.tsx'
import { GroupNotes } from './group-notes.tsx'
import { GroupPercent } from './group-percent.tsx'
import { GroupUrgent } from './group-urgent.tsx'
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
        <GroupMoney companyId={company.id} />
        <GroupBank company={company} />
      </>
    )}
  </div>
)

/** One group: who is in it, whom it invited, what it keeps, and how it stands with the platform. */
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
        subtitle={data && <CompanyMark status={data.status} />}
      />
      <QueryView query={query} skeleton={<LoadingLines shape="cards" count={4} />}>
        {(company) => <Group company={company} />}
      </QueryView>
    </>
  )
}
