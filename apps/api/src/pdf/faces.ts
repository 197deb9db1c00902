import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'
import * as z from 'zod/mini'

export type Weight = 'regular' | 'bold'

/** A face in a file, which embeds the used letters. */
export interface Face {
  readonly name: string
  readonly content: Buffer
  readonly font: Font
  /** Drawn with an outline, because its file has only the thinnest cut. */
  readonly isThin: boolean
  /** Its letters are put together from a stem and dots. */
  readonly joinsParts: boolean
}

/** Path of a package's file. */
const resolve = (name: string): string => createRequire(import.meta.url).resolve(name)

const faceOf = (name: string, content: Buffer, isThin = false): Face => {
  const font = create(content)
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts`)
  return { name, content, font, isThin, joinsParts: name.includes('Arabic') }
}

/** By file: a face is read when first needed, and cached. */
const loaded = new Map<string, Face>()
const load = (file: string): Face => {
  const face = loaded.get(file) ?? faceOf(file, readFileSync(resolve(file)))
  loaded.set(file, face)
  return face
}
const google = (family: string, weight: Weight): Face => {
  const cut = weight === 'bold' ? '700Bold' : '400Regular'
  const name = family.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return load(`@expo-google-fonts/${family}/${cut}/${name}_${cut}.ttf`)
}

/** Han, kana and their signs come in files of some hundred signs each, which must be read in advance. */
const HAN = '@fontsource-variable/noto-sans-sc'
const isHan = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}ー]/u

const readRanges = (text: string): readonly (readonly [number, number])[] =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
const hanFiles = Object.entries(
  z.parse(z.record(z.string(), z.string()), JSON.parse(readFileSync(resolve(`${HAN}/unicode.json`), 'utf8'))),
).map(([key, ranges]) => ({
  file: `${HAN}/files/noto-sans-sc-${key.replace(/[[\]]/g, '')}-wght-normal.woff2`,
  ranges: readRanges(ranges),
}))
const hanFileOf = (sign: string): string | undefined => {
  const code = sign.codePointAt(0) ?? 0
  return hanFiles.find(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to))?.file
}

/** Loads the faces for the Chinese and Japanese signs in some texts. */
export const readFaces = async (texts: string): Promise<void> => {
  const signs = new Set(Array.from(texts).filter((sign) => isHan.test(sign)))
  const wanted = new Set([...signs].flatMap((sign) => hanFileOf(sign) ?? []))
  for (const file of wanted) {
    if (loaded.has(file)) continue
    const content = Buffer.from(await decompress(readFileSync(resolve(file))))
    loaded.set(file, faceOf(file, content, true))
  }
}

/** Our own face has every Latin letter; the next one Greek, Cyrillic and currency signs. */
const first = (weight: Weight): readonly Face[] => [google('figtree', weight), google('noto-sans', weight)]

/** How far our own font rises above the line, in its size. */
export const ascentOf = (weight: Weight): number => {
  const { ascent, unitsPerEm } = google('figtree', weight).font
  return ascent / unitsPerEm
}

/** The faces of one script, and last a plain one with nearly every letter. */
const others = (sign: string, weight: Weight): readonly (() => Face | undefined)[] => [
  ...(/\p{Script=Arabic}/u.test(sign) ? [() => google('noto-sans-arabic', weight)] : []),
  ...(/\p{Script=Hebrew}/u.test(sign) ? [() => google('noto-sans-hebrew', weight)] : []),
  ...(isHan.test(sign) ? [() => loaded.get(hanFileOf(sign) ?? '')] : []),
  () => load('@fontsource/unifontex/files/unifontex-latin-400-normal.woff'),
]

const has = ({ font }: Face, sign: string): boolean => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)

/** The face for a sign; undefined if none has it. */
export const faceFor = (sign: string, weight: Weight): Face | undefined => {
  const own = first(weight)
  if (sign === '\n') return own[0]
  const found = own.find((face) => has(face, sign))
  if (found) return found
  for (const open of others(sign, weight)) {
    const face = open()
    if (face && has(face, sign)) return face
  }
  return undefined
}
