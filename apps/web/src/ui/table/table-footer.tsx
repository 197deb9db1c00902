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

interface Props {
  readonly meta: TablePage<unknown>['meta']
  readonly place: ListPlace
}

/** Rows per page, and page navigation. */
export default function TableFooter({ meta, place }: Props) {
  return (
    <>
      <SizeField place={place} />
      <Pages meta={meta} onPage={place.onPage} />
    </>
  )
}
