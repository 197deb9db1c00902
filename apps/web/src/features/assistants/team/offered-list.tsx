import type { OfferedAssistant } from '@emma/contracts/assistants/team'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './team.module.css'
import { takeMutation } from './team.queries.ts'
import { useTeamChange } from './use-team-change.ts'

const Line = ({ offered }: { offered: OfferedAssistant }) => {
  const { t } = useTranslation('team')
  const { assistant_id, name, company } = offered
  const take = useTeamChange(takeMutation, t('offered.taken', { name }))
  return (
    <li>
      <span className={classes.who}>
        <strong>{name}</strong>
        <small>{company}</small>
      </span>
      <span className={classes.actions}>
        <Button
          size="sm"
          variant="light"
          loading={take.isPending}
          aria-label={t('offered.takeOf', { name })}
          onClick={() => take.mutate(assistant_id)}
        >
          {t('offered.take')}
        </Button>
      </span>
    </li>
  )
}

/** Assistants whom the specialist's companies offer. */
export const OfferedList = ({ offered }: { offered: readonly OfferedAssistant[] }) => {
  const { t } = useTranslation('team')
  return (
    <section className={classes.panel} aria-labelledby="team-offered">
      <h2 id="team-offered">{t('offered.title')}</h2>
      <p className={classes.quiet}>{t('offered.detail')}</p>
      <ul className={classes.lines}>
        {offered.map((each) => (
          <Line key={each.assistant_id} offered={each} />
        ))}
      </ul>
    </section>
  )
}
