import { relative } from 'node:path'
import { say } from './failure.ts'
import { phrases } from './phrases.ts'
import { root, type Settings } from './settings.ts'

const password = 'Emma!demo2026'
const accounts = [
  [phrases.roles.patient, 'paciente@emma.test'],
  [phrases.roles.specialist, 'especialista@emma.test'],
  [phrases.roles.assistant, 'assistente@emma.test'],
  [phrases.roles.admin, 'admin@emma.test'],
] as const

/** Printed once everything runs: the address and how to log in. */
export function announce({ env, port, dataDir }: Settings, logs: string | undefined): void {
  const short = (path: string) => (relative(root, path).startsWith('..') ? path : relative(root, path))
  const lines = [`${phrases.ready}: ${env.PUBLIC_URL || `http://localhost:${port}`}`]
  if (env.SEED !== 'none') {
    lines.push('', `${phrases.demoAccounts}: ${password}`)
    for (const [role, email] of accounts) lines.push(`  ${role.padEnd(15)}${email}`)
  }
  lines.push(
    '',
    `${phrases.data}: ${short(dataDir)}${logs ? `   ${phrases.logs}: ${short(logs)}` : ''}`,
    phrases.stopHint,
  )
  const width = Math.max(...lines.map((line) => line.length))
  say(`\n╭${'─'.repeat(width + 2)}╮`)
  for (const line of lines) say(`│ ${line.padEnd(width)} │`)
  say(`╰${'─'.repeat(width + 2)}╯\n`)
}
