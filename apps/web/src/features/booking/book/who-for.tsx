import { Radio } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Coming } from '../../../ui/feedback/coming.tsx'
import { ownDependentsQuery } from './own-dependents.query.ts'
import classes from './pick-slot.module.css'
import { isBookable } from './use-attendee.ts'

const self = 'self'
const firstOf = (name: string) => name.split(' ', 1)[0]

interface Props {
  readonly selected: string | undefined
  readonly onSelect: (dependentId: string | undefined) => void
}

/**
 * Asks who the appointment is for; only if the account has dependents. Who came of age is named, with the reason why
 * nothing can be booked for them. Ages tell two of one first name apart.
 */
export default function WhoFor({ selected, onSelect }: Props) {
  const { t } = useTranslation('booking')
  const { data: dependents = [], isLoading } = useQuery(ownDependentsQuery)
  if (isLoading) return <Coming />
  if (dependents.length === 0) return null
  const bookable = dependents.filter(isBookable)
  const grown = dependents.filter((each) => !isBookable(each))
  const known = bookable.find(({ id }) => id === selected)?.id ?? self
  const ageOf = (age: number | null): string | null =>
    age === 0 ? t('pick.newborn') : age === null ? null : t('pick.age', { count: age })
  const isShared = (name: string) =>
    bookable.filter((each) => firstOf(each.name) === firstOf(name)).length > 1
  const people = [
    { id: self, name: t('pick.forMe'), age: null },
    ...bookable.map(({ id, name, age }) => ({ id, name, age: isShared(name) ? ageOf(age) : null })),
  ]
  return (
    <Radio.Group
      label={t('pick.whoFor')}
      description={grown.map(({ name }) => t('pick.ofAge', { name })).join(' ')}
      value={known}
      onChange={(value) => onSelect(value === self ? undefined : value)}
    >
      <div className={`${classes.choices} ${classes.people}`}>
        {people.map(({ id, name, age }) => (
          <Radio.Card
            key={id}
            value={id}
            className={classes.choice}
            aria-label={age ? `${name}, ${age}` : name}
          >
            <Radio.Indicator />
            <span className={classes.choiceName}>
              {name}
              {age && <small>{age}</small>}
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
