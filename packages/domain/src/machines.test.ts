import { expect, it } from 'vitest'
import { isActive } from './booking/index.ts'
import { clientCallStates, nextCallState, nextClientCallState } from './calls/index.ts'
import {
  companyEventTo,
  companyStates,
  isCompanyActive,
  isCompanyOpen,
  nextCompanyState,
} from './companies/index.ts'
import { customerStates, nextCustomerState } from './customers/index.ts'
import { nextWithdrawalState, withdrawalStates } from './earnings/index.ts'
import { nextPaymentState, nextRefundState, paymentStates, refundStates } from './payments/index.ts'
import type { Result } from './result.ts'

/** Every transition of a machine: state, event, next state. All others are refused. */
const movesOf = <S extends string, E extends string>(
  states: readonly S[],
  events: readonly E[],
  next: (state: S, event: E) => Result<S, 'invalid_transition'>,
): readonly string[] =>
  states.flatMap((state) =>
    events.flatMap((event) => {
      const after = next(state, event)
      return after.ok ? [`${state} ${event} ${after.value}`] : []
    }),
  )

it('a payment is settled once, and what went back or was disputed stays so', () => {
  const events = ['settle', 'fail', 'refund_part', 'refund_all', 'charge_back'] as const
  expect(movesOf(paymentStates, events, nextPaymentState)).toEqual([
    'pending settle paid',
    'pending fail failed',
    'paid refund_part partially_refunded',
    'paid refund_all refunded',
    'paid charge_back charged_back',
    'partially_refunded refund_part partially_refunded',
    'partially_refunded refund_all refunded',
    'partially_refunded charge_back charged_back',
    'failed settle paid',
  ])
})

it('a refund is sent until it is done', () => {
  expect(movesOf(refundStates, ['send', 'complete', 'fail'], nextRefundState)).toEqual([
    'requested send processing',
    'processing complete done',
    'processing fail failed',
    'failed send processing',
  ])
})

it('a withdrawal is decided once and sent once', () => {
  const events = ['approve', 'reject', 'send', 'pay', 'fail'] as const
  expect(movesOf(withdrawalStates, events, nextWithdrawalState)).toEqual([
    'requested approve approved',
    'requested reject rejected',
    'approved reject rejected',
    'approved send processing',
    'processing pay paid',
    'processing fail failed',
  ])
})

it('an account is confirmed once, and erased for good', () => {
  const events = ['confirm', 'block', 'unblock', 'erase'] as const
  expect(movesOf(customerStates, events, nextCustomerState)).toEqual([
    'pending confirm active',
    'pending block blocked',
    'pending erase erased',
    'active block blocked',
    'active erase erased',
    'blocked unblock active',
    'blocked erase erased',
  ])
})

it('a company is looked at before it is active', () => {
  const events = ['approve', 'reject', 'suspend', 'resubmit', 'reopen'] as const
  expect(movesOf(companyStates, events, nextCompanyState)).toEqual([
    'pending approve approved',
    'pending reject rejected',
    'pending reopen pending',
    'approved suspend suspended',
    'approved reopen pending',
    'suspended approve approved',
    'suspended reopen pending',
    'rejected resubmit pending',
    'rejected reopen pending',
  ])
  expect(companyStates.filter(isCompanyActive)).toEqual(['approved'])
  expect(companyStates.filter(isCompanyOpen)).toEqual(['pending', 'rejected'])
  expect(companyStates.map(companyEventTo)).toEqual([undefined, 'approve', 'suspend', 'reject'])
})

it('a call ends once, and is interrupted only while it runs', () => {
  const states = ['waiting', 'active', 'interrupted', 'ended'] as const
  expect(movesOf(states, ['connect', 'lose', 'end'], nextCallState)).toEqual([
    'waiting connect active',
    'waiting end ended',
    'active lose interrupted',
    'active end ended',
    'interrupted connect active',
    'interrupted end ended',
  ])
})

it('the room in a browser can be left and ended from everywhere but its end', () => {
  const events = [
    ...(['open', 'enter', 'meet', 'connect', 'lose', 'peer_left', 'retry'] as const),
    ...(['leave', 'end', 'fail'] as const),
  ]
  const out = (state: string) => [`${state} leave idle`, `${state} end ended`]
  const outOrBroken = (state: string) => [...out(state), `${state} fail failed`]
  expect(movesOf(clientCallStates, events, nextClientCallState)).toEqual([
    'idle open device_check',
    'idle end ended',
    'device_check enter waiting_room',
    ...outOrBroken('device_check'),
    'waiting_room meet connecting',
    ...outOrBroken('waiting_room'),
    'connecting connect in_call',
    'connecting peer_left waiting_room',
    ...outOrBroken('connecting'),
    'in_call lose reconnecting',
    'in_call peer_left waiting_room',
    ...outOrBroken('in_call'),
    'reconnecting connect in_call',
    'reconnecting peer_left waiting_room',
    ...outOrBroken('reconnecting'),
    'failed retry device_check',
    ...out('failed'),
  ])
})

it('an appointment takes its slot from the booking to the end of the attendance', () => {
  expect([isActive('awaiting_payment'), isActive('confirmed'), isActive('in_progress')]).toEqual([
    true,
    true,
    true,
  ])
  expect([isActive('finished'), isActive('canceled_by_customer'), isActive('expired')]).toEqual([
    false,
    false,
    false,
  ])
})
