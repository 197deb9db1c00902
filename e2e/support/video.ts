import type { Page } from 'playwright-core'

/** Frames shown so far by the picture of the other person. */
const framesOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('video')]
        .filter((video) => video.getAttribute('aria-label')?.startsWith('Vídeo de'))
        .map((video) => video.getVideoPlaybackQuality().totalVideoFrames),
    ),
  )

/** Waits until the other person's picture moves: twenty more frames than now. */
export const untilVideoMoves = async (page: Page): Promise<void> => {
  const before = await framesOf(page)
  await page.waitForFunction(
    (least) =>
      [...document.querySelectorAll('video')].some(
        (video) =>
          video.getAttribute('aria-label')?.startsWith('Vídeo de') &&
          video.getVideoPlaybackQuality().totalVideoFrames >= least,
      ),
    before + 20,
    { timeout: 30_000 },
  )
}
