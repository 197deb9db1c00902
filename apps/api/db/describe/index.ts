export { dataModel } from './data-model.ts'
export { readCatalog } from './read-catalog.ts'
export { schemaSql } from './schema-sql.ts'
