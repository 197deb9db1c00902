import { expect, test } from 'vitest'
import { faultOf } from './vocabulary.ts'

test.each([
  ['queue-desk.tsx', 'not “desk”, but admin, editor or queue'],
  ['call-door.test.tsx', 'not “door”, but lazy, or guard'],
  ['clearing', 'not “clearing”, but recipient-balance'],
  ['tell-changed.ts', 'not “tell”, but emit, or notify'],
  ['bookingWorld.ts', 'not “world”, but fixture'],
  ['visits.module.css', 'not “visits”, but appointments'],
  ['admin-mark.tsx', 'not “mark”, but badge'],
  ['ask-schedule.ts', 'not “schedule”, but appointment'],
])('%s is named with an old word', (name, fault) => {
  expect(faultOf(name)).toBe(fault)
})

test.each([
  'queue-editor.tsx',
  'lookups.routes.ts',
  'reschedule.repo.ts',
  'mark-as-newer.ts',
  'scheduler.ts',
  'relying-party.ts',
  'chat-side-panel.lazy.tsx',
  'confirm-schedule.test.ts',
  '.dependency-cruiser.cjs',
])('%s is fine', (name) => {
  expect(faultOf(name)).toBe('')
})
