import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { SpecialistCards } from '../../favorites/index.ts'
import { someSpecialistsQuery } from '../../specialists/index.ts'
import classes from '../queue.module.css'
import { entryQuery, offerQuery } from '../queue.queries.ts'
import { useQueueChanges } from '../use-queue-changes.ts'
import { EstimateText } from './estimate-text.tsx'

const SHOWN = 30

const UrgentCareLink = () => {
  const { t } = useTranslation('queue')
  const offer = useQuery(offerQuery)
  const { data: entry } = useQuery(entryQuery)
  return (
    <QueryView query={offer} skeleton={<LoadingLines shape="block" count={1} />}>
      {({ price, on_duty, waiting, estimate }) => (
        <Panel title={t('care.status')}>
          <Facts
            facts={[
              { name: t('care.price'), value: <MoneyText value={price} strong /> },
              { name: t('board.onDuty'), value: t('care.onDuty', { count: on_duty }) },
              { name: t('board.waiting'), value: t('care.waiting', { count: waiting }) },
              { name: t('care.estimate'), value: <EstimateText estimate={estimate} /> },
            ]}
          />
          <LinkButton size="lg" className={classes.go} to="/customer/pronto-atendimento">
            {t(entry ? 'duty.resume' : 'duty.enter')}
          </LinkButton>
        </Panel>
      )}
    </QueryView>
  )
}

/** Who is on duty now, and the way into the queue. */
export default function OnDutyScreen() {
  const { t } = useTranslation('queue')
  const { t: shell } = useTranslation()
  useQueueChanges()
  const query = useQuery(someSpecialistsQuery({ on_duty: 'true', pageSize: SHOWN }))
  return (
    <>
      <PageHeader title={shell('titles.customer-on-duty')} subtitle={t('duty.subtitle')} />
      <div className={classes.wide}>
        <UrgentCareLink />
        <section className={classes.people} aria-labelledby="on-duty">
          <h2 id="on-duty">{t('duty.who')}</h2>
          <QueryView
            query={query}
            skeleton={<LoadingLines shape="cards" count={3} />}
            isEmpty={({ data }) => data.length === 0}
            empty={
              <EmptyState
                title={t('duty.none')}
                detail={t('duty.noneDetail')}
                action={
                  <LinkButton to="/customer/specialists/$id" params={{ id: 'todos' }}>
                    {t('care.find')}
                  </LinkButton>
                }
              />
            }
          >
            {({ data }) => (
              <>
                <p className={classes.note}>{t('duty.bookOne')}</p>
                <SpecialistCards cards={data} />
              </>
            )}
          </QueryView>
        </section>
      </div>
    </>
  )
}
