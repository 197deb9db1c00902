import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, createSpecialist, createSpecialty, type TestApp } from '../../../../test/index.ts'
import { refreshNextSlots } from '../../availability/index.ts'

let t: TestApp

/** On a Monday at nine in Brasília; all attend from Monday to Friday, from 8 to 18. */
beforeAll(async () => {
  t = await buildTestApp()
  const mind = await createSpecialty(t.deps, 'Psicologia')
  const create = async (name: string, more: { weekday: number; init_hour: string; final_hour: string }[]) => {
    const { specialistId } = await createSpecialist(t.deps, { specialtyId: mind })
    await t.deps.db.updateTable('specialists').set({ name }).where('id', '=', specialistId).execute()
    const [id, created_at] = [specialistId, t.clock.now()]
    const rules = more.map((rule) => ({
      ...rule,
      id: t.deps.newId(),
      specialist_id: id,
      interval_minutes: 30,
      created_at,
    }))
    if (rules.length > 0) await t.deps.db.insertInto('availability_rules').values(rules).execute()
  }
  await create('Ana Reis', [{ weekday: 6, init_hour: '08:00', final_hour: '11:00' }])
  await create('Bia Prado', [{ weekday: 2, init_hour: '19:00', final_hour: '21:00' }])
  await refreshNextSlots(t.deps)
})
afterAll(() => t.close())

const find = async (query: Record<string, string>): Promise<string[]> => {
  const { data } = (
    await t.app.inject({ url: `/api/v1/specialists/specialists?${new URLSearchParams(query)}` })
  ).json()
  return data.map(({ name }: { name: string }) => name).toSorted()
}

test.each([
  ['psicóloga hoje', ['Ana Reis', 'Bia Prado']],
  ['psicóloga sábado', ['Ana Reis']],
  ['psicóloga que atende no sábado de manhã', ['Ana Reis']],
  ['psicóloga amanhã à noite', ['Bia Prado']],
  ['psicóloga à noite', ['Bia Prado']],
  ['therapist on Tuesday evening', ['Bia Prado']],
  ['Ana amanhã', ['Ana Reis']],
  ['sábado', ['Ana Reis']],
  ['ansiedade à noite', ['Ana Reis', 'Bia Prado']],
])('for %j those are found who attend then: %j', async (search, expected) => {
  expect(await find({ search })).toEqual(expected)
})

test('a chosen day goes before the one in words', async () => {
  expect(await find({ search: 'psicóloga sábado', date: '2026-11-24' })).toEqual(['Ana Reis', 'Bia Prado'])
})

test('the free times of that day are shown', async () => {
  const shown = async (query: Record<string, string>) => {
    const { data } = (
      await t.app.inject({ url: `/api/v1/specialists/specialists?${new URLSearchParams(query)}` })
    ).json()
    return data.map(
      ({ name, nextSlots }: { name: string; nextSlots: { date: string; init_hour: string }[] }) => [
        name,
        ...nextSlots.map(({ date, init_hour }) => `${date} ${init_hour}`),
      ],
    )
  }
  const evening = ['2026-11-24 19:00', '2026-11-24 19:30', '2026-11-24 20:00']
  expect(await shown({ search: 'psicóloga amanhã à noite' })).toEqual([['Bia Prado', ...evening]])
  expect(await shown({ date: '2026-11-24', period: 'evening' })).toEqual([['Bia Prado', ...evening]])
  const saturday = ['2026-11-28 08:00', '2026-11-28 08:30', '2026-11-28 09:00']
  expect(await shown({ date: '2026-11-28' })).toEqual([['Ana Reis', ...saturday]])
})

const page = async (q: string, language = '') =>
  (await t.app.inject({ url: `${language}/buscar?${new URLSearchParams({ q })}` })).body

test.each([
  ['psicóloga amanhã à noite', 'Com horário livre amanhã à noite.'],
  ['psicóloga sábado', 'Com horário livre no sábado, 28 de novembro.'],
  ['psicóloga à noite', 'Quem atende à noite.'],
  [
    'psicóloga domingo',
    'Não encontramos profissionais de Psicologia que atendam no domingo, 29 de novembro.',
  ],
  ['psicóloga na sexta-feira à noite', 'Não encontramos profissionais de Psicologia que atendam à noite.'],
  ['psicóloga na sexta-feira à noite', 'Com horário livre na sexta-feira, 27 de novembro.'],
])('for %j it is said for when: %j', async (q, said) => {
  expect(await page(q)).toContain(said)
})

test('in English too, and the filters are not counted for a day', async () => {
  expect(await page('psychologist on Saturday morning', '/en')).toContain(
    'With a free time on Saturday 28 November, in the morning.',
  )
  const ask = async (search: string) =>
    (await t.app.inject({ url: `/api/v1/specialists/facets?${new URLSearchParams({ search })}` })).json()
  expect(await ask('psicóloga amanhã à noite')).toMatchObject({
    facets: null,
    unmet: null,
    when: { date: '2026-11-24', period: 'evening' },
  })
  expect(await ask('psicóloga domingo')).toMatchObject({
    unmet: { when: { date: '2026-11-29', period: null } },
    when: null,
  })
})
