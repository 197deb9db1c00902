import { Input } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListPlace } from '../../lib/filters/use-list-place.ts'
import type { TablePage } from './column.ts'
import { Pages } from './pages.tsx'
import classes from './work-table.module.css'

const SizeField = ({ place: { pageSize, sizes, onSize } }: { place: ListPlace }) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <span className={classes.size}>
      <label htmlFor={id}>{t('table.size')}</label>
      <Input
        component="select"
        pointer
        id={id}
        size="xs"
        value={pageSize}
        onChange={(event) => onSize(Number(event.currentTarget.value))}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Input>
    </span>
  )
}

/** How many rows a page has, and the way to the others; nothing where all rows are there. */
export const TableFooter = ({ meta, place }: { meta: TablePage<unknown>['meta']; place: ListPlace }) =>
  meta.total > Math.min(...place.sizes) && (
    <footer className={classes.footer}>
      <SizeField place={place} />
      <Pages meta={meta} onPage={place.onPage} />
    </footer>
  )
