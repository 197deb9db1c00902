import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import layout from '../../../ui/layout/layout.module.css'
import type { ReviewQuestion } from './use-review.ts'
import { useWarningWords } from './use-warnings.ts'
import { WarningList } from './warning-list.tsx'

/** All warnings about a medicine, and the reason to prescribe it all the same; the default is to go back. */
export default function ReviewDialog({ question }: { question: ReviewQuestion }) {
  const { t } = useTranslation('prescriptions')
  const words = useWarningWords()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const { title, warnings, needsReason, answer } = question
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    const said = reason.trim()
    if (!needsReason) answer({})
    else if (said === '') setMissing(true)
    else answer({ override_reason: said })
  }
  const [first] = words(warnings)
  return (
    <Dialog title={first?.title ?? title} size="lg" crossed={false} onClose={() => answer(null)}>
      <form noValidate className={layout.stack} onSubmit={confirm}>
        <strong>{title}</strong>
        <WarningList warnings={words(warnings)} headed />
        {needsReason && (
          <Textarea
            label={t('warnings.reason')}
            description={t('warnings.reasonHint')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={missing && reason.trim() === '' ? t('warnings.reasonMissing') : null}
            maxLength={500}
            autosize
            minRows={2}
            withAsterisk
          />
        )}
        <div className={layout.end}>
          <Button variant="default" onClick={() => answer(null)} data-autofocus>
            {t('warnings.back')}
          </Button>
          <Button type="submit" color="coral">
            {t('warnings.prescribe')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
