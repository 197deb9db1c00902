/** Milliseconds, measured in two browsers. */
const RESTART_AFTER = 2000
const RESTART_AGAIN = 3000
const REBUILD_AFTER = { impolite: 8000, polite: 12_000 }

interface Mending {
  readonly polite: boolean
  readonly restart: () => void
  /** Left out: retries until closed. */
  readonly rebuild: (() => void) | undefined
}

/**
 * Repairs a connection: disconnected for 2 s, a restart; failed, again every 3 s; not connected for 8 s, a rebuild. The
 * polite side waits longer, so that the two do not rebuild against each other.
 */
export const createRecovery = ({ polite, restart, rebuild }: Mending) => {
  let restarting: ReturnType<typeof setTimeout> | undefined
  let rebuilding: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    clearTimeout(restarting)
    clearTimeout(rebuilding)
    restarting = undefined
    rebuilding = undefined
  }
  const restartEvery = () => {
    restart()
    clearTimeout(restarting)
    restarting = setTimeout(restartEvery, RESTART_AGAIN)
  }
  const expectConnected = () => {
    if (!rebuild) return
    rebuilding ??= setTimeout(
      () => {
        stop()
        rebuild()
      },
      polite ? REBUILD_AFTER.polite : REBUILD_AFTER.impolite,
    )
  }
  return {
    /** A connection is being opened. */
    expectConnected,
    stop,
    follow: (state: RTCPeerConnectionState) => {
      if (state === 'connected') stop()
      if (state === 'disconnected') {
        expectConnected()
        restarting ??= setTimeout(restartEvery, RESTART_AFTER)
      }
      if (state === 'failed') {
        expectConnected()
        restartEvery()
      }
    },
  }
}
