import { existsSync } from 'node:fs'
import { phrases } from './phrases.ts'

/** The installation's settings file, unless EMMA_ENV names another. */
const SETTINGS = '/etc/emma/emma.env'

const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  start: () => import('../../apps/api/src/server.ts'),
  worker: () => {
    process.env.ROLE = 'worker'
    return import('../../apps/api/src/server.ts')
  },
  migrate: () => import('./migrate.ts'),
  health: () => import('./health.ts'),
  doctor: () => import('../keep/doctor.ts'),
  backup: () => import('../keep/backup.ts'),
  restore: () => import('../keep/restore.ts'),
  'move-files': () => import('../keep/move-files.ts'),
  'rotate-keys': () => import('../keep/rotate-keys.ts'),
  'verify-records': () => import('../keep/verify-records.ts'),
  'verify-access-log': () => import('../keep/verify-access-log.ts'),
  'import-cid': () => import('../keep/import-cid.ts'),
  'import-medicines': () => import('../keep/import-medicines.ts'),
  version: async () => process.stdout.write(`${process.env.BUILD ?? ''}\n`),
}

/** Variables already in the environment override the file. */
const readSettingsFile = (): void => {
  const file = process.env.EMMA_ENV ?? SETTINGS
  if (process.env.EMMA_ENV !== undefined || existsSync(file)) process.loadEnvFile(file)
}

const [name = '', ...rest] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command === undefined) {
  process.stderr.write(`${phrases.usage(Object.keys(commands))}\n`)
  process.exitCode = 1
} else {
  readSettingsFile()
  // Each command reads its own arguments, without the command's name.
  process.argv.splice(2, process.argv.length, ...rest)
  await command()
}
