import { Button } from '@mantine/core'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './steps.module.css'

interface Props {
  /** Names of the steps, in order. */
  readonly names: readonly string[]
  /** The current step, from 0. */
  readonly at: number
  /** Goes back one step; the form keeps its values. */
  readonly onBack?: () => void
  readonly children: ReactNode
}

/** The frame of a long form: current step and number of steps, the way back, and the fields. */
export const Steps = ({ names, at, onBack, children }: Props) => {
  const { t } = useTranslation('fields')
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(at)
  const id = useId()
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    heading.current?.focus()
  }, [at])
  return (
    <section className={classes.steps} aria-labelledby={id}>
      <div className={classes.bars} aria-hidden>
        {names.map((name, step) => (
          <span key={name} data-done={step <= at || undefined} />
        ))}
      </div>
      <header className={classes.head}>
        {at > 0 && onBack && (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
            onClick={onBack}
          >
            {t('steps.back')}
          </Button>
        )}
        <h2 id={id} ref={heading} tabIndex={-1} className={classes.title}>
          <small>{t('steps.progress', { at: at + 1, count: names.length })}</small> {names[at]}
        </h2>
      </header>
      {children}
    </section>
  )
}
