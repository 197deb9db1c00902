import type { listContactMessages as endpoint } from '@emma/contracts/support/contact'
import type { UseCase } from '../../../http/mount.ts'
import { countMessages, findMessages } from './contact.repo.ts'
import { openContent, subjectOf } from './content.ts'
import { presentMessage } from './present-message.ts'

export const listMessages: UseCase<typeof endpoint> = async (deps, { query: { page, pageSize } }) => {
  const { db, vault } = deps
  const [rows, total] = await Promise.all([
    findMessages(db, { limit: pageSize, offset: (page - 1) * pageSize }),
    countMessages(db),
  ])
  await vault.warm(db, rows.map(subjectOf))
  const data = await Promise.all(
    rows.map(async (row) => presentMessage(row, await openContent(deps, db, row))),
  )
  return { data, meta: { page, pageSize, total } }
}
