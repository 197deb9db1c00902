import type { WithdrawalRules } from '@emma/contracts/earnings'
import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../../lib/i18n/format.ts'
import classes from './withdrawals.module.css'

interface Props {
  /** They come with the balance. */
  readonly known: WithdrawalRules | undefined
  /** The money's owner: oneself, or a company. */
  readonly of: 'own' | 'company'
}

/** The limits of a withdrawal, shown beforehand. */
export const WithdrawRules = ({ known, of }: Props) => {
  const { t } = useTranslation('finance')
  const amounts = { min: formatBRL(known?.minimum ?? 0), below: formatBRL(known?.approved_below ?? 0) }
  const isAtOnce = known !== undefined && known.approved_below > known.minimum
  const lines = [
    ...(known ? (['minimum'] as const) : []),
    `${of}.to`,
    `${of}.${isAtOnce ? 'atOnce' : 'approval'}`,
    'leaves',
    `${of}.told`,
  ] as const
  return (
    <aside className={classes.card}>
      <Title order={2}>{t('withdraw.rules.title')}</Title>
      <ul className={classes.rules}>
        {lines.map((line) => (
          <li key={line}>{t(`withdraw.rules.${line}`, amounts)}</li>
        ))}
      </ul>
    </aside>
  )
}
