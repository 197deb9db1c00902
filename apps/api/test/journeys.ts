/** Helpers for browser journeys, without a browser. None needs Vitest. */

export { richTextElements } from '@emma/domain/html'
export { keepAppointment as keepDemoAppointment } from '../db/seeds/care/keep-appointment.ts'
export { asRead, sanitisedHtml } from '../src/rich-text/sanitise.ts'
export { copyDatabase, databaseUrl, inCluster, templateName } from './cluster/databases.ts'
export { startTestCluster } from './cluster/start-cluster.ts'
export { testCnpj } from './cnpj.ts'
export { createCompany } from './earnings.ts'
export { insertAppointment, payAppointment } from './fixtures/appointments.ts'
export {
  createAssistant,
  createCustomer,
  createDependent,
  createSpecialist,
  createSpecialty,
  newPlace,
  PASSWORD,
  type TestCustomer,
  type TestSpecialist,
} from './fixtures/factories.ts'
export { textOf } from './fixtures/pdf-text.ts'
export { registrationForm } from './fixtures/registration.ts'
export { type SignedIn, signIn } from './fixtures/sign-in.ts'
export { aPdf, aPng, multipartOf, specialistForm } from './fixtures/specialist-form.ts'
export { freePort } from './free-port.ts'
export { hostileTexts } from './hostile-html.ts'
export { giveCredit, slotId } from './money.ts'
export { giveNotice } from './notices.ts'
export { compileCache } from './processes/compile-cache.ts'
export type { AskedOfHost } from './processes/server-host.ts'
export { openDeps, testKeys, testSettings } from './settings.ts'
