import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Video of the journeys' camera. Chromium's own fake camera gives 1280 × 720, too much for two cores with the six
 * encoders of a call of three.
 */
export const cameraFile = fileURLToPath(new URL('../../.cache/camera.y4m', import.meta.url))

const width = 480
const height = 270
const framesASecond = 10
/** The brightness of a lit room, with a darker band across it. */
const [lit, dark, grey] = [160, 90, 128]
const bandHeight = height / framesASecond

/** One second in which a bar moves down once, as YUV4MPEG2 (wiki.multimedia.cx/index.php/YUV4MPEG2). */
const second = (): Buffer => {
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesASecond}:1 Ip A1:1 C420jpeg\n`)
  const frames = Array.from({ length: framesASecond }, (_, nth) => {
    const light = Buffer.alloc(width * height, lit)
    light.fill(dark, nth * bandHeight * width, (nth + 1) * bandHeight * width)
    const colour = Buffer.alloc(2 * (width / 2) * (height / 2), grey)
    return Buffer.concat([Buffer.from('FRAME\n'), light, colour])
  })
  return Buffer.concat([head, ...frames])
}

export const writeCamera = async (): Promise<void> => {
  await mkdir(dirname(cameraFile), { recursive: true })
  await writeFile(cameraFile, second())
}
