import { Failure } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'
import type { Choice, Role } from './role.ts'
import type { Skeleton } from './skeleton.ts'
import { before, beforeLast, camel, pascal, words } from './text.ts'

/** A screen, its place in the app and its title. */
interface Shown {
  readonly feature: string
  /** Under `apps/web/src/features`: the feature, or a subfolder of it. */
  readonly folder: string
  readonly name: string
  readonly role: Role
  /** In Portuguese. */
  readonly title: string
  /** The file of its set of texts. */
  readonly set: string
}

export const titleOf = (name: string, title: string | undefined): string =>
  title ?? `A escrever: ${words(name)}`

/** A screen with its phrases: `records/pinned-notes`, or in a subfolder, `records/patient/pinned-notes`. */
export const screen = async (given: string, { role, title }: Choice): Promise<Skeleton> => {
  const parts = given.split('/')
  const [feature = '', ...rest] = parts
  const name = rest.at(-1)
  if (name === undefined) throw new Failure(phrases.newUsage)
  const folder = parts.slice(0, -1).join('/')
  const shown: Shown = { feature, folder, name, role, title: titleOf(name, title), set: name }
  return {
    files: [screenFile(shown), screenTest(shown), ...phraseFiles(shown)],
    edits: [...phraseEdits(shown), ...routeEdits(shown)],
    next: [
      ...(title === undefined
        ? ['its title in Portuguese: titles of common/shell.ts, and the set’s own']
        : []),
      `apps/web/src/routes/${role}.ts: its path, and its place in the menu`,
      `a query: apps/web/src/features/${feature}/${feature}.queries.ts, shown by QueryView`,
      'apps/web/README.md explains each step; npm test stays red until it works',
    ],
  }
}

/** From the screen's folder to `apps/web/src`. */
const upOf = ({ folder }: Shown) => '../'.repeat(folder.split('/').length + 1)

export const screenFile = (shown: Shown) => ({
  path: `apps/web/src/features/${shown.folder}/${shown.name}-screen.tsx`,
  content: `import { useTranslation } from 'react-i18next'
import { PageHeader } from '${upOf(shown)}ui/layout/page-header.tsx'

export default function ${pascal(shown.name)}Screen() {
  const { t } = useTranslation('${camel(shown.name)}')
  return <PageHeader title={t('title')} />
}
`,
})

export const screenTest = (shown: Shown) => ({
  path: `apps/web/src/features/${shown.folder}/${shown.name}-screen.test.tsx`,
  content: `import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '${upOf(shown)}lib/api/query-client.ts'
import { openApp } from '${upOf(shown)}test/app.tsx'
import { knowOwnAddress } from '${upOf(shown)}test/own-address.ts'
import { ${shown.role} } from '${upOf(shown)}test/people.ts'

/** What the server answers, by path. */
const answers: readonly (readonly [RegExp, () => Response])[] = []

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const { url } = new Request(input, init)
    return answers.find(([path]) => path.test(url))?.[1]() ?? new Response(null, { status: 503 })
  })
})

test('it shows what it is for', async () => {
  await openApp('/${shown.role}/${shown.name}', ${shown.role})
  expect(await screen.findByRole('heading', { name: '${shown.title}' })).toBeTruthy()
  expect.fail('To be written: what the person sees and does')
})
`,
})

/** A new set of texts, in both languages. */
export const phraseFiles = ({ feature, name, title, set }: Shown) => [
  {
    path: `packages/phrases/src/pt/${feature}/${set}.ts`,
    content: `export default {\n  title: '${title}',\n}\n`,
  },
  {
    path: `packages/phrases/src/en/${feature}/${set}.ts`,
    content: `import type pt from '../../pt/${feature}/${set}.ts'
import type { Translated } from '../../translated.ts'

export default {
  title: '${words(name)}',
} satisfies Translated<typeof pt>
`,
  },
]

const languages = ['pt', 'en'] as const

export const phraseEdits = ({ feature, name, title, set }: Shown): Skeleton['edits'] => [
  ...languages.map((language) => ({
    path: `packages/phrases/src/${language === 'pt' ? 'index' : 'english'}.ts`,
    change: before('  admins: ()', `  ${camel(name)}: () => import('./${language}/${feature}/${set}.ts'),\n`),
  })),
  ...languages.map((language) => ({
    path: `packages/phrases/src/${language}/common/shell.ts`,
    change: before("    'customer-chat':", `    '${name}': '${language === 'pt' ? title : words(name)}',\n`),
  })),
]

/** The route's line, its screen's chunk and its place in the list of all paths. */
export const routeEdits = ({ folder, name, role }: Shown): Skeleton['edits'] => {
  const load = `() => import('../features/${folder}/${name}-screen.tsx')`
  const isAdmin = role === 'admin'
  const made = isAdmin
    ? `adminScreen('${camel(name)}', '${camel(name)}')`
    : `screen(${load}, '${camel(name)}')`
  const line = `  route('/${role}/${name}', { ...${role}, name: '${name}' }, ${camel(name)}Screen),\n`
  return [
    {
      path: `apps/web/src/routes/${role}.ts`,
      change: (text) =>
        before(
          `export const ${role}Routes`,
          `const ${camel(name)}Screen = ${made}\n\n`,
        )(beforeLast('] as const', line)(text)),
    },
    ...(isAdmin
      ? [
          {
            path: 'apps/web/src/routes/admin-screens.ts',
            change: beforeLast('}', `  ${camel(name)}: ${load},\n`),
          },
        ]
      : []),
    {
      path: 'apps/web/src/routes/table.test.ts',
      change: before("  '/verificar/{code}',", `  '/${role}/${name}',\n`),
    },
  ]
}
