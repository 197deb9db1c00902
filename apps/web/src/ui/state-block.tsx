import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../lib/problem.ts'
import classes from './state-block.module.css'
import { StatePicture } from './state-picture.tsx'

interface BlockProps {
  readonly picture: 'empty' | 'error' | 'offline' | 'forbidden'
  readonly title: string
  readonly detail?: string | undefined
  /** Small print below: a code for support. */
  readonly note?: string | undefined
  /** What can be done next: a button or a link. */
  readonly action?: ReactNode
}

const Block = ({ picture, title, detail, note, action }: BlockProps) => (
  <div className={classes.block}>
    <StatePicture kind={picture} />
    <p className={classes.title}>{title}</p>
    {detail && <p className={classes.detail}>{detail}</p>}
    {action}
    {note && <p className={classes.note}>{note}</p>}
  </div>
)

/** Nothing to show: a picture, a sentence, the next action. */
export const EmptyState = ({
  title,
  detail,
  action,
}: Pick<BlockProps, 'detail' | 'action'> & { title?: string }) => {
  const { t } = useTranslation()
  return <Block picture="empty" title={title ?? t('state.emptyTitle')} detail={detail} action={action} />
}

/** A failure, with the server's sentence and another try. */
export const ErrorState = ({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) => {
  const { t } = useTranslation()
  const { detail, trace } = problemText(error)
  return (
    <div role="alert">
      <Block
        picture="error"
        title={t('state.errorTitle')}
        detail={detail}
        note={trace && t('state.codeTrace', { trace })}
        action={
          onRetry && (
            <Button variant="light" onClick={onRetry}>
              {t('state.retry')}
            </Button>
          )
        }
      />
    </div>
  )
}

/** No connection: what was asked for comes by itself when it is back. */
export const OfflineState = () => {
  const { t } = useTranslation()
  return (
    <div role="status">
      <Block picture="offline" title={t('state.offlineTitle')} detail={t('state.offlineDetail')} />
    </div>
  )
}

/** The server refused to show it to this person. */
export const ForbiddenState = () => {
  const { t } = useTranslation()
  return <Block picture="forbidden" title={t('state.forbiddenTitle')} detail={t('state.forbiddenDetail')} />
}
