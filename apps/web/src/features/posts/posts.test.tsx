import type { Post } from '@emma/contracts/posts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { knowOwnAddress } from '../../test/own-address.ts'
import { customer } from '../../test/people.ts'

const post: Post = {
  id: '018f0000-0000-7000-8000-00000000000b',
  title: 'Dormir bem',
  summary: 'O que ajuda.',
  content: `<h2>Antes</h2><p onclick="steal()">Luz <b>baixa</b>.</p><script>steal()</script><p>${'palavra '.repeat(600)}</p>`,
  cover: '/api/v1/files/covers/x.webp',
  published_at: '2026-11-20T12:00:00.000Z',
  draft: false,
}

const empty = { data: [], meta: { page: 1, pageSize: 3, total: 0 } }
/** Answers the post's own call; the frame around it gets nothing. */
const answer = (body: object, status = 200) =>
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    url.includes('/posts/') ? Response.json(body, { status }) : Response.json(empty),
  )

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

test('a post has its picture, date and time to read, and nothing of it runs', async () => {
  answer(post)
  const { container } = await openApp(`/customer/post/${post.id}`, customer)
  expect(await screen.findByRole('heading', { level: 1, name: 'Dormir bem' })).toBeDefined()
  expect(container.querySelector('article')?.textContent).toContain('20/11/2026 · 3 min de leitura')
  expect(screen.getByRole('heading', { level: 2, name: 'Antes' })).toBeDefined()
  expect(container.querySelector('article script, [onclick]')).toBeNull()
  expect(screen.getByRole('link', { name: 'Voltar ao início' })).toBeDefined()
})

test('a post that was taken back says so, and leads home', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Erro',
    status: 404,
    code: 'not_found',
    detail: 'Não há.',
    traceId: 't',
  }
  answer(problem, 404)
  await openApp(`/customer/post/${post.id}`, customer)
  expect(
    await screen.findByRole('heading', { name: 'Esta publicação não está mais disponível' }),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ir para o início' })).toBeDefined()
})
