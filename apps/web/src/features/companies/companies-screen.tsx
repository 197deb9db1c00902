import type { Company } from '@emma/contracts/companies'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../ui/feedback/state-block.tsx'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import classes from './companies.module.css'
import { ownCompaniesQuery } from './companies.queries.ts'
import { GroupCard } from './group/group-card.tsx'
import { ReceivedInvites } from './invites/received-invites.tsx'
import { useCompanyNews } from './use-company-news.ts'

const CreateCompany = lazyPart(() => import('./create-company.tsx'), 'fields', 'specialistAccount')

const Groups = ({ companies }: { companies: readonly Company[] }) => {
  const { t } = useTranslation('companies')
  const active = companies.find((company) => company.active)
  return (
    <>
      <p role="status" className={classes.muted}>
        {active ? t('list.attending', { name: active.name }) : t('list.alone')}
      </p>
      <ul className={classes.cards}>
        {companies.map((company) => (
          <GroupCard key={company.id} company={company} />
        ))}
      </ul>
    </>
  )
}

/** The groups a specialist works for, the invites they received, and creating a company of their own. */
export default function CompaniesScreen() {
  const { t } = useTranslation('companies')
  const { t: shell } = useTranslation()
  const navigate = useNavigate()
  const [isCreating, setCreating] = useState(false)
  const query = useQuery(ownCompaniesQuery)
  useCompanyNews()
  const open = (id: string) =>
    void navigate({ to: '/specialist/companies/general-information/$id', params: { id } })
  if (isCreating) {
    return (
      <Suspense fallback={<LoadingLines shape="lines" count={6} />}>
        <CreateCompany onDone={open} onCancel={() => setCreating(false)} />
      </Suspense>
    )
  }
  return (
    <>
      <PageHeader
        title={shell('titles.companies')}
        subtitle={t('list.detail')}
        actions={<Button onClick={() => setCreating(true)}>{t('list.create')}</Button>}
      />
      <div className={`${classes.page} ${layout.arriving}`}>
        <ReceivedInvites />
        <Panel title={t('list.title')}>
          <QueryView
            query={query}
            skeleton={<LoadingLines shape="cards" count={2} />}
            empty={<EmptyState picture="people" title={t('list.none')} detail={t('list.noneDetail')} />}
            isEmpty={(companies) => companies.length === 0}
          >
            {(companies) => <Groups companies={companies} />}
          </QueryView>
        </Panel>
      </div>
    </>
  )
}
