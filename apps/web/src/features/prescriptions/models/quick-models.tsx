import type { Prescription } from '@emma/contracts/prescriptions'
import { Button, Kbd } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import layout from '../../../ui/layout/layout.module.css'
import { modelsForQuery } from '../prescriptions.queries.ts'
import { Notice } from '../write/notice.tsx'
import { valuesOf } from '../write/prescription-values.ts'
import { usePrescribing } from '../write/use-prescribing.ts'
import { type Place, useWriting } from '../write/use-writing.ts'

/** So many have a key. */
const KEYS = 9

/** Models that fit the record's diagnosis, each prescribed at a press. */
export const useQuickModels = (place: Place) => {
  const { data } = useQuery(modelsForQuery(place.cid))
  const models = place.cid === '' ? [] : (data?.data ?? [])
  const { notice, forget, busy, create } = usePrescribing(useWriting(place))
  const prescribe = (model: Prescription | undefined) => {
    if (model && !busy) void create(valuesOf(model))
  }
  return { models, notice, forget, prescribe, pick: (index: number) => prescribe(models[index]) }
}

/** The models that fit, with their keys. */
export const ModelChips = ({ quick }: { quick: ReturnType<typeof useQuickModels> }) => {
  const { t } = useTranslation('prescriptions')
  const { models, notice, forget, prescribe } = quick
  return (
    <>
      {models.length > 0 && (
        <ul className={layout.chips} aria-label={t('models.fitting')}>
          {models.map((model, index) => (
            <li key={model.id}>
              <Button
                size="compact-md"
                variant="light"
                leftSection={index < KEYS ? <Kbd aria-hidden>{`⇧${index + 1}`}</Kbd> : undefined}
                onClick={() => prescribe(model)}
              >
                {t('models.prescribe', { title: model.title })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {notice && <Notice notice={notice} onClose={forget} />}
    </>
  )
}
