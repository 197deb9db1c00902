import { redFlags } from '@emma/domain/queue'
import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../queue.module.css'
import { EmergencyLines } from './emergency-lines.tsx'
import type { EnteringDraft } from './use-entering.ts'

interface Props {
  readonly entering: EnteringDraft
  /** The next button, after the last of them. */
  readonly children: ReactNode
}

/** Signs of an emergency, all visible: existing ones are ticked, and one press denies all. */
export const RedFlagList = ({ entering: { flags, tick }, children }: Props) => {
  const { t } = useTranslation('queue')
  return (
    <fieldset className={classes.flags}>
      <legend>{t('flags.title')}</legend>
      <p className={classes.note}>{t('flags.detail')}</p>
      {redFlags.map((flag) => (
        <Checkbox
          key={flag}
          size="md"
          classNames={{ root: classes.flag }}
          label={t(`flags.sign.${flag}`)}
          checked={flags.includes(flag)}
          onChange={({ currentTarget }) => tick(flag, currentTarget.checked)}
        />
      ))}
      {children}
      <EmergencyLines lines={['192']} />
    </fieldset>
  )
}
