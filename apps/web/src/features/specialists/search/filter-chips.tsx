import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatDate, noonOf } from '../../../lib/i18n/format.ts'
import type { ChangeFilters, ListFilters } from './list-filters.ts'
import classes from './specialist-list.module.css'

interface Props {
  readonly given: ListFilters
  readonly change: ChangeFilters
}

/** What the list is narrowed by, each taken off with one press. */
export const FilterChips = ({ given, change }: Props) => {
  const { t } = useTranslation('specialists')
  const chips = [
    { key: 'state', text: given.state },
    { key: 'city', text: given.city },
    { key: 'date', text: given.date && t('list.onDate', { date: formatDate(noonOf(given.date), 'UTC') }) },
    {
      key: 'max_price',
      text: given.max_price && t('list.upTo', { price: formatBRL(Number(given.max_price)) }),
    },
    { key: 'online', text: given.online && t('list.online') },
    { key: 'on_duty', text: given.on_duty && t('list.onDuty') },
  ] as const
  const chosen = chips.flatMap(({ key, text }) => (text ? [{ key, text }] : []))
  if (chosen.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={t('list.active')}>
      {chosen.map(({ key, text }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={t('list.remove', { filter: text })}
            onClick={() => change({ [key]: undefined })}
          >
            {text}
            <IconX size={16} stroke={2} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
