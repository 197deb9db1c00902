import { expect, freshEmma, test } from '../../support/fixtures.ts'

const emma = freshEmma()

for (const viewport of [
  { width: 320, height: 700 },
  { width: 390, height: 844 },
]) {
  test(`whoever it is, their first time is whole on the first screen, above the bar (${viewport.width} px)`, async () => {
    const { page } = await emma.open({ viewport })
    await page.goto('/buscar')
    const links = page.locator('main a[href^="/especialista/"]')
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(paths.length).toBeGreaterThan(10)
    for (const path of paths) {
      await page.goto(path)
      const time = await page.locator('.s-picker-slots .s-slot').first().boundingBox()
      const bar = await page.locator('.s-bar').boundingBox()
      expect(time && time.y + time.height, path).toBeLessThanOrEqual(bar?.y ?? 0)
    }
  })
}
