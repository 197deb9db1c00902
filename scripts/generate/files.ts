import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataModel, readCatalog, schemaSql } from '../../apps/api/db/describe/index.ts'
import { startEmbeddedPostgres } from '../../apps/api/src/db/embedded/index.ts'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { generateTypes } from './types.ts'

export interface GeneratedFile {
  /** Below the root of the repository. */
  readonly path: string
  readonly content: string
}

/** Files generated from a freshly migrated database: types for the code, schema and diagrams for people. */
export async function generateFiles(): Promise<readonly GeneratedFile[]> {
  const folder = await mkdtemp(join(tmpdir(), 'emma-generate-'))
  const postgres = await startEmbeddedPostgres({ dataDir: folder, durability: 'off', log: () => {} })
  try {
    await migrate(postgres.url)
    const catalog = await readCatalog(postgres.url)
    return [
      { path: 'apps/api/db/types.gen.ts', content: await generateTypes(postgres.url, folder) },
      { path: 'apps/api/db/schema.sql', content: schemaSql(catalog) },
      { path: 'docs/data-model.md', content: dataModel(catalog) },
    ]
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
