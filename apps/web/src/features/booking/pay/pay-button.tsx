import { isPix } from '@emma/domain/payments'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../../lib/i18n/format.ts'
import { ActionBar } from '../../../ui/action/action-bar.tsx'
import classes from '../book/pick-slot.module.css'
import type { Choice } from './payment-choice.ts'

interface Props {
  readonly choice: Choice
  readonly isPaying: boolean
  readonly onPay: () => void
}

/** The payment methods in one line: `Carteira R$ 120 + Pix`. */
const useMeansLine = ({ method, parts }: Choice): string => {
  const { t } = useTranslation('booking')
  if (parts.wallet === 0 || parts.provider === 0) return t(`method.${method}`)
  const rest = t(`pay.restOf.${isPix(method) ? 'pix' : 'card'}`)
  return t('pay.withWallet', { wallet: formatBRL(parts.wallet), rest })
}

/** The button that pays, with the amount left for card or Pix; the whole amount if the wallet pays alone. */
export const PayButton = ({ choice, isPaying, onPay }: Props) => {
  const { t } = useTranslation('booking')
  const { method, parts } = choice
  const amount = formatBRL(parts.provider || parts.wallet)
  return (
    <>
      <p className={classes.secure} role="status">
        {t(isPaying ? (isPix(method) ? 'pay.workingPix' : 'pay.working') : 'pay.secure')}
      </p>
      <ActionBar over={useMeansLine(choice)} state={amount}>
        <Button size="lg" loading={isPaying} onClick={onPay}>
          {isPix(method) ? t('pay.submitPix') : t('pay.submit', { amount })}
        </Button>
      </ActionBar>
    </>
  )
}

/** The button that books if nothing is to be paid. */
export const FreeButton = ({ isPaying, onPay }: Omit<Props, 'choice'>) => {
  const { t } = useTranslation('booking')
  return (
    <ActionBar state={t('returns.noCost')}>
      <Button size="lg" loading={isPaying} aria-label={t('returns.confirm')} onClick={onPay}>
        {t('returns.submit')}
      </Button>
    </ActionBar>
  )
}
