import { Alert } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type CheckedMedicine, warningsQuery } from '../prescriptions.queries.ts'
import { useWarningWords } from './use-warnings.ts'

const TYPING_MS = 400
const SHORTEST = 3

/** What speaks against the medicine that is being written, as soon as it is known. */
export const MedicineWarnings = ({ medicine }: { medicine: CheckedMedicine }) => {
  const { t } = useTranslation('prescriptions')
  const words = useWarningWords()
  const [settled] = useDebouncedValue(medicine, TYPING_MS)
  const isWritten = medicine.title.trim().length >= SHORTEST && settled.title.trim() === medicine.title.trim()
  const query = useQuery({ ...warningsQuery(settled), enabled: isWritten })
  if (!isWritten || !query.data) return null
  const sentences = words(query.data)
  if (sentences.length === 0) return null
  const isAllergy = query.data.allergies.length > 0
  return (
    <Alert
      color={isAllergy ? 'coral' : 'amber'}
      role="alert"
      title={t(isAllergy ? 'warnings.allergyTitle' : 'warnings.duplicateTitle')}
    >
      {sentences.map((sentence) => (
        <p key={sentence} style={{ margin: 0 }}>
          {sentence}
        </p>
      ))}
    </Alert>
  )
}
