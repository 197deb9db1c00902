import { Pagination } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './page-buttons.module.css'
import type { PagesProps } from './pages.tsx'

export default function PageButtons({ meta, onPage }: PagesProps) {
  const { t } = useTranslation()
  const { page, pageSize, total } = meta
  return (
    <Pagination
      className={classes.pages}
      value={page}
      total={Math.ceil(total / pageSize)}
      onChange={onPage}
      aria-label={t('table.pages')}
      getItemProps={(at) => ({ 'aria-label': t('table.page', { page: at }) })}
      getControlProps={(control) => ({ 'aria-label': t(`table.${control}`) })}
    />
  )
}
