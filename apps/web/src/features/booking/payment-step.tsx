import type { Slot } from '@emma/contracts/slots'
import type { SpecialistCard } from '@emma/contracts/specialists'
import { useQuery } from '@tanstack/react-query'
import { dateAt } from '../../lib/days.ts'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { CardForm, cardsQuery } from '../cards/index.ts'
import { walletQuery } from '../wallet/index.ts'
import { endAttempt, isAwaitingAnswer } from './attempt.ts'
import { BookingSummary } from './booking-summary.tsx'
import { weekOf } from './days.ts'
import { PayButton } from './pay-button.tsx'
import { choiceOf, type Means } from './payment-choice.ts'
import { PaymentOptions } from './payment-options.tsx'
import { PaymentProblem, Unanswered } from './payment-problem.tsx'
import classes from './pick-slot.module.css'
import { SlotTaken } from './slot-taken.tsx'
import { type Booking, isSlotLost, useBooking } from './use-booking.ts'
import { useFreeSlots } from './use-free-slots.ts'
import { useOwnBooking } from './use-own-booking.ts'
import type { Picking } from './use-pick.ts'

interface Props extends Picking {
  readonly specialist: SpecialistCard
  readonly specialty: SpecialistCard['specialties'][number]
  readonly slotId: string
  readonly start: number
}

type PayingProps = Props & {
  readonly means: Means
  readonly slots: readonly Slot[] | undefined
  /** The list is being read again. */
  readonly isReading: boolean
}

/** What stands between the person and the booking: the slot is gone, the answer is missing, the payment was refused. */
const obstacleOf = (
  { slots, slotId, isReading }: PayingProps,
  { error, isPaying }: Pick<Booking, 'error' | 'isPaying'>,
): 'lost' | 'unanswered' | 'refused' | null => {
  if (isPaying) return null
  if (error && isSlotLost(error)) return 'lost'
  const isFree = slots?.some(({ id }) => id === slotId) ?? true
  if (isAwaitingAnswer(slotId)) return error || !isFree ? 'unanswered' : null
  // A refused payment lets its slot go: only the list that is read after that says who has it.
  if (!isFree && !(error && isReading)) return 'lost'
  return error ? 'refused' : null
}

const Obstacle = ({
  booking,
  obstacle,
  onRetry,
  ...props
}: PayingProps & { booking: Booking; obstacle: ReturnType<typeof obstacleOf>; onRetry: () => void }) => {
  const { specialist, start, slots = [], slotId, choose } = props
  const takeInstead = ({ id, starts_at }: Slot) => {
    booking.forget()
    choose({ slot: id, day: dateAt(starts_at) })
  }
  switch (obstacle) {
    case 'lost':
      return (
        <SlotTaken
          specialistId={specialist.id}
          start={start}
          slots={slots.filter(({ id }) => id !== slotId)}
          isPaying
          onSelect={takeInstead}
        />
      )
    case 'unanswered':
      return <Unanswered onRetry={onRetry} />
    case 'refused':
      return <PaymentProblem error={booking.error} />
    default:
      return null
  }
}

const Paying = (props: PayingProps) => {
  const { specialist, specialty, slotId, start, slots, means, pick, choose, arrive } = props
  const choice = choiceOf(pick, means)
  const booking = useBooking({
    specialistId: specialist.id,
    slotId,
    onBooked: ({ id }: { id: string }) => arrive(id),
  })
  const { pay, isPaying } = booking
  const obstacle = obstacleOf(props, booking)
  const isLost = obstacle === 'lost'
  useOwnBooking({ specialistId: specialist.id, start }, obstacle === 'unanswered', (id) => {
    endAttempt()
    arrive(id)
  })
  const submit = () =>
    pay({
      specialty_id: specialty.id,
      payment_method: choice.method,
      ...(choice.cardId === undefined ? {} : { card_id: choice.cardId }),
      ...(pick.for === undefined ? {} : { dependent_id: pick.for }),
    })
  return (
    <div className={classes.payment}>
      <fieldset className={classes.options} disabled={isPaying || isLost}>
        <PaymentOptions {...props} choice={choice} />
        {choice.option === 'new' && (
          <CardForm verb="submitInline" onAdded={({ id }) => choose({ pay: id })} />
        )}
      </fieldset>
      <BookingSummary
        specialist={specialist}
        specialty={specialty}
        start={start}
        slot={slots?.find(({ id }) => id === slotId)}
        parts={choice.parts}
        dependentId={pick.for}
      />
      <div className={classes.pay}>
        <Obstacle {...props} booking={booking} obstacle={obstacle} onRetry={submit} />
        {choice.option !== 'new' && !isLost && (
          <PayButton choice={choice} isPaying={isPaying} onPay={submit} />
        )}
      </div>
    </div>
  )
}

/** How it is paid, and the one press that pays. */
export default function PaymentStep(props: Props) {
  const { specialist, specialty, start } = props
  const cards = useQuery(cardsQuery)
  const wallet = useQuery(walletQuery)
  const slots = useFreeSlots(specialist.id, weekOf(dateAt(start)))
  const waiting = <LoadingLines shape="lines" count={6} />
  return (
    <QueryView query={wallet} skeleton={waiting}>
      {({ totalBalance }) => (
        <QueryView query={cards} skeleton={waiting}>
          {(kept) => (
            <Paying
              {...props}
              means={{ price: specialty.price, balance: totalBalance, cards: kept }}
              slots={slots.data}
              isReading={slots.isFetching}
            />
          )}
        </QueryView>
      )}
    </QueryView>
  )
}
