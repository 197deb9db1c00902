import { Button, Group, Text } from '@mantine/core'
import { Suspense, useEffectEvent, useId, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { ReviewQuestion } from '../medicine/use-review.ts'
import classes from './notice.module.css'

const ReviewDialog = lazyPart(() => import('../medicine/review-dialog.tsx'))

export interface NoticeText {
  readonly title: string
  /** The server's message, if it failed. */
  readonly detail?: string
  /** Finishes what was done in part. */
  readonly again?: () => void
}

interface Props {
  readonly notice: NoticeText
  readonly onClose: () => void
}

/** The specification's toasts stay as long (spec §9). */
const SHOWN_MS = 3000

/**
 * A success notice that costs no press: it disappears by itself, at the first key or press anywhere, and the focus is
 * in the next item already. Enter only closes it, any other key goes to the focus.
 */
const Done = ({ notice, onClose }: Props) => {
  const { t } = useTranslation('prescriptions')
  const id = useId()
  const close = useEffectEvent(onClose)
  // Before paint: the first key may come at once.
  useLayoutEffect(() => {
    const timer = setTimeout(() => close(), SHOWN_MS)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter') {
        event.preventDefault()
        event.stopPropagation()
      }
      if (event.key !== 'Tab' && event.key !== 'Shift') close()
    }
    const onPress = () => close()
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('click', onPress)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('click', onPress)
    }
  }, [])
  return (
    <div role="dialog" aria-labelledby={id} className={classes.done}>
      <p id={id} role="status">
        {notice.title}
      </p>
      <Button size="compact-md" variant="subtle" onClick={onClose}>
        {t('dialogs.ok')}
      </Button>
    </div>
  )
}

/**
 * The result of a change to a prescription: the specification's dialogs and titles (spec §8). An error waits for Enter.
 */
export const Notice = ({ notice, onClose }: Props) => {
  const { t } = useTranslation('prescriptions')
  if (notice.detail === undefined) return <Done notice={notice} onClose={onClose} />
  return (
    <Dialog onClose={onClose} title={notice.title} size="sm" crossed={false}>
      <Text>{notice.detail}</Text>
      <Group justify="flex-end" mt="md">
        <Button variant={notice.again ? 'default' : 'filled'} onClick={onClose} data-autofocus>
          {t('dialogs.ok')}
        </Button>
        {notice.again && (
          <Button
            onClick={() => {
              onClose()
              notice.again?.()
            }}
          >
            {t('dialogs.again')}
          </Button>
        )}
      </Group>
    </Dialog>
  )
}

/** Notices and questions while prescriptions are written. */
export const Notices = ({
  of: { notice, forget, question },
}: {
  of: {
    readonly notice: NoticeText | null
    readonly forget: () => void
    readonly question: ReviewQuestion | null
  }
}) => (
  <>
    {question && (
      <Suspense>
        <ReviewDialog question={question} />
      </Suspense>
    )}
    {notice && <Notice key={notice.title} notice={notice} onClose={forget} />}
  </>
)
