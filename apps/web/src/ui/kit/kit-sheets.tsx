import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Sheet } from '../dialog/sheet.tsx'
import { MoneyField } from '../form/fields.tsx'
import { sampleText } from './samples.ts'

const { sheets, fields } = sampleText

/** At the bottom of a phone, at the side on a desktop: with a footer, and filled to its edges. */
export const KitSheets = () => {
  const [open, setOpen] = useState<'filters' | 'whole'>()
  const [amount, setAmount] = useState<number | null>(null)
  const close = () => setOpen(undefined)
  return (
    <Group>
      <Button variant="default" onClick={() => setOpen('filters')}>
        {sheets.filters}
      </Button>
      <Button variant="default" onClick={() => setOpen('whole')}>
        {sheets.whole}
      </Button>
      {open === 'filters' && (
        <Sheet title={sheets.filters} onClose={close} footer={<Button onClick={close}>{sheets.see}</Button>}>
          <MoneyField label={fields.money} value={amount} onChange={setAmount} />
        </Sheet>
      )}
      {open === 'whole' && (
        <Sheet title={sheets.whole} onClose={close}>
          <Text p="md">{sheets.text}</Text>
        </Sheet>
      )}
    </Group>
  )
}
