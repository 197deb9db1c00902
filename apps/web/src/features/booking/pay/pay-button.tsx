import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../../lib/i18n/format.ts'
import classes from '../book/pick-slot.module.css'
import type { Choice } from './payment-choice.ts'

const verbs = { pix: 'pay.submitPix', wallet: 'pay.submitWallet' } as const

interface Props {
  readonly choice: Choice
  readonly isPaying: boolean
  readonly onPay: () => void
}

/** The one press that pays, with what the card or the Pix is charged. */
export const PayButton = ({ choice, isPaying, onPay }: Props) => {
  const { t } = useTranslation('booking')
  const { method, parts } = choice
  return (
    <>
      <Button size="lg" fullWidth loading={isPaying} onClick={onPay}>
        {method === 'pix' || method === 'wallet'
          ? t(verbs[method])
          : t('pay.submit', { amount: formatBRL(parts.provider) })}
      </Button>
      <p className={classes.note} role="status">
        {t(isPaying ? 'pay.working' : 'pay.secure')}
      </p>
    </>
  )
}
