import * as privacy from '@emma/contracts/privacy'
import { telemedicineTerm } from '../../../src/features/privacy/terms.ts'
import { line, type MatrixLine } from '../line.ts'

const nothing = () => ({})
const accept = () => ({ body: { kind: telemedicineTerm.kind, version: telemedicineTerm.version } })

export const privacyLines: readonly MatrixLine[] = [
  line(privacy.listConsents, { own: { customer: nothing, otherCustomer: nothing } }),
  line(privacy.changeConsent, { own: { customer: accept, otherCustomer: accept } }),
]
