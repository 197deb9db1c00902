import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { answerEmptyLists } from '../../test/empty-lists.ts'
import { customer } from '../../test/people.ts'

beforeEach(answerEmptyLists)

test('an address that no screen has is called so, also below one that has a name', async () => {
  await openApp('/customer/nada', customer)
  await screen.findByRole('heading', { level: 1, name: 'Página não encontrada' })
  await waitFor(() => expect(document.title).toBe('Página não encontrada · Emma'))
})
