import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { WAIT_MS } from './browser.ts'

const ENOUGH = 20
const LOOK_MS = 500

/** Frames that the picture of the other person has shown. A new picture counts from zero again. */
const framesOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('video')]
        .filter((video) => video.getAttribute('aria-label')?.startsWith('Vídeo de'))
        .map((video) => video.getVideoPlaybackQuality().totalVideoFrames),
    ),
  )

/** Waits until the other person's picture moves: twenty frames from now on, the picture's own restart included. */
export const untilVideoMoves = async (page: Page): Promise<void> => {
  const deadline = Date.now() + WAIT_MS
  let seen = 0
  let last = await framesOf(page)
  while (seen < ENOUGH) {
    if (Date.now() > deadline) throw new Error(`The picture stands still after ${seen} frames`)
    await sleep(200)
    const frames = await framesOf(page)
    seen += frames >= last ? frames - last : frames
    last = frames
  }
}

/** Waits until the pictures of so many others, and of no more, move. */
export const untilAllMove = async (page: Page, others: number): Promise<void> => {
  const moving = () =>
    page.evaluate(async (waitMs) => {
      const pictures = [...document.querySelectorAll('video')].filter((video) =>
        video.getAttribute('aria-label')?.startsWith('Vídeo de'),
      )
      const frames = () => pictures.map((video) => video.getVideoPlaybackQuality().totalVideoFrames)
      const before = frames()
      await new Promise((resolve) => setTimeout(resolve, waitMs))
      const after = frames()
      return {
        shown: pictures.length,
        moving: after.filter((count, nth) => count > (before[nth] ?? 0)).length,
      }
    }, LOOK_MS)
  await expect.poll(moving, { timeout: WAIT_MS }).toEqual({ shown: others, moving: others })
}

/** Whether the sound of the other person is more than silence. */
export const audioArrives = (page: Page): Promise<boolean> =>
  page.evaluate(async (waitMs) => {
    const video = [...document.querySelectorAll('video')].find((each) =>
      each.getAttribute('aria-label')?.startsWith('Vídeo de'),
    )
    if (!(video?.srcObject instanceof MediaStream)) return false
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    context.createMediaStreamSource(video.srcObject).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const deadline = performance.now() + waitMs
    let loudest = 0
    while (loudest < 0.01 && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      analyser.getFloatTimeDomainData(samples)
      loudest = Math.max(loudest, ...samples.map(Math.abs))
    }
    await context.close()
    return loudest >= 0.01
  }, WAIT_MS)
