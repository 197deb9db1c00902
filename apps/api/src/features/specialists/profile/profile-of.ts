import { type SpecialistProfile, specialistProfile } from '@emma/contracts/specialists/profile'
import * as z from 'zod/mini'
import type { Deps } from '../../../deps.ts'
import { avatarUrl } from '../../../files/index.ts'
import { notFound } from '../../../http/app-error.ts'
import { pendingContactOf } from '../../codes/index.ts'
import { bankAccountOf } from '../../earnings/index.ts'
import { findOwnOffers } from '../../specialties/index.ts'
import { findAccount } from '../account.repo.ts'
import { missingFor, obstaclesFor } from '../missing.ts'
import { findLatestProof } from '../review/proofs.repo.ts'
import { openPersonal } from './personal.ts'
import { councilOf, preferenceOf, reasonOf, settingsOf, statusOf, toProof } from './profile.present.ts'

type Personal = Awaited<ReturnType<typeof openPersonal>>

const specialDocumentOf = ({ document: { type, number } }: Personal) => ({
  ...(type === undefined ? {} : { special_document_type: type }),
  ...(number === undefined ? {} : { special_document_number: number }),
})

/** The whole profile of a specialist, as the person and an admin see it. @throws AppError `not_found` */
export const profileOf = async (deps: Deps, id: string): Promise<SpecialistProfile> => {
  const { db } = deps
  const row = await findAccount(db, id)
  if (!row) throw notFound()
  const personal = await openPersonal(deps, db, row)
  const { cpf, phones, address } = personal
  return {
    id,
    uuid: id,
    avatar: avatarUrl(row.avatar_key),
    status: statusOf(row),
    ...reasonOf(row),
    missing: await missingFor(db, row),
    obstacles: [...(await obstaclesFor(db, id, deps.clock.now()))],
    personalData: {
      fullName: `${row.first_name} ${row.last_name}`,
      birthDate: row.birth_date,
      cpf: cpf ?? null,
      ...specialDocumentOf(personal),
    },
    contactDetails: {
      email: row.email,
      cellphone: phones.cellphone ?? null,
      ...(phones.phone === undefined ? {} : { phone: phones.phone }),
      contactPreference: preferenceOf(row),
    },
    pendingContact: await pendingContactOf(deps, row.user_id),
    emailConfirmed: row.email_confirmed_at !== null,
    settings: settingsOf(row),
    several: z.parse(specialistProfile.shape.several, {
      nickname: row.nickname,
      maritalStatus: row.marital_status,
      gender: row.gender,
    }),
    council: councilOf(row),
    address: address ?? null,
    bankAccount: await bankAccountOf(deps, id),
    specialties: await findOwnOffers(db, id),
    document: toProof(await findLatestProof(db, id)),
    use_online: row.use_online,
    on_duty: row.on_duty,
    created_at: row.created_at.toISOString(),
  }
}
