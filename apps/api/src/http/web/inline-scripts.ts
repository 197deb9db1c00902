import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The web app's own inline scripts, as a content security policy names them: by their hashes (CSP Level 3, §2.3.1). */
export const inlineScriptsIn = (root: string): readonly string[] => {
  const index = join(root, 'index.html')
  if (!existsSync(index)) return []
  const scripts = readFileSync(index, 'utf8').matchAll(/<script>(.*?)<\/script>/gs)
  return [...scripts].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
