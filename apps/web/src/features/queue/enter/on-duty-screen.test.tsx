import type { QueueOffer, QueueStanding } from '@emma/contracts/queue'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { openApp } from '../../../test/app.tsx'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer } from '../../../test/people.ts'

const standing = (kind_of_care: QueueStanding['kind_of_care'], on_duty: number): QueueStanding => {
  return { kind_of_care, on_duty, waiting: 0, estimate: null, attended_by: ['physician'] }
}
const kinds = [standing('general', 2), standing('pediatrics', 0), standing('dentistry', 1)]
const offer: QueueOffer = {
  ...standing('general', 2),
  price: 9000,
  queue_minutes: 60,
  estimated_wait: null,
  kinds,
  last: null,
}
const asked: URL[] = []

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  asked.length = 0
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const url = new URL(new Request(input, init).url)
    if (url.pathname.endsWith('/queue/offer')) return Response.json(offer)
    if (url.pathname.endsWith('/queue/me')) return Response.json(null)
    if (!url.pathname.endsWith('/specialists/specialists')) return new Response(null, { status: 503 })
    asked.push(url)
    return Response.json({ data: [], meta: { page: 1, pageSize: 30, total: 0 } })
  })
  return () => vi.unstubAllGlobals()
})

test('who is on duty is shown for the chosen kind of care alone, and only kinds with somebody are offered', async () => {
  await openApp('/customer/plantao', customer)
  await screen.findByText('2 especialistas de plantão')
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('care_kind')).toBe('general'))
  expect(screen.queryByRole('radio', { name: 'Pediatria' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Odontologia' }))
  await screen.findByText('1 especialista de plantão')
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('care_kind')).toBe('dentistry'))
})
