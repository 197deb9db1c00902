import type { ErrorDetail } from '@emma/contracts/error-log'
import { Button, CopyButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../lib/i18n/format.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import layout from '../../ui/layout/layout.module.css'
import { StatusBadge } from '../../ui/status/status-badge.tsx'
import { ErrorHistory } from './error-history.tsx'
import classes from './error-log.module.css'
import { errorQuery } from './error-log.queries.ts'
import { ErrorMoves } from './error-moves.tsx'

const About = ({ error }: { error: ErrorDetail }) => {
  const { t } = useTranslation('errorLog')
  const { count, first_seen, last_seen, route, branch, build, httpStatusCode } = error
  return (
    <Facts
      facts={[
        { name: t('detail.count'), value: t('detail.times', { count }) },
        { name: t('detail.http'), value: httpStatusCode ?? t('detail.none') },
        { name: t('detail.first'), value: formatMoment(first_seen), moment: true },
        { name: t('detail.last'), value: formatMoment(last_seen), moment: true },
        { name: t('detail.build'), value: build ? `${branch} (${build})` : branch },
        { name: t('detail.route'), value: route },
      ]}
    />
  )
}

const LastRequest = ({ request }: Pick<ErrorDetail, 'request'>) => {
  const { t } = useTranslation('errorLog')
  const { method, path, trace_id, role, user_id, user_agent } = request
  const known = [
    { name: t('detail.method'), value: method },
    { name: t('detail.path'), value: path },
    { name: t('detail.trace'), value: trace_id },
    { name: t('detail.role'), value: role && t(`roles.${role}`, { ns: 'shell', defaultValue: role }) },
    { name: t('detail.user'), value: user_id },
    { name: t('detail.agent'), value: user_agent, wide: true },
  ].filter(({ value }) => value !== null)
  if (known.length === 0) return null
  return (
    <section>
      <h3>{t('detail.request')}</h3>
      <Facts facts={known} />
    </section>
  )
}

const Stack = ({ stack }: Pick<ErrorDetail, 'stack'>) => {
  const { t } = useTranslation('errorLog')
  return (
    <section>
      <header className={classes.head}>
        <h3>{t('detail.stack')}</h3>
        {stack && (
          <CopyButton value={stack}>
            {({ copied, copy }) => (
              <Button size="xs" variant="subtle" onClick={copy} aria-live="polite">
                {t(copied ? 'detail.copied' : 'detail.copy')}
              </Button>
            )}
          </CopyButton>
        )}
      </header>
      {stack ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard too
        <section className={classes.stack} tabIndex={0} aria-label={t('detail.stack')}>
          <pre>{stack}</pre>
        </section>
      ) : (
        <p className={classes.muted}>{t('detail.noStack')}</p>
      )}
    </section>
  )
}

interface Props {
  readonly id: string
  readonly onClose: () => void
}

/** One error: its message, its place, its history, and the possible actions. */
export default function ErrorDialog({ id, onClose }: Props) {
  const { t } = useTranslation('errorLog')
  const query = useQuery(errorQuery(id))
  return (
    <Dialog title={t('detail.title')} size="xl" onClose={onClose}>
      <QueryView query={query} skeleton={<LoadingLines count={8} />}>
        {(error) => (
          <div className={classes.detail}>
            <div className={layout.tight}>
              <StatusBadge of="error" state={error.status} />
              <strong>
                {error.name}: {error.message}
              </strong>
            </div>
            <About error={error} />
            <ErrorMoves error={error} />
            <LastRequest request={error.request} />
            <Stack stack={error.stack} />
            <ErrorHistory history={error.history} />
          </div>
        )}
      </QueryView>
    </Dialog>
  )
}
