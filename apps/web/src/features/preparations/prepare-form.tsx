import type { Preparation, PreparationQuestion } from '@emma/contracts/preparations'
import { preparationLimits } from '@emma/domain/preparations'
import { Button, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ActionBar } from '../../ui/action/action-bar.tsx'
import { LinkButton } from '../../ui/action/link-button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ChoiceField } from './choice-field.tsx'
import classes from './preparations.module.css'
import { PrepareFiles } from './prepare-files.tsx'
import { useSaveWords } from './save-words.ts'
import { type Telling, useTelling } from './use-telling.ts'

const Question = ({ question, telling }: { question: PreparationQuestion; telling: Telling }) => {
  const { t } = useTranslation('preparations')
  const { id, text, kind, required } = question
  const value = telling.values.answers[id]
  const label = required ? text : t('optional', { question: text })
  if (kind !== 'text') {
    return (
      <ChoiceField
        question={question}
        label={label}
        value={value}
        onChange={(next) => telling.answer(id, next)}
      />
    )
  }
  return (
    <Textarea
      autosize
      minRows={2}
      label={label}
      maxLength={preparationLimits.answer}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => telling.answer(id, event.currentTarget.value)}
    />
  )
}

/** The editable preparation: it saves itself. */
export const PrepareForm = ({ told }: { told: Preparation }) => {
  const { t } = useTranslation('preparations')
  const telling = useTelling(told)
  const words = useSaveWords(telling)
  const { values, change } = telling
  return (
    <>
      <div className={classes.page}>
        <Textarea
          autosize
          minRows={4}
          size="md"
          label={t('reason.label')}
          description={t('reason.hint')}
          placeholder={t('reason.example')}
          maxLength={preparationLimits.reason}
          value={values.reason}
          onChange={(event) => change({ reason: event.currentTarget.value })}
        />
        {told.questions.length > 0 && (
          <Panel title={t('questions', { name: told.specialist.name })}>
            <div className={classes.questions}>
              {told.questions.map((question) => (
                <Question key={question.id} question={question} telling={telling} />
              ))}
            </div>
          </Panel>
        )}
        <PrepareFiles told={told} />
      </div>
      <ActionBar state={words} under={t('save.until')}>
        {telling.save.isError && !telling.isSaved ? (
          <Button onClick={telling.send}>{t('save.again')}</Button>
        ) : (
          <LinkButton to="/customer/agenda">{t('done')}</LinkButton>
        )}
      </ActionBar>
    </>
  )
}
