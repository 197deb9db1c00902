import * as support from '@emma/contracts/support'
import { listContactMessages, resendContactMessage } from '@emma/contracts/support/contact'
import type { Mount } from '../../http/mount.ts'
import { cancelSale } from './cancel-sale.ts'
import { listMessages } from './contact/list-messages.ts'
import { resendContactMessage as resendContact } from './contact/resend-contact-message.ts'
import { getSale } from './get-sale.ts'
import { listSales } from './list-sales.ts'
import { refundSale } from './refund-sale.ts'
import { resendMessage } from './resend-message.ts'

export const supportRoutes = (mount: Mount): void => {
  mount(support.listSales, listSales)
  mount(support.getSale, getSale)
  mount(support.cancelSale, cancelSale)
  mount(support.refundSale, refundSale)
  mount(support.resendMessage, resendMessage)
  mount(listContactMessages, listMessages)
  mount(resendContactMessage, resendContact)
}
