import { undoChange as undoEndpoint } from '@emma/contracts/auth/proof'
import * as customers from '@emma/contracts/customers'
import type { Mount } from '../../http/mount.ts'
import { blockCustomer, unblockCustomer } from './admin/block-customer.ts'
import { getCustomerAll } from './admin/get-customer-all.ts'
import { getCustomerStanding } from './admin/get-customer-standing.ts'
import { confirmContact } from './confirm-contact.ts'
import { getCustomerById } from './get-customer-by-id.ts'
import { getCustomerInfo } from './profile/get-customer-info.ts'
import { updateCustomer } from './profile/update-customer.ts'
import { confirmRegistration } from './registration/confirm-registration.ts'
import { createCustomer } from './registration/create-customer.ts'
import { register } from './registration/register.ts'
import { resendCode } from './registration/resend-code.ts'
import { resendCodeToCustomer } from './registration/resend-code-to.ts'

import { undoChange } from './undo-change.ts'

export const customersRoutes = (mount: Mount): void => {
  mount(customers.register, register)
  mount(customers.createCustomer, createCustomer)
  mount(customers.confirmContact, confirmContact)
  mount(undoEndpoint, undoChange)
  mount(customers.confirmRegistration, confirmRegistration)
  mount(customers.resendCode, resendCode)
  mount(customers.getCustomerInfo, getCustomerInfo)
  mount(customers.getCustomerAll, getCustomerAll)
  mount(customers.getCustomerById, getCustomerById)
  mount(customers.updateCustomer, updateCustomer)
  mount(customers.getCustomerStanding, getCustomerStanding)
  mount(customers.blockCustomer, blockCustomer)
  mount(customers.unblockCustomer, unblockCustomer)
  mount(customers.resendCodeToCustomer, resendCodeToCustomer)
}
