import type { PreparationFile } from '@emma/contracts/preparations'
import { UnstyledButton } from '@mantine/core'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openFile } from '../../lib/api/open-file.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { toast } from '../../ui/toast/toast.ts'
import { sizeText } from '../../ui/upload/file-check.ts'
import classes from './preparations.module.css'
import { loadPreparationFile } from './preparations.queries.ts'

const PictureDialog = lazyPart(() => import('../../ui/dialog/picture-dialog.tsx'))

const pdf = 'application/pdf'

interface Props {
  readonly appointmentId: string
  readonly file: PreparationFile
  /** Further actions. */
  readonly children?: ReactNode
}

/** One file: a picture opens over the screen, a PDF in a tab with the browser's viewer. */
export const FileRow = ({ appointmentId, file: { id, name, type, size }, children }: Props) => {
  const { t } = useTranslation('preparations')
  const [picture, setPicture] = useState<Blob>()
  const open = useMutation({
    mutationFn: async () => {
      const load = () => loadPreparationFile(appointmentId, id)
      if (type === pdf) await openFile(load)
      else setPicture(await load())
    },
    onError: () => toast.error(t('files.openFailed')),
  })
  const Kind = type === pdf ? IconFileTypePdf : IconPhoto
  return (
    <li className={classes.file}>
      <UnstyledButton
        className={classes.open}
        aria-label={t('files.open', { name })}
        aria-busy={open.isPending}
        onClick={() => open.isPending || open.mutate()}
      >
        <Kind size={22} stroke={1.75} aria-hidden />
        <span>{name}</span>
        <small>{sizeText(size)}</small>
      </UnstyledButton>
      {children}
      {picture && (
        <Suspense>
          <PictureDialog title={name} words={name} content={picture} onClose={() => setPicture(undefined)} />
        </Suspense>
      )}
    </li>
  )
}
