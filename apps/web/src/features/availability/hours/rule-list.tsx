import type { AvailabilityRule } from '@emma/contracts/availability'
import { ActionIcon, Group } from '@mantine/core'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../lib/session/use-session.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import { careLocationsQuery } from '../../places/index.ts'
import { deleteRuleMutation } from '../availability.queries.ts'
import classes from '../calendar/calendar.module.css'
import { useRuleText } from './rule-text.ts'
import { useChange } from './use-change.ts'

interface Props {
  readonly rules: readonly AvailabilityRule[]
  readonly onEdit: (rule: AvailabilityRule) => void
}

/** Online, or the place's name. */
const useWhere = (): ((placeId: string | null) => string) => {
  const { t } = useTranslation('availability')
  const locations = useQuery(careLocationsQuery(useUser()?.specialistId ?? ''))
  return (placeId) =>
    placeId === null
      ? t('calendar.online')
      : (locations.data?.find(({ id }) => id === placeId)?.name ?? t('calendar.place'))
}

const RuleLine = ({ rule, onEdit }: { rule: AvailabilityRule; onEdit: Props['onEdit'] }) => {
  const { t } = useTranslation('availability')
  const { days, hours, validity } = useRuleText()(rule)
  const whereOf = useWhere()
  const remove = useChange(deleteRuleMutation, t('calendar.removed'))
  const confirmRemoval = async () => {
    const question = { title: t('calendar.removeTitle'), detail: t('calendar.removeDetail') }
    if (await ask({ ...question, confirm: t('calendar.remove'), destructive: true })) remove.mutate(rule.id)
  }
  return (
    <li className={classes.line}>
      <p className={classes.words}>
        <strong className={classes.capital}>{days}</strong>
        <span>{hours}</span>
        <small>{[whereOf(rule.place_id), validity].filter(Boolean).join(' · ')}</small>
      </p>
      <Group gap={0} wrap="nowrap">
        <ActionIcon
          aria-label={`${t('calendar.edit')}: ${days}, ${hours}`}
          size={40}
          onClick={() => onEdit(rule)}
        >
          <IconPencil size={20} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          aria-label={`${t('calendar.remove')}: ${days}, ${hours}`}
          size={40}
          color="coral"
          loading={remove.isPending}
          onClick={() => void confirmRemoval()}
        >
          <IconTrash size={20} stroke={1.75} />
        </ActionIcon>
      </Group>
    </li>
  )
}

/** The saved rules. */
export const RuleList = ({ rules, onEdit }: Props) => (
  <ul className={classes.lines}>
    {rules.map((rule) => (
      <RuleLine key={rule.id} rule={rule} onEdit={onEdit} />
    ))}
  </ul>
)
