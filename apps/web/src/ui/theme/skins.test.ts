import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { expect, test } from 'vitest'
import { amber, apricot, coral, leaf, sky, teal } from './shades.ts'
import { theme, variables } from './theme.ts'

/** Every variable of a skin, Mantine's too, with its colour. */
const coloursOf = (skin: 'light' | 'dark') => {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme)
  const [mantine, ours] = [defaultCssVariablesResolver(whole), variables(whole)]
  const all: Record<string, string> = {
    ...mantine.variables,
    ...mantine[skin],
    ...ours.variables,
    ...ours[skin],
  }
  const resolve = (name: string): string => {
    const value = all[name] ?? ''
    const other = /^var\((.+)\)$/.exec(value)?.[1]
    return other === undefined ? value : resolve(other)
  }
  return resolve
}

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (bright + 0.05) / (dim + 0.05)
}

const grounds: readonly string[] = ['--mantine-color-body', '--emma-surface', '--emma-work']
const onGrounds: readonly string[] = [
  '--mantine-color-text',
  '--mantine-color-dimmed',
  '--mantine-color-placeholder',
  '--mantine-color-error',
  '--mantine-color-coral-light-color',
  '--mantine-color-success',
  '--emma-brand-ink',
  '--emma-apricot-ink',
  '--emma-warning-ink',
  '--emma-success-ink',
  '--emma-info-ink',
  '--emma-danger-ink',
  '--emma-neutral-ink',
]
const states = ['apricot', 'warning', 'success', 'info', 'danger', 'neutral', 'selected', 'deep'] as const

const texts: readonly (readonly [string, string])[] = [
  ...onGrounds.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ...states.map((state) => [`--emma-${state}-ink`, `--emma-${state}-bg`] as const),
  ['--emma-deep-muted', '--emma-deep-bg'],
  ['--mantine-color-coral-light-color', '--mantine-color-coral-light'],
  ['--mantine-color-coral-light-color', '--mantine-color-coral-light-hover'],
  ['--mantine-color-text', '--emma-selected-bg'],
  ['--mantine-color-text', '--emma-apricot-bg'],
  ['--mantine-color-text', '--emma-warning-bg'],
  ['--mantine-color-dimmed', '--emma-apricot-bg'],
  ['--mantine-color-dimmed', '--emma-selected-bg'],
  ['--mantine-color-dimmed', '--emma-neutral-bg'],
  ['--emma-menu-ink', '--emma-menu-bg'],
  ['--emma-menu-ink', '--emma-menu-hover'],
  ['--mantine-color-dimmed', '--emma-menu-bg'],
  ['--emma-brand-ink', '--emma-selected-bg'],
]
const edges: readonly (readonly [string, string])[] = grounds.map((ground) => [
  '--mantine-color-default-border',
  ground,
])

const bones = grounds.map((ground) => ['--emma-bone', ground] as const)

const tooClose = (skin: 'light' | 'dark', pairs: readonly (readonly [string, string])[], least: number) => {
  const colour = coloursOf(skin)
  return pairs.filter(([ink, ground]) => !(contrast(colour(ink), colour(ground)) >= least)).map(String)
}

test.each(['light', 'dark'] as const)(
  'everybody can read the %s skin, and see where its fields are',
  (skin) => {
    expect(tooClose(skin, texts, 4.5)).toEqual([])
    expect(tooClose(skin, edges, 3)).toEqual([])
    expect(tooClose(skin, bones, 1.4)).toEqual([])
  },
)

test.each(['light', 'dark'] as const)(
  'a button that can’t be pressed now is seen, and its words are read, in the %s skin',
  (skin) => {
    const button = '--mantine-color-disabled'
    expect(tooClose(skin, [['--mantine-color-disabled-color', button]], 4)).toEqual([])
    expect(tooClose(skin, [[button, '--emma-surface']], 1.3)).toEqual([])
  },
)

test('the words of a filled button are read in both skins', () => {
  for (const shades of [teal, apricot, coral, amber, leaf, sky]) {
    expect(contrast(shades[7], coloursOf('light')('--emma-on-filled'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(shades[4], coloursOf('dark')('--emma-on-filled'))).toBeGreaterThanOrEqual(4.5)
  }
})

const source = join(import.meta.dirname, '../..')
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(join(source, file), 'utf8') }))

const found = (pattern: RegExp, allowed: RegExp) =>
  sheets.flatMap(({ file, css }) =>
    [...css.matchAll(pattern)].filter(([rule]) => !allowed.test(rule)).map(([rule]) => `${file}: ${rule}`),
  )

test('stylesheets keep to seven sizes of type and three of corners', () => {
  const sizes = /: (?:(?:0\.8125|0\.9375|1\.0625|1\.25|1\.5625|2|2\.5)rem|inherit|clamp\(.*|var\(.*|0|1em);$/
  expect(found(/font-size: [^;]+;/g, sizes)).toEqual([])
  const corners = /: (?:(?:0|2px|4px|8px|12px|999px)\s?)+;$|var\(|inherit|50%/
  expect(found(/border[a-z-]*-radius: [^;]+;/g, corners)).toEqual([])
})
