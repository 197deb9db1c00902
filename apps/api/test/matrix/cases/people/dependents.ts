import * as dependents from '@emma/contracts/dependents'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

const nothing = () => ({})
const child = { name: 'Lia Teste', birthDate: '2019-05-04', relation: 'child' }
const add = () => ({ body: child })
const added = async ({ t, headers }: MatrixFixture) => {
  const url = '/api/v1/customer/dependents'
  const answer = await t.app.inject({ method: 'POST', url, headers: headers.customer, payload: child })
  return { params: { id: answer.json().id } }
}
const change = async (fixture: MatrixFixture) => ({ ...(await added(fixture)), body: { name: 'Lia Nova' } })

export const dependentCases: readonly MatrixCase[] = [
  matrixCase(dependents.listDependents, { own: { customer: nothing, otherCustomer: nothing } }),
  matrixCase(dependents.createDependent, { own: { customer: add, otherCustomer: add } }),
  matrixCase(dependents.updateDependent, { own: { customer: change }, foreign: change }),
  matrixCase(dependents.deleteDependent, { own: { customer: added }, foreign: added }),
]
