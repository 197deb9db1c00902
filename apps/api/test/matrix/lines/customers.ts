import * as customers from '@emma/contracts/customers'
import { getAvatar } from '@emma/contracts/files'
import sharp from 'sharp'
import { saveAvatar } from '../../../src/files/index.ts'
import { findCode, registrationForm, startChange, startRegistration } from '../../index.ts'
import { line, type MatrixLine } from '../line.ts'
import type { MatrixWorld } from '../world.ts'

const nothing = () => ({})
const anyAdmin = { admin: nothing }

/** A picture is everybody's who knows its key. */
const picture = async ({ t }: MatrixWorld) => {
  const grey = { width: 8, height: 8, channels: 3, background: '#888' } as const
  const content = await sharp({ create: grey }).png().toBuffer()
  return { params: { key: await saveAvatar(t.deps, { field: 'avatar', file: { content, name: 'a.png' } }) } }
}
const form = () => ({ body: registrationForm() })
const registered = async ({ t }: MatrixWorld) => ({
  body: { customerId: (await startRegistration(t)).customerId },
})
const confirmation = async ({ t }: MatrixWorld) => {
  const { customerId, userId } = await startRegistration(t)
  return { body: { customerId, code: await findCode(t, userId) } }
}

const newEmail = { kind: 'email', value: 'novo.endereco@emma.test' } as const
const change = async ({ t, customer: { userId } }: MatrixWorld) => {
  await startChange(t, userId, newEmail)
  return { body: { kind: 'email', code: await findCode(t, userId) } }
}
const waiting = async (world: MatrixWorld) => {
  await change(world)
  return { body: { kind: 'email' } }
}
const someCode = () => ({ body: { kind: 'email', code: '000000' } })

const owner = ({ customer: { customerId } }: MatrixWorld) => ({ params: { id: customerId } })
const nickname = { several: { nickname: 'Nina' } }
const named = ({ customer: { customerId } }: MatrixWorld) => ({ body: { id: customerId, ...nickname } })

export const customerLines: readonly MatrixLine[] = [
  line(getAvatar, { own: { nobody: picture, otherCustomer: picture } }),
  line(customers.register, { own: { nobody: form, customer: form } }),
  line(customers.createCustomer, { own: { nobody: form, admin: form } }),
  line(customers.confirmRegistration, { own: { nobody: confirmation } }),
  line(customers.resendCode, { own: { nobody: registered } }),
  line(customers.confirmContact, {
    own: { customer: change },
    foreign: someCode,
    foreignStatus: 422,
  }),
  line(customers.resendContactCode, { own: { customer: waiting }, foreign: waiting }),
  line(customers.getCustomerAll, { own: anyAdmin }),
  line(customers.getCustomerById, {
    own: { customer: owner, specialist: owner, admin: owner },
    foreign: owner,
  }),
  line(customers.updateCustomer, {
    own: { customer: named, admin: named },
    foreign: named,
    except: {
      specialist: 403,
      otherSpecialist: 403,
      pastSpecialist: 403,
      suspendedSpecialist: 403,
    },
  }),
]
