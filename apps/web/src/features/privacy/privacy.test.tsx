import type { Consent } from '@emma/contracts/privacy'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { loadPhrases } from '../../lib/i18n/i18n.ts'
import type { Session } from '../../lib/session/session.ts'
import { openApp, sessionOf } from '../../test/app.tsx'
import { knowOwnAddress } from '../../test/own-address.ts'
import { customer } from '../../test/people.ts'
import OwnData from './own-data.tsx'

vi.mock('../../lib/realtime/realtime.ts', () => ({
  on: () => () => undefined,
  onMissed: () => () => undefined,
  onConnected: () => () => undefined,
}))
const patient = { ...customer, customerId: '018f0000-0000-7000-8000-00000000000b' }
type Answer = (request: Request) => Response
let answers: Record<string, Answer>
let sent: { readonly method: string; readonly path: string; readonly body: unknown }[]

beforeAll(() => loadPhrases('privacy'))
beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  sent = []
  answers = {}
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    const path = pathname.replace('/api/v1/', '')
    const text = await request.text()
    sent.push({ method: request.method, path, body: text === '' ? null : JSON.parse(text) })
    return answers[`${request.method} ${path}`]?.(request) ?? Response.json({}, { status: 404 })
  })
  return () => vi.unstubAllGlobals()
})

const consent = (kind: Consent['kind'], change: Partial<Consent> = {}): Consent => ({
  kind,
  version: '2',
  accepted_at: null,
  required: kind === 'terms' || kind === 'privacy',
  history: [],
  ...change,
})
const at = '2026-11-20T12:00:00.000Z'
const given = { accepted_at: at, history: [{ version: '2', accepted_at: at, revoked_at: null }] }

const showConsents = (...data: Consent[]) => {
  answers['GET customer/consents'] = () => Response.json({ data })
  answers['PUT customer/consents'] = () => Response.json({ data })
  return openApp('/customer/area-paciente?tab=consents', patient)
}
const written = () => sent.filter(({ method }) => method !== 'GET')

test('a shared history is read, accepted, and taken back after its consequence was said', async () => {
  await showConsents(consent('shared_history'))
  expect(await screen.findByText('Não aceito')).toBeDefined()
  await userEvent.click(screen.getByText('Ler o texto'))
  expect(screen.getByText(/Cada leitura fica registrada/)).toBeDefined()
  answers['PUT customer/consents'] = () => Response.json({ data: [consent('shared_history', given)] })
  await userEvent.click(screen.getByRole('button', { name: 'Aceitar: Histórico compartilhado' }))
  expect(await screen.findByText('Aceito em 20/11/2026')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Retirar: Histórico compartilhado' }))
  const question = await screen.findByRole('dialog')
  expect(within(question).getByText(/deixam de ler o seu histórico agora/)).toBeDefined()
  await userEvent.click(within(question).getByRole('button', { name: 'Retirar' }))
  await waitFor(() => expect(written()).toHaveLength(2))
  expect(written().map(({ body }) => body)).toEqual([
    { kind: 'shared_history', version: '2', accepted: true },
    { kind: 'shared_history', version: '2', accepted: false },
  ])
})

test('terms that stand with the account can’t be taken back; a new version is asked for', async () => {
  const older = [{ version: '1', accepted_at: at, revoked_at: null }]
  await showConsents(consent('terms', given), consent('privacy', { history: older }))
  expect(await screen.findByText('Há uma versão nova')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Retirar/ })).toBeNull()
  expect(screen.getAllByRole('button', { name: /^Aceitar/ })).toHaveLength(1)
})

/** Only the section, as in a profile. */
const showOwnData = async (session: Session = sessionOf(patient)) => {
  const root = createRootRouteWithContext<{ session: Session }>()({ component: OwnData })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: root, context: { session }, history })
  await router.load()
  render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        {/* The app's router is registered as the type of all; this one is smaller. */}
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  )
}
const copy =
  (status: string, progress = 0, ready_at: string | null = null) =>
  () =>
    Response.json({ status, progress, created_at: at, ready_at, expires_at: '2026-11-21T12:00:00.000Z' })

test('a copy that takes long shows its progress, and is downloaded when it is ready', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:copy')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  answers['GET customer/exports/current'] = copy('none')
  answers['GET customer/export'] = () => Response.json({ status: 'building', progress: 40 }, { status: 202 })
  await showOwnData()
  answers['GET customer/exports/current'] = copy('building', 40)
  await userEvent.click(await screen.findByRole('button', { name: 'Preparar cópia' }))
  expect(await screen.findByText('40% pronto')).toBeDefined()
  expect(made).not.toHaveBeenCalled()
  answers['GET customer/exports/current'] = copy('ready', 100, at)
  const zip = { headers: { 'content-type': 'application/zip' } }
  answers['GET customer/export'] = () => new Response(new Blob(['PK'], { type: 'application/zip' }), zip)
  const button = await screen.findByRole('button', { name: 'Baixar ZIP' })
  await userEvent.click(button)
  await waitFor(() => expect(pressed).toHaveBeenCalledOnce())
})

test('an account is erased only after the word was typed; what is still open is said', async () => {
  answers['GET customer/exports/current'] = copy('none')
  const session = sessionOf(patient)
  await showOwnData(session)
  await userEvent.click(await screen.findByRole('button', { name: 'Apagar conta' }))
  const dialog = await screen.findByRole('dialog', { name: 'Apagar a sua conta?' })
  expect(within(dialog).getByText(/prontuários e receitas, por 20 anos/)).toBeDefined()
  const confirm = within(dialog).getByRole('button', { name: 'Apagar para sempre' })
  expect(confirm.hasAttribute('disabled')).toBe(true)
  await userEvent.type(within(dialog).getByLabelText(/Para confirmar, digite APAGAR/), 'apagar')
  answers[`DELETE customer/deleteCustomer/${patient.customerId}`] = () =>
    Response.json(
      {
        ...{
          type: 'about:blank',
          title: 'Atenção',
          status: 409,
          code: 'erasure_not_allowed',
          detail: 'Ainda não.',
        },
        ...{
          traceId: '',
          errors: [
            { path: `appointments.${patient.customerId}`, message: 'Consulta com Helena.' },
            { path: 'queue', message: 'Lugar na fila.' },
            { path: 'wallet', message: 'Há saldo na carteira.' },
          ],
        },
      },
      { status: 409 },
    )
  await userEvent.click(confirm)
  const matters = within(await within(dialog).findByRole('alert')).getAllByRole('listitem')
  expect(
    matters.map((each) => [each.textContent, within(each).getByRole('link').getAttribute('href')]),
  ).toEqual([
    ['Consulta com Helena. Ver consulta', `/customer/agenda?open=${patient.customerId}`],
    ['Lugar na fila. Ver pronto atendimento', '/customer/pronto-atendimento'],
    ['Há saldo na carteira. Abrir carteira', '/customer/perfil/pagamentos#carteira'],
  ])
  expect(session.state().user).not.toBeNull()
  answers[`DELETE customer/deleteCustomer/${patient.customerId}`] = () =>
    Response.json({ status: 'accepted' }, { status: 202 })
  await userEvent.click(confirm)
  await waitFor(() => expect(session.state().user).toBeNull())
})
