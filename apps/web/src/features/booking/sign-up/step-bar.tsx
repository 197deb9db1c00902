import { Button } from '@mantine/core'
import { formatBRL, formatHour, formatShortDay } from '../../../lib/i18n/format.ts'
import { ActionBar } from '../../../ui/action/action-bar.tsx'
import type { StepProps } from './sign-up-screen.tsx'

interface Props extends Pick<StepProps, 'slot'> {
  readonly label: string
  /** Set if the button's text is too short for assistive technology. */
  readonly name?: string
  readonly isSending: boolean
}

/** When and for how much, and the next button. */
export const StepBar = ({ slot, label, name, isSending }: Props) => (
  <ActionBar
    over={`${formatShortDay(slot.starts_at)}, ${formatHour(slot.starts_at)}`}
    state={formatBRL(slot.price ?? 0)}
  >
    <Button type="submit" size="lg" loading={isSending} aria-label={name}>
      {label}
    </Button>
  </ActionBar>
)
