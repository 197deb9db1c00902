import { Button } from '@mantine/core'
import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs'
import IconFolderHeart from '@tabler/icons-react/dist/esm/icons/IconFolderHeart.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import { useNavigate } from '@tanstack/react-router'
import { type TouchEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../lib/session/use-session.ts'
import classes from './tour.module.css'
import { rememberTour } from './tour.ts'

const slides = [
  { key: 'find', Picture: IconSearch },
  { key: 'book', Picture: IconCalendarCheck },
  { key: 'meet', Picture: IconVideo },
  { key: 'keep', Picture: IconFolderHeart },
  { key: 'safe', Picture: IconShieldLock },
] as const
const last = slides.length - 1

/** A finger's distance that counts as a swipe to the next slide. */
const SWIPE_PX = 48

/** The visible slide, moved by buttons, dots, arrow keys or swipes. */
const useSlides = () => {
  const [at, setAt] = useState(0)
  const touched = useRef<number>(undefined)
  const go = (to: number) => setAt(Math.max(0, Math.min(last, to)))
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(at + 1)
    if (key === 'ArrowLeft') go(at - 1)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  const onTouchStart = ({ touches }: TouchEvent) => {
    touched.current = touches[0]?.clientX
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - (touched.current ?? 0)
    if (Math.abs(moved) >= SWIPE_PX) go(moved < 0 ? at + 1 : at - 1)
  }
  return { at, go, handlers: { onTouchStart, onTouchEnd } }
}

const Dots = ({ at, go }: { at: number; go: (to: number) => void }) => {
  const { t } = useTranslation('tour')
  return (
    <ol className={classes.dots} aria-label={t('dots')}>
      {slides.map(({ key }, nth) => (
        <li key={key}>
          <button
            type="button"
            aria-label={t('go', { at: nth + 1, total: slides.length, title: t(`slides.${key}.title`) })}
            aria-current={nth === at ? 'step' : undefined}
            onClick={() => go(nth)}
          />
        </li>
      ))}
    </ol>
  )
}

/** Introduces Emma in five slides that can be skipped; shown once, after the first login. */
export default function TourScreen() {
  const { t } = useTranslation('tour')
  const navigate = useNavigate()
  const user = useUser()
  const { at, go, handlers } = useSlides()
  useEffect(() => {
    if (user) rememberTour(user.id)
  }, [user])
  const { key, Picture } = slides[at] ?? slides[0]
  const leave = () => void navigate({ to: '/customer' })
  return (
    <section className={classes.tour} aria-roledescription="carousel" aria-label={t('label')} {...handlers}>
      <Button className={classes.skip} variant="subtle" onClick={leave}>
        {t('skip')}
      </Button>
      <div className={classes.viewer} aria-live="polite">
        <section
          key={key}
          className={classes.slide}
          aria-roledescription="slide"
          aria-label={t('slide', { at: at + 1, total: slides.length })}
        >
          <span className={classes.picture}>
            <Picture size={72} stroke={1.5} aria-hidden />
          </span>
          <div>
            <h1>{t(`slides.${key}.title`)}</h1>
            <p>{t(`slides.${key}.detail`)}</p>
          </div>
        </section>
      </div>
      <Dots at={at} go={go} />
      <div className={classes.buttons}>
        <Button variant="default" size="lg" disabled={at === 0} onClick={() => go(at - 1)}>
          {t('previous')}
        </Button>
        <Button size="lg" onClick={() => (at === last ? leave() : go(at + 1))}>
          {t(at === last ? 'start' : 'next')}
        </Button>
      </div>
    </section>
  )
}
