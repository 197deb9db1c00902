import * as auth from '@emma/contracts/auth'
import type { BodyIn } from '@emma/contracts/kit'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** More than anybody has. */
const all = { page: 1, pageSize: 100 } as const

export const factorQuery = queryOptions({
  queryKey: ['auth', 'factor'],
  queryFn: ({ signal }) => call(auth.getSecondFactor, { signal }),
})
export const passkeysQuery = queryOptions({
  queryKey: ['auth', 'passkeys'],
  queryFn: async ({ signal }) => (await call(auth.listPasskeys, { query: all, signal })).data,
})
export const sessionsQuery = queryOptions({
  queryKey: ['auth', 'sessions'],
  queryFn: async ({ signal }) => (await call(auth.listSessions, { query: all, signal })).data,
})

export const changePasswordMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof auth.changePassword>) => call(auth.changePassword, { body }),
})
/** Each time another secret: it is asked for once, when the dialog opens. */
export const enrollMutation = mutationOptions({ mutationFn: () => call(auth.enrollSecondFactor, {}) })
export const confirmFactorMutation = mutationOptions({
  mutationFn: (code: string) => call(auth.confirmSecondFactor, { body: { code } }),
})
export const removeFactorMutation = mutationOptions({ mutationFn: () => call(auth.removeSecondFactor, {}) })
export const renewCodesMutation = mutationOptions({ mutationFn: () => call(auth.renewRecoveryCodes, {}) })
export const makePasskeyMutation = mutationOptions({
  mutationFn: async () => {
    const { makePasskey } = await import('./passkey.ts')
    return makePasskey()
  },
})
export const renamePasskeyMutation = mutationOptions({
  mutationFn: ({ id, name }: { id: string; name: string }) =>
    call(auth.renamePasskey, { params: { id }, body: { name } }),
})
export const deletePasskeyMutation = mutationOptions({
  mutationFn: (id: string) => call(auth.deletePasskey, { params: { id } }),
})
export const endSessionMutation = mutationOptions({
  mutationFn: (id: string) => call(auth.endSession, { params: { id } }),
})
export const endOthersMutation = mutationOptions({ mutationFn: () => call(auth.endOtherSessions, {}) })
