import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OfflineBanner } from './offline-banner.tsx'

afterEach(() => vi.restoreAllMocks())

test('says in a live region that the connection is gone, and that it is back by saying nothing', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  render(<OfflineBanner />)
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  online.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(region.textContent).toContain('Sem conexão')
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(region.textContent).toBe('')
})
