/** Decisions the skeleton can't make, for a table about a patient (apps/api/README.md). */
export const stepsOfTable: readonly string[] = [
  'a table? db/migrations (the number after `ls apps/api/db/migrations/*.sql | tail -1`), tables.ts, db/describe/areas.ts; then npm run generate',
  'a sealed column? apps/api/src/crypto/sealed-columns.ts, with what erasure does to it; say the same in docs/security.md',
  'clinical data of a patient? logAccess in the same transaction; a new object: the enum in packages/contracts/src/records/access-log.ts, access.object and access.objects of records in both languages, dependentOf in records/access/access-log.repo.ts',
  'a table about a patient? export-parts.ts with a case in own-family.test.ts; where erasure clears it, an ErasurePart in features/features.ts and a row in test/fixtures/sealed-rows.ts (LGPD)',
  'users or operators notice it? CHANGELOG.md',
]
