import { specialtyIcons } from '@emma/contracts/specialties/catalogue'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../../ui/layout/layout.module.css'
import classes from './catalogue.module.css'
import { SpecialtyIcon } from './specialty-icon.tsx'

interface Props {
  readonly value: string
  readonly onChange: (icon: (typeof specialtyIcons)[number]) => void
}

/** One of all icons. */
export const IconField = ({ value, onChange }: Props) => {
  const { t } = useTranslation('specialties')
  const name = useId()
  return (
    <fieldset className={classes.field}>
      <legend>{t('form.icon')}</legend>
      <div className={layout.actions}>
        {specialtyIcons.map((icon) => (
          <label key={icon} className={classes.icon} title={t(`icons.${icon}`)}>
            <input
              type="radio"
              name={name}
              value={icon}
              checked={value === icon}
              aria-label={t(`icons.${icon}`)}
              onChange={() => onChange(icon)}
            />
            <SpecialtyIcon icon={icon} size={24} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
