import type { PrescriptionDocument } from '@emma/contracts/documents'
import { Button } from '@mantine/core'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/format.ts'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Pages } from '../../ui/pages.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
import { toast } from '../../ui/toast.ts'
import classes from './prescriptions.module.css'
import { documentsQuery } from './prescriptions.queries.ts'
import { downloadDocument, openDocument } from './show-document.ts'

const DocumentCard = ({ document }: { document: PrescriptionDocument }) => {
  const { t } = useTranslation('prescriptions')
  const { id, code, medicines, specialist, created_at, signature } = document
  const onError = () => toast.error(t('received.failed'))
  const open = useMutation({ mutationFn: () => openDocument(id), onError })
  const download = useMutation({ mutationFn: () => downloadDocument(id, code), onError })
  return (
    <article className={classes.card}>
      <div className={classes.words}>
        <strong>{formatDate(created_at)}</strong>
        <p className={classes.quiet}>
          {t('received.by', { name: specialist.name, council: specialist.council })}
        </p>
      </div>
      <div className={classes.words}>
        {medicines.map((title) => (
          <span key={title}>{title}</span>
        ))}
        <p className={classes.quiet}>
          {t('received.check')}: <span className={classes.code}>{code}</span>
        </p>
        <p className={classes.quiet}>{t(signature === 'none' ? 'received.unsigned' : 'received.signed')}</p>
      </div>
      <div className={classes.buttons}>
        <Button
          leftSection={<IconExternalLink size={18} aria-hidden />}
          loading={open.isPending}
          onClick={() => open.mutate()}
        >
          {t('received.open')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('received.download')}
        </Button>
      </div>
    </article>
  )
}

/** The prescriptions that the patient received. */
export default function CustomerPrescriptionsScreen() {
  const { t } = useTranslation('prescriptions')
  const { t: shell } = useTranslation()
  const [page, setPage] = useState(1)
  const query = useQuery(documentsQuery(page))
  const empty = <EmptyState title={t('received.none')} detail={t('received.noneDetail')} />
  return (
    <>
      <PageHeader title={shell('titles.customer-prescriptions')} subtitle={t('received.subtitle')} />
      <QueryView
        query={query}
        skeleton={<LoadingLines shape="cards" />}
        empty={empty}
        isEmpty={({ meta }) => meta.total === 0}
      >
        {({ data, meta }) => (
          <div className={classes.stack}>
            <div className={classes.cards}>
              {data.map((document) => (
                <DocumentCard key={document.id} document={document} />
              ))}
            </div>
            <Pages meta={meta} onPage={setPage} />
          </div>
        )}
      </QueryView>
    </>
  )
}
