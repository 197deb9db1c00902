import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Screen {
  /** As in the web app's table: `/customer/detail/$id`, `/customer/calls/{-$id}`. */
  readonly route: string
  readonly files: readonly string[]
}

/** A build without the list, such as a test's, serves the same document for every screen. */
const readScreens = async (root: string): Promise<readonly Screen[]> => {
  const text = await readFile(join(root, '.vite/screens.json'), 'utf8').catch(() => '[]')
  return JSON.parse(text)
}

/** The document for a path: an unknown path below a screen's address is not found, shown by the web app. */
export interface ScreenDocument {
  readonly status: 200 | 404
  readonly document: Buffer
}

/** Routes consist of letters, digits, `-`, `_` and `.`. */
const pathOf = (route: string): RegExp => {
  const pattern = route
    .split('/')
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('{-$')
        ? '(?:/[^/]+)?'
        : part.startsWith('$')
          ? '/[^/]+'
          : `/${part.replaceAll('.', '\\.')}`,
    )
    .join('')
  return new RegExp(`^${pattern}/?$`)
}

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`

/**
 * The web app's document for a path: the same for all, except for the screen's files, which it names so that the
 * browser requests them at once instead of after the entry has run.
 */
export const screenDocuments = async (root: string): Promise<(path: string) => ScreenDocument> => {
  const index = await readFile(join(root, 'index.html'), 'utf8')
  const screens = await readScreens(root)
  const documents = screens.map(({ route, files }) => ({
    path: pathOf(route),
    status: 200 as const,
    document: Buffer.from(index.replace('</head>', `${files.map(linkTo).join('')}</head>`)),
  }))
  const plain = { status: screens.length > 0 ? 404 : 200, document: Buffer.from(index) } as const
  return (path) => documents.find((each) => each.path.test(path)) ?? plain
}
