import type { CompanyDetails } from '@emma/contracts/companies-admin'
import { formatCnpj } from '@emma/domain/companies'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/format.ts'
import { Facts } from '../../ui/facts.tsx'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { councilText } from '../specialists/index.ts'
import classes from './companies.module.css'
import { detailsQuery } from './companies-admin.queries.ts'
import { CompanyDecision } from './company-decision.tsx'
import { CompanyDocument } from './company-document.tsx'
import { CompanyHistory } from './company-history.tsx'
import { CompanyMark } from './company-mark.tsx'
import { CompanyPeople } from './company-people.tsx'
import { CompanyRecipient } from './company-recipient.tsx'
import { useCompanyNews } from './use-company-news.ts'

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

/** One company as the platform looks at it: data beside the document, the decision, the recipient, its people and past. */
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
        subtitle={data && <CompanyMark status={data.status} />}
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
