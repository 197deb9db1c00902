import { Button, NativeSelect } from '@mantine/core'
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useTranslation } from 'react-i18next'
import { type ChangeFilters, countFilters, type ListFilters } from './list-filters.ts'
import classes from './specialist-list.module.css'
import { TypedText } from './typed-text.tsx'

const sorts = ['next_slot', 'price', 'rating'] as const

interface Props {
  readonly given: ListFilters
  readonly change: ChangeFilters
  readonly onFilters: () => void
}

/** List or map. */
const ViewButton = ({ given: { view }, change }: Pick<Props, 'given' | 'change'>) => {
  const { t } = useTranslation('specialists')
  const isMap = view === 'map'
  const Picture = isMap ? IconList : IconMap
  return (
    <Button
      variant="default"
      className={classes.view}
      aria-label={t(isMap ? 'list.asList' : 'list.map')}
      leftSection={<Picture size={20} stroke={1.75} aria-hidden />}
      onClick={() => change({ view: isMap ? undefined : 'map' })}
    >
      {t(isMap ? 'list.asList' : 'list.map')}
    </Button>
  )
}

/** What is above the list: the search, the order, the way to filters and to the map. */
export const ListTools = ({ given, change, onFilters }: Props) => {
  const { t } = useTranslation('specialists')
  const count = countFilters(given)
  return (
    <div className={classes.tools}>
      <TypedText
        type="search"
        className={classes.search}
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        value={given.search ?? ''}
        onChange={(search) => change({ search: search || undefined })}
      />
      <NativeSelect
        className={classes.sort}
        aria-label={t('list.sort')}
        value={given.sort}
        data={sorts.map((value) => ({ value, label: t(`list.sorts.${value}`) }))}
        onChange={(event) => change({ sort: event.currentTarget.value })}
      />
      <Button
        variant="default"
        leftSection={<IconAdjustments size={20} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={onFilters}
      >
        {count > 0 ? t('list.filtersCount', { count }) : t('list.filters')}
      </Button>
      <ViewButton given={given} change={change} />
    </div>
  )
}
