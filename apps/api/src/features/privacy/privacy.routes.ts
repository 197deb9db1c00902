import * as privacy from '@emma/contracts/privacy'
import type { Mount } from '../../http/mount.ts'
import { changeConsent } from './change-consent.ts'
import { listConsents } from './list-consents.ts'

export const privacyRoutes = (mount: Mount): void => {
  mount(privacy.listConsents, listConsents)
  mount(privacy.changeConsent, changeConsent)
}
