import * as customers from '@emma/contracts/customers'
import type { Mount } from '../../http/mount.ts'
import { resendContactCode } from './resend-contact-code.ts'

export const codesRoutes = (mount: Mount): void => {
  mount(customers.resendContactCode, resendContactCode)
}
