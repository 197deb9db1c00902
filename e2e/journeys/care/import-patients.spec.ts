import { readFile } from 'node:fs/promises'
import { comeIn } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { press } from '../../support/page.ts'

const emma = freshEmma()

/** As Excel writes it in Brazil: Windows-1252, `;`, and unknown columns. */
const FILE = [
  'Paciente;Convênio;Celular;E-mail;CPF;Nascimento;Etiquetas',
  'ÂNGELA CONCEIÇÃO;Unimed;(11) 98765-4321;angela@exemplo.com;529.982.247-25;03/02/1985;Crônico',
  'Bia Nunes;;11 8123-4567;;;;',
  'Caio Reis;;9876;;111.111.111-11;;',
  'Ângela Conceicao;;;angela@exemplo.com;;;',
  ';;11912345678;;;;',
  'Davi Rocha;;;;;31/12/2090;=1+1',
].join('\r\n')

test('a practice’s patients come from a file, good rows in and bad rows named, and the import is undone', async () => {
  const person = await emma.open()
  await comeIn(person, 'especialista@emma.test')
  const { page } = person
  await page.goto('/specialist/pacientes')
  await page.getByRole('link', { name: 'Importar' }).click()
  await page.getByRole('heading', { name: 'Importar pacientes' }).waitFor()

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'pacientes.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE, 'latin1') })
  await expect(page.getByRole('combobox', { name: 'Paciente contém' })).toHaveValue('name')
  await expect(page.getByRole('combobox', { name: 'Convênio contém' })).toHaveValue('')
  const faults = page.getByRole('list', { name: 'Linhas com erro' })
  await expect(faults.getByRole('listitem')).toHaveText([
    /Linha 4: Caio Reis.*Telefone incompleto: faltam dígitos ou o DDD; CPF inválido/,
    /Linha 5: Ângela Conceicao.*a mesma pessoa está na linha 2/,
    /Linha 6: Sem nome.*Nome em branco/,
    /Linha 7: Davi Rocha.*Data de nascimento no futuro/,
  ])
  const download = page.waitForEvent('download')
  await press(page, 'Baixar linhas com erro')
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain("7;Davi Rocha;;;;;31/12/2090;'=1+1;Data de nascimento no futuro")

  // Removing a column reads the file without it: one faulty row less.
  await page.getByRole('combobox', { name: 'Nascimento contém' }).selectOption('')
  await press(page, 'Importar 3 pacientes')
  await page.getByText('3 pacientes importados').waitFor()

  await page.getByRole('link', { name: 'Ver pacientes' }).click()
  await page.getByLabel('Buscar paciente').fill('529.982.247-25')
  await page.getByRole('link', { name: 'Abrir Ângela Conceição' }).click()
  await expect(page.getByRole('textbox', { name: 'Celular ou telefone' })).toHaveValue('(11) 98765-4321')
  await page.getByRole('textbox', { name: 'Anotação particular' }).fill('Prefere manhãs.')
  await press(page, 'Salvar')
  await page.getByText('Paciente salvo.').waitFor()

  await page.getByRole('link', { name: 'Marcar consulta' }).click()
  await page.getByRole('heading', { name: 'Novo agendamento' }).waitFor()
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ângela Conceição')
  await expect(page.getByRole('textbox', { name: 'Celular com DDD' })).toHaveValue('(11) 98765-4321')

  await page.goto('/specialist/pacientes/importar')
  await press(page, 'Desfazer a importação de pacientes.csv')
  await press(page, 'Desfazer importação')
  await page.getByText('1 paciente ficou na sua lista').waitFor()
  await expect(page.getByText('2 de 3 retirados')).toBeVisible()
  await page.getByRole('link', { name: 'Ângela Conceição' }).click()
  await press(page, 'Excluir paciente')
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await page.waitForURL(/\/specialist\/pacientes$/)
  await expect(page.getByRole('link', { name: 'Abrir Ângela Conceição' })).toHaveCount(0)
})
