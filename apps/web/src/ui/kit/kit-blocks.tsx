import { Button } from '@mantine/core'
import { ActionBar } from '../action/action-bar.tsx'
import { sampleText } from './samples.ts'

const { blocks } = sampleText

/** What every screen is made of. */
export const KitBlocks = () => (
  <div data-kit="blocks">
    <ActionBar over={blocks.over} state={blocks.total} under={blocks.under}>
      <Button size="lg">{blocks.pay}</Button>
    </ActionBar>
  </div>
)
