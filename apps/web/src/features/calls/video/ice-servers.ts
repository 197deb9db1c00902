import type { VideoGrant } from '@emma/contracts/calls'

/** A grant's servers for the browser, which refuses empty fields. */
export const toIceServers = (servers: VideoGrant['ice_servers']): RTCIceServer[] =>
  servers.map(({ urls, username, credential }) => ({
    urls,
    ...(username === undefined ? {} : { username }),
    ...(credential === undefined ? {} : { credential }),
  }))
