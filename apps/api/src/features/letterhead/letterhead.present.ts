import type { Letterhead } from '@emma/contracts/letterhead'
import { logoUrl } from '../../files/index.ts'
import type { LetterheadRow } from './letterheads.repo.ts'

export const toLetterhead = (row: LetterheadRow | undefined): Letterhead => ({
  logo: logoUrl(row?.logo_key ?? null),
  colour: row?.colour ?? null,
})
