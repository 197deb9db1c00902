import { Button, Group, SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import { ask } from '../dialog/confirm.ts'
import { StatusChip } from '../feedback/status-chip.tsx'
import { DateField } from '../form/date-field.tsx'
import { CepField, CpfField, MoneyField, PhoneField } from '../form/fields.tsx'
import { TimeField } from '../form/time-field.tsx'
import { MoneyText } from '../money/money-text.tsx'
import { PersonAvatar } from '../person/person-avatar.tsx'
import { toast } from '../toast/toast.ts'
import { refusal, samplePeople, sampleStatuses, sampleText } from './samples.ts'

export const KitChips = () => (
  <>
    <Group>
      {sampleStatuses.map((status) => (
        <StatusChip key={status.tone} {...status} />
      ))}
    </Group>
    <Group>
      <MoneyText value={123_456} />
      <MoneyText value={5} strong />
      {samplePeople.map((name) => (
        <PersonAvatar key={name} name={name} />
      ))}
    </Group>
  </>
)

export const KitFields = () => {
  const [date, setDate] = useState('2026-11-24')
  const [hour, setHour] = useState('14:30')
  const [amount, setAmount] = useState<number | null>(15_000)
  const { fields } = sampleText
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, md: 4 }}>
      <CpfField label={fields.cpf} />
      <CpfField label={fields.broken} error={sampleText.fieldError} />
      <CepField label={fields.cep} />
      <PhoneField label={fields.phone} />
      <MoneyField label={fields.money} value={amount} onChange={setAmount} />
      <DateField label={fields.date} value={date} onChange={setDate} />
      <TimeField label={fields.hour} value={hour} onChange={setHour} />
    </SimpleGrid>
  )
}

const question = {
  title: sampleText.destructive,
  detail: sampleText.confirmDetail,
  confirm: sampleText.destructive,
  destructive: true,
} as const

export const KitActions = () => (
  <Group>
    <Button size="lg">{sampleText.primary}</Button>
    <Button variant="light">{sampleText.secondary}</Button>
    <Button variant="outline">{sampleText.secondary}</Button>
    <Button variant="subtle">{sampleText.secondary}</Button>
    <Button disabled>{sampleText.secondary}</Button>
    <Button loading>{sampleText.secondary}</Button>
    <Button color="coral" onClick={() => void ask(question)}>
      {sampleText.destructive}
    </Button>
    <Button variant="default" onClick={() => toast.success(sampleText.toast)}>
      toast.success
    </Button>
    <Button variant="default" onClick={() => toast.problem(refusal)}>
      toast.problem
    </Button>
  </Group>
)
