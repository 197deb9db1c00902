import type { Person } from '../../support/browser.ts'
import { deep } from '../../support/depth.ts'
import { press } from '../../support/page.ts'
import type { CheckA11y } from '../check.ts'

/** The two test screens with a verdict, and the screen after refusing camera and microphone. */
export const journeyAsTester = async ({ page }: Person, checkA11y: CheckA11y): Promise<void> => {
  await page.goto('/specialist/agora-teste')
  await page.getByText('A chamada funcionou.').waitFor()
  await press(page, 'Testar som')
  await press(page, 'Ouvi')
  await checkA11y('/specialist/agora-teste, tested', page)
  await page.goto('/specialist/agora.io')
  await page.getByText(/^Sua conexão (está|dá)/).waitFor()
  await checkA11y('/specialist/agora.io', page)
  if (!deep) return
  await page.evaluate(() => sessionStorage.setItem('refuse', 'yes'))
  await page.addInitScript(() => {
    if (sessionStorage.getItem('refuse') === null) return
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.goto('/specialist/agora.io')
  await page.getByRole('heading', { name: 'Como permitir no seu navegador' }).waitFor()
  await checkA11y('/specialist/agora.io, refused', page)
  await page.evaluate(() => sessionStorage.removeItem('refuse'))
}
