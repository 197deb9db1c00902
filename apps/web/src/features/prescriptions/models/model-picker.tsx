import type { Prescription } from '@emma/contracts/prescriptions'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { modelsQuery } from '../prescriptions.queries.ts'
import { fitsCid } from '../write/prescription-values.ts'

interface Props {
  /** The record's diagnosis: its models come first. */
  readonly cid: string
  readonly onPick: (model: Prescription) => void
}

const optionOf = ({ id, title, prescription }: Prescription) => ({
  value: id,
  label: `${title} · ${prescription}`,
})

/** The specialist's models, to start from one. */
export const ModelPicker = ({ cid, onPick }: Props) => {
  const { t } = useTranslation('prescriptions')
  const { data } = useQuery(modelsQuery)
  const models = data?.data ?? []
  if (models.length === 0) return null
  const fitting = models.filter((model) => fitsCid(model, cid))
  const others = models.filter((model) => !fitsCid(model, cid))
  const pick = (id: string | null) => {
    const model = models.find((each) => each.id === id)
    if (model) onPick(model)
  }
  return (
    <Select
      label={t('form.models')}
      data={
        fitting.length === 0
          ? models.map(optionOf)
          : [
              { group: t('models.fitting'), items: fitting.map(optionOf) },
              { group: t('models.others'), items: others.map(optionOf) },
            ]
      }
      nothingFoundMessage={t('form.noModels')}
      value={null}
      onChange={pick}
      searchable
    />
  )
}
