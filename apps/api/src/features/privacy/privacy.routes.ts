import * as privacy from '@emma/contracts/privacy'
import type { Mount } from '../../http/mount.ts'
import { acceptTerms } from './accept-terms.ts'
import { changeConsent } from './change-consent.ts'
import { eraseCustomer } from './erase-customer.ts'
import { exportData } from './export-data.ts'
import { listConsents } from './list-consents.ts'
import { listOutdatedTerms } from './list-outdated-terms.ts'
import { readExport } from './read-export.ts'

export const privacyRoutes = (mount: Mount): void => {
  mount(privacy.listConsents, listConsents)
  mount(privacy.changeConsent, changeConsent)
  mount(privacy.listOutdatedTerms, listOutdatedTerms)
  mount(privacy.acceptTerms, acceptTerms)
  mount(privacy.exportData, exportData)
  mount(privacy.readExport, readExport)
  mount(privacy.eraseCustomer, eraseCustomer)
}
