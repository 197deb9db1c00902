import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureScope } from '../failure/failures.tsx'
import classes from './sheet.module.css'
import { useFocusReturned } from './use-focus-returned.ts'

interface Props {
  readonly title: string
  /** The closing action, always visible: `Ver 12 resultados`. Without it, the content fills the sheet to its edges. */
  readonly footer?: ReactNode
  /** For a few lines: on a phone only as high as they are. */
  readonly fits?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Beside the screen on a desktop, over its lower part on a phone; open while mounted. */
export const Sheet = ({ title, footer, fits = false, onClose, children }: Props) => {
  const { t } = useTranslation()
  useFocusReturned()
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '85dvh' : 400}
      data-phone={isPhone || undefined}
      data-fits={(isPhone && fits) || undefined}
    >
      <Drawer.Overlay />
      {/* A `className` would dress what lays the sheet out, too. */}
      <Drawer.Content classNames={{ content: classes.content ?? '' }}>
        {/* A plain row, not a banner landmark. */}
        <Drawer.Header role="presentation" className={classes.header}>
          <Drawer.Title className={classes.title}>{title}</Drawer.Title>
          <Drawer.CloseButton size={44} iconSize={20} aria-label={t('dialog.close')} />
        </Drawer.Header>
        <Drawer.Body className={classes.body}>
          <div className={classes.inside} data-whole={footer === undefined || undefined}>
            <FailureScope>{children}</FailureScope>
          </div>
          {footer !== undefined && <div className={classes.footer}>{footer}</div>}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
