import * as privacy from '@emma/contracts/privacy'
import type { Mount } from '../../http/mount.ts'
import type { Erasure } from '../../ports/erasure.ts'
import { acceptTerms } from './consent/accept-terms.ts'
import { changeConsent } from './consent/change-consent.ts'
import { listConsents } from './consent/list-consents.ts'
import { listOutdatedTerms } from './consent/list-outdated-terms.ts'
import { eraseCustomer } from './erasure/erase-customer.ts'
import { exportData } from './export/export-data.ts'
import { readExport } from './export/read-export.ts'

export const privacyRoutes = (mount: Mount, { close }: Erasure): void => {
  mount(privacy.listConsents, listConsents)
  mount(privacy.changeConsent, changeConsent)
  mount(privacy.listOutdatedTerms, listOutdatedTerms)
  mount(privacy.acceptTerms, acceptTerms)
  mount(privacy.exportData, exportData)
  mount(privacy.readExport, readExport)
  mount(privacy.eraseCustomer, eraseCustomer(close))
}
