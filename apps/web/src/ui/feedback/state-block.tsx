import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { obstacleOf } from '../../lib/session/obstacle.ts'
import { useUser } from '../../lib/session/use-session.ts'
import classes from './state-block.module.css'
import { type PictureName, StatePicture } from './state-picture.tsx'

interface BlockProps {
  /** Serves as the screen's title. */
  readonly alone?: boolean | undefined
  readonly picture: PictureName
  readonly role?: 'alert' | 'status' | undefined
  readonly title: string
  readonly detail?: string | undefined
  /** Small print below: a code for support. */
  readonly note?: string | undefined
  /** The next action: a button or a link. */
  readonly action?: ReactNode
}

/** A picture, a sentence, and what to do next. */
export const StateBlock = ({ role, picture, title, detail, note, action, alone }: BlockProps) => {
  const Name = alone ? 'h1' : 'p'
  return (
    <div role={role} className={classes.block}>
      <StatePicture kind={picture} />
      <Name className={classes.title}>{title}</Name>
      {detail && <p className={classes.detail}>{detail}</p>}
      {action}
      {note && <p className={classes.note}>{note}</p>}
    </div>
  )
}

type Alone = Pick<BlockProps, 'alone'>

/** An empty state: a picture, a sentence, the next action. */
export const EmptyState = ({
  picture = 'search',
  title,
  detail,
  action,
  alone,
}: Pick<BlockProps, 'detail' | 'action' | 'alone'> & { title?: string; picture?: PictureName }) => {
  const { t } = useTranslation()
  return (
    <StateBlock
      picture={picture}
      title={title ?? t('state.emptyTitle')}
      detail={detail}
      action={action}
      alone={alone}
    />
  )
}

/** Offline: what was requested loads by itself when the connection is back. */
export const OfflineState = ({ alone }: Alone) => {
  const { t } = useTranslation()
  return (
    <StateBlock
      role="status"
      picture="offline"
      title={t('state.offlineTitle')}
      detail={t('state.offlineDetail')}
      alone={alone}
    />
  )
}

/** This user may not see it: a specialist perhaps because the account is not approved. */
export const ForbiddenState = ({ alone }: Alone) => {
  const { t } = useTranslation()
  const obstacle = obstacleOf(useUser())
  return (
    <StateBlock
      picture="locked"
      title={t('state.forbiddenTitle')}
      detail={t(obstacle ? `state.forbiddenWhile.${obstacle}` : 'state.forbiddenDetail')}
      alone={alone}
    />
  )
}
