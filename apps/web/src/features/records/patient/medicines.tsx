import type { MedicineInUse } from '@emma/contracts/prescriptions'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { PatientKey } from '../records.queries.ts'
import { medicinesInUseQuery } from './care.queries.ts'
import classes from './problems.module.css'

const Medicine = ({ medicine }: { medicine: MedicineInUse }) => {
  const { t } = useTranslation('patient')
  const { title, prescription, continuous, since, specialist_name } = medicine
  const when = t('medicines.since', { date: formatDate(since), name: specialist_name })
  return (
    <li className={classes.problem}>
      <span>
        <strong>{title}</strong>
        <small>{prescription}</small>
        <small>{continuous ? `${t('medicines.continuous')} · ${when}` : when}</small>
      </span>
    </li>
  )
}

/** Medicines from signed records that may still be taken. */
export const Medicines = ({ patient }: { patient: PatientKey }) => {
  const { t } = useTranslation('patient')
  return (
    <Panel title={t('medicines.title')}>
      <QueryView query={useQuery(medicinesInUseQuery(patient))} skeleton={<LoadingLines count={2} />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={layout.muted}>{t('medicines.none')}</p>
          ) : (
            <ul className={classes.problems}>
              {data.map((medicine) => (
                <Medicine key={medicine.id} medicine={medicine} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Panel>
  )
}
