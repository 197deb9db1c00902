import { emergencyLinesOf } from '@emma/domain/queue'
import { Button, Checkbox } from '@mantine/core'
import IconAmbulance from '@tabler/icons-react/dist/esm/icons/IconAmbulance.mjs'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../lib/api/problem.ts'
import { formatHour } from '../../../lib/i18n/format.ts'
import classes from '../queue.module.css'
import { adviseMutation } from '../queue.queries.ts'
import { EmergencyLines } from './emergency-lines.tsx'
import type { EnteringDraft } from './use-entering.ts'

/** Records once that these signs led to advice; the server sets the time. */
const useAdvice = ({ flags, dependentId }: EnteringDraft) => {
  const { mutate, data, error } = useMutation({ ...adviseMutation, retry: 3 })
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    mutate({ red_flags: [...flags], ...(dependentId === undefined ? {} : { dependent_id: dependentId }) })
  }, [mutate, flags, dependentId])
  return { advisedAt: data?.advised_at, error }
}

/** With a sign: advises to call an ambulance. Entering anyway needs confirmation. */
export default function EmergencyAdvice({ entering }: { entering: EnteringDraft }) {
  const { t } = useTranslation('queue')
  const [isRead, setRead] = useState(false)
  const { advisedAt, error } = useAdvice(entering)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const kept =
    advisedAt === undefined ? t('advice.keeping') : t('advice.kept', { hour: formatHour(advisedAt) })
  return (
    <section className={classes.card} data-tone="danger" aria-labelledby="advice">
      <IconAmbulance size={56} stroke={1.5} aria-hidden />
      <h2 id="advice" ref={heading} tabIndex={-1} className={classes.question}>
        {t('advice.title')}
      </h2>
      <p className={classes.gap}>{t('advice.detail')}</p>
      {entering.flags.includes('suicidal_thoughts') && <p className={classes.gap}>{t('advice.life')}</p>}
      <EmergencyLines lines={emergencyLinesOf(entering.flags)} size="xl" />
      <ul className={classes.signs}>
        {entering.flags.map((flag) => (
          <li key={flag}>{t(`flags.short.${flag}`)}</li>
        ))}
      </ul>
      <p className={classes.small} role="status">
        {error ? problemText(error).detail : kept}
      </p>
      <Checkbox
        label={t('advice.acknowledge')}
        checked={isRead}
        onChange={(event) => setRead(event.currentTarget.checked)}
      />
      <div className={classes.pair}>
        <Button variant="default" size="lg" onClick={entering.again}>
          {t('advice.again')}
        </Button>
        <Button variant="default" size="lg" disabled={!isRead} onClick={entering.acknowledge}>
          {t('advice.go')}
        </Button>
      </div>
    </section>
  )
}
