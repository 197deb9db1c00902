import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'
import { root } from '../run/settings.ts'
import { httpTest } from './http-test.ts'
import { matrixCaseOf } from './matrix.ts'
import type { Choice } from './role.ts'
import { phraseEdits, phraseFiles, routeEdits, screenFile, screenTest, titleOf } from './screen.ts'
import type { Skeleton } from './skeleton.ts'
import { stepsOfTable } from './steps.ts'
import { before, beforeLast, camel, importing, pascal, snake, words } from './text.ts'

const digits = 4

const nextMigration = async (): Promise<string> => {
  const names = (await readdir(join(root, 'apps/api/db/migrations'))).filter((name) => name.endsWith('.sql'))
  const last = Number.parseInt(names.sort().at(-1) ?? '0', 10)
  return String(last + 1).padStart(digits, '0')
}

/** A feature with a table of a patient's own rows, a call that lists them and a screen: `notes`. */
export const feature = async (name: string, { role, title }: Choice): Promise<Skeleton> => {
  // A specialist's or an admin's part begins with a call and a screen in an existing feature.
  if (name.includes('/') || role !== 'customer') throw new Failure(phrases.newUsage)
  const migration = `apps/api/db/migrations/${await nextMigration()}_${snake(name)}.sql`
  const matrix = matrixCaseOf({ feature: name, contract: name, endpoint: `list${pascal(name)}`, role })
  const shown = { feature: name, folder: name, name, role, title: titleOf(name, title), set: 'index' }
  return {
    files: [
      { path: migration, content: tableSql(name) },
      { path: `packages/contracts/src/${name}/index.ts`, content: contract(name) },
      ...apiFiles(name),
      ...matrix.files,
      screenFile(shown),
      screenTest(shown),
      ...phraseFiles(shown),
    ],
    edits: [...featureEdits(name), ...matrix.edits, ...phraseEdits(shown), ...routeEdits(shown)],
    next: [
      `${migration}: its columns; then npm run generate`,
      'apps/api/src/crypto/sealed-columns.ts: whether erasure clears it or the law keeps it; say the same in docs/security.md',
      'features/privacy/export/export-parts.ts (own-data.test.ts is red until then), its case in own-family.test.ts, and an ErasurePart in features/features.ts where erasure clears it (LGPD)',
      ...stepsOfTable.slice(2),
      ...(title === undefined
        ? ['its title in Portuguese: titles of common/shell.ts, and the set’s own']
        : []),
      'apps/api/README.md and apps/web/README.md explain each step; npm test stays red until it works',
    ],
  }
}

const featureEdits = (name: string): Skeleton['edits'] => [
  {
    path: 'apps/api/src/features/features.ts',
    change: (text) =>
      importing(`import { ${camel(name)}Routes } from './${name}/index.ts'`)(
        before('  authRoutes(mount)', `  ${camel(name)}Routes(mount)\n`)(text),
      ),
  },
  {
    path: 'apps/api/db/describe/areas.ts',
    change: before("  { title: 'Calls'", `  { title: '${words(name)}', tables: ['${snake(name)}'] },\n`),
  },
  {
    path: 'apps/api/src/crypto/sealed-columns.ts',
    change: beforeLast(
      '\n]',
      `\n  { table: '${snake(name)}', column: 'content_sealed', ...ofCustomer, onErasure: 'kept' },`,
    ),
  },
  { path: 'scripts/check/features.ts', change: before('`\n  .trim()', `  ${name}\n`) },
]

const tableSql = (name: string): string => `CREATE TABLE ${snake(name)} (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  dependent_id uuid,
  content_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  FOREIGN KEY (dependent_id, customer_id) REFERENCES dependents (id, customer_id)
);
COMMENT ON TABLE ${snake(name)} IS 'To be written: what a row is.';
COMMENT ON COLUMN ${snake(name)}.dependent_id IS 'Whose; null means the account''s holder.';
COMMENT ON COLUMN ${snake(name)}.content_sealed IS 'Sealed with the patient''s key.';
CREATE INDEX ${snake(name)}_customer ON ${snake(name)} (customer_id, created_at DESC);
COMMENT ON INDEX ${snake(name)}_customer IS 'A patient''s own, newest first.';
`

const contract = (name: string): string => `import * as z from 'zod/mini'
import { endpoint, instant, uuid } from '../kit/index.ts'

const row = z.object({ id: uuid, dependent_id: z.nullable(uuid), created_at: instant })

export const list${pascal(name)} = endpoint({
  method: 'GET',
  path: 'customer/${name}',
  summary: 'Own ${name.replaceAll('-', ' ')}, newest first',
  resource: 'customer',
  action: 'read',
  role: 'customer',
  response: z.object({ data: z.array(row) }),
  status: 200,
  errors: [],
})
`

const apiFiles = (name: string) => {
  const folder = `apps/api/src/features/${name}`
  return [
    { path: `${folder}/index.ts`, content: `export { ${camel(name)}Routes } from './${name}.routes.ts'\n` },
    {
      path: `${folder}/tables.ts`,
      content: `import type { TableName } from '../../db/table-name.ts'

/** The tables that are written here alone (\`npm run check\`: table ownership). */
export const tables: readonly TableName[] = ['${snake(name)}']
`,
    },
    {
      path: `${folder}/${name}.routes.ts`,
      content: `import * as ${camel(name)} from '@emma/contracts/${name}'
import type { Mount } from '../../http/mount.ts'
import { list${pascal(name)} } from './list-${name}.ts'

export const ${camel(name)}Routes = (mount: Mount): void => {
  mount(${camel(name)}.list${pascal(name)}, list${pascal(name)})
}
`,
    },
    {
      path: `${folder}/list-${name}.ts`,
      content: `import type { list${pascal(name)} as endpoint } from '@emma/contracts/${name}'
import type { UseCase } from '../../http/mount.ts'
import { find${pascal(name)} } from './${name}.repo.ts'

export const list${pascal(name)}: UseCase<typeof endpoint> = async ({ readDb }, { actor }) => {
  const rows = await find${pascal(name)}(readDb, actor.customerId)
  return { data: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) }
}
`,
    },
    {
      path: `${folder}/${name}.repo.ts`,
      content: `import type { Db } from '../../db/pool.ts'

export const find${pascal(name)} = (db: Db, customerId: string) =>
  db
    .selectFrom('${snake(name)}')
    .select(['id', 'dependent_id', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .execute()
`,
    },
    {
      path: `${folder}/${name}.test.ts`,
      content: httpTest({
        url: `customer/${name}`,
        method: 'GET',
        role: 'customer',
        up: '../../..',
      }),
    },
  ]
}
