import { setTimeout as sleep } from 'node:timers/promises'
import type { Signal } from '@emma/contracts/calls'
import { createCall, openPage, type TestCall, type TestPage } from '../call-room.ts'
import { chatIdOf } from '../fixtures/chat-fixture.ts'
import { type ChatScreen, openScreen } from '../processes/chat-screen.ts'
import type { Stack } from './stack.ts'
import type { Tally } from './tally.ts'

const PAUSE_MS = 150

/** A patient and a specialist with the page of their call open, who write to each other meanwhile. */
export interface Talk {
  readonly call: TestCall
  readonly pages: { readonly patient: TestPage; readonly specialist: TestPage }
  readonly screens: { readonly patient: ChatScreen; readonly specialist: ChatScreen }
  /** A new screen: it shows only what is stored. */
  readonly anew: () => ChatScreen
  readonly close: () => void
}

/** Connects both sides through the load balancer, unless addresses are given. */
export const openTalk = async (stack: Stack, urls = [stack.url, stack.url] as const): Promise<Talk> => {
  const { t } = stack
  const call = await createCall(t)
  const chatId = (await chatIdOf(t, call.customer.customerId, call.specialist.specialistId)) ?? ''
  const pages = {
    patient: await openPage(t, urls[0], call, call.customer),
    specialist: await openPage(t, urls[1], call, call.specialist),
  }
  const patientSide = (socket: TestPage) =>
    openScreen({ base: 'customer', url: stack.url, chatId, who: call.customer, socket })
  const screens = {
    patient: patientSide(pages.patient),
    specialist: openScreen({
      base: 'specialists',
      url: stack.url,
      chatId,
      who: call.specialist,
      socket: pages.specialist,
    }),
  }
  for (const side of ['patient', 'specialist'] as const) {
    const { raw } = pages[side]
    raw.io.reconnectionDelayMax(1000)
    raw.io.reconnection(true)
    // As the pages do: joins the call again, and reads what was missed.
    raw.on('connect', () => {
      pages[side].join().catch(() => {})
      screens[side].catchUp().catch(() => {})
    })
  }
  await pages.patient.join()
  await pages.specialist.join()
  return {
    call,
    pages,
    screens,
    anew: () => patientSide(pages.patient),
    close: () => {
      pages.patient.close()
      pages.specialist.close()
    },
  }
}

/** Writes by HTTP and by socket in turn, each message until it is answered. */
export const keepWriting = async (
  screen: ChatScreen,
  name: string,
  tally: Tally,
  signal: AbortSignal,
): Promise<void> => {
  for (let turn = 1; !signal.aborted; turn += 2) {
    await screen.writeAll([`${name} ${turn}`, `${name} ${turn + 1}`], () => sleep(PAUSE_MS))
    tally.done('message')
  }
}

/** Both sides send a call's signals; counts those that arrive at the other side. */
export const keepSignalling = async (
  { call, pages: { patient, specialist } }: Talk,
  tally: Tally,
  signal: AbortSignal,
): Promise<void> => {
  for (const { raw } of [patient, specialist]) raw.on('call:signal', () => tally.done('signal'))
  const candidate: Signal = { kind: 'description', type: 'offer', sdp: 'v=0 still here' }
  while (!signal.aborted) {
    for (const [from, to] of [
      [patient, specialist],
      [specialist, patient],
    ] as const) {
      const sent = { schedule_id: call.appointmentId, from: from.epoch, to: to.epoch, signal: candidate }
      if (from.raw.connected) from.ask('call:signal', sent).catch(() => {})
    }
    await sleep(PAUSE_MS)
  }
}
