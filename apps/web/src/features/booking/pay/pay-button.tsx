import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../../lib/i18n/format.ts'
import { ActionBar } from '../../../ui/action/action-bar.tsx'
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
      <p className={classes.secure} role="status">
        {t(isPaying ? 'pay.working' : 'pay.secure')}
      </p>
      <ActionBar over={t(`method.${method}`)} state={formatBRL(parts.provider + parts.wallet)}>
        <Button size="lg" loading={isPaying} onClick={onPay}>
          {method === 'pix' || method === 'wallet'
            ? t(verbs[method])
            : t('pay.submit', { amount: formatBRL(parts.provider) })}
        </Button>
      </ActionBar>
    </>
  )
}
