import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureScope } from '../failure/failures.tsx'
import classes from './sheet.module.css'

interface Props {
  readonly title: string
  /** What ends it, always in sight: `Ver 12 resultados`. */
  readonly footer: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Beside the screen on a desktop, over its lower part on a phone; open as long as it is there. */
export const Sheet = ({ title, footer, onClose, children }: Props) => {
  const { t } = useTranslation()
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  return (
    <Drawer
      opened
      onClose={onClose}
      title={title}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '85dvh' : 400}
      classNames={{
        content: classes.content ?? '',
        header: classes.header ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
      }}
      data-phone={isPhone || undefined}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <div className={classes.inside}>
        <FailureScope>{children}</FailureScope>
      </div>
      <div className={classes.footer}>{footer}</div>
    </Drawer>
  )
}
