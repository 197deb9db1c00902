import { useCallback, useEffect, useState } from 'react'
import { rememberTestedDevices } from '../../../lib/session/tested-devices.ts'
import {
  type Choice,
  closeMedia,
  type Devices,
  listDevices,
  MediaError,
  type MediaFailure,
  openMedia,
  rememberChoice,
  rememberedChoice,
} from '../media/devices.ts'

/** Open devices, and how to choose others. */
export interface TestedDevices {
  readonly media: MediaStream
  readonly audioOnly: boolean
  readonly devices: Devices
  readonly choice: Choice
  readonly choose: (choice: Choice) => void
}

type Tested = Omit<TestedDevices, 'choice' | 'choose'>

/** Camera and microphone for a test: open while the screen is mounted. */
export const useTestedDevices = () => {
  const [choice, setChoice] = useState(rememberedChoice)
  const [round, setRound] = useState(0)
  const [tested, setTested] = useState<Tested | null>(null)
  const [failure, setFailure] = useState<MediaFailure | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    let isOver = false
    let opened: MediaStream | null = null
    const open = async () => {
      try {
        const { media, audioOnly } = await openMedia(choice)
        opened = media
        if (isOver) return closeMedia(media)
        setFailure(null)
        rememberTestedDevices()
        setTested({ media, audioOnly, devices: await listDevices() })
      } catch (error) {
        if (!isOver) setFailure(error instanceof MediaError ? error.failure : 'busy')
      }
    }
    void open()
    return () => {
      isOver = true
      closeMedia(opened)
    }
  }, [choice, round])
  const choose = useCallback((next: Choice) => {
    rememberChoice(next)
    setChoice(next)
  }, [])
  return {
    tested: tested && { ...tested, choice, choose },
    failure,
    again: () => {
      setFailure(null)
      setRound((before) => before + 1)
    },
  }
}
