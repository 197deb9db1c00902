import { useEffect, useRef, useState } from 'react'
import { useNetwork } from '../network/use-network.ts'
import { useHasImage } from '../state/use-has-image.ts'
import { CallPart } from './call-part.tsx'
import { MediaPart, NetworkPart, SoundPart } from './device-parts.tsx'
import classes from './device-test.module.css'
import { ReportPart } from './report-part.tsx'
import type { TestedDevices } from './tested-devices.ts'
import { useSelfCall } from './use-self-call.ts'
import type { Found } from './verdict.ts'

interface Props {
  readonly tested: TestedDevices
  /** Starts the call by itself, once the network is tested. */
  readonly deep: boolean
}

/** Tests everything that a call needs one by one: devices, sound, network, and a call with oneself. */
export const DeviceTest = ({ tested, deep }: Props) => {
  const own = useRef<HTMLVideoElement>(null)
  const other = useRef<HTMLVideoElement>(null)
  const camera = useHasImage(own)
  const [heard, setHeard] = useState(false)
  const [sound, setSound] = useState<boolean | null>(null)
  const network = useNetwork()
  const self = useSelfCall(tested.media, other)
  const measured = network.measured?.found ?? null
  const start = () => self.start(measured?.relay === 'reached')
  const due = useRef(deep)
  useEffect(() => {
    if (!due.current || !measured?.online) return
    due.current = false
    start()
  })
  const found: Found = {
    camera: camera && !tested.audioOnly,
    heard,
    sound,
    network: measured,
    call: self.result,
    running: network.isTesting || self.running,
  }
  const call = <CallPart self={self} video={other} onStart={start} />
  return (
    <div className={classes.grid}>
      {deep && call}
      <MediaPart
        tested={tested}
        video={own}
        camera={found.camera}
        heard={heard}
        onHeard={() => setHeard(true)}
      />
      <SoundPart speakerId={tested.choice.speakerId} sound={sound} onSound={setSound} />
      <NetworkPart network={network} />
      {!deep && call}
      <ReportPart found={found} provider={self.provider} />
    </div>
  )
}
