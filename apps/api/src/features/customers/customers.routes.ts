import { undoChange as undoEndpoint } from '@emma/contracts/auth/proof'
import * as customers from '@emma/contracts/customers'
import * as customerAdmin from '@emma/contracts/customers/admin'
import * as registration from '@emma/contracts/customers/registration'
import * as signUps from '@emma/contracts/customers/sign-up'
import type { Mount } from '../../http/mount.ts'
import { blockCustomer, unblockCustomer } from './admin/block-customer.ts'
import { getCustomerAll } from './admin/get-customer-all.ts'
import { getCustomerStatus } from './admin/get-customer-status.ts'
import { confirmContact } from './confirm-contact.ts'
import { getCustomerById } from './get-customer-by-id.ts'
import { getCustomerInfo } from './profile/get-customer-info.ts'
import { updateCustomer } from './profile/update-customer.ts'
import { confirmRegistration } from './registration/confirm-registration.ts'
import { createCustomer } from './registration/create-customer.ts'
import { register } from './registration/register.ts'
import { resendCode } from './registration/resend-code.ts'
import { resendCodeToCustomer } from './registration/resend-code-to.ts'
import { completeSignUp } from './sign-up/complete-sign-up.ts'
import { confirmSignUp } from './sign-up/confirm-sign-up.ts'
import { holdSlot } from './sign-up/hold-slot.ts'
import { resendSignUpCode } from './sign-up/resend-sign-up-code.ts'
import { startSignUp } from './sign-up/start-sign-up.ts'
import { undoChange } from './undo-change.ts'

export const customersRoutes = (mount: Mount): void => {
  mount(registration.register, register)
  mount(registration.createCustomer, createCustomer)
  mount(customers.confirmContact, confirmContact)
  mount(undoEndpoint, undoChange)
  mount(registration.confirmRegistration, confirmRegistration)
  mount(registration.resendCode, resendCode)
  mount(signUps.startSignUp, startSignUp)
  mount(signUps.resendSignUpCode, resendSignUpCode)
  mount(signUps.confirmSignUp, confirmSignUp)
  mount(signUps.holdSlot, holdSlot)
  mount(signUps.completeSignUp, completeSignUp)
  mount(customers.getCustomerInfo, getCustomerInfo)
  mount(customerAdmin.getCustomerAll, getCustomerAll)
  mount(customers.getCustomerById, getCustomerById)
  mount(customers.updateCustomer, updateCustomer)
  mount(customerAdmin.getCustomerStatus, getCustomerStatus)
  mount(customerAdmin.blockCustomer, blockCustomer)
  mount(customerAdmin.unblockCustomer, unblockCustomer)
  mount(customerAdmin.resendCodeToCustomer, resendCodeToCustomer)
}
