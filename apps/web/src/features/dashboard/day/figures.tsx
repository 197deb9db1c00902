import type { SpecialistDashboard } from '@emma/contracts/dashboard'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { MoneyCards } from '../../earnings/index.ts'
import figures from '../figures.module.css'
import { FiguresSection } from '../figures-section.tsx'
import { PracticeCharts } from '../practice-charts.tsx'
import { PracticeRating } from '../practice-rating.tsx'

/** Money and trends, below the day. */
export default function Figures({ balance, weeks, months, rating }: SpecialistDashboard) {
  const { t } = useTranslation('figures')
  return (
    <>
      <FiguresSection
        title={t('day.title')}
        aside={<TextLink to="/specialist/balances">{t('day.money')}</TextLink>}
      >
        <MoneyCards {...balance} />
      </FiguresSection>
      <div className={figures.columns}>
        <PracticeCharts weeks={weeks} months={months} />
        <PracticeRating {...rating} />
      </div>
    </>
  )
}
