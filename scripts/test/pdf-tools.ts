import { access } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { say } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'
import { aptInstall, succeeds } from './apt.ts'

/** Programs that independently verify signed PDFs, and their packages. */
const tools = [
  { program: 'pdfsig', from: 'poppler-utils' },
  { program: 'certutil', from: 'libnss3-tools' },
]

/** Installs missing ones if possible; nothing fails without them. */
export async function installPdfTools(): Promise<void> {
  const missing = []
  for (const { program, from } of tools) if (!(await isInPath(program))) missing.push(from)
  if (missing.length === 0) return
  say(phrases.installingPdfTools)
  if (!(await succeeds(aptInstall(...missing)))) say(phrases.noPdfTools)
}

async function isInPath(program: string): Promise<boolean> {
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
    const found = await access(join(folder, program)).then(
      () => true,
      () => false,
    )
    if (found) return true
  }
  return false
}
