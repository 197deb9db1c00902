import type { AdminPage, PageVersion } from '@emma/contracts/pages'
import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../lib/i18n/format.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { StatusChip } from '../../ui/feedback/status-chip.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Panel } from '../../ui/layout/panel.tsx'
import TextDiff from '../../ui/rich-text/text-diff.tsx'
import classes from './editor.module.css'
import { versionQuery, versionsQuery } from './editor.queries.ts'
import type { PageWords } from './use-page-draft.ts'

interface CompareProps {
  readonly id: string
  readonly version: number
  readonly words: PageWords
  readonly onClose: () => void
}

const Compare = ({ id, version, words, onClose }: CompareProps) => {
  const { t } = useTranslation('pageEditor')
  const query = useQuery(versionQuery(id, version))
  return (
    <Dialog title={t('versions.compareTitle', { version })} size="xl" onClose={onClose}>
      <QueryView query={query} skeleton={<LoadingLines count={8} />}>
        {(before) => <TextDiff before={before} after={words} />}
      </QueryView>
    </Dialog>
  )
}

interface Props {
  readonly page: AdminPage
  readonly words: PageWords
  readonly onRestore: (version: number) => void
}

interface LineProps {
  readonly version: PageVersion
  readonly isCurrent: boolean
  readonly onCompare: () => void
  readonly onRestore: () => void
}

const Line = ({
  version: { version, minor, published_at, published_by },
  isCurrent,
  onCompare,
  onRestore,
}: LineProps) => {
  const { t } = useTranslation('pageEditor')
  const who = published_by ? t('versions.by', { name: published_by }) : t('versions.first')
  return (
    <li>
      <span className={layout.line}>
        <strong>{t('versions.version', { version })}</strong>
        {isCurrent && <StatusChip tone="success" label={t('versions.current')} />}
        {minor && <StatusChip tone="neutral" label={t('versions.minor')} />}
      </span>
      <p className={layout.muted}>
        {formatMoment(published_at)}, {who}
      </p>
      <span className={layout.actions}>
        <Button
          size="xs"
          variant="default"
          aria-label={t('versions.compareLabel', { version })}
          onClick={onCompare}
        >
          {t('versions.compare')}
        </Button>
        {!isCurrent && (
          <Button
            size="xs"
            variant="default"
            aria-label={t('versions.restoreLabel', { version })}
            onClick={onRestore}
          >
            {t('versions.restore')}
          </Button>
        )}
      </span>
    </li>
  )
}

/** All published versions of a page, to compare and restore. */
export default function VersionList({ page: { id, published }, words, onRestore }: Props) {
  const { t } = useTranslation('pageEditor')
  const [compared, setCompared] = useState<number>()
  const query = useInfiniteQuery(versionsQuery(id))
  return (
    <Panel title={t('versions.title')}>
      <QueryView
        query={query}
        isEmpty={({ pages }) => pages[0]?.meta.total === 0}
        empty={<p className={layout.muted}>{t('versions.none')}</p>}
      >
        {({ pages }) => (
          <ol className={classes.versions}>
            {pages
              .flatMap(({ data }) => data)
              .map((version) => (
                <Line
                  key={version.version}
                  version={version}
                  isCurrent={version.version === published?.version}
                  onCompare={() => setCompared(version.version)}
                  onRestore={() => onRestore(version.version)}
                />
              ))}
          </ol>
        )}
      </QueryView>
      {query.hasNextPage && (
        <Button variant="light" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('versions.more')}
        </Button>
      )}
      {compared !== undefined && (
        <Compare id={id} version={compared} words={words} onClose={() => setCompared(undefined)} />
      )}
    </Panel>
  )
}
