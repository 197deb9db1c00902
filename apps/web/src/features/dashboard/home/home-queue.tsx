import type { ResponseOf } from '@emma/contracts/kit'
import type { getQueueEntry } from '@emma/contracts/queue'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { Coming } from '../../../ui/feedback/coming.tsx'
import { entryQuery } from '../../queue/index.ts'
import classes from './customer-home.module.css'
import { useWait } from './use-wait.ts'

type Entry = NonNullable<ResponseOf<typeof getQueueEntry>>

/** The place in line and the remaining time, if known. */
const useFacts = () => {
  const { t } = useTranslation('dashboard')
  const wait = useWait()
  return ({ position, estimate }: Entry): string[] => [
    ...(position === null ? [] : [t('home.position', { count: position })]),
    ...(estimate ? [wait(estimate) ?? ''] : []),
  ]
}

const Row = ({ entry }: { entry: Entry }) => {
  const { t } = useTranslation('dashboard')
  const facts = useFacts()
  return (
    <Link to="/customer/pronto-atendimento" className={classes.waiting}>
      <span className={classes.facts}>
        <strong>{t('home.queue')}</strong>
        <small>{facts(entry).join(' · ')}</small>
      </span>
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </Link>
  )
}

const Card = ({ entry }: { entry: Entry }) => {
  const { t } = useTranslation('dashboard')
  const facts = useFacts()
  return (
    <section className={classes.queue} aria-label={t('home.queue')} data-open>
      <p>
        <strong>{t('home.queue')}</strong>
        {facts(entry).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <LinkButton to="/customer/pronto-atendimento" fullWidth>
        {t('home.toQueue')}
      </LinkButton>
    </section>
  )
}

/** The user's place in the queue, with a link; only a row if something else comes first. Nothing if not waiting. */
export const HomeQueue = ({ isQuiet }: { isQuiet: boolean }) => {
  const { data: entry, isLoading } = useQuery(entryQuery)
  if (isLoading) return <Coming />
  if (!entry) return null
  return isQuiet ? <Row entry={entry} /> : <Card entry={entry} />
}
