import * as admins from '@emma/contracts/admins'
import * as files from '@emma/contracts/files'
import * as letterhead from '@emma/contracts/letterhead'
import * as profile from '@emma/contracts/specialists/profile'
import * as review from '@emma/contracts/specialists/review'
import * as settings from '@emma/contracts/specialists/settings'
import { createSpecialist, testCpf } from '../../../index.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

const nothing = () => ({})
const byId = ({ specialist }: MatrixFixture) => ({ params: { id: specialist.specialistId } })
const byUuid = ({ specialist }: MatrixFixture) => ({ params: { uuid: specialist.specialistId } })

/** A new specialist each time, with a given status. */
const someone = async ({ t, specialtyId }: MatrixFixture, status: 0 | 1 | 2 | 3 | 4) => {
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
const online = (fixture: MatrixFixture) => ({ ...byId(fixture), body: { use_online: true } })

/** A document of the owner's registration. */
const proof = async ({ t, specialist }: MatrixFixture) => {
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

/** Public for those who know its key, which only public documents show. */
const logo = async ({ t }: MatrixFixture) => {
  const key = `${t.deps.newId()}.png`
  await t.deps.storage.put(`logos/${key}`, Buffer.from('logo'), 'image/png')
  return { params: { key } }
}

const ownCases: readonly MatrixCase[] = [
  matrixCase(profile.createSpecialist, {
    own: { nobody: registration, customer: registration, specialist: registration, admin: registration },
  }),
  matrixCase(profile.getSpecialistProfile, { own: { specialist: byUuid, admin: byUuid }, foreign: byUuid }),
  matrixCase(profile.updateSpecialist, {
    own: {
      specialist: () => ({ body: nickname }),
      admin: ({ specialist }) => ({ body: { id: specialist.specialistId, ...nickname } }),
    },
    foreign: ({ specialist }) => ({ body: { id: specialist.specialistId, ...nickname } }),
  }),
  matrixCase(profile.getSpecialistStatus, { own: { specialist: byId, admin: byId }, foreign: byId }),
  matrixCase(letterhead.getLetterhead, { own: { specialist: nothing, suspendedSpecialist: nothing } }),
  matrixCase(letterhead.saveLetterhead, { own: { specialist: () => ({ body: { colour: '#1a4b8c' } }) } }),
  matrixCase(files.getLogo, { own: { nobody: logo, customer: logo, specialist: logo } }),
  matrixCase(settings.getSettings, { own: { specialist: nothing, suspendedSpecialist: nothing } }),
  matrixCase(settings.saveSettings, { own: { specialist: () => ({ body: { stopwatch: true } }) } }),
  matrixCase(settings.changeSetting, {
    own: { specialist: () => ({ query: { key: 'stopwatch' }, body: { value: true } }) },
  }),
]

const reviewCases: readonly MatrixCase[] = [
  matrixCase(review.listAllSpecialists, { own: { admin: nothing } }),
  matrixCase(review.updateStatus, {
    own: {
      specialist: online,
      admin: async (fixture) => ({
        params: await someone(fixture, 1),
        body: { status: 4, reason: 'Documento vencido.' },
      }),
    },
    foreign: online,
  }),
  matrixCase(review.reviewSpecialist, {
    own: { admin: async (fixture) => ({ params: await someone(fixture, 2), body: { status: 1 } }) },
    foreign: async (fixture) => ({ params: await someone(fixture, 2), body: { status: 1 } }),
  }),
  matrixCase(review.listStatusChanges, { own: { admin: byId }, foreign: byId }),
  matrixCase(review.deleteSpecialist, {
    own: { admin: async (fixture) => ({ params: await someone(fixture, 3) }) },
    foreign: async (fixture) => ({ params: await someone(fixture, 3) }),
  }),
  matrixCase(review.readProof, { own: { specialist: proof, admin: proof }, foreign: proof }),
]

const adminId = async ({ t }: MatrixFixture): Promise<string> => {
  const row = await t.deps.db.selectFrom('admins').select('user_id').executeTakeFirstOrThrow()
  return row.user_id
}
const byAdmin = async (fixture: MatrixFixture) => ({ params: { id: await adminId(fixture) } })

const adminCases: readonly MatrixCase[] = [
  matrixCase(admins.getAdmin, { own: { admin: byAdmin }, foreign: byAdmin }),
  matrixCase(admins.updateAdmin, {
    own: { admin: async (fixture) => ({ ...(await byAdmin(fixture)), body: { firstName: 'Ana' } }) },
    foreign: async (fixture) => ({ ...(await byAdmin(fixture)), body: { firstName: 'Ana' } }),
  }),
  matrixCase(admins.changeAdminAvatar, {
    own: { admin: async (fixture) => ({ ...(await byAdmin(fixture)), body: { avatar: null } }) },
    foreign: async (fixture) => ({ ...(await byAdmin(fixture)), body: { avatar: null } }),
  }),
]

/** Specialists, their review, and the admins who review them. */
export const specialistCases: readonly MatrixCase[] = [...ownCases, ...reviewCases, ...adminCases]
