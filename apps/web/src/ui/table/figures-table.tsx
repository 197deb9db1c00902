import type { ReactNode } from 'react'
import classes from './figures-table.module.css'

interface Props {
  /** Label of its button. */
  readonly label: string
  /** The header of each column; the first names the rows. */
  readonly columns: readonly string[]
  /** Newest first. */
  readonly rows: readonly {
    /** Needed if two rows may have the same name. */
    readonly key?: string
    readonly name: string
    /** In small print below the name. */
    readonly about?: string
    readonly cells: readonly ReactNode[]
  }[]
}

/** A chart's figures as a table: for screen readers, and for exact values. */
export const FiguresTable = ({ label, columns, rows }: Props) => (
  <details className={classes.figures}>
    <summary>{label}</summary>
    <div>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, key = name, about, cells }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                {about && <small>{about}</small>}
              </th>
              {columns.slice(1).map((column, at) => (
                <td key={column}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
)
