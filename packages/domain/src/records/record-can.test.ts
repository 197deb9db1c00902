import { describe, expect, it } from 'vitest'
import { type RecordReader, recordBasis, recordCan } from './index.ts'

const signed = { state: 'signed', customerId: 'paula', specialistId: 'sergio' } as const
const draft = { ...signed, state: 'draft' } as const
const reader = (
  role: RecordReader['role'],
  id: string,
  care = false,
  consent = false,
  breakGlass = false,
): RecordReader => ({ role, id, care, consent, breakGlass })
const basisOf = (...args: Parameters<typeof recordBasis>) => {
  const basis = recordBasis(...args)
  return basis.ok ? basis.value : basis.code
}

describe('who reads a record', () => {
  it.each([
    ['its author, also after care ended', signed, reader('specialist', 'sergio'), 'author'],
    ['its author while it is a draft', draft, reader('specialist', 'sergio'), 'author'],
    ['its patient', signed, reader('customer', 'paula'), 'own'],
    ['its patient while it is a draft', draft, reader('customer', 'paula'), 'not_found'],
    ['a colleague whose id is the patient’s', signed, reader('specialist', 'paula'), 'not_found'],
    ['another patient', signed, reader('customer', 'sergio'), 'not_found'],
    ['a colleague with care and consent', signed, reader('specialist', 'ana', true, true), 'consent'],
    [
      'a colleague with both, while it is a draft',
      draft,
      reader('specialist', 'ana', true, true),
      'not_found',
    ],
    ['a colleague with care alone', signed, reader('specialist', 'ana', true, false), 'not_found'],
    ['a colleague with consent alone', signed, reader('specialist', 'ana', false, true), 'not_found'],
    ['a colleague in an emergency', signed, reader('specialist', 'ana', false, false, true), 'break_glass'],
    ['one with consent has no emergency', signed, reader('specialist', 'ana', true, true, true), 'consent'],
    [
      'a colleague in an emergency, while it is a draft',
      draft,
      reader('specialist', 'ana', true, false, true),
      'not_found',
    ],
    ['a patient has no emergency', signed, reader('customer', 'ana', false, false, true), 'not_found'],
    ['an admin has no emergency', signed, reader('admin', 'ana', false, false, true), 'not_found'],
    ['an admin, whatever the id', signed, reader('admin', 'sergio', true, true), 'not_found'],
  ] as const)('%s', (_who, record, who, basis) => {
    expect(basisOf(record, who)).toBe(basis)
  })
})

it('lets nobody but the author write, and changes nothing that is signed', () => {
  expect(recordCan(draft, reader('specialist', 'sergio'))).toEqual({ edit: true, amend: false })
  expect(recordCan(signed, reader('specialist', 'sergio'))).toEqual({ edit: false, amend: true })
  expect(recordCan(draft, reader('specialist', 'ana', true, true))).toEqual({ edit: false, amend: false })
  expect(recordCan(signed, reader('specialist', 'ana', true, true, true))).toEqual({
    edit: false,
    amend: false,
  })
  expect(recordCan(signed, reader('customer', 'paula'))).toEqual({ edit: false, amend: false })
})
