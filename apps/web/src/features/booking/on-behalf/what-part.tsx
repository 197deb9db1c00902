import type { OpenReturn } from '@emma/contracts/booking/on-behalf'
import type { SpecialistCard } from '@emma/contracts/specialists'
import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate, formatPrice, noonOf } from '../../../lib/i18n/format.ts'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import classes from './on-behalf.module.css'
import type { NewAppointment } from './use-new-appointment.ts'

type Specialty = SpecialistCard['specialties'][number]

interface Props extends NewAppointment {
  readonly specialties: readonly Specialty[]
  readonly specialty: Specialty
  readonly visit: OpenReturn | undefined
  readonly mode: 'link' | 'courtesy' | 'return'
}

const About = ({ mode, visit, specialty, chosen }: Props) => {
  const { t } = useTranslation('onBehalf')
  if (mode === 'link') return t('what.link', { price: formatPrice(specialty.price) })
  if (mode === 'courtesy') return t(chosen.who === 'new' ? 'what.courtesyNew' : 'what.courtesy')
  if (visit === undefined) return null
  return t('what.return', {
    date: formatDate(visit.attended_at),
    until: formatDate(noonOf(visit.until)),
    left: t('what.left', { count: visit.days_left }),
    price: visit.price === 0 ? t('what.free') : formatPrice(visit.price),
  })
}

/** Letters that fit a select on a phone, which cannot wrap longer ones. */
const FITS = 24

/** The specialty, and who pays. */
export const WhatPart = (props: Props) => {
  const { t } = useTranslation('onBehalf')
  const { specialties, specialty, visit, mode, chosen, choose } = props
  const modes = visit ? (['link', 'courtesy', 'return'] as const) : (['link', 'courtesy'] as const)
  return (
    <Panel title={t('what.title')}>
      <div className={classes.part}>
        {specialties.length > 1 && (
          <SelectField
            label={t('what.specialty')}
            value={specialty.id}
            data={specialties.map(({ id, name }) => ({ value: id, label: specialtyName(name) }))}
            onChange={(id) => choose({ specialty: id, mode: undefined })}
          />
        )}
        {specialties.length > 1 && specialtyName(specialty.name).length > FITS && (
          <p className={classes.quiet}>{specialtyName(specialty.name)}</p>
        )}
        <SegmentedControl
          fullWidth
          transitionDuration={0}
          aria-label={t('what.mode')}
          value={mode}
          data={modes.map((value) => ({ value, label: t(`what.modes.${value}`) }))}
          onChange={(next) => choose({ mode: modes.find((each) => each === next) })}
        />
        {chosen.mode === 'return' && mode !== 'return' && chosen.customer && (
          <p role="status">{t('what.noReturn')}</p>
        )}
        <p className={classes.quiet} aria-live="polite">
          <About {...props} />
        </p>
      </div>
    </Panel>
  )
}
