import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../lib/session/use-session.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import classes from './account.module.css'
import { accountQuery } from './account.queries.ts'
import { ProfilePart } from './profile-part.tsx'

/** The specialist's specialties with prices, in the practice's menu as well as in the profile. */
export default function OffersScreen() {
  const { t } = useTranslation('specialistAccount')
  const { t: shell } = useTranslation()
  const id = useUser()?.specialistId ?? ''
  const query = useQuery({ ...accountQuery(id), enabled: id !== '' })
  return (
    <>
      <PageHeader title={shell('titles.own-offers')} subtitle={t('offers.subtitle')} />
      <QueryView query={query} skeleton={<LoadingLines shape="cards" count={2} />}>
        {(profile) => (
          <div className={classes.alone}>
            <ProfilePart part="specialty" profile={profile} />
          </div>
        )}
      </QueryView>
    </>
  )
}
