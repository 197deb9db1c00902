import { Button, Group } from '@mantine/core'
import { ask } from '../dialog/confirm.ts'
import { StatusChip } from '../feedback/status-chip.tsx'
import { MoneyText } from '../money/money-text.tsx'
import { PersonAvatar } from '../person/person-avatar.tsx'
import { toast } from '../toast/toast.ts'
import { refusal, samplePeople, sampleStatuses, sampleText } from './samples.ts'

export const KitChips = () => (
  <>
    <Group>
      {sampleStatuses.map((status) => (
        <StatusChip key={status.tone} {...status} />
      ))}
    </Group>
    <Group>
      <MoneyText value={123_456} />
      <MoneyText value={5} strong />
      {samplePeople.map((name) => (
        <PersonAvatar key={name} name={name} />
      ))}
    </Group>
  </>
)

const question = {
  title: sampleText.destructive,
  detail: sampleText.confirmDetail,
  confirm: sampleText.destructive,
  destructive: true,
} as const

export const KitActions = () => (
  <Group>
    <Button size="lg">{sampleText.primary}</Button>
    <Button variant="light">{sampleText.secondary}</Button>
    <Button variant="outline">{sampleText.secondary}</Button>
    <Button variant="subtle">{sampleText.secondary}</Button>
    <Button disabled>{sampleText.secondary}</Button>
    <Button loading>{sampleText.secondary}</Button>
    <Button color="coral" onClick={() => void ask(question)}>
      {sampleText.destructive}
    </Button>
    <Button variant="default" onClick={() => toast.success(sampleText.toast)}>
      toast.success
    </Button>
    <Button variant="default" onClick={() => toast.problem(refusal)}>
      toast.problem
    </Button>
  </Group>
)
