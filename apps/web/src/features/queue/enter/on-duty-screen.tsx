import type { CareKind } from '@emma/domain/queue'
import { Chip, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { PersonRowsSkeleton } from '../../../ui/person/person-rows.tsx'
import { SpecialistRows } from '../../favorites/index.ts'
import { someSpecialistsQuery } from '../../specialists/index.ts'
import classes from '../queue.module.css'
import { entryQuery, offerQuery } from '../queue.queries.ts'
import { useQueueChanges } from '../use-queue-changes.ts'
import { EstimateText } from './estimate-text.tsx'

const SHOWN = 30

/** The kinds of care with somebody on duty, to choose from. */
const Kinds = ({ kinds, shown, onShow }: KindsProps) => {
  const { t } = useTranslation('queue')
  const isKind = (value: string): value is CareKind => kinds.some((kind) => kind === value)
  return (
    <Chip.Group value={shown} onChange={(value) => isKind(value) && onShow(value)}>
      <Group gap="xs" role="group" aria-label={t('kind.label')}>
        {kinds.map((kind) => (
          <Chip key={kind} value={kind} size="md" variant="light">
            {t(`kind.name.${kind}`)}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  )
}
interface KindsProps {
  readonly kinds: readonly CareKind[]
  readonly shown: CareKind
  readonly onShow: (kind: CareKind) => void
}

/** The kind shown: the chosen one, else the first with somebody on duty. */
const useShownKind = () => {
  const [chosen, choose] = useState<CareKind>()
  const { data: offer } = useQuery(offerQuery)
  const kinds = (offer?.kinds ?? []).filter(({ on_duty }) => on_duty > 0).map((each) => each.kind_of_care)
  return { kinds, shown: kinds.find((kind) => kind === chosen) ?? kinds[0] ?? 'general', choose }
}

const UrgentCareLink = ({ kind }: { kind: CareKind }) => {
  const { t } = useTranslation('queue')
  const offer = useQuery(offerQuery)
  const { data: entry } = useQuery(entryQuery)
  return (
    <QueryView query={offer} skeleton={<LoadingLines shape="block" count={1} />}>
      {({ price, kinds }) => {
        const standing = kinds.find(({ kind_of_care }) => kind_of_care === kind)
        return (
          <Panel title={t('care.status')}>
            <Facts
              short
              facts={[
                { name: t('care.price'), value: <MoneyText value={price} strong /> },
                { name: t('board.onDuty'), value: t('care.onDuty', { count: standing?.on_duty ?? 0 }) },
                { name: t('board.waiting'), value: t('care.waiting', { count: standing?.waiting ?? 0 }) },
                { name: t('care.estimate'), value: <EstimateText estimate={standing?.estimate ?? null} /> },
              ]}
            />
            <LinkButton size="lg" className={classes.go} to="/customer/pronto-atendimento">
              {t(entry ? 'duty.resume' : 'duty.enter')}
            </LinkButton>
          </Panel>
        )
      }}
    </QueryView>
  )
}

/** Specialists on duty now, and the way into the queue. */
export default function OnDutyScreen() {
  const { t } = useTranslation('queue')
  const { t: shell } = useTranslation()
  useQueueChanges()
  const { kinds, shown, choose } = useShownKind()
  const query = useQuery(someSpecialistsQuery({ care_kind: shown, pageSize: SHOWN }))
  return (
    <>
      <PageHeader title={shell('titles.customer-on-duty')} subtitle={t('duty.subtitle')} />
      <div className={classes.wide}>
        {kinds.length > 1 && <Kinds kinds={kinds} shown={shown} onShow={choose} />}
        <UrgentCareLink kind={shown} />
        <section className={classes.people} aria-labelledby="on-duty">
          <h2 id="on-duty">{t('duty.who')}</h2>
          <QueryView
            query={query}
            skeleton={<PersonRowsSkeleton count={3} />}
            isEmpty={({ data }) => data.length === 0}
            empty={
              <EmptyState
                picture="queue"
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
                <SpecialistRows cards={data} />
              </>
            )}
          </QueryView>
        </section>
      </div>
    </>
  )
}
