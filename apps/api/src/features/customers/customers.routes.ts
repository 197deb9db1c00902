import * as customers from '@emma/contracts/customers'
import type { Mount } from '../../http/mount.ts'
import { blockCustomer, unblockCustomer } from './block-customer.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { createCustomer } from './create-customer.ts'
import { getCustomerAll } from './get-customer-all.ts'
import { getCustomerById } from './get-customer-by-id.ts'
import { getCustomerInfo } from './get-customer-info.ts'
import { register } from './register.ts'
import { resendCode } from './resend-code.ts'
import { resendCodeToCustomer } from './resend-code-to.ts'
import { getCustomerStanding } from './standing.ts'
import { updateCustomer } from './update-customer.ts'

export const customersRoutes = (mount: Mount): void => {
  mount(customers.register, register)
  mount(customers.createCustomer, createCustomer)
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
