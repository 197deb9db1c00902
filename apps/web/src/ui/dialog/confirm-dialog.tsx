import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Asked } from './confirm.ts'
import { Dialog } from './dialog.tsx'

/** One question, its consequence, and two verbs. */
export default function ConfirmDialog({ question }: { question: Asked }) {
  const { t } = useTranslation()
  const { title, detail, confirm, cancel, destructive, answer } = question
  return (
    <Dialog onClose={() => answer(false)} title={title} crossed={false}>
      {detail && <Text c="dimmed">{detail}</Text>}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => answer(false)} data-autofocus>
          {cancel ?? t('confirm.cancel')}
        </Button>
        <Button color={destructive ? 'coral' : 'teal'} onClick={() => answer(true)}>
          {confirm}
        </Button>
      </Group>
    </Dialog>
  )
}
