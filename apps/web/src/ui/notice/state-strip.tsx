import { ActionIcon, Button } from '@mantine/core'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { type Tone, toneIcons } from '../feedback/status-chip.tsx'
import classes from './state-strip.module.css'

interface Props {
  readonly tone: Tone
  /** One sentence. */
  readonly children: ReactNode
  /** The action for it. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
  /** Dismisses it; the name of its close button. */
  readonly dismiss?: { readonly label: string; readonly onPress: () => void } | undefined
}

/** A one-line notice: icon, sentence, one action, a dismiss button. It is read aloud when it appears. */
export const StateStrip = ({ tone, children, action, dismiss }: Props) => {
  const Picture = toneIcons[tone]
  return (
    <div className={classes.strip} data-tone={tone}>
      <Picture size={20} stroke={2} aria-hidden />
      <p role="status">{children}</p>
      {action && (
        <Button variant="subtle" size="sm" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
      {dismiss && (
        <ActionIcon size={40} aria-label={dismiss.label} onClick={dismiss.onPress}>
          <IconX size={18} stroke={2} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
