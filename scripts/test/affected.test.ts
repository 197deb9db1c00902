import { describe, expect, test } from 'vitest'
import { affectedBy } from './affected.ts'

describe('what a change affects', () => {
  test('a use case: the tests of its feature', () => {
    expect(affectedBy(['apps/api/src/features/booking/cancel/cancel-appointment.ts'])).toEqual({
      related: [],
      api: ['apps/api/src/features/booking/'],
      journeys: [],
    })
  })

  test('a route: also the matrix', () => {
    const { api } = affectedBy(['apps/api/src/features/cards/cards.routes.ts'])
    expect(api).toEqual(['apps/api/src/features/cards/', 'apps/api/test/matrix/'])
  })

  test('a rule of the domain: what imports it, and the feature of its name', () => {
    const rule = 'packages/domain/src/booking/refund-policy.ts'
    expect(affectedBy([rule])).toMatchObject({ related: [rule], api: ['apps/api/src/features/booking/'] })
  })

  test('what the API shares: the tests of its folder', () => {
    const { api } = affectedBy(['apps/api/src/crypto/vault.ts', 'apps/api/src/providers/mail/smtp.ts'])
    expect(api).toEqual(['apps/api/src/crypto/', 'apps/api/src/providers/mail/'])
  })

  test('the demo, and what several tests of one kind share: the tests of their folder', () => {
    const { api } = affectedBy(['apps/api/db/seeds/demo/people.ts', 'apps/api/test/processes/balancer.ts'])
    expect(api).toEqual(['apps/api/db/seeds/', 'apps/api/test/processes/'])
  })

  test('the composition, a fixture or a migration: all of the API', () => {
    for (const file of [
      'apps/api/src/app.ts',
      'apps/api/test/fixtures/factories.ts',
      'apps/api/db/migrations/0001_baseline.sql',
    ])
      expect(affectedBy([file, 'apps/api/src/features/cards/cards.repo.ts']).api).toEqual(['apps/api'])
  })

  test('a screen: what imports it; a journey: itself; a test: itself', () => {
    const files = ['apps/web/src/ui/toaster.tsx', 'e2e/queue.spec.ts', 'apps/api/src/app.test.ts']
    expect(affectedBy(files)).toEqual({
      related: ['apps/web/src/ui/toaster.tsx'],
      api: ['apps/api/src/app.test.ts'],
      journeys: ['e2e/queue.spec.ts'],
    })
  })
})
