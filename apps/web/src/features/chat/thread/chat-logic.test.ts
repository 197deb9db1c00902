import type { Contact } from '@emma/contracts/chat'
import type { Message } from '@emma/contracts/chat/messages'
import { ApiError, NetworkError } from '@emma/contracts/kit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChatSource } from '../chat.calls.ts'
import {
  type Contacts,
  withDelivered,
  withMessage,
  withPresence,
  withRead,
} from '../contacts/contact-list.ts'
import { Outbox } from './outbox.ts'
import { FileGone } from './outbox-files.ts'
import { createOutboxStore, waitingChats } from './outbox-store.ts'
import { Thread } from './thread.ts'

const own = 'me'
const other = 'them'
const messageOf = (sequence: number, more: Partial<Message> = {}): Message => ({
  id: `id-${sequence}`,
  chatId: 'chat',
  senderId: other,
  message: `m${sequence}`,
  date: new Date(2026, 0, 1, 0, sequence).toISOString(),
  readAt: null,
  sequence,
  status: 'sent',
  automatic: false,
  ...more,
})
const numbers = (messages: readonly Message[]): readonly number[] => messages.map(({ sequence }) => sequence)
const from = (first: number, last: number): Message[] =>
  Array.from({ length: last - first + 1 }, (_, index) => messageOf(first + index))

const never = () => Promise.reject(new Error('not asked for'))
/** A server with a growing number of messages. */
const serverWith = (count: number) => {
  const all = from(1, count)
  const source: ChatSource = {
    latest: async (limit = 3) => ({ data: all.slice(-limit), hasMore: all.length > limit }),
    before: async (id) => {
      const end = all.findIndex((each) => each.id === id)
      return { data: all.slice(Math.max(0, end - 3), end), hasMore: end > 3 }
    },
    after: async (sequence) => ({ data: all.slice(sequence, sequence + 2), hasMore: false }),
    send: never,
    upload: never,
    readAll: never,
  }
  return { all, source, add: (...more: Message[]) => all.push(...more) }
}

describe('a thread', () => {
  test('opens with the latest, says what was unread, and loads what is older', async () => {
    const { source } = serverWith(50)
    const thread = new Thread(source, other)
    await thread.sync(2)
    expect(numbers(thread.state().messages).at(0)).toBe(21)
    expect(thread.state()).toMatchObject({
      phase: 'ready',
      hasOlder: true,
      unread: { sequence: 21, count: 30 },
    })
    await thread.loadOlder()
    expect(numbers(thread.state().messages).slice(0, 4)).toEqual([18, 19, 20, 21])
  })

  test('catches up after a gap of any length, without a hole and without a double', async () => {
    const server = serverWith(2)
    const thread = new Thread(server.source, other)
    await thread.sync()
    server.add(...from(3, 20))
    thread.receive(messageOf(20))
    thread.receive(messageOf(20))
    await vi.waitFor(() => expect(numbers(thread.state().messages)).toEqual(numbers(server.all)), {
      timeout: 60_000,
    })
  })

  test('takes what is told while it opens', async () => {
    const server = serverWith(1)
    const thread = new Thread(server.source, other)
    const opening = thread.sync()
    server.add(messageOf(2))
    thread.receive(messageOf(2))
    await opening
    expect(numbers(thread.state().messages)).toEqual([1, 2])
  })

  test('says that it failed, and opens with the next try', async () => {
    const server = serverWith(1)
    const latest = vi.fn(server.source.latest).mockRejectedValueOnce(new NetworkError('unreachable'))
    const thread = new Thread({ ...server.source, latest }, other)
    await thread.sync()
    expect(thread.state().phase).toBe('failed')
    await thread.sync()
    expect(thread.state().phase).toBe('ready')
  })

  test('never takes a tick back, and reads all up to a mark', async () => {
    const server = serverWith(0)
    server.add(...[1, 2, 3].map((nth) => messageOf(nth, { senderId: own })))
    const thread = new Thread(server.source, other)
    await thread.sync()
    thread.mark({ read: 2, readAt: '2026-01-02T00:00:00.000Z' })
    thread.mark({ delivered: 3 })
    thread.receive(messageOf(2, { senderId: own }))
    expect(thread.state().messages.map(({ status }) => status)).toEqual(['read', 'read', 'delivered'])
  })
})

const problem = (
  status: number,
  code: 'chat_closed' | 'too_many_requests' | 'token_expired' | 'unavailable',
) => new ApiError({ type: 'urn:emma', title: 'Atenção', status, code, detail: 'Não.', traceId: '' })

describe('an outbox', () => {
  beforeEach(() => {
    localStorage.clear()
    vi.useFakeTimers()
  })
  afterEach(() => vi.useRealTimers())
  const store = () => createOutboxStore(own, 'chat')
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  test('sends in order, each under one name, however often the connection breaks', async () => {
    const taken: string[] = []
    const names = new Map<string, string>()
    let tries = 0
    const send = async (text: string, clientId: string) => {
      tries += 1
      expect(names.get(text) ?? clientId).toBe(clientId)
      names.set(text, clientId)
      if (tries % 3 === 0) throw new NetworkError('unreachable')
      if (!taken.includes(text)) taken.push(text)
      // The answer is lost: the server has the message, and it is sent again.
      if (tries % 5 === 0) throw new NetworkError('cut')
      return messageOf(taken.length, { senderId: own, clientId })
    }
    const outbox = new Outbox({ send, upload: never }, store(), () => undefined)
    const texts = Array.from({ length: 20 }, (_, nth) => `t${nth}`)
    for (const text of texts) outbox.add({ text })
    await pass(120_000)
    expect(taken).toEqual(texts)
    expect(outbox.items()).toEqual([])
    expect(store().read()).toEqual([])
  })

  test('outlives the page, for its own person alone', async () => {
    const offline = async () => {
      throw new NetworkError('unreachable')
    }
    new Outbox({ send: offline, upload: never }, store(), () => undefined).add({ text: 'guardada' })
    await pass(10)
    expect(createOutboxStore('somebody', 'chat').read()).toEqual([])
    expect(waitingChats(own)).toEqual(['chat'])
    const sent = vi.fn(async (text: string, clientId: string) => messageOf(1, { message: text, clientId }))
    const onSent = vi.fn()
    await new Outbox({ send: sent, upload: never }, store(), onSent).flush()
    expect(sent).toHaveBeenCalledOnce()
    expect(onSent).toHaveBeenCalledWith(expect.objectContaining({ message: 'guardada' }))
    expect(waitingChats(own)).toEqual([])
  })

  test('keeps what was refused with its reason, goes on with the rest, and tries again when told to', async () => {
    let refuses = true
    const send = async (text: string, clientId: string) => {
      if (text === 'não' && refuses) throw problem(409, 'chat_closed')
      return messageOf(1, { message: text, clientId })
    }
    const outbox = new Outbox({ send, upload: never }, store(), () => undefined)
    outbox.add({ text: 'não' })
    outbox.add({ text: 'sim' })
    await pass(10)
    expect(outbox.items()).toMatchObject([{ text: 'não', state: 'failed' }])
    refuses = false
    outbox.retry(outbox.items()[0]?.clientId ?? '')
    await pass(10)
    expect(outbox.items()).toEqual([])
  })

  test('never sends by itself on the next page what was refused: its person decides', async () => {
    const send = vi.fn(async (message: string, clientId: string) => messageOf(1, { message, clientId }))
    send.mockRejectedValueOnce(problem(409, 'chat_closed'))
    new Outbox({ send, upload: never }, store(), () => undefined).add({ text: 'não' })
    await pass(10)
    const next = new Outbox({ send, upload: never }, store(), () => undefined)
    await next.flush()
    expect(send).toHaveBeenCalledOnce()
    expect(next.items()).toMatchObject([{ text: 'não', state: 'failed' }])
    next.retry(next.items()[0]?.clientId ?? '')
    await pass(10)
    expect(send).toHaveBeenCalledTimes(2)
    expect(store().read()).toEqual([])
  })

  test.each([
    [401, 'token_expired'],
    [503, 'unavailable'],
  ] as const)(
    'keeps what met a %i for the next try: it is no answer to the message',
    async (status, code) => {
      const send = vi.fn(async (message: string, clientId: string) => messageOf(1, { message, clientId }))
      send.mockRejectedValueOnce(problem(status, code))
      const outbox = new Outbox({ send, upload: never }, store(), () => undefined)
      outbox.add({ text: 'espera' })
      await pass(10)
      expect(outbox.items()).toMatchObject([{ text: 'espera', state: 'waiting' }])
      expect(store().read()).toMatchObject([{ text: 'espera' }])
      await pass(3000)
      expect(send).toHaveBeenCalledTimes(2)
      expect(outbox.items()).toEqual([])
    },
  )

  test('waits where the server asks to, and takes no more than it can keep', async () => {
    const send = vi.fn(async () => {
      throw problem(429, 'too_many_requests')
    })
    const outbox = new Outbox({ send, upload: never }, store(), () => undefined)
    const taken = Array.from({ length: 301 }, () => outbox.add({ text: 'a' }))
    expect(taken.filter((each) => !each).length).toBe(1)
    await pass(10_000)
    expect(send).toHaveBeenCalledOnce()
    await pass(6000)
    expect(send).toHaveBeenCalledTimes(2)
  })

  /** A browser storage that outlives pages, or that stores nothing. */
  const storeWith = (kept: Map<string, File>, keeps = true) => ({
    ...store(),
    files: {
      keep: async (clientId: string, file: File) => {
        if (!keeps) throw new Error('QuotaExceededError')
        kept.set(clientId, file)
      },
      read: async (clientId: string) => kept.get(clientId),
      drop: async (clientId: string) => void kept.delete(clientId),
    },
  })
  const offline = async () => {
    throw new NetworkError('unreachable')
  }
  const exam = () => new File(['laudo'], 'a.pdf', { type: 'application/pdf' })

  test('a file outlives the page with the texts around it, and leaves nothing behind once it is sent', async () => {
    const kept = new Map<string, File>()
    const first = new Outbox({ send: offline, upload: offline }, storeWith(kept), () => undefined)
    first.add({ text: 'antes' })
    first.add({ text: '', file: exam() })
    first.add({ text: 'depois' })
    await pass(10)
    expect(first.wouldLose()).toBe(false)
    const names = first.items().map(({ clientId }) => clientId)
    const sent: (readonly [string, string])[] = []
    const take = async (what: string, clientId: string) => {
      sent.push([what, clientId])
      return messageOf(sent.length, { senderId: own, clientId })
    }
    const upload = async (file: File, clientId: string) => take(await file.text(), clientId)
    const again = new Outbox({ send: take, upload }, storeWith(kept), () => undefined)
    expect(again.items()[1]?.file).toMatchObject({ name: 'a.pdf', type: 'application/pdf', size: 5 })
    await again.flush()
    expect(sent).toEqual([
      ['antes', names[0]],
      ['laudo', names[1]],
      ['depois', names[2]],
    ])
    expect([kept.size, store().read(), waitingChats(own)]).toEqual([0, [], []])
  })

  test('says what would be lost where the browser keeps no files, and what it let go of', async () => {
    const kept = new Map<string, File>()
    const loose = new Outbox({ send: never, upload: offline }, storeWith(kept, false), () => undefined)
    loose.add({ text: '', file: exam() })
    await pass(10)
    expect([loose.wouldLose(), store().read()]).toEqual([true, []])
    loose.discard(loose.items()[0]?.clientId ?? '')
    expect(loose.wouldLose()).toBe(false)
    new Outbox({ send: never, upload: offline }, storeWith(kept), () => undefined).add({
      text: '',
      file: exam(),
    })
    await pass(10)
    kept.clear()
    const upload = vi.fn(never)
    const again = new Outbox({ send: never, upload }, storeWith(kept), () => undefined)
    await again.flush()
    expect(again.items()).toMatchObject([{ state: 'failed', failure: expect.any(FileGone) }])
    expect(upload).not.toHaveBeenCalled()
  })

  test('a file that is discarded stops on its way', async () => {
    let signal: AbortSignal | undefined
    const upload = (_file: File, _id: string, watch: { signal: AbortSignal }) =>
      new Promise<Message>((_, reject) => {
        signal = watch.signal
        watch.signal.addEventListener('abort', () => reject(watch.signal.reason))
      })
    const outbox = new Outbox({ send: never, upload }, store(), () => undefined)
    outbox.add({ text: '', file: new File(['x'], 'a.pdf') })
    expect(store().read()).toEqual([])
    await pass(0)
    outbox.discard(outbox.items()[0]?.clientId ?? '')
    expect(signal?.aborted).toBe(true)
    expect(outbox.items()).toEqual([])
  })
})

describe('contacts', () => {
  const contactOf = (chatId: string, more: Partial<Contact> = {}): Contact => ({
    chatId,
    thread: 'care',
    officeAnswers: false,
    userId: chatId === 'chat' ? other : `user-${chatId}`,
    personId: `person-${chatId}`,
    name: chatId,
    avatar: null,
    online: false,
    unreadMessages: 0,
    lastMessage: null,
    date: '2026-01-01T00:00:00.000Z',
    sequence: 0,
    standing: 'open',
    hours: null,
    ...more,
  })
  const list = (...data: Contact[]): Contacts => ({
    data,
    meta: { page: 1, pageSize: 50, total: data.length },
    unread: 0,
  })
  const two = () => list(contactOf('first'), contactOf('chat'))
  const order = ({ data }: Contacts) => data.map(({ chatId }) => chatId)

  test('a message of somebody else raises the count and moves its contact to the top; told twice it counts once', () => {
    const updated = withMessage(two(), messageOf(1))
    expect(updated && order(updated)).toEqual(['chat', 'first'])
    expect(updated).toMatchObject({
      unread: 1,
      data: [{ unreadMessages: 1, lastMessage: { message: 'm1' } }, {}],
    })
    expect(updated && withMessage(updated, messageOf(1))).toEqual(updated)
  })

  test('an own message moves the contact and leaves the count', () => {
    const updated = withMessage(two(), messageOf(1, { senderId: own }))
    expect(updated).toMatchObject({ unread: 0, data: [{ chatId: 'chat', unreadMessages: 0 }, {}] })
  })

  test('opened or marked as read the count is zero; an older mark changes nothing', () => {
    const unread = { ...list(contactOf('chat', { unreadMessages: 2, sequence: 5 })), unread: 2 }
    const read = { chatId: 'chat', userId: own, sequence: 5 }
    expect(withRead(unread, read)).toMatchObject({ unread: 0, data: [{ unreadMessages: 0 }] })
    expect(withRead(unread, { ...read, sequence: 4 })).toEqual(unread)
  })

  test('ticks of the own last message follow, and presence', () => {
    const sent = withMessage(two(), messageOf(1, { senderId: own })) ?? two()
    const mark = { chatId: 'chat', userId: other, sequence: 1 }
    expect(withDelivered(sent, mark).data[0]?.lastMessage?.status).toBe('delivered')
    expect(withRead(sent, mark).data[0]?.lastMessage?.status).toBe('read')
    expect(withPresence(sent, other, true).data[0]?.online).toBe(true)
  })

  test('a chat that is not in the list is asked for', () => {
    expect(withMessage(list(contactOf('first')), messageOf(1))).toBeUndefined()
  })
})
