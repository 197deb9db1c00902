import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SecuritySection } from '../../auth/index.ts'
import classes from '../assistants.module.css'
import { assistantQuery } from '../assistants.queries.ts'
import { OwnData } from './own-data.tsx'
import { OwnName } from './own-name.tsx'
import { OwnPractices } from './own-practices.tsx'

/** An assistant's own account: name, teams, security and privacy. */
export default function AssistantProfileScreen() {
  const { t } = useTranslation('assistants')
  return (
    <>
      <PageHeader title={t('profile.title')} subtitle={t('profile.subtitle')} />
      <div className={classes.page}>
        <QueryView query={useQuery(assistantQuery)} skeleton={<LoadingLines shape="cards" count={2} />}>
          {(profile) => (
            <>
              <OwnName profile={profile} />
              <OwnPractices practices={profile.practices} />
            </>
          )}
        </QueryView>
        <SecuritySection />
        <OwnData />
      </div>
    </>
  )
}
