import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListPlace } from '../../lib/filters/use-list-place.ts'
import { MenuEntry, OverflowMenu } from '../action/overflow-menu.tsx'
import { toast } from '../toast/toast.ts'
import type { Column } from './column.ts'
import type { TableFile } from './table-file.ts'
import classes from './work-table.module.css'

/** Downloads the list; the code for it is loaded when it is asked for. */
const useDownload = <T,>(columns: readonly Column<T>[], file: TableFile<T> | undefined) => {
  const { t } = useTranslation()
  return useMutation({
    mutationFn: async () => file && (await import('./table-file.ts')).saveTable(columns, file),
    onSuccess: (left) => {
      if (left) toast.warning(t('table.fileCut', { ...left }))
    },
    onError: toast.problem,
  })
}

/** Headers are out of sight on a phone: there the menu sorts. */
const SortEntries = <T,>({ columns, place }: { columns: readonly Column<T>[]; place: ListPlace }) => {
  const { t } = useTranslation()
  const ways = [
    ['', 'table.up'],
    ['-', 'table.down'],
  ] as const
  const entries = columns.flatMap(({ header, sort }) =>
    sort ? ways.map(([sign, words]) => ({ sort: `${sign}${sort}`, label: t(words, { header }) })) : [],
  )
  return (
    <div className={classes.sorts}>
      {entries.length > 0 && (
        <MenuEntry chosen={place.sort === undefined} onClick={() => place.onSort(undefined)}>
          {t('table.usual')}
        </MenuEntry>
      )}
      {entries.map(({ sort, label }) => (
        <MenuEntry key={sort} chosen={place.sort === sort} onClick={() => place.onSort(sort)}>
          {label}
        </MenuEntry>
      ))}
    </div>
  )
}

interface PickedProps {
  readonly count: number
  readonly onClear: () => void
  readonly children: ReactNode
}

/** How many rows are chosen, and what can be done with them. */
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
  /** Instead of the number of rows, while some are chosen. */
  readonly children?: ReactNode
}

/** Above the rows: how many there are, and what can be done with all of them. */
export const TableBar = <T,>({ total, columns, place, file, children }: Props<T>) => {
  const { t } = useTranslation()
  const { mutate: download, isPending } = useDownload(columns, file)
  const canSort = columns.some(({ sort }) => sort)
  return (
    <div className={classes.bar}>
      {children || (
        <span role="status">{isPending ? t('table.filePending') : t('table.total', { count: total })}</span>
      )}
      {(file || canSort) && (
        <span data-sorts-only={!file || undefined}>
          <OverflowMenu label={t('table.menu')}>
            {file && <MenuEntry onClick={() => download()}>{t('table.file')}</MenuEntry>}
            <SortEntries columns={columns} place={place} />
          </OverflowMenu>
        </span>
      )}
    </div>
  )
}
