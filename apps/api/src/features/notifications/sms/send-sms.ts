import { DEFAULT_ZONE, dateOf, dayAt } from '@emma/domain/availability'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { NotTaken } from '../../../providers/not-taken.ts'
import type { TextMessage } from '../../../providers/sms/port.ts'
import { countSms, findSmsOf } from './sms-days.repo.ts'

/** Shares of the budget at which every admin is notified. */
const alarms = [
  { percent: 80, kind: 'sms_budget_near' },
  { percent: 100, kind: 'sms_budget_used' },
] as const

const todayOf = ({ clock }: Pick<Deps, 'clock'>): string => dateOf(dayAt(clock.now().getTime(), DEFAULT_ZONE))

/** Whether today's budget of the installation is used up. */
export const isSmsBudgetUsed = async (deps: Deps, tx: Tx): Promise<boolean> =>
  (await findSmsOf(tx, todayOf(deps))) >= deps.config.SMS_DAILY_BUDGET

/** The message that reaches a mark of the budget raises its alarm, in the transaction that counts it. */
const count = (deps: Deps): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const [day, budget] = [todayOf(deps), deps.config.SMS_DAILY_BUDGET]
    const sent = await countSms(tx, day, budget)
    for (const { percent, kind } of alarms) {
      if (sent !== Math.ceil((budget * percent) / 100)) continue
      deps.log.warn({ percent, budget }, 'text messages of the day, in percent of their budget')
      await deps.jobs.add(tx, 'notify-sms-budget', { day, kind })
    }
    return sent !== undefined
  })

/** Sends one SMS or WhatsApp message within the installation's daily budget. @throws NotTaken as the provider does */
export const sendSms = async (deps: Deps, message: TextMessage): Promise<void> => {
  if (!(await count(deps)))
    throw new NotTaken('refused', 'The budget of the day is used up', { isFinal: true })
  await deps.sms.send(message)
}
