import { ApiError } from '@emma/contracts/kit'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { fieldSentence } from '../../../lib/i18n/i18n.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import classes from './review.module.css'

interface Props {
  readonly name: string
  /** The refusal, which lists the appointments. */
  readonly error: Error | null
  readonly isSending: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

const SHOWN = 12

/** The appointments that a suspension would cancel, line by line. */
export const ComingQuestion = ({ name, error, isSending, onConfirm, onClose }: Props) => {
  const { t } = useTranslation('review')
  const { t: shell } = useTranslation()
  const coming = error instanceof ApiError ? (error.problem.errors ?? []) : []
  const count = coming.length
  return (
    <Dialog title={t('one.comingTitle', { count })} onClose={onClose}>
      <Stack>
        <Text c="dimmed">{t('one.comingDetail', { name })}</Text>
        <ul className={classes.coming}>
          {coming.slice(0, SHOWN).map((problem) => (
            <li key={problem.path}>{fieldSentence(problem)}</li>
          ))}
        </ul>
        {count > SHOWN && <Text c="dimmed">{t('one.comingMore', { count: count - SHOWN })}</Text>}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {shell('confirm.cancel')}
          </Button>
          <Button color="coral" loading={isSending} onClick={onConfirm}>
            {t('one.comingConfirm', { count })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
