import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { phrases } from './phrases.mjs'

/**
 * npm prints every package it downloads, some ten per second: after this long without output, it is stuck. A slow disk
 * causes silence too, while unpacking: each attempt waits twice as long as the one before.
 */
const silence = 180_000
const attempts = 3
/** With npm's default limits, an unanswered request blocks it for a quarter of an hour. */
const limits = ['--fetch-timeout=60000', '--fetch-retries=4', '--fetch-retry-maxtimeout=20000']

/** Runs `npm ci`; packages fetched before it stalled are in npm's cache, so each attempt begins further on. */
export async function runNpmCi({ cwd, env, silentFor = silence, tell = toStderr }) {
  for (let attempt = 1, patience = silentFor; ; attempt++, patience *= 2) {
    const { code, complaints, silent } = await npmCi({ cwd, env, silentFor: patience })
    if (code === 0 || !silent || attempt === attempts) {
      if (code !== 0) tell(`${complaints.join('\n')}\n`)
      return code
    }
    tell(`${phrases.installSilent(patience / 60_000)}\n`)
  }
}

function toStderr(line) {
  process.stderr.write(line)
}

async function npmCi({ cwd, env, silentFor }) {
  const options = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=http', ...limits]
  const npm = spawn('npm', ['ci', ...options], { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] })
  const complaints = []
  let silent = false
  const watch = setTimeout(() => {
    silent = true
    npm.kill()
    setTimeout(() => npm.kill('SIGKILL'), 5_000).unref()
  }, silentFor)
  npm.stderr.setEncoding('utf8').on('data', (text) => {
    watch.refresh()
    complaints.push(...text.split('\n').filter((line) => line && !line.startsWith('npm http')))
    complaints.splice(0, complaints.length - 40)
  })
  const saidAll = once(npm, 'close')
  const [code] = await once(npm, 'exit')
  clearTimeout(watch)
  // A script left behind by npm could keep the pipe open.
  await Promise.race([saidAll, delay(1_000, undefined, { ref: false })])
  npm.stderr.destroy()
  return { code: code ?? 1, complaints, silent }
}
