import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ActionBar } from '../action/action-bar.tsx'
import { StatusChip, type Tone, toneIcons } from '../feedback/status-chip.tsx'
import layout from '../layout/layout.module.css'
import { StateStrip } from '../notice/state-strip.tsx'
import { sets } from '../status/sets.ts'
import { type Look, states } from '../status/states.ts'
import { sampleText } from './samples.ts'

const { blocks } = sampleText
const nothing = () => undefined
const tones = Object.keys(toneIcons).filter((tone): tone is Tone => tone in toneIcons)

/** Every state of anything in the product, as `StatusBadge` shows it. */
export const KitBadges = () => {
  const { t } = useTranslation(sets)
  return (
    <div className={layout.stack}>
      {Object.entries(states).map(([of, looks]) => (
        <Group key={of} gap="xs">
          {Object.entries<Look>(looks).map(([state, [tone, word, icon]]) => (
            <StatusChip key={state} tone={tone} label={t(word)} {...(icon && { icon })} />
          ))}
        </Group>
      ))}
    </div>
  )
}

/** Building blocks of every screen. */
export const KitBlocks = () => (
  <div className={layout.stack}>
    {tones.map((tone) => (
      <StateStrip
        key={tone}
        tone={tone}
        action={{ label: blocks.pay, onPress: nothing }}
        dismiss={{ label: blocks.later, onPress: nothing }}
      >
        {blocks.notice}
      </StateStrip>
    ))}
    <StateStrip tone="info">{blocks.notice}</StateStrip>
    <ActionBar over={blocks.over} state={blocks.total} under={blocks.under}>
      <Button size="lg">{blocks.pay}</Button>
    </ActionBar>
    <ActionBar state={blocks.total}>
      <Button size="lg" loading>
        {blocks.pay}
      </Button>
    </ActionBar>
  </div>
)
