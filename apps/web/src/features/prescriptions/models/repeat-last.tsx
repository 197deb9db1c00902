import { Button } from '@mantine/core'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { lastPrescriptionQuery } from '../prescriptions.queries.ts'
import { Notices } from '../write/notice.tsx'
import { valuesOf } from '../write/prescription-values.ts'
import { usePrescribing } from '../write/use-prescribing.ts'
import { type Place, useWriting } from '../write/use-writing.ts'

/** Prescribes again what the patient was given last; before the record is begun it is not known whether there was any. */
export const RepeatLast = (place: Place) => {
  const { t } = useTranslation('prescriptions')
  const client = useQueryClient()
  const known = useQuery({ ...lastPrescriptionQuery(place.recordId ?? ''), enabled: place.recordId !== null })
  const prescribing = usePrescribing(useWriting(place))
  const repeat = async () => {
    try {
      const recordId = await place.begin()
      const last = recordId === null ? null : await client.fetchQuery(lastPrescriptionQuery(recordId))
      if (last) await prescribing.createAll(last.items.map((item) => ({ ...valuesOf(item), cid_code: '' })))
      else if (recordId !== null) toast.info(t('repeat.none'))
    } catch (error) {
      toast.problem(error)
    }
  }
  if (known.data === null) return null
  const label = known.data
    ? t('repeat.of', { count: known.data.items.length, date: formatDate(known.data.since) })
    : t('repeat.any')
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconHistory size={18} aria-hidden />}
        loading={prescribing.busy}
        onClick={() => void repeat()}
      >
        {label}
      </Button>
      <Notices of={prescribing} />
    </>
  )
}
