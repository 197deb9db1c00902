import { Button, CloseButton, Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../lib/api/problem.ts'
import layout from '../layout/layout.module.css'
import classes from './upload-field.module.css'
import type { Upload } from './use-upload.ts'

interface Props {
  readonly name: string
  /** Said at the end instead of that it was sent. */
  readonly done?: string
  readonly upload: Omit<Upload, 'start' | 'again' | 'clear'> & { readonly again: () => void }
}

/** Announced each quarter, not at each percent. */
const quarter = 25

/** An upload's state: progress and a cancel button, or the error and a retry. */
export const UploadState = ({ name, done, upload }: Props) => {
  const { t } = useTranslation('fields')
  const { isSending, percent, failure, end } = upload
  const announced = Math.floor(percent / quarter) * quarter
  return (
    <>
      {isSending && (
        <div className={classes.sending}>
          <span aria-hidden>{t('upload.sending', { name, percent })}</span>
          <Progress value={percent} aria-label={t('upload.sending', { name, percent })} />
          <CloseButton size={44} aria-label={t('upload.cancel')} onClick={upload.cancel} />
        </div>
      )}
      {failure !== null && (
        <div className={classes.failed} role="alert">
          <span>{problemText(failure).detail}</span>
          <Button variant="light" size="sm" onClick={upload.again}>
            {t('upload.again')}
          </Button>
        </div>
      )}
      <span role="status" className={layout.hidden}>
        {isSending && t('upload.sending', { name, percent: announced })}
        {end === 'sent' && (done ?? t('upload.sent', { name }))}
        {end === 'canceled' && t('upload.canceled')}
      </span>
    </>
  )
}
