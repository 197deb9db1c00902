import { errorStatus } from '@emma/contracts/kit'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { openApp } from '../../test/app.tsx'
import { knowOwnAddress } from '../../test/own-address.ts'
import { customer } from '../../test/people.ts'

const tokenizer = 'https://provider.test/tokens?appId=pk_test'
const card = {
  id: '018f0000-0000-7000-8000-00000000000d',
  brand: 'Visa',
  last4: '0010',
  holder_name: 'ANA TESTE',
  exp_month: 12,
  exp_year: 2031,
  default: true,
  used_last: false,
}
const refusal = (code: 'cep_not_found' | 'cep_invalid' | 'card_token_invalid', detail: string) =>
  Response.json(
    { type: 'about:blank', title: 'Erro', status: errorStatus[code], code, detail, traceId: '' },
    { status: errorStatus[code] },
  )

/** As in a browser: a call that is given up fails. */
const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

/** A server and a provider that record their requests. */
const cardServer = (
  added: () => Response,
  cep: () => Response,
  token: () => Response | Promise<Response> = () => Response.json({ id: 'token_1' }),
) => {
  const seen: { url: string; body: unknown }[] = []
  const answer = (url: string): Response | Promise<Response> => {
    if (url.includes('card/tokenization')) return Response.json({ url: tokenizer, public_key: 'pk_test' })
    if (url.includes('card/addCard')) return added()
    if (url.includes('externalServices')) return cep()
    if (url.includes('customer/info')) return Response.json({ address: null })
    return url === tokenizer ? token() : Response.json({ data: [] })
  }
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const body = request.method === 'POST' ? await request.json() : undefined
    seen.push({ url: request.url, body })
    return Promise.race([answer(request.url), givenUp(request.signal)])
  })
  const sentTo = (part: string) => seen.filter(({ url }) => url.includes(part))
  return { sentTo }
}

const type = async (label: string | RegExp, text: string) =>
  userEvent.type(screen.getByLabelText(label), text)
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)

const fillCard = async () => {
  await screen.findByLabelText('Número do cartão')
  await type('Número do cartão', '4000000000000010')
  await type('Nome impresso no cartão', 'Ana Teste')
  await type('Mês', '12')
  await type('Ano', '31')
  await type('Código de segurança', '012')
}

const paulista = () =>
  Response.json({
    zipCode: '01310100',
    address: 'Avenida Paulista',
    number: '',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  })
const kept = () => Response.json(card, { status: 201 })

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  return () => vi.unstubAllGlobals()
})

/** The card with its address. */
const fillAll = async () => {
  await fillCard()
  await type(/^CEP/, '01310100')
  await waitFor(() => expect(field('Cidade').value).toBe('São Paulo'))
  await type('Número', '1000')
}

test('the number goes to the provider as typed, to us its token alone; then the form is empty', async () => {
  const { sentTo } = cardServer(kept, paulista)
  await openApp('/customer/novo-cartao', customer)
  await fillCard()
  await type(/^CEP/, '01310100')
  await waitFor(() => expect(field('Rua ou avenida').value).toBe('Avenida Paulista'))
  await type('Número', '1000')
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar cartão' }))
  await waitFor(() => expect(field('Número do cartão').value).toBe(''))
  expect(sentTo(tokenizer)[0]?.body).toEqual({
    type: 'card',
    card: { number: '4000000000000010', holder_name: 'ANA TESTE', exp_month: 12, exp_year: 31, cvv: '012' },
  })
  const [sent] = sentTo('card/addCard')
  expect(sent?.body).toMatchObject({ card_token: 'token_1', holder_name: 'ANA TESTE', zip_code: '01310100' })
  expect(JSON.stringify(sent?.body)).not.toContain('4000000000000010')
})

test('a card that was not kept stays in the form, with the reason', async () => {
  cardServer(() => refusal('card_token_invalid', 'Digite-os novamente.'), paulista)
  await openApp('/customer/novo-cartao', customer)
  await fillAll()
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar cartão' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Erro ao adicionar cartão')
  expect(alert.textContent).toContain('Digite-os novamente.')
  expect(field('Número do cartão').value).toBe('4000 0000 0000 0010')
})

test.each([
  ['cannot for now', () => new Response(null, { status: 503 })],
  ['wants no more calls', () => new Response(null, { status: 429 })],
  ['is not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where the provider %s, the card is not blamed and stays in the form', async (_how, token) => {
  const { sentTo } = cardServer(kept, paulista, token)
  await openApp('/customer/novo-cartao', customer)
  await fillAll()
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar cartão' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('O processador de pagamentos não respondeu.')
  expect(alert.textContent).not.toContain('Confira os dados')
  expect(field('Número do cartão').value).toBe('4000 0000 0000 0010')
  expect(sentTo('card/addCard')).toHaveLength(0)
})

test('a provider that never answers is given up', async () => {
  cardServer(kept, paulista, () => new Promise(() => undefined))
  await openApp('/customer/novo-cartao', customer)
  await fillAll()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await act(() => screen.getByRole('button', { name: 'Adicionar cartão' }).click())
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  await screen.findByText(/O processador de pagamentos não respondeu/)
})

test.each([
  ['cep_not_found', 'CEP não encontrado. Por favor, adicione um CEP válido.'],
  ['cep_invalid', 'CEP inválido. Por favor, verifique e tente novamente.'],
] as const)('a CEP is looked up with its eighth digit, and %s is said beside it', async (code, sentence) => {
  const { sentTo } = cardServer(kept, () => refusal(code, sentence))
  await openApp('/customer/novo-cartao', customer)
  await screen.findByLabelText(/^CEP/)
  await type(/^CEP/, '0131010')
  expect(sentTo('externalServices')).toHaveLength(0)
  await type(/^CEP/, '0')
  expect(await screen.findByText(sentence)).toBeDefined()
  expect(sentTo('externalServices')).toHaveLength(1)
})

test('while cards are in pause it says until when', async () => {
  const detail = 'Por segurança, o cartão está em pausa.'
  const problem = {
    type: 'about:blank',
    title: 'Atenção',
    status: 429,
    code: 'payment_pause',
    detail,
    traceId: '',
  }
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 13) })
  cardServer(() => Response.json({ ...problem, retry_after: 300 }, { status: 429 }), paulista)
  await openApp('/customer/novo-cartao', customer)
  await fillAll()
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar cartão' }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    `${detail} Você pode tentar novamente às 13h05.`,
  )
  vi.useRealTimers()
})

test('what is missing is said beside each field, and nobody is asked', async () => {
  const { sentTo } = cardServer(kept, paulista)
  await openApp('/customer/novo-cartao', customer)
  await userEvent.click(await screen.findByRole('button', { name: 'Adicionar cartão' }))
  expect(screen.getByText('Confira o número do cartão.')).toBeDefined()
  expect(screen.getAllByText('Preencha este campo.')).toHaveLength(4)
  expect(sentTo('token')).toHaveLength(0)
})
