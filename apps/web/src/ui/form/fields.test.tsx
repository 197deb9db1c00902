import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { chooseLanguage } from '../../lib/i18n/i18n.ts'
import { CepField, CpfField, MoneyField } from './fields.tsx'
import { PhoneField } from './phone/phone-field.tsx'

const show = (field: ReactNode) => {
  render(<MantineProvider>{field}</MantineProvider>)
  return screen.getByRole('textbox')
}
const shownIn = (field: HTMLElement) => (field instanceof HTMLInputElement ? field.value : undefined)

test.each([
  ['CPF typed', <CpfField key="1" />, '52998224725', '529.982.247-25'],
  ['CEP typed', <CepField key="2" />, '01310100', '01310-100'],
  ['cell phone typed', <PhoneField key="3" />, '11987654321', '(11) 98765-4321'],
  ['cell phone with a zero', <PhoneField key="4" />, '011 98765-4321', '(11) 98765-4321'],
  ['cell phone with the country', <PhoneField key="5" />, '+55 91 98765-4321', '(91) 98765-4321'],
  ['cell phone with the country alone', <PhoneField key="6" />, '5511987654321', '(11) 98765-4321'],
  ['fixed line', <PhoneField key="7" />, '1134567890', '(11) 3456-7890'],
  ['Portuguese cell phone', <PhoneField key="8" />, '+351 912 345 678', '+351 912 345 678'],
  ['number with a digit too many', <PhoneField key="9" />, '119876543210', '119876543210'],
])('%s is written as people write it', async (_, field, typed, seen) => {
  const box = show(field)
  await userEvent.type(box, typed)
  expect(shownIn(box)).toBe(seen)
})

test.each([
  ['CPF with its dots', <CpfField key="1" />, '529.982.247-25', '529.982.247-25'],
  ['CPF without', <CpfField key="2" />, '52998224725', '529.982.247-25'],
  ['CEP', <CepField key="3" />, '01310-100', '01310-100'],
  ['phone with its country', <PhoneField key="4" />, '+5591987654321', '(91) 98765-4321'],
  ['Argentine cell phone', <PhoneField key="5" />, '+54 9 11 1234-5678', '+54 9 11 1234-5678'],
])('%s can be pasted', async (_, field, pasted, seen) => {
  const box = show(field)
  await userEvent.click(box)
  await userEvent.paste(pasted)
  expect(shownIn(box)).toBe(seen)
})

test.each([
  ['CPF', CpfField],
  ['CEP', CepField],
  ['phone', PhoneField],
])('a wrong %s is marked for whoever does not see its colour', (_, Field) => {
  expect(show(<Field error="Errado" />).getAttribute('aria-invalid')).toBe('true')
})

const Amount = ({ onAmount }: { onAmount: (centavos: number | null) => void }) => {
  const [value, setValue] = useState<number | null>(null)
  const change = (centavos: number | null) => {
    setValue(centavos)
    onAmount(centavos)
  }
  return <MoneyField value={value} onChange={change} />
}

test('an amount is told in centavos while it is typed, and put in order when the field is left', async () => {
  const values: (number | null)[] = []
  const box = show(<Amount onAmount={(centavos) => values.push(centavos)} />)
  await userEvent.click(box)
  await userEvent.paste('1.234,5')
  await userEvent.tab()
  expect(values).toEqual([123_450])
  expect(shownIn(box)).toBe('R$ 1.234,50')
})

test('in English an amount is typed and put in order as English readers write it', async () => {
  await chooseLanguage('en')
  try {
    const values: (number | null)[] = []
    const box = show(<Amount onAmount={(centavos) => values.push(centavos)} />)
    await userEvent.click(box)
    await userEvent.paste('1,234.5')
    await userEvent.tab()
    expect(values).toEqual([123_450])
    expect(shownIn(box)).toBe('R$ 1,234.50')
  } finally {
    await chooseLanguage('pt')
  }
})

test('what is no amount is told as none, and stays to be corrected', async () => {
  const values: (number | null)[] = []
  const box = show(<Amount onAmount={(centavos) => values.push(centavos)} />)
  await userEvent.type(box, 'x')
  await userEvent.tab()
  expect(values).toEqual([null])
  expect(shownIn(box)).toBe('x')
})
