import { errorStatus } from '@emma/contracts/kit'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { loadPhrases } from '../../lib/i18n/i18n.ts'
import { knowOwnAddress } from '../../test/own-address.ts'
import { type AddressValues, emptyAddress, missingOf } from './address.ts'
import { AddressFields } from './address-fields.tsx'

const found = {
  zipCode: '01310100',
  address: 'Avenida Paulista',
  number: '',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}

/** A server with this look-up answer that records its requests. */
const lookup = (answer: () => Response | Promise<never>) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.includes('getStates')) return Response.json({ data: [{ uf: 'SP', name: 'São Paulo', ibge: 35 }] })
    asked.push(url.split('/').at(-1) ?? '')
    return answer()
  })
  return asked
}

const Form = ({ initial }: { initial: AddressValues }) => {
  const [values, setValues] = useState(initial)
  return <AddressFields values={values} onChange={(change) => setValues((old) => ({ ...old, ...change }))} />
}
const show = (initial: AddressValues = emptyAddress) =>
  render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <Form initial={initial} />
      </QueryClientProvider>
    </MantineProvider>,
  )
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label)
const typeCep = (text: string) => userEvent.type(field(/^CEP/), text)

beforeAll(() => loadPhrases('fields'))
beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

test('with the eighth digit the rest is filled in, and the number is next', async () => {
  const asked = lookup(() => Response.json(found))
  show()
  await typeCep('0131010')
  expect(asked).toEqual([])
  await typeCep('0')
  await waitFor(() => expect(field('Rua ou avenida').value).toBe('Avenida Paulista'))
  expect(asked).toEqual(['01310100'])
  expect([field('Bairro').value, field('Cidade').value]).toEqual(['Bela Vista', 'São Paulo'])
  expect(document.activeElement).toBe(field('Número'))
  await userEvent.type(field('Bairro'), ' II')
  expect(field('Bairro').value).toBe('Bela Vista II')
})

test('of a town with one CEP the street is still to be typed, and what was typed stays', async () => {
  lookup(() => Response.json({ ...found, address: '', district: '' }))
  show({ ...emptyAddress, address: 'Rua da Praça' })
  await typeCep('13170000')
  await waitFor(() => expect(field('Cidade').value).toBe('São Paulo'))
  expect(field('Rua ou avenida').value).toBe('Rua da Praça')
  expect(document.activeElement).toBe(field('Rua ou avenida'))
})

test.each([
  ['cep_invalid', 'CEP inválido. Por favor, verifique e tente novamente.'],
  ['cep_not_found', 'CEP não encontrado. Por favor, adicione um CEP válido.'],
] as const)('%s is said beside the CEP', async (code, sentence) => {
  const status = errorStatus[code]
  lookup(() => Response.json({ status, code, title: 'Erro', detail: '' }, { status }))
  show()
  await typeCep('00000000')
  expect((await screen.findByText(sentence)).getAttribute('class')).toContain('error')
})

test('too few digits are said when the field is left', async () => {
  lookup(() => Response.json(found))
  show()
  await typeCep('0131')
  await userEvent.tab()
  expect(screen.getByText('CEP inválido. Por favor, verifique e tente novamente.')).toBeDefined()
})

test.each([
  ['the connection is gone', () => Promise.reject(new TypeError('offline'))],
  [
    'the provider fails',
    () => Response.json({ status: 502, code: 'provider_failed', title: 'Erro', detail: '' }, { status: 502 }),
  ],
])('when %s the person types on', async (_, answer) => {
  lookup(answer)
  show()
  await typeCep('01310100')
  expect(await screen.findByText(/Não conseguimos buscar o endereço agora/)).toBeDefined()
  await userEvent.type(field('Cidade'), 'Santos')
  expect(field('Cidade').value).toBe('Santos')
})

test('an address that is there is not looked up, and its corrections stay', async () => {
  const asked = lookup(() => Response.json(found))
  show({ ...emptyAddress, ...found, zipCode: '01310-100', address: 'Av. Paulista, fundos', complement: '' })
  expect(field(/^CEP/).value).toBe('01310-100')
  await screen.findByRole('option', { name: 'São Paulo' })
  expect(asked).toEqual([])
  expect(field('Rua ou avenida').value).toBe('Av. Paulista, fundos')
})

test('everything but the complement is required', () => {
  expect(missingOf(emptyAddress)).toEqual(['zipCode', 'address', 'number', 'district', 'city', 'state'])
  expect(missingOf({ ...emptyAddress, ...found, number: '1', complement: '' })).toEqual([])
})
