import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './frame.module.css'
import { useScreenMeta, useScreenPath } from './use-screen.ts'
import { contentId } from './use-step-focus.ts'

/** The first tab stop of every page. */
export const SkipLink = () => {
  const { t } = useTranslation()
  return (
    <a className={classes.skip} href={`#${contentId}`}>
      {t('skipToContent')}
    </a>
  )
}

/**
 * Area of the screens: focus follows the route, with a zoom-fade unless the screen asks for stillness. The first screen is a
 * page that opens and has nothing to come from.
 */
export const MainArea = ({ children }: { children: ReactNode }) => {
  const path = useScreenPath()
  const still = useScreenMeta()?.still ?? false
  const [seen, setSeen] = useState({ path, hasMoved: false })
  if (seen.path !== path) setSeen({ path, hasMoved: true })
  const main = useRef<HTMLElement>(null)
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    main.current?.focus({ preventScroll: true })
  }, [path])
  return (
    <main ref={main} id={contentId} tabIndex={-1} className={classes.main}>
      <div key={path} className={still || !seen.hasMoved ? classes.still : classes.zoomFade}>
        {children}
      </div>
    </main>
  )
}
