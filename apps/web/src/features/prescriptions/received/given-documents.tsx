import type { PrescriptionDocument } from '@emma/contracts/prescriptions/documents'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { on } from '../../../lib/realtime/realtime.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import { openDocument } from '../documents/show-document.ts'
import classes from './given-documents.module.css'
import { givenQuery } from './received.queries.ts'

const Given = ({ document }: { document: PrescriptionDocument }) => {
  const { t } = useTranslation('prescriptions')
  const { id, kind, medicines } = document
  const name = t(`received.kinds.${kind}`)
  const open = useMutation({
    mutationFn: () => openDocument(id),
    onError: () => toast.error(t('received.failed')),
  })
  return (
    <li className={classes.given}>
      <span>
        <strong>{name}</strong>
        <small>{medicines.join(' · ')}</small>
      </span>
      <Button
        variant="light"
        aria-label={t('given.open', { name })}
        loading={open.isPending}
        onClick={() => open.mutate()}
      >
        {t('given.word')}
      </Button>
    </li>
  )
}

/** The documents of one appointment, for the patient, as they arrive. */
export default function GivenDocuments({ appointmentId }: { appointmentId: string }) {
  const { t } = useTranslation('prescriptions')
  const client = useQueryClient()
  const query = givenQuery(appointmentId)
  useEffect(() => {
    const look = (kind: string) => {
      if (kind === 'document_ready')
        void client.invalidateQueries({ queryKey: ['prescriptions', 'received'] })
    }
    return on('notification', ({ kind }) => look(kind))
  }, [client])
  return (
    <QueryView
      query={useQuery(query)}
      skeleton={<LoadingLines shape="lines" count={1} />}
      isEmpty={({ data }) => data.length === 0}
      empty={<p className={classes.none}>{t('given.none')}</p>}
    >
      {({ data }) => (
        <ul className={layout.rows}>
          {data.map((document) => (
            <Given key={document.id} document={document} />
          ))}
        </ul>
      )}
    </QueryView>
  )
}
