import {
  PREPARATION_FILE_MAX_BYTES,
  type Preparation,
  type PreparationFile,
} from '@emma/contracts/preparations'
import { preparationLimits } from '@emma/domain/preparations'
import { Button, CloseButton, FileButton } from '@mantine/core'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusBack } from '../../lib/screen/use-focus-back.ts'
import layout from '../../ui/layout/layout.module.css'
import { Panel } from '../../ui/layout/panel.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { documents, fileFault, kindsText, sizeText } from '../../ui/upload/file-check.ts'
import { UploadState } from '../../ui/upload/upload-state.tsx'
import { useUpload } from '../../ui/upload/use-upload.ts'
import { FileRow } from './file-row.tsx'
import classes from './preparations.module.css'
import { preparationQuery, removePreparationFile, sendPreparationFile } from './preparations.queries.ts'

/** One upload, with the same key for every retry. */
interface Sent {
  readonly file: File
  readonly key: string
}

/** The cached list of files; changing it leaves the text fields untouched. */
const useFileList = (id: string) => {
  const client = useQueryClient()
  const { queryKey } = preparationQuery(id)
  return (change: (files: readonly PreparationFile[]) => readonly PreparationFile[]) =>
    client.setQueryData(queryKey, (old) => old && { ...old, files: [...change(old.files)] })
}

/** After a failure: what was asked for may be done all the same. */
const useReadAgain = (id: string) => {
  const client = useQueryClient()
  return () => void client.invalidateQueries(preparationQuery(id))
}

const useSending = (id: string) => {
  const write = useFileList(id)
  const [fault, setFault] = useState<string>()
  const [name, setName] = useState('')
  const readAgain = useReadAgain(id)
  const upload = useUpload<Sent>(async ({ file, key }, watch) => {
    const sending = sendPreparationFile(id, file, key, watch)
    sending.catch(readAgain)
    const kept = await sending
    write((files) => [...files.filter((each) => each.id !== kept.id), kept])
  })
  const choose = (file: File | null) => {
    if (!file) return
    const wrong = fileFault(file, documents, PREPARATION_FILE_MAX_BYTES)
    setFault(wrong)
    upload.clear()
    if (wrong) return
    setName(file.name)
    void upload.start({ file, key: crypto.randomUUID() })
  }
  return { upload, name, fault, choose }
}

const Remove = ({ id, file, onGone }: { id: string; file: PreparationFile; onGone: () => void }) => {
  const { t } = useTranslation('preparations')
  const write = useFileList(id)
  const readAgain = useReadAgain(id)
  const remove = useMutation({
    mutationFn: () => removePreparationFile(id, file.id),
    onSuccess: () => {
      write((files) => files.filter((each) => each.id !== file.id))
      toast.success(t('files.removed', { name: file.name }))
      onGone()
    },
    onError: (error) => {
      toast.problem(error)
      readAgain()
    },
  })
  return (
    <CloseButton
      size={44}
      aria-label={t('files.remove', { name: file.name })}
      disabled={remove.isPending}
      onClick={() => remove.mutate()}
    />
  )
}

/** Photos and PDFs for the specialist: upload, view, remove. */
export const PrepareFiles = ({ told: { schedule_id: id, files } }: { told: Preparation }) => {
  const { t } = useTranslation('preparations')
  const { upload, name, fault, choose } = useSending(id)
  const chooser = useFocusBack(upload.isSending)
  const max = preparationLimits.files
  return (
    <Panel title={t('files.title')}>
      <p className={classes.hint} id="preparation-files">
        {t('files.hint', { max, types: kindsText(documents), size: sizeText(PREPARATION_FILE_MAX_BYTES) })}
      </p>
      {files.length > 0 && (
        <ul className={layout.rows}>
          {files.map((file) => (
            <FileRow key={file.id} appointmentId={id} file={file}>
              <Remove id={id} file={file} onGone={() => chooser.current?.focus()} />
            </FileRow>
          ))}
        </ul>
      )}
      <UploadState name={name} upload={upload} />
      {fault && <p role="alert">{fault}</p>}
      {files.length < max && !upload.isSending && (
        <FileButton accept={Object.keys(documents).join(',')} onChange={choose}>
          {(props) => (
            <Button
              {...props}
              ref={chooser}
              variant="default"
              style={{ justifySelf: 'start' }}
              aria-describedby="preparation-files"
              leftSection={<IconUpload size={20} stroke={1.75} aria-hidden />}
            >
              {t(files.length === 0 ? 'files.choose' : 'files.more')}
            </Button>
          )}
        </FileButton>
      )}
    </Panel>
  )
}
