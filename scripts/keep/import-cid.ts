import { importCids } from '../../apps/api/db/imports/index.ts'
import { phrases } from '../run/phrases.ts'
import { importList } from './import-list.ts'

await importList(importCids, phrases.importCidUsage)
