interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const side = 512
const quality = 0.9

/** The chosen part of a picture as a square of 512 pixels; re-encoded, so that it has no EXIF from the camera. */
export const cropPicture = async (picture: HTMLImageElement, area: Area): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures')
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side)
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/webp', quality)
  const cropped = await promise
  if (!cropped) throw new Error('The picture could not be drawn')
  return new File([cropped], 'avatar.webp', { type: cropped.type })
}

/** Loads a chosen picture; fails if the browser cannot read it. */
export const loadPicture = async (url: string): Promise<HTMLImageElement> => {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  return picture
}
