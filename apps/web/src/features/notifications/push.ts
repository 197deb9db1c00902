import { deletePushSubscription, getPushKey, savePushSubscription } from '@emma/contracts/notifications/push'
import { call } from '../../lib/api/api.ts'

/**
 * `unsupported`: this browser has no push messages, or only for an installed app; `denied`: the user refused them in
 * the browser, and only there can change that.
 */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

/** The worker starts after the first screen: if there is none by then, there will be none. */
const patience = 5000
const late = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, patience, undefined))

/** The browser's push manager, if it has one. */
const pushManager = async (): Promise<PushManager | undefined> => {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return undefined
  return (await Promise.race([navigator.serviceWorker.ready, late()]))?.pushManager
}

/** Whether this browser gets push messages, by the browser and the server. */
export const readPush = async (): Promise<PushState> => {
  const manager = await pushManager()
  if (!manager) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const [{ subscribed }, subscription] = await Promise.all([call(getPushKey, {}), manager.getSubscription()])
  return subscribed && subscription ? 'on' : 'off'
}

/** A browser has one subscription; one with another key has to be removed first. */
const subscribe = async (manager: PushManager, key: string): Promise<PushSubscription> => {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    const old = await manager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return manager.subscribe(options)
  }
}

/** Asks the person with the browser's own prompt, then registers with the server. */
const turnOn = async (): Promise<PushState> => {
  const manager = await pushManager()
  if (!manager) return 'unsupported'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  const { public_key } = await call(getPushKey, {})
  const { endpoint, keys } = (await subscribe(manager, public_key)).toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await call(savePushSubscription, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } })
  return 'on'
}

const turnOff = async (): Promise<PushState> => {
  await call(deletePushSubscription, {})
  const subscription = await (await pushManager())?.getSubscription()
  // The server no longer sends anything, whatever the browser does.
  await subscription?.unsubscribe().catch(() => false)
  return 'off'
}

export const turnPush = (on: boolean): Promise<PushState> => (on ? turnOn() : turnOff())
