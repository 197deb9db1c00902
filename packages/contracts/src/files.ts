import * as z from 'zod/mini'
import { endpoint } from './kit/index.ts'

export const getAvatar = endpoint({
  method: 'GET',
  path: 'files/avatars/:key',
  summary: 'A picture of a person: public, never changed under its key',
  resource: 'auth',
  action: 'read',
  params: z.strictObject({ key: z.string().check(z.regex(/^[0-9a-f-]{36}\.webp$/)) }),
  response: 'stream',
  status: 200,
  errors: [],
})
