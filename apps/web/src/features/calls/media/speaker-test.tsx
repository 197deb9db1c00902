import { Button } from '@mantine/core'
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const NOTES = [523, 659, 784]
const NOTE_SECONDS = 0.25

/** Three notes on a loudspeaker, to test that the user hears. */
const chime = async (speakerId: string | undefined): Promise<void> => {
  const context = new AudioContext()
  if (speakerId && 'setSinkId' in context && typeof context.setSinkId === 'function') {
    await context.setSinkId(speakerId)
  }
  const volume = context.createGain()
  volume.gain.value = 0.2
  volume.connect(context.destination)
  NOTES.forEach((frequency, index) => {
    const note = context.createOscillator()
    note.frequency.value = frequency
    note.connect(volume)
    note.start(context.currentTime + index * NOTE_SECONDS)
    note.stop(context.currentTime + (index + 1) * NOTE_SECONDS)
  })
  await new Promise((resolve) => setTimeout(resolve, NOTES.length * NOTE_SECONDS * 1000))
  await context.close()
}

interface Props {
  readonly speakerId: string | undefined
  readonly onPlayed?: () => void
}

export const SpeakerTest = ({ speakerId, onPlayed }: Props) => {
  const { t } = useTranslation('calls')
  const [playing, setPlaying] = useState(false)
  const play = () => {
    setPlaying(true)
    void chime(speakerId)
      .catch(() => undefined)
      .then(() => {
        setPlaying(false)
        onPlayed?.()
      })
  }
  return (
    <Button
      variant="light"
      onClick={play}
      disabled={playing}
      leftSection={<IconVolume size={20} aria-hidden />}
    >
      {t(playing ? 'check.testing' : 'check.testSpeaker')}
    </Button>
  )
}
