import { Input } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useId } from 'react'

interface Props {
  readonly label: string
  readonly data: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The browser's own select with a label above: light enough for list filters, and easy to use by touch. */
export const SelectField = ({ label, data, value, onChange }: Props) => {
  const id = useId()
  return (
    <Input.Wrapper label={label} id={id}>
      <Input
        component="select"
        pointer
        id={id}
        value={value}
        rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden />}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {data.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Input>
    </Input.Wrapper>
  )
}
