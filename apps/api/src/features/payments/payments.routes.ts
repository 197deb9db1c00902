import * as payments from '@emma/contracts/payments'
import type { Mount } from '../../http/mount.ts'
import { listChargeBacks } from './dispute/list-charge-backs.ts'
import { getPracticeReceipt, getReceipt } from './receipt/get-receipt.ts'
import { receiveWebhook } from './webhook/receive-webhook.ts'

export const paymentRoutes = (mount: Mount): void => {
  mount(payments.paymentWebhook, receiveWebhook)
  mount(payments.getReceipt, getReceipt)
  mount(payments.getPracticeReceipt, getPracticeReceipt)
  mount(payments.listChargeBacks, listChargeBacks)
}
