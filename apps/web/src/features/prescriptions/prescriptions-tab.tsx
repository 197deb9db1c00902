import { Button } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { IssueDocument } from './issue-document.tsx'
import { Notice } from './notice.tsx'
import { PrescriptionForm } from './prescription-form.tsx'
import { PrescriptionList } from './prescription-list.tsx'
import classes from './prescriptions.module.css'
import { recordPrescriptionsQuery } from './prescriptions.queries.ts'
import { usePrescribing } from './use-prescribing.ts'

interface Props {
  readonly recordId: string | null
  /** Begins the record when there is none yet; null when that failed. */
  readonly begin: () => Promise<string | null>
  readonly isSigned: boolean
}

/** The prescriptions of a record: written while it is a draft, made into a document at any time. */
export const PrescriptionsTab = ({ recordId, begin, isSigned }: Props) => {
  const { t } = useTranslation('prescriptions')
  const query = useQuery({ ...recordPrescriptionsQuery(recordId ?? ''), enabled: recordId !== null })
  const { editing, setEditing, told, forget, busy, submit, takeOut } = usePrescribing(begin)
  const items = query.data?.data ?? []
  return (
    <div className={classes.stack}>
      {!isSigned && (
        <PrescriptionList items={items} onEdit={setEditing} onRemove={(item) => void takeOut(item)} />
      )}
      {editing !== null && (
        <PrescriptionForm
          key={editing === 'new' ? 'new' : editing.id}
          standing={editing === 'new' ? null : editing}
          busy={busy}
          onSave={(values) => void submit(values)}
          onCancel={() => setEditing(null)}
        />
      )}
      <div className={classes.buttons}>
        {!isSigned && editing === null && (
          <Button
            variant="light"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setEditing('new')}
          >
            {t('list.add')}
          </Button>
        )}
        {recordId !== null && items.length > 0 && <IssueDocument recordId={recordId} />}
      </div>
      {told && <Notice told={told} onClose={forget} />}
    </div>
  )
}
