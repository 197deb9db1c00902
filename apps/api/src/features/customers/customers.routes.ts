import * as customers from '@emma/contracts/customers'
import type { Mount } from '../../http/mount.ts'
import { getCustomerInfo } from './get-customer-info.ts'

export const customersRoutes = (mount: Mount): void => {
  mount(customers.getCustomerInfo, getCustomerInfo)
}
