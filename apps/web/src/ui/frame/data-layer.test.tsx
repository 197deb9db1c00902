import { useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '../../lib/api/api.ts'
import { customer } from '../../test/people.ts'
import { DataLayer } from './data-layer.tsx'

const other = { ...customer, id: '018f0000-0000-7000-8000-0000000000ff' }
const open = (userData: typeof customer) =>
  session.open({ accessToken: 'a1', refreshToken: 'refresh-token-number-1', userData })

/** Shows what was read for the first person; nothing is answered to the next. */
const Own = () => {
  const { data } = useQuery({
    queryKey: ['own'],
    queryFn: () =>
      session.state().user?.id === customer.id
        ? Promise.resolve('of the first')
        : new Promise<string>(() => undefined),
  })
  return <p>{data ?? 'waiting'}</p>
}

test('what a screen shows of one person is gone once another one is logged in, perhaps in another tab', async () => {
  open(customer)
  render(
    <DataLayer>
      <Own />
    </DataLayer>,
  )
  await screen.findByText('of the first')
  act(() => open(other))
  screen.getByText('waiting')
  expect(screen.queryByText('of the first')).toBeNull()
})
