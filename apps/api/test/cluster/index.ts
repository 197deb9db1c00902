import { inject } from 'vitest'
import { copyDatabase, type TestDatabase, templateName } from './databases.ts'

/** A migrated database of its own: no test file sees what another one wrote. */
export const createTestDatabase = (): Promise<TestDatabase> =>
  copyDatabase(inject('clusterUrl'), templateName)
