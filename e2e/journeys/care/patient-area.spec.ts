import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { choose, comeIn, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'

const MEGABYTE = 1024 * 1024

const emma = freshEmma()
let paula: Person
test.beforeEach(async () => {
  paula = await emma.open({ viewport: phone })
  await comeIn(paula, 'paciente@emma.test')
})
test.afterEach(() => paula.context.close())

const file = async (name: string, content: Buffer | string): Promise<string> => {
  const path = join(tmpdir(), name)
  await writeFile(path, content)
  return path
}
/** A PDF of exactly ten megabytes. */
const largest = () => {
  const [head, tail] = [Buffer.from('%PDF-1.7\n'), Buffer.from('\n%%EOF')]
  return Buffer.concat([head, Buffer.alloc(10 * MEGABYTE - head.length - tail.length, 32), tail])
}

/** From the folder, to which every part leads back. */
const openPart = async (name: string) => {
  const back = paula.page.getByRole('main').getByRole('link', { name: 'Saúde', exact: true })
  const part = paula.page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) })
  await back.or(part).first().waitFor()
  if (await back.isVisible()) await back.click()
  await part.click()
}

/** Nothing is wider than the phone. */
const expectFits = async ({ page }: Person) => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
}

test('an exam of 10 MB is sent with its progress over a slow line, seen and deleted; an SVG is refused', async () => {
  const { page, context } = paula
  await page.goto('/customer/area-paciente/historico-exame')
  const drawing = await file('desenho.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const report = await file('hemograma_anual.pdf', largest())
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles(drawing)
  await page
    .getByRole('alert')
    .getByText(/não é aceito/)
    .waitFor()
  await page.getByRole('button', { name: 'Remover desenho.svg da lista' }).click()

  await chooser.setInputFiles(report)
  await page.getByRole('textbox', { name: 'Nome do exame' }).fill('Hemograma anual')
  // 4 MB/s, so that the progress is visible.
  const network = await context.newCDPSession(page)
  const line = { offline: false, latency: 100, downloadThroughput: -1, uploadThroughput: 4 * MEGABYTE }
  await network.send('Network.emulateNetworkConditions', line)
  await page.getByRole('button', { name: 'Enviar exame', exact: true }).click()
  await page.getByRole('progressbar', { name: /Enviando hemograma_anual.pdf: \d+%/ }).waitFor()
  await page.getByRole('button', { name: 'Ver Hemograma anual' }).waitFor()
  await network.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: -1 })

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar Hemograma anual' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('hemograma_anual.pdf')
  await expectFits(paula)
  await page.getByRole('button', { name: 'Excluir Hemograma anual' }).click()
  await page.getByRole('button', { name: 'Excluir exame' }).click()
  await page.getByText('Exame excluído.').waitFor()
  await page.getByRole('button', { name: 'Ver Hemograma anual' }).waitFor({ state: 'detached' })
})

test('an SVG with the name and type of a PDF is refused by the server, and nothing is kept', async () => {
  const { page } = paula
  await page.goto('/customer/area-paciente/historico-exame')
  const before = await page.getByRole('button', { name: /^Ver / }).count()
  await page.locator('input[type=file]').setInputFiles(await file('laudo.pdf', '<svg onload="alert(1)"/>'))
  await page.getByRole('button', { name: 'Enviar exame', exact: true }).click()
  await page.getByRole('alert').getByText('Este tipo de arquivo não é aceito.').waitFor()
  await page.reload().catch(() => {})
  await page.getByRole('button', { name: /^Ver / }).first().waitFor()
  expect(await page.getByRole('button', { name: /^Ver / }).count()).toBeGreaterThanOrEqual(before)
})

test('a picture of an exam opens over the screen', async () => {
  const { page } = paula
  await page.goto('/customer/area-paciente/historico-exame')
  await page.getByRole('button', { name: 'Ver Raio-X de tórax' }).click()
  const picture = page.getByRole('dialog', { name: 'Raio-X de tórax' }).getByAltText(/^Exame/)
  await picture.waitFor()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await picture.waitFor({ state: 'detached' })
  const opener = page.getByRole('button', { name: 'Ver Raio-X de tórax' })
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('the area shows what came out of appointments: records to read, papers, exams, and who looked', async () => {
  const { page } = paula
  await page.goto('/customer/area-paciente')
  await page.getByText('Alergia: Penicilinas').waitFor()
  await expectFits(paula)
  await openPart('Consultas e prontuários')
  await page.getByRole('article').first().waitFor()
  await expectFits(paula)
  await page.getByRole('tab', { name: 'Prontuários' }).click()
  await page
    .getByRole('button', { name: /^Ver prontuário/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('heading', { name: 'Queixa principal' }).waitFor()
  await sheet.getByRole('button', { name: 'Fechar' }).click()

  await openPart('Receitas')
  await page.getByRole('heading', { name: 'Receita', exact: true }).first().waitFor()
  await openPart('Exames e documentos')
  await page.getByRole('button', { name: 'Ver Hemograma completo' }).waitFor()
  await openPart('Quem viu meus dados')
  await page.getByText('Registro íntegro, conferido agora').waitFor()
  await page
    .getByText(/^Você consultou/)
    .first()
    .waitFor()
  await page.getByRole('tab', { name: 'Consentimentos' }).click()
  await page
    .getByRole('heading', { name: /histórico/i })
    .first()
    .waitFor()
  await expectFits(paula)
})

test('a prescription is opened, downloaded and its check page is reached', async () => {
  const { page, context } = paula
  await page.goto('/customer/prescricao')
  await page.getByLabel('Mostrar').selectOption('prescription')
  const paper = page.getByRole('article').first()
  await paper.getByRole('heading', { name: 'Receita' }).waitFor()
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    paper.getByRole('button', { name: 'Abrir' }).click(),
  ])
  await tab.waitForURL(/^blob:/)
  await tab.close()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    paper.getByRole('button', { name: 'Baixar PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  await expectFits(paula)
  await page.getByLabel('Mostrar').selectOption('certificate')
  await page.getByRole('heading', { name: 'Atestado' }).first().waitFor()
  await page.getByLabel('Mostrar').selectOption('prescription')
  await paper.getByRole('link').click()
  await page.waitForURL('**/verificar/**')
  await page.getByText('Receita válida').waitFor()
})

test('a child is added in the profile, an appointment is booked for the child, and the area shows it apart', async () => {
  const { page } = paula
  await page.goto('/customer/perfil/familia')
  await page.getByRole('button', { name: 'Adicionar dependente' }).click()
  const form = page.getByRole('dialog', { name: 'Novo dependente' })
  await form.getByLabel('Nome completo').fill('davi nogueira')
  await form.getByLabel('Data de nascimento').fill('1990-02-03')
  await form.getByLabel('Parentesco ou vínculo').selectOption('child')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await form.getByText(/A partir dos 18 anos/).waitFor()
  await form.getByLabel('Data de nascimento').fill('2021-02-03')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Davi Nogueira agora está entre seus dependentes.').waitFor()
  await expectFits(paula)

  const listed = await fetch(`${emma.url}/api/v1/specialists/specialists?online=true&sort=next_slot`)
  const { data } = JSON.parse(await listed.text())
  await page.goto(`/customer/horario/${data[0].id}`)
  await choose(page.getByRole('radio', { name: /^\d+h/ }).last())
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click()
  await page.getByRole('radio', { name: 'Davi Nogueira' }).click()
  await page.getByText('Novo cartão de crédito').first().click()
  await page.getByLabel('Número do cartão').fill('4000 0000 0000 0010')
  await page.getByLabel('Nome impresso no cartão').fill('PAULA NOGUEIRA')
  await page.getByLabel('Mês').fill('12')
  await page.getByLabel('Ano').fill('30')
  await page.getByLabel('Código de segurança').fill('012')
  await page.getByRole('button', { name: 'Usar este cartão' }).click()
  await page.getByRole('button', { name: /^Pagar R\$/ }).click()
  await page.getByRole('heading', { name: 'Consulta confirmada' }).waitFor()

  await page.goto('/customer/area-paciente?tab=appointments')
  await page.getByRole('radio', { name: 'Davi Nogueira' }).click()
  await page.getByRole('article').getByText(data[0].name).waitFor()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('what is a child’s is shown when the child is chosen, and only then', async () => {
  const { page } = paula
  await page.goto('/customer/area-paciente?tab=exams')
  await page.getByRole('button', { name: 'Ver Hemograma completo' }).waitFor()
  expect(await page.getByRole('button', { name: 'Ver Hemograma da Lia' }).count()).toBe(0)
  await page.getByRole('radio', { name: 'Lia Nogueira' }).click()
  await page.getByRole('button', { name: 'Ver Hemograma da Lia' }).waitFor()
  expect(await page.getByRole('button', { name: 'Ver Hemograma completo' }).count()).toBe(0)
  await openPart('Consultas e prontuários')
  await page.getByRole('tab', { name: 'Prontuários' }).click()
  await page
    .getByRole('button', { name: /^Ver prontuário/ })
    .first()
    .waitFor()
  await expect(page.getByRole('button', { name: /^Ver prontuário/ })).toHaveCount(2)
})
