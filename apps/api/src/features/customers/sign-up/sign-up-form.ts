import { BOOKING_LINK_PATH } from '@emma/contracts/booking/on-behalf'
import { readSlotId } from '@emma/domain/availability'
import * as z from 'zod'
import type { Deps } from '../../../deps.ts'
import type { SignUpRow } from './sign-ups.repo.ts'

/** Data about a person before their e-mail is confirmed. */
const kept = z.object({
  email: z.string(),
  timezone: z.string().optional(),
  slot_id: z.string(),
  specialty_id: z.string(),
  /** The secret of the specialist's link. */
  link: z.string().optional(),
})
export type SignUp = z.output<typeof kept>

const cellOf = (id: string, userId: string) => ({
  subjectId: userId,
  column: 'sign_ups.form_sealed',
  rowId: id,
})

export const sealSignUp = ({ vault, db }: Deps, id: string, userId: string, form: SignUp): Promise<Buffer> =>
  vault.seal(db, cellOf(id, userId), form)

export const openSignUp = async ({ vault, db }: Deps, row: SignUpRow): Promise<SignUp> =>
  kept.parse(await vault.open(db, cellOf(row.id, row.user_id), row.form_sealed))

/** Identifies the person for counting holds, across names and sign-ups. */
export const personOf = ({ vault }: Pick<Deps, 'vault'>, email: string): Buffer =>
  vault.blindIndex(`sign-up|${email.toLowerCase()}`)

type Wish = Pick<SignUp, 'slot_id' | 'specialty_id' | 'link'>
const chosen = ({ slot_id: slot, specialty_id: specialty, link }: Wish) => ({
  specialty,
  slot,
  ...(link === undefined ? {} : { convite: link }),
})

const pathTo = (screen: string, wish: Wish, more: Readonly<Record<string, string>>): string => {
  const slot = readSlotId(wish.slot_id)
  const specialist = slot.ok ? slot.value.specialistId : ''
  return `/customer/${screen}/${specialist}?${new URLSearchParams({ ...chosen(wish), ...more })}`
}

/** Continues a sign-up at its code, on any device. */
export const urlOf = ({ config }: Pick<Deps, 'config'>, id: string, wish: Wish): string =>
  `${config.publicUrl}${pathTo('marcar', wish, { id })}`

/** After login, an existing account continues at the payment of the slot. */
export const paymentPath = (wish: Wish): string =>
  wish.link === undefined ? pathTo('horario', wish, { step: 'pay' }) : `${BOOKING_LINK_PATH}#${wish.link}`
