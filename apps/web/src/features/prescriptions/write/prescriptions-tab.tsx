import type { Prescription } from '@emma/contracts/prescriptions'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { useButtonKeys } from '../../../lib/screen/button-keys.ts'
import { useFocusBack } from '../../../lib/screen/use-focus-back.ts'
import { QueryFailure } from '../../../ui/failure/query-failure.tsx'
import { Coming } from '../../../ui/feedback/coming.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { RecordDocuments } from '../documents/record-documents.lazy.ts'
import { ModelChips, useQuickModels } from '../models/quick-models.tsx'
import { RepeatLast } from '../models/repeat-last.tsx'
import { recordPrescriptionsQuery } from '../prescriptions.queries.ts'
import { Notices } from './notice.tsx'
import { PrescriptionForm, type RenderCid } from './prescription-form.tsx'
import { PrescriptionList } from './prescription-list.tsx'
import { useKeyed } from './use-keyed.tsx'
import { usePrescribing } from './use-prescribing.ts'
import { useWriting } from './use-writing.ts'

const KeepSet = lazyPart(() => import('../models/keep-set.tsx'))
const ModelsDialog = lazyPart(() => import('../models/models-dialog.tsx'))

interface Props {
  readonly recordId: string | null
  /** The appointment whose record is not begun yet. */
  readonly appointmentId: string | null
  /** The record’s diagnosis so far. */
  readonly cid: string
  /** Creates the record if there is none yet; null if that failed. */
  readonly begin: () => Promise<string | null>
  readonly isSigned: boolean
  readonly renderCid: RenderCid
  /** On a guided card, which already has keys for its buttons and the models beside it. */
  readonly plain?: boolean
}

type Prescribing = ReturnType<typeof usePrescribing>

const Medicines = ({
  prescribing,
  recordId,
  cid,
  items,
}: {
  prescribing: Prescribing
  /** Undefined while it is not known what is prescribed. */
  items: readonly Prescription[] | undefined
} & Pick<Props, 'recordId' | 'cid'>) => {
  const { t } = useTranslation('prescriptions')
  const { editing, setEditing, busy, made, submit, takeOut } = prescribing
  return (
    <>
      {items && (
        <PrescriptionList
          items={items}
          none={t('list.none')}
          onEdit={setEditing}
          onRemove={(item) => void takeOut(item)}
        />
      )}
      {editing !== null && (
        <PrescriptionForm
          key={editing === 'new' ? `new ${made}` : editing.id}
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

/** Shortcuts to prescribe: models, sets, and the last prescription. */
const Shortcuts = (place: Pick<Props, 'recordId' | 'appointmentId' | 'cid' | 'begin' | 'plain'>) => {
  const { plain = false, ...where } = place
  const quick = useQuickModels(where)
  return (
    <div className={layout.actions}>
      {!plain && <ModelChips quick={quick} />}
      <RepeatLast {...where} />
    </div>
  )
}

/** Other actions on a draft's prescriptions. */
const Actions = ({
  add,
  onAdd,
  items,
  cid,
  renderCid,
}: {
  add: RefObject<HTMLButtonElement | null>
  onAdd: () => void
  items: readonly Prescription[]
} & Pick<Props, 'cid' | 'renderCid'>) => {
  const { t } = useTranslation('prescriptions')
  const keyed = useKeyed()
  const [open, setOpen] = useState<'models' | 'keep' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={layout.actions}>
      <Button ref={add} variant="light" {...keyed('Plus')} onClick={onAdd}>
        {t('list.add')}
      </Button>
      <Button variant="subtle" onClick={() => setOpen('models')}>
        {t('models.manage')}
      </Button>
      {items.length > 1 && (
        <Button variant="subtle" onClick={() => setOpen('keep')}>
          {t('keep.action')}
        </Button>
      )}
      <Suspense>
        {open === 'models' && <ModelsDialog cid={cid} renderCid={renderCid} onClose={close} />}
        {open === 'keep' && <KeepSet items={items} cid={cid} onClose={close} />}
      </Suspense>
    </div>
  )
}

/** A record's prescriptions; one that is not begun yet has none. */
const usePrescribed = (recordId: string | null) => {
  const query = useQuery({ ...recordPrescriptionsQuery(recordId ?? ''), enabled: recordId !== null })
  return { query, items: recordId === null ? [] : query.data?.data }
}

/** A record's prescriptions: edited while it is a draft, issued as a document at any time; and the models. */
export const PrescriptionsTab = (props: Props) => {
  const { recordId, appointmentId, cid, begin, isSigned, renderCid, plain = false } = props
  const prescribing = usePrescribing({ ...useWriting({ recordId, cid, begin }), goesOn: true })
  const { query, items } = usePrescribed(recordId)
  const { editing, setEditing, notice } = prescribing
  const ref = useButtonKeys<HTMLDivElement>(!plain)
  const keyed = useKeyed()
  const add = useFocusBack(editing !== null || notice !== null)
  const prescribe = () => {
    setEditing('new')
    // So that warnings can be shown while the medicine is written.
    void begin()
  }
  return (
    <div ref={ref} className={`${layout.stack} ${layout.arriving}`}>
      {!isSigned && editing === null && <Shortcuts {...{ recordId, appointmentId, cid, begin, plain }} />}
      {!items && query.errorUpdateCount > 0 && <QueryFailure query={query} />}
      {/* Not below a form that is open: what is typed in stays in sight. */}
      {!items && query.errorUpdateCount === 0 && editing === null && <Coming />}
      {!isSigned && <Medicines {...{ prescribing, recordId, cid, items }} />}
      {!isSigned && editing === null && (
        <Actions add={add} onAdd={prescribe} items={items ?? []} cid={cid} renderCid={renderCid} />
      )}
      {recordId !== null && (
        <Suspense>
          <RecordDocuments
            recordId={recordId}
            hasPrescriptions={items !== undefined && items.length > 0}
            keyed={!isSigned && keyed('Shift+0')}
          />
        </Suspense>
      )}
      <Notices of={prescribing} />
    </div>
  )
}
