import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from './context.ts'
import type { Fault, Provider } from './faults.ts'
import { holdFor } from './faults.ts'

type Answer = (reply: FastifyReply, status: number) => FastifyReply

export interface GateAnswers {
  error: Answer
  refuse: Answer
}

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? ''

/** Takes the fault for this request, if any, and cuts the connection if the fault says so. */
export function faultTaker(app: FastifyInstance, context: Context, provider: Provider) {
  const cut = new WeakSet<FastifyRequest>()
  app.addHook('onSend', async (request) => {
    if (cut.has(request)) request.raw.socket.destroy()
  })
  return (request: FastifyRequest): Fault | null => {
    const path = pathOf(request).slice(app.prefix.length)
    const fault = context.faults.take(provider, `${request.method} ${path}`)
    if (fault?.mode === 'drop_response') cut.add(request)
    return fault
  }
}

/** Sends the answer after its changes are durable, or an error if they cannot be. */
export async function onceSaved(context: Context, reply: FastifyReply, payload: unknown): Promise<unknown> {
  try {
    await context.saved()
    return payload
  } catch {
    reply.code(500).type('application/json; charset=utf-8')
    return JSON.stringify({ message: 'The state could not be written to the disk.' })
  }
}

/** Puts the faults of a simple provider in front of its routes. */
export function gate(app: FastifyInstance, context: Context, provider: Provider, answers: GateAnswers): void {
  const take = faultTaker(app, context, provider)
  app.addHook('preHandler', async (request, reply) => {
    const fault = take(request)
    if (fault?.mode === 'error') return answers.error(reply, fault.status)
    if (fault?.mode === 'refuse') return answers.refuse(reply, fault.status)
    if (fault?.mode === 'slow') await holdFor(fault)
  })
}
