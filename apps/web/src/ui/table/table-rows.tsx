// biome-ignore-all lint/a11y/noRedundantRoles: as grids (display: grid) browsers forget that it is a table

import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListPlace } from '../../lib/filters/use-list-place.ts'
import { breakable } from '../layout/breakable.tsx'
import layout from '../layout/layout.module.css'
import type { Column } from './column.ts'
import type { Picked } from './use-picked.ts'
import classes from './work-table.module.css'

interface Props<T> {
  readonly caption: string
  readonly columns: readonly Column<T>[]
  readonly rowKey: (row: T) => string
  readonly rows: readonly T[]
  readonly place: ListPlace
  readonly actions?: (row: T) => ReactNode
  /** Set if rows can be selected. */
  readonly picked: Picked<T> | undefined
}

const Header = <T,>({ column, place }: { column: Column<T>; place: ListPlace }) => {
  const { header, numeric, only, sort } = column
  const isUp = place.sort === sort
  const isSorted = sort !== undefined && (isUp || place.sort === `-${sort}`)
  const Arrow = isUp ? IconArrowUp : IconArrowDown
  // The third press restores the list's own order.
  const press = () => place.onSort(isSorted ? (isUp ? `-${sort}` : undefined) : sort)
  return (
    <th
      scope="col"
      role="columnheader"
      data-numeric={numeric}
      data-only={only}
      aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}
    >
      {sort ? (
        <button type="button" className={classes.sort} onClick={press}>
          {header}
          {isSorted && <Arrow size={16} stroke={2} aria-hidden />}
        </button>
      ) : (
        header
      )}
    </th>
  )
}

interface PickProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: () => void
}

/** A checkbox with room for a thumb around it. */
const PickBox = ({ label, checked, onChange }: PickProps) => (
  <label className={classes.pick}>
    <input type="checkbox" aria-label={label} checked={checked} onChange={onChange} />
  </label>
)

const Row = <T,>({ row, columns, actions, picked, name }: RowProps<T>) => {
  const first = (columns.find(({ phone }) => phone === 'start') ?? columns[0])?.key
  return (
    <tr role="row">
      {picked && (
        <td role="cell" data-phone="pick">
          <PickBox label={name} checked={picked.has(row)} onChange={() => picked.toggle(row)} />
        </td>
      )}
      {columns.map(({ key, numeric, only, phone, text, cell }) => (
        <td
          key={key}
          role="cell"
          data-numeric={numeric}
          data-only={only}
          data-phone={phone ?? (key === first ? 'start' : undefined)}
        >
          {cell ? cell(row) : breakable(text(row))}
        </td>
      ))}
      {actions && (
        <td role="cell" className={classes.actions}>
          {actions(row)}
        </td>
      )}
    </tr>
  )
}

interface RowProps<T> extends Pick<Props<T>, 'columns' | 'actions' | 'picked'> {
  readonly row: T
  /** Accessible name for selecting the row. */
  readonly name: string
}

/** A track for each visible column: hidden ones get none. */
const tracks = <T,>(columns: readonly Column<T>[], picks: boolean, hasActions: boolean): CSSProperties => {
  const of = (...hidden: readonly (string | undefined)[]) =>
    (picks ? 'max-content ' : '') +
    columns.map(({ only }) => (hidden.includes(only) ? '' : 'auto ')).join('') +
    (hasActions ? 'max-content' : '')
  return { '--wide': of('phone'), '--narrow': of('phone', 'wide') }
}

/** Sortable headers, and rows that open. */
export const TableRows = <T,>({ caption, columns, rowKey, rows, place, actions, picked }: Props<T>) => {
  const { t } = useTranslation()
  const shown = columns.filter(({ only }) => only !== 'file')
  return (
    <table
      className={classes.table}
      role="table"
      style={tracks(shown, picked !== undefined, actions !== undefined)}
    >
      <caption className={layout.hidden}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {picked && (
            <th scope="col" role="columnheader">
              <PickBox
                label={t('table.pickAll')}
                checked={picked.rows.length === rows.length}
                onChange={picked.toggleAll}
              />
            </th>
          )}
          {shown.map((column) => (
            <Header key={column.key} column={column} place={place} />
          ))}
          {actions && (
            <th scope="col" role="columnheader">
              <span className={layout.hidden}>{t('table.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row
            key={rowKey(row)}
            row={row}
            name={t('table.pick', { name: shown[0]?.text(row) ?? '' })}
            columns={shown}
            picked={picked}
            {...(actions && { actions })}
          />
        ))}
      </tbody>
    </table>
  )
}
