import { type SitePicture, sitePicture } from '@emma/contracts/site'
import sharp from 'sharp'
import { type Lettering, linesOf, outlineOf } from './letters.ts'

const { width, height } = sitePicture
const colors = {
  sand: '#faf6ef',
  teal: '#0b6e69',
  deep: '#07393a',
  tint: '#e6f2f0',
  apricot: '#f4a672',
  ink: '#13201f',
  muted: '#566664',
}
const PORTRAIT = { size: 340, left: 80, top: 90 }
const FOOT_TOP = 520
const TEXT = { left: 480, width: 640 }
const NAME: Lettering = { size: 68, weight: 'strong' }
const SMALLER: Lettering = { size: 54, weight: 'strong' }
const META: Lettering = { size: 32, weight: 'regular' }
const PRICE: Lettering = { size: 38, weight: 'strong' }
const FOOT: Lettering = { size: 34, weight: 'strong' }

const text = (words: string, lettering: Lettering, left: number, baseline: number, color: string): string =>
  `<path transform="translate(${left} ${baseline})" fill="${color}" d="${outlineOf(words, lettering).path}"/>`

/** The mark of `public/favicon.svg`, on the foot. */
const mark = `<g transform="translate(80 545) scale(1.75)"><g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">
<path d="M7.6 15.8h17A8.7 8.7 0 1 0 22.4 22" stroke-width="3.2"/><path d="M13.6 16.5v4.6l5.2-4.6z" stroke-width="1.4" fill="#fff"/></g>
<circle cx="26.2" cy="6.4" r="2.3" fill="${colors.apricot}"/></g>`

const star = (left: number, middle: number): string =>
  `<path transform="translate(${left} ${middle - 15}) scale(1.3)" fill="${colors.apricot}" d="M12 1.6l3.2 6.6 7.2 1-5.2 5.1 1.2 7.2L12 18.1l-6.4 3.4 1.2-7.2L1.6 9.2l7.2-1z"/>`

const disc = ({ initials }: SitePicture): string => {
  const middle = PORTRAIT.size / 2
  const lettering: Lettering = { size: 120, weight: 'strong' }
  const left = PORTRAIT.left + middle - outlineOf(initials, lettering).width / 2
  return `<circle cx="${PORTRAIT.left + middle}" cy="${PORTRAIT.top + middle}" r="${middle}" fill="${colors.tint}"/>
${text(initials, lettering, left, PORTRAIT.top + middle + 42, colors.teal)}`
}

/** A line of text: the distance from the previous baseline, and its prefix. */
interface Line {
  readonly words: string
  readonly lettering: Lettering
  readonly color: string
  readonly below: number
  readonly isRated?: boolean
}

const nameLines = (name: string): Line[] => {
  const wanted = linesOf(name, NAME, TEXT.width, 2)
  const lettering = wanted.join(' ') === name ? NAME : SMALLER
  return linesOf(name, lettering, TEXT.width, 2).map((words) => ({
    words,
    lettering,
    color: colors.ink,
    below: lettering.size * 1.1,
  }))
}

const linesOfPicture = ({ name, about, rating, price }: SitePicture): Line[] => {
  const meta = { lettering: META, color: colors.muted }
  return [
    ...nameLines(name),
    ...linesOf(about, META, TEXT.width, 2).map((words, nth) => ({
      ...meta,
      words,
      below: nth === 0 ? 62 : 44,
    })),
    ...(rating === null ? [] : [{ ...meta, words: rating, below: 48, isRated: true }]),
    { words: linesOf(price, PRICE, TEXT.width, 1).join(''), lettering: PRICE, color: colors.teal, below: 70 },
  ]
}

/** The lines one below the other, centred above the foot. */
const words = (picture: SitePicture): string => {
  const lines = linesOfPicture(picture)
  const tall = lines.reduce((sum, { below }) => sum + below, 0)
  let baseline = (FOOT_TOP - tall) / 2
  return lines
    .map(({ words, lettering, color, below, isRated = false }) => {
      baseline += below
      const left = TEXT.left + (isRated ? 42 : 0)
      return text(words, lettering, left, baseline, color) + (isRated ? star(TEXT.left, baseline - 11) : '')
    })
    .join('\n')
}

const foot = ({ call }: SitePicture): string => {
  const left = width - 80 - outlineOf(call, FOOT).width
  return `<rect y="${FOOT_TOP}" width="${width}" height="110" fill="${colors.deep}"/>${mark}
${text('emma', { size: 44, weight: 'strong' }, 150, 588, '#fff')}${text(call, FOOT, left, 586, '#fff')}`
}

const round = `<svg width="${PORTRAIT.size}" height="${PORTRAIT.size}"><circle cx="50%" cy="50%" r="50%"/></svg>`

/** The portrait in a circle, on its tint. */
const portraitOf = (portrait: Buffer): Promise<Buffer> =>
  sharp(portrait)
    .resize(PORTRAIT.size, PORTRAIT.size)
    .flatten({ background: colors.tint })
    .composite([{ input: Buffer.from(round), blend: 'dest-in' }])
    .png()
    .toBuffer()

/** The picture that messengers show of a page about a person: PNG. */
export const drawPicture = async (picture: SitePicture, portrait: Buffer | undefined): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colors.sand}"/>${disc(picture)}${words(picture)}${foot(picture)}</svg>`
  const { left, top } = PORTRAIT
  const face = portrait ? [{ input: await portraitOf(portrait), left, top }] : []
  return sharp(Buffer.from(svg)).composite(face).png({ palette: true, colors: 128 }).toBuffer()
}
