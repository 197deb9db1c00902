/** The part of the package that its own types leave out: reading a token. */
declare module 'agora-token/src/AccessToken2.js' {
  export const kRtcServiceType: number
  export class ServiceRtc {
    constructor(channel: string, uid: string)
    static readonly kPrivilegeJoinChannel: number
    static readonly kPrivilegePublishAudioStream: number
    static readonly kPrivilegePublishVideoStream: number
    readonly __channel_name: Buffer | string
    readonly __uid: Buffer | string
    add_privilege(privilege: number, seconds: number): void
  }
  export class AccessToken2 {
    constructor(appId: string, certificate: string, issuedAt: number, lifetime: number)
    readonly appId: Buffer | string
    readonly issueTs: number
    readonly expire: number
    add_service(service: ServiceRtc): void
    getServices(type: number): readonly ServiceRtc[]
    build(): string
    from_string(token: string): boolean
    verifySignature(certificate: string): boolean
  }
}
