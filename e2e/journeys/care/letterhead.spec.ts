import { aPng, createSpecialist } from '@emma/api/test'
import { comeIn } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { see } from '../../support/page.ts'

const emma = freshEmma()

test('a practice’s logo and colour are chosen, seen as they will be on paper, and kept', async () => {
  const { deps } = emma
  const { id: specialtyId } = await deps.db.selectFrom('specialties').select('id').executeTakeFirstOrThrow()
  const specialist = await createSpecialist(deps, { specialtyId, name: ['Lúcia', 'Timbre'] })
  const person = await emma.open()
  const { page } = person
  await comeIn(person, specialist.email)
  await page.goto('/specialist/perfil/papel-timbrado')
  const part = page.getByRole('main')
  const preview = part.getByRole('figure', { name: 'Como seus documentos vão começar' })
  await preview.getByText('Lúcia Timbre').waitFor()

  const buffer = Buffer.from(await aPng().arrayBuffer())
  await part
    .locator('input[type=file]')
    .setInputFiles({ name: 'logotipo.png', mimeType: 'image/png', buffer })
  const logo = preview.getByRole('img', { name: 'Logotipo de Lúcia Timbre' })
  await logo.waitFor()

  const colour = part.getByRole('textbox', { name: 'Cor', exact: true })
  await colour.fill('#ffee00')
  await part.getByText('Clara demais para ser lida no papel. Escolha uma mais escura.').waitFor()
  await colour.fill('#1a4b8c')
  await part.getByRole('button', { name: 'Salvar' }).click()
  await see(page, 'Alterações salvas.')

  await page.reload()
  await logo.waitFor()
  await expect(colour).toHaveValue('#1a4b8c')
  await expect(preview.getByText('Lúcia Timbre')).toHaveCSS('color', 'rgb(26, 75, 140)')
})
