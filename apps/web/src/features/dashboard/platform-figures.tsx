import type { PlatformDashboard, PlatformMonth } from '@emma/contracts/dashboard'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatNumber, nameOfMonth } from '../../lib/i18n/format-names.ts'
import { TextLink } from '../../ui/action/text-link.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { platformQuery } from './dashboard.queries.ts'
import { FigureChart } from './figure-chart.tsx'
import classes from './figures.module.css'
import { FiguresSection } from './figures-section.tsx'
import { NeedsList } from './needs-list.tsx'

const totals = ['appointments_today', 'on_duty', 'waiting', 'customers', 'specialists'] as const

const Totals = (shown: PlatformDashboard['totals']) => {
  const { t } = useTranslation('figures')
  return (
    <dl className={classes.tiles}>
      {totals.map((name) => (
        <div key={name} className={classes.tile}>
          <dt>{t(`platform.${name}`)}</dt>
          <dd>{formatNumber(shown[name])}</dd>
        </div>
      ))}
    </dl>
  )
}

const bright = 'var(--mantine-primary-color-filled)'
const second = 'var(--emma-warning-ink)'
const third = 'var(--emma-danger-ink)'

const useCharts = () => {
  const { t } = useTranslation('figures')
  return [
    {
      title: t('platform.revenue'),
      series: [{ name: 'revenue', label: t('platform.revenue'), color: bright }],
      money: true,
    },
    {
      title: t('practice.attendance'),
      series: [
        { name: 'finished', label: t('practice.finished'), color: bright },
        { name: 'no_show', label: t('practice.no_show'), color: second },
        { name: 'canceled', label: t('practice.canceled'), color: third },
      ],
    },
    {
      title: t('platform.growth'),
      series: [
        { name: 'customers', label: t('platform.newCustomers'), color: bright },
        { name: 'specialists', label: t('platform.newSpecialists'), color: second },
      ],
    },
    {
      title: t('platform.appointments'),
      series: [{ name: 'appointments', label: t('platform.appointments'), color: bright }],
    },
  ]
}

const Months = ({ months }: { months: readonly PlatformMonth[] }) => {
  const { t } = useTranslation('figures')
  const rows = months.map((month) => ({ ...month, name: nameOfMonth(month.from) }))
  return (
    <div className={classes.charts}>
      {useCharts().map((chart) => (
        <FigureChart key={chart.title} {...chart} first={t('periods.month')} rows={rows} />
      ))}
    </div>
  )
}

const isQuiet = ({ revenue, appointments, customers, specialists }: PlatformMonth) =>
  revenue === 0 && appointments + customers + specialists === 0

const Figures = ({ totals: now, months, needs }: PlatformDashboard) => {
  const { t } = useTranslation('figures')
  return (
    <div className={classes.page}>
      <NeedsList needs={needs} />
      <Totals {...now} />
      <FiguresSection
        title={t('platform.overTime')}
        aside={<TextLink to="/admin/balances">{t('platform.money')}</TextLink>}
      >
        {months.every(isQuiet) ? (
          <p className={classes.muted}>{t('platform.none')}</p>
        ) : (
          <Months months={months} />
        )}
      </FiguresSection>
    </div>
  )
}

/** The admin's first screen: pending decisions, totals, and the platform's growth. */
export default function PlatformFigures() {
  const { t } = useTranslation('figures')
  return (
    <>
      <PageHeader title={t('platform.title')} subtitle={t('platform.subtitle')} />
      <QueryView query={useQuery(platformQuery)} skeleton={<LoadingLines shape="cards" count={6} />}>
        {(shown) => <Figures {...shown} />}
      </QueryView>
    </>
  )
}
