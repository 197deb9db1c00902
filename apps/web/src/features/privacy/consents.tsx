import type { Consent } from '@emma/contracts/privacy'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate, formatMoment } from '../../lib/i18n/format.ts'
import { TextLink } from '../../ui/action/text-link.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { StatusChip } from '../../ui/feedback/status-chip.tsx'
import layout from '../../ui/layout/layout.module.css'
import { ConsentButtons } from './consent-buttons.tsx'
import classes from './privacy.module.css'
import { consentsQuery } from './privacy.queries.ts'

/** The text of the consent: on a page of its own, or here. */
const ConsentText = ({ kind }: { kind: Consent['kind'] }) => {
  const { t } = useTranslation('privacy')
  if (kind === 'terms') return <TextLink to="/termos-de-uso">{t('consents.read')}</TextLink>
  if (kind === 'privacy') return <TextLink to="/politica-de-privacidade">{t('consents.read')}</TextLink>
  const paragraphs =
    kind === 'telemedicine'
      ? t('telemedicine.paragraphs', { returnObjects: true })
      : t('sharedHistory.paragraphs', { returnObjects: true })
  return (
    <details className={classes.words}>
      <summary>{t('consents.read')}</summary>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  )
}

const ConsentState = ({ consent: { accepted_at, history } }: { consent: Consent }) => {
  const { t } = useTranslation('privacy')
  if (accepted_at !== null) {
    return <StatusChip tone="success" label={t('consents.accepted', { date: formatDate(accepted_at) })} />
  }
  const hadOlder = history.some(({ revoked_at }) => revoked_at === null)
  return hadOlder ? (
    <StatusChip tone="warning" label={t('consents.newVersion')} />
  ) : (
    <StatusChip tone="neutral" label={t('consents.notAccepted')} />
  )
}

const ConsentHistory = ({ history }: Pick<Consent, 'history'>) => {
  const { t } = useTranslation('privacy')
  if (history.length === 0) return null
  return (
    <details className={classes.words}>
      <summary>{t('consents.history')}</summary>
      <ul className={classes.past}>
        {history.map(({ version, accepted_at, revoked_at }) => (
          <li key={accepted_at + version}>
            {revoked_at === null
              ? t('consents.current', { version, from: formatMoment(accepted_at) })
              : t('consents.past', {
                  version,
                  from: formatMoment(accepted_at),
                  to: formatMoment(revoked_at),
                })}
          </li>
        ))}
      </ul>
    </details>
  )
}

const ConsentCard = ({ consent }: { consent: Consent }) => {
  const { t } = useTranslation('privacy')
  const { kind } = consent
  return (
    <li className={classes.panel}>
      <div className={layout.apart}>
        <h3>{t(`consents.kind.${kind}`)}</h3>
        <ConsentState consent={consent} />
      </div>
      <p className={classes.detail}>{t(`consents.why.${kind}`)}</p>
      <ConsentText kind={kind} />
      <ConsentHistory history={consent.history} />
      <ConsentButtons consent={consent} />
    </li>
  )
}

/** The patient's consents, to give and to revoke. */
export const Consents = () => {
  const { t } = useTranslation('privacy')
  const query = useQuery(consentsQuery)
  return (
    <QueryView query={query}>
      {(consents) => (
        <>
          <p className={classes.detail}>{t('consents.intro')}</p>
          <ul className={classes.panels}>
            {consents.map((consent) => (
              <ConsentCard key={consent.kind} consent={consent} />
            ))}
          </ul>
        </>
      )}
    </QueryView>
  )
}
