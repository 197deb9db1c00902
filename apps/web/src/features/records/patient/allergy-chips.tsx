import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { allergiesQuery, type PatientKey } from '../records.queries.ts'
import classes from './allergy-chips.module.css'

/** The patient's allergies, always visible. */
export const AllergyChips = ({ of }: { of: PatientKey }) => {
  const { t } = useTranslation('records')
  const { data, isPending } = useQuery(allergiesQuery(of))
  if (isPending)
    return (
      <span className={classes.coming} aria-hidden>
        {t('strip.noAllergies')}
      </span>
    )
  if (!data) return null
  if (data.data.length === 0) return <span className={classes.quiet}>{t('strip.noAllergies')}</span>
  return (
    <ul className={classes.chips} aria-label={t('allergies.title')}>
      {data.data.map(({ id, substance, reaction }) => (
        <li key={id} className={classes.chip}>
          <IconAlertTriangle size={16} stroke={2} aria-hidden />
          {reaction === '' ? substance : `${substance}: ${reaction}`}
        </li>
      ))}
    </ul>
  )
}
