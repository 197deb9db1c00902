import {
  createCustomer,
  createSpecialist,
  createSpecialty,
  giveCredit,
  PASSWORD,
  type SignedIn,
  signIn,
  type TestCustomer,
  type TestSpecialist,
} from '@emma/api/test'
import { comeIn, desktop, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { happen, providerBooks } from '../../support/money.ts'
import { press } from '../../support/page.ts'
import { untilVideoMoves } from '../../support/video.ts'

test.describe.configure({ mode: 'serial' })

const PRICE = 9000
const MONEY = 50_000

interface Patient extends Person {
  readonly customer: TestCustomer
  readonly session: SignedIn
}

const emma = freshEmma()
let doctor: TestSpecialist & Person
let colleague: TestSpecialist & Person

const newSpecialist = async (specialtyId: string, name: readonly [string, string]) => {
  const specialist = await createSpecialist(emma.deps, { specialtyId, name })
  const person = await emma.open({ viewport: desktop })
  await comeIn(person, specialist.email, PASSWORD)
  return { ...specialist, ...person }
}

const newPatient = async (name: readonly [string, string], money = MONEY): Promise<Patient> => {
  const { deps } = emma
  const customer = await createCustomer(deps, { name })
  if (money > 0) await giveCredit(deps, customer.customerId, money)
  const person = await emma.open({ viewport: phone })
  await comeIn(person, customer.email, PASSWORD)
  return { ...person, customer, session: await signIn(deps, customer) }
}

test.beforeAll(async () => {
  // Nobody else is on duty, and nobody of the demo waits: the figures are this journey's own. Without their keys the
  // demo does not recognize its people, and its job brings none of them back while the queue is empty between two
  // tests.
  await emma.deps.db.updateTable('specialists').set({ on_duty: false }).execute()
  await emma.deps.db.updateTable('queue_entries').set({ status: 'finished', idempotency_key: null }).execute()
  const specialtyId = await createSpecialty(emma.deps, 'Clínica de plantão')
  doctor = await newSpecialist(specialtyId, ['Renata', 'Albuquerque'])
  colleague = await newSpecialist(specialtyId, ['Otávio', 'Meireles'])
})

const walletOf = async ({ customer }: Patient): Promise<number> => {
  const account = `wallet:${customer.customerId}`
  const { db } = emma.deps
  const row = await db
    .selectFrom('account_balances')
    .select('balance')
    .where('account', '=', account)
    .executeTakeFirst()
  return row?.balance ?? 0
}

const goOnDuty = async ({ page }: Person): Promise<void> => {
  await page.goto('/specialist/plantao')
  await page.getByRole('switch', { name: 'Estou de plantão' }).check({ force: true })
  await page.getByRole('heading', { name: 'Fila' }).waitFor()
}

/** Denies all signs, and enters the complaint. */
const reachPayment = async ({ page }: Person, complaint: string): Promise<void> => {
  await page.goto('/customer/pronto-atendimento')
  await press(page, 'Nenhum destes')
  await page.getByLabel('Conte com suas palavras').fill(complaint)
  await press(page, 'Ir para o pagamento')
}

const enterByWallet = async (who: Person, complaint: string): Promise<void> => {
  await reachPayment(who, complaint)
  await who.page.getByRole('switch', { name: 'Usar carteira' }).click()
  await press(who.page, /^Pagar R\$/)
  await who.page.getByRole('heading', { name: 'Você está na fila' }).waitFor()
}

test('two people go through the queue to a call and a record', async () => {
  const paula = await newPatient(['Marina', 'Prado'])
  await goOnDuty(doctor)
  await enterByWallet(paula, 'Febre alta desde ontem')
  // The consent is read while waiting: nothing delays the call when it comes.
  await press(paula.page, 'Li e aceito o termo')
  await paula.page.getByText('Termo de telemedicina aceito.').waitFor()
  await paula.page.getByText('Você é o próximo').waitFor()
  await paula.page.reload()
  await paula.page.getByText('Você é o próximo').waitFor()

  const { page } = doctor
  await page.getByText('Febre alta desde ontem').waitFor()
  // While waiting, a person may look at other screens: the call reaches them there, also after a reload.
  await paula.page.goto('/customer/favoritos')
  await paula.page.getByRole('heading', { level: 1 }).first().waitFor()
  await press(page, 'Chamar Marina P.')
  await page.getByText('Chamando…').waitFor()
  await paula.page.getByRole('heading', { name: 'É a sua vez' }).waitFor()
  await paula.page.reload()
  await paula.page.getByRole('heading', { name: 'É a sua vez' }).waitFor()
  await press(paula.page, 'Atender chamada')
  await paula.page.waitForURL(/\/customer\/pronto-atendimento/)
  await paula.page.getByRole('heading', { name: 'Você atendeu' }).waitFor()
  await paula.page.getByRole('timer').waitFor()
  await paula.page.getByRole('button', { name: 'Sair da fila' }).waitFor()
  await page.getByText('O paciente atendeu').first().waitFor()
  await press(page, 'Iniciar consulta')

  await paula.page.waitForURL(/\/customer\/calls\//)
  await page.waitForURL(/\/calls\?/)
  await press(paula.page, 'Entrar na sala')
  await press(page, 'Entrar na sala')
  await Promise.all([paula, doctor].map((one) => untilVideoMoves(one.page)))

  await page.goto('/specialist/plantao')
  await page.getByRole('link', { name: 'Abrir prontuário' }).click()
  await page.waitForURL(/\/specialist\/prontuario-medico\//)
  await page.goto('/specialist/plantao')
  await press(page, 'Finalizar')
  await page.getByRole('dialog').getByRole('button', { name: 'Finalizar' }).click()
  await page.getByText('Consulta finalizada.').waitFor()
  await paula.page.getByText('Consulta finalizada').first().waitFor()
  await paula.page.goto('/customer/pronto-atendimento')
  await paula.page.getByText('Consulta concluída').waitFor()
  expect(await walletOf(paula)).toBe(MONEY - PRICE)
})

test('leaving says what comes back, and gives it back to the centavo', async () => {
  const bruno = await newPatient(['Bruno', 'Teles'])
  await enterByWallet(bruno, 'Dor de garganta')
  expect(await walletOf(bruno)).toBe(MONEY - PRICE)
  await press(bruno.page, 'Sair da fila')
  const dialog = bruno.page.getByRole('dialog')
  await dialog.getByText(/reembolso integral de R\$\s90,00: na hora, para a sua carteira/).waitFor()
  await dialog.getByRole('button', { name: 'Sair da fila' }).click()
  await bruno.page.getByText('Você saiu da fila').waitFor()
  await bruno.page.getByText(/R\$\s90,00 já estão na sua carteira/).waitFor()
  expect(await walletOf(bruno)).toBe(MONEY)
})

/** The first call removes the button from the other screen, so both requests are held until both were made. */
const holdUntilBothAsk = async (people: readonly Person[]): Promise<void> => {
  const both = Promise.withResolvers<void>()
  let asked = 0
  for (const { page } of people) {
    await page.route(
      '**/api/v1/queue/update',
      async (route) => {
        asked += 1
        if (asked === people.length) both.resolve()
        await both.promise
        await route.continue()
      },
      { times: 1 },
    )
  }
}

test('a second specialist does not get who was called; a call without an answer goes back to its place', async () => {
  const helena = await newPatient(['Helena', 'Duarte'])
  await goOnDuty(colleague)
  await enterByWallet(helena, 'Tontura ao levantar')
  const buttons = [doctor, colleague].map(({ page }) =>
    page.getByRole('button', { name: 'Chamar Helena D.' }),
  )
  await Promise.all([doctor, colleague].map(({ page }) => page.goto('/specialist/plantao')))
  await Promise.all(buttons.map((button) => button.waitFor()))
  await holdUntilBothAsk([doctor, colleague])
  await Promise.all(buttons.map((button) => button.click()))
  const calling = [doctor, colleague].map(({ page }) => page.getByText('Chamando…'))
  await Promise.race(calling.map((words) => words.waitFor()))
  await helena.page.getByRole('heading', { name: 'É a sua vez' }).waitFor()
  const counts = await Promise.all(calling.map((words) => words.count()))
  expect(counts.reduce((sum, each) => sum + each, 0)).toBe(1)

  const winner = counts[0] === 1 ? doctor : colleague
  await press(winner.page, 'Não atendeu')
  await winner.page.getByRole('dialog').getByRole('button', { name: 'Marcar como ausente' }).click()
  await winner.page.getByText('O paciente voltou para a fila.').waitFor()
  await helena.page.getByText(/continua no mesmo lugar/).waitFor()
  await helena.page.getByText('Você é o próximo').waitFor()
})

test('signs of an emergency: told to call 192 and 188 first, and called before the others', async () => {
  const caio = await newPatient(['Caio', 'Nunes'])
  const { page } = caio
  await page.goto('/customer/pronto-atendimento')
  await page.getByRole('checkbox', { name: 'Dor ou aperto no peito' }).check()
  await press(page, 'Tenho estes sinais')
  await page.getByRole('heading', { name: 'Ligue 192 agora' }).waitFor()
  expect(await page.getByRole('link', { name: 'Ligar 192 (SAMU)' }).first().getAttribute('href')).toBe(
    'tel:192',
  )
  await page.getByText(/Este alerta foi registrado às/).waitFor()
  await expect(page.getByRole('button', { name: 'Continuar para a fila' })).toBeDisabled()
  await page.getByRole('checkbox', { name: /Li este alerta/ }).check()
  await press(page, 'Continuar para a fila')
  await page.getByLabel('Conte com suas palavras').fill('Aperto no peito desde cedo')
  await press(page, 'Ir para o pagamento')
  await page.getByRole('switch', { name: 'Usar carteira' }).click()
  await press(page, /^Pagar R\$/)
  await page.getByText('Você é o próximo').waitFor()
  await doctor.page.goto('/specialist/plantao')
  await doctor.page.getByText('Dor no peito').waitFor()
  await doctor.page.getByRole('listitem').filter({ hasText: 'Caio N.' }).getByText('Urgente').waitFor()
})

test('a Pix is paid and the place is held; the board on the wall shows initials alone', async () => {
  const dora = await newPatient(['Dora', 'Figueira'], 0)
  await reachPayment(dora, 'Alergia na pele')
  await dora.page.getByRole('radio', { name: 'Pix' }).click()
  await press(dora.page, 'Gerar código Pix')
  await dora.page.getByRole('timer').waitFor()
  const { charges } = await providerBooks(emma)
  const pix = charges.findLast(
    ({ payment_method, status }) => payment_method === 'pix' && status === 'pending',
  )
  await happen(emma, `/_pix/${pix?.id}/pay`)
  await dora.page.getByRole('heading', { name: 'Você está na fila' }).waitFor()

  const { page } = colleague
  await page.goto('/specialist/app/queue-view')
  await page.getByRole('heading', { name: 'Fila do pronto atendimento' }).waitFor()
  await page.getByText('D. F.').waitFor()
  expect(await page.getByText('Dora').count()).toBe(0)
})

test('the last who leaves duty is asked, and those who wait are told until when', async () => {
  const eva = await newPatient(['Eva', 'Lopes'])
  await enterByWallet(eva, 'Enjoo')
  for (const { page } of [colleague, doctor]) {
    await page.goto('/specialist/plantao')
    await page.getByText('Enjoo').waitFor()
    await page.getByRole('switch', { name: 'Estou de plantão' }).click({ force: true })
    await page.getByRole('dialog').getByRole('button', { name: 'Sair do plantão' }).click()
    await page.getByText('Fora do plantão').first().waitFor()
  }
  await eva.page.getByText(/O último especialista saiu do plantão/).waitFor()
})
