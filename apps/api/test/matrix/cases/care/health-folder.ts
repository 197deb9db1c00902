import * as folder from '@emma/contracts/health-folder'
import { type MatrixCase, matrixCase } from '../../case.ts'

const nothing = () => ({})
const search = () => ({ query: { search: 'dipirona' } })

export const healthFolderCases: readonly MatrixCase[] = [
  matrixCase(folder.readHealthFolder, { own: { customer: nothing, otherCustomer: nothing } }),
  matrixCase(folder.searchHealthFolder, { own: { customer: search, otherCustomer: search } }),
]
