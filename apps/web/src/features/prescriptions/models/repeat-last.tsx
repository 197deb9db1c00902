import { Button } from '@mantine/core'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import { lastPrescriptionQuery } from '../prescriptions.queries.ts'
import { Notices } from '../write/notice.tsx'
import { valuesOf } from '../write/prescription-values.ts'
import { usePrescribing } from '../write/use-prescribing.ts'
import { type Place, useWriting } from '../write/use-writing.ts'

/** Prescribes again what the patient was given last; nothing where there was no such thing. */
export const RepeatLast = (place: Place) => {
  const { t } = useTranslation('prescriptions')
  const { data: last } = useQuery(lastPrescriptionQuery(place))
  const items = last?.items ?? []
  const repeated = items.map(({ id }) => id)
  const prescribing = usePrescribing(useWriting(place, repeated))
  const repeat = () => prescribing.createAll(items.map((item) => ({ ...valuesOf(item), cid_code: '' })))
  return (
    <>
      {last && (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconHistory size={18} aria-hidden />}
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
