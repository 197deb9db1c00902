import { type NetworkFindings, networkVerdict } from '@emma/domain/calls'
import type { SelfCall } from '../network/self-call.ts'

/** The findings of a full test so far; null: not known yet. */
export interface Found {
  readonly camera: boolean
  readonly heard: boolean
  readonly sound: boolean | null
  readonly network: NetworkFindings | null
  readonly call: (SelfCall & { readonly frames: number }) | null
  readonly running: boolean
}

export type Verdict = 'good' | 'fair' | 'poor' | 'running'

/** How well a consultation will work on this device and network. */
export const verdictOf = ({ camera, heard, sound, network, call, running }: Found): Verdict => {
  if (running || network === null) return 'running'
  const { level } = networkVerdict(network)
  const isPoor = level === 'poor' || level === 'offline'
  if (isPoor || sound === false || call?.connected === false) return 'poor'
  return level === 'good' && camera && heard && sound !== null && call !== null ? 'good' : 'fair'
}

const figure = (value: number | null | undefined): string =>
  value === undefined || value === null ? '?' : String(value)
const yes = (value: boolean | null): string => (value === null ? '?' : value ? 'yes' : 'no')

/** A report for the support: only figures of the device and the network. Names of devices may contain a person's. */
export const reportOf = (found: Found, provider: string, at: Date, browser: string): string => {
  const { camera, heard, sound, network, call } = found
  const verdict = network === null ? '?' : networkVerdict(network)
  return [
    `emma device test ${at.toISOString()}`,
    `verdict: ${verdictOf(found)}`,
    `browser: ${browser}`,
    `provider: ${provider}`,
    `camera: ${yes(camera)}, microphone heard: ${yes(heard)}, sound heard: ${yes(sound)}`,
    `server: ${yes(network?.online ?? null)}, relay: ${network?.relay ?? '?'}`,
    `round trip: ${figure(network?.rttMs)} ms, loss: ${figure(network?.loss)}, speed: ${figure(network?.kbps)} kbit/s`,
    `network faults: ${verdict === '?' ? '?' : verdict.faults.join(' ') || 'none'}`,
    `call: ${call === null ? 'not made' : call.connected ? 'connected' : 'failed'}, in ${figure(call?.connectMs)} ms, frames: ${figure(call?.frames)}`,
    `call quality: ${call?.quality ? JSON.stringify(call.quality) : '?'}`,
  ].join('\n')
}
