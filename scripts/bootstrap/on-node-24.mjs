import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { followNpm } from './follow-parent.mjs'
import { installWhatIsMissing, root } from './install.mjs'
import { phrases } from './phrases.mjs'

/** Installs what is missing, then runs a TypeScript file on Node 24, on any version of Node. */
export async function onNode24(entry) {
  if (process.env.npm_lifecycle_event) followNpm()
  await installWhatIsMissing()
  process.chdir(root)
  if (isNode24() && existsSync(process.execPath)) await import(entry.href)
  else relay(entry)
}

function isNode24() {
  return Number.parseInt(process.versions.node, 10) >= 24
}

function relay(entry) {
  const node = join(root, 'node_modules/.bin/node')
  if (!existsSync(node)) {
    process.stderr.write(`${phrases.noNode24}\n`)
    process.exit(1)
  }
  const follow = new URL('./follow-parent.mjs', import.meta.url).href
  const child = spawn(node, ['--import', follow, fileURLToPath(entry), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, EMMA_PARENT: String(process.pid) },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}
