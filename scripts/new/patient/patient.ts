import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { root } from '../../run/settings.ts'
import type { Choice } from '../role.ts'
import type { Skeleton } from '../skeleton.ts'
import { type Kept, keptOf, template } from './kept.ts'
import { placesOf } from './places.ts'

/** `endpoint records/pins/pin-note records/pins/list-pins --patient`: complete, with passing tests. */
export const patientData = async (names: readonly string[], { title }: Choice): Promise<Skeleton> => {
  const kept = keptOf(names, title)
  return {
    files: await filesOf(kept),
    edits: placesOf(kept),
    next: [
      ...(title === undefined
        ? [`--title was not given: the title of packages/phrases/src/pt/records/${kept.file}.ts`]
        : []),
      `the words: packages/phrases/src/{pt,en}/records/${kept.file}.ts; access.object and access.objects of records; the summaries of packages/contracts/src/records/${kept.file}.ts`,
      'what is kept beside a text of 500 characters: the migration, the contract, the sealed content of the present.ts, the panel',
      'who reads it: as made, specialists in care; its place on the patient’s page: apps/web/src/features/records/patient/patient-screen.tsx',
      'how long: as made, 20 years (docs/security.md); what erasure clears: step 8 of apps/api/README.md',
      'users notice it: CHANGELOG.md; a word of the trade: docs/GLOSSARY.md',
    ],
    generates: true,
  }
}

const filesOf = async (kept: Kept): Promise<Skeleton['files']> => {
  const { file, write, list } = kept
  const server = `apps/api/src/features/records/${file}`
  const web = `apps/web/src/features/records/${file}`
  const made = {
    [`apps/api/db/migrations/${nextNumber()}_${file.replaceAll('-', '_')}.sql`]: 'migration.sql',
    [`packages/contracts/src/records/${file}.ts`]: 'contract.ts',
    [`${server}/${file}.repo.ts`]: 'repo.ts',
    [`${server}/${file}.present.ts`]: 'present.ts',
    [`${server}/${write}.ts`]: 'write.ts',
    [`${server}/${list}.ts`]: 'list.ts',
    [`${server}/${file}.test.ts`]: 'test.ts',
    [`${web}/${file}.queries.ts`]: 'queries.ts',
    [`${web}/${file}.tsx`]: 'panel.tsx',
    [`packages/phrases/src/pt/records/${file}.ts`]: 'phrases.pt.ts',
    [`packages/phrases/src/en/records/${file}.ts`]: 'phrases.en.ts',
  }
  return Promise.all(
    Object.entries(made).map(async ([path, name]) => ({ path, content: await template(kept, name) })),
  )
}

/** Ten after the last migration: `0940`. */
const nextNumber = (): string => {
  const numbers = globSync('apps/api/db/migrations/*.sql', { cwd: root }).map((path) =>
    Number(basename(path).slice(0, 4)),
  )
  return String(Math.floor(Math.max(...numbers) / 10) * 10 + 10).padStart(4, '0')
}
