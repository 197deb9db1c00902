import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../lib/api/save-file.ts'
import { rememberTested } from '../../../lib/device-tested.ts'
import { StatusChip, type Tone } from '../../../ui/feedback/status-chip.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import classes from './device-test.module.css'
import { type Found, reportOf, type Verdict, verdictOf } from './verdict.ts'

const tones: Readonly<Record<Verdict, Tone>> = {
  good: 'success',
  fair: 'warning',
  poor: 'danger',
  running: 'info',
}

/** The verdict in words, and the figures for support. */
export const ReportPart = ({ found, provider }: { found: Found; provider: string }) => {
  const { t } = useTranslation('deviceTest')
  const verdict = verdictOf(found)
  const report = reportOf(found, provider, new Date(), navigator.userAgent)
  useEffect(() => {
    if (verdict === 'good' || verdict === 'fair') rememberTested()
  }, [verdict])
  const copy = () => {
    void navigator.clipboard.writeText(report).then(
      () => toast.success(t('test.copied')),
      // Without clipboard permission the text can be selected.
      () => undefined,
    )
  }
  const save = () => saveFile(new Blob([report], { type: 'text/plain' }), 'emma-teste.txt')
  return (
    <section className={classes.part} aria-label={t('test.verdict')}>
      <h2>{t('test.verdict')}</h2>
      <div role="status">
        <StatusChip tone={tones[verdict]} label={t(`test.verdicts.${verdict}`)} />
      </div>
      {verdict !== 'running' && (
        <>
          <h3>{t('test.report')}</h3>
          <p className={layout.quiet}>{t('test.reportHint')}</p>
          <pre className={classes.report}>{report}</pre>
          <div className={classes.row}>
            <Button variant="default" onClick={copy}>
              {t('test.copy')}
            </Button>
            <Button variant="default" onClick={save}>
              {t('test.download')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
