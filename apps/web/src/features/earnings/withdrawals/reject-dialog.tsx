import type { Withdrawal } from '@emma/contracts/earnings'
import { Alert, Button, Group, Text, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrors, problemText } from '../../../lib/api/problem.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { earningsKey } from '../earnings.queries.ts'
import { ownerOf } from './owner-of.ts'
import { rejectMutation } from './withdrawals.queries.ts'

const least = 3

interface Props {
  readonly withdrawal: Withdrawal
  readonly onClose: () => void
}

/** Asks for a reason, which the requesting specialist reads. */
export default function RejectDialog({ withdrawal, onClose }: Props) {
  const { t } = useTranslation('finance')
  const { t: shell } = useTranslation()
  const name = ownerOf(withdrawal)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const client = useQueryClient()
  const rejection = useMutation({
    ...rejectMutation,
    onSuccess: () => {
      toast.success(t('approve.rejected'))
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: earningsKey }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isShort = reason.trim().length < least
    setMissing(isShort)
    if (!isShort && !rejection.isPending) rejection.mutate({ id: withdrawal.id, reason: reason.trim() })
  }
  const wrong = fieldErrors(rejection.error).reason
  return (
    <Dialog title={t('approve.rejectTitle', { name })} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Text c="dimmed" mb="md">
          {t('approve.rejectDetail', { name })}
        </Text>
        <Textarea
          label={t('approve.reason')}
          data-autofocus
          autosize
          minRows={3}
          maxLength={500}
          value={reason}
          error={isMissing ? t('approve.reasonRequired') : wrong}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setMissing(false)
          }}
        />
        {rejection.error && !wrong && (
          <Alert color="coral" role="alert" mt="md">
            {problemText(rejection.error).detail}
          </Alert>
        )}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {shell('confirm.cancel')}
          </Button>
          <Button type="submit" color="coral" loading={rejection.isPending}>
            {t('approve.reject')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
