import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OfflineBanner } from './offline-banner.tsx'

afterEach(() => vi.restoreAllMocks())

test('says in a live region that the connection is gone, and that it is back by saying nothing', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const { container } = render(<OfflineBanner />)
  const region = container.querySelector('[aria-live="polite"]')
  expect(region?.textContent).toBe('')
  expect(screen.queryByRole('status')).toBeNull()
  online.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByRole('status')).toBe(region)
  expect(region?.textContent).toContain('Sem conexão')
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(region?.textContent).toBe('')
})
