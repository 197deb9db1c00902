import { ApiError, NetworkError } from '@emma/contracts/kit'
import type { MedicalRecord } from '@emma/contracts/records'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDraftStore, type Fields } from './draft-store.ts'
import { RecordDraft } from './record-draft.ts'
import { contentOf } from './record-fields.ts'

const id = '018f0000-0000-7000-8000-00000000000a'
const recordOf = (more: Partial<MedicalRecord> = {}): MedicalRecord => ({
  ...contentOf(null),
  id,
  uuid: id,
  schedule_id: id,
  customer_id: id,
  customer_name: 'Paula Teste',
  dependent: null,
  specialist_id: id,
  specialist_name: 'Sérgio Teste',
  status: 'draft',
  version: 1,
  addenda: [],
  prescriptions: [],
  can: { edit: true, amend: false },
  created_at: '2026-11-23T12:00:00.000Z',
  updated_at: '2026-11-23T12:00:00.000Z',
  ...more,
})
const problem = (code: 'stale_version' | 'record_exists', status: number, message = '') =>
  new ApiError({
    type: 'urn:emma',
    title: 'Atenção',
    status,
    code,
    detail: '',
    errors: [{ path: 'id', message }],
    traceId: '',
  })

/** A server with one record, which refuses old versions as the real one does. */
const serverWith = (existing: MedicalRecord | null) => {
  let record = existing
  let offline = false
  const reach = () => {
    if (offline) throw new NetworkError('unreachable')
  }
  return {
    record: () => record,
    write: (change: Partial<MedicalRecord>) => {
      record = recordOf({ ...record, ...change, version: (record?.version ?? 0) + 1 })
      return record
    },
    goOffline: (value: boolean) => {
      offline = value
    },
    source: {
      create: async (fields: Fields) => {
        reach()
        if (record) throw problem('record_exists', 409, record.id)
        record = recordOf(fields)
        return record
      },
      update: async ({ version }: MedicalRecord, fields: Fields) => {
        reach()
        if (version !== record?.version) throw problem('stale_version', 409)
        record = recordOf({ ...record, ...fields, version: version + 1 })
        return record
      },
      load: async () => {
        reach()
        return recordOf(record ?? {})
      },
    },
  }
}

const store = () => createDraftStore('user', 'schedule')
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('what is typed is on the server within two seconds, and no longer on the device', async () => {
  const server = serverWith(null)
  const draft = new RecordDraft(null, server.source, store())
  draft.change('complaint', 'Dor')
  draft.change('complaint', 'Dor de cabeça')
  expect(store().read()).toEqual({
    fields: { complaint: 'Dor de cabeça' },
    typedOver: { complaint: '' },
  })
  await pass(2000)
  expect(server.record()).toMatchObject({ complaint: 'Dor de cabeça' })
  expect(draft.state()).toMatchObject({ phase: 'saved', record: { id } })
  expect(store().read()).toBeNull()
  draft.change('conduct', 'Repouso')
  await pass(2000)
  expect(server.record()).toMatchObject({ conduct: 'Repouso', version: 2 })
})

describe('when the browser dies', () => {
  test('the last keystroke is there on return, and is sent', async () => {
    const server = serverWith(recordOf({ complaint: 'Dor' }))
    const before = new RecordDraft(server.record(), server.source, store())
    before.change('hpma', 'Há três dias')
    before.stop()
    const after = new RecordDraft(server.record(), server.source, store())
    expect(after.state()).toMatchObject({
      restored: true,
      content: { complaint: 'Dor', hpma: 'Há três dias' },
    })
    await pass(2000)
    expect(server.record()).toMatchObject({ hpma: 'Há três dias' })
    expect(store().read()).toBeNull()
  })

  test('after the server had it already, nothing comes back', () => {
    store().write({ fields: { complaint: 'Dor ' }, typedOver: { complaint: '' } })
    const server = serverWith(recordOf({ complaint: 'Dor', version: 2 }))
    const draft = new RecordDraft(server.record(), server.source, store())
    expect(draft.state()).toMatchObject({ restored: false, phase: 'saved' })
    expect(store().read()).toBeNull()
  })

  test('text that the server went on from does not come back; what was taken out of it does', () => {
    store().write({ fields: { complaint: 'Dor de' }, typedOver: { complaint: '' } })
    const server = serverWith(recordOf({ complaint: 'Dor de cabeça', version: 2 }))
    const draft = new RecordDraft(server.record(), server.source, store())
    expect(draft.state()).toMatchObject({ restored: false, phase: 'saved' })
    store().write({ fields: { complaint: 'Dor' }, typedOver: { complaint: 'Dor de cabeça' } })
    const shortened = new RecordDraft(server.record(), server.source, store())
    expect(shortened.state()).toMatchObject({ phase: 'pending', content: { complaint: 'Dor' } })
    shortened.stop()
  })

  test('text typed over an older version asks before it goes over a newer one', async () => {
    store().write({ fields: { complaint: 'Minha' }, typedOver: { complaint: 'Antes' } })
    const server = serverWith(recordOf({ complaint: 'Outra', version: 2 }))
    const draft = new RecordDraft(server.record(), server.source, store())
    await pass(5000)
    expect(draft.state().phase).toBe('conflict')
    expect(server.record()).toMatchObject({ complaint: 'Outra' })
    draft.resolve({ complaint: 'mine' })
    await pass(2000)
    expect(server.record()).toMatchObject({ complaint: 'Minha' })
  })
})

test('without a connection the text stays on the device and goes when it is back', async () => {
  const server = serverWith(recordOf())
  const draft = new RecordDraft(server.record(), server.source, store())
  server.goOffline(true)
  draft.change('guidance', 'Beber água')
  await pass(2000)
  expect(draft.state().phase).toBe('offline')
  expect(store().read()?.fields).toEqual({ guidance: 'Beber água' })
  server.goOffline(false)
  await pass(4000)
  expect(server.record()).toMatchObject({ guidance: 'Beber água' })
})

describe('when the answer of a save is lost', () => {
  /** The server takes the next save, and its answer never comes. */
  const losing = (server: ReturnType<typeof serverWith>) => {
    let isLost = true
    const lose = async (saved: Promise<MedicalRecord>) => {
      const record = await saved
      if (!isLost) return record
      isLost = false
      throw new NetworkError('unreachable')
    }
    return {
      ...server.source,
      create: (fields: Fields) => lose(server.source.create(fields)),
      update: (record: MedicalRecord, fields: Fields) => lose(server.source.update(record, fields)),
    }
  }

  test.each([
    ['begun', null],
    ['continued', recordOf({ complaint: 'Dor' })],
  ])(
    'of a record that is %s, what is typed since is no conflict with one’s own text',
    async (_what, existing) => {
      const server = serverWith(existing)
      const draft = new RecordDraft(server.record(), losing(server), store())
      draft.change('hpma', 'Há três')
      await pass(1000)
      expect(draft.state().phase).toBe('offline')
      draft.change('hpma', 'Há três dias')
      draft.change('conduct', 'Repouso')
      await pass(5000)
      expect(draft.state()).toMatchObject({ phase: 'saved', clashes: [] })
      expect(server.record()).toMatchObject({ hpma: 'Há três dias', conduct: 'Repouso' })
      expect(store().read()).toBeNull()
    },
  )

  test('and the page dies, nothing is asked either, and what was taken out since stays out', async () => {
    const server = serverWith(recordOf())
    const before = new RecordDraft(server.record(), losing(server), store())
    before.change('hpma', 'Há três dias')
    before.change('conduct', 'Repouso')
    await pass(1000)
    before.change('hpma', 'Há três')
    before.change('conduct', 'Repouso e água')
    before.stop()
    const after = new RecordDraft(server.record(), server.source, store())
    expect(after.state()).toMatchObject({ phase: 'pending', restored: true })
    await pass(2000)
    expect(server.record()).toMatchObject({ hpma: 'Há três', conduct: 'Repouso e água' })
  })

  test('a flush sends all of it', async () => {
    const server = serverWith(recordOf())
    const draft = new RecordDraft(server.record(), losing(server), store())
    draft.change('hpma', 'Há três')
    await pass(1000)
    draft.change('hpma', 'Há três dias')
    expect(await draft.flush()).toBe(true)
    expect(server.record()).toMatchObject({ hpma: 'Há três dias' })
  })

  test('for good, it is sent again, and so is what was typed since', async () => {
    const server = serverWith(recordOf())
    let asked = 0
    const silent = {
      ...server.source,
      update: (record: MedicalRecord, fields: Fields) => {
        asked += 1
        return asked === 1 ? new Promise<MedicalRecord>(() => {}) : server.source.update(record, fields)
      },
    }
    const draft = new RecordDraft(server.record(), silent, store())
    draft.change('hpma', 'Há três')
    await pass(1000)
    draft.change('hpma', 'Há três dias')
    await pass(20_000)
    expect(draft.state()).toMatchObject({ phase: 'saved' })
    expect(server.record()).toMatchObject({ hpma: 'Há três dias' })
  })

  test('and the newer version cannot be read either, it is tried again', async () => {
    const server = serverWith(recordOf())
    const lost = losing(server)
    let reads = 0
    const source = {
      ...lost,
      load: async () => {
        reads += 1
        if (reads === 1) throw new NetworkError('unreachable')
        return server.source.load()
      },
    }
    const draft = new RecordDraft(server.record(), source, store())
    draft.change('hpma', 'Há três')
    await pass(1000)
    draft.change('hpma', 'Há três dias')
    await pass(10_000)
    expect(draft.state()).toMatchObject({ phase: 'saved' })
    expect(server.record()).toMatchObject({ hpma: 'Há três dias' })
  })

  test('another window’s text in the same field still asks', async () => {
    const server = serverWith(recordOf())
    const draft = new RecordDraft(server.record(), losing(server), store())
    draft.change('hpma', 'Há três')
    await pass(1000)
    server.write({ hpma: 'Da outra janela' })
    draft.change('hpma', 'Há três dias')
    await pass(5000)
    expect(draft.state()).toMatchObject({
      phase: 'conflict',
      clashes: [{ name: 'hpma', mine: 'Há três dias', theirs: 'Da outra janela' }],
    })
    draft.stop()
  })
})

test('a full storage keeps nothing from the server', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const server = serverWith(recordOf())
  const draft = new RecordDraft(server.record(), server.source, store())
  draft.change('hpma', 'Há três dias')
  await pass(2000)
  full.mockRestore()
  expect(server.record()).toMatchObject({ hpma: 'Há três dias' })
})

test('who types without a pause is saved within two seconds all the same', async () => {
  const server = serverWith(recordOf())
  const draft = new RecordDraft(server.record(), server.source, store())
  let text = ''
  for (let key = 0; key < 20; key += 1) {
    text += 'a'
    draft.change('hpma', text)
    await pass(100)
  }
  const saved = server.record()?.hpma ?? ''
  expect(saved.length).toBeGreaterThanOrEqual(15)
})

describe('when another window saved first', () => {
  test('a field that both wrote asks, and the newer version can win', async () => {
    const server = serverWith(recordOf())
    const draft = new RecordDraft(server.record(), server.source, store())
    server.write({ conduct: 'Da outra janela' })
    draft.change('conduct', 'Desta janela')
    await pass(2000)
    expect(draft.state()).toMatchObject({ phase: 'conflict', content: { conduct: 'Desta janela' } })
    expect(server.record()).toMatchObject({ conduct: 'Da outra janela' })
    draft.resolve({ conduct: 'theirs' })
    expect(draft.state()).toMatchObject({ phase: 'saved', content: { conduct: 'Da outra janela' } })
    expect(store().read()).toBeNull()
  })

  test('fields that only one wrote are both kept without a question', async () => {
    const server = serverWith(recordOf())
    const draft = new RecordDraft(server.record(), server.source, store())
    server.write({ conduct: 'Da outra janela' })
    draft.change('guidance', 'Desta janela')
    await pass(2000)
    expect(server.record()).toMatchObject({ conduct: 'Da outra janela', guidance: 'Desta janela' })
    expect(draft.state().content.conduct).toBe('Da outra janela')
  })

  test('a field that only this one changed is kept, also where there was text before', async () => {
    const server = serverWith(recordOf({ conduct: 'Repouso', guidance: '' }))
    const draft = new RecordDraft(server.record(), server.source, store())
    server.write({ guidance: 'Da outra janela' })
    draft.change('conduct', 'Repouso e água')
    await pass(2000)
    expect(server.record()).toMatchObject({ conduct: 'Repouso e água', guidance: 'Da outra janela' })
  })

  test('each field is decided apart, both texts may stand, and nothing typed meanwhile is lost', async () => {
    const server = serverWith(recordOf({ complaint: 'Dor' }))
    const draft = new RecordDraft(server.record(), server.source, store())
    server.write({ complaint: 'Dor (outra)', conduct: 'C outra', hpma: 'H outra' })
    draft.change('complaint', 'Dor (minha)')
    draft.change('conduct', 'C minha')
    draft.change('hpma', 'H minha')
    await pass(2000)
    expect(draft.state().clashes).toEqual([
      { name: 'complaint', mine: 'Dor (minha)', theirs: 'Dor (outra)' },
      { name: 'hpma', mine: 'H minha', theirs: 'H outra' },
      { name: 'conduct', mine: 'C minha', theirs: 'C outra' },
    ])
    draft.change('guidance', 'Escrita agora')
    draft.resolve({ complaint: 'both', hpma: 'theirs', conduct: 'mine' })
    await pass(2000)
    expect(draft.state()).toMatchObject({ phase: 'saved', clashes: [] })
    expect(server.record()).toMatchObject({
      complaint: 'Dor (outra)\nDor (minha)',
      hpma: 'H outra',
      conduct: 'C minha',
      guidance: 'Escrita agora',
    })
  })

  test('what was not sent before it was signed elsewhere is shown, and forgotten only when told so', async () => {
    const server = serverWith(recordOf({ complaint: 'Dor' }))
    const draft = new RecordDraft(server.record(), server.source, store())
    server.write({ status: 'signed' })
    draft.change('guidance', 'Beber água')
    await pass(2000)
    expect(draft.state()).toMatchObject({
      phase: 'conflict',
      clashes: [{ name: 'guidance', mine: 'Beber água', theirs: '' }],
    })
    expect(store().read()?.fields).toEqual({ guidance: 'Beber água' })
    draft.discard()
    expect(draft.state()).toMatchObject({ phase: 'saved', clashes: [] })
    expect(store().read()).toBeNull()
  })

  test('what it could not send itself is still there on return', async () => {
    const server = serverWith(recordOf())
    const cut = { ...server.source, update: () => Promise.reject(new NetworkError('unreachable')) }
    const offline = new RecordDraft(server.record(), cut, store())
    const online = new RecordDraft(server.record(), server.source, store())
    offline.change('guidance', 'Desta janela')
    online.change('conduct', 'Da outra janela')
    await pass(2000)
    offline.stop()
    expect(server.record()).toMatchObject({ conduct: 'Da outra janela', guidance: '' })
    const after = new RecordDraft(server.record(), server.source, store())
    expect(after.state()).toMatchObject({ restored: true, content: { guidance: 'Desta janela' } })
    await pass(2000)
    expect(server.record()).toMatchObject({ conduct: 'Da outra janela', guidance: 'Desta janela' })
    expect(store().read()).toBeNull()
  })

  test('a record that was begun elsewhere is continued', async () => {
    const server = serverWith(recordOf({ complaint: 'Tosse' }))
    const draft = new RecordDraft(null, server.source, store())
    draft.change('hpma', 'Há dois dias')
    await pass(2000)
    expect(server.record()).toMatchObject({ complaint: 'Tosse', hpma: 'Há dois dias' })
  })
})

test('what is typed while a save is under way is sent after it', async () => {
  const server = serverWith(recordOf())
  const slow = {
    ...server.source,
    update: async (record: MedicalRecord, fields: Fields) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      return server.source.update(record, fields)
    },
  }
  const draft = new RecordDraft(server.record(), slow, store())
  draft.change('complaint', 'Dor')
  await pass(1000)
  draft.change('complaint', 'Dor forte')
  await pass(3000)
  expect(server.record()).toMatchObject({ complaint: 'Dor forte' })
  expect(draft.state()).toMatchObject({ phase: 'saved', content: { complaint: 'Dor forte' } })
})

test('a flush begins a record of which nothing was written, for its prescriptions', async () => {
  const server = serverWith(null)
  const draft = new RecordDraft(null, server.source, store())
  expect(await draft.flush()).toBe(true)
  expect(draft.state().record).toMatchObject({ id })
})
