interface Watched {
  /** Unplugged, or taken by the system. */
  readonly onLost: (track: MediaStreamTrack) => void
  /** A device was plugged in or out. */
  readonly onChange: () => void
}

/** Watches the devices that are in use, until the returned function is called. */
export const watchDevices = (media: MediaStream, { onLost, onChange }: Watched): (() => void) => {
  const over = new AbortController()
  const { signal } = over
  for (const track of media.getTracks()) {
    track.addEventListener('ended', () => onLost(track), { signal })
  }
  navigator.mediaDevices.addEventListener('devicechange', onChange, { signal })
  return () => over.abort()
}
