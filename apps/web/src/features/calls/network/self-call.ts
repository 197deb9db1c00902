import type { QualitySample, Signal, TestCall } from '@emma/contracts/calls'
import { openVideo } from '../video/load.ts'
import type { VideoListener, VideoSession } from '../video/port.ts'

/** A working provider answers within this. */
const CONNECT_MS = 15_000
/** How long the call lasts: long enough to look at it. */
const TALK_MS = 5000

export interface SelfCall {
  readonly connected: boolean
  /** Milliseconds from the first signal until both ends are connected. */
  readonly connectMs: number | null
  readonly quality: QualitySample | null
}

interface Options {
  readonly sides: TestCall['sides']
  readonly media: MediaStream
  readonly relayOnly: boolean
  readonly onRemote: (remote: MediaStream | null) => void
  readonly signal: AbortSignal
}

const ignore = () => undefined
const listenerWith = (own: Partial<VideoListener>): VideoListener => ({
  onState: ignore,
  onRemote: ignore,
  onLevel: ignore,
  onQuality: ignore,
  onSending: ignore,
  onBroken: ignore,
  onExpiring: ignore,
  onFailed: ignore,
  ...own,
})

const settled = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Both ends of a call in one page, through the configured provider. */
export const callOneself = async ({
  sides,
  media,
  relayOnly,
  onRemote,
  signal,
}: Options): Promise<SelfCall> => {
  const began = performance.now()
  const reached = new Set<string>()
  let quality: QualitySample | null = null
  const sessions = new Map<string, VideoSession>()
  const names = ['patient', 'specialist'] as const
  const bothConnected = new Promise<boolean>((resolve) => {
    const open = (index: 0 | 1) => {
      const [name, other] = index === 0 ? names : ([names[1], names[0]] as const)
      return openVideo({
        grant: sides[index],
        media: new MediaStream(media.getTracks()),
        relayOnly,
        signalling: {
          send: (sent: Signal) => queueMicrotask(() => sessions.get(other)?.receive(name, sent)),
        },
        listener: listenerWith({
          onState: (state) => {
            if (state === 'connected') reached.add(name)
            if (reached.size === names.length) resolve(true)
          },
          onRemote: (remote) => index === 0 && onRemote(remote),
          onQuality: (sample) => {
            if (index === 0) quality = sample
          },
          onFailed: () => resolve(false),
        }),
      })
    }
    void Promise.all([open(0), open(1)]).then(
      ([patient, specialist]) => {
        sessions.set(names[0], patient).set(names[1], specialist)
        patient.meet(names[1])
        specialist.meet(names[0])
      },
      () => resolve(false),
    )
    void settled(CONNECT_MS, signal).then(() => resolve(false))
  })
  const connected = await bothConnected
  const connectMs = connected ? Math.round(performance.now() - began) : null
  if (connected) await settled(TALK_MS, signal)
  for (const session of sessions.values()) session.leave()
  onRemote(null)
  return { connected, connectMs, quality }
}
