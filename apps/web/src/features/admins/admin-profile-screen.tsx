import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../lib/session/use-session.ts'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { SecuritySection } from '../auth/index.ts'
import { DeviceSection } from '../notifications/index.ts'
import classes from './admins.module.css'
import { adminQuery } from './admins.queries.ts'

const AdminData = lazy(() => import('./admin-data.tsx'))

/** An admin's own profile and security. */
export default function AdminProfileScreen() {
  const { t } = useTranslation('review')
  const id = useUser()?.id ?? ''
  const query = useQuery({ ...adminQuery(id), enabled: id !== '' })
  return (
    <>
      <PageHeader title={t('admin.title')} subtitle={t('admin.subtitle')} />
      <div className={classes.page}>
        <QueryView query={query} skeleton={<LoadingLines shape="cards" count={2} />}>
          {(profile) => (
            <Suspense fallback={<LoadingLines shape="cards" count={2} />}>
              <AdminData profile={profile} />
            </Suspense>
          )}
        </QueryView>
        <SecuritySection />
        <DeviceSection />
      </div>
    </>
  )
}
