import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import { Coming } from '../../../ui/feedback/coming.tsx'
import { lastPrescriptionQuery } from '../prescriptions.queries.ts'
import { Notices } from '../write/notice.tsx'
import { valuesOf } from '../write/prescription-values.ts'
import { useKeyed } from '../write/use-keyed.tsx'
import { usePrescribing } from '../write/use-prescribing.ts'
import { type Place, useWriting } from '../write/use-writing.ts'

/** Prescribes the patient's last prescription again; nothing if there is none. */
export const RepeatLast = (place: Place) => {
  const { t } = useTranslation('prescriptions')
  const keyed = useKeyed()
  const { data: last, isLoading } = useQuery(lastPrescriptionQuery(place))
  const items = last?.items ?? []
  const repeated = items.map(({ id }) => id)
  const prescribing = usePrescribing(useWriting(place, repeated))
  const repeat = () => prescribing.createAll(items.map((item) => ({ ...valuesOf(item), cid_code: '' })))
  return (
    <>
      {isLoading && <Coming />}
      {last && (
        <Button
          variant="default"
          size="compact-md"
          {...keyed('Shift+9')}
          loading={prescribing.busy}
          onClick={() => void repeat()}
        >
          {t('repeat.of', { count: items.length, date: formatDate(last.since) })}
        </Button>
      )}
      <Notices of={prescribing} />
    </>
  )
}
