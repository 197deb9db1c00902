import { describe, expect, it } from 'vitest'
import { type Encounter, hasCare, missingToSign, monthsBefore, nextRecordState } from './index.ts'

const at = (iso: string) => Date.parse(iso)
const now = at('2026-03-31T12:00:00Z')

describe('care between two people', () => {
  it.each<[Encounter['state'], string, boolean]>([
    ['confirmed', '2026-04-02T12:00:00Z', true],
    ['in_progress', '2026-03-31T12:20:00Z', true],
    ['called', '2026-03-31T12:20:00Z', true],
    ['finished', '2024-03-31T12:00:00Z', true],
    ['finished', '2024-03-31T11:59:59Z', false],
    ['awaiting_payment', '2026-04-02T12:00:00Z', false],
    ['waiting', '2026-03-31T12:00:00Z', false],
    ['no_show', '2026-03-30T12:00:00Z', false],
    ['expired', '2026-03-30T12:00:00Z', false],
    ['left', '2026-03-30T12:00:00Z', false],
    ['canceled_by_customer', '2026-03-30T12:00:00Z', false],
    ['canceled_by_specialist', '2026-03-30T12:00:00Z', false],
  ])('%s ending %s: %s', (state, endsAt, care) => {
    expect(hasCare([{ state, endsAt: at(endsAt) }], now, 24)).toBe(care)
  })

  it('is of the last encounter that counts, and of none without any', () => {
    const old = { state: 'finished', endsAt: at('2020-01-01T12:00:00Z') } as const
    const canceled = { state: 'canceled_by_customer', endsAt: at('2026-03-01T12:00:00Z') } as const
    const recent = { state: 'finished', endsAt: at('2025-06-01T12:00:00Z') } as const
    expect(hasCare([old, canceled], now, 24)).toBe(false)
    expect(hasCare([old, canceled, recent], now, 24)).toBe(true)
    expect(hasCare([], now, 24)).toBe(false)
  })

  it('counts calendar months', () => {
    expect(new Date(monthsBefore(now, 1)).toISOString()).toBe('2026-02-28T12:00:00.000Z')
    expect(new Date(monthsBefore(now, 25)).toISOString()).toBe('2024-02-29T12:00:00.000Z')
    expect(new Date(monthsBefore(now, 4)).toISOString()).toBe('2025-11-30T12:00:00.000Z')
  })
})

describe('a record', () => {
  const full = { complaint: 'dor', diagnosis: '', cid_code: 'R51', conduct: 'repouso' }
  const empty = { complaint: ' ', diagnosis: '', cid_code: '', conduct: '' }

  it('is written, signed when it says enough, and then only added to', () => {
    expect(nextRecordState('draft', 'save', empty)).toEqual({ ok: true, value: 'draft' })
    expect(nextRecordState('draft', 'sign', empty)).toEqual({ ok: false, code: 'record_incomplete' })
    expect(nextRecordState('draft', 'sign', full)).toEqual({ ok: true, value: 'signed' })
    expect(nextRecordState('signed', 'add', full)).toEqual({ ok: true, value: 'signed' })
    expect(nextRecordState('signed', 'save', full)).toEqual({ ok: false, code: 'record_signed' })
    expect(nextRecordState('signed', 'sign', full)).toEqual({ ok: false, code: 'record_signed' })
    expect(nextRecordState('draft', 'add', full)).toEqual({ ok: false, code: 'invalid_transition' })
  })

  it('says what is missing', () => {
    expect(missingToSign(empty)).toEqual(['complaint', 'diagnosis', 'conduct'])
    expect(missingToSign(full)).toEqual([])
    expect(missingToSign({ ...full, complaint: ' . ', conduct: '\u200b--' })).toEqual([
      'complaint',
      'conduct',
    ])
  })
})
