export { NextAppointment } from './agenda/next-appointment.tsx'
export { SpecialistActions } from './agenda/specialist-actions.tsx'
export { SpecialistRowActions } from './agenda/specialist-row-actions.tsx'
export { StartsIn } from './agenda/starts-in.tsx'
export { useAppointmentChanges } from './agenda/use-appointment-changes.ts'
export { AssistantActions, useReceipt } from './assistant/assistant-actions.tsx'
export { AppointmentFilters, NewAppointment } from './assistant/assistant-parts.lazy.ts'
export { ownDependentsQuery } from './book/own-dependents.query.ts'
export {
  appointmentQuery,
  appointmentsKey,
  nextAppointmentQuery,
  specialistAppointmentsPageQuery,
  specialistAppointmentsQuery,
} from './booking.queries.ts'
export { AppointmentEnd } from './change/appointment-end.lazy.ts'
export { CancelAppointmentButton } from './change/cancel-appointment-button.tsx'
export { CancelManyButton } from './change/cancel-many-button.tsx'
export { invitationsQuery } from './invitation/invitation.queries.ts'
export { OwnInvitations } from './invitation/invitations.tsx'
export { ReservedDialog } from './on-behalf/on-behalf.lazy.ts'
export { type Reserved, reservedOf, useReserved } from './on-behalf/reserved.ts'
export { patientName } from './patient-name.ts'
export { MoneyBack } from './pay/money-back.tsx'
export { type PaidBy, PayPanel, PixPanel, WhoFor } from './pay/payment.lazy.ts'
export { ReceiptButton } from './pay/receipt-button.tsx'
export { OwnProposals } from './proposals/own-proposals.tsx'
export { ownProposalsQuery } from './proposals/proposals.queries.ts'
export { sentProposalsQuery } from './proposals/sent-proposals.query.ts'
export { ProposeDialog, SentProposal } from './proposals/specialist-proposals.lazy.ts'
export { useOpenReturns } from './returns/open-returns.ts'
export { ReturnList } from './returns/return-list.tsx'
export { ReturnOffer } from './returns/return-offer.tsx'
