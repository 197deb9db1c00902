import { inject } from 'vitest'
import { copyDatabase, type TestDatabase, templateName } from './databases.ts'

/** A separate migrated database: no test file sees another's data. */
export const createTestDatabase = (): Promise<TestDatabase> =>
  copyDatabase(inject('clusterUrl'), templateName)
