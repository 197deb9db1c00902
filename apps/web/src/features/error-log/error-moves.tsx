import type { ErrorDetail } from '@emma/contracts/error-log'
import { Button, Group, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../lib/api/problem.ts'
import { toast } from '../../ui/toast/toast.ts'
import classes from './error-log.module.css'
import { errorQuery, errorsKey, moveMutation } from './error-log.queries.ts'

/** The possible next steps of an error, with a note on why. */
export const ErrorMoves = ({ error: { id, next } }: { error: ErrorDetail }) => {
  const { t } = useTranslation('errorLog')
  const client = useQueryClient()
  const [note, setNote] = useState('')
  const moving = useMutation({
    ...moveMutation,
    onSuccess: async (now) => {
      client.setQueryData(errorQuery(id).queryKey, now)
      setNote('')
      toast.success(t('moved', { status: t(`states.${now.status}`) }))
      await client.invalidateQueries({ queryKey: [...errorsKey, 'list'] })
    },
    onError: async (failure) => {
      toast.problem(failure)
      // Somebody else was faster: show the current state.
      if (isProblem(failure, 'invalid_transition')) await client.invalidateQueries({ queryKey: errorsKey })
    },
  })
  return (
    <div className={classes.moves}>
      <Textarea
        label={t('note')}
        description={t('noteHint')}
        maxLength={1000}
        autosize
        minRows={1}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group>
        {next.map((status) => (
          <Button key={status} loading={moving.isPending} onClick={() => moving.mutate({ id, status, note })}>
            {t(`move.${status}`)}
          </Button>
        ))}
      </Group>
    </div>
  )
}
