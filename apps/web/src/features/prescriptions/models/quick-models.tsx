import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Coming } from '../../../ui/feedback/coming.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { modelsQuery } from '../prescriptions.queries.ts'
import { Notices } from '../write/notice.tsx'
import { valuesOf } from '../write/prescription-values.ts'
import { useKeyed } from '../write/use-keyed.tsx'
import { usePrescribing } from '../write/use-prescribing.ts'
import { type Place, useWriting } from '../write/use-writing.ts'
import { type QuickPick, quickPicks } from './quick-picks.ts'

/** Models with a key; the last key is for the last prescription. */
const KEYS = 8

/** Models for the record's diagnosis and sets, each prescribed in one press. */
export const useQuickModels = (place: Place) => {
  const { data, isLoading } = useQuery(modelsQuery)
  const picks = quickPicks(data?.data ?? [], place.cid)
  const prescribing = usePrescribing(useWriting(place))
  const prescribe = (pick: QuickPick) => {
    if (!prescribing.busy) void prescribing.createAll(pick.models.map((model) => valuesOf(model)))
  }
  return { picks, isLoading, prescribing, prescribe }
}

/** The available models, with their keys. */
export const ModelChips = ({ quick }: { readonly quick: ReturnType<typeof useQuickModels> }) => {
  const { t } = useTranslation('prescriptions')
  const keyed = useKeyed()
  const { picks, isLoading, prescribing, prescribe } = quick
  return (
    <>
      {isLoading && <Coming />}
      {picks.length > 0 && (
        <ul className={layout.chips} aria-label={t('models.quick')}>
          {picks.map((pick, index) => (
            <li key={pick.key}>
              <Button
                size="compact-md"
                variant="light"
                {...(index < KEYS && keyed(`Shift+${index + 1}`))}
                data-pick
                disabled={prescribing.busy}
                onClick={() => prescribe(pick)}
              >
                {pick.models.length === 1
                  ? t('models.prescribe', { title: pick.name })
                  : t('models.prescribeSet', { title: pick.name, count: pick.models.length })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Notices of={prescribing} />
    </>
  )
}
