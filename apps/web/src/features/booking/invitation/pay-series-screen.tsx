import type { OwnInvitation } from '@emma/contracts/booking/invitation'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../../lib/i18n/format.ts'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { RefundDeadline } from '../book/refund-deadline.tsx'
import { isUnanswered } from '../pay/attempt.ts'
import { PayPanel } from '../pay/payment.lazy.ts'
import classes from './invitation.module.css'
import { invitationsQuery } from './invitation.queries.ts'
import { shortMoment } from './short-moment.ts'
import { type Outcome, usePaySeries } from './use-pay-series.ts'

const sum = (dates: readonly OwnInvitation[]): number =>
  dates.reduce((total, { slot }) => total + (slot.price ?? 0), 0)

interface DatesProps {
  readonly dates: readonly OwnInvitation[]
  readonly outcomes: Readonly<Record<string, Outcome>>
}

/** Each date with its price, and what became of it. */
const Dates = ({ dates, outcomes }: DatesProps) => {
  const { t } = useTranslation('invitation')
  return (
    <section className={classes.card} aria-label={t('all.dates')}>
      <ul className={classes.dates} aria-live="polite">
        {dates.map(({ id, slot }) => (
          <li key={id}>
            <strong>{shortMoment(slot.starts_at)}</strong>
            <span>{formatBRL(slot.price ?? 0)}</span>
            {outcomes[id] && <small>{t(`all.${outcomes[id]}`)}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Done = (props: DatesProps) => {
  const { t } = useTranslation('invitation')
  const isPending = Object.values(props.outcomes).includes('pending')
  return (
    <>
      <PageHeader
        title={t(isPending ? 'all.pendingTitle' : 'all.paidTitle', { count: props.dates.length })}
        subtitle={t(isPending ? 'all.pendingDetail' : 'all.paidDetail')}
        actions={<LinkButton to="/customer/agenda">{t('over.agenda')}</LinkButton>}
      />
      <Dates {...props} />
    </>
  )
}

const Nothing = () => {
  const { t } = useTranslation('invitation')
  return (
    <EmptyState
      alone
      picture="agenda"
      title={t('all.nothing')}
      detail={t('all.nothingDetail')}
      action={<LinkButton to="/customer/agenda">{t('over.agenda')}</LinkButton>}
    />
  )
}

const PaySeries = ({ open }: { open: readonly OwnInvitation[] }) => {
  const { t } = useTranslation('invitation')
  // What is paid leaves the list of the server, and stays in sight here.
  const [dates] = useState(open)
  const { outcomes, pay, isPaying, error } = usePaySeries(dates)
  const left = dates.filter(({ id }) => outcomes[id] === undefined || outcomes[id] === 'paying')
  const [first] = dates
  if (!first) return <Nothing />
  const [next] = left
  if (!next) return <Done dates={dates} outcomes={outcomes} />
  return (
    <>
      <PageHeader
        back={<TextLink to="/customer/agenda">{t('all.back')}</TextLink>}
        title={t('all.title', { count: left.length })}
        subtitle={t('all.with', {
          specialty: specialtyName(first.specialty.name),
          name: first.specialist.name,
        })}
      />
      <Dates dates={dates} outcomes={outcomes} />
      <Suspense fallback={<LoadingLines shape="lines" count={6} />}>
        <PayPanel
          pix={false}
          price={sum(left)}
          isPaying={isPaying}
          error={error}
          isUnanswered={isUnanswered(error)}
          onPay={pay}
          whenRefused={t('all.refused', { moment: shortMoment(next.slot.starts_at) })}
          summary={
            <div className={classes.words}>
              <p className={classes.until}>
                {t('all.nearest', { moment: shortMoment(next.slot.starts_at) })}
              </p>
              <RefundDeadline
                specialistId={next.specialist.id}
                startsAt={next.slot.starts_at}
                parts={{ wallet: 0, provider: next.slot.price ?? 0 }}
              />
              <p className={classes.rule}>{t(left.length < dates.length ? 'all.stopped' : 'all.rule')}</p>
            </div>
          }
        />
      </Suspense>
    </>
  )
}

/** Pays all dates of a series that are still reserved, in one act. */
export default function PaySeriesScreen() {
  const { id } = useParams({ from: '/customer/serie/$id' })
  return (
    <div className={layout.screen}>
      <QueryView query={useQuery(invitationsQuery)} skeleton={<LoadingLines shape="block" count={2} />}>
        {(invitations) => <PaySeries key={id} open={invitations.filter(({ series }) => series?.id === id)} />}
      </QueryView>
    </div>
  )
}
