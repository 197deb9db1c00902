import type { Slot } from '@emma/contracts/availability/slots'
import type { OpenReturn } from '@emma/contracts/booking/on-behalf'
import type { SpecialistCard } from '@emma/contracts/specialists'
import { MINUTE } from '@emma/domain/interval'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { faultOf } from '../../../lib/api/fault.ts'
import { formatHour, formatPrice, formatShortDay, formatWallHour } from '../../../lib/i18n/format.ts'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { dateAt, hourAt, today } from '../../../lib/time/days.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { ActionBar } from '../../../ui/action/action-bar.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import { SlotPicker } from '../../../ui/time/slot-picker.tsx'
import { weekOf } from '../book/days.ts'
import { DeadlineField, deadlinesOf } from './deadline-field.tsx'
import type { Outcome } from './done.tsx'
import classes from './on-behalf.module.css'
import { ownSlotsQuery, patientQuery } from './on-behalf.queries.ts'
import { SeriesPart } from './series-part.tsx'
import { useBookOnBehalf } from './use-book-on-behalf.ts'
import type { NewAppointment } from './use-new-appointment.ts'
import { type Series, useSeries } from './use-series.ts'
import { WhatPart } from './what-part.tsx'
import { WhoPart } from './who-part.tsx'

interface Props {
  readonly appointment: NewAppointment
  readonly specialist: SpecialistCard
  readonly specialty: SpecialistCard['specialties'][number]
  readonly onDone: (outcome: Outcome) => void
}

/** The patient's name, portrait, and the return visit that they may have in this specialty. */
const usePatient = ({ chosen }: NewAppointment, specialtyId: string | undefined) => {
  const { customer = '', dependent, who } = chosen
  const query = useQuery({ ...patientQuery(customer, dependent), enabled: customer !== '' && who !== 'new' })
  const visit = query.data?.data.find(({ specialty }) => specialty.id === specialtyId)
  return { query, visit }
}

const useSlots = ({ chosen }: NewAppointment, specialistId: string) => {
  const day = chosen.day ?? today()
  const { data } = useQuery(ownSlotsQuery(specialistId, weekOf(day)))
  const { hour } = chosen
  const isMeant = ({ id, starts_at }: Slot) =>
    hour === undefined ? id === chosen.slot : dateAt(starts_at) === day && hourAt(starts_at) === hour
  const slot = data?.find(isMeant)
  return { day, slots: data, slot, missing: data && !slot ? hour : undefined }
}

const useReview = (slot: Slot | undefined, hasPatient: boolean) => {
  const { t } = useTranslation('onBehalf')
  if (slot)
    return hasPatient
      ? `${formatShortDay(slot.starts_at)}, ${formatHour(slot.starts_at)}`
      : t('review.noPatient')
  return t(hasPatient ? 'review.noTime' : 'review.empty')
}

/** The price for the patient, and the deadline if they must answer. */
const useTerms = (
  { chosen }: NewAppointment,
  of: { slot: Slot | undefined; price: number; visit: OpenReturn | undefined },
) => {
  const now = useNow(MINUTE)
  const [wanted, setWanted] = useState<number>()
  const { slot, visit } = of
  const mode = chosen.mode === 'return' && !visit ? 'link' : (chosen.mode ?? 'link')
  const returnPrice = mode === 'return' ? visit?.price : undefined
  const price = mode === 'courtesy' ? 0 : (returnPrice ?? of.price)
  const isLink = chosen.who === 'new' || price > 0
  const deadlines = slot && isLink ? deadlinesOf(slot.starts_at, now) : []
  const deadline = deadlines.find((at) => at === wanted) ?? deadlines[0]
  const isTooLate = isLink && slot !== undefined && deadline === undefined
  return { mode, price, isLink, isTooLate, deadlines, deadline, setDeadline: setWanted } as const
}
type Terms = ReturnType<typeof useTerms>

interface WhenProps extends NewAppointment, Terms {
  readonly slots: readonly Slot[] | undefined
  readonly day: string
  readonly slot: Slot | undefined
  /** An hour that was asked for and is not free. */
  readonly missing: string | undefined
  readonly series: Series
}

const When = (props: WhenProps) => {
  const { slots, day, slot, missing, choose, isTooLate, deadlines, deadline, setDeadline, series, price } =
    props
  const { t } = useTranslation('onBehalf')
  return (
    <Panel title={t('when.title')}>
      <div className={classes.part}>
        <SlotPicker
          slots={slots}
          day={day}
          slot={slot?.id}
          onDay={(next) => choose({ day: next, hour: undefined })}
          onSlot={({ id, starts_at }) => choose({ slot: id, day: dateAt(starts_at), hour: undefined })}
        />
        {missing && <p role="status">{t('when.taken', { hour: formatWallHour(missing) })}</p>}
        {isTooLate && <p role="alert">{t('deadline.tooLate')}</p>}
        {deadline !== undefined && (
          <DeadlineField deadlines={deadlines} value={deadline} onChange={setDeadline} />
        )}
        {slot && series.isPossible && <SeriesPart series={series} price={price} choose={choose} />}
      </div>
    </Panel>
  )
}

/** What the button does. */
const useVerb = ({ isOn, slots, dates }: Series, isLink: boolean): string => {
  const { t } = useTranslation('onBehalf')
  if (!isOn) return t(isLink ? 'review.send' : 'review.confirm')
  const [count, total] = [slots.length, dates?.length ?? 0]
  if (count === total) return t(isLink ? 'series.send' : 'series.confirm', { count })
  return t(isLink ? 'series.sendSome' : 'series.confirmSome', { count, total })
}

/** Who, what for, when and the deadline: one screen, one button. */
export const NewAppointmentForm = ({ appointment, specialist, specialty, onDone }: Props) => {
  const { t } = useTranslation('onBehalf')
  const { chosen } = appointment
  const { query: patient, visit } = usePatient(appointment, specialty.id)
  const name = faultOf(patient.error) === 'lost' ? undefined : patient.data?.name
  const { day, slots, slot, missing } = useSlots(appointment, specialist.id)
  const terms = useTerms(appointment, { slot, visit, price: specialty.price })
  const { mode, price, isLink, isTooLate, deadline } = terms
  const isNew = chosen.who === 'new'
  const hasPatient = isNew || name !== undefined
  const isPossible = mode === 'link' || (mode === 'courtesy' && !isNew)
  const series = useSeries({
    chosen,
    slot,
    specialtyId: specialty.id,
    specialistId: specialist.id,
    isPossible,
  })
  const order = {
    chosen,
    mode,
    slot,
    specialtyId: specialty.id,
    returnOf: visit?.return_of,
    deadline,
    series: series.isOn ? series.slots : undefined,
  }
  const verb = useVerb(series, isLink)
  const each = price === 0 ? t('what.free') : formatPrice(price)
  const { form, submit, isSending, isFilling } = useBookOnBehalf({ ...order, onDone })
  return (
    <form noValidate className={`${layout.screen} ${layout.arriving} ${classes.form}`} onSubmit={submit}>
      <WhoPart {...appointment} patient={patient} form={form} isFilling={isFilling} />
      <WhatPart
        {...appointment}
        specialties={specialist.specialties}
        specialty={specialty}
        visit={visit}
        mode={mode}
      />
      <When {...appointment} {...terms} {...{ slots, day, slot, missing, series }} />
      <ActionBar
        over={isNew ? undefined : name}
        state={useReview(slot, hasPatient)}
        under={t('review.price', {
          specialty: specialtyName(specialty.name),
          price: series.isOn && price > 0 ? `${series.slots.length} × ${each}` : each,
        })}
      >
        <Button
          type="submit"
          size="lg"
          loading={isSending}
          disabled={!slot || !hasPatient || isTooLate || (series.isOn && !series.isEnough)}
        >
          {verb}
        </Button>
      </ActionBar>
    </form>
  )
}
