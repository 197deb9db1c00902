import type { Passkey } from '@emma/contracts/auth/passkeys'
import type { PasskeyRow } from './passkeys.repo.ts'

export const toPasskey = ({ created_at, last_used_at, ...row }: PasskeyRow): Passkey => ({
  ...row,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})
