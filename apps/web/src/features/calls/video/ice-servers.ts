import type { VideoGrant } from '@emma/contracts/calls'

/** The servers of a grant as the browser takes them: it wants no fields that are empty. */
export const toIceServers = (servers: VideoGrant['ice_servers']): RTCIceServer[] =>
  servers.map(({ urls, username, credential }) => ({
    urls,
    ...(username === undefined ? {} : { username }),
    ...(credential === undefined ? {} : { credential }),
  }))
