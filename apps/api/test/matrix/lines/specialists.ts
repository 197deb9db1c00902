import * as admins from '@emma/contracts/admins'
import * as profile from '@emma/contracts/specialist-profile'
import * as review from '@emma/contracts/specialist-review'
import * as settings from '@emma/contracts/specialist-settings'
import { createSpecialist, testCpf } from '../../index.ts'
import { line, type MatrixLine } from '../line.ts'
import type { MatrixWorld } from '../world.ts'

const nothing = () => ({})
const byId = ({ specialist }: MatrixWorld) => ({ params: { id: specialist.specialistId } })
const byUuid = ({ specialist }: MatrixWorld) => ({ params: { uuid: specialist.specialistId } })

/** Another specialist each time, at a status. */
const someone = async ({ t, specialtyId }: MatrixWorld, status: 0 | 1 | 2 | 3 | 4) => {
  const { specialistId } = await createSpecialist(t.deps, { specialtyId, status })
  return { id: specialistId }
}

let people = 0
const registration = () => {
  people += 1
  return {
    body: {
      firstName: 'Rita',
      lastName: 'Matriz',
      cellPhone: '11987654321',
      cpf: testCpf(800_000 + people),
      birthDate: '1985-03-02',
      email: `rita.matriz.${people}@emma.test`,
      council: { type: 'CRM', uf: 'SP', number: '123456' },
      password: 'cachoeira-violeta-92',
      passwordConfirmation: 'cachoeira-violeta-92',
      acceptTerms: true,
      acceptPrivacy: true,
    },
  }
}

const nickname = { several: { nickname: 'Sé' } }
const online = (world: MatrixWorld) => ({ ...byId(world), body: { use_online: true } })

/** A proof of the owner's registration. */
const proof = async ({ t, specialist }: MatrixWorld) => {
  const { db, newId, clock, storage } = t.deps
  const id = newId()
  const storage_key = `documents/${id}`
  const content = Buffer.from('%PDF-1.7')
  await storage.put(storage_key, content, 'application/pdf')
  await db
    .insertInto('specialist_documents')
    .values({
      id,
      specialist_id: specialist.specialistId,
      storage_key,
      type: 'application/pdf',
      size: content.length,
      created_at: clock.now(),
    })
    .execute()
  return { params: { id } }
}

const ownLines: readonly MatrixLine[] = [
  line(profile.createSpecialist, {
    own: { nobody: registration, customer: registration, specialist: registration, admin: registration },
  }),
  line(profile.getSpecialistProfile, { own: { specialist: byUuid, admin: byUuid }, foreign: byUuid }),
  line(profile.updateSpecialist, {
    own: {
      specialist: () => ({ body: nickname }),
      admin: ({ specialist }) => ({ body: { id: specialist.specialistId, ...nickname } }),
    },
    foreign: ({ specialist }) => ({ body: { id: specialist.specialistId, ...nickname } }),
  }),
  line(profile.getSpecialistStatus, { own: { specialist: byId, admin: byId }, foreign: byId }),
  line(settings.getSettings, { own: { specialist: nothing, suspendedSpecialist: nothing } }),
  line(settings.saveSettings, { own: { specialist: () => ({ body: { stopwatch: true } }) } }),
  line(settings.changeSetting, {
    own: { specialist: () => ({ query: { key: 'stopwatch' }, body: { value: true } }) },
  }),
]

const reviewLines: readonly MatrixLine[] = [
  line(review.listAllSpecialists, { own: { admin: nothing } }),
  line(review.updateStatus, {
    own: {
      specialist: online,
      admin: async (world) => ({
        params: await someone(world, 1),
        body: { status: 4, reason: 'Documento vencido.' },
      }),
    },
    foreign: online,
  }),
  line(review.reviewSpecialist, {
    own: { admin: async (world) => ({ params: await someone(world, 2), body: { status: 1 } }) },
    foreign: async (world) => ({ params: await someone(world, 2), body: { status: 1 } }),
  }),
  line(review.listStatusChanges, { own: { admin: byId }, foreign: byId }),
  line(review.deleteSpecialist, {
    own: { admin: async (world) => ({ params: await someone(world, 3) }) },
    foreign: async (world) => ({ params: await someone(world, 3) }),
  }),
  line(review.readProof, { own: { specialist: proof, admin: proof }, foreign: proof }),
]

const adminId = async ({ t }: MatrixWorld): Promise<string> => {
  const row = await t.deps.db.selectFrom('admins').select('user_id').executeTakeFirstOrThrow()
  return row.user_id
}
const byAdmin = async (world: MatrixWorld) => ({ params: { id: await adminId(world) } })

const adminLines: readonly MatrixLine[] = [
  line(admins.getAdmin, { own: { admin: byAdmin }, foreign: byAdmin }),
  line(admins.updateAdmin, {
    own: { admin: async (world) => ({ ...(await byAdmin(world)), body: { firstName: 'Ana' } }) },
    foreign: async (world) => ({ ...(await byAdmin(world)), body: { firstName: 'Ana' } }),
  }),
  line(admins.changeAdminAvatar, {
    own: { admin: async (world) => ({ ...(await byAdmin(world)), body: { avatar: null } }) },
    foreign: async (world) => ({ ...(await byAdmin(world)), body: { avatar: null } }),
  }),
]

/** Who attends, how that is reviewed, and who reviews it. */
export const specialistLines: readonly MatrixLine[] = [...ownLines, ...reviewLines, ...adminLines]
