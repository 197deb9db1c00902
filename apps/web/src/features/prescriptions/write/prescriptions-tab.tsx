import { Button } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { useFocusBack } from '../../../lib/screen/use-focus-back.ts'
import layout from '../../../ui/layout/layout.module.css'
import { RecordDocuments } from '../documents/record-documents.lazy.ts'
import { recordPrescriptionsQuery } from '../prescriptions.queries.ts'
import { Notice } from './notice.tsx'
import { PrescriptionForm, type RenderCid } from './prescription-form.tsx'
import { PrescriptionList } from './prescription-list.tsx'
import { usePrescribing } from './use-prescribing.ts'
import { useWriting } from './use-writing.ts'

const ModelsDialog = lazyPart(() => import('../models/models-dialog.tsx'))

interface Props {
  readonly recordId: string | null
  /** The record’s diagnosis so far. */
  readonly cid: string
  /** Begins the record when there is none yet; null when that failed. */
  readonly begin: () => Promise<string | null>
  readonly isSigned: boolean
  readonly renderCid: RenderCid
}

type Prescribing = ReturnType<typeof usePrescribing>

const Medicines = ({
  prescribing,
  recordId,
  cid,
}: { prescribing: Prescribing } & Pick<Props, 'recordId' | 'cid'>) => {
  const { t } = useTranslation('prescriptions')
  const query = useQuery({ ...recordPrescriptionsQuery(recordId ?? ''), enabled: recordId !== null })
  const { editing, setEditing, busy, submit, takeOut } = prescribing
  return (
    <>
      <PrescriptionList
        items={query.data?.data ?? []}
        none={t('list.none')}
        onEdit={setEditing}
        onRemove={(item) => void takeOut(item)}
      />
      {editing !== null && (
        <PrescriptionForm
          key={editing === 'new' ? 'new' : editing.id}
          existing={editing === 'new' ? null : editing}
          cid={cid}
          recordId={recordId}
          busy={busy}
          onSave={(values) => void submit(values)}
          onCancel={() => setEditing(null)}
        />
      )}
    </>
  )
}

/** The prescriptions of a record: written while it is a draft, made into a document at any time; and the models. */
export const PrescriptionsTab = ({ recordId, cid, begin, isSigned, renderCid }: Props) => {
  const { t } = useTranslation('prescriptions')
  const [managing, setManaging] = useState(false)
  const prescribing = usePrescribing(useWriting({ recordId, cid, begin }))
  const query = useQuery({ ...recordPrescriptionsQuery(recordId ?? ''), enabled: recordId !== null })
  const { editing, setEditing, notice, forget } = prescribing
  const add = useFocusBack(editing !== null || notice !== null)
  const prescribe = () => {
    setEditing('new')
    // So that what speaks against a medicine can be told while it is written.
    void begin()
  }
  return (
    <div className={layout.stack}>
      {!isSigned && <Medicines prescribing={prescribing} recordId={recordId} cid={cid} />}
      <div className={layout.actions}>
        {!isSigned && editing === null && (
          <>
            <Button
              ref={add}
              variant="light"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={prescribe}
            >
              {t('list.add')}
            </Button>
            <Button variant="subtle" onClick={() => setManaging(true)}>
              {t('models.manage')}
            </Button>
          </>
        )}
      </div>
      {recordId !== null && (
        <Suspense>
          <RecordDocuments recordId={recordId} hasPrescriptions={(query.data?.data.length ?? 0) > 0} />
        </Suspense>
      )}
      {managing && (
        <Suspense>
          <ModelsDialog cid={cid} renderCid={renderCid} onClose={() => setManaging(false)} />
        </Suspense>
      )}
      {notice && <Notice notice={notice} onClose={forget} />}
    </div>
  )
}
