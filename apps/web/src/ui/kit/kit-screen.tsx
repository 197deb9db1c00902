import { Button, Group, SimpleGrid, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { ErrorBlock } from '../failure/error-block.tsx'
import { LoadingLines } from '../feedback/loading-lines.tsx'
import { EmptyState, ForbiddenState, OfflineState } from '../feedback/state-block.tsx'
import { SkinSwitch } from '../frame/skin-switch.tsx'
import layout from '../layout/layout.module.css'
import { PageHeader } from '../layout/page-header.tsx'
import classes from './kit.module.css'
import { KitBlocks } from './kit-blocks.tsx'
import { KitBooking } from './kit-booking.tsx'
import { KitChat } from './kit-chat.tsx'
import { KitForms } from './kit-forms.tsx'
import { KitMap } from './kit-map.tsx'
import { KitMessages } from './kit-messages.tsx'
import { KitActions, KitChips, KitFields } from './kit-parts.tsx'
import { KitQueue } from './kit-queue.tsx'
import { KitSlots } from './kit-slots.tsx'
import { KitTable } from './kit-table.tsx'
import { noConnection, refusal, sampleText } from './samples.ts'

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={layout.stack}>
    <Title order={2}>{title}</Title>
    {children}
  </section>
)

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
    <OfflineState />
    <ForbiddenState />
  </SimpleGrid>
)

/** Every component in every state. */
export default function KitScreen() {
  return (
    <Stack gap="xl" className={classes.kit}>
      <Group justify="flex-end">
        <SkinSwitch layout="vertical" />
      </Group>
      <Section title={sampleText.sections.blocks}>
        <KitBlocks />
      </Section>
      <Section title={sampleText.sections.header}>
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
      </Section>
      <Section title={sampleText.sections.states}>
        <KitStates />
      </Section>
      <Section title={sampleText.sections.table}>
        <KitTable />
      </Section>
      <Section title={sampleText.sections.booking}>
        <KitBooking />
      </Section>
      <Section title={sampleText.sections.slots}>
        <KitSlots />
      </Section>
      <Section title={sampleText.sections.queue}>
        <KitQueue />
      </Section>
      <Section title={sampleText.sections.chat}>
        <KitChat />
      </Section>
      <Section title={sampleText.sections.map}>
        <KitMap />
      </Section>
      <Section title={sampleText.sections.chips}>
        <KitChips />
      </Section>
      <Section title={sampleText.sections.fields}>
        <KitFields />
      </Section>
      <Section title={sampleText.sections.forms}>
        <KitForms />
      </Section>
      <Section title={sampleText.sections.messages}>
        <KitMessages />
      </Section>
      <Section title={sampleText.sections.buttons}>
        <KitActions />
      </Section>
    </Stack>
  )
}
