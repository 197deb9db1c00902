import type { Deps } from '../../deps.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'close-room': { channel: string }
  }
}

/** Job: a hosted provider puts out who is still in a call that is over. */
export const closeRoom = async ({ video }: Deps, { channel }: { channel: string }): Promise<void> => {
  await video.endRoom?.(channel)
}
