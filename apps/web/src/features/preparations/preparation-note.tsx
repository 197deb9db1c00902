import type { Preparation } from '@emma/contracts/preparations'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../lib/api/problem.ts'
import { Sheet } from '../../ui/dialog/sheet.tsx'
import { PreparationView } from './preparation-view.tsx'
import classes from './preparations.module.css'
import { preparationQuery } from './preparations.queries.ts'

/** More than three lines of a narrow panel. */
const LONG = 140

/** `2 arquivos · 3 respostas`; without either, a link to the rest of a long reason. */
const useMore = ({ reason, answers, files }: Preparation): string => {
  const { t } = useTranslation('preparations')
  const parts = [
    files.length > 0 && t('before.files', { count: files.length }),
    answers.length > 0 && t('before.answers', { count: answers.length }),
  ].filter((part) => part !== false)
  if (parts.length > 0) return parts.join(' · ')
  return reason.length > LONG ? t('before.whole') : ''
}

const Before = ({ told, name }: { told: Preparation; name: string }) => {
  const { t } = useTranslation('preparations')
  const title = useId()
  const [isOpen, setOpen] = useState(false)
  const more = useMore(told)
  return (
    <section className={classes.before} aria-labelledby={title}>
      <h3 id={title}>{t('before.title', { name })}</h3>
      {told.reason !== '' && <p>{told.reason}</p>}
      {more !== '' && (
        <Button variant="subtle" size="compact-md" onClick={() => setOpen(true)}>
          {more}
        </Button>
      )}
      {isOpen && (
        <Sheet title={t('before.title', { name })} onClose={() => setOpen(false)}>
          <PreparationView told={told} />
        </Sheet>
      )}
    </section>
  )
}

interface Props {
  readonly appointmentId: string
  /** The author: the patient, or the guardian. */
  readonly name: string
}

/** A patient's preparation: the reason is visible, the rest folded; nothing if there is none. */
export default function PreparationNote({ appointmentId, name }: Props) {
  const { t } = useTranslation('preparations')
  const { data, error, refetch } = useQuery(preparationQuery(appointmentId))
  // Unpaid or canceled: the specialist may not read it.
  if (isProblem(error, 'not_found')) return null
  if (error) {
    return (
      <div className={classes.before} role="alert">
        <span>{t('before.failed')}</span>
        <Button variant="subtle" size="compact-md" onClick={() => void refetch()}>
          {t('before.again')}
        </Button>
      </div>
    )
  }
  if (!data) return null
  const isTold = data.reason !== '' || data.answers.length > 0 || data.files.length > 0
  return isTold ? <Before told={data} name={name} /> : null
}
