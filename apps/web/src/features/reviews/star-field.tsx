import { Input } from '@mantine/core'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './reviews.module.css'

const ratings = [1, 2, 3, 4, 5] as const
export type Rating = (typeof ratings)[number]

interface Props {
  readonly value: Rating | undefined
  readonly error: string | undefined
  readonly onChange: (rating: Rating) => void
}

/** Five stars as radio buttons: one tab stop, arrow keys between them, each with a label. */
export const StarField = ({ value, error, onChange }: Props) => {
  const { t } = useTranslation('reviews')
  const id = useId()
  return (
    <fieldset className={classes.stars} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{t('dialog.rating')}</legend>
      <div className={classes.row}>
        {ratings.map((rating) => {
          const Star = value !== undefined && rating <= value ? IconStarFilled : IconStar
          return (
            <label key={rating} className={classes.star} data-on={value !== undefined && rating <= value}>
              <input
                type="radio"
                name={id}
                value={rating}
                checked={rating === value}
                aria-label={t(`stars.${rating}`)}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(rating)}
              />
              <Star size={32} aria-hidden />
            </label>
          )
        })}
      </div>
      <p className={classes.meaning} aria-hidden>
        {value === undefined ? '' : t(`stars.${value}`)}
      </p>
      {error && (
        <Input.Error id={`${id}-error`} role="alert">
          {error}
        </Input.Error>
      )}
    </fieldset>
  )
}
