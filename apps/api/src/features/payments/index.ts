export { type Charging, chargeWithin } from './charge/charge-within.ts'
export { paymentSteps, requireCard } from './charge/new-payment.ts'
export {
  assignToAppointment,
  insertPayment,
  type NewPayment,
  newPaymentSql,
  type Step,
} from './charge/payments.repo.ts'
export { providerSplitOf } from './charge/provider-split.ts'
export { settleCharge } from './charge/settle-charge.ts'
export { paymentCrontab, paymentJobs } from './payments.jobs.ts'
export { paymentRoutes } from './payments.routes.ts'
export { followReturned } from './refund/follow-returned.ts'
export { requestRefund, returnHeld } from './refund/request-refund.ts'
export { returnedSql } from './refund/returned.repo.ts'
export { sendCreditBack } from './refund/send-credit-back.ts'
