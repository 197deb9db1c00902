import type { Prescription } from '@emma/contracts/prescriptions'
import type { MedicalRecord } from '@emma/contracts/records'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { specialist } from '../../../test/people.ts'
import { contentOf } from '../editor/record-fields.ts'
import type { Consultation } from '../records.queries.ts'

const id = '018f0000-0000-7000-8000-00000000000a'
const dipirona: Prescription = {
  id,
  title: 'Dipirona 500 mg',
  bulario_id: null,
  prescription: '1 comprimido a cada 6 horas',
  condition_use: 'Se Dor',
  via: 'Oral',
  qtd: '20',
  is_model: false,
  record_id: id,
}
const record: MedicalRecord = {
  ...contentOf(null),
  id,
  uuid: id,
  schedule_id: id,
  customer_id: id,
  customer_name: 'Paula Teste',
  dependent: null,
  specialist_id: id,
  specialist_name: 'Carlos Teste',
  status: 'draft',
  version: 1,
  addenda: [],
  prescriptions: [],
  can: { edit: true, amend: false },
  created_at: '2026-11-23T12:00:00.000Z',
  updated_at: '2026-11-23T12:00:00.000Z',
}
const consultation: Consultation = {
  patient: {
    uuid: id,
    photo: null,
    fullName: 'Paula Teste',
    cpf: '52998224725',
    phone: '11987654321',
    startTime: '09:00',
    endTime: '09:30',
    attendanceTime: 754,
    age: 36,
    sex: 'masculino',
    birthDate: '1990-05-20',
    address: 'Rua das Flores, 10, Centro',
    city: 'São Paulo - SP',
    guardian: null,
  },
  customer_id: id,
  dependent_id: null,
  specialty: { id, name: 'Clínica médica' },
  stopwatch: false,
  record,
}
const refusal = (status: number, code: string, detail: string) =>
  Response.json(
    { type: 'urn:emma', title: 'Atenção', status, code, detail, traceId: '' },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )
const signed = 'Este prontuário já foi assinado. Adicione um adendo.'
const page = { page: 1, pageSize: 5, total: 0 }
const harmless = { is_recognized: true, allergies: [], interactions: [], duplicates: [] }
let warnings = harmless
/** Calls that are never answered. */
let hanging: RegExp | undefined
/** Calls that fail. */
let broken: RegExp | undefined
/** What was prescribed, by its key: one sent again under the same is the same. */
const written = new Map<string, { title: string; is_model: boolean }>()
/** Answers a new prescription, if it is not refused. */
let onCreate: ((body: { title: string; is_model: boolean }) => Response) | undefined
const reads: readonly (readonly [RegExp, () => Response])[] = [
  [/records\/consultation/, () => Response.json(consultation)],
  [/records\/history/, () => Response.json({ data: [], meta: page, shared: 'own', break_glass_until: null })],
  [/records\/allergies/, () => Response.json({ data: [] })],
  [/prescriptions\/all\?.*record_id/, () => Response.json({ data: [dipirona], meta: page })],
  [/prescriptions\/all/, () => Response.json({ data: [], meta: page })],
  [
    /records\/phrases/,
    () => Response.json({ data: [{ field: 'complaint', phrases: ['Tosse.'], own: false }] }),
  ],
  [/prescriptions\/check/, () => Response.json(warnings)],
  [
    /cids\/all/,
    () =>
      Response.json({
        data: [{ code: 'N91.2', description: 'Amenorréia', chapter: 'XIV', sex: 'F' }],
        meta: page,
      }),
  ],
]

beforeEach(() => {
  // Lists scroll to the selected entry; jsdom has no layout.
  Element.prototype.scrollIntoView = () => {}
  queryClient.clear()
  warnings = harmless
  broken = undefined
  hanging = undefined
  onCreate = undefined
  written.clear()
  knowOwnAddress()
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    if (hanging?.test(request.url)) return new Promise(() => {})
    if (broken?.test(request.url)) return refusal(503, 'unavailable', 'Indisponível.')
    const found = reads.find(([path]) => path.test(request.url))
    if (found) return found[1]()
    // What was typed is saved: unsent text would be waiting in the next test's record.
    if (/records\/update/.test(request.url)) return Response.json({ ...record, ...(await request.json()) })
    if (onCreate && /prescriptions\/create/.test(request.url)) {
      const body = { is_model: false, ...(await request.json()) }
      written.set(request.headers.get('idempotency-key') ?? `${written.size}`, body)
      return onCreate(body)
    }
    if (/prescriptions\/(create|update|delete)/.test(request.url))
      return refusal(409, 'record_signed', signed)
    return refusal(503, 'unavailable', 'Indisponível.')
  })
})

const open = async () => {
  await openApp(`/specialist/prontuario-medico/${id}/novo`, specialist)
  return userEvent.setup()
}
const findNotice = async (title: string) => {
  const dialog = await screen.findByRole('dialog', { name: title })
  within(dialog).getByText(signed)
  return dialog
}

test('on a phone who it is stands in a strip above the record, and the rest a press away, without codes', async () => {
  const user = await open()
  const [name] = await screen.findAllByText('Paula Teste')
  const editor = await screen.findByRole('region', { name: 'Esta consulta' })
  expect(name?.compareDocumentPosition(editor)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await screen.findByText('36 anos · masculino')
  await screen.findByText('Nenhuma alergia anotada')
  await user.click(screen.getByRole('button', { name: 'Dados do paciente' }))
  const panel = await screen.findByRole('region', { name: 'Paciente' })
  const facts = [
    ...['Paula Teste', '529.982.247-25', '(11) 98765-4321', '09:00', '09:30', '12 min', '36 anos'],
    ...['Masculino', '20/05/1990', 'Rua das Flores, 10, Centro', 'São Paulo - SP'],
  ]
  for (const fact of facts) within(panel).getByText(fact)
  expect(screen.queryByText(id)).toBeNull()
})

test('what was begun in tabs goes on card by card, and back', async () => {
  const user = await open()
  await user.type(await screen.findByRole('textbox', { name: 'Queixa principal' }), 'Dor de cabeça')
  await user.click(screen.getByRole('radio', { name: 'Com a Emma' }))
  await screen.findByRole('heading', { name: 'O que trouxe o paciente?' })
  const field = screen.getByRole('textbox', { name: 'Queixa principal' })
  expect(field).toHaveProperty('value', 'Dor de cabeça')
  await user.type(field, ' forte')
  await user.click(screen.getByRole('radio', { name: 'Em abas' }))
  expect(await screen.findByRole('textbox', { name: 'Queixa principal' })).toHaveProperty(
    'value',
    'Dor de cabeça forte',
  )
})

test('a code of the other sex is warned of, and stays the specialist’s choice', async () => {
  const user = await open()
  await user.click(await screen.findByRole('tab', { name: 'Diagnóstico' }))
  await user.type(screen.getByRole('combobox', { name: 'CID-10' }), 'N91')
  await user.click(await screen.findByRole('option', { name: 'N91.2 Amenorréia', hidden: true }))
  await screen.findByText(/só do sexo feminino/)
  expect(screen.getByRole('textbox', { name: 'Hipótese diagnóstica' })).toHaveProperty('value', 'Amenorréia')
})

test('each refusal of a prescription has its title, and says what the server says', async () => {
  const user = await open()
  await user.click(await screen.findByRole('tab', { name: 'Prescrição' }))
  await user.click(await screen.findByRole('button', { name: 'Prescrever' }))
  await user.type(screen.getByRole('combobox', { name: 'Medicamento' }), 'Paracetamol')
  await user.type(screen.getByRole('textbox', { name: 'Modo de uso' }), '1 comprimido')
  await user.click(screen.getByRole('button', { name: 'Salvar prescrição' }))
  await user.click(
    within(await findNotice('Erro ao criar prescrição')).getByRole('button', { name: 'Entendi' }),
  )
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))

  await user.click(screen.getByRole('button', { name: 'Editar Dipirona 500 mg' }))
  await user.click(screen.getByRole('button', { name: 'Salvar prescrição' }))
  await user.click(
    within(await findNotice('Erro ao atualizar prescrição')).getByRole('button', { name: 'Entendi' }),
  )
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))

  await user.click(screen.getByRole('button', { name: 'Remover Dipirona 500 mg' }))
  await user.click(await screen.findByRole('button', { name: 'Remover' }))
  await findNotice('Erro ao deletar prescrição')
})

const writeParacetamol = async (user: Awaited<ReturnType<typeof open>>) => {
  await user.click(await screen.findByRole('tab', { name: 'Prescrição' }))
  await user.click(await screen.findByRole('button', { name: 'Prescrever' }))
  await user.type(screen.getByRole('combobox', { name: 'Medicamento' }), 'Paracetamol')
  await user.type(screen.getByRole('textbox', { name: 'Modo de uso' }), '1 comprimido')
}
const titles = () => [...written.values()].map(({ title, is_model }) => (is_model ? `model ${title}` : title))
const made = (body: object) => Response.json({ ...dipirona, ...body }, { status: 201 })

test('a model that fails alone is said so, and is finished without prescribing again', async () => {
  let refused = true
  onCreate = (body) => (body.is_model && refused ? refusal(409, 'record_signed', signed) : made(body))
  const user = await open()
  await writeParacetamol(user)
  await user.click(screen.getByRole('checkbox', { name: 'Salvar também como modelo' }))
  await user.click(screen.getByRole('button', { name: 'Salvar prescrição' }))
  const dialog = await screen.findByRole('dialog', { name: 'Prescrito, mas não salvo como modelo' })
  within(dialog).getByText(/Paracetamol está na prescrição; falta só o modelo/)
  expect(screen.getByRole('textbox', { name: 'Modo de uso', hidden: true })).toHaveProperty('value', '')
  refused = false
  await user.click(within(dialog).getByRole('button', { name: 'Tentar o que falta' }))
  await screen.findByRole('dialog', { name: 'Prescrição criada com sucesso' })
  expect(titles()).toEqual(['Paracetamol', 'model Paracetamol', 'model Paracetamol'])
})

test('a prescription whose answer is lost is not written twice', async () => {
  let answers = 0
  onCreate = (body) => {
    answers += 1
    if (answers === 1) throw new TypeError('Failed to fetch')
    return made(body)
  }
  const user = await open()
  await writeParacetamol(user)
  await user.click(screen.getByRole('button', { name: 'Salvar prescrição' }))
  await screen.findByRole('dialog', { name: 'Prescrição criada com sucesso' })
  expect([answers, titles()]).toEqual([2, ['Paracetamol']])
})

test('a check that fails is said to be missing, and nothing is prescribed', async () => {
  onCreate = made
  broken = /prescriptions\/check/
  const user = await open()
  await writeParacetamol(user)
  await user.click(screen.getByRole('button', { name: 'Salvar prescrição' }))
  const dialog = await screen.findByRole('dialog', { name: 'Erro ao criar prescrição' })
  within(dialog).getByText(/Não foi possível conferir alergias e interações de Paracetamol/)
  expect(titles()).toEqual([])
})

test('a check that does not answer is said to be under way', async () => {
  hanging = /prescriptions\/check/
  const user = await open()
  await writeParacetamol(user)
  await screen.findByText(/^Conferindo alergias e interações/)
})

test('who prescribes while the record cannot be saved is told so, and keeps what was written', async () => {
  broken = /records\/update/
  const user = await open()
  await user.type(await screen.findByRole('textbox', { name: 'Queixa principal' }), 'Tosse')
  await user.click(screen.getByRole('tab', { name: 'Prescrição' }))
  await user.click(await screen.findByRole('button', { name: 'Prescrever' }))
  await user.type(screen.getByRole('combobox', { name: 'Medicamento' }), 'Paracetamol')
  await user.type(screen.getByRole('textbox', { name: 'Modo de uso' }), '1 comprimido')
  await user.click(screen.getByRole('button', { name: 'Salvar prescrição' }))
  const dialog = await screen.findByRole('dialog', { name: 'Erro ao criar prescrição' })
  within(dialog).getByText(/o prontuário, que ainda não pôde ser salvo/)
  await user.click(within(dialog).getByRole('button', { name: 'Entendi' }))
  expect(screen.getByRole('textbox', { name: 'Modo de uso' })).toHaveProperty('value', '1 comprimido')
  // The text would be waiting in the next test's record.
  broken = undefined
  window.dispatchEvent(new Event('online'))
  await screen.findByText(/^Salvo às/)
})

test('prescriptions and documents that cannot be read are not said to be none', async () => {
  broken = /prescriptions\/all\?.*record_id/
  const user = await open()
  await user.click(await screen.findByRole('tab', { name: 'Prescrição' }))
  const alert = await screen.findByRole('alert')
  await screen.findByText('Isto também não carregou.')
  expect(screen.queryByText('Nenhum medicamento prescrito.')).toBeNull()
  broken = undefined
  await user.click(within(alert).getByRole('button', { name: 'Tentar novamente' }))
  await screen.findByText('Dipirona 500 mg')
})

test('a medicine that nobody knows is said to be unchecked while it is written', async () => {
  warnings = { is_recognized: false, allergies: [], interactions: [], duplicates: [] }
  const user = await open()
  await user.click(await screen.findByRole('tab', { name: 'Prescrição' }))
  await user.click(await screen.findByRole('button', { name: 'Prescrever' }))
  await user.type(await screen.findByRole('combobox', { name: 'Medicamento' }), 'Amoxilina')
  await screen.findByText(/alergias e interações não foram conferidas/)
})

test('Escape leaves a form in which nothing is left of what was written, as its list offers nothing', async () => {
  const user = await open()
  await user.click(await screen.findByRole('tab', { name: 'Prescrição' }))
  await user.click(await screen.findByRole('button', { name: 'Prescrever' }))
  await user.type(screen.getByRole('combobox', { name: 'Medicamento' }), 'P{Backspace}{Escape}')
  expect(screen.queryByRole('combobox', { name: 'Medicamento' })).toBeNull()
})
