import type { StatementLine } from '@emma/contracts/wallet'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../lib/filters/use-filters.ts'
import { formatBRL, formatDate, formatHour } from '../../lib/i18n/format.ts'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { Pages } from '../../ui/table/pages.tsx'
import classes from './wallet.module.css'
import { statementQuery } from './wallet.queries.ts'

const Line = ({ line }: { line: StatementLine }) => {
  const { t } = useTranslation('wallet')
  const { kind, amount, balance, at, specialist } = line
  return (
    <li className={classes.line}>
      <p>
        <strong>{t(`line.${kind}`)}</strong>
        <small>
          {`${formatDate(at)}, ${formatHour(at)}`}
          {specialist && ` · ${t('with', { name: specialist.name })}`}
        </small>
      </p>
      <p className={classes.amount}>
        <MoneyText value={amount} strong />
        <small>{t('after', { balance: formatBRL(balance) })}</small>
      </p>
    </li>
  )
}

/** Every movement of the wallet, with the balance after it; nothing where there was none. */
export const WalletStatement = () => {
  const { t } = useTranslation('wallet')
  const [page, setPage] = usePage()
  const query = useQuery(statementQuery(page))
  if (query.data?.meta.total === 0) return null
  return (
    <section className={classes.statement} aria-labelledby="wallet-statement-title">
      <Title order={3} id="wallet-statement-title">
        {t('statement')}
      </Title>
      <QueryView query={query} skeleton={<LoadingLines count={3} />}>
        {({ data, meta }) => (
          <>
            <ul className={classes.lines} aria-label={t('statement')}>
              {data.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </ul>
            <Pages meta={meta} onPage={setPage} />
          </>
        )}
      </QueryView>
    </section>
  )
}
