import IconCalendarHeart from '@tabler/icons-react/dist/esm/icons/IconCalendarHeart.mjs'
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Brand } from '../../../ui/layout/brand.tsx'
import display from '../../../ui/layout/display.module.css'
import classes from '../auth.module.css'

const points = [
  { key: 'book', Icon: IconCalendarHeart },
  { key: 'call', Icon: IconVideo },
  { key: 'record', Icon: IconClipboardText },
] as const

/** The frame of the screens before login: the form, and on wide screens what Emma does. */
export const AuthCard = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('auth')
  return (
    <div className={classes.page}>
      <div className={`${classes.card} ${display.titles}`}>
        <Brand />
        {children}
      </div>
      <aside className={classes.aside}>
        <ul className={classes.points}>
          {points.map(({ key, Icon }) => (
            <li key={key}>
              <Icon size={28} stroke={1.75} aria-hidden />
              {t(`login.points.${key}`)}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}
