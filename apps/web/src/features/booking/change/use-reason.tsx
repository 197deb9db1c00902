import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The specialist's reason for canceling: the field, its value, and its fault if empty. */
export const useReason = (hint: string) => {
  const { t } = useTranslation('cancellation')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = (
    <Textarea
      label={t('cancelAppointment.reason')}
      description={hint}
      data-autofocus
      autosize
      minRows={3}
      maxLength={500}
      value={reason}
      error={isMissing && t('cancelAppointment.reasonRequired')}
      onChange={(event) => {
        setReason(event.currentTarget.value)
        setMissing(false)
      }}
    />
  )
  const given = (): string => {
    setMissing(reason.trim() === '')
    return reason.trim()
  }
  return { field, given }
}
