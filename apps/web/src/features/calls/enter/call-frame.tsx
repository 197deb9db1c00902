import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { Brand } from '../../../ui/layout/brand.tsx'
import classes from './call-frame.module.css'

interface Props {
  readonly children: ReactNode
  /** Whom the call is with, and when. */
  readonly about?: ReactNode
  readonly actions?: ReactNode
  /** Inside a running call the way out is the red button. */
  readonly busy?: boolean
}

/** The full window of the call room: a narrow bar on top, everything else for the call. */
export const CallFrame = ({ children, about, actions, busy = false }: Props) => {
  const { t } = useTranslation('calls')
  const { t: shell } = useTranslation()
  return (
    <div className={classes.frame}>
      <header className={classes.bar}>
        {busy ? (
          <span className={classes.home}>
            <Brand narrow={about !== undefined} />
          </span>
        ) : (
          <Link to="/" aria-label={shell('titles.root')} className={classes.home}>
            <Brand narrow={about !== undefined} />
          </Link>
        )}
        <div className={classes.about}>{about}</div>
        {actions}
        {!busy && (
          <LinkButton
            to="/"
            variant="subtle"
            aria-label={t('frame.back')}
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            <span className={classes.word}>{t('frame.back')}</span>
          </LinkButton>
        )}
      </header>
      <div className={classes.body}>{children}</div>
    </div>
  )
}
