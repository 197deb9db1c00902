import type { Config } from '../../../config.ts'

/** The relying party: our own address. Browsers accept `localhost` without TLS (WebAuthn 3, 5.1.3). */
export const relyingPartyOf = ({ publicUrl }: Config): { readonly id: string; readonly origin: string } => {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/**
 * COSE numbers of ES256, EdDSA and RS256: supported by authenticators, and verified by Node without experimental
 * features.
 */
export const algorithms = [-7, -8, -257]
