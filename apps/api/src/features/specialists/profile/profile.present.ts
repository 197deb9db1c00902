import { specialistProfile, statusNumber } from '@emma/contracts/specialists/profile'
import { settings } from '@emma/contracts/specialists/setting-fields'
import * as z from 'zod/mini'
import type { AccountRow } from '../account.repo.ts'
import type { ProofRow } from '../review/proofs.repo.ts'

const { contactPreference } = specialistProfile.shape.contactDetails.shape

/** A row's status; a CHECK limits it to 0–4. */
export const statusOf = ({ status }: Pick<AccountRow, 'status'>) => z.parse(statusNumber, status)

export const preferenceOf = ({ contact_preference }: AccountRow) =>
  z.parse(contactPreference, contact_preference)

export const settingsOf = (row: AccountRow) =>
  z.parse(settings, {
    stopwatch: row.stopwatch,
    summary: row.summary,
    timezone: row.time_zone,
    chat_enabled: row.chat_enabled,
    chat_hours: row.chat_hours,
    auto_reply: row.auto_reply,
    languages: row.languages,
    attends_children: row.attends_children,
  })

type CouncilRow = Pick<AccountRow, 'council_type' | 'council_uf' | 'council_number'>

export const councilOf = ({ council_type: type, council_uf: uf, council_number: number }: CouncilRow) =>
  type === null || uf === null || number === null ? null : { type, uf, number }

/** The specialist reads the reason only while refused or suspended. */
export const reasonOf = ({ status, status_reason }: Pick<AccountRow, 'status' | 'status_reason'>) =>
  (status === 3 || status === 4) && status_reason !== null ? { reason: status_reason } : {}

export const toProof = (row: ProofRow | undefined) =>
  row === undefined
    ? null
    : {
        id: row.id,
        type: row.type,
        size: row.size,
        url: `/api/v1/specialists/documents/${row.id}`,
        created_at: row.created_at.toISOString(),
      }
