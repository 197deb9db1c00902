import { Alert, Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../../../ui/layout/layout.module.css'
import type { DraftState, RecordDraft } from './record-draft.ts'
import { type Choice, type Clash, type FieldName, mayKeepBoth } from './record-fields.ts'
import classes from './save-conflict.module.css'

interface FieldProps {
  readonly clash: Clash
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
}

const Version = ({ title, text }: { title: string; text: string }) => {
  const { t } = useTranslation('records')
  return (
    <div className={classes.side}>
      <small>{title}</small>
      <p>{text === '' ? t('save.empty') : text}</p>
    </div>
  )
}

/** One field in both versions, side by side, and the choice. */
const ClashingField = ({ clash, choice, onChoose }: FieldProps) => {
  const { t } = useTranslation('records')
  const options: readonly Choice[] = mayKeepBoth(clash) ? ['mine', 'theirs', 'both'] : ['mine', 'theirs']
  return (
    <Radio.Group
      label={t(`fields.${clash.name}`)}
      value={choice}
      onChange={(value) => onChoose(options.find((option) => option === value) ?? 'mine')}
    >
      <div className={classes.sides}>
        <Version title={t('save.mineTitle')} text={clash.mine} />
        <Version title={t('save.theirsTitle')} text={clash.theirs} />
      </div>
      <div className={classes.choices}>
        {options.map((option) => (
          <Radio key={option} value={option} label={t(`save.${option}`)} />
        ))}
      </div>
    </Radio.Group>
  )
}

interface Props {
  readonly state: DraftState
  readonly draft: RecordDraft
  readonly onAddendum: (text: string) => void
}

/** Text not sent before another window signed: it goes into an addendum, or is discarded. */
const SignedElsewhere = ({ state, draft, onAddendum }: Props) => {
  const { t } = useTranslation('records')
  const take = () => {
    const texts = state.clashes.map(({ name, mine }) => `${t(`fields.${name}`)}: ${mine}`)
    draft.discard()
    onAddendum(texts.join('\n'))
  }
  return (
    <Alert color="amber" role="alert" title={t('save.conflictTitle')}>
      <div className={layout.stack}>
        {t('save.signedElsewhere')}
        {state.clashes.map(({ name, mine }) => (
          <Version key={name} title={t(`fields.${name}`)} text={mine} />
        ))}
        <div className={classes.choices}>
          <Button size="sm" onClick={take}>
            {t('save.toAddendum')}
          </Button>
          <Button size="sm" variant="default" onClick={() => draft.discard()}>
            {t('save.forget')}
          </Button>
        </div>
      </div>
    </Alert>
  )
}

/**
 * Two windows changed the same fields: shows both texts side by side, to be decided field by field, so that nothing is
 * lost.
 */
export default function SaveConflict({ state, draft, onAddendum }: Props) {
  const { t } = useTranslation('records')
  const [choices, setChoices] = useState<Partial<Record<FieldName, Choice>>>({})
  if (state.record?.status === 'signed') {
    return <SignedElsewhere state={state} draft={draft} onAddendum={onAddendum} />
  }
  return (
    <Alert color="amber" role="alert" title={t('save.conflictTitle')}>
      <div className={layout.stack}>
        {t('save.conflict')}
        {state.clashes.map((clash) => (
          <ClashingField
            key={clash.name}
            clash={clash}
            choice={choices[clash.name] ?? 'mine'}
            onChoose={(choice) => setChoices({ ...choices, [clash.name]: choice })}
          />
        ))}
        <Button size="sm" style={{ justifySelf: 'start' }} onClick={() => draft.resolve(choices)}>
          {t('save.resolve')}
        </Button>
      </div>
    </Alert>
  )
}
