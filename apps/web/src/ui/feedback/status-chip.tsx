import type { Icon } from '@tabler/icons-react'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import classes from './status-chip.module.css'

export const toneIcons = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  danger: IconCircleX,
  neutral: IconCircleDashed,
} as const

export type Tone = keyof typeof toneIcons

/** Icon, word and colour of a finding: measured, chosen, on duty. For something with states use `StatusBadge`. */
export const StatusChip = ({ tone, label, icon }: { tone: Tone; label: string; icon?: Icon }) => {
  const Picture = icon ?? toneIcons[tone]
  return (
    <span className={classes.chip} data-tone={tone}>
      <Picture size={16} stroke={2} aria-hidden />
      {label}
    </span>
  )
}
