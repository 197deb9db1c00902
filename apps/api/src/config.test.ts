import { expect, test } from 'vitest'
import { testSettings } from '../test/settings.ts'
import { readConfig } from './config.ts'

const settings = testSettings('postgres://emma@127.0.0.1/emma', 'http://127.0.0.1:1', 1, '/nonexistent')
const read = (more: Readonly<Record<string, string>>) => () => readConfig({ ...settings, ...more })
const hex = 'a'.repeat(32)
const livekit = { VIDEO_PROVIDER: 'livekit', LIVEKIT_URL: 'wss://live.example', LIVEKIT_API_KEY: 'key' }

test('calls need no setting with the provider that is ours', () => {
  expect(read({})().VIDEO_PROVIDER).toBe('peer')
})

test.each([
  [{ VIDEO_PROVIDER: 'agora' }, 'A configuração AGORA_APP_ID está faltando.'],
  [{ VIDEO_PROVIDER: 'agora', AGORA_APP_ID: hex }, 'A configuração AGORA_APP_CERTIFICATE está faltando.'],
  [{ VIDEO_PROVIDER: 'agora', AGORA_APP_ID: '42' }, 'A configuração AGORA_APP_ID não serve: expects 32'],
  [{ AGORA_APP_ID: hex, AGORA_APP_CERTIFICATE: 'g'.repeat(32) }, 'AGORA_APP_CERTIFICATE não serve'],
  [livekit, 'A configuração LIVEKIT_API_SECRET está faltando.'],
  [{ ...livekit, LIVEKIT_URL: 'https://live.example' }, 'A configuração LIVEKIT_URL não serve'],
  [{ VIDEO_PROVIDER: 'skype' }, 'A configuração VIDEO_PROVIDER não serve'],
  [{ SUPPORT_PHONE: 'call us' }, 'A configuração SUPPORT_PHONE não serve'],
])('%j stops the start with a sentence that names what is wrong', (more, sentence) => {
  expect(read(more)).toThrow(sentence)
})

test.each([
  'on',
  'true',
  'all',
  '*',
  '10',
  '-1',
  '1.5',
  '0.0.0.0/0',
  '::/0',
  '128.0.0.0/1',
  '10.0.0.0/',
  'proxy',
])('TRUST_PROXY=%s stops the start: nobody may believe everybody', (value) => {
  expect(read({ TRUST_PROXY: value })).toThrow(
    'A configuração TRUST_PROXY não serve: diga quantos proxies há na frente',
  )
})

test('both hosted providers start with what they need', () => {
  const agora = { VIDEO_PROVIDER: 'agora', AGORA_APP_ID: hex, AGORA_APP_CERTIFICATE: hex }
  expect(read(agora)().VIDEO_PROVIDER).toBe('agora')
  expect(read({ ...livekit, LIVEKIT_API_SECRET: 'secret' })().VIDEO_PROVIDER).toBe('livekit')
})
