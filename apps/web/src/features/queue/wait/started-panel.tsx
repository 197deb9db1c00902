import type { QueueEntry } from '@emma/contracts/queue'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import classes from '../queue.module.css'

const entered = 'queueEntered'

/** The call is open: opens it once automatically; after coming back there is a link. */
export const StartedPanel = ({ entry }: { entry: QueueEntry }) => {
  const { t } = useTranslation('queue')
  const navigate = useNavigate()
  const id = entry.schedule_id
  useEffect(() => {
    if (id === null || sessionStorage.getItem(entered) === id) return
    sessionStorage.setItem(entered, id)
    void navigate({ to: '/customer/calls/{-$id}', params: { id } })
  }, [id, navigate])
  if (id === null) return null
  return (
    <section className={classes.card} aria-labelledby="started">
      <h2 id="started" className={classes.question}>
        {t('called.running')}
      </h2>
      <p role="status">{t('called.runningDetail', { name: entry.specialist?.name ?? '' })}</p>
      <LinkButton size="lg" to="/customer/calls/{-$id}" params={{ id }}>
        {t('called.enter')}
      </LinkButton>
    </section>
  )
}
