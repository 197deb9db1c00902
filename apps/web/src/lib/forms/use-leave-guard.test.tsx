import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ConfirmOutlet } from '../../ui/dialog/confirm-outlet.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

let isDirty = false

const Form = () => {
  const free = useLeaveGuard(() => isDirty)
  return (
    <button type="button" onClick={free}>
      Salvar
    </button>
  )
}

/** A form at `/form`, and another page. */
const open = async (dirty: boolean) => {
  isDirty = dirty
  const root = createRootRoute()
  const form = createRoute({ getParentRoute: () => root, path: '/form', component: Form })
  const other = createRoute({ getParentRoute: () => root, path: '/other', component: () => 'Outra tela' })
  const router = createRouter({
    routeTree: root.addChildren([form, other]),
    history: createMemoryHistory({ initialEntries: ['/form'] }),
  })
  render(
    <MantineProvider>
      <RouterProvider router={router} />
      <ConfirmOutlet />
    </MantineProvider>,
  )
  await router.load()
  await screen.findByText('Salvar')
  const go = () => void router.history.push('/other')
  return { go, path: () => router.state.location.pathname }
}

test('who has changed nothing leaves at once', async () => {
  const { go, path } = await open(false)
  go()
  await waitFor(() => expect(path()).toBe('/other'))
})

test('unsaved changes are asked about; staying stays, leaving leaves', async () => {
  const { go, path } = await open(true)
  go()
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar aqui' }))
  expect(path()).toBe('/form')
  go()
  await userEvent.click(await screen.findByRole('button', { name: 'Sair sem salvar' }))
  await waitFor(() => expect(path()).toBe('/other'))
})

test('what has just been saved is not asked about', async () => {
  const { go, path } = await open(true)
  await userEvent.click(screen.getByText('Salvar'))
  go()
  await waitFor(() => expect(path()).toBe('/other'))
})
