import type { Questionnaire } from '@emma/contracts/preparations'
import { preparationLimits } from '@emma/domain/preparations'
import { Button } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useTranslation } from 'react-i18next'
import { specialtyName } from '../../lib/i18n/i18n.ts'
import layout from '../../ui/layout/layout.module.css'
import { Panel } from '../../ui/layout/panel.tsx'
import { QuestionFields } from './question-fields.tsx'
import { newQuestion, useQuestionnaireForm } from './use-questionnaire-form.ts'

/** The questions before consultations of one specialty. */
export const QuestionnaireForm = ({ questionnaire }: { questionnaire: Questionnaire }) => {
  const { t } = useTranslation('preparations')
  const { form, save, submit } = useQuestionnaireForm(questionnaire)
  const { questions } = form.values
  return (
    <form noValidate className={layout.stack} onSubmit={submit}>
      <Panel title={specialtyName(questionnaire.specialty.name)}>
        {questions.length === 0 && <p className={layout.quiet}>{t('ask.none')}</p>}
        <div>
          {questions.map((question, at) => (
            <QuestionFields key={question.key} form={form} at={at} last={questions.length - 1} />
          ))}
        </div>
        {questions.length < preparationLimits.questions && (
          <Button
            variant="default"
            style={{ justifySelf: 'start' }}
            leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
            onClick={() => form.insertListItem('questions', newQuestion())}
          >
            {t('ask.add')}
          </Button>
        )}
      </Panel>
      <p className={layout.muted}>{t('ask.kept')}</p>
      <div className={layout.actions}>
        <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
          {t('ask.save')}
        </Button>
      </div>
    </form>
  )
}
