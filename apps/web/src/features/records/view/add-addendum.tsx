import type { MedicalRecord } from '@emma/contracts/records'
import { Button, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast/toast.ts'
import classes from '../records.module.css'
import { changeRecordMutation } from '../records.queries.ts'

interface Props {
  readonly recordId: string
  /** Initial text: typed too late for the record. */
  readonly initial?: string
  readonly onAdded: (record: MedicalRecord) => void
}

/** The only way to extend a signed record. */
export const AddAddendum = ({ recordId, initial = '', onAdded }: Props) => {
  const { t } = useTranslation('records')
  const [text, setText] = useState(initial)
  const add = useMutation({
    ...changeRecordMutation,
    onSuccess: (record) => {
      setText('')
      onAdded(record)
      toast.success(t('addenda.done'))
    },
    onError: (error) => toast.problem(error),
  })
  const send = () => add.mutate({ id: recordId, addendum: text })
  return (
    <div className={`${classes.section} ${classes.noPrint}`}>
      <Textarea
        label={t('addenda.label')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autosize
        minRows={3}
        maxLength={20_000}
      />
      <Button
        variant="light"
        onClick={send}
        loading={add.isPending}
        disabled={text.trim() === ''}
        style={{ justifySelf: 'end' }}
      >
        {t('addenda.add')}
      </Button>
    </div>
  )
}
