import { Button, Group, SimpleGrid, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { ErrorBlock } from '../failure/error-block.tsx'
import { LoadingLines } from '../feedback/loading-lines.tsx'
import { EmptyState, ForbiddenState, OfflineState } from '../feedback/state-block.tsx'
import { SkinSwitch } from '../frame/skin-switch.tsx'
import layout from '../layout/layout.module.css'
import { PageHeader } from '../layout/page-header.tsx'
import classes from './kit.module.css'
import { KitBadges, KitBlocks } from './kit-blocks.tsx'
import { KitBooking } from './kit-booking.tsx'
import { KitChat } from './kit-chat.tsx'
import { KitFields } from './kit-fields.tsx'
import { KitForms } from './kit-forms.tsx'
import { KitColours, KitMark, KitPictures, KitType } from './kit-identity.tsx'
import { KitMap } from './kit-map.tsx'
import { KitMessages } from './kit-messages.tsx'
import { KitActions, KitChips } from './kit-parts.tsx'
import { KitQueue } from './kit-queue.tsx'
import { KitSheets } from './kit-sheets.tsx'
import { KitSlots } from './kit-slots.tsx'
import { KitTable } from './kit-table.tsx'
import { lost, noConnection, refusal, sampleText } from './samples.ts'

const titles: Readonly<Record<string, string>> = sampleText.sections
const nothing = () => undefined

const KitStates = () => (
  <SimpleGrid cols={{ base: 1, md: 3 }}>
    <LoadingLines />
    <LoadingLines shape="cards" count={2} />
    <LoadingLines shape="table" count={3} />
    <EmptyState
      title={sampleText.emptyTitle}
      detail={sampleText.emptyDetail}
      action={<Button>{sampleText.primary}</Button>}
    />
    <ErrorBlock error={refusal} onRetry={nothing} />
    <ErrorBlock error={noConnection} onRetry={nothing} />
    <ErrorBlock error={lost} />
    <OfflineState />
    <ForbiddenState />
  </SimpleGrid>
)

const KitHeader = () => (
  <PageHeader
    title={sampleText.title}
    subtitle={sampleText.subtitle}
    actions={
      <>
        <Button variant="default">{sampleText.secondary}</Button>
        <Button>{sampleText.primary}</Button>
      </>
    }
  />
)

const parts: Readonly<Record<keyof typeof sampleText.sections, () => ReactNode>> = {
  mark: KitMark,
  type: KitType,
  colours: KitColours,
  pictures: KitPictures,
  blocks: KitBlocks,
  badges: KitBadges,
  sheets: KitSheets,
  header: KitHeader,
  states: KitStates,
  table: KitTable,
  booking: KitBooking,
  slots: KitSlots,
  queue: KitQueue,
  chat: KitChat,
  map: KitMap,
  chips: KitChips,
  fields: KitFields,
  forms: KitForms,
  buttons: KitActions,
  messages: KitMessages,
}

/** Every component in every state; each part is a section that tests find by its name. */
export default function KitScreen() {
  return (
    <Stack gap="xl" className={classes.kit}>
      <Group justify="flex-end">
        <SkinSwitch layout="vertical" />
      </Group>
      {Object.entries(parts).map(([name, Part]) => (
        <section key={name} data-part={name} className={layout.stack}>
          <Title order={2}>{titles[name]}</Title>
          <Part />
        </section>
      ))}
    </Stack>
  )
}
