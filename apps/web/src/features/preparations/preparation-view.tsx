import type { Preparation } from '@emma/contracts/preparations'
import { useTranslation } from 'react-i18next'
import layout from '../../ui/layout/layout.module.css'
import { useAnswerText } from './answer-text.ts'
import { FileRow } from './file-row.tsx'
import classes from './preparations.module.css'

/** The whole preparation, read-only. */
export const PreparationView = ({ told }: { told: Preparation }) => {
  const { t } = useTranslation('preparations')
  const answerText = useAnswerText()
  const { schedule_id, reason, answers, files } = told
  return (
    <div className={classes.told}>
      {reason !== '' && (
        <section aria-label={t('reason.title')}>
          <h3>{t('reason.title')}</h3>
          <p className={layout.note}>{reason}</p>
        </section>
      )}
      {answers.length > 0 && (
        <dl className={classes.answers}>
          {answers.map((answer) => (
            <div key={answer.question_id}>
              <dt>{answer.text}</dt>
              <dd>{answerText(answer)}</dd>
            </div>
          ))}
        </dl>
      )}
      {files.length > 0 && (
        <section aria-label={t('files.title')}>
          <h3>{t('files.title')}</h3>
          <ul className={layout.rows}>
            {files.map((file) => (
              <FileRow key={file.id} appointmentId={schedule_id} file={file} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
