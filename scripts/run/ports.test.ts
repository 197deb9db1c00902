import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emmaRunningIn } from '../../apps/api/src/db/embedded/index.ts'
import { processMark } from '../../apps/api/src/db/embedded/processes.ts'
import { phrases } from './phrases.ts'
import { blockedPorts, claimPorts } from './ports.ts'

test.each(['203.0.113.9', 'no-such-host.invalid'])(
  'an address that is not of this machine is one sentence that names HOST: %s',
  async (host) => {
    await expect(claimPorts([{ name: 'PORT', host, port: 0, isHttp: true }])).rejects.toThrow(
      phrases.badHost(host),
    )
  },
)

test.each([4190, 6000, 6666])(
  'a port that no browser opens is one sentence that names it: %i',
  async (port) => {
    const asked = { name: 'SANDBOX_PORT', host: '127.0.0.1', port }
    const sentence = phrases.portBlocked('SANDBOX_PORT', port)
    await expect(claimPorts([{ ...asked, isHttp: true }])).rejects.toThrow(sentence)
    await expect(claimPorts([{ ...asked, isHttp: false }])).resolves.toBeUndefined()
  },
)

test('the ports that are said to be blocked are those that cannot be asked, and all above 1023 are named', async () => {
  for (const port of blockedPorts) {
    const refusal = await fetch(`http://127.0.0.1:${port}/`).catch((error: Error) => error.cause)
    expect(refusal).toEqual(new Error('bad port'))
  }
  const sentence = phrases.portBlocked('PORT', 1719)
  for (const port of blockedPorts.filter((one) => one > 1023 && (one < 6666 || one > 6668)))
    expect(sentence).toMatch(new RegExp(`\\b${port}\\b`))
})

test('an Emma that runs on this folder is found by its process; one that ended is not', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'emma folder '))
  await mkdir(join(dataDir, 'postgres'))
  const owner = (text: string) => writeFile(join(dataDir, 'postgres', 'owner'), text)
  expect(await emmaRunningIn(dataDir)).toBeUndefined()
  await owner((await processMark(process.ppid)) ?? '')
  expect(await emmaRunningIn(dataDir)).toBe(process.ppid)
  await owner(`${process.ppid} of another start`)
  expect(await emmaRunningIn(dataDir)).toBeUndefined()
  await rm(dataDir, { recursive: true })
})
