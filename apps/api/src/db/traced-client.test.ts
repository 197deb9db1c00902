import { expect, test } from 'vitest'
import { summaryOf } from './traced-client.ts'

test.each([
  ['select "id" from "users" where "id" = $1', 'SELECT', 'users'],
  ['SELECT a.id FROM appointments a JOIN users u ON true FOR UPDATE OF a', 'SELECT', 'appointments'],
  ['SELECT extract(epoch FROM now()) AS at, (SELECT 1 FROM workers)', 'SELECT', 'workers'],
  ['SELECT count(*) FROM (SELECT 1) AS one', 'SELECT', undefined],
  [
    'WITH done AS (\n UPDATE queue_entries SET status = $1 RETURNING id) SELECT id FROM done',
    'UPDATE',
    'queue_entries',
  ],
  ['insert into "chats" ("id") values ($1) on conflict do update set "id" = $1', 'INSERT', 'chats'],
  ['/* planned each time */ SELECT 1 FROM next_slots', 'SELECT', 'next_slots'],
  ['begin', 'BEGIN', undefined],
  ['', 'SQL', undefined],
])('%s', (text, operation, table) => {
  expect(summaryOf(text)).toEqual({ operation, table })
})
