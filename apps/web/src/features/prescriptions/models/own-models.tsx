import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusBack } from '../../../lib/screen/use-focus-back.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { searchedModelsQuery } from '../prescriptions.queries.ts'
import { Notices } from '../write/notice.tsx'
import { PrescriptionForm, type RenderCid } from '../write/prescription-form.tsx'
import { PrescriptionList } from '../write/prescription-list.tsx'
import { modelBodyOf } from '../write/prescription-values.ts'
import { usePrescribing } from '../write/use-prescribing.ts'

interface Props {
  /** Diagnosis that a new model is proposed for. */
  readonly cid: string
  readonly renderCid: RenderCid
  readonly focused?: boolean
}

const TYPING_MS = 300

const FoundModels = ({
  prescribing,
  focused,
}: {
  prescribing: ReturnType<typeof usePrescribing>
  focused: boolean
}) => {
  const { t } = useTranslation('prescriptions')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS)
  const query = useQuery(searchedModelsQuery(search))
  return (
    <>
      <TextInput
        data-autofocus={focused || undefined}
        label={t('models.search')}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <QueryView query={query} skeleton={<LoadingLines count={3} />}>
        {({ data }) => (
          <PrescriptionList
            items={data}
            none={t(search === '' ? 'models.none' : 'models.noneFound')}
            onEdit={prescribing.setEditing}
            onRemove={(item) => void prescribing.takeOut(item)}
          />
        )}
      </QueryView>
    </>
  )
}

/** The specialist's models: create, search, change and delete, independent of any patient. */
export default function OwnModels({ cid, renderCid, focused = false }: Props) {
  const { t } = useTranslation('prescriptions')
  const prescribing = usePrescribing({
    toCreate: async (values) => [modelBodyOf(values)],
    toChange: async (_id, values) => modelBodyOf(values),
    question: null,
  })
  const { editing, setEditing, notice, busy, submit } = prescribing
  const add = useFocusBack(editing !== null || notice !== null)
  return (
    <div className={layout.stack}>
      {editing === null ? (
        <>
          <Button
            ref={add}
            variant="light"
            leftSection={<IconPlus size={18} aria-hidden />}
            style={{ justifySelf: 'start' }}
            onClick={() => setEditing('new')}
          >
            {t('models.add')}
          </Button>
          <FoundModels prescribing={prescribing} focused={focused} />
        </>
      ) : (
        <PrescriptionForm
          key={editing === 'new' ? 'new' : editing.id}
          existing={editing === 'new' ? null : editing}
          cid={editing === 'new' ? cid : ''}
          renderCid={renderCid}
          recordId={null}
          busy={busy}
          onSave={(values) => void submit(values)}
          onCancel={() => setEditing(null)}
        />
      )}
      <Notices of={prescribing} />
    </div>
  )
}
