import type { VideoGrant as Wire } from '@emma/contracts/calls'
import type { VideoGrant } from '../../providers/video/port.ts'
import type { ParticipantRole } from './calls.repo.ts'

/** A provider's grant → the specification's names, which all providers share. Who is polite gives way: the patient. */
export const toVideoGrant = (grant: VideoGrant, role: ParticipantRole): Wire => ({
  provider: grant.provider,
  agoraio_channel: grant.channel,
  agoraio_token: grant.token,
  uid: grant.uid,
  polite: role === 'customer',
  ice_servers: grant.iceServers.map((server) => ({ ...server, urls: [...server.urls] })),
  ...(grant.appId === undefined ? {} : { app_id: grant.appId }),
  ...(grant.serverUrl === undefined ? {} : { server_url: grant.serverUrl }),
})
