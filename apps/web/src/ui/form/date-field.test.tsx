import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { chooseLanguage } from '../../lib/i18n/i18n.ts'
import { BirthDateField } from './birth-date-field.tsx'
import { DateField } from './date-field.tsx'
import { TimeField } from './time-field.tsx'
import type { TypedFieldProps } from './typed-field.tsx'

afterEach(() => chooseLanguage('pt'))

const values: string[] = []

const Held = ({ field: Field, start }: { field: (props: TypedFieldProps) => ReactNode; start: string }) => {
  const [value, setValue] = useState(start)
  const change = (next: string) => {
    values.push(next)
    setValue(next)
  }
  return <Field label="Quando" value={value} onChange={change} />
}

const show = (field: (props: TypedFieldProps) => ReactNode, start = '') => {
  values.length = 0
  render(
    <MantineProvider>
      <Held field={field} start={start} />
    </MantineProvider>,
  )
  return screen.getByLabelText<HTMLInputElement>('Quando')
}

test('a date is typed in figures alone, and told once it is whole', async () => {
  const box = show(DateField)
  await userEvent.type(box, '23112026')
  expect(box.value).toBe('23/11/2026')
  expect(values).toEqual(['2026-11-23'])
})

test('a date of the wire, as browsers fill birthdays in, is written as people write it', async () => {
  const box = show(BirthDateField)
  await userEvent.click(box)
  await userEvent.paste('1990-05-20')
  expect(box.value).toBe('20/05/1990')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a figure is corrected where the caret stands', async () => {
  const box = show(DateField, '2026-11-23')
  await userEvent.type(box, '{Backspace}5', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(box.value).toBe('25/11/2026')
  expect(values.at(-1)).toBe('2026-11-25')
})

test('what is no day of the calendar is none, and said when the field is left', async () => {
  const box = show(DateField)
  await userEvent.type(box, '31022026')
  expect(screen.queryByText(/Escreva a data/)).toBeNull()
  await userEvent.tab()
  expect(screen.getByText('Escreva a data como 31/12/2026.')).toBeDefined()
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(values).toEqual([])
})

test('the calendar is opened, walked and left by the keyboard, and the field takes what it says', async () => {
  const box = show(DateField, '2026-11-23')
  await userEvent.click(screen.getByRole('button', { name: 'Abrir calendário' }))
  await userEvent.click(await screen.findByRole('button', { name: /^24 / }))
  expect(values).toEqual(['2026-11-24'])
  expect(box.value).toBe('24/11/2026')
})

test('the calendar’s days and months are named in the language of the screens', async () => {
  await chooseLanguage('en')
  show(DateField, '2026-11-23')
  await userEvent.click(screen.getByRole('button', { name: /calendar/i }))
  await screen.findByText('November 2026')
  expect(screen.getByText('Mon')).toBeDefined()
  expect(screen.queryByText('seg')).toBeNull()
})

test.each([
  ['1430', '14:30'],
  ['8', '08:00'],
  ['14', '14:00'],
  ['830', '08:30'],
])('an hour typed as %s is %s', async (typed, hour) => {
  const box = show(TimeField)
  await userEvent.type(box, typed)
  await userEvent.tab()
  expect(box.value).toBe(hour)
  expect(values.at(-1)).toBe(hour)
})

test('an hour that no day has is said when the field is left', async () => {
  const box = show(TimeField)
  await userEvent.type(box, '2570')
  await userEvent.tab()
  expect(box.value).toBe('25:70')
  expect(screen.getByText('Escreva a hora como 14:30.')).toBeDefined()
})

test('in English a birth date says which part comes first, and goes on saying it', async () => {
  await chooseLanguage('en')
  const box = show(BirthDateField)
  await userEvent.type(box, '05041990')
  expect(box.value).toBe('05/04/1990')
  screen.getByText('The day first, then the month and the year.')
})

test('in English a date that is there already says which part comes first; an empty one by its placeholder', async () => {
  await chooseLanguage('en')
  show(DateField, '2026-04-05')
  screen.getByText('The day first, then the month and the year.')
  cleanup()
  const box = show(DateField)
  expect(box.placeholder).toBe('dd/mm/yyyy')
  expect(screen.queryByText('The day first, then the month and the year.')).toBeNull()
})
