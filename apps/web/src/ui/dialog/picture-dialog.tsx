import { useEffect, useState } from 'react'
import { Dialog } from './dialog.tsx'
import classes from './picture-dialog.module.css'

interface Props {
  readonly title: string
  /** Alternative text. */
  readonly words: string
  readonly content: Blob
  readonly onClose: () => void
}

/** A picture over the screen; its bytes are released with it. */
export default function PictureDialog({ title, words, content, onClose }: Props) {
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
