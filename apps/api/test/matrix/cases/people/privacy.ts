import * as privacy from '@emma/contracts/privacy'
import { telemedicineTerm } from '../../../../src/features/privacy/consent/terms.ts'
import { createCustomer } from '../../../index.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

const nothing = () => ({})
const accept = () => ({ body: { kind: telemedicineTerm.kind, version: telemedicineTerm.version } })

const terms = () => ({ body: { kind: 'terms', version: '2' } })
const everybody = <S>(send: S) => ({
  customer: send,
  otherCustomer: send,
  specialist: send,
  otherSpecialist: send,
  pastSpecialist: send,
  suspendedSpecialist: send,
  admin: send,
})

/** A new patient to erase, as the matrix still needs its callers. */
const somebody = async ({ t }: MatrixFixture) => ({
  params: { id: (await createCustomer(t.deps)).customerId },
})

export const privacyCases: readonly MatrixCase[] = [
  matrixCase(privacy.listConsents, { own: { customer: nothing, otherCustomer: nothing } }),
  matrixCase(privacy.changeConsent, { own: { customer: accept, otherCustomer: accept } }),
  matrixCase(privacy.listOutdatedTerms, { own: everybody(nothing) }),
  matrixCase(privacy.acceptTerms, { own: everybody(terms) }),
  matrixCase(privacy.readExport, { own: { customer: nothing, otherCustomer: nothing } }),
  // No worker runs here, so the erasure stays pending.
  matrixCase(privacy.exportData, { own: { customer: nothing, otherCustomer: nothing }, ownStatus: 202 }),
  matrixCase(privacy.eraseCustomer, {
    own: { admin: somebody },
    foreign: somebody,
    except: {
      specialist: 403,
      otherSpecialist: 403,
      pastSpecialist: 403,
      suspendedSpecialist: 403,
    },
  }),
]
