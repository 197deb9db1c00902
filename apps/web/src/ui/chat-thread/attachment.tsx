import { CloseButton, Loader, Progress } from '@mantine/core'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openFile } from '../../lib/api/open-file.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { toast } from '../toast/toast.ts'
import { sizeText } from '../upload/file-check.ts'
import classes from './chat-thread.module.css'
import type { ThreadFile } from './thread-item.ts'

const PictureDialog = lazyPart(() => import('../dialog/picture-dialog.tsx'))

/** The picture's bytes, read when it comes near the viewport. */
const usePicture = ({ load }: ThreadFile) => {
  const box = useRef<HTMLButtonElement>(null)
  const [content, setContent] = useState<Blob | null>()
  const [src, setSrc] = useState<string>()
  const [read] = useState(() => load)
  useEffect(() => {
    const near = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      read().then(setContent, () => setContent(null))
    })
    if (box.current) near.observe(box.current)
    return () => near.disconnect()
  }, [read])
  useEffect(() => {
    if (!content) return
    const url = URL.createObjectURL(content)
    setSrc(url)
    return () => URL.revokeObjectURL(url)
  }, [content])
  /** Loads what is missing: retries after a failure, joins a pending load. */
  const get = async () => {
    if (!content) setContent(await read())
  }
  return { box, content, src, get }
}

const Picture = ({ file }: { file: ThreadFile }) => {
  const { t } = useTranslation('chat')
  const { box, content, src, get } = usePicture(file)
  const [isOpen, setOpen] = useState(false)
  const open = () =>
    get().then(
      () => setOpen(true),
      () => toast.error(t('file.loadFailed')),
    )
  return (
    <>
      <button
        ref={box}
        type="button"
        className={classes.picture}
        aria-label={t('file.open', { name: file.name })}
        aria-busy={content === undefined}
        onClick={() => void open()}
      >
        {src ? (
          <img src={src} alt={t('file.picture', { name: file.name })} />
        ) : (
          <IconPhoto size={32} stroke={1.5} aria-hidden />
        )}
      </button>
      {isOpen && content && (
        <Suspense fallback={null}>
          <PictureDialog
            title={file.name}
            words={t('file.picture', { name: file.name })}
            content={content}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

const Card = ({ file }: { file: ThreadFile }) => {
  const { t } = useTranslation('chat')
  const [isLoading, setLoading] = useState(false)
  const open = async () => {
    setLoading(true)
    try {
      await openFile(file.load)
    } catch {
      toast.error(t('file.loadFailed'))
    } finally {
      setLoading(false)
    }
  }
  return (
    <button
      type="button"
      className={classes.file}
      aria-label={t('file.open', { name: file.name })}
      aria-busy={isLoading}
      onClick={() => isLoading || void open()}
    >
      {isLoading ? <Loader size={28} /> : <IconFileTypePdf size={28} stroke={1.5} aria-hidden />}
      <span>
        <strong>{file.name}</strong>
        <small>
          {t('file.pdf')} · {sizeText(file.size)}
        </small>
      </span>
    </button>
  )
}

interface Props {
  readonly file: ThreadFile
  readonly percent: number | undefined
  readonly onCancel: (() => void) | undefined
}

/** A message's file: a picture or a document; while it is being sent, its progress. */
export const Attachment = ({ file, percent, onCancel }: Props) => {
  const { t } = useTranslation('chat')
  return (
    <>
      {file.type.startsWith('image/') ? <Picture file={file} /> : <Card file={file} />}
      {onCancel && (
        <div className={classes.upload}>
          <Progress
            value={percent ?? 0}
            aria-label={t('file.sending', { name: file.name, percent: percent ?? 0 })}
          />
          <CloseButton size={44} aria-label={t('file.cancel', { name: file.name })} onClick={onCancel} />
        </div>
      )}
    </>
  )
}
