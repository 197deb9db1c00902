import { createHash } from 'node:crypto'
import { fingerprintText } from '@emma/domain/error-log'
import { DAY, HOUR } from '@emma/domain/interval'
import { insertAll, later, type Seed } from './seed.ts'
import { type ErrorText, errorTexts } from './texts/errors.ts'

type Move = readonly [from: string, to: string]

/** The moves of an error to its status. */
const movesTo: Readonly<Record<ErrorText['status'], readonly Move[]>> = {
  'em aberto': [],
  'em correção': [['em aberto', 'em correção']],
  resolvido: [
    ['em aberto', 'em correção'],
    ['em correção', 'resolvido'],
  ],
  reaberto: [
    ['em aberto', 'em correção'],
    ['em correção', 'resolvido'],
    ['resolvido', 'reaberto'],
  ],
}

const nothingAsked = {
  method: null,
  path: null,
  trace_id: null,
  role: null,
  user_id: null,
  user_agent: null,
}

/** The demo's error log: something in every state. */
export const insertErrors = async ({ deps, tx, now }: Seed, adminId: string): Promise<void> => {
  const rows = errorTexts.map(({ age, last, request, ...text }) => ({
    ...text,
    id: deps.newId(),
    fingerprint: createHash('sha256').update(fingerprintText(text)).digest(),
    moved_at: text.status === 'em aberto' ? null : later(now, -last * HOUR),
    branch: 'main',
    build: '1a2b3c4',
    request: JSON.stringify({ ...nothingAsked, ...request }),
    first_seen: later(now, -age * DAY),
    last_seen: later(now, -last * HOUR),
  }))
  await insertAll(tx, 'errors', rows)
  const moves = rows.flatMap(({ id, status, first_seen }) =>
    movesTo[status].map(([from_status, to_status], nth) => ({
      id: deps.newId(),
      error_id: id,
      from_status,
      to_status,
      note: to_status === 'resolvido' ? 'Corrigido na versão seguinte.' : '',
      moved_by: to_status === 'reaberto' ? null : adminId,
      moved_at: later(first_seen, (nth + 1) * HOUR),
    })),
  )
  await insertAll(tx, 'error_moves', moves)
}
