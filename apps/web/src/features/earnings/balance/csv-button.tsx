import { useTranslation } from 'react-i18next'
import { FileButton } from '../../../ui/upload/file-button.tsx'
import { loadStatement } from '../earnings.queries.ts'

/** The filtered statement as a spreadsheet. */
export const CsvButton = ({ filter }: { filter: Parameters<typeof loadStatement>[0] }) => {
  const { t } = useTranslation('earnings')
  return <FileButton label={t('csv')} name={t('csvName')} load={() => loadStatement(filter)} />
}
