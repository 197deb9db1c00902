import type { Difference } from '@emma/contracts/reconciliation'
import { Alert, Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrors, problemText } from '../../../lib/api/problem.ts'
import { formatBRL } from '../../../lib/i18n/format.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { earningsKey } from '../earnings.queries.ts'
import { settleMutation } from '../platform/platform.queries.ts'

const least = 10

interface Props {
  readonly difference: Difference
  readonly onClose: () => void
}

const useSettlement = (onDone: () => void) => {
  const { t } = useTranslation('finance')
  const client = useQueryClient()
  return useMutation({
    ...settleMutation,
    onSuccess: () => {
      toast.success(t('reconciliation.done'))
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: earningsKey }),
  })
}

/** Ends a difference with a reason; booking it is a separate choice. */
export default function SettleDialog({ difference, onClose }: Props) {
  const { t } = useTranslation('finance')
  const { t: shell } = useTranslation()
  const [reason, setReason] = useState('')
  const [correct, setCorrect] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const settlement = useSettlement(onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isShort = reason.trim().length < least
    setMissing(isShort)
    if (isShort || settlement.isPending) return
    settlement.mutate({ id: difference.id, reason: reason.trim(), correct })
  }
  const wrong = fieldErrors(settlement.error).reason
  const title = t('reconciliation.settleTitle', { amount: formatBRL(difference.amount) })
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text c="dimmed">{t('reconciliation.settleDetail')}</Text>
          <Textarea
            label={t('reconciliation.reason')}
            description={t('reconciliation.reasonHint')}
            data-autofocus
            autosize
            minRows={3}
            maxLength={1000}
            value={reason}
            error={isMissing ? t('reconciliation.reasonRequired') : wrong}
            onChange={(event) => {
              setReason(event.currentTarget.value)
              setMissing(false)
            }}
          />
          <Checkbox
            label={t('reconciliation.correct')}
            description={t('reconciliation.correctHint')}
            checked={correct}
            onChange={(event) => setCorrect(event.currentTarget.checked)}
          />
          {settlement.error && !wrong && (
            <Alert color="coral" role="alert">
              {problemText(settlement.error).detail}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {shell('confirm.cancel')}
            </Button>
            <Button type="submit" loading={settlement.isPending}>
              {t('reconciliation.settle')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
