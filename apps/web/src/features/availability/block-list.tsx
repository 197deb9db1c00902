import type { Block } from '@emma/contracts/availability'
import { ActionIcon } from '@mantine/core'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTranslation } from 'react-i18next'
import { formatHour, formatShortDay } from '../../lib/format.ts'
import { ask } from '../../ui/confirm.ts'
import { deleteBlockMutation } from './availability.queries.ts'
import classes from './calendar.module.css'
import { useChange } from './use-change.ts'

interface Props {
  readonly blocks: readonly Block[]
  readonly zone: string
  readonly onEdit: (block: Block) => void
}

const momentIn = (zone: string) => (instant: string) =>
  `${formatShortDay(instant, zone)} ${formatHour(instant, zone)}`

const BlockLine = ({ block, zone, onEdit }: Omit<Props, 'blocks'> & { readonly block: Block }) => {
  const moment = momentIn(zone)
  const { t } = useTranslation('availability')
  const remove = useChange(deleteBlockMutation, t('calendar.blockRemoved'))
  const span = t('calendar.span', { from: moment(block.starts_at), to: moment(block.ends_at) })
  const confirmRemoval = async () => {
    const question = { title: t('calendar.removeBlockTitle'), detail: t('calendar.removeBlockDetail') }
    if (await ask({ ...question, confirm: t('calendar.remove'), destructive: true })) remove.mutate(block.id)
  }
  return (
    <li className={classes.line}>
      <p className={classes.words}>
        <strong>{span}</strong>
        {block.reason && <small>{block.reason}</small>}
      </p>
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
    </li>
  )
}

/** Coming time off. */
export const BlockList = ({ blocks, ...line }: Props) => {
  const { t } = useTranslation('availability')
  if (blocks.length === 0) return <p className={classes.muted}>{t('calendar.blocksEmpty')}</p>
  return (
    <ul className={classes.lines}>
      {blocks.map((block) => (
        <BlockLine key={block.id} block={block} {...line} />
      ))}
    </ul>
  )
}
