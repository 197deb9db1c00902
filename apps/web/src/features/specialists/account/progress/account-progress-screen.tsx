import type { SpecialistProfile } from '@emma/contracts/specialists/profile'
import { Button, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession, useUser } from '../../../../lib/session/use-session.ts'
import { TextLink } from '../../../../ui/action/text-link.tsx'
import { LoadingLines } from '../../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { Brand } from '../../../../ui/layout/brand.tsx'
import layout from '../../../../ui/layout/layout.module.css'
import { statusName } from '../../status-name.ts'
import classes from '../account.module.css'
import { accountQuery } from '../account.queries.ts'
import { Checklist } from './checklist.tsx'
import { ProgressState } from './progress-state.tsx'
import { SubmitReview } from './submit-review.tsx'
import { useDecision } from './use-decision.ts'

const Progress = ({ profile }: { profile: SpecialistProfile }) => {
  const { t } = useTranslation('specialistAccount')
  const { status } = profile
  const isOpen = status === 0 || status === 3
  return (
    <>
      <header className={classes.head}>
        <Title order={1}>
          {t('progress.title', { name: profile.personalData.fullName.split(' ')[0] ?? '' })}
        </Title>
        <p className={classes.subtitle}>{t(`progress.subtitle.${statusName[status]}`)}</p>
      </header>
      <ProgressState profile={profile} />
      {status !== 4 && (
        <section className={layout.stack} aria-label={t('progress.list')}>
          <Checklist profile={profile} />
          {isOpen && <SubmitReview profile={profile} />}
        </section>
      )}
    </>
  )
}

/**
 * The home of a specialist who may not attend, or no longer may: what is missing, the state of the review, and the
 * reason.
 */
export default function AccountProgressScreen() {
  const { t } = useTranslation()
  const session = useSession()
  const id = useUser()?.specialistId ?? ''
  const query = useQuery({ ...accountQuery(id), enabled: id !== '' })
  useDecision(query.data?.status)
  return (
    <div className={`${classes.narrow} ${classes.wide}`}>
      <div className={classes.pending}>
        <Brand />
        <Button variant="subtle" onClick={() => void session.signOut()}>
          {t('account.signOut')}
        </Button>
      </div>
      <QueryView query={query} skeleton={<LoadingLines shape="cards" count={4} />} alone>
        {(profile) => <Progress profile={profile} />}
      </QueryView>
      <div className={classes.links}>
        <TextLink to="/specialist/perfil">{t('account.profile')}</TextLink>
        <TextLink to="/termos-de-uso">{t('footer.terms')}</TextLink>
      </div>
    </div>
  )
}
