import type { SpecialistDashboard } from '@emma/contracts/dashboard'
import { MINUTE } from '@emma/domain/interval'
import { useTranslation } from 'react-i18next'
import { lasting } from '../../../lib/i18n/format.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { FiguresSection } from '../figures-section.tsx'
import classes from './day.module.css'

/** Urgent care beside the day: who waits, since when, and a link. */
export const DutyCard = ({ duty }: { duty: NonNullable<SpecialistDashboard['duty']> }) => {
  const { t } = useTranslation('today')
  const now = useNow(MINUTE)
  const { on_duty, waiting, since } = duty
  return (
    <FiguresSection title={t('duty.title')}>
      <div className={classes.card}>
        <p>
          <strong>{waiting === 0 ? t('duty.nobody') : t('duty.waiting', { count: waiting })}</strong>
        </p>
        <p className={classes.muted}>
          {since !== null && `${t('duty.since', { time: lasting(since, now) })} · `}
          {t(on_duty ? 'duty.on' : 'duty.off')}
        </p>
        <LinkButton variant="light" to="/specialist/plantao">
          {t(on_duty ? 'duty.open' : 'duty.enter')}
        </LinkButton>
      </div>
    </FiguresSection>
  )
}
