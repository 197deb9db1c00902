import * as privacy from '@emma/contracts/privacy'
import { telemedicineTerm } from '../../../src/features/privacy/terms.ts'
import { createCustomer } from '../../index.ts'
import { line, type MatrixLine } from '../line.ts'
import type { MatrixWorld } from '../world.ts'

const nothing = () => ({})
const accept = () => ({ body: { kind: telemedicineTerm.kind, version: telemedicineTerm.version } })

const terms = () => ({ body: { kind: 'terms', version: '1' } })
const everybody = <S>(send: S) => ({
  customer: send,
  otherCustomer: send,
  specialist: send,
  otherSpecialist: send,
  pastSpecialist: send,
  suspendedSpecialist: send,
  admin: send,
})

/** A patient of their own to erase, since the matrix needs its people. */
const somebody = async ({ t }: MatrixWorld) => ({ params: { id: (await createCustomer(t.deps)).customerId } })

export const privacyLines: readonly MatrixLine[] = [
  line(privacy.listConsents, { own: { customer: nothing, otherCustomer: nothing } }),
  line(privacy.changeConsent, { own: { customer: accept, otherCustomer: accept } }),
  line(privacy.listOutdatedTerms, { own: everybody(nothing) }),
  line(privacy.acceptTerms, { own: everybody(terms) }),
  line(privacy.readExport, { own: { customer: nothing, otherCustomer: nothing } }),
  // No worker runs here: it is on its way.
  line(privacy.exportData, { own: { customer: nothing, otherCustomer: nothing }, ownStatus: 202 }),
  line(privacy.eraseCustomer, {
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
