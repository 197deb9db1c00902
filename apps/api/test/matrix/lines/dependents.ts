import * as dependents from '@emma/contracts/dependents'
import { line, type MatrixLine } from '../line.ts'
import type { MatrixWorld } from '../world.ts'

const nothing = () => ({})
const child = { name: 'Lia Teste', birthDate: '2019-05-04', relation: 'child' }
const add = () => ({ body: child })
const added = async ({ t, headers }: MatrixWorld) => {
  const url = '/api/v1/customer/dependents'
  const answer = await t.app.inject({ method: 'POST', url, headers: headers.customer, payload: child })
  return { params: { id: answer.json().id } }
}
const change = async (world: MatrixWorld) => ({ ...(await added(world)), body: { name: 'Lia Nova' } })

export const dependentLines: readonly MatrixLine[] = [
  line(dependents.listDependents, { own: { customer: nothing, otherCustomer: nothing } }),
  line(dependents.createDependent, { own: { customer: add, otherCustomer: add } }),
  line(dependents.updateDependent, { own: { customer: change }, foreign: change }),
  line(dependents.deleteDependent, { own: { customer: added }, foreign: added }),
]
