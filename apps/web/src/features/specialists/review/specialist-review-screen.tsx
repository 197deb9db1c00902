import type { SpecialistProfile } from '@emma/contracts/specialists/profile'
import { Alert, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { accountQuery } from '../account/account.queries.ts'
import classes from './review.module.css'
import { ReviewData } from './review-data.tsx'
import { ReviewDecision } from './review-decision.tsx'
import { ReviewHistory } from './review-history.tsx'

const Dialog = lazy(async () => ({ default: (await import('../../../ui/dialog/dialog.tsx')).Dialog }))
const ReviewProof = lazy(async () => ({ default: (await import('./review-proof.tsx')).ReviewProof }))
const CouncilForm = lazy(async () => ({ default: (await import('../account/council-form.tsx')).CouncilForm }))

/** What is missing, and why it was refused or suspended. */
const Notes = ({ profile: { status, reason, missing } }: { profile: SpecialistProfile }) => {
  const { t } = useTranslation('review')
  const { t: own } = useTranslation('specialistAccount')
  return (
    <>
      {reason && (
        <Alert color="coral" title={t('one.reason')}>
          {reason}
        </Alert>
      )}
      {status === 0 && <Alert color="sky">{t('one.waiting')}</Alert>}
      {status === 3 && <Alert color="sky">{t('one.refused')}</Alert>}
      {missing.length > 0 && (
        <Alert color="amber" title={t('one.missing')}>
          {missing.map((item) => own(`progress.items.${item}.title`)).join(', ')}
        </Alert>
      )}
    </>
  )
}

const FixCouncil = ({ profile }: { profile: SpecialistProfile }) => {
  const { t } = useTranslation('review')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="default" className={classes.fix ?? ''} onClick={() => setOpen(true)}>
        {t('one.edit')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog title={t('one.edit')} size="lg" onClose={close}>
            <CouncilForm profile={profile} onSaved={close} />
          </Dialog>
        </Suspense>
      )}
    </>
  )
}

const Review = ({ profile }: { profile: SpecialistProfile }) => (
  <div className={layout.list}>
    <Notes profile={profile} />
    <div className={layout.columns}>
      <div className={layout.list}>
        <ReviewData profile={profile} />
        <FixCouncil profile={profile} />
      </div>
      <div className={layout.list}>
        <Suspense fallback={<LoadingLines shape="cards" count={1} />}>
          <ReviewProof profile={profile} />
        </Suspense>
        <ReviewHistory id={profile.id} />
      </div>
    </div>
    <ReviewDecision profile={profile} />
  </div>
)

/** One registration: the data beside the document, and the decision. */
export default function SpecialistReviewScreen() {
  const { t } = useTranslation('review')
  const { id } = useParams({ from: '/admin/specialists/edit/$id' })
  const query = useQuery(accountQuery(id))
  const { data } = query
  return (
    <>
      <PageHeader
        back={<TextLink to="/admin/specialists">{t('one.back')}</TextLink>}
        title={data?.personalData.fullName ?? t('list.name')}
        subtitle={data && <StatusBadge of="specialist" state={data.status} />}
      />
      <QueryView query={query} skeleton={<LoadingLines shape="cards" count={4} />}>
        {(profile) => <Review profile={profile} />}
      </QueryView>
    </>
  )
}
