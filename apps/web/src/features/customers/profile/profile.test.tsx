import type { Customer } from '@emma/contracts/customers'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer } from '../../../test/people.ts'
import { customerServer, refusal } from '../customers-api.fake.ts'

const profile: Customer = {
  id: '018f0000-0000-7000-8000-0000000000c1',
  avatar: null,
  personalData: {
    fullName: 'Ana Teste',
    birthDate: '1990-05-20',
    cpf: '52998224725',
    special_document_type: null,
    special_document_number: null,
  },
  contactDetails: { email: 'ana@emma.test', cellphone: '11987654321', phone: null, contactPreference: 'sms' },
  several: { nickname: null, maritalStatus: 'casado', gender: 'feminino', timezone: 'America/Sao_Paulo' },
  address: null,
  pendingContact: {},
  cards: [],
  creditBalance: { totalBalance: 0, credits: [] },
}
const address = {
  zipCode: '01310100',
  address: 'Avenida Paulista',
  number: '1000',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}
const info = 'GET customer/info'
const save = 'PUT customer/updateCustomer'

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

const section = async (name: string) => within(await screen.findByRole('region', { name }))
const edit = async (name: string, verb: string | RegExp = /Editar/) => {
  const part = await section(name)
  await userEvent.click(part.getByRole('button', { name: verb }))
  await part.findByRole('button', { name: 'Salvar' })
  return part
}
const replace = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

test('every group is shown; a part is edited where it stands and sent alone', async () => {
  let now = profile
  const server = customerServer({
    [info]: () => Response.json(now),
    [save]: () => {
      now = { ...profile, several: { ...profile.several, nickname: 'Nina' } }
      return Response.json(now)
    },
  })
  const { container } = await openApp('/customer/perfil/dados', customer)
  const personal = await section('Dados pessoais')
  for (const text of ['Ana Teste', '529.982.247-25', '20/05/1990', 'Casado(a)']) {
    expect(personal.getByText(text)).toBeDefined()
  }
  expect((await section('Contato')).getAllByText('(11) 98765-4321')).toHaveLength(2)
  const part = await edit('Preferências')
  await replace(part.getByLabelText(/Como quer ser chamado/), 'Nina')
  await userEvent.click(part.getByRole('button', { name: 'Salvar' }))
  expect(await part.findByText('Nina')).toBeDefined()
  expect(document.activeElement?.textContent).toBe('Editar')
  const [sent] = server.sentTo(save)
  expect(sent).toEqual({
    several: '{"nickname":"Nina","timezone":"America/Sao_Paulo"}',
    contactDetails: '{"contactPreference":"sms"}',
  })
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test('one’s data are rows that open, each with what is in it; what waits for a code lies open', async () => {
  customerServer({ [info]: () => Response.json({ ...profile, pendingContact: { email: 'nova@emma.test' } }) })
  await openApp('/customer/perfil/dados', customer)
  await section('Contato')
  const rows = [...document.querySelectorAll('details')].map((row) => [
    row.querySelector('summary')?.textContent,
    row.open,
  ])
  expect(rows).toEqual([
    ['ATFoto de perfilEscolher foto', false],
    ['Dados pessoaisAna Teste · 20/05/1990', false],
    ['Contatoana@emma.test · (11) 98765-4321', true],
    ['EndereçoFalta o endereço', false],
    ['PreferênciasPor SMS · horário de Brasília', false],
  ])
})

test('a new e-mail asks for its code at once, and counts when it was right', async () => {
  let now: Customer = profile
  const server = customerServer({
    [info]: () => Response.json(now),
    [save]: () => {
      now = { ...profile, pendingContact: { email: 'nova@emma.test' } }
      return Response.json(now)
    },
    'POST authentication/confirm-contact': (body) => {
      if (JSON.stringify(body).includes('111111')) return refusal('code_invalid')
      now = { ...profile, contactDetails: { ...profile.contactDetails, email: 'nova@emma.test' } }
      return new Response(null, { status: 204 })
    },
  })
  await openApp('/customer/perfil/dados', customer)
  const part = await edit('Contato')
  await replace(part.getByLabelText('E-mail'), 'nova@emma.test')
  await userEvent.click(part.getByRole('button', { name: 'Salvar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirme seu novo e-mail' }))
  await userEvent.type(dialog.getByLabelText('Código de 6 dígitos'), '111111')
  expect((await dialog.findByRole('alert')).textContent).toContain('O código não está certo')
  await replace(dialog.getByLabelText('Código de 6 dígitos'), '222222')
  expect(await (await section('Contato')).findByText('nova@emma.test')).toBeDefined()
  await waitFor(() => expect(screen.queryByText(/Falta confirmar/)).toBeNull())
  expect(server.sentTo('POST authentication/confirm-contact')).toEqual([
    { kind: 'email', code: '111111' },
    { kind: 'email', code: '222222' },
  ])
})

test('what waits for a code can be confirmed later', async () => {
  const pendingContact = { cellphone: '21998765432' }
  customerServer({ [info]: () => Response.json({ ...profile, pendingContact }) })
  await openApp('/customer/perfil/dados', customer)
  const part = await section('Contato')
  expect(part.getByText(/^Falta confirmar/).textContent).toBe('Falta confirmar (21) 99876-5432')
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(part.getByRole('button', { name: 'Digitar o código' }))
  expect(await screen.findByRole('dialog', { name: 'Confirme seu novo celular' })).toBeDefined()
})

test('an address needs its fields, is filled in by its CEP, and closes when it is saved', async () => {
  const server = customerServer({
    [info]: () => Response.json(profile),
    'GET externalServices/01310100': () => Response.json({ ...address, number: '' }),
    'GET states/getStates': () => Response.json({ data: [{ uf: 'SP', name: 'São Paulo', ibge: 35 }] }),
    [save]: () => Response.json({ ...profile, address }),
  })
  await openApp('/customer/perfil/dados', customer)
  const part = await edit('Endereço', 'Adicionar endereço')
  await userEvent.click(part.getByRole('button', { name: 'Salvar' }))
  expect((await part.findByRole('alert')).textContent).toContain(
    'Por favor, preencha todos os campos obrigatórios do endereço.',
  )
  expect(server.sentTo(save)).toEqual([])
  await userEvent.type(part.getByLabelText('CEP'), '01310100')
  await waitFor(() => expect(part.getByLabelText<HTMLInputElement>('Bairro').value).toBe('Bela Vista'))
  await userEvent.type(part.getByLabelText('Número'), '1000')
  await userEvent.click(part.getByRole('button', { name: 'Salvar' }))
  expect(await part.findByText('Avenida Paulista, 1000')).toBeDefined()
  expect(part.queryByLabelText('CEP')).toBeNull()
})

test('what the server refuses stands beside its field, and nothing is lost', async () => {
  const errors = [{ path: 'personalData.fullName', message: 'Confira o nome.' }]
  customerServer({ [info]: () => Response.json(profile), [save]: () => refusal('validation_failed', errors) })
  await openApp('/customer/perfil/dados', customer)
  const part = await edit('Dados pessoais')
  const name = part.getByLabelText<HTMLInputElement>('Nome completo')
  await replace(name, 'Ana')
  await userEvent.click(part.getByRole('button', { name: 'Salvar' }))
  expect(part.getByText('Informe nome e sobrenome.')).toBeDefined()
  await replace(name, 'Ana Nova')
  await userEvent.click(part.getByRole('button', { name: 'Salvar' }))
  expect(await part.findByText('Confira o nome.')).toBeDefined()
  expect(name.value).toBe('Ana Nova')
  await userEvent.click(part.getByRole('button', { name: 'Cancelar' }))
  expect(part.getByText('Ana Teste')).toBeDefined()
})

const cut = (): never => {
  throw new TypeError('cut')
}

test('a change that was done although its answer was lost is shown', async () => {
  let now = profile
  customerServer({
    [info]: () => Response.json(now),
    [save]: () => {
      now = { ...profile, several: { ...profile.several, nickname: 'Nina' } }
      return cut()
    },
  })
  await openApp('/customer/perfil/dados', customer)
  const part = await edit('Preferências')
  const field = part.getByLabelText<HTMLInputElement>(/Como quer ser chamado/)
  await replace(field, 'Nina')
  await userEvent.click(part.getByRole('button', { name: 'Salvar' }))
  expect((await part.findByRole('alert')).textContent).toContain('Não conseguimos falar com a Emma')
  expect(field.value).toBe('Nina')
  await userEvent.click(part.getByRole('button', { name: 'Cancelar' }))
  expect(await part.findByText('Nina')).toBeDefined()
})

test('a code whose answer was lost is not called wrong', async () => {
  let now: Customer = { ...profile, pendingContact: { email: 'nova@emma.test' } }
  let isCut = true
  customerServer({
    [info]: () => (isCut ? cut() : Response.json(now)),
    'POST authentication/confirm-contact': () => {
      if (now.pendingContact.email === undefined) return refusal('code_invalid')
      now = { ...profile, contactDetails: { ...profile.contactDetails, email: 'nova@emma.test' } }
      return cut()
    },
  })
  isCut = false
  await openApp('/customer/perfil/dados', customer)
  await userEvent.click((await section('Contato')).getByRole('button', { name: 'Digitar o código' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirme seu novo e-mail' }))
  isCut = true
  await userEvent.type(dialog.getByLabelText('Código de 6 dígitos'), '222222')
  expect((await dialog.findByRole('alert')).textContent).toContain('Não conseguimos falar com a Emma')
  isCut = false
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }))
  expect(await screen.findByText('E-mail atualizado.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})
