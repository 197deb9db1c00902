import { Button, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './guided.module.css'
import type { Step } from './steps.ts'
import type { useCardKeys } from './use-card-keys.ts'

interface Props {
  readonly step: Step
  readonly keys: ReturnType<typeof useCardKeys>
  readonly onBack: (() => void) | null
  /** The button that goes on, or performs the card's action. */
  readonly next: ReactNode
  readonly onEditPhrases?: () => void
  readonly children: ReactNode
}

/** One card: its question, its fields, and the back and next buttons. */
export const CardFrame = ({ step, keys, onBack, next, onEditPhrases, children }: Props) => {
  const { t } = useTranslation('guided')
  return (
    <section
      ref={keys.ref}
      tabIndex={-1}
      data-keys="cards"
      aria-labelledby="guided-card"
      className={classes.card}
      onKeyDown={keys.onKeyDown}
      onClickCapture={keys.onClickCapture}
    >
      <div className={classes.head}>
        <Title order={2} size="h3" id="guided-card">
          {t(`steps.${step.name}.title`)}
        </Title>
        {onEditPhrases && (
          <Button size="compact-sm" variant="subtle" onClick={onEditPhrases}>
            {t('phrases.edit')}
          </Button>
        )}
      </div>
      <p className={classes.hint}>{t(`steps.${step.name}.hint`)}</p>
      {children}
      <div className={classes.ways}>
        {onBack && (
          <Button variant="default" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        {next}
      </div>
    </section>
  )
}
