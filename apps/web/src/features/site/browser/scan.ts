/** Reader of QR codes in some browsers, unknown to TypeScript's types: https://wicg.github.io/shape-detection-api */
interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}
type MakeDetector = new (options: { readonly formats: readonly string[] }) => Detector

const LOOK_MS = 200
const isMaker = (value: unknown): value is MakeDetector => typeof value === 'function'

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The code in a document's QR; undefined for other contents. */
export const codeIn = (text: string): string | undefined => /\/verificar\/([\w-]{4,40})\/?$/.exec(text)?.[1]

/** Reads the camera until there is a code, or the camera is off. */
const look = async (video: HTMLVideoElement, detector: Detector): Promise<string | undefined> => {
  while (video.srcObject) {
    // A frame that is not ready is refused.
    const seen = await detector.detect(video).catch(() => [])
    const code = seen.map(({ rawValue }) => codeIn(rawValue)).find(Boolean)
    if (code !== undefined) return code
    await wait(LOOK_MS)
  }
  return undefined
}

const offer = (part: HTMLElement, Maker: MakeDetector): void => {
  const [button, video, note] = ['button', 'video', 'p'].map((tag) => part.querySelector<HTMLElement>(tag))
  if (!button || !(video instanceof HTMLVideoElement) || !note) return
  let stream: MediaStream | undefined
  const show = (on: boolean): void => {
    video.hidden = !on
    button.textContent = (on ? button.dataset.stop : button.dataset.start) ?? ''
  }
  const stop = (): void => {
    for (const track of stream?.getTracks() ?? []) track.stop()
    video.srcObject = null
    stream = undefined
    show(false)
  }
  const start = async (): Promise<void> => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    video.srcObject = stream
    show(true)
    await video.play()
    const code = await look(video, new Maker({ formats: ['qr_code'] }))
    if (code === undefined) return
    stop()
    // The address helper would bring the app's chunks to every public page.
    const below = location.pathname.startsWith('/en/') ? '/en' : ''
    location.assign(`${below}/verificar/${code}`)
  }
  button.addEventListener('click', () => {
    note.hidden = true
    if (stream) return stop()
    void start().catch(() => {
      stop()
      note.hidden = false
    })
  })
  part.hidden = false
}

/** The camera reads a document's QR if the browser can; otherwise nothing is offered. */
export const offerScan = (): void => {
  const part = document.querySelector<HTMLElement>('[data-scan]')
  const maker: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  if (part && isMaker(maker) && 'mediaDevices' in navigator) offer(part, maker)
}
