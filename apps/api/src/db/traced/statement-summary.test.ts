import { expect, test } from 'vitest'
import { summaryOf } from './statement-summary.ts'

test.each([
  ['select "id" from "users" where "id" = $1', 'SELECT', 'users'],
  ['SELECT a.id FROM appointments a JOIN users u ON true FOR UPDATE OF a', 'SELECT', 'appointments'],
  [
    'SELECT (SELECT max(at) FROM refunds r WHERE r.id = a.id) AS at FROM appointments a',
    'SELECT',
    'appointments',
  ],
  ['SELECT extract(epoch FROM now()) AS at, (SELECT 1 FROM workers)', 'SELECT', 'workers'],
  ['SELECT count(*) FROM (SELECT 1) AS one', 'SELECT', undefined],
  ['WITH due AS (SELECT id FROM jobs), late AS (SELECT 1 FROM due) SELECT * FROM late', 'SELECT', 'jobs'],
  ['WITH own AS MATERIALIZED (SELECT 1) SELECT * FROM own, chats', 'SELECT', undefined],
  [
    'WITH done AS (\n UPDATE queue_entries SET a = $1 RETURNING id) SELECT id FROM done',
    'UPDATE',
    'queue_entries',
  ],
  ['insert into "chats" ("id") values ($1) on conflict do update set "id" = $1', 'INSERT', 'chats'],
  ['delete from "codes" where "id" = $1', 'DELETE', 'codes'],
  ['/* planned each time */ SELECT 1 FROM next_slots', 'SELECT', 'next_slots'],
  ['start transaction isolation level repeatable read', 'START', undefined],
  ['', 'SQL', undefined],
])('%s', (text, operation, table) => {
  expect(summaryOf(text)).toMatchObject({ operation, table })
})

test.each([
  ['SELECT graphile_worker.add_job($1::text, payload := $2::json)', 'graphile_worker.add_job'],
  ['SELECT s.start FROM open_slots($1, (SELECT 2)) AS s', 'open_slots'],
])('a statement without a table is called by its function: %s', (text, called) => {
  expect(summaryOf(text)).toEqual({ operation: 'SELECT', table: undefined, called })
})
