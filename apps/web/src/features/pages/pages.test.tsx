import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { knowOwnAddress } from '../../test/own-address.ts'

const page = {
  id: '018f0000-0000-7000-8000-00000000000a',
  slug: 'termo-condicoes',
  title: 'Termos de uso',
  content:
    '<h2>Sua conta</h2><p onclick="steal()">É <strong>sua</strong>.</p><script>steal()</script>' +
    '<img src=x onerror=steal()><a href="javascript:steal()">aqui</a>',
  version: 3,
  published_at: '2026-11-20T12:00:00.000Z',
}
const asked: string[] = []

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  asked.length = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).pathname)
    return Response.json(page)
  })
  return () => vi.unstubAllGlobals()
})

test.each([
  ['/termos-de-uso', 'termo-condicoes'],
  ['/politica-de-privacidade', 'politica-privacidade'],
])('%s shows the published text to anybody, with its version', async (path, slug) => {
  await openApp(path, null)
  expect(await screen.findByRole('heading', { level: 1, name: 'Termos de uso' })).toBeDefined()
  expect(screen.getByText('Versão 3, publicada em 20/11/2026')).toBeDefined()
  expect(screen.getByRole('heading', { level: 2, name: 'Sua conta' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeDefined()
  expect(asked).toContain(`/api/v1/pages/${slug}`)
})

test('nothing of a text runs, whatever is stored', async () => {
  const { container } = await openApp('/termos-de-uso', null)
  await screen.findByText('sua')
  expect(container.querySelector('article script, article img, [onclick], [href^="javascript"]')).toBeNull()
})
