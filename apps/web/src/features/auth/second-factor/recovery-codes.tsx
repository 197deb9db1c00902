import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../lib/api/save-file.ts'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import classes from '../security/security.module.css'

interface Props {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

/** The recovery codes, shown only once: copied or saved, and confirmed as saved. */
export const RecoveryCodes = ({ codes, onKept }: Props) => {
  const { t } = useTranslation('security')
  const [kept, setKept] = useState(false)
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    toast.success(t('recovery.copied'))
  }
  return (
    <div className={layout.stack}>
      <p className={classes.detail}>{t('recovery.detail')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={layout.actions}>
        <Button variant="default" onClick={() => void copy().catch(toast.problem)}>
          {t('recovery.copy')}
        </Button>
        <Button
          variant="default"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), t('recovery.file'))}
        >
          {t('recovery.download')}
        </Button>
      </div>
      <Checkbox
        label={t('recovery.kept')}
        checked={kept}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      <Button size="lg" disabled={!kept} onClick={onKept}>
        {t('recovery.finish')}
      </Button>
    </div>
  )
}
