import { Radio, Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../../lib/i18n/format.ts'
import { cardExpiry } from '../../cards/index.ts'
import classes from '../book/pick-slot.module.css'
import type { Choice, Means, Picked } from './payment-choice.ts'

interface OptionProps {
  readonly value: string
  readonly name: string
  readonly hint: ReactNode
}

const Option = ({ value, name, hint }: OptionProps) => (
  <Radio.Card value={value} className={classes.choice} aria-label={name}>
    <Radio.Indicator />
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

/** The wallet pays first, with any other means for the rest. */
const Wallet = ({ means: { balance }, pick, choose }: Props) => {
  const { t } = useTranslation('booking')
  if (balance === 0) return null
  return (
    <Switch
      className={classes.wallet}
      labelPosition="left"
      label={t('pay.useWallet')}
      description={t('pay.walletHint', { balance: formatBRL(balance) })}
      checked={pick.mix === '1'}
      onChange={(event) => choose({ mix: event.currentTarget.checked ? '1' : undefined })}
    />
  )
}

/** Pix, cards, a new card; and the wallet, which combines with each. */
export const PaymentOptions = (props: Props) => {
  const { t } = useTranslation('booking')
  const { means, choice, choose } = props
  // Choosing another means while the wallet would pay everything replaces the wallet.
  const pickMeans = (pay: string) => choose(choice.option === 'wallet' ? { pay, mix: undefined } : { pay })
  return (
    <>
      <Radio.Group label={t('pay.how')} value={choice.option} onChange={pickMeans}>
        <div className={classes.choices}>
          {means.pix !== false && <Option value="pix" name={t('pay.pix')} hint={t('pay.pixHint')} />}
          {means.cards.map((card) => (
            <Option
              key={card.id}
              value={card.id}
              name={t('pay.card', card)}
              hint={t('pay.cardExpiry', { expiry: cardExpiry(card) })}
            />
          ))}
          <Option value="new" name={t('pay.newCard')} hint={t('pay.newCardHint')} />
        </div>
      </Radio.Group>
      <Wallet {...props} />
    </>
  )
}
