import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, createSpecialist, createSpecialty, type TestApp } from '../../../../test/index.ts'
import { refreshNextSlots } from '../../availability/index.ts'
import { countSpecialists, type Page } from '../specialists.repo.ts'
import type { Filters } from './conditions.repo.ts'
import { lookUpWords } from './meaning/words.repo.ts'
import { lookUp } from './seen.repo.ts'

let t: TestApp

beforeAll(async () => {
  t = await buildTestApp()
  const offered = ['Neurologia', 'Cardiologia', 'Dermatologia']
  const [head = '', heart = '', skin = ''] = await Promise.all(
    offered.map((name) => createSpecialty(t.deps, name)),
  )
  // The same hours begin later in the west.
  const west = ['America/Rio_Branco', 'America/Manaus', 'America/Sao_Paulo', 'America/Noronha']
  for (const [nth, specialtyId] of [head, heart, skin, heart, head].entries())
    await createSpecialist(t.deps, {
      specialtyId,
      name: ['Ana', `Clara ${nth}`],
      timeZone: west[nth % west.length] ?? '',
    })
  const both = await createSpecialist(t.deps, { specialtyId: head, name: ['Rui', 'Duas'] })
  await t.deps.db
    .insertInto('specialist_specialties')
    .values({
      id: t.deps.newId(),
      specialist_id: both.specialistId,
      specialty_id: heart,
      price: 5_000,
      rqe: '7',
      rqe_uf: 'SP',
      created_at: t.clock.now(),
    })
    .execute()
  const named = (part: string) => t.deps.db.updateTable('specialists').where('name', 'like', `%${part}`)
  await named('0').set({ city: 'São Paulo', state: 'SP' }).execute()
  await named('Duas').set({ city: 'SÃO PAULO', state: 'SP' }).execute()
  await refreshNextSlots(t.deps)
})
afterAll(() => t.close())

test.each<[Filters, Page]>([
  [{}, { page: 1, pageSize: 2 }],
  [{}, { page: 2, pageSize: 2 }],
  [{}, { page: 3, pageSize: 2 }],
  [{ maxPrice: 6_000 }, { page: 1, pageSize: 5 }],
  [{ city: 'sao paulo' }, { page: 1, pageSize: 5 }],
])(
  'a page of who is meant by a symptom, and their number, are those of all looked through: %o, %o',
  async (also, at) => {
    const { db, clock } = t.deps
    const view = { now: clock.now(), customerId: null }
    const filters = { slugs: ['neurologia', 'cardiologia'], ...also }
    const through = await lookUp(db, filters, 'next_slot', at, view, true)
    expect(through.people).not.toEqual([])
    const { people } = await lookUp(db, filters, 'next_slot', at, view, false)
    expect([people, await countSpecialists(db, filters, view.now)]).toEqual([through.people, through.counted])
  },
)

test('words that nobody is found by are told from those that somebody is, whatever their accents and hyphens', async () => {
  const { strange, city } = await lookUpWords(
    t.deps.db,
    ['Clára', 'ana-clara', 'neuro', 'enxaqueca', 'clara-zzz', 'xy', '&&'],
    ['Lugar Nenhum', 'SAO paulo'],
  )
  expect(strange).toEqual(['enxaqueca', 'clara-zzz'])
  expect(city).toBe(1)
})
