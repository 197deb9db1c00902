import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { DraftState, RecordDraft } from '../editor/record-draft.ts'
import { fieldNames } from '../editor/record-fields.ts'
import { useSigning } from '../editor/use-signing.ts'
import records from '../records.module.css'
import { CardFrame } from './card-frame.tsx'
import classes from './guided.module.css'
import { missingSteps, type Step } from './steps.ts'
import { useCardKeys } from './use-card-keys.ts'

interface Props {
  readonly step: Step
  readonly draft: RecordDraft
  readonly state: DraftState
  readonly onBack: () => void
  readonly onGo: (step: Step) => void
}

const Missing = ({ state, onGo }: Pick<Props, 'state' | 'onGo'>) => {
  const { t } = useTranslation('guided')
  const missing = missingSteps(state.content)
  if (missing.length === 0) return null
  return (
    <Alert color="amber" role="status" title={t('missing')}>
      <div className={classes.ways}>
        {missing.map((step) => (
          <Button key={step.name} size="compact-md" variant="default" onClick={() => onGo(step)}>
            {t(`steps.${step.name}.title`)}
          </Button>
        ))}
      </div>
    </Alert>
  )
}

/** A summary, what is missing, and the signature. */
export const SignCard = ({ step, draft, state, onBack, onGo }: Props) => {
  const { t } = useTranslation('records')
  const { start, busy, blocked } = useSigning(draft, state)
  const sign = () => {
    if (!busy && !blocked) void start()
  }
  const keys = useCardKeys({ card: step.name, onPick: () => {}, onNext: sign, onBack })
  return (
    <CardFrame
      step={step}
      keys={keys}
      onBack={onBack}
      next={
        <Button onClick={sign} loading={busy} disabled={blocked}>
          {t('sign.action')}
        </Button>
      }
    >
      <Missing state={state} onGo={onGo} />
      <div className={records.sheet}>
        {fieldNames
          .filter((name) => state.content[name].trim() !== '')
          .map((name) => (
            <section key={name}>
              <h3 className={classes.name}>{t(`fields.${name}`)}</h3>
              <p>{state.content[name]}</p>
            </section>
          ))}
      </div>
    </CardFrame>
  )
}
