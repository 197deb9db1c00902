import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { Brand } from '../../../ui/layout/brand.tsx'
import classes from './call-frame.module.css'

interface Props {
  readonly children: ReactNode
  /** The other person of the call, and its time. */
  readonly about?: ReactNode
  /** In the room the image fills the window, and the red button is the way out. */
  readonly bare?: boolean
  /** A companion has nowhere else to go. */
  readonly guest?: boolean
}

const Header = ({ about, guest }: Pick<Props, 'about' | 'guest'>) => {
  const { t } = useTranslation('calls')
  const { t: shell } = useTranslation()
  return (
    <header className={classes.bar}>
      <Link to="/" aria-label={shell('titles.root')} className={classes.home}>
        <Brand narrow={about !== undefined} />
      </Link>
      <div className={classes.about}>{about}</div>
      {!guest && (
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
  )
}

/** The call room's full window: a narrow bar on top before and after the call, everything else for the call. */
export const CallFrame = ({ children, about, bare = false, guest = false }: Props) => (
  <div className={classes.frame}>
    {!bare && <Header about={about} guest={guest} />}
    <div className={classes.body} data-bare={bare || undefined}>
      {children}
    </div>
  </div>
)
