import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
} from '@mantine/core'
import { SteadyButton } from '../action/steady-button.tsx'
import { amber, apricot, coral, dark, gray, leaf, sky, teal } from './shades.ts'
import { light, dark as night, shared } from './skins.ts'

const filledInk: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input)
  return input.variant === 'filled' ? { ...resolved, color: 'var(--emma-on-filled)' } : resolved
}

const controlHeights: Readonly<Record<string, string>> = {
  // On phones at least a thumb high (`base.css`).
  xs: 'max(32px, var(--emma-thumb, 0px))',
  sm: 'max(40px, var(--emma-thumb, 0px))',
  md: '44px',
  lg: '48px',
  xl: '56px',
}
const heightOf = (size: unknown) => controlHeights[typeof size === 'string' ? size : 'md'] ?? '44px'

export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 4 },
  black: '#13201f',
  colors: { teal, apricot, coral, amber, leaf, sky, gray, dark },
  variantColorResolver: filledInk,
  fontFamily:
    "'Figtree Variable', 'Roboto for Figtree', 'Arial for Figtree', 'DejaVu for Figtree', system-ui, sans-serif",
  fontSizes: { xs: '0.8125rem', sm: '0.8125rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  headings: {
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.5625rem', lineHeight: '1.2' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '8px', md: '8px', lg: '12px', xl: '999px' },
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
    ActionIcon: {
      defaultProps: { variant: 'subtle', size: 44, component: SteadyButton },
      // Like its icon, it does not grow with the letters, which need the room.
      vars: (_: unknown, { size }: { size?: unknown }) => ({
        root: typeof size === 'number' ? { '--ai-size': `${size}px` } : {},
      }),
    },
    // A round box would look like a radio button.
    Checkbox: { defaultProps: { radius: 'xs' } },
    Chip: { vars: () => ({ root: { '--chip-size': 'max(32px, var(--emma-thumb, 0px))' } }) },
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

/** Mantine's variables in each scheme, and our own (`--emma-*`), which every CSS module uses. */
export const variables: CSSVariablesResolver = () => ({ variables: shared, light, dark: night })
