import { useEffect, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import classes from './exams.module.css'

interface Props {
  readonly title: string
  /** For who does not see it. */
  readonly words: string
  readonly content: Blob
  readonly onClose: () => void
}

/** A picture of an exam over the screen; its bytes are forgotten with it. */
export default function ExamPicture({ title, words, content, onClose }: Props) {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(content)
    setSrc(url)
    return () => URL.revokeObjectURL(url)
  }, [content])
  return (
    <Dialog title={title} size="xl" onClose={onClose}>
      {src && <img className={classes.picture} src={src} alt={words} />}
    </Dialog>
  )
}
