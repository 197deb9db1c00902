import type { Page } from '@playwright/test'
import { comeIn, desktop, logIn, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { clientOf } from '../../support/money.ts'

test.describe.configure({ mode: 'serial' })

const emma = freshEmma()
let admin: Person
let paula: Person
let specialist: Person

test.beforeAll(async () => {
  admin = await emma.open({ viewport: desktop })
  paula = await emma.open({ viewport: phone })
  specialist = await emma.open({ viewport: desktop })
  await comeIn(admin, 'admin@emma.test')
})

/** A one-pixel picture. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const text = ({ page }: Person) => page.getByRole('textbox', { name: /^Texto da/ })

/** Another program's clipboard content, unchanged: the browser's own call would clean it. */
const paste = async (person: Person, html: string): Promise<void> => {
  await text(person).click()
  await text(person).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

const hostile = `
  <h2 onclick="window.ran=1" style="position:fixed">Sobre nós</h2>
  <img src=x onerror="window.ran=1"><svg onload="window.ran=1"></svg>
  <script>window.ran=1</script><iframe srcdoc="<script>parent.ran=1</script>"></iframe>
  <p class="MsoNormal"><o:p></o:p><b style="mso-bidi-font-weight:normal">Texto colado</b></p>
  <a href="jav&#x09;ascript:window.ran=1">um link</a> <a href="https://www.gov.br/saude">outro link</a>
  <math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.ran=1&gt;">`

/** None of it ran, and none of it is left to run. */
const isClean = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
  const marks = 'main :is(script, iframe, svg[onload], math, [onclick], [onerror], [href^="jav"])'
  expect(await page.locator(marks).count()).toBe(0)
}

test('1. a page takes pasted words and nothing of what would run, on write and on render', async () => {
  const { page } = admin
  await page.goto('/admin/pages/list')
  await page.getByRole('link', { name: 'Editar Sobre' }).click()
  await page.getByRole('heading', { level: 1, name: /^Sobre/ }).waitFor()
  await paste(admin, hostile)
  await text(admin).getByText('Texto colado').waitFor()
  await isClean(page)
  await page.getByText(/^Rascunho salvo às/).waitFor()
  await page.getByRole('button', { name: 'Pré-visualizar' }).click()
  await page.getByRole('dialog').getByText('Texto colado').waitFor()
  await isClean(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.getByRole('button', { name: 'Publicar versão 2' }).click()
  await page.getByText('Versão 2 publicada.').waitFor()
  const reader = await emma.open({ viewport: phone })
  await reader.page.goto('/pagina/sobre-app')
  await reader.page.getByText('Texto colado').waitFor()
  await isClean(reader.page)
  const link = reader.page.getByRole('link', { name: 'outro link' })
  expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ])
  await reader.context.close()
})

test('2. an older version is compared, restored as a draft, and dropped', async () => {
  const { page } = admin
  await page.getByRole('button', { name: 'Comparar a versão 1 com o texto atual' }).click()
  await page.getByRole('dialog').locator('ins', { hasText: 'Texto' }).first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Restaurar a versão 1 como rascunho' }).click()
  await page.getByRole('button', { name: 'Restaurar como rascunho', exact: true }).click()
  await page.getByText('A versão 1 está no rascunho.').waitFor()
  await text(admin).getByText('Texto colado').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Descartar rascunho' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar rascunho' }).click()
  await text(admin).getByText('Texto colado').waitFor()
})

const askedAgain = async ({ page }: Person): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Leia e aceite para continuar' })
  await dialog.getByText('Esta frase é nova.').first().waitFor()
  // It needs an answer and cannot be closed.
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Li e aceito' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await dialog.count()).toBe(0)
}

test('3. new terms are published, and accepted again by a patient and by a specialist', async () => {
  const { page } = admin
  await logIn(paula, 'paciente@emma.test')
  await page.goto('/admin/page/termo-condicoes')
  await text(admin).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Esta frase é nova.')
  await page.getByText(/^Rascunho salvo às/).waitFor()
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('ins', { hasText: 'Esta frase é nova.' }).waitFor()
  await dialog.getByRole('radio', { name: /^Precisa aceitar/ }).waitFor()
  await dialog.getByRole('button', { name: 'Publicar versão 3' }).click()
  await page.getByText('Versão 3 publicada.').waitFor()
  await paula.page.reload()
  await askedAgain(paula)
  await logIn(specialist, 'especialista@emma.test')
  await askedAgain(specialist)
  const { ask } = await clientOf(emma, 'paciente@emma.test')
  const { data } = await ask<{ data: { kind: string; version: string; accepted_at: string | null }[] }>(
    'GET',
    'customer/consents',
  )
  expect(data.find(({ kind }) => kind === 'terms')).toMatchObject({
    version: '3',
    accepted_at: expect.any(String),
  })
})

test('4. a minor edit of the terms asks nobody', async () => {
  const { page } = admin
  await page.goto('/admin/page/termo-condicoes')
  await text(admin).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Com ponto.')
  await page.getByText(/^Rascunho salvo às/).waitFor()
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.getByRole('radio', { name: /^Não precisa/ }).check()
  await page.getByRole('button', { name: 'Publicar versão 4' }).click()
  await page.getByText('Versão 4 publicada.').waitFor()
  await paula.page.goto('/customer')
  await paula.page.getByRole('heading', { level: 1 }).first().waitFor()
  await paula.page.waitForLoadState('networkidle')
  expect(await paula.page.getByRole('dialog').count()).toBe(0)
})

test('5. a post with a picture is written, published, and read by a patient', async () => {
  const { page } = admin
  await page.goto('/admin/posts')
  await page.getByRole('link', { name: 'Nova publicação' }).click()
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill('Beba água')
  await page.getByLabel('Resumo').fill('Quanto é bastante.')
  await text(admin).click()
  await page.keyboard.type('Um copo a cada duas horas.')
  await page.getByRole('button', { name: 'Inserir imagem' }).click()
  const dialog = page.getByRole('dialog')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Imagem' }).click(),
  ])
  await chooser.setFiles({ name: 'copo.png', mimeType: 'image/png', buffer: picture })
  await dialog.locator('img').waitFor()
  await dialog.getByRole('button', { name: 'Inserir' }).click()
  await dialog.getByText('Descreva a imagem ou diga que ela só enfeita.').waitFor()
  await dialog.getByLabel('Descrição da imagem').fill('Um copo de água')
  await dialog.getByRole('button', { name: 'Inserir' }).click()
  await text(admin).getByRole('img', { name: 'Um copo de água' }).waitFor()
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.getByText('Publicação no ar.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Beba água' }).waitFor()
  await paula.page.goto('/customer')
  await paula.page.getByRole('link', { name: 'Beba água' }).click()
  await paula.page.getByRole('heading', { level: 1, name: 'Beba água' }).waitFor()
  const shown = paula.page.getByRole('img', { name: 'Um copo de água' })
  await expect
    .poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(1)
})

test('6. the post is taken offline, deleted after a question, and taken back', async () => {
  const { page } = admin
  await page.getByRole('button', { name: 'Tirar do ar' }).click()
  await page.getByText('Publicação fora do ar.', { exact: false }).waitFor()
  await paula.page.reload()
  await paula.page.getByRole('heading', { name: 'Esta publicação não está mais disponível' }).waitFor()
  await page.getByRole('button', { name: 'Excluir', exact: true }).click()
  await page.getByRole('button', { name: 'Excluir publicação' }).click()
  await page.getByText('Publicação excluída.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Publicações' }).waitFor()
  await page.getByRole('link', { name: 'Editar Beba água' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByText('A publicação voltou como estava.').waitFor()
  await page.getByRole('link', { name: 'Editar Beba água' }).waitFor()
})
