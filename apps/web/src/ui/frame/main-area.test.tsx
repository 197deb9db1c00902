import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { answerEmptyLists } from '../../test/empty-lists.ts'
import { customer } from '../../test/people.ts'

beforeEach(answerEmptyLists)

const shown = () => screen.getByRole('main').firstElementChild?.className

test('the first screen is simply there; the next ones come with a fade', async () => {
  await openApp('/customer/agenda', customer)
  await screen.findByRole('heading', { level: 1, name: 'Agenda' })
  expect(shown()).toContain('still')
  const [chats] = screen.getAllByRole('link', { name: 'Conversas' })
  if (!chats) throw new Error('No way to the chats')
  await userEvent.click(chats)
  await screen.findByRole('heading', { level: 1, name: 'Conversas' })
  await waitFor(() => expect(shown()).toContain('zoomFade'))
})
