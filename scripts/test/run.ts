import { allStages } from './all.ts'
import { changedStages } from './changed.ts'
import { deepStages } from './deep.ts'
import { installPdfTools } from './pdf-tools.ts'
import { type Order, runStages } from './stages.ts'

const asked = process.argv.slice(2)
process.env.PROPERTY_SEED ??= String(Date.now() % 2 ** 31)

// If they can't be installed, the test that needs them reports that it is skipped.
await installPdfTools()

const order: Order = asked.includes('--changed')
  ? await changedStages()
  : asked.includes('--deep')
    ? await deepStages()
    : allStages()
process.exit((await runStages(order, process.env.PROPERTY_SEED)) ? 0 : 1)
