/** The sounds of a screen. `called`: somebody waits for an answer. */
export type Sound = 'message' | 'notice' | 'called'

interface Tone {
  /** Hertz. */
  readonly pitch: number
  /** Seconds from the beginning. */
  readonly at: number
  /** Seconds. */
  readonly long: number
}

const tones: Readonly<Record<Sound, readonly Tone[]>> = {
  message: [{ pitch: 880, at: 0, long: 0.16 }],
  notice: [
    { pitch: 660, at: 0, long: 0.16 },
    { pitch: 880, at: 0.14, long: 0.24 },
  ],
  called: [0, 0.5, 1].flatMap((at) => [
    { pitch: 784, at, long: 0.2 },
    { pitch: 1047, at: at + 0.2, long: 0.24 },
  ]),
}

const loudness = 0.12
let context: AudioContext | undefined

/** One tone that begins and ends softly: a sudden end clicks. */
const playTone = (audio: AudioContext, { pitch, at, long }: Tone): void => {
  const from = audio.currentTime + at
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0, from)
  volume.gain.linearRampToValueAtTime(loudness, from + 0.02)
  volume.gain.linearRampToValueAtTime(0, from + long)
  volume.connect(audio.destination)
  const source = audio.createOscillator()
  source.frequency.value = pitch
  source.connect(volume)
  source.start(from)
  source.stop(from + long)
}

/** Plays once; silent before the user's first interaction, which browsers require. */
export const play = async (sound: Sound): Promise<void> => {
  context ??= new AudioContext()
  await context.resume()
  for (const tone of tones[sound]) playTone(context, tone)
}
