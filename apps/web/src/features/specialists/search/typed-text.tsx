import { TextInput, type TextInputProps } from '@mantine/core'
import { useEffect, useState } from 'react'

const PAUSE_MS = 300

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A text that is told when the person pauses, not with each letter. */
export const TypedText = ({ value, onChange, ...props }: Props) => {
  const [typed, setTyped] = useState<string>()
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => {
      onChange(typed.trim())
      setTyped(undefined)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, onChange])
  return (
    <TextInput
      {...props}
      maxLength={100}
      value={typed ?? value}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}
