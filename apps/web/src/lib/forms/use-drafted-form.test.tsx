import { act, cleanup, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forgetDrafts } from './form-draft.ts'
import { useDraftedForm } from './use-drafted-form.ts'

const card = { holder_name: '', card_number: '', cvv: '', city: '' }
const open = () => renderHook(() => useDraftedForm('card', { initialValues: card })).result

test('what is typed survives a reload as something unsaved; numbers and secrets do not', () => {
  const typed = open()
  act(() =>
    typed.current.form.setValues({ holder_name: 'ANA', card_number: '4000', cvv: '012', city: 'Recife' }),
  )
  expect(Object.values(sessionStorage).join()).not.toMatch(/4000|012/)
  cleanup()
  const again = open()
  expect(again.current.form.values).toEqual({ ...card, holder_name: 'ANA', city: 'Recife' })
  expect(again.current.form.isDirty()).toBe(true)
})

test('what was saved, or changed back, is kept no longer', () => {
  const typed = open()
  act(() => typed.current.form.setFieldValue('city', 'Recife'))
  act(() => typed.current.form.setFieldValue('city', ''))
  expect(sessionStorage).toHaveLength(0)
  act(() => typed.current.form.setFieldValue('city', 'Recife'))
  act(() => typed.current.forget())
  cleanup()
  expect(open().current.form.values).toEqual(card)
})

test('a damaged draft, or one that names a secret, fills in neither', () => {
  const key = 'formDraft.card'
  sessionStorage.setItem(key, JSON.stringify({ city: 'Recife', cvv: '012', holder_name: 7 }))
  expect(open().current.form.values).toEqual({ ...card, city: 'Recife' })
  cleanup()
  for (const damaged of ['{', 'null', '[]', '"text"']) {
    sessionStorage.setItem(key, damaged)
    expect(open().current.form.values).toEqual(card)
    cleanup()
  }
})

test('the next person in this tab finds none of it', () => {
  const typed = open()
  act(() => typed.current.form.setFieldValue('city', 'Recife'))
  sessionStorage.setItem('other', 'kept')
  forgetDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['other'])
})
