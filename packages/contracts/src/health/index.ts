import * as z from 'zod/mini'
import { endpoint } from '../kit/index.ts'

const well = z.object({ status: z.literal('ok') })

export const isLive = endpoint({
  method: 'GET',
  path: 'health/live',
  summary: 'The process answers',
  resource: 'auth',
  action: 'read',
  response: well,
  status: 200,
  errors: [],
})

export const isReady = endpoint({
  method: 'GET',
  path: 'health/ready',
  summary: 'The process answers and reaches the database: a load balancer may send it calls',
  resource: 'auth',
  action: 'read',
  response: well,
  status: 200,
  errors: ['unavailable'],
})
