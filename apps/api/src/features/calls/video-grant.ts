import type { VideoGrant as Wire } from '@emma/contracts/calls'
import type { GrantRequest, VideoGrant } from '../../providers/video/port.ts'

/**
 * A provider's grant → the specification's names, shared by all providers. Everybody but the specialist is polite and
 * yields.
 */
export const toVideoGrant = (grant: VideoGrant, role: GrantRequest['role']): Wire => ({
  provider: grant.provider,
  agoraio_channel: grant.channel,
  agoraio_token: grant.token,
  uid: grant.uid,
  polite: role !== 'specialist',
  ice_servers: grant.iceServers.map((server) => ({ ...server, urls: [...server.urls] })),
  ...(grant.appId === undefined ? {} : { app_id: grant.appId }),
  ...(grant.serverUrl === undefined ? {} : { server_url: grant.serverUrl }),
})
