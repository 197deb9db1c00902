import type { MantineColorsTuple } from '@mantine/core'

/** Ten shades of each colour: the light skin fills with the eighth, the dark one with the fifth. */
type Shades = MantineColorsTuple

export const teal: Shades = [
  '#f0f8f6', '#e6f2f0', '#c3e2de', '#8fcbc4', '#5db8af', '#2f958d', '#157f79', '#0b6e69', '#085553', '#07393a',
] // biome-ignore format: ten shades are read side by side
export const apricot: Shades = [
  '#fdeee2', '#fbdfc9', '#f9cfae', '#f6ba8d', '#f4a672', '#e08546', '#c4622a', '#a8480f', '#86390c', '#5a2608',
] // biome-ignore format: ten shades are read side by side
export const coral: Shades = [
  '#fdf1f0', '#fbe4e2', '#f6c3be', '#f1a49d', '#ee8b82', '#d9564c', '#c73a30', '#b3261e', '#8f1d17', '#5c120e',
] // biome-ignore format: ten shades are read side by side
export const amber: Shades = [
  '#fff9ea', '#fdf1d3', '#fae2a8', '#f3ce78', '#e8b650', '#c98f22', '#a96f06', '#8a5a00', '#6c4600', '#473000',
] // biome-ignore format: ten shades are read side by side
export const leaf: Shades = [
  '#f1f9f4', '#e4f4ea', '#bde3cb', '#8fd0a8', '#63bd86', '#3c9c63', '#2a8857', '#1f7a4d', '#175c3a', '#0e3a25',
] // biome-ignore format: ten shades are read side by side
export const sky: Shades = [
  '#f3f8fe', '#e9f2fc', '#c2dcf6', '#97c2ee', '#6ba7e4', '#478bd2', '#2f73bd', '#1d5fa8', '#164b86', '#0e3058',
] // biome-ignore format: ten shades are read side by side
export const gray: Shades = [
  '#faf8f4', '#f3f0e9', '#e6e1d7', '#dcd6ca', '#7b8886', '#5f6d6b', '#566664', '#566664', '#36423f', '#13201f',
] // biome-ignore format: ten shades are read side by side
export const dark: Shades = [
  '#e6eceb', '#c8d2d0', '#a4b2b0', '#8a9997', '#6f7f7d', '#263634', '#1a2827', '#101a19', '#0c1413', '#080f0e',
] // biome-ignore format: ten shades are read side by side
