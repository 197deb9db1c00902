export {
  buildTestApp,
  TEST_NOW,
  type TestApp,
} from './build-test-app.ts'
export { askOf, callOf } from './call.ts'
export { createTestDatabase } from './cluster/index.ts'
export { insertAppointment } from './fixtures/appointments.ts'
export { PRICE, TOMORROW, useBookingFixture } from './fixtures/booking-fixture.ts'
export { useCareFixture } from './fixtures/care-fixture.ts'
export {
  createAdmin,
  createAssistant,
  createCustomer,
  createSpecialist,
  createSpecialty,
  newPlace,
  PASSWORD,
  type TestCustomer,
  type TestSpecialist,
  testCpf,
} from './fixtures/factories.ts'
export {
  chosenSlot,
  confirmedSignUp,
  findCode,
  newAddress,
  registrationForm,
  signUpRest,
  startChange,
  startRegistration,
  startSignUp,
} from './fixtures/registration.ts'
export { type SignedIn, signIn } from './fixtures/sign-in.ts'
export { aPdf, aPng, multipartOf, specialistForm } from './fixtures/specialist-form.ts'
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
export { addFault, clearFaults, control, forgetMessages, messagesTo } from './sandbox.ts'
