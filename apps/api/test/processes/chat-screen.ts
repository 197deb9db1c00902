import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Contact } from '@emma/contracts/chat'
import type { Message } from '@emma/contracts/chat/messages'
import { expect } from 'vitest'
import type { SignedIn } from '../index.ts'
import type { TestSocket } from '../sockets.ts'

export interface ChatScreen {
  readonly socket: TestSocket
  /** The messages on the screen, by number. */
  readonly has: ReadonlyMap<number, Message>
  /** The texts that the server acknowledged. */
  readonly sent: readonly string[]
  readonly catchUp: () => Promise<void>
  readonly writeAll: (texts: readonly string[], before: (index: number) => Promise<void>) => Promise<void>
  readonly contact: () => Promise<Contact>
}

export interface ChatParticipant {
  readonly base: 'customer' | 'specialists'
  readonly url: string
  readonly chatId: string
  readonly who: SignedIn
  readonly socket: TestSocket
}

/** A chat as the web app handles it: events, loading after a gap, and sending until it is answered. */
export const openScreen = ({ base, url, chatId, who, socket }: ChatParticipant): ChatScreen => {
  const has = new Map<number, Message>()
  const sent: string[] = []
  const keep = (message: Message): void => void has.set(message.sequence, message)
  socket.raw.on('chat:message', keep)
  const messages = `${url}/api/v1/${base}/chats/${chatId}/messages`
  const headers = { ...who.headers, 'content-type': 'application/json' }
  const byHttp = async (message: string, clientId: string): Promise<boolean> => {
    const answer = await fetch(messages, {
      method: 'POST',
      headers,
      body: JSON.stringify({ message, clientId }),
    }).catch(() => undefined)
    const said = await answer?.text().catch(() => undefined)
    if (!answer || said === undefined || answer.status >= 500) return false
    expect(answer.status, said).toBe(201)
    return true
  }
  const bySocket = async (message: string, clientId: string): Promise<boolean> => {
    const reply = await socket.ask('chat:send', { chatId, message, clientId }).catch(() => undefined)
    if (reply?.ok === false) expect(reply.code).toBe('unavailable')
    return reply?.ok === true
  }
  const firstMissing = (): number => {
    let next = 1
    while (has.has(next)) next += 1
    return next
  }
  return {
    socket,
    has,
    sent,
    catchUp: async () => {
      for (let hasMore = true; hasMore; ) {
        const answer = await fetch(`${messages}?after=${firstMissing() - 1}&limit=10`, { headers })
        const page = (await answer.json()) as { readonly data: readonly Message[]; readonly hasMore: boolean }
        page.data.forEach(keep)
        hasMore = page.hasMore
      }
    },
    // One after the other, each until it is answered, by HTTP or socket.
    writeAll: async (texts, before) => {
      for (const [index, text] of texts.entries()) {
        await before(index)
        const clientId = randomUUID()
        const say = index % 2 === 0 ? byHttp : bySocket
        while (!(await say(text, clientId))) await sleep(100)
        sent.push(text)
      }
    },
    contact: async () => {
      const answer = await fetch(`${url}/api/v1/${base}/contacts`, { headers })
      const { data } = (await answer.json()) as { readonly data: readonly Contact[] }
      const found = data.find((each) => each.chatId === chatId)
      if (!found) throw new Error('No such contact')
      return found
    },
  }
}
