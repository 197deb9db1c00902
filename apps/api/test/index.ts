export { insertAppointment } from './appointments.ts'
export { PRICE, TOMORROW, useBookingWorld } from './booking-world.ts'
export {
  buildTestApp,
  openDeps,
  TEST_NOW,
  type TestApp,
  type TestClock,
  testSettings,
} from './build-test-app.ts'
export { askOf, callOf } from './call.ts'
export { createTestDatabase } from './cluster/index.ts'
export { testCnpj } from './company-world.ts'
export {
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  newPlace,
  PASSWORD,
  type SignedIn,
  signIn,
  type TestCustomer,
  type TestSpecialist,
  testCpf,
} from './factories.ts'
export { forgetJobs, runJobs } from './jobs.ts'
export {
  cardToken,
  confirm,
  giveCard,
  giveCredit,
  heldByProvider,
  ledgerFaults,
  slotId,
  testCards,
} from './money.ts'
export { giveNotice } from './notices.ts'
export {
  findCode,
  registrationForm,
  startChange,
  startRegistration,
} from './registration.ts'
export { addFault, clearFaults, control, forgetMessages, messagesTo, readProviderBook } from './sandbox.ts'
export { aPdf, aPng, multipartOf, specialistForm } from './specialist-form.ts'
