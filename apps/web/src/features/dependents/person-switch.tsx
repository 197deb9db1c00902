import { Radio } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Coming } from '../../ui/feedback/coming.tsx'
import classes from './dependents.module.css'
import { dependentsQuery } from './dependents.queries.ts'

interface Props {
  /** A dependent's id, or null for the user. */
  readonly person: string | null
  readonly onChoose: (person: string | null) => void
}

const me = 'me'

/**
 * "De quem": selects whose data is shown; nothing without dependents. Removed ones are listed too, for their history.
 */
export const PersonSwitch = ({ person, onChoose }: Props) => {
  const { t } = useTranslation('dependents')
  const { data: dependents = [], isLoading } = useQuery(dependentsQuery)
  if (isLoading) return <Coming />
  if (dependents.length === 0) return null
  const people = dependents.map(({ id, name, removed_at }) => ({
    id,
    name: removed_at === null ? name : t('who.removed', { name }),
  }))
  return (
    <Radio.Group
      label={t('who.label')}
      value={person ?? me}
      onChange={(next) => onChoose(next === me ? null : next)}
    >
      <div className={classes.who}>
        {[{ id: me, name: t('who.me') }, ...people].map(({ id, name }) => (
          <Radio.Card key={id} value={id} className={classes.one} aria-label={name}>
            <Radio.Indicator size="xs" />
            {name}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
