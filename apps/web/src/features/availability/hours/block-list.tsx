import type { Block } from '@emma/contracts/availability'
import { ActionIcon, Group } from '@mantine/core'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../ui/dialog/confirm.ts'
import { deleteBlockMutation } from '../availability.queries.ts'
import classes from '../calendar/calendar.module.css'
import { useSpanText } from './block-values.ts'
import { useChange } from './use-change.ts'

interface Props {
  readonly blocks: readonly Block[]
  readonly zone: string
  readonly onEdit: (block: Block) => void
}

const BlockLine = ({ block, zone, onEdit }: Omit<Props, 'blocks'> & { readonly block: Block }) => {
  const { t } = useTranslation('availability')
  const remove = useChange(deleteBlockMutation, t('calendar.blockRemoved'))
  const span = useSpanText(zone)(block)
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
