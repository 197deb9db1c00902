import { type NetworkFindings, networkVerdict } from '@emma/domain/calls'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/i18n/format-names.ts'
import { StatusChip, type Tone } from '../../../ui/feedback/status-chip.tsx'
import classes from './network.module.css'

const tones: Readonly<Record<ReturnType<typeof networkVerdict>['level'], Tone>> = {
  good: 'success',
  fair: 'warning',
  poor: 'danger',
  offline: 'danger',
}

/** Describes how well a call will work over this network, with advice. */
export const NetworkWords = ({ found }: { found: NetworkFindings }) => {
  const { t } = useTranslation('deviceTest')
  const { level, faults } = networkVerdict(found)
  return (
    <>
      <StatusChip tone={tones[level]} label={t(`network.${level}`)} />
      {faults.length > 0 && (
        <ul className={classes.faults}>
          {faults.map((fault) => (
            <li key={fault}>{t(`network.faults.${fault}`)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

const useFigures = ({ relay, rttMs, loss, kbps }: NetworkFindings) => {
  const { t } = useTranslation('deviceTest')
  const unmeasured = t('network.unmeasured')
  const number = (value: number) => formatNumber(value, 1)
  const speed = (value: number) =>
    value < 1000
      ? t('network.kbps', { value: number(value) })
      : t('network.mbps', { value: number(value / 1000) })
  return [
    [t('network.rtt'), rttMs === null ? unmeasured : t('network.milliseconds', { value: number(rttMs) })],
    [t('network.loss'), loss === null ? unmeasured : t('network.percent', { value: number(loss * 100) })],
    [t('network.speed'), kbps === null ? unmeasured : speed(kbps)],
    [t('network.relay'), t(`network.relays.${relay}`)],
  ] as const
}

/** The exact figures. */
export const NetworkFigures = ({ found }: { found: NetworkFindings }) => (
  <dl className={classes.figures}>
    {useFigures(found).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
