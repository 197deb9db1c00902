import { SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import { BirthDateField } from '../form/birth-date-field.tsx'
import { DateField } from '../form/date-field.tsx'
import { CepField, CpfField, MoneyField } from '../form/fields.tsx'
import { PhoneField } from '../form/phone/phone-field.tsx'
import { TimeField } from '../form/time-field.tsx'
import { sampleText } from './samples.ts'

const { fields, fieldErrors } = sampleText
const columns = { base: 1, sm: 2, md: 4 }
const nothing = () => undefined

/** Dates, hours and money: filled in, empty, invalid and disabled. */
const KitTyped = () => {
  const [date, setDate] = useState('2026-11-24')
  const [birth, setBirth] = useState('1990-05-20')
  const [hour, setHour] = useState('14:30')
  const [amount, setAmount] = useState<number | null>(15_000)
  return (
    <SimpleGrid cols={columns}>
      <DateField label={fields.date} value={date} onChange={setDate} />
      <DateField label={fields.date} onChange={nothing} />
      <DateField label={fields.date} onChange={nothing} error={fieldErrors.date} />
      <DateField label={fields.date} value="2026-11-24" onChange={nothing} disabled />
      <BirthDateField label={fields.birth} value={birth} onChange={setBirth} />
      <BirthDateField label={fields.birth} onChange={nothing} />
      <BirthDateField label={fields.birth} value="1890-01-01" onChange={nothing} error={fieldErrors.birth} />
      <BirthDateField label={fields.birth} value="1990-05-20" onChange={nothing} disabled />
      <TimeField label={fields.hour} value={hour} onChange={setHour} />
      <TimeField label={fields.hour} onChange={nothing} error={fieldErrors.hour} />
      <MoneyField label={fields.money} value={amount} onChange={setAmount} />
      <MoneyField label={fields.money} value={null} onChange={nothing} description={fieldErrors.moneyHint} />
      <MoneyField label={fields.money} value={9_999_999} onChange={nothing} error={fieldErrors.money} />
      <MoneyField label={fields.money} value={15_000} onChange={nothing} disabled />
    </SimpleGrid>
  )
}

/** Fields with one way of writing. */
export const KitFields = () => (
  <>
    <KitTyped />
    <SimpleGrid cols={columns}>
      <CpfField label={fields.cpf} />
      <CpfField label={fields.broken} error={sampleText.fieldError} />
      <CepField label={fields.cep} />
      <PhoneField label={fields.phone} />
    </SimpleGrid>
  </>
)
