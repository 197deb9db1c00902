import { formatPhone } from '@emma/domain/customers'
import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Sheet } from '../../../ui/dialog/sheet.tsx'
import { breakable } from '../../../ui/layout/breakable.tsx'
import classes from '../call.module.css'
import type { CallView } from '../state/call-view.ts'

interface Props extends Pick<CallView, 'grant'> {
  readonly onClose: () => void
}

/** Help for a failed call, down to a phone number. */
export const WaitingHelp = ({ grant, onClose }: Props) => {
  const { t } = useTranslation('calls')
  const support = grant?.support_phone ?? null
  const patient = grant?.patient?.phone ?? null
  return (
    <Sheet title={t('waiting.helpTitle')} onClose={onClose}>
      <ul className={classes.help}>
        {t('waiting.help', { returnObjects: true }).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {patient !== null && (
          <li>
            <Anchor href={`tel:${patient}`}>
              {breakable(t('waiting.ringPatient', { phone: formatPhone(patient) }))}
            </Anchor>
          </li>
        )}
        {support !== null && (
          <li>
            <Anchor href={`tel:${support.replace(/[^\d+]/g, '')}`}>
              {t('waiting.ringSupport', { phone: support })}
            </Anchor>
          </li>
        )}
        {patient === null && <li>{t('waiting.emergency')}</li>}
      </ul>
    </Sheet>
  )
}
