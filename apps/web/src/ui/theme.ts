import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import { SteadyButton } from './action/steady-button.tsx'

/** Every token of the looks; contrast was computed for the pairs. No colour lives elsewhere. */
const ink = '#161e20'
const inkOnBright = '#0a0f11'

const jade: MantineColorsTuple = [
  '#edf7f6', '#d5e9e7', '#a3d6d1', '#77c3bc', '#4aaba3', '#2f938c', '#157f79', '#0b6e69', '#085a56', '#0a3532',
] // biome-ignore format: ten shades are read side by side
const coral: MantineColorsTuple = [
  '#fdf0ed', '#fadcd5', '#f5bcb0', '#f2a08f', '#ee8b76', '#dd6448', '#c54a2e', '#b0351d', '#8f2a16', '#5e1b0e',
] // biome-ignore format: ten shades are read side by side
const amber: MantineColorsTuple = [
  '#fff8e8', '#fff3d6', '#ffe3a6', '#f6ce73', '#e6b450', '#c98f22', '#a96c0a', '#8a5300', '#6f4300', '#4a2d00',
] // biome-ignore format: ten shades are read side by side
const leaf: MantineColorsTuple = [
  '#f2faf4', '#e6f5ea', '#bfe5ca', '#93d2a5', '#66bd7e', '#419f5b', '#2b8145', '#1c6b35', '#155529', '#0d381b',
] // biome-ignore format: ten shades are read side by side
const sky: MantineColorsTuple = [
  '#f3f8fe', '#e9f2fc', '#c2dcf6', '#97c2ee', '#6ba7e4', '#478bd2', '#2f73bd', '#1d5fa8', '#164b86', '#0e3058',
] // biome-ignore format: ten shades are read side by side
const gray: MantineColorsTuple = [
  '#f6f8f8', '#eef2f2', '#e1e7e7', '#dfe6e6', '#6a797b', '#607072', '#5b6a6c', '#506062', '#344143', '#161e20',
] // biome-ignore format: ten shades are read side by side
const dark: MantineColorsTuple = [
  '#e4eaea', '#c5cfd0', '#a3b1b3', '#8b9b9d', '#6d7d80', '#263336', '#1b2629', '#131c1f', '#0f1618', '#0a0f11',
] // biome-ignore format: ten shades are read side by side

const filledInk: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input)
  return input.variant === 'filled' ? { ...resolved, color: 'var(--emma-on-filled)' } : resolved
}

const controlHeights: Readonly<Record<string, string>> = {
  xs: '32px',
  sm: '40px',
  md: '44px',
  lg: '48px',
  xl: '56px',
}
const heightOf = (size: unknown) => controlHeights[typeof size === 'string' ? size : 'md'] ?? '44px'

export const theme = createTheme({
  primaryColor: 'jade',
  primaryShade: { light: 7, dark: 4 },
  black: ink,
  colors: {
    jade,
    coral,
    amber,
    leaf,
    sky,
    gray,
    dark,
    red: coral,
    yellow: amber,
    green: leaf,
    teal: leaf,
    blue: sky,
  },
  variantColorResolver: filledInk,
  fontFamily: "'Figtree Variable', system-ui, sans-serif",
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  headings: {
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.375rem', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.4' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '999px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: {
      defaultProps: { size: 'md', component: SteadyButton },
      vars: (_: unknown, props: { size?: unknown }) => ({
        root: { '--button-height': heightOf(props.size) },
      }),
    },
    ActionIcon: { defaultProps: { variant: 'subtle', size: 44, component: SteadyButton } },
    // A round box would be taken for a radio button.
    Checkbox: { defaultProps: { radius: 'xs' } },
    InputWrapper: { defaultProps: { size: 'md' } },
    Input: {
      defaultProps: { size: 'md' },
      vars: (_: unknown, props: { size?: unknown }) => ({
        wrapper: { '--input-height': heightOf(props.size) },
      }),
    },
    Paper: { defaultProps: { radius: 'lg' } },
    Card: { defaultProps: { radius: 'lg', withBorder: true } },
    Modal: { defaultProps: { radius: 'lg', centered: true } },
    Badge: { defaultProps: { tt: 'none', fw: 600 } },
    Tooltip: { defaultProps: { openDelay: 300 } },
  },
})

/** Backgrounds of the `light` variant in dark: Mantine's own are nearly black. */
const tints = {
  '--mantine-color-jade-light': '#173c3a',
  '--mantine-color-coral-light': '#3d1d15',
  '--mantine-color-red-light': '#3d1d15',
  '--mantine-color-amber-light': '#3a2a0a',
  '--mantine-color-leaf-light': '#15321f',
  '--mantine-color-sky-light': '#142c45',
  '--mantine-color-gray-light': '#263336',
  '--mantine-primary-color-light': '#173c3a',
}

/** What Mantine's variables are in each scheme, and our own (`--emma-*`), which every CSS module uses. */
export const variables: CSSVariablesResolver = () => ({
  variables: { '--emma-menu-width': '264px', '--emma-menu-narrow': '76px', '--emma-header-height': '64px' },
  light: {
    '--mantine-color-body': '#f6f8f8',
    '--mantine-color-text': ink,
    '--mantine-color-dimmed': '#506062',
    '--mantine-color-placeholder': '#5b6a6c',
    '--mantine-color-error': '#b0351d',
    '--mantine-color-success': '#1c6b35',
    '--mantine-color-default-border': '#6a797b',
    '--mantine-color-disabled-color': '#506062',
    '--emma-on-filled': '#ffffff',
    '--emma-surface': '#ffffff',
    '--emma-hairline': '#dfe6e6',
    '--emma-control-border': '#6a797b',
    '--emma-selected-bg': '#d5e9e7',
    '--emma-selected-ink': '#085a56',
    '--emma-menu-bg': '#ffffff',
    '--emma-menu-ink': '#344143',
    '--emma-menu-muted': '#506062',
    '--emma-menu-hover': '#eef2f2',
    '--emma-menu-line': '#dfe6e6',
    '--emma-brand-ink': '#0b6e69',
    '--emma-warning-bg': '#fff3d6',
    '--emma-warning-ink': '#8a5300',
    '--emma-success-bg': '#e6f5ea',
    '--emma-success-ink': '#1c6b35',
    '--emma-info-bg': '#e9f2fc',
    '--emma-info-ink': '#1d5fa8',
    '--emma-danger-bg': '#fdf0ed',
    '--emma-danger-ink': '#b0351d',
    '--emma-neutral-bg': '#eef2f2',
    '--emma-neutral-ink': '#344143',
  },
  dark: {
    '--mantine-color-body': '#131c1f',
    '--mantine-color-text': '#e4eaea',
    '--mantine-color-dimmed': '#a3b1b3',
    '--mantine-color-placeholder': '#a3b1b3',
    '--mantine-color-error': '#f2a08f',
    '--mantine-color-success': '#93d2a5',
    '--mantine-color-default-border': '#6d7d80',
    '--mantine-color-disabled-color': '#a3b1b3',
    ...tints,
    // Its fourth shade, which filled colours have here, is too dark for their ink.
    '--mantine-color-gray-filled': '#a3b1b3',
    '--emma-on-filled': inkOnBright,
    '--emma-surface': '#1b2629',
    '--emma-hairline': '#2d3b3e',
    '--emma-control-border': '#6d7d80',
    '--emma-selected-bg': '#173c3a',
    '--emma-selected-ink': '#a3d6d1',
    '--emma-menu-bg': '#1b2629',
    '--emma-menu-ink': '#c5cfd0',
    '--emma-menu-muted': '#a3b1b3',
    '--emma-menu-hover': '#263336',
    '--emma-menu-line': '#2d3b3e',
    '--emma-brand-ink': '#77c3bc',
    '--emma-warning-bg': '#3a2a0a',
    '--emma-warning-ink': '#f6ce73',
    '--emma-success-bg': '#15321f',
    '--emma-success-ink': '#93d2a5',
    '--emma-info-bg': '#142c45',
    '--emma-info-ink': '#97c2ee',
    '--emma-danger-bg': '#3d1d15',
    '--emma-danger-ink': '#f5bcb0',
    '--emma-neutral-bg': '#263336',
    '--emma-neutral-ink': '#c5cfd0',
  },
})
