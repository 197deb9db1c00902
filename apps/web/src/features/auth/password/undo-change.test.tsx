import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '../../../test/app.tsx'
import { knowOwnAddress } from '../../../test/own-address.ts'
import { authServer, refuse } from '../auth-api.fake.ts'

beforeEach(() => {
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

const UNDO = 'POST authentication/undo-change'
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('the link of a changed e-mail undoes by a press, never by a visit, and leads to a new password', async () => {
  const server = authServer({ [UNDO]: () => Response.json({ reset_token: 'the-reset-token' }) })
  await openApp('/desfazer?token=the-token', null)
  await screen.findByRole('heading', { name: 'Desfazer a mudança?' })
  expect(server.of(UNDO)).toEqual([])
  await press('Desfazer a mudança')
  expect(await screen.findByLabelText('Nova senha')).toBeDefined()
  expect(server.of(UNDO)).toEqual([{ call: UNDO, body: { token: 'the-token' } }])
})

test('the link of a changed cell phone says that the way to a new password is in the mail', async () => {
  authServer({ [UNDO]: () => Response.json({ reset_token: null }) })
  await openApp('/desfazer?token=the-token', null)
  await press('Desfazer a mudança')
  expect((await screen.findByRole('status')).textContent).toContain('Enviamos ao e-mail da conta')
})

test.each(['/desfazer', '/desfazer?token=used'])('%s, a link that is no good, says so', async (path) => {
  authServer({ [UNDO]: () => refuse('undo_token_invalid') })
  await openApp(path, null)
  if (path.includes('token')) await press('Desfazer a mudança')
  await waitFor(async () =>
    expect((await screen.findByRole('alert')).textContent).toContain('Este link expirou'),
  )
})
