import { Checkbox, Radio } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../../lib/i18n/format.ts'
import { cardExpiry } from '../../cards/index.ts'
import classes from '../book/pick-slot.module.css'
import { type Choice, canMix, type Means, type Picked } from './payment-choice.ts'

interface OptionProps {
  readonly value: string
  readonly name: string
  readonly hint: ReactNode
  readonly disabled?: boolean
}

const Option = ({ value, name, hint, disabled = false }: OptionProps) => (
  <Radio.Card value={value} className={classes.choice} aria-label={name} disabled={disabled}>
    <Radio.Indicator disabled={disabled} />
    <span className={classes.choiceName}>
      {name}
      <small>{hint}</small>
    </span>
  </Radio.Card>
)

interface Props {
  readonly means: Means
  readonly choice: Choice
  readonly pick: Picked
  readonly choose: (change: Picked) => void
}

/** A part from the wallet, where it holds less than the price. */
const WalletPart = ({ means, choice, pick, choose }: Props) => {
  const { t } = useTranslation('booking')
  if (!canMix(means) || choice.option === 'pix') return null
  const { balance, price } = means
  return (
    <Checkbox
      label={t('pay.useWallet', { balance: formatBRL(balance) })}
      description={t('pay.useWalletHint', { rest: formatBRL(price - balance) })}
      checked={pick.mix === '1'}
      onChange={(event) => choose({ mix: event.currentTarget.checked ? '1' : undefined })}
    />
  )
}

/** Pix, cards, a new card, wallet. */
export const PaymentOptions = (props: Props) => {
  const { t } = useTranslation('booking')
  const { means, choice, choose } = props
  const { balance, price, cards } = means
  const isEnough = balance >= price
  return (
    <>
      <Radio.Group label={t('pay.how')} value={choice.option} onChange={(pay) => choose({ pay })}>
        <div className={classes.choices}>
          <Option value="pix" name={t('pay.pix')} hint={t('pay.pixHint')} />
          {cards.map((card) => (
            <Option
              key={card.id}
              value={card.id}
              name={t('pay.card', card)}
              hint={t('pay.cardExpiry', { expiry: cardExpiry(card) })}
            />
          ))}
          <Option value="new" name={t('pay.newCard')} hint={t('pay.newCardHint')} />
          {balance > 0 && (
            <Option
              value="wallet"
              name={t('pay.wallet')}
              hint={t(isEnough ? 'pay.walletHint' : 'pay.walletShort', { balance: formatBRL(balance) })}
              disabled={!isEnough}
            />
          )}
        </div>
      </Radio.Group>
      <WalletPart {...props} />
    </>
  )
}
