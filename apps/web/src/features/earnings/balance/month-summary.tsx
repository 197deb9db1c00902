import type { EarningSums, getEarningsOfMonth } from '@emma/contracts/earnings/month'
import type { ResponseOf } from '@emma/contracts/kit'
import { NativeSelect, Title } from '@mantine/core'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMonth } from '../../../lib/i18n/format.ts'
import { today } from '../../../lib/time/days.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { FiguresTable } from '../../../ui/table/figures-table.tsx'
import { SaveButton, tableIcon } from '../../../ui/upload/file-button.tsx'
import classes from '../earnings.module.css'
import { loadMonth, monthQuery } from '../earnings.queries.ts'
import { Line } from './line.tsx'
import { useShareOf } from './share-of.ts'

/** What an accountant may need: this year's and last year's. */
const MONTHS = 24

/** `YYYY-MM` of the month `count` months earlier. */
const monthBefore = (month: string, count: number): string => {
  const [year = 0, nth = 1] = month.split('-').map(Number)
  const months = year * 12 + nth - 1 - count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

const thisMonth = (): string => today().slice(0, 'YYYY-MM'.length)

/** Deductions from patients' payments, each share with its base. */
const useLines = ({ price, returned, platform_fee, company_share }: EarningSums) => {
  const { t } = useTranslation('earnings')
  const shareOf = useShareOf()
  const kept = price - returned
  /** No percentage for what the platform bore for the specialist. */
  const named = (name: string, share: number, base: number): string =>
    share > 0 && base > 0 ? `${name} (${shareOf(share, base)})` : name
  return [
    { name: t('month.price'), value: price },
    { name: t('month.returned'), value: -returned },
    { name: named(t('month.fee'), platform_fee, kept), value: -platform_fee },
    { name: named(t('month.company'), company_share, kept - platform_fee), value: -company_share },
  ].filter(({ value }) => value !== 0)
}

type Read = ResponseOf<typeof getEarningsOfMonth>

const Payers = ({ payers }: Pick<Read, 'payers'>) => {
  const { t } = useTranslation('earnings')
  const columns = [t('month.payer'), t('month.kept'), t('month.earned')]
  const rows = payers.map(({ customer, appointments, price, returned, earned }) => ({
    key: customer.id,
    name: customer.name,
    about: t('count', { count: appointments }),
    cells: [<MoneyText key="kept" value={price - returned} />, <MoneyText key="earned" value={earned} />],
  }))
  return <FiguresTable label={t('month.payers')} columns={columns} rows={rows} />
}

const Files = ({ month }: { month: string }) => {
  const { t } = useTranslation('earnings')
  const pdfIcon = <IconFileTypePdf size={20} stroke={1.75} aria-hidden />
  const nameOf = (ending: string) => () => `${t('month.fileName', { month })}.${ending}`
  return (
    <>
      <div className={layout.actions}>
        <SaveButton
          label={t('month.pdf')}
          icon={pdfIcon}
          fileName={nameOf('pdf')}
          load={() => loadMonth(month, 'pdf')}
        />
        <SaveButton
          label={t('csv')}
          icon={tableIcon}
          fileName={nameOf('csv')}
          load={() => loadMonth(month, 'csv')}
        />
      </div>
      <p className={layout.quiet}>{t('month.files')}</p>
    </>
  )
}

const Sums = ({ month, totals, payers }: Read) => {
  const { t } = useTranslation('earnings')
  const lines = useLines(totals)
  return (
    <>
      <dl className={classes.sums}>
        <Line name={t('month.appointments')}>{totals.appointments}</Line>
        {lines.map(({ name, value }) => (
          <Line key={name} name={name}>
            <MoneyText value={value} />
          </Line>
        ))}
        <Line name={t('month.earned')}>
          <MoneyText value={totals.earned} strong />
        </Line>
      </dl>
      <Payers payers={payers} />
      <Files month={month} />
    </>
  )
}

interface Props {
  /** `YYYY-MM`; undefined is the current one. */
  readonly month: string | undefined
  readonly onMonth: (month: string) => void
}

/** One month for the accountant: the sums, the payers, and both as files. */
export const MonthSummary = ({ month, onMonth }: Props) => {
  const { t } = useTranslation('earnings')
  const id = useId()
  const shown = month ?? thisMonth()
  const months = Array.from({ length: MONTHS }, (_, count) => monthBefore(thisMonth(), count))
  const query = useQuery(monthQuery(shown))
  return (
    <section className={classes.chart} aria-labelledby={id} aria-busy={query.isFetching}>
      <header className={classes.head}>
        <Title order={2} id={id}>
          {t('month.title')}
        </Title>
        <NativeSelect
          aria-label={t('month.choose')}
          data={[...new Set([...months, shown])].map((value) => ({
            value,
            label: formatMonth(`${value}-15T12:00:00Z`),
          }))}
          value={shown}
          onChange={(event) => onMonth(event.currentTarget.value)}
        />
      </header>
      <QueryView
        query={query}
        skeleton={<LoadingLines count={4} />}
        isEmpty={({ totals }) => totals.appointments === 0}
        empty={<p className={layout.quiet}>{t('month.none')}</p>}
      >
        {(read) => <Sums {...read} />}
      </QueryView>
    </section>
  )
}
