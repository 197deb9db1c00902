import { runChecks } from './checks.ts'

const { failures } = await runChecks(process.argv.includes('--quick') ? 'quick' : 'all')
process.exit(failures.length === 0 ? 0 : 1)
