import type { Company } from '@emma/contracts/companies'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../lib/lazy-part.ts'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
import { ReceivedInvites } from '../invites/index.ts'
import classes from './companies.module.css'
import { ownCompaniesQuery } from './companies.queries.ts'
import { GroupCard } from './group-card.tsx'
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

/** The groups that a specialist attends for, what they were invited to, and the door to a company of their own. */
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
      <div className={classes.page}>
        <ReceivedInvites />
        <Panel title={t('list.title')}>
          <QueryView
            query={query}
            skeleton={<LoadingLines shape="cards" count={2} />}
            empty={<EmptyState title={t('list.none')} detail={t('list.noneDetail')} />}
            isEmpty={(companies) => companies.length === 0}
          >
            {(companies) => <Groups companies={companies} />}
          </QueryView>
        </Panel>
      </div>
    </>
  )
}
