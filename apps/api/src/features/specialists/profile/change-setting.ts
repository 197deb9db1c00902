import { settingsInput } from '@emma/contracts/specialists/setting-fields'
import type { changeSetting as endpoint } from '@emma/contracts/specialists/settings'
import { fieldFault } from '@emma/phrases/field-message'
import * as z from 'zod/mini'
import { invalidField } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { saveOwnSettings } from './write-settings.ts'

/** One setting by its key, sent as `value` or under its own name; without a key, all those sent. */
export const changeSetting: UseCase<typeof endpoint> = async (deps, { actor, body, query: { key } }) => {
  const { value, ...named } = body
  if (key === undefined && value === undefined) return saveOwnSettings(deps, actor.specialistId, named)
  const path = key ?? 'key'
  const given = value === undefined && key !== undefined ? named[key] : value
  const parsed = z.safeParse(settingsInput, { [path]: given })
  if (given !== undefined && parsed.success) return saveOwnSettings(deps, actor.specialistId, parsed.data)
  const { code, params } = fieldFault(parsed.error?.issues[0] ?? {})
  throw invalidField(path, code, params)
}
