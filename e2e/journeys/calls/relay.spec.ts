import { freePort } from '@emma/api/test'
import { desktop, phone } from '../../support/browser.ts'
import {
  behindFirewall,
  comeToTheRoom,
  enterTheRoom,
  press,
  type Two,
  untilBothMove,
} from '../../support/call.ts'
import { deep } from '../../support/depth.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { hasCoturn, type Relay, startRelay } from '../../support/relay.ts'
import { audioArrives } from '../../support/video.ts'

test.describe.configure({ mode: 'serial' })

/** Enough for sound, too little for an image. */
const NARROW = 9000
/** The device test ends within it. */
const TRY_MS = 30_000

let relay: Relay | undefined
let two: Two

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

test.beforeAll(async () => {
  two = {
    patient: await behindFirewall(await emma.open({ viewport: phone })),
    specialist: await behindFirewall(await emma.open({ viewport: desktop })),
  }
})

test('two people who reach nothing but the relay meet through it', async () => {
  const { patient, specialist } = two
  await comeToTheRoom(two)
  await patient.page.getByText('Ver números').click()
  await patient.page.getByText('Alcançada', { exact: true }).waitFor()
  await enterTheRoom(two)
  await untilBothMove(two)
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
  await Promise.any(Object.values(two).map(({ page }) => page.getByText(notice).waitFor()))
  await theRelay().restart()
  for (const { page } of Object.values(two)) {
    await page.getByText(notice).waitFor({ state: 'hidden' })
  }
  await untilBothMove(two)
})

test('the test screen goes through the relay, and says when it is out of reach', async () => {
  const { page } = two.specialist
  await page.goto('/specialist/agora-teste')
  const again = page.getByRole('button', { name: 'Testar de novo' })
  // On a machine too slow for the test's own timeout, the test is repeated, as a person would.
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await page.getByText('Pela retransmissão.').waitFor({ timeout: TRY_MS })
  }).toPass()
  await theRelay().stop()
  await press(two.specialist, 'Testar de novo')
  await page.getByText(/O servidor de retransmissão não foi alcançado/).waitFor()
  await page.getByText('Não alcançada').waitFor()
})
