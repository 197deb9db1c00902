import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatHour } from '../../lib/i18n/format.ts'
import classes from './editor.module.css'
import type { PageDraft } from './use-page-draft.ts'

interface Props {
  readonly draft: PageDraft
  readonly onReload: () => void
}

/** Whether the text is saved, or why not. */
export const SaveLine = ({ draft: { phase, savedAt, flush }, onReload }: Props) => {
  const { t } = useTranslation('pageEditor')
  const isTrouble = phase === 'failed' || phase === 'stale'
  return (
    <div role="status" className={classes.save} data-tone={isTrouble ? 'warning' : undefined}>
      <span>{t(`saving.${phase}`, { hour: savedAt ? formatHour(savedAt) : '' })}</span>
      {phase === 'failed' && (
        <Button size="xs" variant="subtle" onClick={() => void flush()}>
          {t('saving.retry')}
        </Button>
      )}
      {phase === 'stale' && (
        <Button size="xs" variant="subtle" onClick={onReload}>
          {t('saving.reload')}
        </Button>
      )}
    </div>
  )
}
