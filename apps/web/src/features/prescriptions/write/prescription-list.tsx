import type { Prescription } from '@emma/contracts/prescriptions'
import { ActionIcon, Group } from '@mantine/core'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import layout from '../../../ui/layout/layout.module.css'
import classes from '../prescriptions.module.css'

interface Props {
  readonly items: readonly Prescription[]
  readonly none: string
  readonly onEdit: (item: Prescription) => void
  readonly onRemove: (item: Prescription) => void
}

const diagnosisOf = ({ cid_code, cid_name }: Prescription): string =>
  [cid_code, cid_name].filter((part) => part).join(' ')

/** The prescriptions of a draft, or models, each with edit and delete buttons. */
export const PrescriptionList = ({ items, none, onEdit, onRemove }: Props) => {
  const { t } = useTranslation('prescriptions')
  if (items.length === 0) return <p className={layout.muted}>{none}</p>
  return (
    <ul className={layout.rows}>
      {items.map((item) => (
        <li key={item.id} className={classes.item}>
          <div className={classes.words}>
            <strong>{item.title}</strong>
            <p>{item.prescription}</p>
            {item.override && (
              <p className={classes.override}>{t('list.override', { reason: item.override.reason })}</p>
            )}
            {item.issued && <StatusChip tone="info" label={t('list.issued')} />}
            <p className={layout.muted}>
              {[item.qtd, item.via, item.condition_use, diagnosisOf(item), item.model_set]
                .filter((part) => part)
                .join(' · ')}
            </p>
          </div>
          <Group gap={0} wrap="nowrap">
            <ActionIcon aria-label={t('list.edit', { title: item.title })} onClick={() => onEdit(item)}>
              <IconPencil size={20} stroke={1.75} />
            </ActionIcon>
            <ActionIcon
              aria-label={t('list.remove', { title: item.title })}
              color="coral"
              onClick={() => onRemove(item)}
            >
              <IconTrash size={20} stroke={1.75} />
            </ActionIcon>
          </Group>
        </li>
      ))}
    </ul>
  )
}
