import { PATIENT_FILE_MAX_BYTES } from '@emma/contracts/patients/imports'
import { BYTE_ORDER_MARK, csvLine } from '@emma/domain/csv'
import { type ColumnField, columnFields } from '@emma/domain/patient-import'
import { Alert, Button, FileButton } from '@mantine/core'
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../lib/api/save-file.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { sizeText } from '../../../ui/upload/file-check.ts'
import classes from './import.module.css'

const kinds = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain'

const Model = () => {
  const { t } = useTranslation('contacts')
  const fields = columnFields.filter(
    (field): field is Exclude<ColumnField, 'last_name'> => field !== 'last_name',
  )
  const save = () => {
    const text = BYTE_ORDER_MARK + csvLine(fields.map((field) => t(`fields.${field}`)))
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${t('file.modelName')}.csv`)
  }
  return (
    <Button variant="subtle" onClick={save}>
      {t('file.model')}
    </Button>
  )
}

const useDrop = (take: (file: File) => void) => {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) take(file)
  }
  return {
    'data-over': isOver || undefined,
    onDragOver: over,
    onDragLeave: () => setOver(false),
    onDrop: drop,
  }
}

interface Props {
  readonly file: File | undefined
  /** Why the server could not read it. */
  readonly refusal: string | undefined
  readonly onChoose: (file: File) => void
}

/** A file is dropped or chosen; a too large one is not uploaded. */
export const FilePart = ({ file, refusal, onChoose }: Props) => {
  const { t } = useTranslation('contacts')
  const [isTooBig, setTooBig] = useState(false)
  const take = (next: File | null) => {
    if (!next) return
    setTooBig(next.size > PATIENT_FILE_MAX_BYTES)
    if (next.size <= PATIENT_FILE_MAX_BYTES) onChoose(next)
  }
  const fault = isTooBig ? t('file.tooBig') : refusal
  return (
    <Panel title={t('file.title')} action={<Model />}>
      <div className={classes.drop} {...useDrop(take)}>
        {file ? (
          <p className={classes.file}>
            <IconFileSpreadsheet size={24} stroke={1.75} aria-hidden />
            <span>{file.name}</span>
            <small>{sizeText(file.size)}</small>
          </p>
        ) : (
          <p className={classes.wide}>
            {t('file.drop')} <small>{t('file.or')}</small>
          </p>
        )}
        <FileButton accept={kinds} onChange={take}>
          {(props) => (
            <Button
              {...props}
              variant={file ? 'default' : 'filled'}
              leftSection={<IconUpload size={20} stroke={1.75} aria-hidden />}
            >
              {t(file ? 'file.another' : 'file.choose')}
            </Button>
          )}
        </FileButton>
      </div>
      {fault && (
        <Alert color="coral" role="alert">
          {fault}
        </Alert>
      )}
      {!file && (
        <div className={classes.hints}>
          <p>{t('file.accepted')}</p>
          <p>{t('file.private')}</p>
        </div>
      )}
    </Panel>
  )
}
