import { Button, CloseButton, Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { fieldErrors, problemText } from '../../lib/api/problem.ts'
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
  // Refused for what the file is: a retry changes nothing.
  const [wrong] = Object.values(fieldErrors(failure))
  const sending = (at: number) => t('upload.sending', { name, percent: at })
  const announced = Math.floor(percent / quarter) * quarter
  return (
    <>
      {isSending && (
        <div className={classes.sending}>
          <span aria-hidden>{sending(percent)}</span>
          <Progress value={percent} aria-label={sending(percent)} />
          <CloseButton size={44} aria-label={t('upload.cancel')} onClick={upload.cancel} />
        </div>
      )}
      {failure !== null && (
        <div className={classes.failed} role="alert">
          <span>{wrong ?? problemText(failure).detail}</span>
          {!wrong && (
            <Button variant="light" size="sm" onClick={upload.again}>
              {t('upload.again')}
            </Button>
          )}
        </div>
      )}
      <span role="status" className={layout.hidden}>
        {isSending && sending(announced)}
        {end === 'sent' && (done ?? t('upload.sent', { name }))}
        {end === 'canceled' && t('upload.canceled')}
      </span>
    </>
  )
}
