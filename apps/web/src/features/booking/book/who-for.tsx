import { Radio } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Coming } from '../../../ui/feedback/coming.tsx'
import { ownDependentsQuery } from './own-dependents.query.ts'
import classes from './pick-slot.module.css'

const self = 'self'

interface Props {
  readonly selected: string | undefined
  readonly onSelect: (dependentId: string | undefined) => void
}

/** Asks who the appointment is for; only if the account has dependents. */
export default function WhoFor({ selected, onSelect }: Props) {
  const { t } = useTranslation('booking')
  const { data: dependents = [], isLoading } = useQuery(ownDependentsQuery)
  if (isLoading) return <Coming />
  if (dependents.length === 0) return null
  const known = dependents.find(({ id }) => id === selected)?.id ?? self
  return (
    <Radio.Group
      label={t('pick.whoFor')}
      value={known}
      onChange={(value) => onSelect(value === self ? undefined : value)}
    >
      <div className={`${classes.choices} ${classes.people}`}>
        {[{ id: self, name: t('pick.forMe') }, ...dependents].map(({ id, name }) => (
          <Radio.Card key={id} value={id} className={classes.choice} aria-label={name}>
            <Radio.Indicator />
            <span className={classes.choiceName}>{name}</span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
