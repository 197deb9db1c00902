import type { getMonthPdf as endpoint } from '@emma/contracts/earnings/month'
import { fill } from '@emma/phrases/fill'
import phrases from '@emma/phrases/month-file'
import type { UseCase } from '../../../http/mount.ts'
import { loadLetterhead } from '../../letterhead/index.ts'
import { findIssuer } from './issuer.repo.ts'
import { readCpfs } from './payers-cpf.ts'
import { readMonth } from './read-month.ts'

/** The month as a PDF, for the accountant. */
export const getMonthPdf: UseCase<typeof endpoint> = async (deps, { actor, client, query }) => {
  const read = await readMonth(deps, actor.specialistId, query.month)
  const [cpfs, issuer, { logo }] = await Promise.all([
    readCpfs(deps, { actor, client }, read.lines),
    findIssuer(deps.db, actor.specialistId),
    loadLetterhead(deps, deps.db, actor.specialistId),
  ])
  const now = deps.clock.now()
  // The PDF library is loaded on first use.
  const { makeMonthPdf } = await import('./month-pdf.ts')
  const content = await deps.lanes.papers(() => makeMonthPdf({ ...read, issuer, logo, cpfs, now }))
  const name = fill(`${phrases.fileName}.pdf`, { month: read.month })
  return { content, type: 'application/pdf', name, inline: true }
}
