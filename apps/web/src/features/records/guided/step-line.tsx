import type { RecordContent } from '@emma/contracts/records/forms'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useTranslation } from 'react-i18next'
import classes from './guided.module.css'
import { isWritten, type Step, steps } from './steps.ts'

interface Props {
  readonly current: Step
  readonly content: RecordContent
  readonly onGo: (step: Step) => void
}

/** The current card, which ones are filled, and links to all. */
export const StepLine = ({ current, content, onGo }: Props) => {
  const { t } = useTranslation('guided')
  return (
    <nav aria-label={t('line')} className={classes.line}>
      {steps.map((step) => (
        <button
          key={step.name}
          type="button"
          className={classes.stop}
          aria-current={step === current ? 'step' : undefined}
          onClick={() => onGo(step)}
        >
          {isWritten(step, content) && (
            <IconCheck size={16} stroke={2} role="img" aria-label={t('written')} />
          )}
          {t(`steps.${step.name}.short`)}
        </button>
      ))}
    </nav>
  )
}
