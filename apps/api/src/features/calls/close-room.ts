import type { Deps } from '../../deps.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'close-room': { channel: string }
  }
}

/** Job: removes everybody from a finished call at a hosted provider. */
export const closeRoom = async ({ video }: Deps, { channel }: { channel: string }): Promise<void> => {
  await video.endRoom?.(channel)
}
