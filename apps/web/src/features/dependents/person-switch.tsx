import { Chip, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './dependents.module.css'
import { dependentsQuery } from './dependents.queries.ts'

interface Props {
  /** A dependent's id, or null for who is logged in. */
  readonly person: string | null
  readonly onChoose: (person: string | null) => void
  /** Those taken out, too: their history is still there. */
  readonly withRemoved?: boolean
}

const me = 'me'

/** "Quem": whose things are shown; nothing where the account attends for nobody else. */
export const PersonSwitch = ({ person, onChoose, withRemoved = false }: Props) => {
  const { t } = useTranslation('dependents')
  const labelId = useId()
  const { data = [] } = useQuery(dependentsQuery)
  const dependents = withRemoved ? data : data.filter(({ removed_at }) => removed_at === null)
  if (dependents.length === 0) return null
  return (
    <div className={classes.who}>
      <span id={labelId}>{t('who.label')}</span>
      <Chip.Group value={person ?? me} onChange={(next) => onChoose(next === me ? null : String(next))}>
        <Group gap="xs" role="radiogroup" aria-labelledby={labelId}>
          <Chip value={me}>{t('who.me')}</Chip>
          {dependents.map(({ id, name, removed_at }) => (
            <Chip key={id} value={id}>
              {removed_at === null ? name : t('who.removed', { name })}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </div>
  )
}
