import type { Block } from '@emma/contracts/availability'
import { ActionIcon, Group } from '@mantine/core'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTranslation } from 'react-i18next'
import { formatShortDay, noonOf } from '../../../lib/i18n/format.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import { deleteBlockMutation } from '../availability.queries.ts'
import classes from '../calendar/calendar.module.css'
import { blockValuesOf } from './block-values.ts'
import { useChange } from './use-change.ts'

interface Props {
  readonly blocks: readonly Block[]
  readonly zone: string
  readonly onEdit: (block: Block) => void
}

/** Whole days are shown without hours, and hours of one day with the day once. */
const useSpan = (zone: string) => {
  const { t } = useTranslation('availability')
  const dayOf = (date: string) => formatShortDay(noonOf(date), 'UTC')
  return (block: Block): string => {
    const { kind, from_date, to_date, from_hour: from, to_hour: to } = blockValuesOf(block, zone)
    const [day, last] = [dayOf(from_date), dayOf(to_date)]
    const isOne = from_date === to_date
    if (kind === 'days') return t(isOne ? 'calendar.wholeDay' : 'calendar.wholeDays', { day, last })
    if (isOne) return t('calendar.hoursOfDay', { day, from, to })
    return t('calendar.span', { from: `${day}, ${from}`, to: `${last}, ${to}` })
  }
}

const BlockLine = ({ block, zone, onEdit }: Omit<Props, 'blocks'> & { readonly block: Block }) => {
  const { t } = useTranslation('availability')
  const remove = useChange(deleteBlockMutation, t('calendar.blockRemoved'))
  const span = useSpan(zone)(block)
  const confirmRemoval = async () => {
    const question = { title: t('calendar.removeBlockTitle'), detail: t('calendar.removeBlockDetail') }
    if (await ask({ ...question, confirm: t('calendar.remove'), destructive: true })) remove.mutate(block.id)
  }
  return (
    <li className={classes.line}>
      <p className={classes.words}>
        <strong className={classes.capital}>{span}</strong>
        {block.reason && <small>{block.reason}</small>}
      </p>
      <Group gap={0} wrap="nowrap">
        <ActionIcon aria-label={`${t('calendar.edit')}: ${span}`} size={40} onClick={() => onEdit(block)}>
          <IconPencil size={20} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          aria-label={`${t('calendar.remove')}: ${span}`}
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

/** Coming time off. */
export const BlockList = ({ blocks, ...line }: Props) => (
  <ul className={classes.lines}>
    {blocks.map((block) => (
      <BlockLine key={block.id} block={block} {...line} />
    ))}
  </ul>
)
