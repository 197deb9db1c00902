import type { saveLetterhead as endpoint } from '@emma/contracts/letterhead'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { dropFile, logoPath, saveLogo } from '../../files/index.ts'
import type { CallOf, UseCase } from '../../http/mount.ts'
import { keepAct } from '../audit/index.ts'
import { toLetterhead } from './letterhead.present.ts'
import { changeLetterhead, type LetterheadRow, lockLetterhead, startLetterhead } from './letterheads.repo.ts'

type Call = CallOf<typeof endpoint>

const write = (deps: Deps, { actor, client }: Call, change: Partial<LetterheadRow>) =>
  inTransaction(deps.db, async (tx) => {
    const { specialistId } = actor
    const now = deps.clock.now()
    await startLetterhead(tx, specialistId, now)
    const before = await lockLetterhead(tx, specialistId)
    await changeLetterhead(tx, specialistId, change, now)
    if (change.logo_key !== undefined && before?.logo_key)
      await deps.jobs.add(tx, 'remove-file', { key: logoPath(before.logo_key) })
    await keepAct(deps, tx, {
      actor,
      client,
      action: 'updated',
      entity: 'specialist',
      entityId: specialistId,
      after: {
        letterhead: { ...change, ...('logo_key' in change && { logo_key: change.logo_key !== null }) },
      },
    })
    return toLetterhead({ logo_key: null, colour: null, ...before, ...change })
  })

/** Changes the sent fields. Deletes a logo whose row was not written, and a replaced one. */
export const saveLetterhead: UseCase<typeof endpoint> = async (deps, call) => {
  const { body, files } = call
  const key = files.logo && (await saveLogo(deps, { field: 'logo', file: files.logo }))
  const logo = key ?? body.logo
  const change = {
    ...(logo === undefined ? {} : { logo_key: logo }),
    ...(body.colour === undefined ? {} : { colour: body.colour }),
  }
  try {
    return await write(deps, call, change)
  } catch (error) {
    if (key !== undefined) await dropFile(deps, logoPath(key))
    throw error
  }
}
