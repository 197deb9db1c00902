import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'
import { root } from '../run/settings.ts'
import { httpTest } from './http-test.ts'
import { matrixCaseOf } from './matrix.ts'
import { hasBody, methodOf } from './method.ts'
import { abilityOf, type Choice, type Role } from './role.ts'
import type { Skeleton } from './skeleton.ts'
import { stepsOfTable } from './steps.ts'
import { after, beforeLast, camel, importing, words } from './text.ts'

/** Path of a call: `records/pin-note`, or beside others of a subject, `records/pinned-note/pin-note`. */
interface Place {
  readonly feature: string
  readonly subject: string | undefined
  readonly name: string
  readonly role: Role
}

const isThere = (path: string): boolean => existsSync(join(root, path))
const contractOf = ({ feature, subject, name }: Place) => `${feature}/${subject ?? name}`

/** A call in an existing feature. */
export const endpoint = async (given: string, { role }: Choice): Promise<Skeleton> => {
  const [feature = '', ...rest] = given.split('/')
  const name = rest.at(-1)
  if (name === undefined) throw new Failure(phrases.newUsage)
  const place: Place = { feature, subject: rest.length > 1 ? rest[0] : undefined, name, role }
  const [routes] = globSync(`apps/api/src/features/${feature}/*.routes.ts`, { cwd: root })
  if (routes === undefined) throw new Failure(phrases.newFeatureFirst(feature))
  const parts = [
    contractFile(place),
    await exportOf(place),
    useCase(place),
    testFile(place),
    matrixCaseOf({ feature, contract: contractOf(place), endpoint: camel(name), role }),
    routeOf(place, routes),
  ]
  return {
    files: parts.flatMap(({ files }) => files),
    edits: parts.flatMap(({ edits }) => edits),
    next: [
      `packages/contracts/src/${contractOf(place)}.ts: method, path, who may call, body and answer`,
      ...stepsOfTable,
      'a new error code? packages/contracts/src/kit/error-codes.ts and both languages of common/errors.ts',
      'apps/api/README.md explains each step; npm test stays red until it works',
    ],
  }
}

type Part = Pick<Skeleton, 'files' | 'edits'>

/** A new file, or lines at the end of an existing one. */
const appended = (path: string, lines: string, whole: string): Part =>
  isThere(path)
    ? { files: [], edits: [{ path, change: (text) => `${text}\n${lines}` }] }
    : { files: [{ path, content: whole }], edits: [] }

const contractFile = (place: Place): Part => {
  const { resource, action } = abilityOf(place.feature, place.role)
  const { name, role } = place
  const method = methodOf(name)
  const body = hasBody(method) ? '\n  body: z.strictObject({}),' : ''
  const answer = method === 'DELETE' ? 'null' : 'z.object({ done: z.boolean() })'
  const lines = `export const ${camel(name)} = endpoint({
  method: '${method}',
  path: '${contractOf(place)}${place.subject === undefined ? '' : `/${name}`}',
  summary: '${words(name)}',
  // Who may call it: resource and action of packages/domain/src/auth/abilities.ts.
  resource: '${resource}',
  action: '${action}',
  role: '${role}',${body}
  response: ${answer},
  status: ${method === 'DELETE' ? 204 : 200},
  errors: [],
})
`
  const head = `import * as z from 'zod/mini'\nimport { endpoint } from '../kit/index.ts'\n`
  return appended(`packages/contracts/src/${contractOf(place)}.ts`, lines, `${head}\n${lines}`)
}

/** A contract's folder whose files are imported individually is listed in the package's exports. */
const exportOf = async ({ feature }: Place): Promise<Part> => {
  const path = 'packages/contracts/package.json'
  if ((await readFile(join(root, path), 'utf8')).includes(`"./${feature}/*"`)) return { files: [], edits: [] }
  const line = `    "./${feature}/*": "./src/${feature}/*.ts",\n`
  return { files: [], edits: [{ path, change: after('"./*": "./src/*/index.ts",\n', line) }] }
}

const folderOf = ({ feature, subject }: Place) =>
  `apps/api/src/features/${feature}${subject === undefined ? '' : `/${subject}`}`

const useCase = (place: Place): Part => {
  const up = place.subject === undefined ? '../..' : '../../..'
  const { name } = place
  const content = `import type { ${camel(name)} as endpoint } from '@emma/contracts/${contractOf(place)}'
import { inTransaction } from '${up}/db/transaction.ts'
import { notFound } from '${up}/http/app-error.ts'
import type { UseCase } from '${up}/http/mount.ts'

/** Load, authorize on the row, decide, write, log, notify. */
export const ${camel(name)}: UseCase<typeof endpoint> = (deps) =>
  inTransaction(deps.db, async () => {
    throw notFound()
  })
`
  return { files: [{ path: `${folderOf(place)}/${name}.ts`, content }], edits: [] }
}

const testFile = (place: Place): Part => {
  const { name, subject, role } = place
  const up = subject === undefined ? '../../..' : '../../../..'
  const path = `${folderOf(place)}/${subject ?? name}.test.ts`
  const lines = `test('${words(name)} does what it is for, for those it is for', () => {
  expect.fail('To be written: no token, the wrong role and somebody else’s object change nothing; then what it does')
})
`
  const url = `${contractOf(place)}${subject === undefined ? '' : `/${name}`}`
  return appended(path, lines, httpTest({ url, role, method: methodOf(name), up }))
}

const routeOf = ({ feature, subject, name, role }: Place, routes: string): Part => {
  const contract = contractOf({ feature, subject, name, role })
  const imports = `import { ${camel(name)} as ${camel(name)}Endpoint } from '@emma/contracts/${contract}'
import { ${camel(name)} } from './${subject === undefined ? '' : `${subject}/`}${name}.ts'`
  const change = (text: string) =>
    importing(imports)(beforeLast('}', `  mount(${camel(name)}Endpoint, ${camel(name)})\n`)(text))
  return { files: [], edits: [{ path: routes, change }] }
}
