import type { Slot } from '@emma/contracts/availability/slots'
import type { SpecialistCard } from '@emma/contracts/specialists'
import { readSlotIdOf } from '@emma/domain/availability'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../lib/api/query-client.ts'
import { formatMoment, formatPrice } from '../../../lib/i18n/format.ts'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import type { Place } from '../../../routes/meta.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { useStepFocus } from '../../../ui/frame/use-step-focus.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { councilOf } from '../../../ui/person/council-of.ts'
import { offerOf } from '../../../ui/person/offer-of.ts'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import { useWhere } from '../../../ui/time/use-where.ts'
import { useAppointmentChanges } from '../agenda/use-appointment-changes.ts'
import { bookableQuery } from '../booking.queries.ts'
import classes from './pick-slot.module.css'
import { SlotStep } from './slot-step.tsx'
import { useChosenOffer } from './use-chosen-offer.ts'
import { usePick } from './use-pick.ts'
import { useSlotChanges } from './use-slot-changes.ts'

/** Loaded once a slot is chosen. */
const loadPayment = () => import('../pay/payment-step.tsx')
const PaymentStep = lazyPart(loadPayment, 'cards', 'fields')
/** Loaded during the payment: the result appears at once. */
const loadResult = () => import('../result/booking-result.tsx')
const BookingResult = lazy(loadResult)
const ReturnTerms = lazy(() => import('./return-terms.tsx'))
const SpecialtyGone = lazy(async () => {
  const { SpecialtyGone: gone } = await import('./specialty-gone.tsx')
  return { default: gone }
})
const waiting = <LoadingLines shape="block" count={1} />

const Who = ({ specialist, children }: { specialist: SpecialistCard; children: ReactNode }) => (
  <div className={classes.who}>
    <PersonAvatar name={specialist.name} src={specialist.avatar} size={48} />
    <p>
      <strong>{specialist.name}</strong>
      <small>{children}</small>
    </p>
  </div>
)

interface WhatProps {
  readonly specialist: SpecialistCard
  readonly specialty: SpecialistCard['specialties'][number]
}

/** When, in whose zone, how long and where: shown before the payment. */
const When = ({ start, slot }: { start: number; slot: Slot | undefined }) => {
  const { t } = useTranslation('booking')
  const where = useWhere()
  const terms = slot && t('pick.terms', { minutes: slot.duration_minutes, where: where(slot) })
  return [formatMoment(new Date(start)), terms].filter(Boolean).join(' · ')
}

/** The price, if there is only one; else the choice below shows it. */
const What = ({ specialist, specialty: { name, price } }: WhatProps) =>
  specialist.specialties.length > 1 ? councilOf(specialist) : `${specialtyName(name)} · ${formatPrice(price)}`

const titleOf = (isPaying: boolean, isReturn: boolean, isFree: boolean) => {
  if (isPaying) return isFree ? 'returns.confirm' : 'pay.title'
  return isReturn ? 'returns.book' : 'pick.title'
}

const Steps = ({ specialist }: { specialist: SpecialistCard }) => {
  const { t } = useTranslation('booking')
  const picking = usePick()
  const { pick } = picking
  const read = pick.slot === undefined ? undefined : readSlotIdOf(specialist.id, pick.slot)
  const start = read?.ok ? read.value : undefined
  // Without a choice the one whose price the lists show.
  const specialty = offerOf(specialist, pick.specialty)
  const offer = useChosenOffer(picking, { specialistId: specialist.id, specialtyId: specialty?.id, start })
  if (specialty && pick.step === 'pay' && pick.specialty !== undefined && pick.specialty !== specialty.id) {
    return <SpecialtyGone {...picking} />
  }
  if (!specialty) {
    return (
      <EmptyState
        picture="agenda"
        title={t('pick.noSpecialty')}
        action={
          <LinkButton to="/customer/specialists/$id" params={{ id: 'todos' }}>
            {t('pick.others')}
          </LinkButton>
        }
      />
    )
  }
  const isPaying = pick.step === 'pay' && pick.slot !== undefined && start !== undefined
  return (
    <>
      <PageHeader
        title={t(titleOf(isPaying, pick.return_of !== undefined, offer.seen?.price === 0))}
        back={
          isPaying ? (
            <TextLink to="." search={({ step: _left, ...rest }) => rest}>
              {t('pay.back')}
            </TextLink>
          ) : (
            <TextLink to="/customer/detail/$id" params={{ id: specialist.id }}>
              {t('pick.back')}
            </TextLink>
          )
        }
      />
      <Who specialist={specialist}>
        {isPaying ? (
          <When start={start} slot={offer.seen} />
        ) : pick.return_of !== undefined ? (
          <Suspense fallback={null}>
            <ReturnTerms id={pick.return_of} />
          </Suspense>
        ) : (
          <What specialist={specialist} specialty={specialty} />
        )}
      </Who>
      {isPaying ? (
        <PaymentStep
          {...picking}
          specialist={specialist}
          specialty={specialty}
          offer={offer}
          slotId={pick.slot ?? ''}
          start={start}
        />
      ) : (
        <SlotStep
          {...picking}
          specialist={specialist}
          specialtyId={specialty.id}
          start={start}
          offer={offer}
        />
      )}
    </>
  )
}

/** Prefetched before it is drawn. @public */
export const ahead = ({ params, search }: Place): void => {
  const { specialist_id: id } = params
  if (id && search.appointment === undefined) void queryClient.prefetchQuery(bookableQuery(id))
}

/** From a specialist to a paid appointment: slot, payment, result; the step is in the address. */
export default function PickSlotScreen() {
  const { specialist_id: id } = useParams({ from: '/customer/horario/$specialist_id' })
  const { pick } = usePick()
  useStepFocus(pick.appointment ?? pick.step ?? '')
  const hasSlot = pick.slot !== undefined
  useEffect(() => {
    if (hasSlot) void loadPayment().catch(() => undefined)
  }, [hasSlot])
  const isPaying = pick.step === 'pay'
  useEffect(() => {
    if (isPaying) void loadResult().catch(() => undefined)
  }, [isPaying])
  const specialist = useQuery({ ...bookableQuery(id), enabled: pick.appointment === undefined })
  useAppointmentChanges()
  useSlotChanges(id)
  return (
    <Suspense fallback={pick.appointment ? <LoadingLines count={6} /> : waiting}>
      {pick.appointment ? (
        <BookingResult id={pick.appointment} />
      ) : (
        <QueryView query={specialist} skeleton={waiting}>
          {(found) => <Steps specialist={found} />}
        </QueryView>
      )}
    </Suspense>
  )
}
