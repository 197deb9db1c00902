import { freePort } from '@emma/api/test'
import { comeIn, desktop, type Person, phone } from '../../support/browser.ts'
import { deep } from '../../support/depth.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { hasCoturn, type Relay, startRelay } from '../../support/relay.ts'
import { audioArrives, untilVideoMoves } from '../../support/video.ts'

test.describe.configure({ mode: 'serial' })

/** Enough for sound, too little for an image. */
const NARROW = 9000
const RECOVERY_MS = 60_000

let relay: Relay | undefined
let patient: Person
let specialist: Person

const theRelay = (): Relay => {
  if (!relay) throw new Error('The relay does not run')
  return relay
}

test.beforeAll(async () => {
  test.skip(!(await hasCoturn()), 'coturn is not here and can’t be installed')
  relay = await startRelay(await freePort(), 'north-of-the-relay')
})
const emma = freshEmma(() => theRelay().settings)
test.afterAll(async () => relay?.stop())

/** A network that lets nothing through but the relay. */
const behindFirewall = async (person: Person): Promise<Person> => {
  await person.context.addInitScript(() => {
    const Direct = window.RTCPeerConnection
    window.RTCPeerConnection = class extends Direct {
      constructor(settings?: RTCConfiguration) {
        super({ ...settings, iceTransportPolicy: 'relay' })
      }
    }
  })
  return person
}

test.beforeAll(async () => {
  patient = await behindFirewall(await emma.open({ viewport: phone }))
  specialist = await behindFirewall(await emma.open({ viewport: desktop }))
})

const press = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true }).click()
const untilBothMove = () => Promise.all([patient, specialist].map(({ page }) => untilVideoMoves(page)))

test('two people who reach nothing but the relay meet through it', async () => {
  await comeIn(patient, 'paciente@emma.test')
  await comeIn(specialist, 'especialista@emma.test')
  await patient.page.goto('/customer/calls')
  await specialist.page.goto('/calls')
  for (const { page } of [patient, specialist]) {
    await page.getByRole('link', { name: 'Entrar na consulta' }).first().click()
  }
  await press(patient, 'Li e aceito o termo')
  await patient.page.getByText('Ver números').click()
  await patient.page.getByText('Alcançada', { exact: true }).waitFor()
  for (const person of [patient, specialist]) await press(person, 'Entrar na sala')
  await untilBothMove()
  for (const { page } of [patient, specialist]) expect(await audioArrives(page)).toBe(true)
})

test('what the server keeps says that the call was relayed, and holds no description', async () => {
  const samples = () =>
    emma.deps.db.selectFrom('call_events').select('data').where('kind', '=', 'quality').execute()
  await expect.poll(async () => (await samples()).length).toBeGreaterThan(1)
  for (const { data } of await samples()) expect(data).toMatchObject({ relayed: true })
  const all = await emma.deps.db.selectFrom('call_events').selectAll().execute()
  expect(JSON.stringify(all)).not.toMatch(/candidate:|v=0/)
})

test('a relay that carries little gets the sound alone, and the image comes back by itself', async () => {
  test.skip(!deep, 'takes a minute and a half: npm run test:deep')
  await theRelay().restart(NARROW)
  const notice = /só o som está sendo enviado/
  await Promise.any(
    [patient, specialist].map(({ page }) => page.getByText(notice).waitFor({ timeout: RECOVERY_MS })),
  )
  await theRelay().restart()
  for (const { page } of [patient, specialist]) {
    await page.getByText(notice).waitFor({ state: 'hidden', timeout: RECOVERY_MS })
  }
  await untilBothMove()
})

test('the test screen goes through the relay, and says when it is out of reach', async () => {
  const { page } = specialist
  await page.goto('/specialist/agora-teste')
  await page.getByText('Pela retransmissão.').waitFor({ timeout: 40_000 })
  await theRelay().stop()
  await press(specialist, 'Testar de novo')
  await page.getByText(/O servidor de retransmissão não foi alcançado/).waitFor({ timeout: 30_000 })
  await page.getByText('Não alcançada').waitFor()
})
