import { DAY } from '@emma/domain/interval'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { storageKeys } from '../../../lib/storage-keys.ts'
import { openApp } from '../../../test/app.tsx'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { customer, specialist } from '../../../test/people.ts'

vi.mock('../../../lib/i18n/person-zone.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/i18n/person-zone.ts')>()),
  deviceZone: () => 'America/Manaus',
}))

const written: Request[] = []
beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  written.length = 0
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    if (request.method !== 'GET') written.push(request)
    return new Response(null, { status: 503 })
  })
  const kept = { zone: 'America/Manaus', since: Date.now() - 8 * DAY }
  localStorage.setItem(storageKeys.otherZone, JSON.stringify(kept))
  return () => {
    localStorage.clear()
    vi.unstubAllGlobals()
  }
})

test.each([
  ['patient', '/customer', customer, 'customer/updateCustomer', { timezone: 'America/Manaus' }],
  ['specialist', '/dashboard', specialist, 'specialists/settings', { timezone: 'America/Manaus' }],
] as const)(
  'a %s whose device is elsewhere for a week is offered its zone',
  async (_, path, who, call, body) => {
    await openApp(path, { ...who, timezone: 'America/Sao_Paulo' })
    await screen.findByText('Seu aparelho está no horário de Manaus')
    await userEvent.click(screen.getByRole('button', { name: 'Usar horário de Manaus' }))
    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]?.url).toMatch(new RegExp(`${call}$`))
    expect(await written[0]?.clone().text()).toContain(JSON.stringify(body))
  },
)
