import type { CustomerLine } from '@emma/contracts/customers/admin'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { knowOwnAddress } from '../../test/own-address.ts'
import { admin, specialist } from '../../test/people.ts'

const idOf = (at: number) => `018f0000-0000-7000-8000-${String(at).padStart(12, '0')}`
const people = (count: number): readonly CustomerLine[] =>
  Array.from({ length: count }, (_, at) => ({
    id: idOf(at),
    name: at === 0 ? '=HYPERLINK("x")' : `Pessoa ${at}`,
    email: `p${at}@emma.test`,
    avatar: null,
    cpf: null,
    created_at: '2026-11-20T15:00:00.000Z',
    status: 'active' as const,
  }))

/** A server with this many patients that records its requests. */
const serve = (count: number) => {
  const asked: URLSearchParams[] = []
  const all = people(count)
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url)
    if (!pathname.endsWith('getCustomerAll')) return new Response(null, { status: 503 })
    asked.push(searchParams)
    const page = Number(searchParams.get('page') ?? 1)
    const pageSize = Number(searchParams.get('pageSize') ?? 10)
    const data = all.slice((page - 1) * pageSize, page * pageSize)
    return Response.json({ data, meta: { page, pageSize, total: count } })
  })
  return asked
}

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

const nameOfRow = (name: RegExp) => screen.findByRole('link', { name })

test('a row is a link, so that keyboard, middle click and screen readers open it', async () => {
  serve(3)
  const { router } = await openApp('/admin/customers', admin)
  const link = await nameOfRow(/Pessoa 1$/)
  expect(link.getAttribute('href')).toBe(`/admin/customers/edit/${idOf(1)}`)
  link.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/customers/edit/${idOf(1)}`))
})

test('how many rows a page has is in the address, and remembered for the person on this device', async () => {
  const asked = serve(60)
  const { router, unmount } = await openApp('/admin/customers?page=3', admin)
  await userEvent.selectOptions(await screen.findByLabelText('Por página'), '50')
  await waitFor(() => expect(router.state.location.search).toEqual({ pageSize: '50' }))
  await nameOfRow(/Pessoa 49$/)
  unmount()
  queryClient.clear()
  asked.length = 0
  await openApp('/admin/customers', admin)
  await nameOfRow(/Pessoa 49$/)
  expect(asked.map((query) => query.get('pageSize'))).toEqual(['50'])
})

test('what another person chose on the device, or somebody typed, does not count', async () => {
  localStorage.setItem(`pageSize:${specialist.id.replace(/1$/, '2')}:customers`, '50')
  const asked = serve(3)
  await openApp('/admin/customers?pageSize=7', admin)
  await nameOfRow(/Pessoa 1$/)
  expect(asked.map((query) => query.get('pageSize'))).toEqual(['10'])
})

test('a list that is only read again does not fade; one that makes room for another page does', async () => {
  serve(12)
  await openApp('/admin/customers', admin)
  const list = (await nameOfRow(/Pessoa 1$/)).closest('section[aria-busy]')
  const answers = Promise.withResolvers<void>()
  const served = fetch
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    await answers.promise
    return served(...asked)
  })
  act(() => void queryClient.invalidateQueries())
  await waitFor(() => expect(list?.getAttribute('aria-busy')).toBe('true'))
  expect(list?.getAttribute('data-former')).toBe('false')
  await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }))
  await waitFor(() => expect(list?.getAttribute('data-former')).toBe('true'))
  answers.resolve()
  await nameOfRow(/Pessoa 11$/)
  expect(list?.getAttribute('data-former')).toBe('false')
})

test('a page that is no more leads to the last one', async () => {
  serve(12)
  const { router } = await openApp('/admin/customers?page=9', admin)
  await nameOfRow(/Pessoa 11$/)
  expect(router.state.location.search).toEqual({ page: '2' })
})

test('a header sorts up, then down, then as before; the order is the server’s, and the first page is shown', async () => {
  const asked = serve(60)
  const { router } = await openApp('/admin/customers?page=2&sort=password', admin)
  const header = await screen.findByRole('columnheader', { name: 'Cadastro' })
  const press = () => userEvent.click(within(header).getByRole('button'))
  const inAddress = () => router.state.location.search
  await press()
  await waitFor(() => expect(inAddress()).toEqual({ sort: 'created_at' }))
  expect(header.getAttribute('aria-sort')).toBe('ascending')
  await press()
  await waitFor(() => expect(inAddress()).toEqual({ sort: '-created_at' }))
  expect(header.getAttribute('aria-sort')).toBe('descending')
  await press()
  await waitFor(() => expect(inAddress()).toEqual({}))
  expect(header.getAttribute('aria-sort')).toBeNull()
  expect(asked.slice(0, 3).map((query) => query.get('sort'))).toEqual([null, 'created_at', '-created_at'])
})

test('where there is no room for headers the menu sorts', async () => {
  serve(3)
  const { router } = await openApp('/admin/customers', admin)
  await userEvent.click(await screen.findByRole('button', { name: 'Opções da lista' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Cadastro: decrescente' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: '-created_at' }))
})

const savedFile = () => {
  const files: Blob[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  URL.createObjectURL = (file: Blob) => {
    files.push(file)
    return 'blob:file'
  }
  URL.revokeObjectURL = () => undefined
  return files
}

const download = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Opções da lista' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Baixar planilha (CSV)' }))
}

test('a spreadsheet has every row that is filtered, page by page, and nothing in it is a formula', async () => {
  const files = savedFile()
  const asked = serve(120)
  await openApp('/admin/customers?search=pessoa', admin)
  await nameOfRow(/Pessoa 1$/)
  await download()
  await waitFor(() => expect(files).toHaveLength(1))
  const written = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await files[0]?.arrayBuffer())
  const lines = written.split('\r\n')
  expect(lines[0]).toBe('\uFEFFPaciente;E-mail;CPF;Cadastro;Situação')
  expect(lines[1]).toMatch(/^"'=HYPERLINK\(""x""\)";p0@emma\.test;/)
  expect(lines).toHaveLength(122)
  expect(
    asked.slice(1).map((query) => [query.get('search'), query.get('page'), query.get('pageSize')]),
  ).toEqual([
    ['pessoa', '1', '100'],
    ['pessoa', '2', '100'],
  ])
})

test('a spreadsheet that has no room for all rows says so', async () => {
  const files = savedFile()
  serve(5001)
  await openApp('/admin/customers', admin)
  await nameOfRow(/Pessoa 1$/)
  await download()
  await screen.findByText(/primeiras 5\.000 de 5\.001 linhas/)
  expect(files).toHaveLength(1)
})

test('the menu of a list is worked with the keyboard alone', async () => {
  serve(3)
  await openApp('/admin/customers', admin)
  const button = await screen.findByRole('button', { name: 'Opções da lista' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  const menu = await screen.findByRole('menu', { name: 'Opções da lista' })
  expect(document.activeElement).toBe(within(menu).getAllByRole('menuitem')[0])
  await userEvent.keyboard('{End}{ArrowDown}')
  expect(document.activeElement).toBe(within(menu).getAllByRole('menuitem')[0])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button)
})
