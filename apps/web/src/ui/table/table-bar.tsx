import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListPlace } from '../../lib/filters/use-list-place.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { OverflowMenu } from '../action/overflow-menu.tsx'
import type { Column } from './column.ts'
import type { TableFile } from './table-file.ts'
import classes from './work-table.module.css'

const TableMenu = lazyPart(() => import('./table-menu.tsx'), 'tableMenu')

interface PickedProps {
  readonly count: number
  readonly onClear: () => void
  readonly children: ReactNode
}

/** How many rows are selected, and the actions on them. */
export const PickedBar = ({ count, onClear, children }: PickedProps) => {
  const { t } = useTranslation()
  return (
    <div className={classes.picked}>
      <span role="status">{t('table.picked', { count })}</span>
      {children}
      <Button size="compact-sm" variant="subtle" onClick={onClear}>
        {t('table.unpick')}
      </Button>
    </div>
  )
}

interface Props<T> {
  readonly total: number
  readonly columns: readonly Column<T>[]
  readonly place: ListPlace
  readonly file: TableFile<T> | undefined
  /** Replaces the number of rows while some are selected. */
  readonly children?: ReactNode
}

/** Above the rows: their number, and the actions on all of them. */
export const TableBar = <T,>({ total, columns, place, file, children }: Props<T>) => {
  const { t } = useTranslation()
  // Its code is loaded when used.
  const save = file && (async () => (await import('./table-file.ts')).saveTable(columns, file))
  const canSort = columns.some(({ sort }) => sort)
  return (
    <div className={classes.bar}>
      {children || <span role="status">{t('table.total', { count: total })}</span>}
      {(file || canSort) && (
        <span data-sorts-only={!file || undefined}>
          <OverflowMenu label={t('table.menu')}>
            <TableMenu columns={columns} place={place} save={save} />
          </OverflowMenu>
        </span>
      )}
    </div>
  )
}
