import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emmaRunningIn } from '../../apps/api/src/db/embedded/index.ts'
import { processMark } from '../../apps/api/src/db/embedded/processes.ts'
import { phrases } from './phrases.ts'
import { claimPorts } from './ports.ts'

test.each(['203.0.113.9', 'no-such-host.invalid'])(
  'an address that is not of this machine is one sentence that names HOST: %s',
  async (host) => {
    await expect(claimPorts([{ name: 'PORT', host, port: 0 }])).rejects.toThrow(phrases.badHost(host))
  },
)

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
