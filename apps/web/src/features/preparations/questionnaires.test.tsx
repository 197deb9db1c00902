import type { Questionnaire } from '@emma/contracts/preparations'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { knowOwnAddress } from '../../test/own-address.ts'
import { specialist } from '../../test/people.ts'

const of = (end: string) => `018f0000-0000-7000-8000-0000000000${end}`
type Questions = Questionnaire['questions']
const since: Questions[number] = {
  id: of('c1'),
  text: 'Desde quando?',
  kind: 'text',
  options: [],
  required: true,
}
let server: { data: Questionnaire[]; saved: { questions: Questions }[] }

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  const specialty = { id: of('0c'), name: 'Clínica médica' }
  server = { data: [{ specialty, questions: [since] }], saved: [] }
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    if (!/\/questionnaires/.test(request.url)) return new Response(null, { status: 503 })
    if (request.method === 'GET') return Response.json({ data: server.data })
    const sent: { questions: Questions } = await request.json()
    server.saved.push(sent)
    const questions = sent.questions.map((each, at) => ({ ...each, id: each.id ?? of(`d${at}`) }))
    server.data = [{ specialty, questions }]
    return Response.json(server.data[0])
  })
  return () => vi.unstubAllGlobals()
})

test('a specialist adds a question with options, moves it up, and saves', async () => {
  await openApp('/specialist/perguntas', specialist)
  await screen.findByRole('heading', { name: 'Clínica médica' })
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar pergunta' }))
  const second = within(screen.getByRole('group', { name: 'Pergunta 2' }))
  await userEvent.selectOptions(second.getByRole('combobox', { name: 'Resposta' }), 'Uma opção')
  // Neither text nor options yet.
  await userEvent.click(screen.getByRole('button', { name: 'Salvar perguntas' }))
  expect(second.getAllByText('Preencha este campo.').length).toBe(2)
  expect(server.saved).toEqual([])
  await userEvent.type(second.getByRole('textbox', { name: 'Pergunta' }), 'De que lado?')
  await userEvent.type(second.getByRole('textbox', { name: 'Opções' }), 'Direito{enter}Esquerdo')
  await userEvent.click(screen.getByRole('button', { name: 'Subir a pergunta 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar perguntas' }))
  await waitFor(() => expect(server.saved).toHaveLength(1))
  expect(server.saved[0]?.questions).toEqual([
    { text: 'De que lado?', kind: 'choice', options: ['Direito', 'Esquerdo'], required: false },
    since,
  ])
})
