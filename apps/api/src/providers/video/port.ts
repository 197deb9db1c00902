export interface IceServer {
  readonly urls: readonly string[]
  readonly username?: string
  readonly credential?: string
}
export interface GrantRequest {
  readonly channel: string
  readonly userId: string
  /** `companion`: a third person, with a microphone and a camera and nothing else. */
  readonly role: 'customer' | 'specialist' | 'companion'
  readonly expiresAt: Date
}
/** The data one participant needs to join one call. */
export interface VideoGrant {
  readonly provider: 'peer' | 'agora' | 'livekit'
  readonly channel: string
  readonly token: string
  readonly uid: string
  readonly iceServers: readonly IceServer[]
  /** The provider's public id of our account, if it has one. */
  readonly appId?: string
  /** The provider's server, if browsers need its address. */
  readonly serverUrl?: string
}
/** The video provider. A grant is for one participant of one call, and is given only after every check. */
export interface VideoPort {
  readonly name: VideoGrant['provider']
  readonly issueGrant: (request: GrantRequest) => Promise<VideoGrant>
  /** Whether a grant's token admits this participant to this call now. */
  readonly accepts: (
    token: string,
    request: Pick<GrantRequest, 'channel' | 'userId'>,
    now: Date,
  ) => Promise<boolean>
  /** Removes all participants from a finished call. Providers without rooms have nothing to close. */
  readonly endRoom?: (channel: string) => Promise<void>
  /** Removes one participant from a running call. */
  readonly remove?: (channel: string, uid: string) => Promise<void>
}
