import { appointmentStates } from '@emma/domain/booking'
import { paymentStates } from '@emma/domain/payments'
import { Button, Group } from '@mantine/core'
import { ActionBar } from '../action/action-bar.tsx'
import layout from '../layout/layout.module.css'
import { StateStrip } from '../notice/state-strip.tsx'
import { StatusBadge } from '../status/status-badge.tsx'
import { sampleText } from './samples.ts'

const { blocks } = sampleText
const nothing = () => undefined

const KitStates = () => (
  <Group gap="xs">
    {appointmentStates.map((state) => (
      <StatusBadge key={state} of="appointment" state={state} />
    ))}
    {paymentStates.map((state) => (
      <StatusBadge key={state} of="payment" state={state} />
    ))}
  </Group>
)

/** What every screen is made of. */
export const KitBlocks = () => (
  <div className={layout.stack}>
    <KitStates />
    <StateStrip
      tone="info"
      action={{ label: blocks.pay, onPress: nothing }}
      dismiss={{ label: blocks.later, onPress: nothing }}
    >
      {blocks.notice}
    </StateStrip>
    <ActionBar over={blocks.over} state={blocks.total} under={blocks.under}>
      <Button size="lg">{blocks.pay}</Button>
    </ActionBar>
  </div>
)
