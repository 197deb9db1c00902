import { Pagination } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly meta: { readonly page: number; readonly pageSize: number; readonly total: number }
  readonly onPage: (page: number) => void
}

/** The pages of a list that the server pages; nothing where there is only one. */
export const Pages = ({ meta, onPage }: Props) => {
  const { t } = useTranslation()
  const { page, pageSize, total } = meta
  if (total <= pageSize) return null
  return (
    <Pagination
      value={page}
      total={Math.ceil(total / pageSize)}
      onChange={onPage}
      aria-label={t('table.pages')}
      getItemProps={(at) => ({ 'aria-label': t('table.page', { page: at }) })}
      getControlProps={(control) => ({ 'aria-label': t(`table.${control}`) })}
    />
  )
}
