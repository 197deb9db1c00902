import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../call.module.css'

const LOOK_MS = 100
/** Speech at arm's length is about a fifth of full scale; it should fill most of the bar. */
const GAIN = 4

/** Samples: at least 100 ms at every usual rate, so that nothing is missed between two readings. */
const WINDOW = 8192
/** A short sound should count as loud as a long one: the loudest hundredth of a second is used. */
const BLOCK = 512

const loudestOf = (samples: Float32Array): number => {
  let most = 0
  for (let at = 0; at < samples.length; at += BLOCK) {
    const block = samples.subarray(at, at + BLOCK)
    most = Math.max(most, block.reduce((sum, sample) => sum + sample * sample, 0) / block.length)
  }
  return Math.sqrt(most)
}

/** Calls back with the loudness of a microphone, 0–1, until the returned function is called. */
const watchLevel = (media: MediaStream, show: (level: number) => void): (() => void) => {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = WINDOW
  context.createMediaStreamSource(media).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    // A page without any press yet may begin suspended.
    if (context.state === 'suspended') void context.resume()
    analyser.getFloatTimeDomainData(samples)
    show(Math.min(1, loudestOf(samples) * GAIN))
  }, LOOK_MS)
  return () => {
    clearInterval(timer)
    void context.close()
  }
}

/** Above this the user is speaking. */
const AUDIBLE = 0.15

interface Props {
  readonly media: MediaStream
  /** A sound was detected. */
  readonly onHeard?: () => void
}

/** The microphone's level: drawn without React, ten times a second. */
export const LevelMeter = ({ media, onHeard }: Props) => {
  const { t } = useTranslation('calls')
  const bar = useRef<HTMLMeterElement>(null)
  const report = useRef(onHeard)
  report.current = onHeard
  useEffect(() => {
    if (media.getAudioTracks().length === 0) return
    return watchLevel(media, (level) => {
      if (bar.current) bar.current.value = level
      if (level > AUDIBLE) report.current?.()
    })
  }, [media])
  return (
    <div className={classes.level}>
      <meter ref={bar} min={0} max={1} aria-label={t('check.level')} />
      <small>{t('check.speakNow')}</small>
    </div>
  )
}
