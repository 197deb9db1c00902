import {
  createCustomer,
  createSpecialist,
  insertAppointment,
  type TestCustomer,
  type TestSpecialist,
} from '@emma/api/test'
import { comeIn, desktop, narrow, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { press, see } from '../../support/page.ts'
import { sendAs } from '../../support/send.ts'

test.describe.configure({ mode: 'serial' })

const emma = freshEmma()
let sergio: Person
let paula: Person
let specialist: TestSpecialist
let patient: TestCustomer
let recordId: string

/** A signed record with medicines of three legal classes, for a patient with an address. */
const writeRecord = async (): Promise<void> => {
  const { deps } = emma
  const { id: specialtyId } = await deps.db.selectFrom('specialties').select('id').executeTakeFirstOrThrow()
  specialist = await createSpecialist(deps, { specialtyId, name: ['Sérgio', 'Papéis'] })
  patient = await createCustomer(deps)
  const { customerId } = patient
  const cell = { subjectId: customerId, column: 'customers.address_sealed', rowId: customerId }
  const street = { zipCode: '13010000', address: 'Rua das Flores', number: '10', district: 'Centro' }
  const address_sealed = await deps.vault.seal(deps.db, cell, { ...street, city: 'Campinas', state: 'SP' })
  await deps.db.updateTable('customers').set({ address_sealed }).where('id', '=', customerId).execute()
  const schedule_id = await insertAppointment(
    { deps },
    {
      specialist,
      customer: patient,
      specialtyId,
      startsAt: new Date(Date.now() - 7_200_000),
      status: 'finished',
    },
  )
  const send = await sendAs(emma, specialist)
  recordId = (await send('POST', 'records/create', { schedule_id })).id
  const use = { prescription: '1 comprimido a cada 8 horas', via: 'Oral', qtd: '20 comprimidos' }
  for (const title of ['Paracetamol 750 mg', 'Amoxicilina 500 mg', 'Clonazepam 2 mg']) {
    await send('POST', 'prescriptions/create', { ...use, title, record_id: recordId })
  }
  const said = { complaint: 'Dor de garganta', diagnosis: 'Amigdalite', conduct: 'Antibiótico' }
  await send('PUT', `records/update/${recordId}`, { ...said, cid_code: 'J03.9', status: 'signed' })
}

test.beforeAll(async () => {
  await writeRecord()
  sergio = await emma.open({ viewport: desktop })
  paula = await emma.open({ viewport: phone })
  await comeIn(sergio, specialist.email)
  await comeIn(paula, patient.email)
})

test('1. the list leads to the record as a page, with the hash of its signature', async () => {
  const { page } = sergio
  await page.goto('/specialist/records/list')
  await page.getByLabel('Buscar por paciente').fill('Paula')
  await page.getByRole('link', { name: patient.name }).first().click()
  await page.waitForURL(`**/specialist/record/view/${recordId}`)
  await see(page, 'Amigdalite')
  await page.getByText(/^[0-9a-f]{64}$/).waitFor()
})

test('2. what will be made is said class by class, and made', async () => {
  const { page } = sergio
  await press(page, 'Gerar receita')
  const dialog = page.getByRole('dialog', { name: 'Documentos da consulta' })
  for (const name of ['Receita comum', 'Receita de antimicrobianos', 'Receita de controle especial']) {
    await dialog.getByText(name, { exact: true }).waitFor()
  }
  await dialog.getByText(/Lista B1 da Portaria 344\/98/).waitFor()
  await dialog.getByRole('button', { name: 'Gerar 3 documentos' }).click()
  await see(page, /Receita enviada ao paciente; imprima e assine/)
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Abrir Receita comum' }).waitFor()
  await expect(page.getByRole('button', { name: /^Imprimir Receita/ })).toHaveCount(3)
})

test('3. a certificate shows the diagnosis only with consent, and exams are asked for by keyboard', async () => {
  const { page } = sergio
  await press(page, /^Atestado$/)
  const certificate = page.getByRole('dialog', { name: 'Emitir atestado' })
  await certificate.getByLabel('Dias de afastamento').fill('3')
  await certificate.getByLabel('Incluir o CID-10').check()
  await certificate.getByRole('button', { name: 'Emitir atestado' }).click()
  await see(page, 'Atestado emitido e enviado ao paciente.')
  await press(page, /^Pedido de exames$/)
  const request = page.getByRole('dialog', { name: 'Pedir exames' })
  await request.getByRole('button', { name: 'Emitir pedido' }).click()
  await request.getByText('Informe ao menos um exame.').waitFor()
  await request.getByRole('textbox', { name: 'Buscar exame' }).fill('hemog')
  await page.keyboard.press('Enter')
  await request.getByRole('button', { name: /^Perfil lipídico/ }).click()
  await request.getByRole('listitem').filter({ hasText: 'Triglicérides' }).waitFor()
  // On a phone the exams fill the screen: what issues the request stays in sight, whole.
  await page.setViewportSize(narrow)
  await expect(request.getByRole('button', { name: /^Emitir pedido/ })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(desktop)
  await request.getByRole('textbox', { name: 'Buscar exame' }).press('Enter')
  await see(page, 'Pedido de exames emitido e enviado ao paciente.')
  await page.getByRole('button', { name: 'Abrir Pedido de exames' }).waitFor()
})

test('3b. a referral and a report say what was written, and the check page keeps it to itself', async () => {
  const { page } = sergio
  await press(page, /^Encaminhamento$/)
  const referral = page.getByRole('dialog', { name: 'Encaminhar paciente' })
  await referral.getByLabel('Para qual especialidade ou serviço').fill('Otorrinolaringologia')
  await referral.getByLabel('Motivo e resumo do caso').fill('Amigdalites de repetição')
  await referral.getByRole('button', { name: 'Emitir encaminhamento' }).click()
  await see(page, 'Encaminhamento emitido e enviado ao paciente.')
  await press(page, /^Relatório$/)
  const report = page.getByRole('dialog', { name: 'Emitir relatório' })
  await report.getByLabel('Texto do relatório').fill('Em tratamento desde hoje.')
  await report.getByRole('button', { name: 'Emitir relatório' }).click()
  await see(page, 'Relatório emitido e enviado ao paciente.')
  await page.getByRole('button', { name: 'Abrir Relatório' }).waitFor()
})

test('4. the patient receives what is electronic, and no paper for a signature by hand', async () => {
  const { page } = paula
  await page.goto('/customer/prescricao')
  await see(page, 'Paracetamol 750 mg')
  await see(page, 'Hemograma completo')
  await see(page, 'Afastamento de 3 dias')
  for (const title of ['Amoxicilina 500 mg', 'Clonazepam 2 mg']) {
    expect(await page.getByText(title).count()).toBe(0)
  }
})

const documents = async (): Promise<readonly { code: string; legal_class: string | null }[]> => {
  const { deps } = emma
  const rows = await deps.db
    .selectFrom('prescription_documents')
    .select(['code', 'legal_class'])
    .where('record_id', '=', recordId)
    .execute()
  return rows
}
const codeOf = async (legalClass: string): Promise<string> =>
  (await documents()).find(({ legal_class }) => legal_class === legalClass)?.code ?? ''

test('5. a pharmacist checks a code without an account, and sees initials only', async () => {
  const stranger = await emma.open({ viewport: phone })
  const { page } = stranger
  await page.goto(`/verificar/${await codeOf('common')}`)
  await see(page, 'Receita válida')
  await see(page, 'Paracetamol 750 mg')
  await see(page, 'Sem assinatura ICP-Brasil')
  expect(await page.getByText(patient.name).count()).toBe(0)
  await page.getByLabel('Código do documento').fill(await codeOf('controlled_344'))
  await page.keyboard.press('Enter')
  await see(page, 'Vale somente impresso e assinado de próprio punho.')
  await see(page, /Lista B1/)
  await page.getByLabel('Código do documento').fill('AAAA-BBBB-CCCC')
  await page.keyboard.press('Enter')
  await see(page, 'Código não encontrado')
  await stranger.context.close()
})

test('6. on paper there is the record alone', async () => {
  const { page } = sergio
  await page.emulateMedia({ media: 'print' })
  await see(page, 'Amigdalite')
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Imprimir', exact: true }).isVisible()).toBe(false)
  // Browsers lay an A4 sheet out as wide as a tablet, where the screen has tabs at its foot.
  await page.setViewportSize({ width: 794, height: 1123 })
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  const sheet = page.getByRole('article').filter({ hasText: 'Amigdalite' })
  expect(await sheet.evaluate((element) => getComputedStyle(element).display)).toBe('block')
  await page.setViewportSize(desktop)
  await page.emulateMedia({ media: 'screen' })
})

test('7. a document that is taken back is not valid any more', async () => {
  const { page } = sergio
  await press(page, 'Cancelar Receita comum')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar documento' }).click()
  await see(page, 'Documento cancelado.')
  await page.getByRole('button', { name: 'Abrir Receita comum' }).waitFor({ state: 'hidden' })
  await paula.page.goto(`/verificar/${await codeOf('common')}`)
  await see(paula.page, 'Documento cancelado')
})

/** The measurement is in the table of all measurements. */
const measure = async ({ page }: Person) => {
  await page.getByRole('tab', { name: 'Sinais vitais' }).click()
  await press(page, 'Anotar medidas')
  const dialog = page.getByRole('dialog', { name: 'Anotar medidas' })
  await dialog.getByLabel('Pressão máxima (mmHg)').fill('128')
  await dialog.getByLabel('Pressão mínima (mmHg)').fill('82')
  await dialog.getByLabel('Temperatura (°C)').fill('36,6')
  await dialog.getByRole('button', { name: 'Anotar', exact: true }).click()
  const table = page.getByRole('table', { name: 'Todas as medidas' })
  await table.getByRole('cell', { name: '128/82' }).waitFor()
  await table.getByRole('cell', { name: '36,6' }).waitFor()
}

test('8. the patient’s page has timeline, documents and a record without a consultation', async () => {
  const { page } = sergio
  await page.getByRole('link', { name: 'Ver paciente' }).click()
  await page.waitForURL(/\/specialist\/prontuario\//)
  await see(page, /^Aberto por vínculo de cuidado/)
  await page.getByRole('tab', { name: 'Documentos' }).click()
  await page.getByRole('button', { name: 'Abrir Atestado' }).waitFor()
  await page.getByRole('tab', { name: 'Exames' }).click()
  await see(page, 'O paciente não guardou exames.')
  await page.getByRole('button', { name: 'Mais ações', exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Exportar FHIR' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('prontuario-fhir.json')
  await measure(sergio)
  await press(page, 'Prontuário sem consulta')
  await page.waitForURL(/\/specialist\/record\/view\//)
  await page.getByLabel('Queixa principal').fill('Retorno por telefone')
  await see(page, /^Salvo às/)
})

test('9. somebody without care sees nothing of the patient', async () => {
  const stranger = await emma.open({ viewport: phone, colorScheme: 'dark' })
  await comeIn(stranger, 'especialista@emma.test')
  await stranger.page.goto(`/specialist/prontuario/${patient.customerId}`)
  await see(stranger.page, 'Sem vínculo de cuidado')
  expect(await stranger.page.getByText(patient.name).count()).toBe(0)
  await stranger.page.goto('/specialist/records/list?search=Nogueira')
  await stranger.page
    .getByRole('link', { name: /Nogueira/ })
    .first()
    .click()
  await stranger.page.waitForURL(/\/record\/view\//)
  await stranger.page.getByRole('link', { name: 'Ver paciente' }).click()
  await stranger.page.waitForURL(/\/specialist\/prontuario\//)
  await see(stranger.page, /^Aberto por vínculo de cuidado/)
})
