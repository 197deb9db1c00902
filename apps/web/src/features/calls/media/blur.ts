import { ImageSegmenter } from '@mediapipe/tasks-vision'
import loader from '@mediapipe/tasks-vision/vision_wasm_internal.js?url'
import wasm from '@mediapipe/tasks-vision/vision_wasm_internal.wasm?url'
import model from '@twilio/video-processors/dist/build/selfie_segmentation_landscape.tflite?url'

const FRAME_MS = 1000 / 24
/** Slower frames make the image stutter. */
const SLOW_MS = 90
/** Frames that are not measured: the first ones load the model. */
const WARM_UP = 5
const MEASURED = 12
/** The size at which the model works. */
const INPUT = { width: 256, height: 144 }
/** The background is drawn so small that nothing in it is recognizable when enlarged. */
const SMALL = { width: 32, height: 18 }

/** Our own copies of its files: nothing is loaded from elsewhere. */
const loadSegmenter = (): Promise<ImageSegmenter> =>
  ImageSegmenter.createFromOptions(
    { wasmLoaderPath: loader, wasmBinaryPath: wasm },
    {
      baseOptions: { modelAssetPath: model, delegate: 'CPU' },
      runningMode: 'VIDEO',
      outputConfidenceMasks: true,
      outputCategoryMask: false,
    },
  )

const drawingOf = (canvas: HTMLCanvasElement, readsOften = false): CanvasRenderingContext2D => {
  const context = canvas.getContext('2d', { willReadFrequently: readsOften })
  if (!context) throw new Error('No canvas to draw on')
  return context
}

const canvasOf = (size: { readonly width: number; readonly height: number }): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), size)

/** Draws the person's mask: opaque on the person, transparent elsewhere. */
const createMask = (segmenter: ImageSegmenter) => {
  const [input, mask] = [canvasOf(INPUT), canvasOf(INPUT)]
  const [asked, drawn] = [drawingOf(input, true), drawingOf(mask, true)]
  const pixels = drawn.createImageData(INPUT.width, INPUT.height)
  return {
    canvas: mask,
    update: (video: HTMLVideoElement) => {
      asked.drawImage(video, 0, 0, INPUT.width, INPUT.height)
      segmenter.segmentForVideo(input, performance.now(), ({ confidenceMasks }) => {
        const [person] = confidenceMasks ?? []
        person?.getAsFloat32Array().forEach((confidence, at) => {
          pixels.data[at * 4 + 3] = confidence * 255
        })
      })
      drawn.putImageData(pixels, 0, 0)
    },
  }
}

/** Draws the person sharp over an unrecognisable background. */
const createPainter = () => {
  const [canvas, small] = [document.createElement('canvas'), canvasOf(SMALL)]
  const [context, tiny] = [drawingOf(canvas), drawingOf(small)]
  return {
    canvas,
    paint: (video: HTMLVideoElement, mask: HTMLCanvasElement) => {
      const { videoWidth: width, videoHeight: height } = video
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
      tiny.drawImage(video, 0, 0, SMALL.width, SMALL.height)
      context.imageSmoothingQuality = 'high'
      context.globalCompositeOperation = 'copy'
      context.drawImage(mask, 0, 0, width, height)
      context.globalCompositeOperation = 'source-in'
      context.drawImage(video, 0, 0, width, height)
      context.globalCompositeOperation = 'destination-over'
      context.drawImage(small, 0, 0, width, height)
    },
  }
}

/** Calls back once for each group of measured frames whose average is slow. */
const createSpeedCheck = (onSlow: () => void) => {
  const took: number[] = []
  return (spent: number): void => {
    took.push(spent)
    const measured = took.slice(WARM_UP)
    if (measured.length < MEASURED) return
    took.length = WARM_UP
    if (measured.reduce((sum, each) => sum + each, 0) / MEASURED > SLOW_MS) onSlow()
  }
}

const playing = async (track: MediaStreamTrack): Promise<HTMLVideoElement> => {
  const video = document.createElement('video')
  Object.assign(video, { muted: true, playsInline: true, srcObject: new MediaStream([track]) })
  await video.play()
  return video
}

/** A camera's image with a blurred background. */
export interface Blur {
  readonly track: MediaStreamTrack
  readonly stop: () => void
}

/**
 * Makes a camera's background unrecognisable within this browser: the image is sent nowhere for it.
 * @param onSlow the device is too slow: the caller turns it off
 * @throws Error if the browser does not support it
 */
export const startBlur = async (camera: MediaStreamTrack, onSlow: () => void): Promise<Blur> => {
  const segmenter = await loadSegmenter()
  const [mask, painter, measure] = [createMask(segmenter), createPainter(), createSpeedCheck(onSlow)]
  const video = await playing(camera)
  let isOver = false
  const paint = (): void => {
    const began = performance.now()
    mask.update(video)
    painter.paint(video, mask.canvas)
    const spent = performance.now() - began
    measure(spent)
    if (!isOver) setTimeout(next, Math.max(0, FRAME_MS - spent))
  }
  const next = () => {
    if (isOver) return
    try {
      paint()
    } catch {
      onSlow()
    }
  }
  paint()
  const [track] = painter.canvas.captureStream().getVideoTracks()
  if (!track) throw new Error('The blurred image can’t be sent')
  return {
    track,
    stop: () => {
      isOver = true
      track.stop()
      video.srcObject = null
      segmenter.close()
    },
  }
}
