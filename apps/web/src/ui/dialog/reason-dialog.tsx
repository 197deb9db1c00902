import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from './dialog.tsx'

interface Props {
  readonly title: string
  /** The consequences. */
  readonly detail?: ReactNode
  readonly label: string
  readonly hint?: string
  /** Shown for an empty reason; without it the reason is optional. */
  readonly required?: string
  /** The verb of the button. */
  readonly confirm: string
  readonly longest?: number
  readonly isSending: boolean
  /** Why it failed. */
  readonly failure?: string | undefined
  readonly onReason: (reason: string) => void
  readonly onClose: () => void
  /** More content of the dialog. */
  readonly children?: ReactNode
}

/** Asks for a reason before something important. */
export default function ReasonDialog(props: Props) {
  const { title, detail, label, hint, required, confirm, isSending, failure, onReason, onClose } = props
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lacks = required !== undefined && reason.trim() === ''
    setMissing(lacks)
    if (!lacks && !isSending) onReason(reason.trim())
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          {detail && <Text c="dimmed">{detail}</Text>}
          <Textarea
            data-autofocus
            label={label}
            description={hint}
            autosize
            minRows={3}
            maxLength={props.longest ?? 500}
            value={reason}
            error={isMissing ? required : undefined}
            onChange={(event) => {
              setReason(event.currentTarget.value)
              setMissing(false)
            }}
          />
          {props.children}
          {failure && (
            <Alert color="coral" role="alert">
              {failure}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('confirm.cancel')}
            </Button>
            <Button type="submit" color="coral" loading={isSending}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
