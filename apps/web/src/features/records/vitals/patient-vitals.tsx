import type { Vitals } from '@emma/contracts/records/vitals'
import { type VitalSign, vitalDecimals, vitalSigns, vitalUnits } from '@emma/domain/records'
import { ActionIcon, Skeleton } from '@mantine/core'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatMoment } from '../../../lib/i18n/format.ts'
import { formatNumber } from '../../../lib/i18n/format-names.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import { deleteVitalsMutation, vitalsQuery } from '../patient/care.queries.ts'
import type { PatientKey } from '../records.queries.ts'
import { NoteVitalsButton } from './note-vitals-button.tsx'
import classes from './vitals.module.css'
import { type ChartedSign, charts } from './vitals-charts.ts'

const VitalsLines = lazy(() => import('./vitals-lines.tsx'))

interface Props {
  readonly patient: PatientKey
  readonly canNote: boolean
}

const figure = (sign: VitalSign, value: number | undefined): string =>
  value === undefined ? '–' : formatNumber(value, vitalDecimals[sign])

const useRemove = (patient: PatientKey) => {
  const { t } = useTranslation('patient')
  const client = useQueryClient()
  const remove = useMutation({
    ...deleteVitalsMutation,
    onError: (error) => toast.problem(error),
    onSettled: () => client.invalidateQueries({ queryKey: vitalsQuery(patient).queryKey }),
  })
  return async ({ id, measured_at }: Vitals) => {
    const title = t('vitals.removeTitle', { moment: formatMoment(measured_at) })
    const question = { title, detail: t('vitals.removeDetail'), confirm: t('vitals.removeConfirm') }
    if (await ask({ ...question, destructive: true })) remove.mutate(id)
  }
}

/** The latest value of each sign, in reading order. */
const Latest = ({ data }: { data: readonly Vitals[] }) => {
  const { t } = useTranslation('patient')
  const last = (sign: VitalSign) => data.find((each) => each[sign] !== undefined)
  const pressure = last('systolic')
  const others = vitalSigns.filter((sign) => sign !== 'systolic' && sign !== 'diastolic')
  const bmi = data.find((each) => each.bmi !== null)
  return (
    <dl className={classes.latest}>
      {pressure && (
        <div>
          <dt>{t('vitals.pressure')}</dt>
          <dd>
            {pressure.systolic}/{pressure.diastolic} <small>mmHg</small>
          </dd>
          <dd>{formatDate(pressure.measured_at)}</dd>
        </div>
      )}
      {others.map((sign) => {
        const found = last(sign)
        return (
          found && (
            <div key={sign}>
              <dt>{t(`vitals.signs.${sign}`)}</dt>
              <dd>
                {figure(sign, found[sign])} <small>{vitalUnits[sign]}</small>
              </dd>
              <dd>{formatDate(found.measured_at)}</dd>
            </div>
          )
        )
      })}
      {bmi?.bmi && (
        <div>
          <dt>{t('vitals.bmi')}</dt>
          <dd>
            {formatNumber(bmi.bmi, 1)} <small>kg/m²</small>
          </dd>
          <dd>{formatDate(bmi.measured_at)}</dd>
        </div>
      )}
    </dl>
  )
}

const Chart = ({ chart, data }: { chart: (typeof charts)[number]; data: readonly Vitals[] }) => {
  const { t } = useTranslation('patient')
  const [first] = chart.signs
  const rows = data.filter((each) => each[first] !== undefined && each[first] !== null).toReversed()
  // One point makes no chart.
  if (rows.length < 2) return null
  const nameOf = (sign: ChartedSign) => (sign === 'bmi' ? t('vitals.bmi') : t(`vitals.signs.${sign}`))
  return (
    <section className={classes.chart} aria-hidden>
      <strong>{t(`vitals.charts.${chart.name}`)}</strong>
      <Suspense fallback={<Skeleton h={160} />}>
        <VitalsLines rows={rows} signs={chart.signs.map((sign) => ({ sign, label: nameOf(sign) }))} />
      </Suspense>
    </section>
  )
}

const Table = ({ data, onRemove }: { data: readonly Vitals[]; onRemove: ((row: Vitals) => void) | null }) => {
  const { t } = useTranslation('patient')
  const figures = vitalSigns.filter((sign) => sign !== 'systolic' && sign !== 'diastolic')
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <caption>{t('vitals.all')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('vitals.when')}</th>
            <th scope="col">{t('vitals.pressure')}</th>
            {figures.map((sign) => (
              <th key={sign} scope="col">
                {t(`vitals.signs.${sign}`)} ({vitalUnits[sign]})
              </th>
            ))}
            <th scope="col">{t('vitals.bmi')}</th>
            {onRemove && <td />}
          </tr>
        </thead>
        <tbody>
          {data.map((row) => (
            <tr key={row.id}>
              <th scope="row">{formatMoment(row.measured_at)}</th>
              <td>{row.systolic === undefined ? '–' : `${row.systolic}/${row.diastolic}`}</td>
              {figures.map((sign) => (
                <td key={sign}>{figure(sign, row[sign])}</td>
              ))}
              <td>{row.bmi === null ? '–' : formatNumber(row.bmi, 1)}</td>
              {onRemove && (
                <td>
                  <ActionIcon
                    aria-label={t('vitals.remove', { moment: formatMoment(row.measured_at) })}
                    onClick={() => onRemove(row)}
                  >
                    <IconX size={18} stroke={1.75} />
                  </ActionIcon>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Measurements: the newest in words, the course as lines, and every value in a table. */
export default function PatientVitals({ patient, canNote }: Props) {
  const { t } = useTranslation('patient')
  const remove = useRemove(patient)
  return (
    <>
      {canNote && <NoteVitalsButton patient={patient} />}
      <QueryView
        query={useQuery(vitalsQuery(patient))}
        skeleton={<LoadingLines count={4} />}
        empty={<p className={layout.muted}>{t('vitals.none')}</p>}
        isEmpty={({ data }) => data.length === 0}
      >
        {({ data }) => (
          <>
            <Latest data={data} />
            <div className={classes.charts}>
              {charts.map((chart) => (
                <Chart key={chart.name} chart={chart} data={data} />
              ))}
            </div>
            <Table data={data} onRemove={canNote ? (row) => void remove(row) : null} />
          </>
        )}
      </QueryView>
    </>
  )
}
