import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { cardsQuery } from '../../cards/index.ts'
import { walletQuery } from '../../wallet/index.ts'
import classes from '../book/pick-slot.module.css'
import { PayButton } from './pay-button.tsx'
import type { PaidBy } from './payment.lazy.ts'
import { choiceOf, type Means } from './payment-choice.ts'
import { PaymentOptions } from './payment-options.tsx'
import { PaymentProblem, Unanswered } from './payment-problem.tsx'
import { pickedIn, useChosen } from './use-chosen.ts'
import { useNewCard } from './use-new-card.tsx'

interface Props {
  /** Centavos. */
  readonly price: number
  readonly isPaying: boolean
  readonly error: unknown
  /** The outcome of the last attempt is unknown: nothing can be chosen, only the same can be sent again. */
  readonly isUnanswered: boolean
  readonly onPay: (choice: PaidBy) => void
  /** Summary of the purchase. */
  readonly summary: ReactNode
  /** A Pix code pays one thing at a time. */
  readonly pix?: false
  /** What a refusal means, if it is not that nothing was charged. */
  readonly whenRefused?: string
  /** What is looked up while the outcome is unknown. */
  readonly checking?: string
}

const Paying = ({ means: kept, ...props }: Props & { means: Means }) => {
  const { isPaying, error, isUnanswered, onPay, summary, whenRefused, checking } = props
  const newCard = useNewCard()
  const means = { ...kept, cards: newCard.withAdded(kept.cards) }
  const { pick, choose } = useChosen(pickedIn)
  const choice = choiceOf(pick, means)
  const pay = () => onPay(choice)
  return (
    <>
      <div className={classes.payment}>
        <fieldset className={classes.options} disabled={isPaying || isUnanswered}>
          <PaymentOptions means={means} choice={choice} pick={pick} choose={choose} />
        </fieldset>
        {!isUnanswered && newCard.sheet(choice, choose)}
        {summary}
        <div className={classes.pay}>
          {!isPaying && isUnanswered && <Unanswered error={error} onRetry={pay} checking={checking} />}
          {!isPaying && !isUnanswered && error !== null && (
            <PaymentProblem error={error} whenRefused={whenRefused} />
          )}
        </div>
      </div>
      {choice.option !== 'new' && !isUnanswered && (
        <PayButton choice={choice} isPaying={isPaying} onPay={pay} />
      )}
    </>
  )
}

/** Pays for anything other than a slot: wallet, cards, a new card, Pix. */
export default function PayPanel(props: Props) {
  const wallet = useQuery(walletQuery)
  const cards = useQuery(cardsQuery)
  const waiting = <LoadingLines shape="lines" count={6} />
  return (
    <QueryView query={wallet} skeleton={waiting}>
      {({ totalBalance: balance }) => (
        <QueryView query={cards} skeleton={waiting}>
          {(kept) => (
            <Paying
              {...props}
              means={{ price: props.price, balance, cards: kept, ...(props.pix === false && { pix: false }) }}
            />
          )}
        </QueryView>
      )}
    </QueryView>
  )
}
