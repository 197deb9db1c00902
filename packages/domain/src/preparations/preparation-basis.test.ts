import { expect, test } from 'vitest'
import { type AppointmentState, appointmentStates, type Participant } from '../booking/index.ts'
import { preparationBasis } from './preparation-basis.ts'

const basis = (state: AppointmentState, reader: Participant) => {
  const found = preparationBasis({ state, customerId: 'c', specialistId: 's' }, reader)
  return found.ok ? found.value : found.code
}

test('the account always reads it; its specialist where the appointment stands or took place; nobody else', () => {
  for (const state of appointmentStates) {
    expect(basis(state, { role: 'customer', id: 'c' })).toBe('own')
    expect(basis(state, { role: 'customer', id: 's' })).toBe('not_found')
    expect(basis(state, { role: 'specialist', id: 'c' })).toBe('not_found')
    expect(basis(state, { role: 'admin', id: 's' })).toBe('not_found')
    const isAttended = ['confirmed', 'in_progress', 'finished', 'no_show'].includes(state)
    expect(basis(state, { role: 'specialist', id: 's' })).toBe(isAttended ? 'care' : 'not_found')
  }
})
