import * as z from 'zod/mini'
import { endpoint } from '../kit/index.ts'

const picture = z.strictObject({ key: z.string().check(z.regex(/^[0-9a-f-]{36}\.webp$/)) })

export const getAvatar = endpoint({
  method: 'GET',
  path: 'files/avatars/:key',
  summary: 'A picture of a person: public, never changed under its key',
  resource: 'auth',
  action: 'read',
  params: picture,
  response: 'stream',
  status: 200,
  errors: [],
})

export const getCover = endpoint({
  method: 'GET',
  path: 'files/covers/:key',
  summary: "A post's picture: public, never changed under its key",
  resource: 'auth',
  action: 'read',
  params: picture,
  response: 'stream',
  status: 200,
  errors: [],
})

export const getImage = endpoint({
  method: 'GET',
  path: 'files/images/:key',
  summary: 'A picture of a page or a post under the hash of its content: public, never changed',
  resource: 'auth',
  action: 'read',
  params: z.strictObject({ key: z.string().check(z.regex(/^[0-9a-f]{64}\.webp$/)) }),
  response: 'stream',
  status: 200,
  errors: [],
})

export const getLogo = endpoint({
  method: 'GET',
  path: 'files/logos/:key',
  summary: "A practice's logo, as its papers show it: public, never changed under its key",
  resource: 'auth',
  action: 'read',
  params: z.strictObject({ key: z.string().check(z.regex(/^[0-9a-f-]{36}\.png$/)) }),
  response: 'stream',
  status: 200,
  errors: [],
})
