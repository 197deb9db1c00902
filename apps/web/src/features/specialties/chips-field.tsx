import { Chip, Group, Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'

interface Props<K extends string> {
  readonly label: string
  readonly hint: string
  /** The options in order, with labels. */
  readonly names: readonly (readonly [K, string])[]
  readonly value: readonly K[]
  readonly error?: ReactNode
  readonly onChange: (chosen: readonly K[]) => void
}

/** Several of a few options as chips: councils, kinds of urgent care. */
export const ChipsField = <K extends string>({ label, hint, names, value, error, onChange }: Props<K>) => {
  const id = useId()
  const keys = names.map(([key]) => key)
  return (
    <Input.Wrapper label={label} description={hint} error={error} labelElement="div" labelProps={{ id }}>
      <Group gap="xs" mt="xs" role="group" aria-labelledby={id}>
        <Chip.Group
          multiple
          value={[...value]}
          onChange={(chosen) => onChange(keys.filter((key) => chosen.includes(key)))}
        >
          {names.map(([key, name]) => (
            <Chip key={key} value={key} size="md" variant="light">
              {name}
            </Chip>
          ))}
        </Chip.Group>
      </Group>
    </Input.Wrapper>
  )
}
