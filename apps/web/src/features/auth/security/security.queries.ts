import * as auth from '@emma/contracts/auth'
import * as passkeys from '@emma/contracts/auth/passkeys'
import * as passwords from '@emma/contracts/auth/passwords'
import * as factors from '@emma/contracts/auth/second-factor'
import type { BodyIn } from '@emma/contracts/kit'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

/** More than anybody has. */
const all = { page: 1, pageSize: 100 } as const

export const factorQuery = queryOptions({
  queryKey: ['auth', 'factor'],
  queryFn: ({ signal }) => call(factors.getSecondFactor, { signal }),
})
export const passkeysQuery = queryOptions({
  queryKey: ['auth', 'passkeys'],
  queryFn: async ({ signal }) => (await call(passkeys.listPasskeys, { query: all, signal })).data,
})
export const sessionsQuery = queryOptions({
  queryKey: ['auth', 'sessions'],
  queryFn: async ({ signal }) => (await call(auth.listSessions, { query: all, signal })).data,
})

export const changePasswordMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof passwords.changePassword>) => call(passwords.changePassword, { body }),
})
/** A new secret each time: requested once, when the dialog opens. */
export const enrollMutation = mutationOptions({ mutationFn: () => call(factors.enrollSecondFactor, {}) })
export const confirmFactorMutation = mutationOptions({
  mutationFn: (code: string) => call(factors.confirmSecondFactor, { body: { code } }),
})
export const removeFactorMutation = mutationOptions({
  mutationFn: () => call(factors.removeSecondFactor, {}),
})
export const renewCodesMutation = mutationOptions({ mutationFn: () => call(factors.renewRecoveryCodes, {}) })
export const makePasskeyMutation = mutationOptions({
  mutationFn: async () => {
    const { makePasskey } = await import('../passkey/passkey.ts')
    return makePasskey()
  },
})
export const renamePasskeyMutation = mutationOptions({
  mutationFn: ({ id, name }: { id: string; name: string }) =>
    call(passkeys.renamePasskey, { params: { id }, body: { name } }),
})
export const deletePasskeyMutation = mutationOptions({
  mutationFn: (id: string) => call(passkeys.deletePasskey, { params: { id } }),
})
export const endSessionMutation = mutationOptions({
  mutationFn: (id: string) => call(auth.endSession, { params: { id } }),
})
export const endOthersMutation = mutationOptions({ mutationFn: () => call(auth.endOtherSessions, {}) })
