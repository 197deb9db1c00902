/** A browser's push endpoint, as the browser sent it (https://www.w3.org/TR/push-api). */
export interface PushTarget {
  readonly endpoint: string
  /** Base64url: the browser's public key, and the secret it shares only with us. */
  readonly p256dh: string
  readonly auth: string
}

export interface PushMessage {
  /** A UUID; of two with the same one only the later is shown. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** Path of the linked page, without the host. */
  readonly path: string
}

/** Messages to browsers through their makers' services, readable only by the browser (RFC 8030, 8291, 8292). */
export interface PushPort {
  /** The key that browsers subscribe with, base64url. */
  readonly publicKey: string
  /** Whether it may be sent to: a configured service, and valid keys. */
  readonly takes: (target: PushTarget) => boolean
  /**
   * `gone`: the subscription does not exist any more. @throws Error if the service did not accept it; the job retries
   */
  readonly send: (target: PushTarget, message: PushMessage) => Promise<'sent' | 'gone'>
}
