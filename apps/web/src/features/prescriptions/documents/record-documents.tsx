import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { QueryFailure } from '../../../ui/failure/query-failure.tsx'
import layout from '../../../ui/layout/layout.module.css'
import type { Keyed } from '../write/use-keyed.tsx'
import { recordDocumentsQuery } from './documents.queries.ts'
import { IssuedDocuments } from './issued-documents.tsx'

const dialogs = {
  prescription: lazyPart(() => import('./issue-document.tsx')),
  certificate: lazyPart(() => import('./certificate-dialog.tsx')),
  exams: lazyPart(() => import('./exams/exam-request-dialog.tsx')),
  referral: lazyPart(() => import('./referral-dialog.tsx')),
  report: lazyPart(() => import('./report-dialog.tsx')),
}

interface Props {
  readonly recordId: string
  /** There is something to prescribe. */
  readonly hasPrescriptions: boolean
  /** The key that creates the prescription, on the record's screen. */
  readonly keyed?: Keyed | false
}

/** A record's documents: those issued, and those that can be. */
export default function RecordDocuments({ recordId, hasPrescriptions, keyed = false }: Props) {
  const { t } = useTranslation('documents')
  const client = useQueryClient()
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null)
  const issued = useQuery(recordDocumentsQuery(recordId))
  const documents = issued.data?.data ?? []
  const Opened = open && dialogs[open]
  const made = () => {
    setOpen(null)
    void client.invalidateQueries({ queryKey: ['documents'] })
  }
  return (
    <div className={layout.stack}>
      <div className={layout.actions}>
        {hasPrescriptions && (
          <Button variant="light" {...keyed} onClick={() => setOpen('prescription')}>
            {t('plan.open')}
          </Button>
        )}
        {(['certificate', 'exams', 'referral', 'report'] as const).map((kind) => (
          <Button key={kind} variant="light" onClick={() => setOpen(kind)}>
            {t(`${kind}.action`)}
          </Button>
        ))}
      </div>
      {!issued.data && issued.errorUpdateCount > 0 && <QueryFailure query={issued} />}
      {documents.length > 0 && <IssuedDocuments documents={documents} />}
      {Opened && (
        <Suspense>
          <Opened
            recordId={recordId}
            again={documents.some(({ kind }) => kind === 'prescription')}
            onClose={() => setOpen(null)}
            onMade={made}
          />
        </Suspense>
      )}
    </div>
  )
}
