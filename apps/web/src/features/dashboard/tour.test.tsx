import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { knowOwnAddress } from '../../test/own-address.ts'
import { customer } from '../../test/people.ts'

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  vi.stubGlobal('fetch', async () => Response.json({ data: [], meta: { page: 1, pageSize: 3, total: 0 } }))
  return () => vi.unstubAllGlobals()
})

const titled = (name: string) => screen.findByRole('heading', { level: 1, name })
const swipe = (from: number, to: number) => {
  const tour = screen.getByRole('region', { name: 'Conheça a Emma' })
  fireEvent.touchStart(tour, { touches: [{ clientX: from }] })
  fireEvent.touchEnd(tour, { changedTouches: [{ clientX: to }] })
}

test('the tour goes by keys, fingers, dots and buttons, and not beyond its ends', async () => {
  await openApp('/customer/swiper', customer)
  await titled('Encontre quem cuida de você')
  await userEvent.keyboard('{ArrowLeft}')
  await titled('Encontre quem cuida de você')
  await userEvent.keyboard('{ArrowRight}')
  await titled('Marque em poucos toques')
  swipe(300, 100)
  await titled('Converse por vídeo')
  swipe(100, 120)
  await titled('Converse por vídeo')
  swipe(100, 300)
  await titled('Marque em poucos toques')
  await userEvent.click(screen.getByRole('button', { name: /^Ir para 5 de 5/ }))
  await titled('Seus dados são seus')
  await userEvent.keyboard('{ArrowRight}')
  await titled('Seus dados são seus')
  await userEvent.click(screen.getByRole('button', { name: 'Voltar' }))
  await titled('Tudo em um só lugar')
})

test('the home invites to it until it was seen or declined', async () => {
  const first = await openApp('/customer', customer)
  await userEvent.click(await screen.findByRole('link', { name: 'Conheça a Emma' }))
  await titled('Encontre quem cuida de você')
  await userEvent.click(screen.getByRole('button', { name: 'Pular' }))
  await waitFor(() => expect(first.router.state.location.pathname).toBe('/customer'))
  await screen.findByRole('heading', { name: 'Especialidades' })
  expect(screen.queryByRole('link', { name: 'Conheça a Emma' })).toBeNull()
})

test('an invitation that was declined does not come back', async () => {
  const { unmount } = await openApp('/customer', customer)
  await userEvent.click(await screen.findByRole('button', { name: 'Dispensar o convite' }))
  expect(screen.queryByRole('link', { name: 'Conheça a Emma' })).toBeNull()
  unmount()
  await openApp('/customer', customer)
  await screen.findByRole('heading', { name: 'Especialidades' })
  expect(screen.queryByRole('link', { name: 'Conheça a Emma' })).toBeNull()
})
