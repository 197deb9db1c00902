import { expect, test } from '../support/fixtures.ts'
import { checkInto, emmaForScreens, someone } from './check.ts'
import { journeyReview, journeySecurity } from './screens/accounts.ts'
import { journeyAsKeeper } from './screens/administration.ts'
import { journeyAsAuthor, journeyErrors } from './screens/content.ts'
import { journeyAsTreasurer } from './screens/money.ts'

const emma = emmaForScreens()

test('the admin sets the locks of the account and reviews', async () => {
  const faults: string[] = []
  const checkA11y = checkInto(faults)
  const admin = await someone(emma, 'admin@emma.test')
  await journeySecurity(admin, '/admin/perfil', checkA11y)
  await journeyReview(admin, checkA11y)
  expect(faults).toEqual([])
})

test('the admin looks after the money', async () => {
  const faults: string[] = []
  await journeyAsTreasurer(await someone(emma, 'admin@emma.test'), checkInto(faults))
  expect(faults).toEqual([])
})

test('the admin writes pages and posts, and looks through what broke', async () => {
  const faults: string[] = []
  const admin = await someone(emma, 'admin@emma.test')
  await journeyAsAuthor(admin, checkInto(faults))
  await journeyErrors(admin, checkInto(faults))
  await journeyAsKeeper(admin, checkInto(faults))
  expect(faults).toEqual([])
})
