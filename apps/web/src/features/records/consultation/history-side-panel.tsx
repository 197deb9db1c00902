import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '../records.module.css'
import type { PatientKey } from '../records.queries.ts'
import { RecordHistory } from '../view/record-history.tsx'

/** Earlier records of the patient, beside the one being written. */
export const HistorySidePanel = ({ of, except }: { of: PatientKey; except: string | undefined }) => {
  const { t } = useTranslation('records')
  return (
    <section className={`${classes.history} ${classes.card}`} aria-labelledby="record-history">
      <Title order={2} size="h3" id="record-history">
        {t('history.title')}
      </Title>
      <RecordHistory {...of} except={except} />
    </section>
  )
}
