import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Config, readConfig } from '../src/config.ts'
import { forgetWorker, saySeen } from '../src/jobs/workers.repo.ts'
import { issueLocally } from '../src/providers/signatures/local-authority.ts'
import { inCluster, type TestDatabase } from '../test/cluster/databases.ts'
import { buildTestApp, createCustomer, createTestDatabase, type TestApp } from '../test/index.ts'
import { markAsNewer } from '../test/mark-as-newer.ts'
import { testSettings } from '../test/settings.ts'
import { startCollector } from '../test/tracing/collector.ts'
import { startLossyRelay } from '../test/turn/lossy-relay.ts'
import { examineAll } from './examine.ts'
import type { Finding } from './finding.ts'

const NOWHERE = 'http://127.0.0.1:1'
const WORKER = 'doctor-test'
let t: TestApp
let folder: string
/** For new connections; the databases of tests are not durable. */
const setDurable = (to: 'on' | 'off') =>
  inCluster(
    t.databaseUrl,
    `ALTER DATABASE ${new URL(t.databaseUrl).pathname.slice(1)} SET synchronous_commit = ${to}`,
  )
beforeAll(async () => {
  t = await buildTestApp()
  await setDurable('on')
  await createCustomer(t.deps)
  folder = await mkdtemp(join(tmpdir(), 'emma-doctor-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html>')
})
afterAll(async () => {
  await t.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => saySeen(t.deps.db, WORKER))

const examine = (changes: Partial<Config> = {}) => examineAll({ ...t.config, WEB_DIST: folder, ...changes })
const told = (findings: readonly Finding[], state: Finding['state']): readonly string[] =>
  findings.filter((finding) => finding.state === state).map(({ sentence }) => sentence)

test('where all is well nothing fails, and nothing is left behind', async () => {
  const findings = await examine()
  expect(told(findings, 'broken')).toEqual([])
  expect(told(findings, 'well').length).toBeGreaterThan(12)
  expect(await Readable.from(t.deps.storage.list()).toArray()).toEqual([])
})

describe('one fault is one sentence, which says what to do:', () => {
  const faults: readonly (readonly [string, Partial<Config>, RegExp])[] = [
    ['mail', { SMTP_URL: 'smtp://emma:segredo@127.0.0.1:1' }, /^E-mail: 127\.0\.0\.1:1 .*Confira SMTP_URL/],
    ['payments', { PAGARME_URL: NOWHERE }, /^Pagamentos: .*Confira PAGARME_URL e PAGARME_SECRET_KEY/],
    [
      'the recipient',
      { PAGARME_RECIPIENT_ID: 're_nobody' },
      /^Pagamentos: .*PAGARME_RECIPIENT_ID não existe/,
    ],
    ['the web app', { WEB_DIST: '/nonexistent' }, /^Aplicativo web: .*npm run build/],
    [
      'a replica',
      { DATABASE_READ_URL: 'postgres://emma:segredo@127.0.0.1:1/emma' },
      /^Réplica .*DATABASE_READ_URL/,
    ],
    ['Redis', { realtime: { adapter: 'redis', url: 'redis://:segredo@127.0.0.1:1' } }, /^Redis: .*REDIS_URL/],
    ['an address without https', { NODE_ENV: 'production', SEED: 'none' }, /^Endereço público: .*https/],
    [
      'a certificate that is not there',
      { SIGNATURE_P12: '/nonexistent.p12' },
      /^Assinatura: nonexistent\.p12 não abre/,
    ],
  ]
  test.each(faults)('%s', async (_, changes, sentence) => {
    const [found, ...others] = told(await examine(changes), 'broken')
    expect(found).toMatch(sentence)
    expect(found).not.toContain('segredo')
    expect(others).toEqual([])
  })

  const doubts: readonly (readonly [string, Partial<Config>, RegExp])[] = [
    ['messages', { ZENVIA_URL: NOWHERE }, /^SMS: .*ZENVIA_URL/],
    [
      'addresses',
      { VIACEP_URL: NOWHERE, BRASILAPI_URL: NOWHERE },
      /^Endereços: .*VIACEP_URL e BRASILAPI_URL/,
    ],
    ['traces', { OTEL_EXPORTER_OTLP_ENDPOINT: NOWHERE }, /^Rastros: .*OTEL_EXPORTER_OTLP_ENDPOINT/],
  ]
  test.each(doubts)('%s, without which people get on', async (_, changes, sentence) => {
    const findings = await examine(changes)
    expect(told(findings, 'broken')).toEqual([])
    expect(told(findings, 'warning').filter((each) => sentence.test(each))).toHaveLength(1)
  })
})

test('a replica that keeps up is well', async () => {
  const findings = await examine({ DATABASE_READ_URL: t.databaseUrl })
  expect(told(findings, 'broken')).toEqual([])
  expect(told(findings, 'well')).toContain('Réplica de leitura: em dia.')
})

describe('the database', () => {
  test('that cannot be reached hides none of the other findings', async () => {
    const findings = await examine({ DATABASE_URL: 'postgres://emma:segredo@127.0.0.1:1/emma' })
    expect(told(findings, 'broken')).toEqual([expect.stringMatching(/^Banco de dados: .*DATABASE_URL/)])
    expect(told(findings, 'well')).toContainEqual(expect.stringMatching(/^E-mail/))
  })

  test('that forgets what it confirmed', async () => {
    await setDurable('off')
    const broken = told(await examine(), 'broken')
    await setDurable('on')
    expect(broken).toEqual([expect.stringMatching(/^Gravação: .*synchronous_commit/)])
  })

  describe('of another state', () => {
    let database: TestDatabase
    beforeAll(async () => {
      database = await createTestDatabase()
    })
    afterAll(() => database.drop())
    const after = async (statement: string, state: Finding['state']) => {
      await inCluster(database.url, statement)
      return told(await examine({ DATABASE_URL: database.url }), state)
    }
    const ofTheLast = 'name = (SELECT max(name) FROM schema_migrations)'

    test('an edited migration, one that is missing, a missing extension, a later release, no tables', async () => {
      const edited = await after(`UPDATE schema_migrations SET hash = 'x' WHERE ${ofTheLast}`, 'broken')
      expect(edited).toContainEqual(expect.stringMatching(/^Versão do banco: \S+ foi alterada/))
      const behind = await after(`DELETE FROM schema_migrations WHERE ${ofTheLast}`, 'warning')
      expect(behind).toContainEqual(expect.stringMatching(/^Versão do banco: falta 1 atualização/))
      const bare = await after('DROP EXTENSION unaccent CASCADE', 'broken')
      expect(bare).toContainEqual(expect.stringMatching(/^Banco de dados: falta unaccent/))
      await markAsNewer(database.url)
      const newer = told(await examine({ DATABASE_URL: database.url }), 'broken')
      expect(newer).toEqual([expect.stringMatching(/9999_from_later, mais nova/)])
      const empty = await after('DROP TABLE schema_migrations', 'warning')
      expect(empty).toContainEqual(expect.stringMatching(/^Versão do banco: ainda vazio/))
    })
  })
})

test('a collector of traces is sent a message with the key of the settings, and what it says is told', async () => {
  const collector = await startCollector()
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: { 'x-key': 'one' },
  }
  expect(told(await examine(settings), 'well')).toContainEqual(expect.stringMatching(/^Rastros: 127/))
  collector.answerWith((response) => void response.writeHead(401).end())
  expect(told(await examine(settings), 'warning')).toContainEqual(expect.stringMatching(/^Rastros: .*401/))
  expect(collector.keys).toEqual(['one', 'one'])
  await collector.stop()
})

test('nobody who does what is due is a failure', async () => {
  await forgetWorker(t.deps.db, WORKER)
  expect(told(await examine(), 'broken')).toEqual([expect.stringMatching(/^Tarefas: .*ROLE=worker/)])
})

test('keys of another installation are told from those that are only missing', async () => {
  const settings = (masterKeys: string) =>
    readConfig({ ...testSettings(t.databaseUrl, t.sandboxUrl, 25, folder), MASTER_KEYS: masterKeys })
      .MASTER_KEYS
  const [first = '', second = ''] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'))
  const broken = async (masterKeys: string) =>
    told(await examine({ MASTER_KEYS: settings(masterKeys) }), 'broken')
  expect(await broken(`1:${first}`)).toEqual([expect.stringMatching(/^Chaves: \d+ .*outra instalação/)])
  expect(await broken(`2:${second}`)).toEqual([expect.stringMatching(/^Chaves: .*versão 1, .*MASTER_KEYS/)])
})

test('files that cannot be kept', async () => {
  const DATA_DIR = join(folder, 'no-folder')
  await writeFile(DATA_DIR, '')
  const broken = told(await examine({ DATA_DIR }), 'broken')
  expect(broken).toContainEqual(expect.stringMatching(/^Arquivos: .*DATA_DIR\/files/))
})

describe('the certificate that signs', () => {
  const issue = async (name: string, until: Date): Promise<string> => {
    const path = join(folder, `${name}.p12`)
    const wish = { holder: 'Sérgio Teste', from: new Date('2020-01-01'), until }
    await writeFile(path, issueLocally('AC de teste da Emma', wish, 'segredo').p12)
    return path
  }
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

  test.each([
    ['lasts', 100, 'segredo', 'well', /vale por mais (99|100) dias/],
    ['ends soon', 5, 'segredo', 'warning', /vence em [45] dias/],
    ['is over', -5, 'segredo', 'broken', /venceu/],
    ['has another password', 100, 'outro', 'broken', /não abre .*SIGNATURE_PASSWORD/],
  ] as const)('%s', async (name, days, password, state, sentence) => {
    const SIGNATURE_P12 = await issue(name.replaceAll(' ', '-'), inDays(days))
    const findings = told(await examine({ SIGNATURE_P12, SIGNATURE_PASSWORD: password }), state)
    expect(findings).toContainEqual(expect.stringMatching(sentence))
  })
})

test('the relay of calls: its secret, another secret, nobody there', async () => {
  const relay = await startLossyRelay()
  const { TURN_URLS, TURN_SECRET } = relay.settings
  const say = async (changes: Partial<Config>, state: Finding['state']) =>
    told(await examine(changes), state).filter((sentence) => sentence.startsWith('Chamadas'))
  try {
    expect(await say({ TURN_URLS, TURN_SECRET }, 'well')).toEqual([expect.stringContaining('aceita a senha')])
    const wrong = { TURN_URLS, TURN_SECRET: 'another secret, as long as it has to be' }
    expect(await say(wrong, 'broken')).toEqual([expect.stringContaining('TURN_SECRET')])
    const nobody = { TURN_URLS: 'turn:127.0.0.1:1', TURN_SECRET }
    expect(await say(nobody, 'broken')).toEqual([expect.stringContaining('UDP 3478')])
  } finally {
    relay.stop()
  }
})
