import { Alert, Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type CheckedMedicine, warningsQuery } from '../prescriptions.queries.ts'
import { useWarningWords } from './use-warnings.ts'
import { WarningList } from './warning-list.tsx'

const TYPING_MS = 400
const SHORTEST = 3
/** A check that is quicker says nothing of itself. */
const QUICK_MS = 1000

/** Warnings against the medicine being written, as soon as they are known; also shows if they are unknown. */
export const MedicineWarnings = ({ medicine }: { medicine: CheckedMedicine }) => {
  const { t } = useTranslation('prescriptions')
  const words = useWarningWords()
  const [settled] = useDebouncedValue(medicine, TYPING_MS)
  const isWritten = medicine.title.trim().length >= SHORTEST && settled.title.trim() === medicine.title.trim()
  const query = useQuery({ ...warningsQuery(settled), enabled: isWritten })
  const [isSlow] = useDebouncedValue(query.isFetching, QUICK_MS)
  if (!isWritten) return null
  if (query.isError) {
    return (
      <Alert color="amber" role="alert" title={t('warnings.unknown')}>
        <Button
          size="compact-sm"
          variant="subtle"
          loading={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {t('warnings.again')}
        </Button>
      </Alert>
    )
  }
  if (query.isPending) {
    return isSlow ? (
      <Alert color="amber" role="status" p="sm">
        {t('warnings.checking')}
      </Alert>
    ) : null
  }
  if (query.data?.is_recognized === false) {
    return (
      <Alert color="amber" role="status" p="sm">
        {t('warnings.unrecognized')}
      </Alert>
    )
  }
  const said = query.data ? words(query.data) : []
  return said.length === 0 ? null : <WarningList warnings={said} />
}
