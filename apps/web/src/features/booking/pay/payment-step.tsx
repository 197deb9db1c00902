import type { Slot } from '@emma/contracts/availability/slots'
import { ApiError } from '@emma/contracts/kit'
import type { SpecialistCard } from '@emma/contracts/specialists'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { dateAt } from '../../../lib/time/days.ts'
import { Coming } from '../../../ui/feedback/coming.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { cardsQuery } from '../../cards/index.ts'
import { walletQuery } from '../../wallet/index.ts'
import { BookingSummary } from '../book/booking-summary.tsx'
import { weekOf } from '../book/days.ts'
import { OfferChanged } from '../book/offer-changed.tsx'
import classes from '../book/pick-slot.module.css'
import { RefundDeadline } from '../book/refund-deadline.tsx'
import { SlotTaken } from '../book/slot-taken.tsx'
import { useAttendee } from '../book/use-attendee.ts'
import { type Booking, isSlotLost, useBooking } from '../book/use-booking.ts'
import type { ChosenOffer } from '../book/use-chosen-offer.ts'
import { useFreeSlots } from '../book/use-free-slots.ts'
import { useOwnBooking } from '../book/use-own-booking.ts'
import type { Picking } from '../book/use-pick.ts'
import { expectedOf, slotAtStart } from '../book/use-seen-offer.ts'
import { AlreadyBooked } from './already-booked.tsx'
import { bodyBefore, endAttempt, isAwaitingAnswer } from './attempt.ts'
import { FreeButton, PayButton } from './pay-button.tsx'
import { choiceOf, type Means } from './payment-choice.ts'
import { PaymentOptions } from './payment-options.tsx'
import { PaymentProblem, Unanswered } from './payment-problem.tsx'
import { useNewCard } from './use-new-card.tsx'

const WhoFor = lazy(() => import('../book/who-for.tsx'))

interface Props extends Picking {
  readonly specialist: SpecialistCard
  readonly specialty: SpecialistCard['specialties'][number]
  readonly offer: ChosenOffer
  readonly slotId: string
  readonly start: number
}

type PayingProps = Props & {
  readonly means: Means
  readonly slots: readonly Slot[] | undefined
  /** The list is reloading. */
  readonly isReading: boolean
}

/** The slot's current offer from the server. */
const offerIn = (error: unknown): Slot | undefined =>
  error instanceof ApiError ? error.problem.offer : undefined

/** The patient's other appointment at that time. */
const otherIn = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem.schedule_id : undefined

/**
 * What prevents the booking: the slot is taken or its offer changed, the answer is missing, the payment was refused.
 */
const obstacleOf = (
  { slots, slotId, start, offer, isReading }: PayingProps,
  { error, isPaying }: Pick<Booking, 'error' | 'isPaying'>,
): 'lost' | 'busy' | 'changed' | 'unanswered' | 'refused' | null => {
  if (isPaying) return null
  if (error && isSlotLost(error)) return 'lost'
  if (otherIn(error)) return 'busy'
  if (offerIn(error)) return 'changed'
  const isFree = slots === undefined || slotAtStart(slots, start) !== undefined
  if (isAwaitingAnswer(slotId)) return error || !isFree ? 'unanswered' : null
  // A refused payment frees its slot: only the list loaded after that shows who has it.
  if (!isFree && !(error && isReading)) return 'lost'
  if (offer.changed) return 'changed'
  return error ? 'refused' : null
}

const Obstacle = ({
  booking,
  obstacle,
  onRetry,
  attendee,
  ...props
}: PayingProps & {
  attendee: string | undefined
  booking: Booking
  obstacle: ReturnType<typeof obstacleOf>
  onRetry: () => void
}) => {
  const { t } = useTranslation('booking')
  const { specialist, start, slots = [], offer, choose, go } = props
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
          slots={slots.filter(({ starts_at }) => Date.parse(starts_at) !== start)}
          isPaying
          onSelect={takeInstead}
        />
      )
    case 'changed': {
      const after = offerIn(booking.error) ?? offer.changed
      return after ? (
        <OfferChanged
          before={offer.seen}
          after={after}
          onAccept={() => {
            booking.forget()
            offer.accept(after)
          }}
          onOther={() => go({ step: undefined, slot: undefined })}
        />
      ) : null
    }
    case 'busy':
      return (
        <AlreadyBooked
          scheduleId={otherIn(booking.error) ?? ''}
          specialistId={specialist.id}
          start={start}
          attendee={attendee}
          onOther={() => go({ step: undefined, slot: undefined })}
        />
      )
    case 'unanswered':
      return <Unanswered error={booking.error} onRetry={onRetry} checking={t('pay.checking')} />
    case 'refused':
      return <PaymentProblem error={booking.error} />
    default:
      return null
  }
}

const Paying = (props: PayingProps) => {
  const { specialist, specialty, slotId, start, offer, pick, choose, arrive } = props
  const newCard = useNewCard()
  const means = { ...props.means, cards: newCard.withAdded(props.means.cards) }
  const choice = choiceOf(pick, means)
  const isFree = means.price === 0
  const attendee = useAttendee(pick.for)
  const booking = useBooking({
    specialistId: specialist.id,
    slotId,
    onBooked: ({ id }: { id: string }) => arrive(id),
  })
  const { pay, isPaying } = booking
  const obstacle = obstacleOf(props, booking)
  const isStopped = obstacle === 'lost' || obstacle === 'busy' || obstacle === 'changed'
  const isUnknown = obstacle === 'unanswered'
  useOwnBooking({ specialistId: specialist.id, start }, isUnknown || booking.isRepeating, (id) => {
    endAttempt()
    arrive(id)
  })
  const expected = offer.seen && expectedOf(offer.seen)
  const submit = () =>
    pay({
      specialty_id: specialty.id,
      payment_method: isFree ? 'wallet' : choice.method,
      ...(isFree || choice.cardId === undefined ? {} : { card_id: choice.cardId }),
      ...(attendee === undefined ? {} : { dependent_id: attendee.id }),
      ...(pick.return_of === undefined ? {} : { return_of: pick.return_of }),
      ...(expected === undefined ? {} : { expected }),
    })
  const repeat = () => {
    const before = bodyBefore(slotId)
    return before ? pay(before) : submit()
  }
  // Another person may well be free then.
  const chooseFor = (dependent: string | undefined) => {
    if (obstacle === 'busy') booking.forget()
    choose({ for: dependent })
  }
  const answer = (
    <Obstacle {...props} attendee={attendee?.name} booking={booking} obstacle={obstacle} onRetry={repeat} />
  )
  // Until the answer is known nothing but the same call can be made.
  const isTyping = !isFree && choice.option === 'new' && !isUnknown
  const canPay = !isTyping && !isStopped && !isUnknown
  return (
    <>
      {isStopped && !isTyping && answer}
      <div className={`${classes.payment} ${layout.arriving}`}>
        <fieldset
          className={`${classes.options} ${layout.arriving}`}
          disabled={isPaying || isUnknown || (isStopped && obstacle !== 'busy')}
        >
          <RefundDeadline
            specialistId={specialist.id}
            startsAt={new Date(start).toISOString()}
            parts={choice.parts}
          />
          {pick.return_of === undefined && (
            <Suspense fallback={<Coming />}>
              <WhoFor selected={pick.for} onSelect={chooseFor} />
            </Suspense>
          )}
          {!isFree && <PaymentOptions {...props} means={means} choice={choice} />}
        </fieldset>
        {isTyping && newCard.sheet(choice, choose, isStopped && answer)}
        <BookingSummary
          specialist={specialist}
          specialty={specialty}
          start={start}
          slot={offer.seen}
          parts={choice.parts}
          isReturn={pick.return_of !== undefined}
          dependent={attendee}
        />
        {!isStopped && <div className={classes.pay}>{answer}</div>}
      </div>
      {isFree && canPay && <FreeButton isPaying={isPaying} onPay={submit} />}
      {!isFree && canPay && <PayButton choice={choice} isPaying={isPaying} onPay={submit} />}
    </>
  )
}

/** Payment method, and the button that pays. */
export default function PaymentStep(props: Props) {
  const { specialist, specialty, start, offer } = props
  const cards = useQuery(cardsQuery)
  const wallet = useQuery(walletQuery)
  const slots = useFreeSlots(specialist.id, weekOf(dateAt(start)), specialty.id)
  const waiting = <LoadingLines shape="lines" count={6} />
  return (
    <QueryView query={wallet} skeleton={waiting}>
      {({ totalBalance }) => (
        <QueryView query={cards} skeleton={waiting}>
          {(kept) => (
            <Paying
              {...props}
              means={{ price: offer.seen?.price ?? specialty.price, balance: totalBalance, cards: kept }}
              slots={slots.data}
              isReading={slots.isFetching}
            />
          )}
        </QueryView>
      )}
    </QueryView>
  )
}
