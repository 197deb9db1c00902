import type { Prescription } from '@emma/contracts/prescriptions'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { modelsQuery } from './prescriptions.queries.ts'

/** The specialist's models, to begin from one. */
export const ModelPicker = ({ onPick }: { onPick: (model: Prescription) => void }) => {
  const { t } = useTranslation('prescriptions')
  const { data } = useQuery(modelsQuery)
  const models = data?.data ?? []
  if (models.length === 0) return null
  const pick = (id: string | null) => {
    const model = models.find((each) => each.id === id)
    if (model) onPick(model)
  }
  return (
    <Select
      label={t('form.models')}
      data={models.map(({ id, title, prescription }) => ({ value: id, label: `${title} · ${prescription}` }))}
      nothingFoundMessage={t('form.noModels')}
      value={null}
      onChange={pick}
      searchable
    />
  )
}
