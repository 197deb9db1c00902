import type { Appointment } from '@emma/contracts/booking'
import { Button, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnanswered, useAttempt } from '../../lib/api/attempt.ts'
import { formDraft } from '../../lib/forms/form-draft.ts'
import { formatMoment } from '../../lib/i18n/format.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import layout from '../../ui/layout/layout.module.css'
import { toast } from '../../ui/toast/toast.ts'
import classes from './reviews.module.css'
import { isReviewed, reviewMutation } from './reviews.queries.ts'
import { type Rating, StarField } from './star-field.tsx'

const MOST = 1000

export interface ReviewProps {
  readonly appointment: Pick<Appointment, 'id' | 'specialist' | 'starts_at'>
  readonly onClose: () => void
}

/** The comment on one consultation survives back and a reload until it is sent. */
const useComment = (appointmentId: string) => {
  const [draft] = useState(() => formDraft<{ comment: string }>(`review.${appointmentId}`, []))
  const [comment, setComment] = useState(() => draft.read({ comment: '' }).comment)
  const write = (text: string) => {
    draft.keep({ comment: text })
    setComment(text)
  }
  return { comment, write, forget: draft.forget }
}

const useReview = ({ appointment, onClose }: ReviewProps) => {
  const { t } = useTranslation('reviews')
  const client = useQueryClient()
  const { comment, write, forget } = useComment(appointment.id)
  const { keyOf, options } = useAttempt()
  const tellPublished = () => {
    forget()
    toast.success(t('dialog.done'))
    onClose()
  }
  const sending = useMutation({
    ...reviewMutation,
    ...options,
    onSuccess: tellPublished,
    onError: async (error) => {
      if (isUnanswered(error) && (await isReviewed(appointment.id))) tellPublished()
      else toast.problem(error)
    },
    onSettled: (data, error) => {
      options.onSettled(data, error)
      for (const feature of ['booking', 'records', 'specialists', 'calls']) {
        void client.invalidateQueries({ queryKey: [feature] })
      }
    },
  })
  return {
    comment,
    write,
    send: (rating: Rating) => {
      const said = comment.trim()
      const body = { schedule_id: appointment.id, rating, ...(said ? { comment: said } : {}) }
      sending.mutate({ ...body, key: keyOf(body) })
    },
    isSending: sending.isPending,
  }
}

/** Stars and a comment for a consultation that took place. */
export default function ReviewDialog(props: ReviewProps) {
  const { t } = useTranslation('reviews')
  const [rating, setRating] = useState<Rating>()
  const [isTried, setTried] = useState(false)
  const { comment, write, send, isSending } = useReview(props)
  const { specialist, starts_at } = props.appointment
  return (
    <Dialog title={t('dialog.title')} onClose={props.onClose}>
      <form
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (rating !== undefined) send(rating)
        }}
      >
        <p className={classes.words}>
          {t('dialog.what', { name: specialist.name, moment: formatMoment(starts_at) })}
        </p>
        <StarField
          value={rating}
          error={isTried && rating === undefined ? t('dialog.ratingMissing') : undefined}
          onChange={setRating}
        />
        <Textarea
          label={t('dialog.comment')}
          description={t('dialog.commentHint')}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={MOST}
          value={comment}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <small className={classes.count}>{t('dialog.left', { count: comment.length, max: MOST })}</small>
        <div className={classes.buttons}>
          <Button variant="default" onClick={props.onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('dialog.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
