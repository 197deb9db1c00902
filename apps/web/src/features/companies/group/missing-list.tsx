import type { Company } from '@emma/contracts/companies'
import { List } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Requirements still missing for an approval; nothing if complete. */
export const MissingList = ({ missing }: Pick<Company, 'missing'>) => {
  const { t } = useTranslation('companies')
  if (missing.length === 0) return null
  return (
    <List mt="xs" aria-label={t('missingTitle')}>
      {missing.map((item) => (
        <List.Item key={item}>{t(`missing.${item}`)}</List.Item>
      ))}
    </List>
  )
}
