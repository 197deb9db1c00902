import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { WAIT_MS } from './browser.ts'

const ENOUGH = 5
const LOOK_MS = 200

/** Frames shown by each other person's picture, by person. A new picture counts from zero again. */
const framesOf = async (page: Page): Promise<ReadonlyMap<string, number>> =>
  new Map(
    await page.evaluate(() =>
      [...document.querySelectorAll('video')]
        .map((video) => [video.getAttribute('aria-label') ?? '', video] as const)
        .filter(([name]) => name.startsWith('Vídeo de'))
        .map(([name, video]) => [name, video.getVideoPlaybackQuality().totalVideoFrames] as const),
    ),
  )

/**
 * Waits until the pictures of this many others, and of no more, move: five frames each from now on, including a
 * picture's restart. A busy machine takes seconds for one.
 */
export const untilAllMove = async (page: Page, others: number): Promise<void> => {
  const deadline = Date.now() + WAIT_MS
  const seen = new Map<string, number>()
  let last = await framesOf(page)
  const moves = (name: string) => (seen.get(name) ?? 0) >= ENOUGH
  while (last.size !== others || ![...last.keys()].every(moves)) {
    if (Date.now() > deadline)
      throw new Error(`Not ${others} pictures that move: ${JSON.stringify([...seen])}`)
    await sleep(LOOK_MS)
    const now = await framesOf(page)
    for (const [name, frames] of now) {
      const before = last.get(name) ?? 0
      seen.set(name, (seen.get(name) ?? 0) + (frames >= before ? frames - before : frames))
    }
    last = now
  }
}

/** Waits until the other person's picture moves. */
export const untilVideoMoves = (page: Page): Promise<void> => untilAllMove(page, 1)

/** Whether the other person's sound is not silence. */
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
