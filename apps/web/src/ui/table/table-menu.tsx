import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ListPlace } from '../../lib/filters/use-list-place.ts'
import { MenuEntry } from '../action/overflow-menu.tsx'
import { toast } from '../toast/toast.ts'
import type { Column } from './column.ts'
import type { Cut } from './table-file.ts'
import classes from './work-table.module.css'

interface Props {
  readonly columns: readonly Pick<Column<never>, 'header' | 'sort'>[]
  readonly place: ListPlace
  /** Downloads the list. */
  readonly save: (() => Promise<Cut | undefined>) | undefined
}

/** Reports the start, and what did not fit. */
const useDownload = (save: Props['save']) => {
  const { t } = useTranslation('tableMenu')
  return useMutation({
    mutationFn: async () => save?.(),
    onMutate: () => toast.info(t('filePending')),
    onSuccess: (cut) => {
      if (cut) toast.warning(t('fileCut', { ...cut }))
    },
    onError: toast.problem,
  })
}

/** Phones hide the headers: there the menu sorts. */
const SortEntries = ({ columns, place }: Omit<Props, 'save'>) => {
  const { t } = useTranslation('tableMenu')
  const ways = [
    ['', 'up'],
    ['-', 'down'],
  ] as const
  const entries = columns.flatMap(({ header, sort }) =>
    sort ? ways.map(([sign, words]) => ({ sort: `${sign}${sort}`, label: t(words, { header }) })) : [],
  )
  return (
    <div className={classes.sorts}>
      {entries.length > 0 && (
        <MenuEntry chosen={place.sort === undefined} onClick={() => place.onSort(undefined)}>
          {t('usual')}
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

/** Actions on a whole list. */
export default function TableMenu({ columns, place, save }: Props) {
  const { t } = useTranslation('tableMenu')
  const { mutate: download } = useDownload(save)
  return (
    <>
      {save && <MenuEntry onClick={() => download()}>{t('file')}</MenuEntry>}
      <SortEntries columns={columns} place={place} />
    </>
  )
}
