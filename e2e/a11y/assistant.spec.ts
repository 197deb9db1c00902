import { expect, test } from '../support/fixtures.ts'
import { checkInto, emmaForScreens, someone } from './check.ts'
import { journeyAsAssistant, journeyAsEmployer } from './screens/assistant.ts'

const emma = emmaForScreens()

test('an assistant keeps the agenda, and the specialist sees the team', async () => {
  const faults: string[] = []
  await journeyAsAssistant(await someone(emma, 'assistente@emma.test'), checkInto(faults))
  await journeyAsEmployer(await someone(emma, 'especialista@emma.test'), checkInto(faults))
  expect(faults).toEqual([])
})
