import { Button } from '@mantine/core'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../call.module.css'

interface Props {
  readonly media: MediaStream | null
  readonly label: string
  /** The own image: muted and mirrored. */
  readonly own?: boolean
  readonly mirrored?: boolean
  /** Shows all of the image, instead of cropping it to the tile. */
  readonly whole?: boolean
  readonly speakerId?: string | undefined
  /** Over the picture: a sign that the camera is off. */
  readonly cover?: ReactNode
  readonly video?: Ref<HTMLVideoElement>
  /** Over the image: whose it is. */
  readonly children?: ReactNode
}

/** For browsers that can choose the sound output. */
const playThrough = (element: HTMLVideoElement, speakerId: string | undefined): void => {
  if (speakerId && 'setSinkId' in element) void element.setSinkId(speakerId).catch(() => undefined)
}

/** One person's image and sound. */
export const VideoTile = ({
  media,
  label,
  own = false,
  mirrored = own,
  whole = false,
  speakerId,
  cover,
  video,
  children,
}: Props) => {
  const { t } = useTranslation('calls')
  const element = useRef<HTMLVideoElement>(null)
  const [silent, setSilent] = useState(false)
  const play = () => {
    // Browsers may require a user gesture before playing sound.
    void element.current?.play().then(
      () => setSilent(false),
      (error: unknown) => setSilent(error instanceof DOMException && error.name === 'NotAllowedError'),
    )
  }
  useEffect(() => {
    const { current } = element
    if (!current) return
    current.srcObject = media
    if (!media) return
    void current.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') setSilent(true)
    })
  }, [media])
  useEffect(() => {
    if (element.current) playThrough(element.current, speakerId)
  }, [speakerId])
  const keep = (node: HTMLVideoElement | null) => {
    element.current = node
    if (typeof video === 'function') video(node)
    else if (video) video.current = node
  }
  return (
    <div className={classes.tile}>
      <video
        ref={keep}
        aria-label={label}
        muted={own}
        autoPlay
        playsInline
        data-mirrored={mirrored || undefined}
        data-whole={whole || undefined}
      />
      {cover && <div className={classes.cover}>{cover}</div>}
      {children}
      {silent && (
        <div className={classes.cover}>
          <Button onClick={play}>{t('call.startSound')}</Button>
        </div>
      )}
    </div>
  )
}
