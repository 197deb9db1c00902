import type { CompanyDetails } from '@emma/contracts/companies/admin'
import { formatCnpj } from '@emma/domain/companies'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { councilText } from '../../specialists/index.ts'
import classes from '../companies.module.css'
import { useCompanyNews } from '../use-company-news.ts'
import { detailsQuery } from './companies-admin.queries.ts'
import { CompanyDecision } from './company-decision.tsx'
import { CompanyDocument } from './company-document.tsx'
import { CompanyHistory } from './company-history.tsx'
import { CompanyPeople } from './company-people.tsx'
import { CompanyRecipient } from './company-recipient.tsx'

const About = ({ company }: { company: CompanyDetails }) => {
  const { t } = useTranslation('companies')
  const { cnpj, technical_director: director, created_at, percent, pa_enabled } = company
  const facts = [
    { name: t('group.cnpj'), value: formatCnpj(cnpj) },
    {
      name: t('group.director'),
      value: director ? `${director.name}, ${councilText(director.council)}` : t('group.noDirector'),
    },
    { name: t('admin.percent'), value: `${percent}%` },
    { name: t('admin.urgent'), value: t(pa_enabled ? 'admin.urgentOn' : 'admin.urgentOff') },
    { name: t('group.since'), value: formatDate(created_at) },
  ]
  return (
    <Panel title={t('admin.about')}>
      <Facts facts={facts} />
    </Panel>
  )
}

/**
 * One company for the platform's admins: data beside the document, the decision, the recipient, its people and history.
 */
export default function CompanyDetailsScreen() {
  const { t } = useTranslation('companies')
  const { t: shell } = useTranslation()
  const { id } = useParams({ from: '/admin/companies/details/$id' })
  const query = useQuery(detailsQuery(id))
  useCompanyNews()
  const { data } = query
  return (
    <>
      <PageHeader
        back={<TextLink to="/admin/companies">{t('admin.back')}</TextLink>}
        title={data?.name ?? shell('titles.company-details')}
        subtitle={data && <StatusBadge of="company" state={data.status} />}
      />
      <QueryView query={query} skeleton={<LoadingLines shape="cards" count={4} />}>
        {(company) => (
          <div className={classes.page}>
            <CompanyDecision company={company} />
            <div className={classes.columns}>
              <div className={classes.page}>
                <About company={company} />
                <CompanyRecipient company={company} />
              </div>
              <CompanyDocument company={company} />
            </div>
            <div className={classes.columns}>
              <CompanyPeople company={company} />
              <CompanyHistory company={company} />
            </div>
          </div>
        )}
      </QueryView>
    </>
  )
}
