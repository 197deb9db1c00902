import type { Results, SelfieSegmentation } from '@mediapipe/selfie_segmentation'
import graph from '@mediapipe/selfie_segmentation/selfie_segmentation.binarypb?url'
import library from '@mediapipe/selfie_segmentation/selfie_segmentation.js?url'
import model from '@mediapipe/selfie_segmentation/selfie_segmentation.tflite?url'
import landscapeModel from '@mediapipe/selfie_segmentation/selfie_segmentation_landscape.tflite?url'
import loader from '@mediapipe/selfie_segmentation/selfie_segmentation_solution_simd_wasm_bin.js?url'
import wasm from '@mediapipe/selfie_segmentation/selfie_segmentation_solution_simd_wasm_bin.wasm?url'

declare global {
  interface Window {
    SelfieSegmentation?: typeof SelfieSegmentation
  }
}

/** Our own copies of what the library asks for by name; nothing comes from elsewhere. */
const files: Readonly<Record<string, string>> = {
  'selfie_segmentation.binarypb': graph,
  'selfie_segmentation.tflite': model,
  'selfie_segmentation_landscape.tflite': landscapeModel,
  'selfie_segmentation_solution_simd_wasm_bin.js': loader,
  'selfie_segmentation_solution_simd_wasm_bin.wasm': wasm,
}

const FRAME_MS = 1000 / 24
/** Above this a frame takes so long that the image stutters. */
const SLOW_MS = 90
/** Frames that are looked at; the first ones load the model. */
const WARM_UP = 5
const LOOKED_AT = 12
/** The background is drawn so small that, drawn large again, nothing in it can be told apart. */
const SMALL = { width: 32, height: 18 }

/** The library is a script of the old kind: it names itself on the window. */
const loadLibrary = async (): Promise<typeof SelfieSegmentation> => {
  if (!window.SelfieSegmentation) {
    await new Promise((resolve, reject) => {
      const script = Object.assign(document.createElement('script'), { src: library })
      script.onload = resolve
      script.onerror = () => reject(new Error('The blur can’t be loaded'))
      document.head.append(script)
    })
  }
  if (!window.SelfieSegmentation) throw new Error('The blur did not start')
  return window.SelfieSegmentation
}

const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas to draw on')
  return context
}

/** Draws a person sharp before a background that can't be made out. */
const createPainter = () => {
  const canvas = document.createElement('canvas')
  const small = Object.assign(document.createElement('canvas'), SMALL)
  const [context, tiny] = [contextOf(canvas), contextOf(small)]
  return {
    canvas,
    paint: ({ image, segmentationMask }: Results) => {
      const { width, height } = image
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
      tiny.drawImage(image, 0, 0, SMALL.width, SMALL.height)
      context.globalCompositeOperation = 'copy'
      context.drawImage(segmentationMask, 0, 0, width, height)
      context.globalCompositeOperation = 'source-in'
      context.drawImage(image, 0, 0, width, height)
      context.globalCompositeOperation = 'destination-over'
      context.imageSmoothingQuality = 'high'
      context.drawImage(small, 0, 0, width, height)
    },
  }
}

const playing = async (track: MediaStreamTrack): Promise<HTMLVideoElement> => {
  const video = document.createElement('video')
  Object.assign(video, { muted: true, playsInline: true, srcObject: new MediaStream([track]) })
  await video.play()
  return video
}

/** A camera's image with its background made out of focus. */
export interface Blur {
  readonly track: MediaStreamTrack
  readonly stop: () => void
}

/**
 * Makes the background of a camera unrecognisable, in this browser: the image goes nowhere for it.
 * @param onSlow the device is too slow for it; who uses it turns it off
 * @throws Error where the browser can't do it
 */
export const startBlur = async (camera: MediaStreamTrack, onSlow: () => void): Promise<Blur> => {
  const Segmentation = await loadLibrary()
  const segmentation = new Segmentation({ locateFile: (file) => files[file] ?? file })
  const painter = createPainter()
  segmentation.setOptions({ modelSelection: 1 })
  segmentation.onResults(painter.paint)
  await segmentation.initialize()
  const video = await playing(camera)
  const took: number[] = []
  let isOver = false
  const frame = async (): Promise<void> => {
    const began = performance.now()
    await segmentation.send({ image: video })
    const spent = performance.now() - began
    took.push(spent)
    const looked = took.slice(WARM_UP)
    if (looked.length === LOOKED_AT) {
      took.length = WARM_UP
      if (looked.reduce((sum, each) => sum + each, 0) / LOOKED_AT > SLOW_MS) onSlow()
    }
    if (!isOver) setTimeout(next, Math.max(0, FRAME_MS - spent))
  }
  const next = () => void frame().catch(() => !isOver && onSlow())
  await frame()
  const [track] = painter.canvas.captureStream().getVideoTracks()
  if (!track) throw new Error('The blurred image can’t be sent')
  return {
    track,
    stop: () => {
      isOver = true
      track.stop()
      video.srcObject = null
      void segmentation.close().catch(() => undefined)
    },
  }
}
