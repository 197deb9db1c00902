import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { calculateWhileTyping } from './calculate.ts'
import { carryLanguage } from './language.ts'
import { renewWhenBack } from './renew.ts'
import { codeIn, offerScan } from './scan.ts'
import { suggestWhileTyping } from './suggest.ts'

beforeEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'pt-BR'
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    document.body.innerHTML = ''
    document.documentElement.lang = 'pt-BR'
  }
})

test.each([
  ['https://emma.example/verificar/AAAA-BBBB-CCCC', 'AAAA-BBBB-CCCC'],
  ['https://emma.example/verificar/AAAA-BBBB-CCCC/', 'AAAA-BBBB-CCCC'],
  ['https://elsewhere.example/pay', undefined],
  ['https://emma.example/verificar/../admin', undefined],
  ['wifi', undefined],
])('a QR of %s holds %s', (text, code) => expect(codeIn(text)).toBe(code))

const scan = `<div data-scan hidden><button data-start="Ler" data-stop="Desligar">Ler</button><p role="alert" hidden>Sem câmera</p><video hidden></video></div>`
const part = () => document.querySelector<HTMLElement>('[data-scan]')

/** A browser that detects QR codes, and what its camera shows in turn. */
const browserThatSees = (...seen: readonly string[]) => {
  const stop = vi.fn()
  const getUserMedia = vi.fn(async () => ({ getTracks: () => [{ stop }] }))
  const left = [...seen]
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = async () => [{ rawValue: left.shift() ?? '' }]
    },
  )
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const assign = vi.fn()
  vi.stubGlobal('location', { assign, pathname: '/verificar' })
  return { assign, stop, getUserMedia }
}

test('without a reader of codes the camera is not offered', () => {
  document.body.innerHTML = scan
  offerScan()
  expect(part()?.hidden).toBe(true)
})

test('the camera is asked for when it is wanted, reads the code, and is off again', async () => {
  const { assign, stop, getUserMedia } = browserThatSees('menu', 'https://emma.example/verificar/AAAA-BBBB')
  document.body.innerHTML = scan
  offerScan()
  expect([part()?.hidden, getUserMedia.mock.calls.length]).toEqual([false, 0])
  screen.getByRole('button').click()
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/verificar/AAAA-BBBB'))
  expect(stop).toHaveBeenCalled()
  expect(screen.getByRole('button').textContent).toBe('Ler')
})

test('on an English page the camera leads to the English check', async () => {
  const { assign } = browserThatSees('https://emma.example/verificar/AAAA-BBBB')
  vi.stubGlobal('location', { assign, pathname: '/en/verificar' })
  document.body.innerHTML = scan
  offerScan()
  screen.getByRole('button').click()
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/en/verificar/AAAA-BBBB'))
})

test('who refuses the camera is told what to do instead', async () => {
  const { getUserMedia } = browserThatSees()
  getUserMedia.mockRejectedValue(new Error('refused'))
  document.body.innerHTML = scan
  offerScan()
  screen.getByRole('button').click()
  expect((await screen.findByRole('alert')).textContent).toBe('Sem câmera')
})

test('the calculator shows what the server answers to what is typed', async () => {
  const form = (said: string, more = '') =>
    `<form data-calculator><input name="preco" aria-label="Preço" value=""${more}><output>${said}</output></form>`
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(form('Você recebe R$ 158'))
  })
  document.body.innerHTML = form('Você recebe R$ 176', ' required')
  calculateWhileTyping()
  await userEvent.type(screen.getByLabelText('Preço'), '180')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Você recebe R$ 158'))
  expect(asked.at(-1)).toContain('?preco=180')
})

test.each([
  ['pt-BR', 'pt'],
  ['en', 'en'],
])(
  'what is suggested on a page in %s is asked for in its language, complaints beside it',
  async (lang, language) => {
    document.documentElement.lang = lang
    document.body.innerHTML = '<input data-suggest="Sugestões" aria-label="Busca">'
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      return Response.json({ data: [{ name: 'Neurology' }, { name: 'Headaway' }] })
    })
    suggestWhileTyping()
    await userEvent.type(screen.getByLabelText('Busca'), 'heada')
    await waitFor(() => expect(document.querySelectorAll('option')).toHaveLength(2))
    expect(asked.at(-1)).toContain(`search=heada&language=${language}`)
    const labels = [...document.querySelectorAll('option')].map((option) => option.getAttribute('label'))
    expect(labels).toEqual(['heada · Neurology', null])
  },
)

test('screens go on in the language of the page, unless one was chosen before', () => {
  document.body.innerHTML = '<a href="#pt" data-language="pt">Português</a>'
  carryLanguage()
  expect(localStorage.getItem('language')).toBeNull()
  document.documentElement.lang = 'en'
  carryLanguage()
  expect(localStorage.getItem('language')).toBe('en')
  screen.getByText('Português').click()
  expect(localStorage.getItem('language')).toBe('pt')
  carryLanguage()
  expect(localStorage.getItem('language')).toBe('pt')
})

test('a page with free times that was left a while ago is loaded anew on the way back, no other is', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const comeBack = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  renewWhenBack()
  document.body.innerHTML = '<a class="s-slot">14h</a>'
  renewWhenBack()
  comeBack(false)
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  comeBack(true)
  expect(reload).not.toHaveBeenCalled()
  vi.setSystemTime(Date.now() + 30_000)
  comeBack(true)
  expect(reload).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
