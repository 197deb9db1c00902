import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { medicinesQuery } from '../prescriptions.queries.ts'

interface Props {
  readonly title: string
  readonly error: string | null
  /** The chosen medicine's id, or null for a name that was only typed. */
  readonly onChange: (title: string, medicineId: string | null) => void
}

const TYPING_MS = 200
const SHORTEST = 2
const classes = ['otc', 'common', 'antimicrobial', 'glp1', 'controlled_344'] as const

/**
 * The medicine: found by name or active ingredient, or free text. A retained medicine is noted below the field. Only
 * results for the current text are offered.
 */
export const MedicineField = ({ title, error, onChange }: Props) => {
  const { t } = useTranslation('prescriptions')
  const typed = title.trim()
  const [search] = useDebouncedValue(typed, TYPING_MS)
  const query = useQuery({ ...medicinesQuery(search), enabled: search.length >= SHORTEST })
  const found = query.data?.content ?? []
  const idOf = (name: string) => found.find(({ nomeProduto }) => nomeProduto === name)
  const kind = classes.find((each) => each === idOf(title)?.classe)
  const isAnswered =
    search === typed && search.length >= SHORTEST && query.isSuccess && !query.isPlaceholderData
  const names = isAnswered ? [...new Set(found.map(({ nomeProduto }) => nomeProduto))] : []
  const none = isAnswered && names.length === 0
  return (
    <Autocomplete
      label={t('form.medicine')}
      placeholder={t('form.medicinePlaceholder')}
      value={title}
      data={names}
      filter={({ options }) => options}
      onChange={(name) => onChange(name, idOf(name)?.id ?? null)}
      description={kind ? t(`classes.${kind}`) : none ? t('form.medicineNone') : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={query.isError ? t('form.medicineFailed') : error}
      maxLength={200}
      withAsterisk
      data-autofocus
    />
  )
}
